"""Stores guests, tables, seats, games and their answers. ¶ The default is SQLite in a file; an address selects
PostgreSQL. Every change goes through the one `Writer`, so that many simultaneous changes become one transaction. Each
method returns after its change is committed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Iterable, Mapping
from contextlib import AsyncExitStack
from typing import Any

from sqlalchemy import Executable, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.server.store.advisory_lock import AdvisoryLock
from sixgun.server.store.database import connect, file_lock, migrate
from sixgun.server.store.file_lock import FileLock
from sixgun.server.store.rows import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    AnswerRow,
    GameRow,
    GuestRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from sixgun.server.store.schema import answers, games, guests, muted, places, results, tables
from sixgun.server.store.table_notes import TableNotes, closing_notes
from sixgun.server.store.writer import Writer


class Store:
    """The database, opened by `Store.open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.notes = TableNotes(self)
        self._letting_go = AsyncExitStack()

    @classmethod
    async def open(cls, url: str, lock: FileLock | None = None) -> Store:
        """Open the database at this address and bring it to the current schema: `sqlite:///file` or `postgresql://…`.

        Raises InUse if another server has it open. `lock` is passed if the lock of the file is already held.
        """
        engine = connect(url)
        store = cls(engine)
        async with AsyncExitStack() as stack:
            if lock is None and (own := file_lock(url)) is not None:
                stack.enter_context(own)
            stack.push_async_callback(engine.dispose)
            await migrate(engine)
            if engine.dialect.name == "postgresql":
                alone = AdvisoryLock(engine)
                stack.push_async_callback(alone.release)
                await alone.take()
            store._letting_go = stack.pop_all()
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is queued, then close the database."""
        await self.writer.stop()
        await self._letting_go.aclose()

    async def alive(self) -> bool:
        """Does the database respond?"""
        try:
            await self.rows(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return self.writer.running

    # Guests.

    async def add_guest(self, token_hash: str, name: str) -> int:
        """Add a guest, and return their id."""
        return await self._add(insert(guests).values(token_hash=token_hash, name=name, created=time.time()))

    async def guest(self, token_hash: str) -> GuestRow | None:
        found = await self.rows(select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash))
        return GuestRow(*found[0]) if found else None

    async def rename_guest(self, guest: int, name: str) -> None:
        await self.writer.do(update(guests).where(guests.c.id == guest).values(name=name))

    async def tables_of(self, guest: int) -> list[str]:
        """Return the codes of the open tables where a guest has a seat, each once, the newest first."""
        seated = select(places.c.code).where(places.c.guest == guest)
        there = select(tables.c.code).where(tables.c.code.in_(seated), tables.c.status != CLOSED)
        return [code for (code,) in await self.rows(there.order_by(tables.c.created.desc(), tables.c.code))]

    # Tables.

    async def add_table(
        self,
        code: str,
        *,
        name: str,
        settings: Mapping[str, Any],
        host: int,
        private: bool,
        seats: Iterable[SeatRow],
        again: bool = False,
        state: Mapping[str, Any] | None = None,
    ) -> None:
        """Add a table with its seats.

        Raises WriteRefused if the code is taken. With `again` the code may be that of a closed table, which is deleted;
        the results of its games stay.
        """
        now = time.time()
        old = [delete(tables).where(tables.c.code == code, tables.c.status == CLOSED)] if again else []
        first = insert(tables).values(
            code=code, name=name, settings=_text(settings), host=host, private=private, status=OPEN,
            state=_text(state or {}), created=now, changed=now,
        )  # fmt: skip
        await self.writer.do(*old, first, *_seats(code, seats))

    async def save_table(
        self,
        code: str,
        *,
        host: int | None = None,
        state: Mapping[str, Any] | None = None,
        seats: Iterable[SeatRow] | None = None,
    ) -> None:
        """Change the fields that are given. `seats` are all seats of the table."""
        new = {} if host is None else {"host": host}
        await self.writer.do(*_changed(code, new, state, seats))

    async def close_table(self, code: str, name: str = "", why: Mapping[int, str] | None = None) -> None:
        """Close a table.

        Its games stay, so that their deals can be checked; a table without games is deleted. `why` says which guests
        are told the reason when they come back.
        """
        played = select(games.c.id).where(games.c.code == code).exists()
        await self.writer.do(
            *closing_notes(code, name, why or {}),
            delete(tables).where(tables.c.code == code, ~played),
            *_changed(code, {"status": CLOSED}),
        )

    async def table(self, code: str) -> TableRow | None:
        found = await self.rows(select(tables).where(tables.c.code == code))
        return _table(found[0]) if found else None

    async def tables(self, status: Collection[str] = (OPEN, PLAYING, OVER)) -> list[TableRow]:
        """Return all tables in these states, the newest first."""
        chosen = select(tables).where(tables.c.status.in_(status)).order_by(tables.c.created.desc())
        return [_table(row) for row in await self.rows(chosen)]

    async def seats(self, code: str) -> list[SeatRow]:
        """Return the seats of a table in their order."""
        joined = places.outerjoin(guests, guests.c.id == places.c.guest)
        chosen = select(places.c.seat, places.c.guest, places.c.bot, func.coalesce(guests.c.name, ""))
        found = await self.rows(chosen.select_from(joined).where(places.c.code == code).order_by(places.c.seat))
        return [SeatRow(*row) for row in found]

    # Games.

    async def begin_game(
        self,
        code: str,
        number: int,
        setup: Mapping[str, Any],
        commitment: str,
        *,
        state: Mapping[str, Any] | None = None,
        seats: Iterable[SeatRow] | None = None,
    ) -> int:
        """Add a game to a table, which is playing from now on, and return its id.

        `setup` is the header of its record (`Beginning.header()`). Raises WriteRefused if the table has a game with
        this number.
        """
        game = insert(games).values(
            code=code, number=number, setup=_text(setup), commitment=commitment, started=time.time(), record=""
        )
        return await self._add(game, *_changed(code, {"status": PLAYING}, state, seats))

    async def end_game(
        self,
        code: str,
        game: int,
        record: str = "",
        result: ResultRow | None = None,
        *,
        state: Mapping[str, Any] | None = None,
    ) -> None:
        """Finish a game and its table.

        From now on its key may be shown. `record` is its outcome as JSON, `result` is what is kept of it.
        """
        over = update(games).where(games.c.id == game).values(finished=time.time(), record=record)
        await self.writer.do(over, *(_result(result) if result else []), *_changed(code, {"status": OVER}, state))

    async def add_result(self, result: ResultRow) -> None:
        """Add the result of a game that an earlier version finished without storing one."""
        await self.writer.do(*_result(result))

    async def result(self, key: str) -> ResultRow | None:
        """Return the result with this id."""
        found = await self.rows(select(results).where(results.c.id == key))
        return ResultRow(*found[0]) if found else None

    async def has_results(self, keys: Collection[str]) -> set[str]:
        """Return those of these ids that have a result."""
        return {key for (key,) in await self.rows(select(results.c.id).where(results.c.id.in_(keys)))}

    async def game(self, code: str, number: int | None = None) -> GameRow | None:
        """Return the game with this number at a table, or the last one."""
        chosen = select(games).where(games.c.code == code)
        if number is not None:
            chosen = chosen.where(games.c.number == number)
        found = await self.rows(chosen.order_by(games.c.number.desc()).limit(1))
        return _game(found[0]) if found else None

    async def finished_games(self, code: str, most: int) -> list[GameRow]:
        """Return the finished games of a table, the last one first."""
        over = select(games).where(games.c.code == code, games.c.finished.is_not(None))
        return [_game(row) for row in await self.rows(over.order_by(games.c.number.desc()).limit(most))]

    # Muted people.

    async def mute(self, code: str, guest: int, *, on: bool) -> None:
        """Mute a guest at a table, or let them talk again."""
        change = delete(muted).where(muted.c.code == code, muted.c.guest == guest)
        await self.writer.do(change, *([insert(muted).values(code=code, guest=guest)] if on else []))

    async def muted(self, code: str) -> list[GuestRow]:
        """Return the guests who are muted at a table."""
        joined = select(guests.c.id, guests.c.name).join(muted, muted.c.guest == guests.c.id)
        return [GuestRow(*row) for row in await self.rows(joined.where(muted.c.code == code).order_by(guests.c.id))]

    # Answers.

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]:
        """Return the answers of a game in their order, those after number `after`."""
        shown = select(
            answers.c.n, answers.c.seat, answers.c.choice, answers.c.interjection, answers.c.twin, answers.c.at
        )
        chosen = shown.where(answers.c.game == game, answers.c.n > after).order_by(answers.c.n)
        return [AnswerRow(*row) for row in await self.rows(chosen)]

    async def append(
        self, game_id: int, n: int, seat: int, choice: str, interjection: bool = False, twin: int = 0
    ) -> None:
        """Store answer `n` of a game, counted from 1.

        Returns when it is committed. Raises WriteRefused if this number is taken.
        """
        await self.writer.append(
            {
                "game": game_id,
                "n": n,
                "seat": seat,
                "interjection": interjection,
                "choice": choice,
                "twin": twin,
                "at": time.time(),
            }
        )

    async def rows(self, query: Executable) -> list[Any]:
        """Return the rows of a query."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _add(self, first: Executable, *others: Executable) -> int:
        """Write all of these statements at once. Return the id that the first one creates."""
        result, *_ = await self.writer.do(first, *others)
        assert result is not None
        return result


def _text(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _changed(
    code: str,
    new: Mapping[str, Any],
    state: Mapping[str, Any] | None = None,
    seats: Iterable[SeatRow] | None = None,
) -> list[Executable]:
    """Return the statements that change a table. `seats` are all its seats."""
    noted = {} if state is None else {"state": _text(state)}
    change = update(tables).where(tables.c.code == code).values(**new, **noted, changed=time.time())
    return [change] if seats is None else [change, delete(places).where(places.c.code == code), *_seats(code, seats)]


def _seats(code: str, seats: Iterable[SeatRow]) -> list[Executable]:
    return [insert(places).values(code=code, seat=place.seat, guest=place.guest, bot=place.bot) for place in seats]


def _game(row: Any) -> GameRow:
    key, table, count, setup, commitment, started, finished, record = row
    return GameRow(key, table, count, json.loads(setup), commitment, started, finished, record)


def _result(row: ResultRow) -> list[Executable]:
    """Make writing the same result a second time harmless."""
    new = insert(results).values(id=row.id, told=row.told, record=row.record)
    return [delete(results).where(results.c.id == row.id), new]


def _table(row: Any) -> TableRow:
    code, name, settings, host, private, status, state, created, changed = row
    return TableRow(code, name, json.loads(settings), host, private, status, json.loads(state), created, changed)
