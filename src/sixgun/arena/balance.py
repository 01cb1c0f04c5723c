"""Balance studies: plays many games of one kind and stores a row for every seat of every game.

Win rates by side, place, character, set and event are computed from the rows. With `mix`, each game includes each
further set with even odds, so that games with a set can be compared with games without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.runs import Run
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.errors import SetupError

if TYPE_CHECKING:
    from polars import DataFrame

CHUNK: Final = 20
"""Games that a worker plays before it reports."""
BATCH: Final = 20_000
"""Rows that are turned into columns at a time."""


class Row(NamedTuple):
    """One seat of one game, a row of the parquet file.

    `seat` is counted from 1. `place` is the seat's turn in the first round; 1 begins. `characters` are those that the
    seat started with. `events` lists the events in the order in which they came into force. `won` is false for all
    seats of a game that did not finish.
    """

    game: int
    seat: int
    place: int
    bot: str
    side: str
    characters: list[str]
    won: bool
    finished: bool
    turns: int
    sets: list[str]
    events: list[str]


@dataclass(frozen=True)
class BalanceStudy:
    """What is played: a game plan and a bot for each seat."""

    plan: GamePlan
    bots: tuple[str, ...]
    mix: bool = False

    def to_data(self) -> dict[str, Any]:
        return {"kind": "balance", **self.plan.to_data(), "bots": list(self.bots), "mix": self.mix}

    def plan_for(self, number: int) -> GamePlan:
        """Return the plan of one game: the shared plan, or in a mix one with random sets."""
        chance, sets = Random(f"{self.plan.deal_seed(number)}/sets"), self.plan.sets
        while self.mix:
            mixed = self.plan.with_sets((sets[0], *(each for each in sets[1:] if chance.random() < 0.5)))
            try:
                mixed.setup(number)
                return mixed
            except SetupError:  # too many players for these sets
                continue
        return self.plan


class GameWatch:
    """Records the starting characters and the events that came into force."""

    def __init__(self, game_type: AnyGameType) -> None:
        self.game_type = game_type
        self.characters: list[tuple[str, ...]] = []
        self.events: list[str] = []
        self.first_seat = 0

    def __call__(self, game: Any, _seat: int, _choice: Choice) -> None:
        """Called just before an answer takes effect."""
        self.update(game)

    def update(self, game: CardGame[Any]) -> None:
        event = self.game_type.event(game)
        if event and (not self.events or self.events[-1] != event):
            self.events.append(event)
        if not self.characters:
            found = [self.game_type.characters(game, seat) for seat in range(game.seat_count)]
            if all(found):
                self.characters = found
                self.first_seat = self.game_type.view(game, NOBODY).turn


def measure_balance(study: BalanceStudy, games: int, run: Run) -> DataFrame:
    """Play the games and collect their rows. The same arguments give the same rows, whatever the workers are."""
    study.plan.setup(0)  # refuses an impossible game here, once
    with closing(run.carry_out(study.to_data(), partial(play_chunk, study), games, CHUNK)) as run_log:
        return rows_to_frame(row for part in run_log for row in part)


def play_chunk(study: BalanceStudy, numbers: range) -> list[Row]:
    """Play these games. Returns their rows."""
    return [row for number in numbers for row in play_one(study, number)]


def play_one(study: BalanceStudy, number: int) -> list[Row]:
    """Play one game. Returns its rows."""
    plan = study.plan_for(number)
    game_type, watch = plan.game_type, GameWatch(plan.game_type)
    game = plan.play(number, study.bots, observers=[watch])
    watch.update(game)
    winners = game.outcome.winners if game.outcome else ()
    return [
        Row(
            game=number,
            seat=seat + 1,
            place=(seat - watch.first_seat) % plan.players + 1,
            bot=bot,
            side=game_type.side(game, seat),
            characters=list(watch.characters[seat]),
            won=seat in winners,
            finished=game.outcome is not None,
            turns=game_type.view(game, NOBODY).turn_number,
            sets=list(plan.sets),
            events=watch.events,
        )
        for seat, bot in enumerate(study.bots)
    ]


def rows_to_frame(rows: Iterator[Sequence[Any]]) -> DataFrame:
    """Put the rows into a data frame."""
    import polars as pl

    texts = pl.List(pl.String)
    schema: dict[str, Any] = {
        "game": pl.Int64, "seat": pl.Int8, "place": pl.Int8, "bot": pl.String, "side": pl.String,
        "characters": texts, "won": pl.Boolean, "finished": pl.Boolean, "turns": pl.Int32, "sets": texts,
        "events": texts,
    }  # fmt: skip
    frames = [pl.DataFrame([], schema=schema, orient="row")]
    batch: list[Sequence[Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            frames.append(pl.DataFrame(batch, schema=schema, orient="row"))
            batch = []
    frames.append(pl.DataFrame(batch, schema=schema, orient="row"))
    return pl.concat(frames)
