"""The reveal: turn up the top card of a deck and look at its symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.cardgame.facts import Check
from sixgun.duel import announce
from sixgun.duel.asks import PickCard
from sixgun.duel.effect import Source
from sixgun.duel.rules.card_moves import put_on_discards, refill_decks, take_off_table, turn_up

if TYPE_CHECKING:
    from sixgun.duel.game import Game


async def revealed(game: Game, source: Source, owner: int, check: Check | None) -> bool:
    """Turn up a card of the deck that `owner` uses. Return whether it shows the symbol that the check looks for.

    `source` says who reveals, and for what. If two cards are turned up, one player picks the card that counts, and it
    is discarded last (93). A reveal without a card fails (13).
    """
    count, chooser = 1, source.by
    for seat in (game.state.turn, 1 - game.state.turn):
        for me, effect in game.effects_of(seat, "modify_reveal"):
            count, chooser = effect.modify_reveal(game, me, count, chooser)
    cards = turn_up(game, owner, count)
    if not cards:
        return False
    counts = cards[0]
    if len(cards) > 1:
        announce.turned_up(game, cards, source)
        counts = (await PickCard(game, chooser, source, cards)).card
    ordered = cards if game.options.reveal_in_order else (*(card for card in cards if card != counts), counts)
    for card in ordered:
        take_off_table(game, card)
        put_on_discards(game, card)
    success = check is not None and check.finds(game.face(counts).symbol)
    announce.revealed(game, counts, source, success)
    refill_decks(game)
    return success
