"""Small contests, for tests of the arena."""

from __future__ import annotations

from typing import Any, Final

from sixgun.arena.table import Table
from sixgun.games import TITLES

ARENA: Final = ("arena", "--bots", "cowboy,random", "--games", "12", "--seed", "7")
"""A command that takes no time."""


def small(game: str = "bang", players: int | None = None, **more: Any) -> Table:
    """A table of the usual kind."""
    title = TITLES[game]
    return Table(players or title.usual, "arena", title.sets[:1], title.options(), game, **more)
