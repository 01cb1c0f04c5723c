"""What happens when an effect has ended. Only here does an elimination end a turn or the game."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from sixgun.bang.hook_numbers import ON_SETTLED
from sixgun.bang.rules.winning import judge
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.steps import DONE

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class TurnOver(Exception):
    """The player whose turn it is has been eliminated."""


class GameOver(Exception):
    """The game has been won."""


def settle(game: Game) -> Awaitable[None]:
    """Let the effects act that wait for the end of another effect. Then, if no player is busy, check for the end.

    The game may be won, or the player whose turn it is may be out.
    """
    if game.state.judgement_due:
        return _settle(game)
    for me, effect in game.index.all_seats[ON_SETTLED]:
        if effect.waits(game, me):
            return _settle(game)
    return DONE


async def _settle(game: Game) -> None:
    state = game.state
    for me, effect in game.index.in_turn_order(ON_SETTLED, state.turn):
        free = me == NOBODY or not (state.busy >> me & 1 or state.players[me].out)
        if free and effect.waits(game, me):
            await effect.on_settled(game, me)
    if state.judgement_due and (not state.busy or game.options.judge_at_once):
        state.outcome = judge(game)
        if state.outcome:
            raise GameOver
        if not state.busy:
            state.judgement_due = False
            if state.players[state.turn].out:
                raise TurnOver
