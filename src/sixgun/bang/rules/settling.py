"""The moment when everything that waits happens, and the only place where a turn or a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.rules.winning import judge

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class TurnOver(Exception):
    """The player whose turn it is has been eliminated."""


class GameOver(Exception):
    """The game has been won."""


async def settle(game: Game) -> None:
    """An effect has ended: let those act who wait for that; if nobody is busy, see whether turn or game are over."""
    state = game.state
    if game.acting("on_settled"):
        for me, effect in game.walking("on_settled"):
            if not state.busy >> me & 1:
                await effect.on_settled(game, me)
    if state.fallen and (not state.busy or game.options.judge_at_once):
        state.outcome = judge(game)
        if state.outcome:
            raise GameOver
        if state.players[state.turn].out and not state.busy:
            raise TurnOver
