"""How fast a game goes on in which only bots are left, as those wish who watch it."""

from __future__ import annotations

from typing import Final

from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats

PACES: Final = {"": 1.0, "fast": 0.25, "end": 0.0}
"""The speeds that people may wish for, and how each changes the pauses of bots."""
LEAST: Final = 0.01
"""The least number of seconds between two answers of bots, so that a game that is played to its end leaves time to the
other tables.
"""


def left_to_bots(match: Match, seats: Seats) -> bool:
    """Is every seat that is still in the game a bot's? A person's seat is not, even while a bot plays for them."""
    return all(seats[seat].bot for seat in match.living())


def haste(match: Match, seats: Seats) -> float:
    """Return the factor for pauses. Nobody is hurried: the slowest wish of the people at the table counts."""
    if not left_to_bots(match, seats):
        return 1.0
    there = [place for place in seats if place.guest is not None and place.online]
    return max((PACES[place.hurry] for place in there), default=1.0)
