"""All tables of a server: opens, finds and closes them, and restores them after a restart."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import islice
from typing import Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from sixgun.cardgame.packs import PackMissing
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import SixgunError
from sixgun.server.protocol import NewTable, TableLine
from sixgun.server.server_packs import NO_PACKS, ServerPacks
from sixgun.server.store.rows import OPEN, OVER, PLAYING, GuestRow, TableRow
from sixgun.server.store.store import Store
from sixgun.server.store.table_notes import IDLE, LIMIT
from sixgun.server.store.writer import WriteFailed, WriteRefused
from sixgun.server.table.clock import RESERVE
from sixgun.server.table.connection import NO_TABLE
from sixgun.server.table.settings import check, fitted
from sixgun.server.table.table import Table
from sixgun.server.table.table_info import table_line
from sixgun.server.table_limits import TableLimits
from sixgun.server.workers.pool import Workers

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""The characters of table codes. None of them look alike."""
CODE_LENGTH: Final = 4
TRIES: Final = 50
NEW_CODES: Final = 25
"""How many codes are tried to find one that no table ever had, so that old links seldom lead to strangers.

After that, the code of a closed table is used.
"""
IDLE_SECONDS: Final = 30 * 60.0
"""Seconds after which a table without a game is closed if nobody is there."""
ABANDONED_SECONDS: Final = 3 * 3600.0
"""Seconds after which a table with a running game is closed if nobody is there."""
ROUND: Final = 60.0
LISTED: Final = 300
"""How many tables are listed, the newest first."""

log = structlog.get_logger("tables")


