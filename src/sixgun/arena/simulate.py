"""Many games at once, and what came out of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from sixgun.arena.play import LIMIT, Stuck, play_out
from sixgun.arena.workers import chunked, spread
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.faces import ROLES
from sixgun.bang.options import Options
from sixgun.bang.packs import Pack, with_packs
from sixgun.bang.rules.setup import BASE, Setup, check_setup
from sixgun.bang.table import CATALOGUE, new_game
from sixgun.bots import bot_class, bot_names, make_bot
from sixgun.kernel.chance import key_of
from sixgun.kernel.errors import SetupError, SixgunError

CHUNK = 20
"""Games that a worker plays before it reports."""

Progress = Callable[[int, int], None]


def no_record() -> dict[str, list[int]]:
    return {role: [0, 0] for role in ROLES}


@dataclass
class Report:
    """What came out of some games.

    `decisions` are questions with two or more options. `winners` counts for each role the games that it won (the
    Sheriff and his Deputies win together); `records` has for each bot and role the seats that won and that played.
    """

    players: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    sets: tuple[str, ...] = (BASE,)
    games: int = 0
    finished: int = 0
    decisions: int = 0
    turns: int = 0
    winners: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    records: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    seconds: float = 0.0

    def to_data(self) -> dict[str, Any]:
        """As JSON writes it; all but `seconds` follows from the seed."""
        return {**asdict(self), "bots": list(self.bots), "sets": list(self.sets), "seconds": round(self.seconds, 3)}

    def add(self, other: Report) -> None:
        """Take in the games of another report."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.turns += other.turns
        for role, won in other.winners.items():
            self.winners[role] += won
        for bot, record in other.records.items():
            mine = self.records[bot]
            for role, (won, played) in record.items():
                mine[role] = [mine[role][0] + won, mine[role][1] + played]


@dataclass(frozen=True)
class Plan:
    """What every game of a simulation has in common."""

    players: int
    seed: str
    bots: tuple[str, ...]
    options: Options
    sets: tuple[str, ...] = (BASE,)
    limit: int = LIMIT
    packs: tuple[Pack, ...] = ()

    @property
    def catalogue(self) -> Catalogue:
        return with_packs(CATALOGUE, self.packs)

    def setup(self, name: str) -> Setup:
        return Setup(self.players, key_of(name), self.sets, self.options)

    def report(self) -> Report:
        records = {name: no_record() for name in dict.fromkeys(self.bots)}
        return Report(self.players, self.seed, self.bots, self.options.to_data(), self.sets, records=records)


def simulate(
    players: int,
    games: int,
    seed: int | str = 1,
    bots: str | Sequence[str] = "random",
    options: Options | None = None,
    sets: Sequence[str] = (BASE,),
    jobs: int = 1,
    progress: Progress | None = None,
    limit: int = LIMIT,
    packs: Sequence[Pack] = (),
) -> Report:
    """Play many games, in several processes if `jobs` says so; the report does not depend on how many.

    `bots` is one name or one for each seat; `progress` is called with the games done and all of them. `packs`
    are on the shelf, and in the game if `sets` names them.
    """
    if games < 1:
        raise SetupError(f"{games} games cannot be played: ask for at least 1")
    if jobs < 1:
        raise SixgunError(f"{jobs} jobs cannot do anything: ask for at least 1")
    plan = Plan(players, str(seed), bot_names(bots, players), options or Options(), tuple(sets), limit, tuple(packs))
    check_setup(plan.catalogue, plan.setup(plan.seed))
    begin = perf_counter()
    total = plan.report()
    for part in spread(partial(play_chunk, plan), chunked(range(games), CHUNK), jobs):
        total.add(part)
        if progress:
            progress(total.games, games)
    total.seconds = perf_counter() - begin
    return total


def play_chunk(plan: Plan, numbers: range) -> Report:
    """The games with these numbers, one after the other."""
    report = plan.report()
    catalogue = plan.catalogue
    tells = any(bot_class(name).listens for name in plan.bots)
    for number in numbers:
        name = f"{plan.seed}/{number}"
        game = new_game(plan.setup(name), catalogue, keeps=False, tells=tells)
        bots = [make_bot(bot, name, seat) for seat, bot in enumerate(plan.bots)]
        report.games += 1
        try:
            report.decisions += play_out(game, bots, plan.limit)
        except Stuck:
            continue
        assert game.outcome is not None
        report.finished += 1
        report.turns += game.state.number
        winners = game.outcome.winners
        for role in {game.role(seat) for seat in winners}:
            report.winners[role] += 1
        for seat, bot in enumerate(plan.bots):
            record = report.records[bot][game.role(seat)]
            record[0] += seat in winners
            record[1] += 1
    return report
