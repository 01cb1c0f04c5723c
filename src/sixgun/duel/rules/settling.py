"""What comes after a card or an ability: first eliminations, then what was triggered, one after the other (108)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final

from sixgun.duel.effect import Effect
from sixgun.duel.rules.elimination import eliminate
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.steps import DONE

if TYPE_CHECKING:
    from sixgun.duel.game import Game

FIRST: Final = ("on_hit_avoided",)
"""Comes before everything else that was triggered (55)."""

Entry = tuple[Any, ...]
"""Hook, slug of the effect, its character (NOBODY: a hand card), its seat, and the arguments of the hook."""


def settle(game: Game) -> Awaitable[None]:
    """A card or an ability is over: eliminations first, then what it triggered. After each of these, eliminations come
    first again."""
    state = game.state
    if not state.pending:
        fighters = state.fighters
        for player in state.players:
            if fighters[player.active].life < 1 or (player.rear != NOBODY and fighters[player.rear].life < 1):
                break
        else:
            return DONE
    return _settle(game)


async def _settle(game: Game) -> None:
    state = game.state
    while True:
        dying = [fighter for fighter in game.in_order() if state.fighters[fighter].life < 1]
        if dying:
            for fighter in dying:
                await eliminate(game, fighter)
        elif state.pending:
            entry = min(state.pending, key=lambda entry: _urgency(game, entry))
            at = state.pending.index(entry)
            state.pending = state.pending[:at] + state.pending[at + 1 :]
            await carry_out(game, entry)
        else:
            return


def _urgency(game: Game, entry: Entry) -> tuple[int, int]:
    """By rank, then in the order of simultaneous effects (107); of equals the oldest. A hand card stands with the
    Active Character of its owner, and so does what belongs to a character who is out."""
    hook, _, me, seat = entry[:4]
    order = game.in_order()
    if me not in order:
        me = game.state.players[seat].active
    return 0 if hook in FIRST else 1, order.index(me)


async def carry_out(game: Game, entry: Entry) -> None:
    """The effect of a character who is no longer in play is lost."""
    hook, slug, me, seat, *arguments = entry
    if me != NOBODY and game.state.fighters[me].out:
        return
    effect: Effect = game.catalogue.effects[slug]
    if hook == "on_used_as_reply":
        await effect.on_used_as_reply(game, me, seat, *arguments)
    elif hook == "on_life_lost":
        await effect.on_life_lost(game, me, *arguments)
    elif hook == "on_token_moved":
        await effect.on_token_moved(game, me, *arguments)
    elif hook == "on_hit_avoided":
        await effect.on_hit_avoided(game, me, *arguments)
    else:
        await effect.on_card_taken(game, me, *arguments)
