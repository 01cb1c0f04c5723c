"""Many games at once, and what came out of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter
from typing import Any

from sixgun.arena.play_game import LIMIT, Stuck, play_game
from sixgun.arena.rates import Rate, wilson
from sixgun.arena.workers import chunked, spread
from sixgun.bots import bot_class, bot_names, make_bot
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import Setup
from sixgun.cardgame.options import RuleOptions
from sixgun.games import DEFAULT_GAME, game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError, SixgunError

CHUNK = 20
"""Games that a worker plays before it reports."""
DIGITS = 4

Progress = Callable[[int, int], None]


@dataclass
class Report:
    """What came out of some games.

    `decisions` are questions with two or more options. `winners` counts for each side the games that it won (in BANG!
    the sides are the roles; the Sheriff and his Deputies win together); `records` has for each bot and side the seats
    that won and that played.
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
        """For each side the share of the finished games that it won, with its 95 % interval."""
        return {side: wilson(won, self.finished) for side, won in self.winners.items()}

    def to_data(self) -> dict[str, Any]:
        """As JSON writes it; all but `seconds` follows from the seed."""
        rates = {side: [round(figure, DIGITS) for figure in rate] for side, rate in self.rates.items()}
        lists = {"bots": list(self.bots), "sets": list(self.sets)}
        return {**asdict(self), **lists, "rates": rates, "seconds": round(self.seconds, 3)}

    def add(self, other: Report) -> None:
        """Take in the games of another report."""
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


@dataclass(frozen=True)
class Plan:
    """What every game of a simulation has in common."""

    game: str
    players: int
    seed: str
    bots: tuple[str, ...]
    options: RuleOptions
    sets: tuple[str, ...]
    limit: int = LIMIT
    packs: tuple[Any, ...] = ()

    @property
    def game_type(self) -> AnyGameType:
        return game_type_named(self.game)

    def setup(self, name: str) -> Setup:
        setup: Setup = self.game_type.setup(self.players, key_from_seed(name), self.sets, self.options, self.packs)
        return setup

    def report(self) -> Report:
        sides = self.game_type.sides
        records = {name: {side: [0, 0] for side in sides} for name in dict.fromkeys(self.bots)}
        options, winners = self.options.to_data(), dict.fromkeys(sides, 0)
        return Report(self.game, self.players, self.seed, self.bots, options, self.sets, winners, records)


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
    """Play many games, in several processes if `jobs` says so; the report does not depend on how many.

    `bots` is one name or one for each seat; `progress` is called with the games done and all of them. `packs`
    are on the shelf, and in the game if `sets` names them; without `sets` only the first box is.
    """
    if games < 1:
        raise SetupError(f"{games} games cannot be played: ask for at least 1")
    if jobs < 1:
        raise SixgunError(f"{jobs} jobs cannot do anything: ask for at least 1")
    game_type = game_type_named(game)
    boxes = tuple(sets) or game_type.sets[:1]
    names = bot_names(bots, players, game)
    plan = Plan(game, players, str(seed), names, options or game_type.options(), boxes, limit, tuple(packs))
    plan.setup(plan.seed)  # what cannot be played is refused here, once
    begin = perf_counter()
    total = plan.report()
    for _, part in spread(partial(play_chunk, plan), chunked(range(games), CHUNK), jobs):
        total.add(part)
        if progress:
            progress(total.games, games)
    total.seconds = perf_counter() - begin
    return total


def play_chunk(plan: Plan, numbers: range) -> Report:
    """The games with these numbers, one after the other."""
    report, game_type = plan.report(), plan.game_type
    kinds = [bot_class(name, plan.game) for name in plan.bots]
    forkable, collect_news = any(kind.needs_worlds for kind in kinds), any(kind.reads_news for kind in kinds)
    for number in numbers:
        name = f"{plan.seed}/{number}"
        game = game_type.new_game(plan.setup(name), forkable=forkable, collect_news=collect_news, packs=plan.packs)
        bots = [make_bot(bot, name, seat, plan.game) for seat, bot in enumerate(plan.bots)]
        report.games += 1
        try:
            report.decisions += play_game(game, bots, plan.limit)
        except Stuck:
            continue
        assert game.outcome is not None
        report.finished += 1
        report.turns += game.state.turn_number
        winners = game.outcome.winners
        for side in {game_type.side(game, seat) for seat in winners}:
            report.winners[side] += 1
        for seat, bot in enumerate(plan.bots):
            record = report.records[bot][game_type.side(game, seat)]
            record[0] += seat in winners
            record[1] += 1
    return report
