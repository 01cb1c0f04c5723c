"""The arena: compares bots in paired seats and at mixed tables.

The last bot is the baseline. Each deal is played once by the baseline alone. Then every other bot plays it once in each
seat (see `paired`). If ratings are wanted, a mixed table plays it once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.paired import Edge, Trial, edges_by_side, play_trials
from sixgun.arena.ratings import Rating, rate_bots
from sixgun.arena.runs import Run
from sixgun.arena.thinking_times import ThinkingClock, ThinkingTimes
from sixgun.bots import bot_class
from sixgun.kernel.errors import SixgunError

CHUNK: Final = 5
"""Deals that a worker plays before it reports."""
DIGITS: Final = 4


class MixedGame(NamedTuple):
    """One game of a mixed table: bot, side and team number of each seat, and the teams that won."""

    bots: list[str]
    sides: list[str]
    teams: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Contest:
    """Which bots are compared in which games. The last bot is the baseline.

    Without `with_ratings` there are no mixed tables, and so no ratings.
    """

    plan: GamePlan
    bots: tuple[str, ...]
    with_ratings: bool = True

    @property
    def tested(self) -> tuple[str, ...]:
        return self.bots[:-1]

    @property
    def baseline(self) -> str:
        return self.bots[-1]

    def to_data(self) -> dict[str, Any]:
        return {"kind": "arena", **self.plan.to_data(), "bots": list(self.bots), "rates": self.with_ratings}


@dataclass(frozen=True)
class ContestResult:
    """The result of a contest. Everything except `times` follows from the seed.

    `edges` has for each tested bot its edge over the baseline on each side, and on all sides under an empty name.
    `unfinished` counts the games of mixed tables that got stuck.
    """

    contest: Contest
    games: int
    edges: dict[str, dict[str, Edge]]
    ratings: list[Rating]
    unfinished: int
    times: dict[str, ThinkingTimes]

    def to_data(self) -> dict[str, Any]:
        """Return the result as JSON data, without the times."""
        return {
            **self.contest.to_data(),
            "games": self.games,
            "unfinished": self.unfinished,
            "edges": {
                bot: {side or "all": row_data(edge) for side, edge in found.items()}
                for bot, found in self.edges.items()
            },
            "ratings": [row_data(rating) for rating in self.ratings],
        }

    def times_data(self) -> dict[str, Any]:
        """Return the thinking times of each bot as JSON data."""
        return {bot: thinking._asdict() for bot, thinking in self.times.items()}


def row_data(row: Edge | Rating) -> dict[str, Any]:
    return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in row._asdict().items()}


def run_contest(
    plan: GamePlan, bots: Sequence[str], games: int, run: Run, *, with_ratings: bool = True
) -> ContestResult:
    """Compare the bots on this number of deals. The same arguments give the same result, whatever the workers are."""
    for bot in bots:
        bot_class(bot, plan.game)
    if len(set(bots)) < max(2, len(bots)):
        raise SixgunError("a contest needs two or more bots: name each one once, the baseline last")
    contest = Contest(plan, tuple(bots), with_ratings)
    plan.setup(0)  # refuses an impossible game here, once
    trials: dict[str, list[Trial]] = {bot: [] for bot in contest.tested}
    mixed: list[MixedGame] = []
    clock = ThinkingClock()
    with closing(run.carry_out(contest.to_data(), partial(play_chunk, contest), games, CHUNK)) as run_log:
        for part in run_log:
            for bot, rows in part["trials"].items():
                trials[bot] += (Trial(*row) for row in rows)
            mixed += (MixedGame(*row) for row in part["mixed"])
            clock.add(ThinkingClock(part["times"]))
    ended = [game for game in mixed if game.winners]
    return ContestResult(
        contest=contest,
        games=games,
        edges={bot: edges_by_side(rows) for bot, rows in trials.items()},
        ratings=rate_bots(contest.bots, plan.game_type.sides, ended),
        unfinished=len(mixed) - len(ended),
        times={bot: clock.percentiles(bot) for bot in contest.bots},
    )


def play_chunk(contest: Contest, deals: range) -> dict[str, Any]:
    """Play all games of these deals. Returns plain data."""
    clock = ThinkingClock()
    trials: dict[str, list[Trial]] = {bot: [] for bot in contest.tested}
    mixed = []
    for deal in deals:
        for bot, rows in play_trials(contest.plan, deal, contest.tested, contest.baseline, clock).items():
            trials[bot] += rows
        if contest.with_ratings:
            mixed.append(play_mixed_game(contest, deal, clock))
    return {"trials": trials, "mixed": mixed, "times": clock.to_data()}


def play_mixed_game(contest: Contest, deal: int, clock: ThinkingClock) -> MixedGame:
    """Play one game of a mixed table."""
    plan, names = contest.plan, lineup(contest, deal)
    game, game_type = plan.play(deal, names, clock), plan.game_type
    seats = range(plan.players)
    # A team is numbered after its first seat.
    teams = [min(game_type.allies(game, seat)) for seat in seats]
    winners = sorted({teams[seat] for seat in game.outcome.winners}) if game.outcome else []
    return MixedGame(names, [game_type.side(game, seat) for seat in seats], teams, winners)


def lineup(contest: Contest, deal: int) -> list[str]:
    """Return the bot of each seat at the mixed table. Over many deals all bots play equally often, in random order."""
    plan, bots = contest.plan, contest.bots
    names = [bots[(deal * plan.players + seat) % len(bots)] for seat in range(plan.players)]
    Random(f"{plan.deal_seed(deal)}/mixed").shuffle(names)
    return names
