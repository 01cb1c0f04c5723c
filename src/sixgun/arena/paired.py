"""Paired seats: does a bot win more often than another in the same seat of the same deal?

Each deal is played once with the baseline in all seats. Then it is played once for each seat, with the tested bot there
and the baseline everywhere else. Only the difference between the two results in that seat counts, so the luck of the
deal cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.intervals import DealResult, difference_interval
from sixgun.arena.thinking_times import ThinkingClock
from sixgun.arena.workers import run_chunks, split_range
from sixgun.bots import bot_class
from sixgun.cardgame.options import RuleOptions
from sixgun.games import DEFAULT_GAME, game_type_named

CHUNK = 5
"""Deals that a worker plays before it reports."""


class Trial(NamedTuple):
    """One seat of one deal: its side, and whether the bot and the baseline won there."""

    deal: int
    seat: int
    side: str
    bot_won: bool
    baseline_won: bool


class Edge(NamedTuple):
    """How much more often a bot wins than the baseline in the same seats, with the 95 % interval.

    `deals` is the number of deals that had a seat of this side. The interval counts deals rather than seats, because
    the seats of one deal share its luck.
    """

    bot: float
    baseline: float
    difference: float
    low: float
    high: float
    deals: int
    seats: int


def paired_trials(
    bot: str,
    baseline: str,
    deals: int,
    *,
    players: int,
    seed: int | str = 1,
    sets: Sequence[str] = (),
    options: RuleOptions | None = None,
    jobs: int = 1,
    game: str = DEFAULT_GAME,
) -> list[Trial]:
    """Play every seat of every deal. Returns the trials in order, the same whatever `jobs` is."""
    game_type = game_type_named(game)
    bot_class(bot, game)
    bot_class(baseline, game)
    chosen = options if options is not None else game_type.options()
    plan = GamePlan(players, str(seed), tuple(sets) or game_type.sets[:1], chosen, game)
    found: list[Trial] = []
    for _, part in run_chunks(partial(play_deals, plan, bot, baseline), split_range(range(deals), CHUNK), jobs):
        found += part
    return sorted(found)


def play_deals(plan: GamePlan, bot: str, baseline: str, deals: range) -> list[Trial]:
    """Play these deals with one tested bot."""
    return [trial for deal in deals for trial in play_trials(plan, deal, [bot], baseline)[bot]]


def play_trials(
    plan: GamePlan, deal: int, bots: Sequence[str], baseline: str, clock: ThinkingClock | None = None
) -> dict[str, list[Trial]]:
    """Play one deal with each bot in each seat. All are compared with the same game of the baseline.

    Nobody wins a game that gets stuck.
    """
    before = play_one(plan, deal, baseline, baseline, -1, clock)
    found: dict[str, list[Trial]] = {}
    for bot in bots:
        after = [play_one(plan, deal, bot, baseline, seat, clock) for seat in range(plan.players)]
        found[bot] = [
            Trial(deal, seat, side, seat in winners, seat in before[0])
            for seat, (side, (winners, _)) in enumerate(zip(before[1], after))
        ]
    return found


def play_one(
    plan: GamePlan, deal: int, bot: str, baseline: str, tested: int, clock: ThinkingClock | None = None
) -> tuple[tuple[int, ...], list[str]]:
    """Play one game with the tested bot in one seat (-1: in none). Returns the winners and the side of each seat."""
    names = [bot if seat == tested else baseline for seat in range(plan.players)]
    game = plan.play(deal, names, clock)
    sides = [plan.game_type.side(game, seat) for seat in range(plan.players)]
    return (game.outcome.winners if game.outcome else ()), sides


def edges_by_side(trials: Sequence[Trial]) -> dict[str, Edge]:
    """Return the edge on each side, and on all sides together under an empty name."""
    sides = dict.fromkeys(trial.side for trial in trials)
    found = {side: edge_of([trial for trial in trials if trial.side == side]) for side in sorted(sides)}
    found[""] = edge_of(trials)
    return found


def edge_of(trials: Sequence[Trial]) -> Edge:
    """Return the mean difference with its interval over deals."""
    seats = len(trials)
    bot = sum(trial.bot_won for trial in trials) / max(1, seats)
    baseline = sum(trial.baseline_won for trial in trials) / max(1, seats)
    by_deal: dict[int, list[Trial]] = {}
    for trial in trials:
        by_deal.setdefault(trial.deal, []).append(trial)
    results = [
        DealResult(len(rows), sum(row.bot_won for row in rows), sum(row.baseline_won for row in rows))
        for rows in by_deal.values()
    ]
    return Edge(bot, baseline, bot - baseline, *difference_interval(results), len(by_deal), seats)
