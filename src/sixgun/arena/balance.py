"""The balance lab: many games of one kind, and a row for every seat of every game.

From the rows come win rates by side, place, character, set and event. `mix` lets each game take or leave each further
set by chance, so that games with a set can be compared with games without it.
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
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.ask import Choice
from sixgun.kernel.errors import SetupError
from sixgun.kernel.game import Game

if TYPE_CHECKING:
    from polars import DataFrame

CHUNK: Final = 20
"""Games that a worker plays before it reports."""
BATCH: Final = 20_000
"""Rows that go into a table of columns at a time."""


class Row(NamedTuple):
    """One seat of one game, a line of the parquet file.

    `seat` is counted from 1; `place` is the seat's turn in the first round, 1 for who begins. `characters` are those
    that the seat began with. `events` were in force one after the other, the last of them to the end. `won` is false
    for all seats of a game that did not finish.
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
class Lab:
    """What is played: a bot for each seat at one table."""

    table: GamePlan
    bots: tuple[str, ...]
    mix: bool = False

    def to_data(self) -> dict[str, Any]:
        return {"kind": "balance", **self.table.to_data(), "bots": list(self.bots), "mix": self.mix}

    def table_for(self, number: int) -> GamePlan:
        """The table of one game: the same sets for all of them, or in a mix those that chance gives it."""
        chance, sets = Random(f"{self.table.deal_seed(number)}/sets"), self.table.sets
        while self.mix:
            some = self.table.with_sets((sets[0], *(each for each in sets[1:] if chance.random() < 0.5)))
            try:
                some.setup(number)
                return some
            except SetupError:  # too many players for these boxes
                continue
        return self.table


class Watch:
    """Notes who began as whom, and which events were in force."""

    def __init__(self, game_type: AnyGameType) -> None:
        self.title = game_type
        self.characters: list[tuple[str, ...]] = []
        self.events: list[str] = []
        self.first = 0

    def __call__(self, game: Game[Any], _seat: int, _choice: Choice) -> None:
        """An answer is about to take effect."""
        self.look(game)

    def look(self, game: Game[Any]) -> None:
        event = self.title.event(game)
        if event and (not self.events or self.events[-1] != event):
            self.events.append(event)
        if not self.characters:
            found = [self.title.characters(game, seat) for seat in range(len(game.state.players))]
            if all(found):
                self.characters = found
                self.first = game.state.turn


def measured(lab: Lab, games: int, run: Run) -> DataFrame:
    """Play the games and gather their rows; the same arguments give the same rows, whoever works on it."""
    lab.table.setup(0)  # what cannot be played is refused here, once
    with closing(run.carry_out(lab.to_data(), partial(play_chunk, lab), games, CHUNK)) as run_log:
        return gathered(row for part in run_log for row in part)


def play_chunk(lab: Lab, numbers: range) -> list[Row]:
    """The rows of these games."""
    return [row for number in numbers for row in play_one(lab, number)]


def play_one(lab: Lab, number: int) -> list[Row]:
    """The rows of one game."""
    table = lab.table_for(number)
    game_type, watch = table.game_type, Watch(table.game_type)
    game = table.play(number, lab.bots, observers=[watch])
    watch.look(game)
    winners = game.outcome.winners if game.outcome else ()
    return [
        Row(
            game=number,
            seat=seat + 1,
            place=(seat - watch.first) % table.players + 1,
            bot=bot,
            side=game_type.side(game, seat),
            characters=list(watch.characters[seat]),
            won=seat in winners,
            finished=game.outcome is not None,
            turns=game.state.turn_number,
            sets=list(table.sets),
            events=watch.events,
        )
        for seat, bot in enumerate(lab.bots)
    ]


def gathered(rows: Iterator[Sequence[Any]]) -> DataFrame:
    """The rows as a table of columns."""
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
