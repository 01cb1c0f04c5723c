"""Small contests, for tests of the arena."""

from __future__ import annotations

from typing import Any, Final

from sixgun.arena.game_plan import GamePlan
from sixgun.games import GAME_TYPES

ARENA: Final = ("arena", "--bots", "cowboy,random", "--games", "12", "--seed", "7")
"""A command that takes no time."""


def small(game: str = "bang", players: int | None = None, **more: Any) -> GamePlan:
    """A table of the usual kind."""
    game_type = GAME_TYPES[game]
    return GamePlan(
        players or game_type.default_players, "arena", game_type.sets[:1], game_type.options(), game, **more
    )
