"""Which boxes a position needs: those that it names, or those that hold what it names."""

from __future__ import annotations

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.position_lines import Lines
from sixgun.bang.rules.setup import BASE


def sets_of(lines: Lines, catalogue: Catalogue) -> tuple[str, ...]:
    """The boxes in the order of the shelf; the base game is always among them.

    A card that one of them has does not call for another box, however often it is named.
    """
    named = [BASE, *lines.sets]
    if not lines.sets:
        if len(lines.seats) > catalogue.box(BASE).most_players:
            named += [box.slug for box in catalogue.boxes.values() if box.most_players >= len(lines.seats)][:1]
        named += [box_with(slug, catalogue) for slug in effects_named(lines)]
        for text in cards_named(lines):
            boxes = boxes_with_card(text, catalogue)
            if boxes and not set(boxes) & set(named):
                named.append(boxes[0])
    return tuple(slug for slug in catalogue.boxes if slug in named)


def effects_named(lines: Lines) -> list[str]:
    """Characters, also copied and hidden ones, and events."""
    characters = [slug for seat in lines.seats for slug in (*seat.characters, *(card.text for card in seat.spare))]
    events = [lines.event, *(card.text for card in lines.events)]
    return [*characters, *filter(None, events)]


def cards_named(lines: Lines) -> list[str]:
    cards = [card for seat in lines.seats for card in (*seat.hand, *seat.play)]
    return [card.text for card in (*cards, *(card for pile in lines.piles.values() for card in pile))]


def boxes_with_card(text: str, catalogue: Catalogue) -> list[str]:
    """The boxes that hold a playing card with this face."""
    return [box.slug for box in catalogue.boxes.values() if text in [face.text for face in box.deck]]


def box_with(slug: str, catalogue: Catalogue) -> str:
    """The box of a character or an event."""
    boxes = catalogue.boxes.values()
    return next(box.slug for box in boxes if slug in [effect.slug for effect in (*box.characters, *box.events)])


def left_out(name: str, box: str) -> str:
    """The cause why something cannot be there."""
    return f"{name} belongs to the set {box}, which is not in “sets”: add it there"
