"""The beginning and the end of a game are one transaction each: whatever fails there, the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable

from sixgun.kernel.errors import SixgunError
from sixgun.server.clients import KICKED
from sixgun.server.protocol import Again, Begin, Deal, Kick, Leave, Ready, Refused, Said, Say, Snapshot, TableInfo
from sixgun.server.room import Room
from sixgun.server.store import OPEN, OVER, PLAYING, Store
from sixgun.server.writer import WriteFailed
from tests.server.table import House, Person, house, run
from tests.server.tables import BOTS, all_quiet

Do = Callable[..., Awaitable[list[int | None]]]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.room.TRY_AGAIN", 0.02)


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


async def over(place: House) -> tuple[Room, Person]:
    """A finished game with its player still there."""
    room, (sam,) = await place.table("Sam", players=4, bots=3, begin=True, level="greenhorn")
    await sam.until(Snapshot)
    await room.call(lambda: fast(room))
    await sam.until(Deal)
    return room, sam


async def fast(room: Room) -> None:
    """Bots for everybody until the end."""
    assert room.play is not None
    room.seats.chairs[0].away = True
    room.show(room.play.end_opening())


async def ended(place: House, room: Room) -> None:
    for _ in range(500):
        if room.status == OVER:
            break
        await asyncio.sleep(0.01)
    assert room.status == OVER
    stored, game = await place.store.table(room.code), await place.store.game(room.code)
    assert stored is not None
    assert game is not None
    assert (stored.status, game.finished is not None) == (OVER, True)


@pytest.mark.parametrize(("which", "lost"), [(0, False), (0, True), (1, False)])
def test_the_end_of_a_game_is_whole_whichever_write_fails(which: int, lost: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            trouble = Trouble(place.store, which, lost=lost, starts="UPDATE games")
            room, sam = await over(place)
            await ended(place, room)
            trouble.failed = 1
            sam.say(Again(want="rematch"))
            assert (await sam.until(Snapshot, lambda told: told.n == 0)).n == 0

    run(work)


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("which", [0, 1])
def test_the_beginning_of_a_game_is_whole_whichever_write_fails(which: int, lost: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (sam, kim) = await place.table("Sam", "Kim", players=4, bots=2)
            kim.say(Ready(ready=True))
            await sam.until(TableInfo, lambda told: told.places[1].ready)
            Trouble(place.store, which, lost=lost, starts="INSERT INTO games")
            sam.say(Begin())
            await all_quiet(room)
            if room.status == OPEN:  # nothing has changed, and it can be tried again
                assert (await sam.until(Refused)).code == "not_now"
                assert room.seats.chairs[1].ready
                assert [chair.bot for chair in room.seats.chairs] == ["", "", "cowboy", "cowboy"]
                assert await place.store.game(room.code) is None
                sam.say(Begin())
            await sam.until(Snapshot)
            stored, game = await place.store.table(room.code), await place.store.game(room.code)
            assert stored is not None
            assert game is not None
            assert (stored.status, room.status, game.number) == (PLAYING, PLAYING, 1)

    run(work)


def test_a_game_whose_beginning_was_not_answered_is_told_after_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, sam = await over(place)
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
            sam.say(Again(want="rematch"))
            await sam.until(Snapshot, lambda told: told.n == 0)
            told = [type(m) for m in sam.heard[before:] if isinstance(m, Snapshot) or is_of(m, 2)]
            assert told == [TableInfo, Snapshot]
            assert room.games == 2

    run(work)


def is_of(message: object, game: int) -> bool:
    return isinstance(message, TableInfo) and message.game == game


def test_who_cannot_be_stored_does_not_sit_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, _ = await place.table("Sam", players=4)
            kim = await place.guest("Kim")
            Trouble(place.store, 0, lost=False, starts="UPDATE tables")
            with pytest.raises(WriteFailed):
                await place.rooms.join(room.code, kim)
            await all_quiet(room)
            assert room.seats.people == [0]
            await place.rooms.join(room.code, kim)
            assert room.seats.people == [0, 1]

    run(work)


def test_a_table_that_cannot_begin_at_once_is_there_to_begin_later(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            Trouble(place.store, 0, lost=False, starts="INSERT INTO games")
            room, (sam,) = await place.table("Sam", **BOTS)
            assert room.status == OPEN
            sam.say(Begin())
            await sam.until(Snapshot)

    run(work)


# Restart.


def test_who_is_barred_who_is_ready_and_what_was_said_outlive_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path).open()
        room, (sam, kim, lou) = await place.table("Sam", "Kim", "Lou", players=4)
        kim.say(Say(text="Deal me in!"))
        kim.say(Ready(ready=True))
        sam.say(Kick(seat=2))
        assert await lou.closed() == KICKED
        await place.close()
        async with house(tmp_path) as again:
            back = await again.room(room.code)
            assert [chair.ready for chair in back.seats.chairs] == [False, True, False, False]
            with pytest.raises(SixgunError, match="asked you to leave"):
                await again.rooms.join(room.code, lou.guest)  # type: ignore[arg-type]
            said = await Person(back, sam.guest).come().until(Said)
            assert (said.seat, said.name, said.text) == (1, "Kim", "Deal me in!")
            assert await Person(back, lou.guest).come().closed() == KICKED

    run(work)


def test_both_players_of_a_hot_seat_keep_their_names_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path).open()
        room, _ = await place.table("Sam", game="duel", players=2, hot_seat=True, partner="Kim")
        await place.close()
        async with house(tmp_path) as again:
            assert (await again.room(room.code)).seats.names == ["Sam", "Kim"]

    run(work)


def test_who_wants_another_game_still_wants_it_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path).open()
        room, (sam, kim) = await place.table("Sam", "Kim", players=4, bots=2)
        kim.say(Ready(ready=True))
        sam.say(Begin())
        await sam.until(Snapshot)
        room.seats.chairs[1].away = True
        await room.call(lambda: fast(room))
        await kim.until(Deal)
        kim.say(Again(want="rematch"))
        await kim.until(TableInfo, lambda told: told.places[1].wants == "rematch")
        await place.close()
        async with house(tmp_path) as again:
            back = await again.room(room.code)
            assert [chair.wants for chair in back.seats.chairs] == ["", "rematch", "", ""]
            person = Person(back, sam.guest).come()
            await person.until(Snapshot)
            person.say(Leave())
            await person.until(TableInfo, lambda told: not told.places[0].name)

    run(work)


def test_a_game_that_all_wanted_when_the_server_was_killed_begins_when_somebody_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path).open()
        room, sam = await over(place)
        room.seats.chairs[0].wants = "rematch"
        await room.save_notes()  # and then the server was killed
        await place.close()
        async with house(tmp_path) as again:
            back = await again.room(room.code)
            assert back.status == OVER
            person = Person(back, sam.guest).come()
            await person.until(TableInfo, lambda told: told.game == 2 and told.status == PLAYING)

    run(work)
