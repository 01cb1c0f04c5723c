"""Which boxes a position needs: those that it names, or those that hold what it names."""

from __future__ import annotations

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.position.lines import Lines
from sixgun.bang.rules.setup import BASE


def sets_of(lines: Lines, catalogue: Catalogue) -> tuple[str, ...]:
    """The boxes in the order of the shelf; the base game is always among them.

    A card that one of them has does not call for another box, however often it is named.
    """
    named = [BASE, *lines.sets]
    if not lines.sets:
        if len(lines.seats) > catalogue.card_set(BASE).most_players:
            named += [
                card_set.slug for card_set in catalogue.sets.values() if card_set.most_players >= len(lines.seats)
            ][:1]
        named += [set_with(slug, catalogue) for slug in effects_named(lines)]
        for text in cards_named(lines):
            boxes = sets_with_card(text, catalogue)
            if boxes and not set(boxes) & set(named):
                named.append(boxes[0])
    return tuple(slug for slug in catalogue.sets if slug in named)


def effects_named(lines: Lines) -> list[str]:
    """Characters, also copied and hidden ones, and events."""
    characters = [slug for seat in lines.seats for slug in (*seat.characters, *(card.text for card in seat.spare))]
    events = [lines.event, *(card.text for card in lines.events)]
    return [*characters, *filter(None, events)]


def cards_named(lines: Lines) -> list[str]:
    cards = [card for seat in lines.seats for card in (*seat.hand, *seat.play)]
    return [card.text for card in (*cards, *(card for pile in lines.piles.values() for card in pile))]


def sets_with_card(text: str, catalogue: Catalogue) -> list[str]:
    """The boxes that hold a playing card with this face."""
    return [card_set.slug for card_set in catalogue.sets.values() if text in [face.text for face in card_set.deck]]


def set_with(slug: str, catalogue: Catalogue) -> str:
    """The box of a character or an event."""
    boxes = catalogue.sets.values()
    return next(
        card_set.slug
        for card_set in boxes
        if slug in [effect.slug for effect in (*card_set.characters, *card_set.events)]
    )


def left_out(name: str, box: str) -> str:
    """The cause why something cannot be there."""
    return f"{name} belongs to the set {box}, which is not in “sets”: add it there"
