"""The draw!: flip a card and look at its suit and value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from sixgun.bang import announce
from sixgun.bang.asks import Pick
from sixgun.bang.effect import Source
from sixgun.bang.faces import HEARTS
from sixgun.bang.rules.cards import flip, off_table, refill, without

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class Flipped(NamedTuple):
    """What a draw! showed: the suit that the card counts as, and its value."""

    suit: str
    rank: int


NOTHING: Final = Flipped("", 0)


def is_heart(flipped: Flipped) -> bool:
    return flipped.suit == HEARTS


async def check(game: Game, seat: int, what: str, helps: Callable[[Flipped], bool] | None = None) -> Flipped:
    """Flip and discard; with several cards the player chooses, and the one that counts lies on top (11, 12).

    `helps` is for the news: whether the card helped the player who drew!.
    """
    count = 1
    for me, effect in game.index.about[seat].get("modify_check_cards", ()):
        count = effect.modify_check_cards(game, me, seat, count)
    cards = flip(game, count)
    if not cards:
        return NOTHING
    counts = cards[0]
    if len(cards) > 1:
        announce.turned_up(game, seat, cards, what)
        counts = (await Pick(game, seat, Source(seat, what), cards)).card
    for card in (*without(cards, counts), counts):
        off_table(game, card)
        game.state.discard.append(card)
    found = Flipped(game.suit(counts), game.face(counts).rank)
    announce.checked(game, seat, counts, what, helps(found) if helps else None)
    refill(game)
    return found
