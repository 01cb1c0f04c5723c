"""The draw!: flip a card and look at its suit and value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

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

    `helps` is for the news: their amount is 1 if the card helped the player who drew!, -1 if it did not.
    """
    count = 1
    for me, effect in game.index.about[seat].get("modify_check_cards", ()):
        count = effect.modify_check_cards(game, me, seat, count)
    cards = flip(game, count)
    if not cards:
        return NOTHING
    counts = cards[0]
    if len(cards) > 1:
        game.tell("flip", seat, what=what, cards=cards)
        counts = (await Pick(game, seat, Source(seat, what), cards)).card
    for card in (*without(cards, counts), counts):
        off_table(game, card)
        game.state.discard.append(card)
    found = Flipped(game.suit(counts), game.face(counts).rank)
    if game.news is not None:
        luck = 0 if helps is None else 1 if helps(found) else -1
        game.tell("check", seat, what=what, amount=luck, cards=(counts,))
    refill(game)
    return found