class Tables:
    """The tables by their codes."""

    def __init__(
        self,
        store: Store,
        *,
        pace: float = 1.0,
        reserve: float = RESERVE,
        idle: float = IDLE_SECONDS,
        abandoned: float = ABANDONED_SECONDS,
        seed: str = "",
        limits: TableLimits | None = None,
        workers: Workers | None = None,
        packs: ServerPacks = NO_PACKS,
    ) -> None:
        self.store = store
        self.packs = packs
        self.pace = pace
        self.reserve = reserve
        self.idle = idle
        self.abandoned = abandoned
        self.limits = limits or TableLimits()
        self.seed = seed
        self.workers = workers or Workers()
        self._tables: dict[str, Table] = {}
        self._missing: dict[str, str] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()

    def get(self, code: str) -> Table | None:
        return self._tables.get(code.upper())

    # Opening.

    async def create(self, settings: NewTable, host: GuestRow, address: str = "") -> str:
        """Open a table with its host on the first seat, and return its code.

        If the guest or their address has too many tables, their oldest empty one closes.
        """
        settings = fitted(settings)
        check(settings, self.packs.of(settings.game))
        async with self._opening:  # one after the other, so that nobody exceeds the limits
            for old, why in self.limits.make_room(self._tables.values(), host.id, address):
                await self.close(old, why)
            table = await self._new(settings, host)
            table.address = address
            self._open(table)
        if settings.begin and table.seats.full and table.seats.everybody_ready():
            await self._begin(table)
        return table.code

    async def _new(self, settings: NewTable, host: GuestRow) -> Table:
        for attempt in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code in self._tables:
                continue
            table = self._room(code, settings, host.id)
            if settings.hot_seat:
                table.seats.share(host, settings.partner)
            else:
                table.seats.sit(host)
            for seat in range(settings.players - settings.bots, settings.players):
                table.seats.put_bot(seat, table.seats.level)
            try:
                await self.store.add_table(
                    code,
                    name=settings.name,
                    settings=msgspec.to_builtins(settings),
                    host=host.id,
                    private=settings.private,
                    seats=table.seats.rows(),
                    again=attempt >= NEW_CODES,
                    state=table.notes(),
                )
            except WriteRefused:
                continue
            return table
        raise SixgunError("no code for a new table was found: try again")

    async def _begin(self, table: Table) -> None:
        """Deal at once. If that cannot be stored the table still exists, and its host may try again."""
        try:
            await table.call(table.begin)
        except (WriteFailed, SQLAlchemyError, OSError):
            log.warning("not begun", code=table.code, exc_info=True)

    def _room(self, code: str, settings: NewTable, opener: int | None = None) -> Table:
        return Table(
            code,
            settings,
            self.store,
            pace=self.pace,
            reserve=self.reserve,
            seed=self.seed,
            opener=opener,
            workers=self.workers,
            packs=self.packs,
        )

    def _open(self, table: Table) -> None:
        self._tables[table.code] = table
        table.start()
        if self._keeper is None:
            self._keeper = asyncio.get_running_loop().create_task(self._close_idle(), name="tables")

    async def restore_all(self) -> None:
        """Restore every table in the store. A table that cannot be read is left alone."""
        for row in await self.store.tables((OPEN, PLAYING, OVER)):
            try:
                await self._restore(row)
            except PackMissing as error:
                self._missing[row.code] = error.slug
                log.warning("pack_missing", code=row.code, pack=error.slug)
            except Exception:
                log.error("unreadable", code=row.code, exc_info=True)
        log.info("restored", **self.counts())

    async def _restore(self, row: TableRow) -> None:
        settings = msgspec.convert(row.settings, NewTable)
        self.packs.require(settings.game, settings.sets)
        table = self._room(row.code, settings)
        await table.restore(row)
        await table.finish_if_over()
        self._open(table)

    # Asking.

    def line(self, code: str) -> TableLine | None:
        table = self.get(code)
        return table_line(table) if table else None

    def missing_pack(self, code: str) -> str:
        """Return the pack that a stored table waits for, because the server no longer has it, or an empty text."""
        return self._missing.get(code, "")

    def lines(self) -> list[TableLine]:
        """Return the public tables that are open or playing, the newest first, up to the limit of the list."""
        newest = sorted(self._tables.values(), key=lambda table: table.created, reverse=True)
        public = (
            table for table in newest if not table.settings.private and table.status != OVER and table.seats.people
        )
        return [table_line(table) for table in islice(public, LISTED)]

    def counts(self) -> dict[str, int]:
        """Count the tables by status, and the connections."""
        found = {OPEN: 0, PLAYING: 0, OVER: 0, "clients": 0}
        for table in self._tables.values():
            found[table.status] += 1
            found["clients"] += len(table.connections)
        return found

    async def join(self, code: str, guest: GuestRow) -> TableLine:
        """Sit down at a table. Guests who already sit there keep their seat."""
        table = self.get(code)
        if table is None:
            raise SixgunError("there is no such table: it may have been closed")
        return await table.call(lambda: table.join(guest))

    async def leave(self, code: str, guest: GuestRow) -> None:
        """Give up a seat. Nothing happens if there is no such table or seat."""
        table = self.get(code)
        if table is not None and table.seats.holds(guest.id):
            await table.call(lambda: table.leave(guest.id))

    def rename(self, guest: int, name: str) -> None:
        """Rename a guest. In a running game they keep the old name."""
        for table in self._tables.values():
            if table.seats.seat_of(guest) != NOBODY:
                table.rename(guest, name)

    # Closing.

    async def _close_idle(self) -> None:
        """Close tables where nobody has been for long."""
        while True:
            await asyncio.sleep(min(ROUND, self.idle, self.abandoned))
            for table in list(self._tables.values()):
                most = self.abandoned if table.status == PLAYING else self.idle
                if not table.connections and time.monotonic() - table.connections.quiet_since > most:
                    try:
                        await self.close(table, IDLE)
                    except Exception:
                        log.error("unclosed", code=table.code, exc_info=True)

    async def close(self, table: Table, why: str) -> None:
        """Close a table.

        Its games stay in the store until its code is needed again, their results for good. Guests with a seat at an
        open or running table are told the reason when they come back.
        """
        self._tables.pop(table.code, None)
        await table.stop(NO_TABLE)
        told: dict[int, str] = {}
        if table.status != OVER:
            for place in table.seats:
                if place.guest is not None:
                    told[place.guest] = IDLE if why == LIMIT and place.guest != table.opener else why
        await self.store.close_table(table.code, table.settings.name, told)
        log.info("closed", code=table.code, why=why)

    async def stop(self) -> None:
        """End every table's task. All answers are in the store."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            self._keeper = None
        for table in list(self._tables.values()):
            await table.stop()
        await self.workers.stop()
