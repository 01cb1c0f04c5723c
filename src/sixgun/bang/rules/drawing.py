"""Phase 1: draw two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.hook_numbers import (
    INSTEAD_OF_CARD,
    INSTEAD_OF_DRAW,
    MODIFY_DRAW_COUNT,
    MODIFY_PILE,
    ON_CARD_DRAWN,
    ON_DRAW_END,
)
from sixgun.bang.rules.card_moves import draw_one
from sixgun.kernel.ask import NO_CARD

if TYPE_CHECKING:
    from sixgun.bang.game import Game

CARDS: Final = 2


def draws_as_usual(game: Game, seat: int) -> bool:
    """Is phase 1 of a player unchanged by any effect?"""
    own = game.index.own[seat]
    if own[MODIFY_DRAW_COUNT] or own[INSTEAD_OF_DRAW] or own[INSTEAD_OF_CARD] or own[ON_CARD_DRAWN] or own[ON_DRAW_END]:
        return False
    return not game.index.all_seats[MODIFY_PILE]


async def draw_phase(game: Game, seat: int) -> None:
    """Run phase 1. The event and the player's own effects can change the number of cards or replace the phase."""
    game.begin_step()
    count = CARDS
    for me, effect in game.index.own[seat][MODIFY_DRAW_COUNT]:
        count = effect.modify_draw_count(game, me, seat, count)
    for me, effect in game.each_own_effect(INSTEAD_OF_DRAW, seat):
        if await effect.instead_of_draw(game, me, seat, count):
            break
    else:
        await draw_cards(game, seat, count)
    for me, effect in game.each_own_effect(ON_DRAW_END, seat):
        await effect.on_draw_end(game, me, seat)


async def draw_cards(game: Game, seat: int, count: int) -> None:
    """Draw card by card. An effect can replace each draw."""
    for nth in range(count):
        for me, effect in game.each_own_effect(INSTEAD_OF_CARD, seat):
            card = await effect.instead_of_card(game, me, seat, nth)
            if card != NO_CARD:
                break
        else:
            card = draw_one(game, seat)
        if card != NO_CARD and game.index.own[seat][ON_CARD_DRAWN]:
            await drawn(game, seat, card, nth)


async def drawn(game: Game, seat: int, card: int, nth: int) -> None:
    """Tell the effects which card was the nth of phase 1."""
    for me, effect in game.each_own_effect(ON_CARD_DRAWN, seat):
        await effect.on_card_drawn(game, me, seat, card, nth)
