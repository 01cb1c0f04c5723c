"""The arena: bots measured in paired seats and at mixed tables.

The last bot is the baseline. Each deal is played once by the baseline alone, once for every other bot and seat with
that bot there (see `paired`), and, if ratings are wanted, once by a mixed table.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.paired import Edge, Trial, edges, trials_of
from sixgun.arena.ratings import Rating, rated
from sixgun.arena.runs import Run
from sixgun.arena.thinking_times import Clock, Thinking
from sixgun.bots import bot_class
from sixgun.kernel.errors import SixgunError

CHUNK: Final = 5
"""Deals that a worker plays before it reports."""
DIGITS: Final = 4


class Mixed(NamedTuple):
    """A game of a mixed table: bot and side of each seat, the number of its team, and the teams that won."""

    bots: list[str]
    sides: list[str]
    teams: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Contest:
    """Which bots are compared at which table; the last one is the baseline. Without `rates` there are no mixed tables,
    and so no ratings."""

    table: GamePlan
    bots: tuple[str, ...]
    rates: bool = True

    @property
    def tested(self) -> tuple[str, ...]:
        return self.bots[:-1]

    @property
    def baseline(self) -> str:
        return self.bots[-1]

    def to_data(self) -> dict[str, Any]:
        return {"kind": "arena", **self.table.to_data(), "bots": list(self.bots), "rates": self.rates}


@dataclass(frozen=True)
class Result:
    """What came out of a contest. All but `times` follows from the seed.

    `edges` has for each tested bot its edge over the baseline on each side, and under an empty name on all of them;
    `unfinished` counts the games of mixed tables that did not come to an end.
    """

    contest: Contest
    games: int
    edges: dict[str, dict[str, Edge]]
    ratings: list[Rating]
    unfinished: int
    times: dict[str, Thinking]

    def to_data(self) -> dict[str, Any]:
        """As JSON writes it, without the times."""
        return {
            **self.contest.to_data(),
            "games": self.games,
            "unfinished": self.unfinished,
            "edges": {
                bot: {side or "all": as_data(edge) for side, edge in found.items()} for bot, found in self.edges.items()
            },
            "ratings": [as_data(rating) for rating in self.ratings],
        }

    def times_data(self) -> dict[str, Any]:
        """Seconds of each bot, as JSON writes them."""
        return {bot: thinking._asdict() for bot, thinking in self.times.items()}


def as_data(row: Edge | Rating) -> dict[str, Any]:
    return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in row._asdict().items()}


def contest(table: GamePlan, bots: Sequence[str], games: int, run: Run, *, rates: bool = True) -> Result:
    """Measure the bots on so many deals; the same arguments give the same result, whoever works on it."""
    for bot in bots:
        bot_class(bot, table.game)
    if len(set(bots)) < max(2, len(bots)):
        raise SixgunError("a contest needs two or more bots: name each one once, the baseline last")
    plan = Contest(table, tuple(bots), rates)
    table.setup(0)  # what cannot be played is refused here, once
    trials: dict[str, list[Trial]] = {bot: [] for bot in plan.tested}
    mixed: list[Mixed] = []
    clock = Clock()
    with closing(run.carry_out(plan.to_data(), partial(play_chunk, plan), games, CHUNK)) as run_log:
        for part in run_log:
            for bot, rows in part["trials"].items():
                trials[bot] += (Trial(*row) for row in rows)
            mixed += (Mixed(*row) for row in part["mixed"])
            clock.add(Clock(part["times"]))
    ended = [game for game in mixed if game.winners]
    return Result(
        contest=plan,
        games=games,
        edges={bot: edges(rows) for bot, rows in trials.items()},
        ratings=rated(plan.bots, table.game_type.sides, ended),
        unfinished=len(mixed) - len(ended),
        times={bot: clock.thinking(bot) for bot in plan.bots},
    )


def play_chunk(plan: Contest, deals: range) -> dict[str, Any]:
    """All games of these deals, as plain data."""
    clock = Clock()
    trials: dict[str, list[Trial]] = {bot: [] for bot in plan.tested}
    mixed = []
    for deal in deals:
        for bot, rows in trials_of(plan.table, deal, plan.tested, plan.baseline, clock).items():
            trials[bot] += rows
        if plan.rates:
            mixed.append(play_mixed(plan, deal, clock))
    return {"trials": trials, "mixed": mixed, "times": clock.to_data()}


def play_mixed(plan: Contest, deal: int, clock: Clock) -> Mixed:
    """One game of a mixed table."""
    game_type, names = plan.table.game_type, lineup(plan, deal)
    game = plan.table.play(deal, names, clock)
    seats = range(plan.table.players)
    # A team has the number of its first seat.
    teams = [min(game_type.allies(game, seat)) for seat in seats]
    winners = sorted({teams[seat] for seat in game.outcome.winners}) if game.outcome else []
    return Mixed(names, [game_type.side(game, seat) for seat in seats], teams, winners)


def lineup(plan: Contest, deal: int) -> list[str]:
    """Who sits where at the mixed table: all bots equally often, as far as the seats go, in an order by chance."""
    seats, bots = plan.table.players, plan.bots
    names = [bots[(deal * seats + seat) % len(bots)] for seat in range(seats)]
    Random(f"{plan.table.deal_seed(deal)}/mixed").shuffle(names)
    return names
