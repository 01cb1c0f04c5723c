"""The reveal: turn up the top card of a deck and look at its symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.asks import Pick
from sixgun.duel.effect import Source
from sixgun.duel.rules.cards import flip, off_table, refill_decks, toss
from sixgun.kernel.facts import Check

if TYPE_CHECKING:
    from sixgun.duel.game import Game


async def revealed(game: Game, source: Source, owner: int, check: Check) -> bool:
    """Does the deck that a seat uses show the symbol that a check looks for? `source` tells who reveals, and for what.

    Where two cards are turned up, one seat picks which one counts; it lies on top (93). A reveal that finds no card
    fails (13).
    """
    count, chooser = 1, source.by
    for seat in (game.state.turn, 1 - game.state.turn):
        for me, effect in game.acting(seat, "modify_reveal"):
            count, chooser = effect.modify_reveal(game, me, count, chooser)
    cards = flip(game, owner, count)
    if not cards:
        return False
    counts = cards[0]
    if len(cards) > 1:
        announce.turned_up(game, cards, source)
        counts = (await Pick(game, chooser, source, cards)).card
    lying = cards if game.options.reveal_in_order else (*(card for card in cards if card != counts), counts)
    for card in lying:
        off_table(game, card)
        toss(game, card)
    success = check.finds(game.face(counts).symbol)
    announce.revealed(game, counts, source, success)
    refill_decks(game)
    return success
