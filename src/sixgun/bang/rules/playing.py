"""Phase 2: playing a card or using an ability."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any

from sixgun.bang import announce
from sixgun.bang.asks import PayCard
from sixgun.bang.effect import BROWN, COST, PLAYED, PUT, REPLY, Source
from sixgun.bang.hook_numbers import MODIFY_SUIT, ON_CARD_USED
from sixgun.bang.rules.card_moves import leave_hand, put_in_play, put_on_discards
from sixgun.bang.rules.settling import settle
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.steps import DONE

if TYPE_CHECKING:
    from sixgun.bang.game import Game


async def play_card(game: Game, seat: int, played: Choice) -> None:
    """Play a hand card. A brown card is discarded and takes effect; any other card is put in front of a player."""
    card, target, state = played.card, played.target, game.state
    face, acting = state.faces[card], game.index.all_seats
    kind = game.catalogue.cards[played.what] if played.what else game.catalogue.kinds[face.kind_number]
    slug = kind.slug
    source = Source(seat, slug, (card,), (game.suit(card) if acting[MODIFY_SUIT] else face.suit,))
    state.busy |= 1 << seat
    leave_hand(game, seat, card)
    announce.played(game, seat, card, slug, target)
    if kind.colour == BROWN:
        why = PLAYED
        put_on_discards(game, seat, card, PLAYED)
    else:
        why = PUT
        put_in_play(game, card, seat if target < 0 else target)
    if kind.cost:
        for _ in range(kind.cost):
            await pay(game, seat, source)
    await used(game, seat, card, why)
    if kind.has_play:
        await kind.play(game, source, target)
    state.busy &= ~(1 << seat)
    await settle(game)


def used(game: Game, seat: int, card: int, why: str) -> Awaitable[None]:
    """Tell the effects that a player has chosen to use a hand card."""
    return _used(game, seat, card, why) if game.index.all_seats[ON_CARD_USED] else DONE


async def _used(game: Game, seat: int, card: int, why: str) -> None:
    for me, effect in game.each_effect(ON_CARD_USED):
        await effect.on_card_used(game, me, seat, card, why)


def use_offer(game: Game, seat: int, ask: Ask, offer: Choice) -> Coroutine[Any, Any, int]:
    """Use an ability, an event or a card in play."""
    announce.used(game, seat, offer)
    return game.catalogue.effects[offer.what].use(game, seat, ask, offer)


async def pay(game: Game, seat: int, source: Source) -> int:
    """Let a player discard a hand card of their choice as the cost of an effect."""
    paid = (await PayCard(game, seat, source, tuple(game.player(seat).hand))).card
    give_up(game, seat, paid, source)
    return paid


def give_up(game: Game, seat: int, card: int, source: Source) -> None:
    """Discard a hand card as the cost of an effect."""
    leave_hand(game, seat, card)
    announce.discarded(game, seat, card, source.what)
    put_on_discards(game, seat, card, COST)


def spend(game: Game, seat: int, card: int) -> None:
    """Discard a hand card that its player uses as a reply, or to survive a lethal hit."""
    leave_hand(game, seat, card)
    put_on_discards(game, seat, card, REPLY)
