"""The Draw Phase: draw two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.asks import agreed
from sixgun.duel.effect import Source
from sixgun.duel.rules.card_moves import can_draw, draw

if TYPE_CHECKING:
    from sixgun.duel.game import Game

CARDS: Final = 2


async def draw_phase(game: Game, seat: int) -> None:
    """Run the Draw Phase. The side's own effects can change the number of cards or react to each of them (18)."""
    count = CARDS
    for me, effect in game.effects_of(seat, "modify_draw_count"):
        count = effect.modify_draw_count(game, me, seat, count)
    if not game.effects_of(seat, "on_card_drawn"):
        draw(game, seat, count)
        return
    game.begin_step()
    for nth in range(count):
        for card in draw(game, seat, 1):
            for me, effect in game.each_effect(seat, "on_card_drawn"):
                await effect.on_card_drawn(game, me, seat, card, nth)


async def may_draw(game: Game, seat: int, count: int, what: str, actor: int, owner: int = -1) -> None:
    """Ask a player whether they draw, as a card or ability allows. Do not ask if there is nothing to draw (13)."""
    if can_draw(game, seat if owner < 0 else owner) and await agreed(game, seat, Source(seat, what, (), actor)):
        draw(game, seat, count, owner)
