"""How sure a share of won games is."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard deviations on both sides of the mean that hold 95 % of a normal distribution."""


class Rate(NamedTuple):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(won: int, played: int) -> Rate:
    """The share of won games with the score interval of Wilson, which holds for few games and for extreme shares too.

    Without any game nothing is known: from 0 to 1.
    """
    if not played:
        return Rate(0.0, 0.0, 1.0)
    share = won / played
    low, high = wilson_limits(share, played)
    # The share itself is always inside, whatever the last digit of a float says.
    return Rate(share, max(0.0, min(share, low)), min(1.0, max(share, high)))


def wilson_limits(share: float, count: float) -> tuple[float, float]:
    """Both ends of the interval; the count need not be whole."""
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    middle = share + Z * Z / (2 * count)
    scale = 1 + Z * Z / count
    return (middle - spread) / scale, (middle + spread) / scale
