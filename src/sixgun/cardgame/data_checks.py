"""What plain data from a file must be like before the rules work on it: kinds of values, and their bounds."""

from __future__ import annotations

from typing import Any, Final

MOST_LIFE: Final = 20
"""More than any character has; whoever is dead may be as far below 0."""
MOST_TURNS: Final = 1 << 31
LARGEST_NOTE: Final = 1 << 31
MOST_NOTES: Final = 1000
LARGEST_CHANCE: Final = 1 << 48
"""Bytes of chance that were used."""


def is_whole(value: Any, least: int, most: int) -> bool:
    """A whole number from the least to the most; true and false are none."""
    return type(value) is int and least <= value <= most


def are_whole(values: Any, least: int, most: int) -> bool:
    """A list of such numbers."""
    return isinstance(values, (list, tuple)) and all(is_whole(value, least, most) for value in values)


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def are_lists(values: Any) -> bool:
    """A list of lists."""
    return isinstance(values, list) and all(isinstance(value, (list, tuple)) for value in values)


def are_texts(values: Any) -> bool:
    return isinstance(values, (list, tuple)) and all(isinstance(value, str) for value in values)


def are_pairs(values: Any, seats: int) -> bool:
    """A list of pairs that begin with a seat."""
    return (
        isinstance(values, (list, tuple))
        and len(values) <= MOST_NOTES
        and all(isinstance(value, tuple) and len(value) == 2 and is_whole(value[0], 0, seats - 1) for value in values)
    )


def are_marks(marks: Any, seats: int) -> bool:
    """Notes of effects: a name and a seat (-1: the whole table) to a number."""
    return len(marks) <= MOST_NOTES and all(
        isinstance(name, str) and is_whole(seat, -1, seats - 1) and is_whole(number, -LARGEST_NOTE, LARGEST_NOTE)
        for (name, seat), number in marks.items()
    )


def is_life(bearer: Any) -> bool:
    """Life points of a player or a character."""
    return (
        is_whole(bearer.max_life, 0, MOST_LIFE)
        and is_whole(bearer.life, -MOST_LIFE, bearer.max_life)
        and type(bearer.out) is bool
    )


def is_moment(state: Any, seats: int) -> bool:
    """What every game has: whose turn it is, which one, the cards in piles, and the place in the chance. A game that is
    over has no turn."""
    last = len(state.faces) - 1
    return (
        is_whole(state.turn, 0, seats - 1)
        and is_whole(state.turn_number, 1, MOST_TURNS)
        and is_text(state.phase)
        and are_whole(state.discard, 0, last)
        and are_whole(state.on_table, 0, last)
        and is_whole(state.chance.position, 0, LARGEST_CHANCE)
        and all(are_marks(getattr(state, name), seats) for name in state.marks_fields)
        and state.outcome is None
    )
