"""The paired seat: does a bot win more than another one in the same seat of the same deal?

Each deal is played once by a table of the baseline, and once for each seat with the bot under test there and the
baseline everywhere else. What counts is the difference between the two ends in that seat, so the luck of the deal
drops out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.intervals import DealResult, difference_interval
from sixgun.arena.thinking_times import Clock
from sixgun.arena.workers import chunked, spread
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
    """How much more of its games a bot wins than the baseline in the same seats, with the 95 % interval.

    `deals` is how many deals had a seat of this side; seats of one deal count as one, for they share its luck.
    """

    bot: float
    baseline: float
    difference: float
    low: float
    high: float
    deals: int
    seats: int


def paired(
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
    """Every seat of every deal, in order; the same arguments give the same trials, however many jobs there are."""
    game_type = game_type_named(game)
    bot_class(bot, game)
    bot_class(baseline, game)
    chosen = options if options is not None else game_type.options()
    table = GamePlan(players, str(seed), tuple(sets) or game_type.sets[:1], chosen, game)
    found: list[Trial] = []
    for _, part in spread(partial(play_deals, table, bot, baseline), chunked(range(deals), CHUNK), jobs):
        found += part
    return sorted(found)


def play_deals(table: GamePlan, bot: str, baseline: str, deals: range) -> list[Trial]:
    """The trials of these deals."""
    return [trial for deal in deals for trial in trials_of(table, deal, [bot], baseline)[bot]]


def trials_of(
    table: GamePlan, deal: int, bots: Sequence[str], baseline: str, clock: Clock | None = None
) -> dict[str, list[Trial]]:
    """The trials of each bot in one deal, against the same game of the baseline. A game that does not end is won by
    nobody."""
    before = play_one(table, deal, baseline, baseline, -1, clock)
    found: dict[str, list[Trial]] = {}
    for bot in bots:
        after = [play_one(table, deal, bot, baseline, seat, clock) for seat in range(table.players)]
        found[bot] = [
            Trial(deal, seat, side, seat in winners, seat in before[0])
            for seat, (side, (winners, _)) in enumerate(zip(before[1], after))
        ]
    return found


def play_one(
    table: GamePlan, deal: int, bot: str, baseline: str, tested: int, clock: Clock | None = None
) -> tuple[tuple[int, ...], list[str]]:
    """One game with the bot under test in one seat (-1: in none): the winners, and the side of each seat."""
    names = [bot if seat == tested else baseline for seat in range(table.players)]
    game = table.play(deal, names, clock)
    sides = [table.game_type.side(game, seat) for seat in range(table.players)]
    return (game.outcome.winners if game.outcome else ()), sides


def edges(trials: Sequence[Trial]) -> dict[str, Edge]:
    """The edge on each side, and under an empty name on all sides together."""
    sides = dict.fromkeys(trial.side for trial in trials)
    found = {side: edge([trial for trial in trials if trial.side == side]) for side in sorted(sides)}
    found[""] = edge(trials)
    return found


def edge(trials: Sequence[Trial]) -> Edge:
    """The mean difference with its interval over deals."""
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
