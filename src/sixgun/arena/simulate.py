"""Plays many games with bots and counts who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.intervals import Rate, wilson
from sixgun.arena.play_game import LIMIT, Stuck, play_game
from sixgun.arena.workers import Progress, check_amounts, run_chunks, split_range
from sixgun.bots import bot_names
from sixgun.cardgame.options import RuleOptions
from sixgun.games import DEFAULT_GAME, game_type_named
from sixgun.kernel.ask import NOBODY

CHUNK: Final = 20
"""Games that a worker plays before it reports."""
DIGITS: Final = 4


@dataclass
class Report:
    """The results of some games.

    `decisions` counts questions with two or more options. `winners` counts the games that each side won; in BANG! the
    sides are the roles, and the Sheriff and the Deputies win together. `records` has for each bot and side the seats
    that won and the seats that played.
    """

    game: str
    players: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    sets: tuple[str, ...]
    winners: dict[str, int]
    records: dict[str, dict[str, list[int]]]
    games: int = 0
    finished: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0

    @property
    def rates(self) -> dict[str, Rate]:
        """Return for each side the share of finished games that it won, with its 95 % interval."""
        return {side: wilson(won, self.finished) for side, won in self.winners.items()}

    def to_data(self) -> dict[str, Any]:
        """Return the report as JSON data. Everything except `seconds` follows from the seed."""
        rates = {side: [round(figure, DIGITS) for figure in rate] for side, rate in self.rates.items()}
        lists = {"bots": list(self.bots), "sets": list(self.sets)}
        return {**asdict(self), **lists, "rates": rates, "seconds": round(self.seconds, 3)}

    def add(self, other: Report) -> None:
        """Add the games of another report."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.turns += other.turns
        for side, won in other.winners.items():
            self.winners[side] += won
        for bot, record in other.records.items():
            mine = self.records[bot]
            for side, (won, played) in record.items():
                mine[side] = [mine[side][0] + won, mine[side][1] + played]


def empty_report(plan: GamePlan, bots: tuple[str, ...]) -> Report:
    """Return a report without any games yet."""
    sides = plan.game_type.sides
    records = {name: {side: [0, 0] for side in sides} for name in dict.fromkeys(bots)}
    options, winners = plan.options.to_data(), dict.fromkeys(sides, 0)
    return Report(plan.game, plan.players, plan.seed, bots, options, plan.sets, winners, records)


def simulate(
    players: int,
    games: int,
    seed: int | str = 1,
    bots: str | Sequence[str] = "random",
    options: RuleOptions | None = None,
    sets: Sequence[str] = (),
    jobs: int = 1,
    progress: Progress | None = None,
    limit: int = LIMIT,
    packs: Sequence[Any] = (),
    game: str = DEFAULT_GAME,
) -> Report:
    """Play many games, in `jobs` processes. The report does not depend on their number.

    `bots` is one name for all seats or one name for each seat. `progress` is told how many games are done. Without
    `sets` only the base set is in the game. `packs` makes packs available; `sets` must name those that take part.
    """
    check_amounts(games, jobs)
    game_type = game_type_named(game)
    names = bot_names(bots, players, game)
    plan = GamePlan(
        players=players,
        seed=str(seed),
        sets=tuple(sets) or game_type.sets[:1],
        options=options or game_type.options(),
        game=game,
        limit=limit,
        packs=tuple(packs),
    )
    plan.setup(0)  # refuses an impossible game here, once
    begin = perf_counter()
    total = empty_report(plan, names)
    for _, part in run_chunks(partial(play_chunk, plan, names), split_range(range(games), CHUNK), jobs):
        total.add(part)
        if progress:
            progress(total.games, games)
    total.seconds = perf_counter() - begin
    return total


def play_chunk(plan: GamePlan, bots: tuple[str, ...], deals: range) -> Report:
    """Play these deals one after the other."""
    report = empty_report(plan, bots)
    for deal in deals:
        play_deal(plan, bots, deal, report)
    return report


def play_deal(plan: GamePlan, bots: tuple[str, ...], deal: int, report: Report) -> None:
    """Play one deal and add it to the report. A stuck game counts as played, but not as finished."""
    game = plan.new_game(deal, bots)
    report.games += 1
    try:
        report.decisions += play_game(game, plan.make_bots(deal, bots), plan.limit)
    except Stuck:
        return
    assert game.outcome is not None
    report.finished += 1
    report.turns += plan.game_type.view(game, NOBODY).turn_number
    winners = game.outcome.winners
    sides = [plan.game_type.side(game, seat) for seat in range(len(bots))]
    for side in {sides[seat] for seat in winners}:
        report.winners[side] += 1
    for seat, bot in enumerate(bots):
        record = report.records[bot][sides[seat]]
        record[0] += seat in winners
        record[1] += 1
