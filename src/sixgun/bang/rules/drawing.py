"""Phase 1: draw two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.rules.cards import draw_one
from sixgun.bang.rules.settling import settle
from sixgun.kernel.ask import NO_CARD

if TYPE_CHECKING:
    from sixgun.bang.game import Game

CARDS = 2


async def draw_phase(game: Game, seat: int) -> None:
    """The effects of the table may change how many cards there are, or put something in the place of drawing."""
    if game.acting("instead_of_draw") or game.acting("instead_of_card") or game.acting("on_draw_end"):
        game.step()
    count = CARDS
    for me, effect in game.acting("modify_draw_count"):
        count = effect.modify_draw_count(game, me, seat, count)
    for me, effect in game.walking("instead_of_draw"):
        if await effect.instead_of_draw(game, me, seat, count):
            break
    else:
        for nth in range(count):
            await draw_nth(game, seat, nth)
    for me, effect in game.walking("on_draw_end"):
        await effect.on_draw_end(game, me, seat)
    await settle(game)


async def draw_nth(game: Game, seat: int, nth: int) -> None:
    """One card of phase 1, from the deck or from where an effect takes it."""
    card = NO_CARD
    for me, effect in game.walking("instead_of_card"):
        card = await effect.instead_of_card(game, me, seat, nth)
        if card != NO_CARD:
            break
    else:
        card = draw_one(game, seat)
    if card != NO_CARD:
        await drawn(game, seat, card, nth)


async def drawn(game: Game, seat: int, card: int, nth: int) -> None:
    """Tell the effects which card came as the nth of phase 1."""
    for me, effect in game.walking("on_card_drawn"):
        await effect.on_card_drawn(game, me, seat, card, nth)
