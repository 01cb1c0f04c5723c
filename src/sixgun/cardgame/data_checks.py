"""Checks of plain data from a file before the rules use it: the types of values, and their bounds."""

from __future__ import annotations

from typing import Any, Final

MOST_LIFE: Final = 20
"""More than any character has. Dead characters may be this far below 0."""
MOST_TURNS: Final = 1 << 31
LARGEST_NOTE: Final = 1 << 31
MOST_NOTES: Final = 1000
LARGEST_CHANCE: Final = 1 << 48
"""In bytes that the game has used."""


def is_whole(value: Any, least: int, most: int) -> bool:
    """Is this a whole number within these bounds? True and False are not numbers here."""
    return type(value) is int and least <= value <= most


def are_whole(values: Any, least: int, most: int) -> bool:
    """Is this a list of whole numbers within these bounds?"""
    return isinstance(values, (list, tuple)) and all(is_whole(value, least, most) for value in values)


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def are_lists(values: Any) -> bool:
    """Is this a list of lists?"""
    return isinstance(values, list) and all(isinstance(value, (list, tuple)) for value in values)


def are_texts(values: Any) -> bool:
    return isinstance(values, (list, tuple)) and all(isinstance(value, str) for value in values)


def are_pairs(values: Any, seats: int) -> bool:
    """Is this a list of pairs that begin with a seat?"""
    return (
        isinstance(values, (list, tuple))
        and len(values) <= MOST_NOTES
        and all(isinstance(value, tuple) and len(value) == 2 and is_whole(value[0], 0, seats - 1) for value in values)
    )


def are_marks(marks: Any, seats: int) -> bool:
    """Are these marks of effects? They map a name and a seat (-1: the whole table) to a number."""
    return len(marks) <= MOST_NOTES and all(
        isinstance(name, str) and is_whole(seat, -1, seats - 1) and is_whole(number, -LARGEST_NOTE, LARGEST_NOTE)
        for (name, seat), number in marks.items()
    )


def is_life(bearer: Any) -> bool:
    """Are the life points of this player or character plausible?"""
    return (
        is_whole(bearer.max_life, 0, MOST_LIFE)
        and is_whole(bearer.life, -MOST_LIFE, bearer.max_life)
        and type(bearer.out) is bool
    )


def is_moment(state: Any, seats: int) -> bool:
    """Are the parts plausible that every state has: the turn, the phase, the piles, the marks and the chance?

    The game must not be over.
    """
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
