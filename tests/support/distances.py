"""The distances at which seats see each other."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.support.table import Table


def seen_by_others(t: Table, seat: int = 0) -> list[int]:
    """The distances at which the others, clockwise, see a seat."""
    count = len(t.game.state.players)
    return [View(t.game, 0).distance((seat + step) % count, seat) for step in range(1, count)]


def seen_from(t: Table, seat: int = 0) -> list[int]:
    """The distances at which a seat sees the others, clockwise."""
    count = len(t.game.state.players)
    return [View(t.game, 0).distance(seat, (seat + step) % count) for step in range(1, count)]
