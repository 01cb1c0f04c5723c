"""What happens after a card or an ability: first eliminations, then the triggered effects one by one (108)."""

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
"""The hooks that come before all other triggered effects (55)."""

PendingHook = tuple[Any, ...]
"""A hook, the slug of the effect, its character (NOBODY for a hand card), its seat, and the arguments of the hook."""


def settle(game: Game) -> Awaitable[None]:
    """After a card or an ability, carry out eliminations and then the effects it triggered.

    After each triggered effect, eliminations come first again.
    """
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


def _urgency(game: Game, entry: PendingHook) -> tuple[int, int]:
    """Return the key that decides which triggered effect comes next: its rank, then its character (107).

    The oldest of equal entries comes first. A hand card, or an effect of a character who is out, has the place of the
    owner's Active Character.
    """
    hook, _, me, seat = entry[:4]
    order = game.in_order()
    if me not in order:
        me = game.state.players[seat].active
    return 0 if hook in FIRST else 1, order.index(me)


async def carry_out(game: Game, entry: PendingHook) -> None:
    """Carry out a triggered effect. It is lost if its character is no longer in play."""
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
