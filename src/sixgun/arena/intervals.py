"""How sure a paired difference is: an interval that stays within what is possible and never shrinks to nothing.

Wilson's score interval, for means of deals in the place of single games. Its variance is a share of the largest one
that a mean of this size can have: the share that was observed, as if a few deals more had had all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sixgun.arena.rates import wilson_limits

MORE_DEALS: Final = 2.0
"""So many deals of the largest variance are thought to have been played besides: equal results prove little."""


class DealResult(NamedTuple):
    """One deal: how many seats were compared, and in how many of them the bot and the baseline won."""

    seats: int
    bot: int
    baseline: int


def difference_interval(deals: Sequence[DealResult]) -> tuple[float, float]:
    """The 95 % interval of the mean difference per seat, from -1 to 1."""
    count = len(deals)
    if count < 2:
        return -1.0, 1.0
    least, most = possible(deals)
    width, size = most - least, sum(deal.seats for deal in deals) / count
    difference = sum(deal.bot - deal.baseline for deal in deals) / (size * count)
    # The mean over seats is a ratio of two sums over deals; its spread is that of the residuals.
    residuals = ((deal.bot - deal.baseline - difference * deal.seats) / (size * width) for deal in deals)
    observed = sum(residual * residual for residual in residuals)
    place = (difference - least) / width
    more = MORE_DEALS / 4  # the largest variance of something between 0 and 1 is a quarter
    share = (observed + more) / (count * place * (1 - place) + more)
    worth = (count - 1) / share  # so many independent games would tell as much
    low, high = wilson_limits(min(1.0, max(0.0, place)), worth)
    return (
        max(least, min(difference, least + width * low)),
        min(most, max(difference, least + width * high)),
    )


def possible(deals: Sequence[DealResult]) -> tuple[float, float]:
    """The least and the most that a mean difference can be.

    A bot wins no seat, or all of them. Where the baseline wins some seats of each deal and loses others, as over all
    sides, that bounds the difference: by 50 points in The Duel. On a side it wins all or nothing by chance, which
    bounds nothing.
    """
    shares = [deal.baseline / deal.seats for deal in deals]
    if min(shares) > 0 and max(shares) < 1:
        return -max(shares), 1 - min(shares)
    return -1.0, 1.0
