"""The report of a balance study, as a document for people."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sixgun.arena.balance import BalanceStudy
from sixgun.arena.contest_report import HTML, REPORT, plan_facts
from sixgun.arena.document import COMMAND, Document, Figure, Grid, Section, percent, write_files
from sixgun.arena.plots import Bar
from sixgun.arena.win_rates import FIRST, LAST, MET, WinRate, by_character, by_event, by_place, by_set, by_side
from sixgun.kernel.errors import SixgunError
from sixgun.wording import Language
from sixgun.wording.games import wording_of

if TYPE_CHECKING:
    from polars import DataFrame

PARQUET: Final = "seats.parquet"
WAYS: Final = {FIRST: "as the first event", MET: "met during the game", LAST: "in force at the end"}


@dataclass(frozen=True)
class BalanceResult:
    """All win rates of a study."""

    study: BalanceStudy
    games: int
    finished: int
    sides: list[WinRate]
    places: list[WinRate]
    characters: list[WinRate]
    sets: list[WinRate]
    events: list[WinRate]

    def to_data(self) -> dict[str, Any]:
        """Return the result as JSON data. All of it follows from the seed."""
        rates = {
            name: [rate.to_data() for rate in getattr(self, name)]
            for name in ("sides", "places", "characters", "sets", "events")
        }
        return {"lab": self.study.to_data(), "games": self.games, "finished": self.finished, **rates}


def balance_result(study: BalanceStudy, frame: DataFrame) -> BalanceResult:
    """Compute the win rates from the rows."""
    return BalanceResult(
        study=study,
        games=frame["game"].n_unique(),
        finished=frame.filter("finished")["game"].n_unique(),
        sides=by_side(frame),
        places=by_place(frame),
        characters=by_character(frame),
        sets=by_set(frame, study.plan.sets),
        events=by_event(frame),
    )


class BalanceDocument:
    """Builds the report in one language."""

    def __init__(self, balance: BalanceResult, language: Language) -> None:
        self.balance = balance
        self.language = language
        self.wording = wording_of(balance.study.plan.game)
        self.sides = [
            side for side in balance.study.plan.game_type.sides if side in {row.side for row in balance.sides}
        ]

    def document(self, command: str) -> Document:
        study, balance = self.balance.study, self.balance
        facts = {
            COMMAND: command,
            **plan_facts(study.plan, self.wording, self.language),
            "Bots": ", ".join(dict.fromkeys(study.bots)),
            "Games": f"{balance.games}, of them {balance.finished} finished",
        }
        if study.mix:
            facts["Sets"] += "; each game includes each set after the first with even odds"
        sections = [self.by_side(), self.by_place(), self.by_character(), self.by_set()]
        if balance.events:
            sections.append(self.by_event())
        return Document(f"Balance of {study.plan.game} with {study.plan.players} players", facts, sections)

    def side(self, slug: str) -> str:
        return self.wording.side_name(self.language, slug) if slug else "all"

    def ordered(self, rows: Sequence[WinRate]) -> list[WinRate]:
        """Sort the rows: all sides together first, then each side in the order of the game."""
        order = ["", *self.sides]
        return sorted(rows, key=lambda row: order.index(row.side))

    def by_side(self) -> Section:
        rows = self.ordered(self.balance.sides)
        section = Section("Sides", "The share of the games that each side won, with 95 % intervals (Wilson).")
        section.grids.append(grid("Sides", "Side", [(self.side(row.side), row) for row in rows]))
        section.figures.append(figure("Sides", [bar(self.side(row.side), row) for row in rows]))
        return section

    def by_place(self) -> Section:
        rows = self.ordered(self.balance.places)
        named = [(f"{row.what}, {self.side(row.side)}", row) for row in rows]
        section = Section("Places", "By the seat's turn in the first round; 1 begins.")
        section.grids.append(grid("Places", "Place and side", named))
        bars = [bar(f"place {row.what}", row, self.side(row.side)) for row in rows]
        section.figures.append(figure("Places", bars))
        return section

    def by_character(self) -> Section:
        game_type, packs = self.balance.study.plan.game_type, self.balance.study.plan.packs
        rows = sorted((row for row in self.balance.characters if not row.side), key=lambda row: -row.share)
        sides = {(row.what, row.side): row for row in self.balance.characters}
        heads = ["Character", "Set", "Won", "Games", "Share", "from", "to", *map(self.side, self.sides)]
        lines, bars = [], []
        for row in rows:
            name = self.wording.entry_name(self.language, row.what)
            set_name = self.wording.set_name(self.language, game_type.set_of(row.what, packs))
            shares = [sides.get((row.what, side)) for side in self.sides]
            own = [percent(found.share) if found else "" for found in shares]
            lines.append([name, set_name, *figures(row), *own])
            bars.append(bar(name, row, set_name))
        section = Section(
            "Characters",
            "By the characters that a seat started with, over all sides and on each side. With this many intervals, "
            "one in twenty misses the truth by chance.",
            [Grid("Characters", heads, lines)],
        )
        section.figures.append(figure("Characters", bars))
        return section

    def by_set(self) -> Section:
        rows = self.ordered(self.balance.sets)
        names = {slug: self.wording.set_name(self.language, slug) for slug in self.balance.study.plan.sets}
        rows.sort(key=lambda row: list(names).index(row.what))
        named = [(f"{row.how} {names[row.what]}, {self.side(row.side)}", row) for row in rows]
        section = Section(
            "Sets", "The share of each side in games with a set, and in games without it, if there were any."
        )
        section.grids.append(grid("Sets", "Set and side", named))
        bars = [bar(f"{row.how} {names[row.what]}", row, self.side(row.side)) for row in rows]
        section.figures.append(figure("Sets", bars))
        return section

    def by_event(self) -> Section:
        section = Section(
            "Events",
            "The share of each side by event. Chance decides which event comes first, so the first table compares like "
            "with like. An event that was met, or in force at the end, also tells that the game lasted that long.",
        )
        for how, way in WAYS.items():
            rows = self.ordered([row for row in self.balance.events if row.how == how])
            rows.sort(key=lambda row: row.what)
            names = {row.what: self.wording.entry_name(self.language, row.what) for row in rows}
            named = [(f"{names[row.what]}, {self.side(row.side)}", row) for row in rows]
            section.grids.append(grid(f"Events {way}", "Event and side", named))
            bars = [bar(names[row.what], row, self.side(row.side)) for row in rows]
            section.figures.append(figure(f"Events {way}", bars))
        return section


def grid(caption: str, head: str, rows: Sequence[tuple[str, WinRate]]) -> Grid:
    return Grid(caption, (head, "Won", "Games", "Share", "from", "to"), [[name, *figures(row)] for name, row in rows])


def figures(row: WinRate) -> list[str]:
    return [str(row.won), str(row.games), percent(row.share), percent(row.low), percent(row.high)]


def bar(name: str, row: WinRate, group: str = "") -> Bar:
    return Bar(name, 100 * row.share, 100 * row.low, 100 * row.high, group)


def figure(caption: str, bars: Sequence[Bar]) -> Figure:
    return Figure(caption, "share won in per cent", bars)


def save_report(folder: Path, balance: BalanceResult, document: Document, frame: DataFrame) -> None:
    """Write the report and the rows to files. The same arguments give the same `report.json`, byte for byte."""
    write_files(folder, {REPORT: json.dumps(balance.to_data(), indent=2) + "\n", HTML: document.page()})
    try:
        frame.write_parquet(folder / PARQUET)
    except OSError as error:
        raise SixgunError(f"{folder / PARQUET} cannot be written ({error.strerror}): make room") from error
