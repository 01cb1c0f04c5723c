"""The draw!: turn up a card and look at its suit and value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sixgun.bang import announce
from sixgun.bang.asks import PickCard
from sixgun.bang.effect import Effect, Source
from sixgun.bang.faces import HEARTS
from sixgun.bang.hook_numbers import MODIFY_CHECK_CARDS
from sixgun.bang.rules.card_moves import refill, take_off_table, turn_up, without

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class CheckResult(NamedTuple):
    """The result of a draw!: the suit the card counts as, its value, and whether it helped the player."""

    suit: str
    rank: int
    helped: bool = False


def is_heart(flipped: CheckResult) -> bool:
    return flipped.suit == HEARTS


async def draw_check(
    game: Game, seat: int, what: Effect | str, helps: Callable[[CheckResult], bool] | None = None
) -> CheckResult:  # fmt: skip
    """Turn up a card and discard it. Of several cards the player chooses one, and it is discarded last (11, 12).

    `what` is the effect that causes the draw!. Its fact `check` says which cards help the player. The amount in the
    news is 1 if the card helped and -1 if it did not. A pack may pass a slug and a function `helps` instead.
    """
    slug = what if isinstance(what, str) else what.slug
    count = 1
    for me, effect in game.index.own[seat][MODIFY_CHECK_CARDS]:
        count = effect.modify_check_cards(game, me, seat, count)
    cards = turn_up(game, count)
    if not cards:
        return _judged(what, "", 0, helps)
    counts = cards[0]
    if len(cards) > 1:
        announce.turned_up(game, seat, cards, slug)
        counts = (await PickCard(game, seat, Source(seat, slug), cards)).card
    for card in (*without(cards, counts), counts):
        take_off_table(game, card)
        game.state.discard.append(card)
    found = _judged(what, game.suit(counts), game.face(counts).rank, helps)
    unjudged = helps is None and (isinstance(what, str) or what.check is None)
    announce.checked(game, seat, counts, slug, None if unjudged else found.helped)
    refill(game)
    return found


def _judged(what: Effect | str, suit: str, rank: int, helps: Callable[[CheckResult], bool] | None) -> CheckResult:
    """Return the result for a card that was turned up, or for no card at all."""
    if helps is not None:
        return CheckResult(suit, rank, helps(CheckResult(suit, rank)))
    wanted = None if isinstance(what, str) else what.check
    return CheckResult(suit, rank, wanted is not None and wanted.helps(suit, rank))
