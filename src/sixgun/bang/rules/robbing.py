"""Taking a card from a player, or making them discard one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang import announce
from sixgun.bang.effect import FORCED, Reason, Source, reason
from sixgun.bang.rules.card_moves import leave_hand, leave_play, put_on_discards, random_card, take_blindly, take_openly
from sixgun.bang.rules.elimination import pick_of
from sixgun.bang.rules.settling import settle
from sixgun.bang.rules.shooting import affected
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def nothing_to_take(game: Game, seat: int, target: int) -> Reason | None:
    """Return why there is nothing to take. Others can lose any card, oneself only cards in play, if at all (88)."""
    player = game.state.players[target]
    if target == seat:
        if not game.options.own_cards:
            return reason("not_yourself", 88)
        return None if player.in_play else reason("nothing_to_take", 88)
    return None if player.hand or player.in_play else reason("nothing_to_take", 87)


async def rob(game: Game, source: Source, victim: int) -> None:
    """Take a card from a player: a random card of the hand, or a chosen card in play (87)."""
    if not affected(game, source, victim):
        return
    card = await pick_of(game, source.by, victim, source)
    if card == NOBODY:
        take_blindly(game, source.by, victim)
    else:
        take_openly(game, source.by, victim, card)
    await settle(game)


async def make_discard(game: Game, source: Source, victim: int) -> None:
    """Make a player discard a card: a random card of the hand, or a chosen card in play (87)."""
    if not affected(game, source, victim):
        return
    card = await pick_of(game, source.by, victim, source)
    if card == NOBODY:
        card = random_card(game, victim)
        leave_hand(game, victim, card)
    else:
        leave_play(game, victim, card)
    announce.discarded(game, victim, card, source.what, source.by)
    put_on_discards(game, victim, card, FORCED)
    await settle(game)
