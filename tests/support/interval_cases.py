"""Bots of known strength, and how often an interval computed from their deals contains the truth.

Three intervals are compared: the arena's own, the normal one (mean and standard error, as the arena had it before),
and Newcombe's for paired shares, by deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

from sixgun.arena.intervals import DealResult, Z, difference_interval, wilson_limits

NEARLY: Final = 1e-9

Interval = Callable[[Sequence[DealResult]], tuple[float, float]]


@dataclass(frozen=True)
class Case:
    """A bot: how often it wins a seat in which the baseline wins, and one in which it loses. `wins` are the shares of
    the seats of a deal that the baseline wins, each equally likely; `shared` is how often two seats of a deal, won and
    lost by the baseline, have the same luck."""

    name: str
    seats: int
    wins: tuple[int, ...]
    with_baseline: float
    against_baseline: float
    shared: float = 0.0

    @property
    def truth(self) -> float:
        won = fmean(self.wins) / self.seats
        return won * self.with_baseline + (1 - won) * self.against_baseline - won

    def deal(self, chance: Random) -> DealResult:
        baseline = chance.choice(self.wins)
        common = chance.random() if chance.random() < self.shared else None
        luck = [chance.random() if common is None else common for _ in range(self.seats)]
        limits = [self.with_baseline] * baseline + [self.against_baseline] * (self.seats - baseline)
        return DealResult(self.seats, sum(each < limit for each, limit in zip(luck, limits)), baseline)


EVEN: Final = (0, 1)
RARE: Final = (1, *(0,) * 19)
CASES: Final = (
    Case("a side, 50 → 55 %", 1, EVEN, 0.75, 0.35),
    Case("a side, 50 → 95 %", 1, EVEN, 0.98, 0.92),
    Case("a side, 50 → 100 %", 1, EVEN, 1.0, 1.0),
    Case("a side, 5 → 6 %", 1, RARE, 0.6, 0.0316),
    Case("a side, 5 → 15 %", 1, RARE, 0.4, 0.137),
    Case("two seats that win together, 40 → 50 %", 2, (0, 0, 0, 2, 2), 0.8, 0.3, 0.8),
    Case("nearly the baseline itself (1 % differ)", 1, EVEN, 0.99, 0.01),
    Case("nearly the baseline itself (5 % differ)", 1, EVEN, 0.95, 0.05),
    Case("nearly the baseline itself, 2 % better", 1, EVEN, 1.0, 0.04),
    Case("The Duel, 50 → 60 %", 2, (1,), 0.75, 0.45),
    Case("The Duel, 50 → 60 %, shared luck", 2, (1,), 0.75, 0.45, 0.8),
    Case("The Duel, 50 → 95 %", 2, (1,), 0.98, 0.92),
    Case("The Duel, 50 → 99 %", 2, (1,), 1.0, 0.98),
    Case("five seats, 36 → 43 %", 5, (1, 2, 2, 2, 2), 0.7, 0.28, 0.3),
)


def normal(deals: Sequence[DealResult]) -> tuple[float, float]:
    """Mean and standard error."""
    means = [(deal.bot - deal.baseline) / deal.seats for deal in deals]
    middle, spread = fmean(means), Z * sqrt(variance(means) / len(means))
    return middle - spread, middle + spread


def newcombe(deals: Sequence[DealResult]) -> tuple[float, float]:
    """From Wilson's intervals of both shares and their correlation; a share is worth as many games as its variance over
    deals says."""
    bot = [deal.bot / deal.seats for deal in deals]
    baseline = [deal.baseline / deal.seats for deal in deals]
    first, second = fmean(bot), fmean(baseline)
    first_low, first_high = wilson_limits(first, worth(bot))
    second_low, second_high = wilson_limits(second, worth(baseline))
    both = sqrt(variance(bot) * variance(baseline))
    together = fmean([a * b for a, b in zip(bot, baseline)]) - first * second
    alike = together / both if both else 0.0
    low = distance(first - first_low, second_high - second, alike)
    high = distance(first_high - first, second - second_low, alike)
    return first - second - low, first - second + high


def worth(shares: list[float]) -> float:
    share, spread = fmean(shares), variance(shares)
    if not spread:
        return len(shares) if share in (0.0, 1.0) else inf
    return len(shares) * share * (1 - share) / spread


def distance(one: float, other: float, alike: float) -> float:
    return sqrt(max(0.0, one * one - 2 * alike * one * other + other * other))


INTERVALS: Final[dict[str, Interval]] = {"arena": difference_interval, "normal": normal, "newcombe": newcombe}


def measured(case: Case, count: int, tries: int, seed: str = "1") -> dict[str, tuple[float, float, float]]:
    """For each interval how often it holds the truth, its mean width, and how often it leaves what is possible."""
    chance = Random(f"{seed}/{case.name}/{count}")
    found = {name: [0.0, 0.0, 0.0] for name in INTERVALS}
    for _ in range(tries):
        deals = [case.deal(chance) for _ in range(count)]
        for name, interval in INTERVALS.items():
            low, high = interval(deals)
            found[name][0] += low - NEARLY <= case.truth <= high + NEARLY
            found[name][1] += high - low
            found[name][2] += low < -1 - NEARLY or high > 1 + NEARLY
    return {name: (row[0] / tries, row[1] / tries, row[2] / tries) for name, row in found.items()}
