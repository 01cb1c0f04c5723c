"""Measures how long bots think. Times depend on the machine, so they are kept apart from reproducible results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log2
from random import Random
from time import perf_counter_ns
from typing import Any, Final, NamedTuple

from sixgun.bots.base import AnyBot, Bot, Worlds
from sixgun.cardgame.view import View
from sixgun.kernel.ask import Ask, Choice

STEPS_PER_DOUBLING: Final = 16
"""Steps of the scale between a time and its double. This gives a precision of about 2 %."""


class ThinkingClock:
    """Counts for each bot how many decisions took how long, on a logarithmic scale."""

    def __init__(self, counts: Mapping[str, Mapping[str, int]] | None = None) -> None:
        self.counts: dict[str, Counter[int]] = {}
        for bot, steps in (counts or {}).items():
            self.counts[bot] = Counter({int(step): count for step, count in steps.items()})

    def add_decision(self, bot: str, nanoseconds: int) -> None:
        """Count one decision."""
        self.counts.setdefault(bot, Counter())[int(STEPS_PER_DOUBLING * log2(max(1, nanoseconds)))] += 1

    def add(self, other: ThinkingClock) -> None:
        for bot, counts in other.counts.items():
            self.counts.setdefault(bot, Counter()).update(counts)

    def to_data(self) -> dict[str, dict[str, int]]:
        """Return the counts as JSON data."""
        return {bot: {str(step): counts[step] for step in sorted(counts)} for bot, counts in self.counts.items()}

    def percentiles(self, bot: str) -> ThinkingTimes:
        """Return the times within which a bot makes 50, 95 and 99 % of its decisions."""
        counts = self.counts.get(bot, Counter())
        return ThinkingTimes(counts.total(), *(seconds_at_share(counts, share) for share in (0.5, 0.95, 0.99)))


class ThinkingTimes(NamedTuple):
    """The number of decisions, and percentiles of the seconds they took."""

    decisions: int
    p50: float
    p95: float
    p99: float


def seconds_at_share(counts: Counter[int], share: float) -> float:
    """Return the seconds within which this share of the decisions was made."""
    wanted, seen = share * counts.total(), 0
    for step in sorted(counts):
        seen += counts[step]
        if seen >= wanted:
            return float(2 ** ((step + 0.5) / STEPS_PER_DOUBLING) / 1e9)
    return 0.0


class TimedBot(Bot[View, Ask]):
    """Lets a bot play and measures its time."""

    def __init__(self, name: str, bot: AnyBot, clock: ThinkingClock) -> None:
        super().__init__(Random(0))
        self.name = name
        self.bot = bot
        self.clock = clock

    @property
    def needs_worlds(self) -> bool:  # type: ignore[override]
        return self.bot.needs_worlds

    @property
    def worlds(self) -> Worlds | None:
        return self.bot.worlds

    @worlds.setter
    def worlds(self, worlds: Worlds | None) -> None:
        self.bot.worlds = worlds

    def choose(self, view: View, ask: Ask) -> Choice:
        begin = perf_counter_ns()
        choice: Any = self.bot.choose(view, ask)
        self.clock.add_decision(self.name, perf_counter_ns() - begin)
        return choice  # type: ignore[no-any-return]

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        begin = perf_counter_ns()
        choice = self.bot.interject(view, offers)
        self.clock.add_decision(self.name, perf_counter_ns() - begin)
        return choice
