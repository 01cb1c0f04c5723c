"""The play phase: playing a card or using an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.asks import PayCard
from sixgun.duel.effect import BLUE, RED, UNLIMITED, Source
from sixgun.duel.rules.card_moves import give_up, leave_hand, put_in_play, put_on_discards
from sixgun.duel.rules.legal_plays import BANGS, bang_limit
from sixgun.duel.rules.settling import settle
from sixgun.kernel.ask import NOBODY, Ask, Choice

if TYPE_CHECKING:
    from sixgun.duel.game import Game


async def play_card(game: Game, seat: int, played: Choice) -> None:
    """Play a hand card. Equipment goes to a character; any other card is discarded and then takes effect (16)."""
    card, target, state = played.card, played.target, game.state
    slug = played.what or state.faces[card].slug
    kind = game.catalogue.cards[slug]
    leave_hand(game, seat, card)
    if kind.colour == BLUE:
        announce.equipped(game, seat, card, slug, target)
        put_in_play(game, card, target)
        return
    announce.played(game, seat, card, slug, target)
    put_on_discards(game, card)
    if kind.colour == RED:
        count_bang(game, seat)
    await kind.play(game, Source(seat, slug, (card,), state.players[seat].active), target)
    await settle(game)


def count_bang(game: Game, seat: int) -> None:
    """Count a BANG! card played in this turn, unless the character may play any number of them (41, 43)."""
    if bang_limit(game, seat) < UNLIMITED:
        marks = game.state.turn_marks
        marks[BANGS, seat] = marks.get((BANGS, seat), 0) + 1


async def use_offer(game: Game, seat: int, ask: Ask, offer: Choice) -> None:
    """Use an ability."""
    me = next((me for me, effect in game.effects_of(seat, "offers") if effect.slug == offer.what), NOBODY)
    announce.used(game, seat, me, offer.what)
    await game.catalogue.effects[offer.what].use(game, me, ask, offer)
    await settle(game)


async def pay(game: Game, seat: int, source: Source, cards: tuple[int, ...]) -> None:
    """Let a player discard one of these hand cards. Do not ask if there is only one."""
    if cards:
        card = cards[0] if len(cards) == 1 else (await PayCard(game, seat, source, cards)).card
        give_up(game, seat, card, source.what)
