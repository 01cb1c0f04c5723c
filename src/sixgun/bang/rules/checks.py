"""The draw!: flip a card and look at its suit and value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sixgun.bang.asks import Pick
from sixgun.bang.effect import Source
from sixgun.bang.rules.cards import flip, off_table, refill

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class Flipped(NamedTuple):
    """What a draw! showed: the suit that the card counts as, and its value."""

    suit: str
    rank: int


NOTHING: Final = Flipped("", 0)


async def check(game: Game, seat: int, what: str) -> Flipped:
    """Flip and discard; with several cards the player chooses, and the one that counts lies on top (11, 12)."""
    count = 1
    for me, effect in game.index.concerning("modify_check_cards", seat):
        count = effect.modify_check_cards(game, me, seat, count)
    cards = flip(game, count)
    if not cards:
        return NOTHING
    counts = cards[0]
    if len(cards) > 1:
        game.tell("flip", seat, what=what, cards=cards)
        counts = (await Pick(game, seat, Source(seat, what), cards)).card
    for card in (*(other for other in cards if other != counts), counts):
        off_table(game, card)
        game.state.discard.append(card)
    game.tell("check", seat, what=what, cards=(counts,))
    found = Flipped(game.suit(counts), game.face(counts).rank)
    refill(game)
    return found
