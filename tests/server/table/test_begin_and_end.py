"""The beginning and the end of a game are one transaction each: whatever fails there, the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable

from sixgun.kernel.errors import SixgunError
from sixgun.server.protocol import (
    Begin,
    DealProof,
    Kick,
    Leave,
    PlayAgain,
    Ready,
    Refused,
    Said,
    Say,
    Snapshot,
    TableInfo,
)
from sixgun.server.store.rows import OPEN, OVER, PLAYING
from sixgun.server.store.store import Store
from sixgun.server.store.writer import WriteFailed
from sixgun.server.table.connection import KICKED
from sixgun.server.table.table import Table
from tests.server.people import LocalTables, Person, local_tables, run
from tests.server.positions import BOTS, all_quiet

Do = Callable[..., Awaitable[list[int | None]]]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.table.table.TRY_AGAIN", 0.02)


class Trouble:
    """Lets one write of a store fail: the first one after the chosen one that a test holds for the start of something.
    `lost`: it is committed, and only the answer gets lost."""

    def __init__(self, store: Store, which: int, *, lost: bool, starts: str) -> None:
        self.which, self.lost, self.starts = which, lost, starts
        self.failed = 0
        self._count = -1
        self._do: Do = store.writer.do
        store.writer.do = self  # type: ignore[method-assign]

    async def __call__(self, *statements: Executable) -> list[int | None]:
        if self._count >= 0 or self.starts in str(statements[0]):
            self._count += 1
        if self._count != self.which or self.failed:
            return await self._do(*statements)
        self.failed += 1
        if self.lost:
            await self._do(*statements)
        raise WriteFailed("no answer")


async def over(place: LocalTables) -> tuple[Table, Person]:
    """A finished game with its player still there."""
    table, (sam,) = await place.table("Sam", players=4, bots=3, begin=True, level="greenhorn")
    await sam.until(Snapshot)
    await table.call(lambda: fast(table))
    await sam.until(DealProof)
    return table, sam


async def fast(table: Table) -> None:
    """Bots for everybody until the end."""
    assert table.driver is not None
    table.seats[0].away = True
    table.show(table.driver.end_opening())


async def ended(place: LocalTables, table: Table) -> None:
    for _ in range(500):
        if table.status == OVER:
            break
        await asyncio.sleep(0.01)
    assert table.status == OVER
    stored, game = await place.store.table(table.code), await place.store.game(table.code)
    assert stored is not None
    assert game is not None
    assert (stored.status, game.finished is not None) == (OVER, True)


@pytest.mark.parametrize(("which", "lost"), [(0, False), (0, True), (1, False)])
def test_the_end_of_a_game_is_whole_whichever_write_fails(which: int, lost: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            trouble = Trouble(place.store, which, lost=lost, starts="UPDATE games")
            table, sam = await over(place)
            await ended(place, table)
            trouble.failed = 1
            sam.say(PlayAgain(want="rematch"))
            assert (await sam.until(Snapshot, lambda told: told.n == 0)).n == 0

    run(work)


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("which", [0, 1])
def test_the_beginning_of_a_game_is_whole_whichever_write_fails(which: int, lost: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam, kim) = await place.table("Sam", "Kim", players=4, bots=2)
            kim.say(Ready(ready=True))
            await sam.until(TableInfo, lambda told: told.seats[1].ready)
            Trouble(place.store, which, lost=lost, starts="INSERT INTO games")
            sam.say(Begin())
            await all_quiet(table)
            if table.status == OPEN:  # nothing has changed, and it can be tried again
                assert (await sam.until(Refused)).code == "not_now"
                assert table.seats[1].ready
                assert [place.bot for place in table.seats] == ["", "", "cowboy", "cowboy"]
                assert await place.store.game(table.code) is None
                sam.say(Begin())
            await sam.until(Snapshot)
            stored, game = await place.store.table(table.code), await place.store.game(table.code)
            assert stored is not None
            assert game is not None
            assert (stored.status, table.status, game.number) == (PLAYING, PLAYING, 1)

    run(work)


def test_a_game_whose_beginning_was_not_answered_is_told_after_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, sam = await over(place)
            Trouble(place.store, 0, lost=True, starts="INSERT INTO games")
            true, asked = place.store.game, 0

            async def away(*what: Any) -> Any:
                nonlocal asked
                asked += 1
                if asked == 1:
                    raise ConnectionRefusedError
                return await true(*what)

            monkeypatch.setattr(place.store, "game", away)
            before = len(sam.heard)
            sam.say(PlayAgain(want="rematch"))
            await sam.until(Snapshot, lambda told: told.n == 0)
            told = [type(m) for m in sam.heard[before:] if isinstance(m, Snapshot) or is_of(m, 2)]
            assert told == [TableInfo, Snapshot]
            assert table.games == 2

    run(work)


def is_of(message: object, game: int) -> bool:
    return isinstance(message, TableInfo) and message.game_number == game


def test_who_cannot_be_stored_does_not_sit_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, _ = await place.table("Sam", players=4)
            kim = await place.guest("Kim")
            Trouble(place.store, 0, lost=False, starts="UPDATE tables")
            with pytest.raises(WriteFailed):
                await place.tables.join(table.code, kim)
            await all_quiet(table)
            assert table.seats.people == [0]
            await place.tables.join(table.code, kim)
            assert table.seats.people == [0, 1]

    run(work)


def test_a_table_that_cannot_begin_at_once_is_there_to_begin_later(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            Trouble(place.store, 0, lost=False, starts="INSERT INTO games")
            table, (sam,) = await place.table("Sam", **BOTS)
            assert table.status == OPEN
            sam.say(Begin())
            await sam.until(Snapshot)

    run(work)


# Restart.


def test_who_is_barred_who_is_ready_and_what_was_said_outlive_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, (sam, kim, lou) = await place.table("Sam", "Kim", "Lou", players=4)
        kim.say(Say(text="Deal me in!"))
        kim.say(Ready(ready=True))
        sam.say(Kick(seat=2))
        assert await lou.closed() == KICKED
        await place.close()
        async with local_tables(tmp_path) as again:
            back = await again.found(table.code)
            assert [place.ready for place in back.seats] == [False, True, False, False]
            with pytest.raises(SixgunError, match="asked you to leave"):
                await again.tables.join(table.code, lou.guest)  # type: ignore[arg-type]
            said = await Person(back, sam.guest).come().until(Said)
            assert (said.seat, said.name, said.text) == (1, "Kim", "Deal me in!")
            assert await Person(back, lou.guest).come().closed() == KICKED

    run(work)


def test_both_players_of_a_hot_seat_keep_their_names_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, _ = await place.table("Sam", game="duel", players=2, hot_seat=True, partner="Kim")
        await place.close()
        async with local_tables(tmp_path) as again:
            assert (await again.found(table.code)).seats.names == ["Sam", "Kim"]

    run(work)


def test_who_wants_another_game_still_wants_it_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, (sam, kim) = await place.table("Sam", "Kim", players=4, bots=2)
        kim.say(Ready(ready=True))
        sam.say(Begin())
        await sam.until(Snapshot)
        table.seats[1].away = True
        await table.call(lambda: fast(table))
        await kim.until(DealProof)
        kim.say(PlayAgain(want="rematch"))
        await kim.until(TableInfo, lambda told: told.seats[1].wants == "rematch")
        await place.close()
        async with local_tables(tmp_path) as again:
            back = await again.found(table.code)
            assert [place.wants for place in back.seats] == ["", "rematch", "", ""]
            person = Person(back, sam.guest).come()
            await person.until(Snapshot)
            person.say(Leave())
            await person.until(TableInfo, lambda told: not told.seats[0].name)

    run(work)


def test_a_game_that_all_wanted_when_the_server_was_killed_begins_when_somebody_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, sam = await over(place)
        table.seats[0].wants = "rematch"
        await table.save_notes()  # and then the server was killed
        await place.close()
        async with local_tables(tmp_path) as again:
            back = await again.found(table.code)
            assert back.status == OVER
            person = Person(back, sam.guest).come()
            await person.until(TableInfo, lambda told: told.game_number == 2 and told.status == PLAYING)

    run(work)
