"""95 % intervals: of a share of won games, and of the difference between two bots in paired seats.

The interval of a difference is Wilson's score interval, applied to means of deals instead of single games. It stays
within the possible values and never shrinks to nothing. A mean of a given size has a largest possible variance. The
interval uses the observed share of that variance, as if `PRIOR_DEALS` more deals had shown all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard deviations on each side of the mean that contain 95 % of a normal distribution."""
PRIOR_DEALS: Final = 2.0
"""Deals of the largest variance that are added to those played. A few equal results prove little."""


class Rate(NamedTuple):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(won: int, played: int) -> Rate:
    """Return the share of won games with Wilson's score interval, which also holds for few games and extreme shares.

    Without any games nothing is known: the interval is 0 to 1.
    """
    if not played:
        return Rate(0.0, 0.0, 1.0)
    share = won / played
    low, high = wilson_limits(share, played)
    # Rounding must not push the share itself out of its interval.
    return Rate(share, max(0.0, min(share, low)), min(1.0, max(share, high)))


def wilson_limits(share: float, count: float) -> tuple[float, float]:
    """Return both ends of the interval. The count need not be a whole number."""
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    middle = share + Z * Z / (2 * count)
    scale = 1 + Z * Z / count
    return (middle - spread) / scale, (middle + spread) / scale


class DealResult(NamedTuple):
    """One deal: how many seats were compared, and in how many of them the bot and the baseline won."""

    seats: int
    bot: int
    baseline: int


def difference_interval(deals: Sequence[DealResult]) -> tuple[float, float]:
    """Return the 95 % interval of the mean difference per seat, from -1 to 1."""
    count = len(deals)
    if count < 2:
        return -1.0, 1.0
    least, most = possible_range(deals)
    width, size = most - least, sum(deal.seats for deal in deals) / count
    difference = sum(deal.bot - deal.baseline for deal in deals) / (size * count)
    # The mean over seats is a ratio of two sums over deals; its spread is that of the residuals.
    residuals = ((deal.bot - deal.baseline - difference * deal.seats) / (size * width) for deal in deals)
    observed = sum(residual * residual for residual in residuals)
    place = (difference - least) / width
    prior = PRIOR_DEALS / 4  # the largest variance of something between 0 and 1 is a quarter
    share = (observed + prior) / (count * place * (1 - place) + prior)
    games = (count - 1) / share  # this many independent games would tell us as much
    low, high = wilson_limits(min(1.0, max(0.0, place)), games)
    return (
        max(least, min(difference, least + width * low)),
        min(most, max(difference, least + width * high)),
    )


def possible_range(deals: Sequence[DealResult]) -> tuple[float, float]:
    """Return the smallest and the largest possible mean difference.

    At worst a bot wins no seat, at best all of them. Over all sides the baseline wins some seats of each deal and loses
    others. That limits the difference: to 50 points in The Duel. On a single side the baseline may win every seat of a
    deal or none, so there is no such limit.
    """
    shares = [deal.baseline / deal.seats for deal in deals]
    if min(shares) > 0 and max(shares) < 1:
        return -max(shares), 1 - min(shares)
    return -1.0, 1.0
