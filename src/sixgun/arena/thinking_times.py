"""How long bots think. Times depend on the machine, so they are kept apart from everything that follows from a seed."""

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

FINENESS: Final = 16
"""Steps of the scale from one time to its double: a time is known to about 2 %."""


class Clock:
    """For each bot how many of its decisions took how long, on a scale of logarithms."""

    def __init__(self, counts: Mapping[str, Mapping[str, int]] | None = None) -> None:
        self.counts: dict[str, Counter[int]] = {}
        for bot, steps in (counts or {}).items():
            self.counts[bot] = Counter({int(step): count for step, count in steps.items()})

    def note(self, bot: str, nanoseconds: int) -> None:
        """One decision more."""
        self.counts.setdefault(bot, Counter())[int(FINENESS * log2(max(1, nanoseconds)))] += 1

    def add(self, other: Clock) -> None:
        for bot, counts in other.counts.items():
            self.counts.setdefault(bot, Counter()).update(counts)

    def to_data(self) -> dict[str, dict[str, int]]:
        """As JSON writes it."""
        return {bot: {str(step): counts[step] for step in sorted(counts)} for bot, counts in self.counts.items()}

    def thinking(self, bot: str) -> Thinking:
        """What a bot needs for half of its decisions, for 95 and for 99 % of them."""
        counts = self.counts.get(bot, Counter())
        return Thinking(counts.total(), *(at_share(counts, share) for share in (0.5, 0.95, 0.99)))


class Thinking(NamedTuple):
    """How many decisions there were, and the seconds that so many per cent of them needed at most."""

    decisions: int
    p50: float
    p95: float
    p99: float


def at_share(counts: Counter[int], share: float) -> float:
    """Seconds within which this share of the decisions was made."""
    wanted, seen = share * counts.total(), 0
    for step in sorted(counts):
        seen += counts[step]
        if seen >= wanted:
            return float(2 ** ((step + 0.5) / FINENESS) / 1e9)
    return 0.0


class Timed(Bot[View, Ask]):
    """Lets a bot play and looks at the clock."""

    def __init__(self, name: str, bot: AnyBot, clock: Clock) -> None:
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
        self.clock.note(self.name, perf_counter_ns() - begin)
        return choice  # type: ignore[no-any-return]

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        begin = perf_counter_ns()
        choice = self.bot.interject(view, offers)
        self.clock.note(self.name, perf_counter_ns() - begin)
        return choice
