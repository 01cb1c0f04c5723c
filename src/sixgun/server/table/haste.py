"""How fast a game goes on that is left to bots: as those wish who are out of it and look on."""

from __future__ import annotations

from typing import Final

from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats

PACES: Final = {"": 1.0, "fast": 0.25, "end": 0.0}
"""What people may wish for, and what it makes of the pauses of bots."""
LEAST: Final = 0.01
"""Seconds between two answers of bots at least: a game that is played to its end at once leaves the other tables their
time."""


def left_to_bots(match: Match, seats: Seats) -> bool:
    """Is every seat that is still in the game a bot's? A person's is not, even while a bot plays for them."""
    return all(seats[seat].bot for seat in match.living())


def haste(match: Match, seats: Seats) -> float:
    """What becomes of a pause: nobody is hurried, so the slowest wish of the people at the table counts."""
    if not left_to_bots(match, seats):
        return 1.0
    there = [place for place in seats if place.guest is not None and place.online]
    return max((PACES[place.hurry] for place in there), default=1.0)
