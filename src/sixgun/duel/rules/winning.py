"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.faces import SIDES
from sixgun.kernel.outcome import Outcome

if TYPE_CHECKING:
    from sixgun.duel.game import Game

REASONS: Final = tuple(f"{side}_wins" for side in SIDES)
"""Why a game has ended, by the winner's seat."""


class GameOver(Exception):
    """The game has been won."""


def judge(game: Game) -> Outcome | None:
    """A side without a character in play and in reserve has lost (4)."""
    state = game.state
    for seat, player in enumerate(state.players):
        if not player.reserve and all(state.fighters[fighter].out for fighter in player.line):
            return Outcome((1 - seat,), REASONS[1 - seat])
    return None
