"""The moment when everything that waits happens, and the only place where a turn or a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.rules.winning import judge
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class TurnOver(Exception):
    """The player whose turn it is has been eliminated."""


class GameOver(Exception):
    """The game has been won."""


def unsettled(game: Game) -> bool:
    """Is there anything to settle? Nearly never, so where it is hot this is asked before a coroutine is made."""
    if game.state.due:
        return True
    for me, effect in game.index.acting["on_settled"]:
        if effect.waits(game, me):
            return True
    return False


async def settle(game: Game) -> None:
    """An effect has ended: let those act who wait for that; if nobody is busy, see whether turn or game are over."""
    state = game.state
    for me, effect in game.index.turned("on_settled", state.turn):
        free = me == NOBODY or not (state.busy >> me & 1 or state.players[me].out)
        if free and effect.waits(game, me):
            await effect.on_settled(game, me)
    if state.due and (not state.busy or game.options.judge_at_once):
        state.outcome = judge(game)
        if state.outcome:
            raise GameOver
        if not state.busy:
            state.due = False
            if state.players[state.turn].out:
                raise TurnOver
