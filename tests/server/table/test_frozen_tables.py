"""A database and a table's frames from an earlier version: today's server goes on with the one, and sends the other.

`tests/data/v1` was made by `python -m tests.support.frozen_make` and is not made again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.protocol import ClientMessage, DealProof, ServerMessage
from sixgun.server.store.rows import OVER, PLAYING, GuestRow
from tests.server.database import empty_database
from tests.server.people import LocalTables, Person, run
from tests.support.frozen_make import play_table, seen
from tests.support.version_1 import version_2

FOLDER = Path(__file__).parents[2] / "data" / "v1"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
SENTENCES = ("text", "hint", "confirm", "asked_text")
PASSING = ("clock", "advice")
"""Messages whose moment or figures follow the time that has passed."""


def frozen_tables(folder: Path, pace: float = 0.0) -> LocalTables:
    with sqlite3.connect(folder / "tables.db") as database:
        database.executescript((FOLDER / "tables.sql").read_text(encoding="utf-8"))
    return LocalTables(folder, seed="frozen", pace=pace)


def coded(name: str) -> str:
    return next(code for code, table in EXPECTED.items() if table["name"] == name)


def test_every_table_stands_where_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        tables = await frozen_tables(tmp_path, pace=10_000.0).open()  # no bot goes on meanwhile
        try:
            for code, table in EXPECTED.items():
                found = await tables.found(code)
                assert found.status == table["status"], table["name"]
                if table["game"] is None:
                    assert found.driver is None
                    continue
                assert found.driver is not None
                match = found.driver.match
                assert match.n == table["game"]["answers"], table["name"]
                assert json.loads(json.dumps(seen(found, table["seat"]))) == table["game"]["view"], table["name"]
        finally:
            await tables.close()

    run(work)


@pytest.mark.parametrize("name", [table["name"] for table in EXPECTED.values() if table["status"] == PLAYING])
def test_a_running_game_is_played_to_its_end(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        tables = await frozen_tables(tmp_path).open()
        try:
            table = await tables.found(coded(name))
            guest = next(place.guest for place in table.seats if place.guest is not None)
            person = Person(table, GuestRow(guest, "Ann")).come()
            if table.settings.hot_seat:
                await person.until(msgspec.Struct, lambda message: type(message).__name__ == "HandOver")
                return
            await person.play(Random(name))
            assert table.status == OVER
            assert isinstance(person.heard[-1], DealProof)
        finally:
            await tables.close()

    run(work)


# Frames


def frames() -> Iterator[tuple[str, dict[str, Any]]]:
    """The stored frames with today's names: version 2 of the protocol has the same messages under other names."""
    for line in (FOLDER / "frames.jsonl").read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        yield entry["from"], version_2(entry["frame"])


def test_every_frame_is_still_a_message() -> None:
    count = 0
    for sender, frame in frames():
        msgspec.convert(frame, ServerMessage if sender == "server" else ClientMessage)
        count += 1
    assert count > 200


def told(entries: Iterator[tuple[str, dict[str, Any]]]) -> list[dict[str, Any]]:
    """What the server told of the game, without clocks and without the code, which is drawn anew."""
    found = []
    for sender, frame in entries:
        if sender == "server" and frame["t"] in ("step", "snapshot", "deal_proof"):
            found.append({name: value for name, value in frame.items() if name not in PASSING})
    return found


def mentioned(sentence: Any) -> list[tuple[str, Any]]:
    """The players and cards that a sentence points at."""
    parts = [part for part in sentence or [] if isinstance(part, dict)]
    return sorted((name, part[name]) for part in parts for name in ("seat", "card", "entry") if name in part)


def missing(old: Any, new: Any, where: str = "") -> str:
    """The first thing in an old message that a new one lacks or tells differently; what it has besides is fine.

    A sentence may be worded better today, but it names the same cards and players."""
    if where.rpartition(".")[2] in SENTENCES:
        return "" if mentioned(old) == mentioned(new) else f"{where}: {old!r} was told, now {new!r}"
    if isinstance(old, dict) and isinstance(new, dict):
        return next(filter(None, (missing(old[name], new.get(name), f"{where}.{name}") for name in old)), "")
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new))
        return next(filter(None, (missing(a, b, f"{where}[{at}]") for at, (a, b) in pairs)), "")
    return "" if old == new else f"{where}: {old!r} was told, now {new!r}"


def test_the_same_table_is_told_the_same_today(tmp_path: Path) -> None:
    config = Config(database=empty_database(tmp_path / "tables.db"), pace=0.0, limits=False, seed="frames")
    with TestClient(create_app(config), base_url="http://testserver.local") as client:
        today = told((entry["from"], entry["frame"]) for entry in play_table(client, Random("frames")))
    before = told(frames())
    assert len(today) == len(before)
    for number, (old, new) in enumerate(zip(before, today)):
        assert not (problem := missing(old, new)), f"message {number} ({old['t']}){problem}"
