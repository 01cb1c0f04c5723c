"""Tables that nobody comes back to: how many somebody may hold, which one closes, and what its people are told."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.protocol import Leave, NewTable, TableInfo
from sixgun.server.store.rows import PLAYING, GuestRow
from sixgun.server.table.connection import NO_TABLE
from sixgun.server.table.table import Table
from sixgun.server.table_limits import GRACE, TableLimits, TooManyTables
from tests.server.database import empty_database
from tests.server.people import LocalTables, Person, local_tables, run
from tests.server.positions import BOTS, all_quiet

HOT = {"game": "duel", "players": 2, "hot_seat": True, "partner": "Kim", "begin": True}
SLOW = {"players": 4, "bots": 3, "begin": True, "move_seconds": 3600}


async def opened(place: LocalTables, host: GuestRow, address: str = "", **settings: Any) -> Table:
    wanted = msgspec.convert({"name": "Saloon", "players": 4, **settings}, NewTable)
    return await place.found(await place.tables.create(wanted, host, address))


def quiet_for(table: Table, seconds: float) -> None:
    """As if nobody had been there for so long."""
    table.connections.quiet_since = time.monotonic() - seconds


@pytest.mark.parametrize("kind", [{}, HOT, SLOW])
def test_a_guest_holds_five_tables_and_the_oldest_idle_one_closes(kind: dict[str, Any], tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, pace=1.0) as place:
            sam = await place.guest("Sam")
            tables = []
            for number in range(5):
                tables.append(await opened(place, sam, **kind))
                quiet_for(tables[-1], 50 - number)
            at_the_oldest = Person(tables[0], sam).come()  # who is there keeps his table, however old it is
            await at_the_oldest.until(TableInfo)
            tables += [await opened(place, sam, **kind) for _ in range(2)]
            kept = [place.tables.get(table.code) is not None for table in tables]
            assert kept == [True, False, False, True, True, True, True]
            told = await place.store.notes.notices(sam.id)
            assert [(notice.code, notice.why) for notice in told] == [(r.code, "limit") for r in (tables[2], tables[1])]
            assert len(await place.store.tables_of(sam.id)) == 5

    run(work)


def test_who_is_at_all_of_his_tables_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            sam = await place.guest("Sam")
            people = [Person(await opened(place, sam), sam).come() for _ in range(5)]
            for person in people:
                await person.until(TableInfo)
            with pytest.raises(TooManyTables, match=r"limit of tables is reached \(5\), and people are at all of them"):
                await opened(place, sam)
            people[2].say(Leave())
            await people[2].until(TableInfo, lambda told: not told.seats[0].name)
            await opened(place, sam)
            await opened(place, await place.guest("Kim"))

    run(work)


def test_people_who_have_just_lost_their_line_keep_their_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, limits=TableLimits(guest=1)) as place:
            table, (sam, kim) = await place.table("Sam", "Kim", players=4)
            for person in (sam, kim):
                person.go()
            await all_quiet(table)
            assert sam.guest is not None
            assert kim.guest is not None
            with pytest.raises(TooManyTables):
                await opened(place, sam.guest)
            quiet_for(table, GRACE + 1)
            await opened(place, sam.guest)
            assert place.tables.get(table.code) is None
            told = [(await place.store.notes.notices(guest.id))[0].why for guest in (sam.guest, kim.guest)]
            assert told == ["limit", "idle"]  # Kim has opened nothing

    run(work)


def test_an_address_holds_so_many_tables_of_all_its_guests(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, limits=TableLimits(address=3), pace=1.0) as place:
            tables = [await opened(place, await place.guest(f"G{n}"), "192.0.2.1", **BOTS) for n in range(3)]
            for age, table in enumerate(tables):
                await table.leave(table.opener or 0)  # a game of bots alone counts, too
                quiet_for(table, 50 - age)
            elsewhere = await opened(place, await place.guest("Kim"), "192.0.2.2")
            await opened(place, await place.guest("Lou"), "192.0.2.1")
            assert [place.tables.get(table.code) is not None for table in [*tables, elsewhere]] == [
                False,
                True,
                True,
                True,
            ]
            people = [Person(table, None).come() for table in place.tables._tables.values()]
            for person in people:
                await person.until(TableInfo)
            with pytest.raises(TooManyTables, match=r"your network is at its limit \(3 tables\)"):
                await opened(place, await place.guest("Ann"), "192.0.2.1")

    run(work)


def test_many_who_open_at_once_do_not_pass_by_the_limit(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            sam = await place.guest("Sam")
            await asyncio.gather(*(opened(place, sam) for _ in range(20)))
            assert place.tables.counts()["open"] == 5

    run(work)


@pytest.mark.parametrize("kind", [HOT, SLOW])
def test_a_begun_game_that_everybody_has_left_is_closed_in_the_end(kind: dict[str, Any], tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, idle=60.0, abandoned=0.1, pace=1.0) as place:
            sam, kim = await place.guest("Sam"), await place.guest("Kim")
            left, kept = await opened(place, sam, **kind), await opened(place, kim, **kind)
            person = Person(kept, kim).come()
            await person.until(TableInfo)
            assert left.status == kept.status == PLAYING
            for _ in range(200):
                await asyncio.sleep(0.02)
                if place.tables.get(left.code) is None:
                    break
            assert place.tables.get(left.code) is None
            await asyncio.sleep(0.3)
            assert place.tables.get(kept.code) is kept  # a game with somebody connected is never abandoned
            for _ in range(200):
                told = await place.store.notes.notices(sam.id)
                if told:
                    break
                await asyncio.sleep(0.02)
            assert [(notice.code, notice.why) for notice in told] == [(left.code, "idle")]
            late = Person(left, sam).come()
            assert await late.closed() == NO_TABLE

    run(work)


def test_limits_outlive_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        sam = await place.guest("Sam")
        for _ in range(5):
            await opened(place, sam)
        await place.close()
        async with local_tables(tmp_path) as again:
            await opened(again, sam)
            assert again.tables.counts()["open"] == 5

    run(work)


# Over HTTP.


def served(tmp_path: Path, **changes: Any) -> TestClient[Litestar]:
    return TestClient(create_app(Config(database=empty_database(tmp_path / "sixgun.db"), pace=0.0, **changes)))


def test_the_owner_is_told_when_he_comes_back_until_he_has_seen_it(tmp_path: Path) -> None:
    with served(tmp_path, most_each=2) as client:
        client.post("/api/guest", json={"name": "Sam"})
        codes = [client.post("/api/tables", json={"name": f"T{n}", "players": 4}).json()["code"] for n in range(3)]
        told = client.get("/api/guest").json()
        assert [(n["code"], n["name"], n["why"]) for n in told["notices"]] == [(codes[0], "T0", "limit")]
        assert told["tables"] == [line["code"] for line in told["own"]] == codes[:0:-1]
    with served(tmp_path, most_each=2) as again:
        again.cookies = client.cookies
        told = again.get("/api/guest").json()
        assert [notice["code"] for notice in told["notices"]] == [codes[0]]
        seen = again.post("/api/guest/notices", json={"last": told["notices"][0]["id"]})
        assert seen.status_code == 200
        assert "notices" not in again.get("/api/guest").json()


def test_one_table_too_many_is_a_problem_with_a_sentence(tmp_path: Path) -> None:
    with served(tmp_path, most_each=1) as client:
        client.post("/api/guest", json={"name": "Sam"})
        code = client.post("/api/tables", json={"name": "T", "players": 4}).json()["code"]
        with client.websocket_connect(f"/ws/{code}?v=2") as socket:
            socket.receive_text(timeout=10)
            refused = client.post("/api/tables", json={"name": "T", "players": 4})
        assert refused.status_code == 409
        assert refused.json() == {
            "error": "Your limit of tables is reached (1), and people are at all of them: leave one of them first.",
            "code": "too_many_tables",
        }


# The way back.


def test_no_table_is_lost_from_the_list_of_a_guest(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        client.post("/api/guest", json={"name": "Sam"})
        hot = {"name": "Sofa", **HOT}
        kinds = [{"name": "T", "players": 4, "private": True}, hot, *[{"name": "T", "players": 4}] * 3]
        codes = [client.post("/api/tables", json=kind).json()["code"] for kind in kinds]
        told = client.get("/api/guest").json()
        assert told["tables"] == [line["code"] for line in told["own"]] == codes[::-1]
        left = client.post(f"/api/tables/{codes[1]}/leave")
        assert left.status_code == 200
        codes.pop(1)
        assert left.json()["tables"] == client.get("/api/guest").json()["tables"] == codes[::-1]
        assert client.post("/api/tables/ZZZZ/leave").status_code == 200


def test_a_closed_table_leaves_the_list_of_a_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, limits=TableLimits(guest=1), pace=1.0) as place:
            sam = await place.guest("Sam")
            for _ in range(3):
                last = await opened(place, sam, "", **BOTS)
            assert await place.store.tables_of(sam.id) == [last.code]

    run(work)
