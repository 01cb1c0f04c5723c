"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.faces import SIDES
from sixgun.kernel.outcome import Outcome

if TYPE_CHECKING:
    from sixgun.duel.game import Game

REASONS: Final = tuple(f"{side}_wins" for side in SIDES)
"""The reason of the outcome, by the seat of the winner."""


class GameOver(Exception):
    """The game has been won."""


def judge(game: Game) -> Outcome | None:
    """Return the outcome if a side has no character left, in play or in reserve (4)."""
    state = game.state
    for seat, player in enumerate(state.players):
        if not player.reserve and all(state.fighters[fighter].out for fighter in player.line):
            return Outcome((1 - seat,), REASONS[1 - seat])
    return None
