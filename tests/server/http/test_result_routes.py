"""What stays of a finished game: its result at a link of its own, whatever becomes of its table and its people."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from sixgun.kernel.errors import SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.record import parse_record
from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.protocol import DealProof, GameResult, Leave, NewTable, PlayAgain, TableInfo
from sixgun.server.store.rows import ResultRow
from sixgun.server.store.table_notes import IDLE
from sixgun.server.table.dealing import stored_match
from sixgun.server.table.recording import unpacked
from sixgun.server.table.results import told_in
from sixgun.server.workers.records import record_text
from tests.server.http_client import Client, come_in, table
from tests.server.people import LocalTables, Person, local_tables, run
from tests.server.positions import all_quiet

DUEL = {"game": "duel", "players": 2, "bots": 1, "begin": True}
FOUR = {"players": 4, "bots": 3, "begin": True}


async def kept(place: LocalTables, key: str, language: str = "en") -> GameResult:
    row = await place.store.result(key)
    assert row is not None
    return msgspec.json.decode(told_in(row, language), type=GameResult)


async def played(person: Person, seed: str = "results") -> DealProof:
    """Play the game to its end; the message with its key and its id."""
    await person.play(Random(seed))
    deal = person.heard[-1]
    assert isinstance(deal, DealProof)
    return deal


@contextmanager
def served(folder: Path, **changes: Any) -> Iterator[Client]:
    config = Config(**{"database": f"sqlite:///{folder / 'sixgun.db'}", "pace": 0, "seed": "results", **changes})
    with TestClient(create_app(config)) as client:
        yield client


def play_over_http(client: Client, **settings: Any) -> tuple[str, dict[str, Any]]:
    """A game of one person and bots; the code of its table, and the last message."""
    come_in(client)
    code = client.post("/api/tables", json=table(**settings)).json()["code"]
    with client.websocket_connect(f"/ws/{code}?v=2") as socket:
        while (message := json.loads(socket.receive_text()))["t"] != "deal_proof":
            if question := message.get("question"):
                last = len(question["options"]) - 1
                socket.send_json({"t": "answer", "question": question["number"], "option": last})
    return code, message


@pytest.mark.parametrize("settings", [FOUR, DUEL], ids=["bang", "duel"])
def test_a_result_is_told_in_every_language_without_playing_the_game_again(
    tmp_path: Path, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as client:
        code, deal = play_over_http(client, **settings)
        replayed = client.get(f"/api/tables/{code}/record").text
        proof = client.get(f"/api/tables/{code}/deal").json()

        def never(*_: Any, **__: Any) -> None:
            raise AssertionError("a game is played again")

        monkeypatch.setattr(Game, "answer", never)
        at = f"/api/games/{deal['id']}"
        english, french = (client.get(at, params={"lang": lang}).json() for lang in ("en", "fr"))
        assert client.get(at, params={"lang": "xx"}).json() == english
        assert english["seats"][0]["name"] == deal["names"][0] == "Calamity"
        assert [place["name"] for place in english["seats"]] == deal["names"]
        assert (english["game"], english["code"], english["game_number"]) == (settings.get("game", "bang"), code, 1)
        assert (english["key"], english["commitment"]) == (deal["key"], deal["commitment"])
        ends = [told["view"]["result"] for told in (english, french)]
        assert ends[0]["winners"] == ends[1]["winners"]
        texts = ["".join(part["text"] for part in end["text"]) for end in ends]
        assert texts[0] != texts[1]
        told = [
            [news["text"] for news in result["log"] if news["kind"] == "eliminated"] for result in (english, french)
        ]
        assert told[0]
        assert all(told[0])
        assert told[0] != told[1]
        assert [news["kind"] for news in english["log"]] == [news["kind"] for news in french["log"]]
        assert client.get(f"{at}/record").text == replayed
        assert client.get(f"{at}/deal").json() == proof
        assert client.get(f"{at}/link").json()["link"].endswith(f"/game/{deal['id']}")
        assert client.get(f"{at}/qr").content.startswith(b"<svg")
        for path in ("", "/record", "/deal", "/link", "/qr"):
            assert client.get(f"/api/games/{'a' * 16}{path}").status_code == 404


def test_the_record_of_a_result_proves_the_deal(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        _, deal = play_over_http(client, **FOUR)
        record = parse_record(client.get(f"/api/games/{deal['id']}/record").content)
        assert record.ending is not None
        assert record.header["key"] == deal["key"]
        assert sha256(bytes.fromhex(deal["key"])).hexdigest() == deal["commitment"]


def test_a_result_outlives_a_rematch_a_leaver_a_restart_and_its_table(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path, idle=1000).open()
        table, (ann,) = await place.table("Ann", **FOUR)
        first = await played(ann)
        assert first.names[0] == "Ann"
        assert re.fullmatch("[a-z2-7]{16}", first.id)
        told = await kept(place, first.id)
        french = await kept(place, first.id, "fr")

        ann.say(PlayAgain(want="rematch"))
        second = await played(ann, "the second")
        assert second.id != first.id
        assert await kept(place, first.id) == told
        assert (await kept(place, second.id)).game_number == 2

        # A name stays where the game was played, also at the table itself.
        looker = Person(table, await place.guest("Lou")).come()
        await looker.until(DealProof)
        ann.say(Leave())
        await looker.until(TableInfo, lambda info: not info.seats[0].name)
        later = await Person(table, None).come().until(DealProof)
        assert later.names[0] == "Ann"
        assert await kept(place, first.id) == told

        await place.close()
        place = await place.open()
        assert await kept(place, first.id) == told
        table = await place.found(table.code)
        assert (await Person(table, None).come().until(DealProof)).id == second.id

        await place.tables.close(table, IDLE)
        assert place.tables.get(table.code) is None
        assert await kept(place, first.id) == told
        assert await kept(place, first.id, "fr") == french
        assert [place_.name for place_ in french.seats] == first.names
        await place.close()

    run(work)


def test_the_code_of_a_closed_table_is_used_again_and_its_results_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixgun.server.tables.LETTERS", "A")

    async def work() -> None:
        async with local_tables(tmp_path, seed="") as place:
            table, (ann,) = await place.table("Ann", **FOUR)
            deal = await played(ann)
            told = await kept(place, deal.id)
            bob = await place.guest("Bob")
            with pytest.raises(SixgunError, match="no code"):  # a table that is there keeps its code
                await place.tables.create(NewTable(name="Other", players=4), bob)
            await place.tables.close(table, IDLE)
            again, (cat,) = await place.table("Cat", **FOUR)
            assert again.code == table.code == "AAAA"
            other = await played(cat, "again")
            assert other.id != deal.id
            assert await kept(place, deal.id) == told
            assert (await kept(place, other.id)).seats[0].name == "Cat"

    run(work)


def test_the_results_of_a_closed_table_are_found_by_its_code(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        code, deal = play_over_http(client, **FOUR)
        portal, tables = client.blocking_portal, client.app.state.tables
        portal.call(tables.close, tables.get(code), IDLE)
        assert client.get(f"/api/tables/{code}").status_code == 404
        (line,) = client.get(f"/api/tables/{code}/results").json()
        assert (line["id"], line["game_number"]) == (deal["id"], 1)
        assert client.get("/api/tables/ZZZZ/results").json() == []


def test_the_result_is_written_with_the_end_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann,) = await place.table("Ann", **FOUR)
            before = place.store.writer.do

            async def once_broken(*statements: Any) -> Any:
                if any("results" in str(statement) for statement in statements):
                    place.store.writer.do = before  # type: ignore[method-assign]
                    return await before(*statements, statements[-1])  # the same result twice: refused as a whole
                return await before(*statements)

            place.store.writer.do = once_broken  # type: ignore[method-assign]
            deal = await played(ann)
            game = await place.store.game(table.code)
            assert game is not None
            assert game.finished is not None
            assert (await kept(place, deal.id)).code == table.code

    run(work)


def test_a_game_that_ended_without_a_result_gets_one_at_the_next_start(tmp_path: Path) -> None:
    """Games of older versions have none."""

    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, (ann,) = await place.table("Ann", **FOUR)
        deal = await played(ann)
        told = await kept(place, deal.id)
        await place.close()
        with sqlite3.connect(place.url.removeprefix("sqlite:///")) as database:
            database.execute("DELETE FROM results")
        database.close()
        place = await place.open()
        again = await kept(place, deal.id)
        assert (again.view, again.log, again.seats) == (told.view, told.log, told.seats)
        assert abs(again.finished - told.finished) < 1
        await all_quiet(await place.found(table.code))
        await place.close()

    run(work)


def test_the_record_that_is_written_while_playing_is_the_one_that_a_replay_writes(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann,) = await place.table("Ann", players=7, bots=6, begin=True, sets=["base", "dodge_city"])
            await played(ann)
            row = await place.store.game(table.code)
            assert row is not None
            written = record_text(row.setup, await place.store.answers(row.id))
            again = await stored_match(place.store, row)
            for match in (table.driver.match if table.driver else None, again):
                assert match is not None
                assert unpacked(match.record.packed()) == written

    run(work)


def test_a_result_is_small(tmp_path: Path) -> None:
    """It is kept for good: so many bytes for each game."""

    async def work() -> None:
        async with local_tables(tmp_path) as place:
            _, (ann,) = await place.table(
                "Ann", players=7, bots=6, begin=True, sets=["base", "dodge_city", "high_noon"]
            )
            row = await place.store.result((await played(ann)).id)
            assert isinstance(row, ResultRow)
            assert len(row.told) + len(row.record) < 40_000

    run(work)
