"""The store: its migrations, and the one writer that makes few transactions of many changes."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import string
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from sixgun.server.http.error_responses import on_refusal
from sixgun.server.store.database import DatabaseError, address, connect, migrate, upgrade
from sixgun.server.store.file_lock import InUse
from sixgun.server.store.rows import GuestRow, SeatRow
from sixgun.server.store.schema import guests, metadata
from sixgun.server.store.store import Store
from sixgun.server.store.table_notes import LINES_KEPT, LineRow
from sixgun.server.store.writer import WriteFailed, WriteRefused

pytestmark = pytest.mark.asyncio
POSTGRES = os.environ.get("SIXGUN_TEST_POSTGRES", "")
SSL_REQUEST = 80877103


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sixgun.db'}"


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


async def a_game(store: Store, code: str = "ABCD") -> int:
    host = await store.add_guest(f"hash of {code}", "Calamity")
    await store.add_table(
        code, name="Saloon", settings={"players": 4}, host=host, private=False,
        seats=[SeatRow(0, host), SeatRow(1, None, "cowboy")],
    )  # fmt: skip
    return await store.begin_game(code, 1, {"key": "00"}, "c" * 64)


# Migrations.


async def test_a_new_database_gets_the_shape_that_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_again_changes_nothing(url: str) -> None:
    store = await Store.open(url)
    game = await a_game(store)
    await store.append(game, 1, 0, "pass")
    await store.close()
    again = await Store.open(url)
    assert [answer.choice for answer in await again.answers(game)] == ["pass"]
    await again.close()


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    await (await Store.open(url)).close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match="newer Sixgun"):
        await migrate(engine)
    await engine.dispose()


async def test_sqlite_writes_ahead_and_to_the_disk(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1


@pytest.mark.parametrize(
    ("written", "driver"),
    [("postgres://a@b/c", "postgresql+asyncpg"), ("postgresql://a/c", "postgresql+asyncpg"),
     ("sqlite:///x.db", "sqlite+aiosqlite")],
)  # fmt: skip
async def test_an_address_gets_the_driver_that_we_have(written: str, driver: str) -> None:
    assert address(written).drivername == driver


@pytest.mark.parametrize(
    "written", ["mysql://a/b", "nonsense", "", "sqlite://", "sqlite:///:memory:", "sqlite:////nowhere/at/all.db"]
)
async def test_a_wrong_address_is_told_in_one_sentence(written: str) -> None:
    with pytest.raises(DatabaseError) as caught:
        connect(written)
    assert "\n" not in str(caught.value)


async def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "sixgun.db").write_text("no database at all, " * 100, encoding="ascii")
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path / 'sixgun.db'}")


# Rows.


async def test_what_is_written_is_read_again(store: Store) -> None:
    game = await a_game(store)
    guest = await store.guest("hash of ABCD")
    assert guest == GuestRow(guest.id if guest else 0, "Calamity")
    assert await store.tables_of(guest.id) == ["ABCD"]
    await store.rename_guest(guest.id, "Jane")
    assert await store.seats("ABCD") == [SeatRow(0, guest.id, "", "Jane"), SeatRow(1, None, "cowboy", "")]
    await store.save_table("ABCD", state={"reserve": [1, 2]}, seats=[SeatRow(0, guest.id)])
    row = await store.table("ABCD")
    assert row is not None
    assert (row.status, row.state, row.settings, row.host) == ("playing", {"reserve": [1, 2]}, {"players": 4}, guest.id)
    assert len(await store.seats("ABCD")) == 1
    assert [found.code for found in await store.tables(("playing",))] == ["ABCD"]
    assert await store.tables(("open",)) == []
    await store.end_game("ABCD", game, '{"winners":[0]}')
    played = await store.game("ABCD")
    assert played is not None
    assert played.finished is not None
    assert (played.id, played.number, played.setup, played.record) == (game, 1, {"key": "00"}, '{"winners":[0]}')
    assert await store.game("ABCD", 2) is None


async def test_a_code_that_is_taken_is_refused_with_all_of_its_seats(store: Store) -> None:
    await a_game(store)
    with pytest.raises(WriteRefused):
        await a_game(store, "ABCD")
    assert len(await store.tables()) == 1


async def test_a_closed_table_keeps_its_games_and_without_any_it_is_forgotten(store: Store) -> None:
    game = await a_game(store)
    host = await store.add_guest("another hash", "Jane")
    await store.add_table("WXYZ", name="Saloon", settings={}, host=host, private=False, seats=[SeatRow(0, host)])
    await store.append(game, 1, 0, "pass")
    for code in ("ABCD", "WXYZ"):
        await store.notes.say(code, LineRow(1, 1, host, 0, "Jane", "Good night."))
        await store.close_table(code, "Saloon", {host: "idle"})
        assert await store.notes.lines(code) == []
    assert await store.tables() == []
    assert [answer.n for answer in await store.answers(game)] == [1]
    assert await store.table("WXYZ") is None
    assert [(notice.code, notice.name, notice.why) for notice in await store.notes.notices(host)] == [
        ("WXYZ", "Saloon", "idle"), ("ABCD", "Saloon", "idle"),
    ]  # fmt: skip


async def test_a_guest_is_told_once_and_of_few_things(store: Store) -> None:
    host, other = await store.add_guest("one", "Jane"), await store.add_guest("two", "Joe")
    for number in range(9):
        await store.close_table(f"T{number:03}", "Saloon", {host: "idle", other: "room"})
    told = await store.notes.notices(host)
    assert [notice.code for notice in told] == ["T008", "T007", "T006", "T005", "T004"]
    await store.notes.noticed(host, told[1].id)
    assert [notice.code for notice in await store.notes.notices(host)] == ["T008"]
    assert len(await store.notes.notices(other)) == 5


async def test_the_last_lines_of_a_chat_are_kept(store: Store) -> None:
    await a_game(store)
    guest = await store.add_guest("another hash", "Joe")
    for number in range(LINES_KEPT + 3):
        await store.notes.say("ABCD", LineRow(number, 1, guest, 1, "Joe", f"Line {number}"))
    kept = await store.notes.lines("ABCD")
    assert [line.text for line in kept] == [f"Line {number}" for number in range(3, LINES_KEPT + 3)]


async def test_a_database_of_the_first_shape_gets_what_is_new(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'old.db'}")
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        await connection.execute(text("INSERT INTO guests (token_hash, name, created) VALUES ('h', 'Jane', 0)"))
    await engine.dispose()
    store = await Store.open(f"sqlite:///{tmp_path / 'old.db'}")
    guest = await store.guest("h")
    assert guest is not None
    assert await store.notes.notices(guest.id) == []
    await store.close()


@pytest.mark.skipif(not POSTGRES, reason="name an empty PostgreSQL database in SIXGUN_TEST_POSTGRES")
async def test_postgresql_can_do_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(POSTGRES)
    monkeypatch.setattr("sixgun.server.store.advisory_lock.PAUSE", 0.0)
    with pytest.raises(InUse):
        await Store.open(POSTGRES)
    code = "".join(secrets.choice(string.ascii_uppercase) for _ in range(4))
    game = await a_game(store, code)
    told = await asyncio.gather(*(store.append(game, n, 0, "pass") for n in (1, 2, 2, 3)), return_exceptions=True)
    assert [type(result) for result in told] == [type(None), type(None), WriteRefused, type(None)]
    assert [answer.n for answer in await store.answers(game)] == [1, 2, 3]
    assert [place.bot for place in await store.seats(code)] == ["", "cowboy"]
    guest = await store.add_guest(f"hash of {code}", "Joe")
    await store.notes.say(code, LineRow(1, 1, guest, 0, "Joe", "Good night."))
    assert len(await store.notes.lines(code)) == 1
    await store.end_game(code, game)
    await store.close_table(code, "Saloon", {})
    assert len(await store.answers(game)) == 3
    await store.close()


async def test_a_database_that_is_away_is_not_alive(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await store.alive()

    async def away(*_: Any) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(store, "rows", away)
    assert not await store.alive()


@asynccontextmanager
async def starting_postgres() -> AsyncIterator[str]:
    """The address of a PostgreSQL that says to everybody that it is still starting, in its own protocol."""
    said = b"".join(
        field + b"\0" for field in (b"SFATAL", b"VFATAL", b"C57P03", b"Mthe database system is starting up")
    )

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        length, code = struct.unpack("!II", await reader.readexactly(8))
        if code == SSL_REQUEST:
            writer.write(b"N")
            length, code = struct.unpack("!II", await reader.readexactly(8))
        await reader.readexactly(length - 8)
        writer.write(b"E" + struct.pack("!I", 4 + len(said) + 1) + said + b"\0")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    async with server:
        yield f"postgresql://nobody@127.0.0.1:{server.sockets[0].getsockname()[1]}/sixgun"


async def test_a_postgresql_that_is_starting_is_away_like_one_that_is_not_there() -> None:
    async with starting_postgres() as url:
        store = Store(connect(url))
        store.writer.start()
        assert not await store.alive()
        with pytest.raises(WriteFailed) as caught:
            await store.append(1, 1, 0, "pass")
        assert on_refusal(None, caught.value).status_code == 503  # type: ignore[arg-type]
        with pytest.raises(SQLAlchemyError):  # which the web server answers with "try again"
            await store.answers(1)
        await store.close()
        with pytest.raises(DatabaseError, match="the database system is starting up"):
            await Store.open(url)


# The writer.


async def test_many_answers_of_one_moment_are_few_transactions(store: Store) -> None:
    games = [await a_game(store, f"T{number:03}") for number in range(50)]
    before = store.writer.transactions
    for n in range(1, 11):
        await asyncio.gather(*(store.append(game, n, 0, f"play bang-{n}h") for game in games))
    assert store.writer.transactions - before <= 20
    for game in games:
        assert [answer.n for answer in await store.answers(game)] == list(range(1, 11))


async def test_an_answer_is_on_the_disk_when_the_call_returns(store: Store, tmp_path: Path) -> None:
    game = await a_game(store)
    await store.append(game, 1, 2, "play beer-6h", interjection=True, twin=1)
    with sqlite3.connect(tmp_path / "sixgun.db") as other:
        rows = other.execute("SELECT n, seat, choice, interjection, twin FROM answers").fetchall()
    other.close()
    assert rows == [(1, 2, "play beer-6h", 1, 1)]


async def test_the_second_one_with_a_number_is_refused_and_nobody_else(store: Store) -> None:
    game, other = await a_game(store), await a_game(store, "WXYZ")
    told = await asyncio.gather(
        store.append(game, 1, 0, "pass"),
        store.append(game, 1, 1, "play beer-6h"),
        store.append(other, 1, 0, "pass"),
        store.append(game, 2, 0, "pass"),
        return_exceptions=True,
    )
    assert [type(result) for result in told] == [type(None), WriteRefused, type(None), type(None)]
    assert [(answer.n, answer.choice) for answer in await store.answers(game)] == [(1, "pass"), (2, "pass")]


async def test_what_cannot_be_written_hurts_nobody_else(store: Store) -> None:
    game = await a_game(store)
    told = await asyncio.gather(
        store.append(game, 1, 0, "pass"), store.append(game, 1 << 80, 0, "pass"), store.append(4711, 1, 0, "pass"),
        return_exceptions=True,
    )  # fmt: skip
    assert told[0] is None
    assert isinstance(told[1], WriteFailed)
    assert isinstance(told[2], WriteRefused)
    await store.append(game, 2, 0, "pass")


async def test_a_failing_database_fails_exactly_those_who_wait_for_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await a_game(store)

    async def fail(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr("sixgun.server.store.writer._execute", fail)
        told = await asyncio.gather(*(store.append(game, n, 0, "pass") for n in (1, 2, 3)), return_exceptions=True)
    assert [type(result) for result in told] == [WriteFailed] * 3
    assert "pass" not in str(told[0])
    await store.append(game, 1, 0, "pass")
    assert [answer.n for answer in await store.answers(game)] == [1]


async def test_whoever_goes_away_does_not_stop_the_writer(store: Store) -> None:
    game = await a_game(store)
    gone = asyncio.create_task(store.append(game, 1, 0, "pass"))
    await asyncio.sleep(0)
    gone.cancel()
    await store.append(game, 2, 0, "pass")
    assert await store.alive()


async def test_closing_writes_what_waits_and_takes_nothing_more(url: str) -> None:
    store = await Store.open(url)
    game = await a_game(store)
    waiting = [asyncio.create_task(store.append(game, n, 0, "pass")) for n in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 29
    with pytest.raises(WriteFailed):
        await store.append(game, 30, 0, "pass")
    again = await Store.open(url)
    assert len(await again.answers(game)) == 29
    await again.close()


async def test_what_was_begun_and_not_committed_is_gone_with_its_connection(store: Store) -> None:
    async with store.engine.connect() as connection:
        await connection.execute(guests.insert().values(token_hash="left", name="Left", created=0.0))
    with suppress(RuntimeError):
        async with store.engine.connect() as connection:
            await connection.execute(guests.insert().values(token_hash="failed", name="Failed", created=0.0))
            raise RuntimeError
    assert [await store.guest("left"), await store.guest("failed")] == [None, None]
    assert await store.add_guest("here", "Here")


async def test_a_task_that_is_cancelled_while_it_writes_leaves_nothing_open(store: Store) -> None:
    async def work() -> None:
        async with store.engine.connect() as connection:
            await connection.execute(guests.insert().values(token_hash="cut", name="Cut", created=0.0))
            await connection.execute(text("SELECT 1"))
            await asyncio.sleep(1)

    for hops in range(1, 30):
        task = asyncio.create_task(work())
        for _ in range(hops):
            await asyncio.sleep(0.0005)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await store.guest("cut") is None
        assert await store.add_guest(f"after {hops}", "After")
