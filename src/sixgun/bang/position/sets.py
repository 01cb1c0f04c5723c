"""The sets a position needs: the sets it lists, or those that contain what it names."""

from __future__ import annotations

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.position.lines import Lines
from sixgun.bang.rules.setup import BASE


def sets_of(lines: Lines, catalogue: Catalogue) -> tuple[str, ...]:
    """Return the sets in catalogue order. The base set is always included.

    A set is not added for a card that one of the other sets already contains, however often the card is named.
    """
    named = [BASE, *lines.sets]
    if not lines.sets:
        if len(lines.seats) > catalogue.card_set(BASE).most_players:
            named += [
                card_set.slug for card_set in catalogue.sets.values() if card_set.most_players >= len(lines.seats)
            ][:1]
        named += [set_with(slug, catalogue) for slug in effects_named(lines)]
        for text in cards_named(lines):
            candidates = sets_with_card(text, catalogue)
            if candidates and not set(candidates) & set(named):
                named.append(candidates[0])
    return tuple(slug for slug in catalogue.sets if slug in named)


def effects_named(lines: Lines) -> list[str]:
    """Return the characters, including copied and spare ones, and the events."""
    characters = [slug for seat in lines.seats for slug in (*seat.characters, *(card.text for card in seat.spare))]
    events = [lines.event, *(card.text for card in lines.events)]
    return [*characters, *filter(None, events)]


def cards_named(lines: Lines) -> list[str]:
    cards = [card for seat in lines.seats for card in (*seat.hand, *seat.play)]
    return [card.text for card in (*cards, *(card for pile in lines.piles.values() for card in pile))]


def sets_with_card(text: str, catalogue: Catalogue) -> list[str]:
    """Return the sets that contain a playing card with this face."""
    return [card_set.slug for card_set in catalogue.sets.values() if text in [face.text for face in card_set.deck]]


def set_with(slug: str, catalogue: Catalogue) -> str:
    """Return the set of a character or an event."""
    return next(
        card_set.slug
        for card_set in catalogue.sets.values()
        if slug in [effect.slug for effect in (*card_set.characters, *card_set.events)]
    )


def left_out(name: str, set_slug: str) -> str:
    """Say that something belongs to a set that is not in the game."""
    return f"{name} belongs to the set {set_slug}, which is not in “sets”: add it there"
