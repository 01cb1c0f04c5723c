"""All tables of a server: opening, finding and closing them, and going on with them after a restart."""

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
"""For codes of tables: none that look alike."""
CODE_LENGTH: Final = 4
TRIES: Final = 50
NEW_CODES: Final = 25
"""So often a code is looked for that no table has had, so that old links seldom lead to strangers; then the code of a
closed table will do."""
IDLE_SECONDS: Final = 30 * 60.0
"""A table without a game where nobody has been for so many seconds is closed,"""
ABANDONED_SECONDS: Final = 3 * 3600.0
"""and one with a running game after so many."""
ROUND: Final = 60.0
LISTED: Final = 300
"""So many tables are listed, the newest ones."""

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
        """A new table with its host on the first seat; its code. If they or their address have too
        many, the oldest one at which nobody is closes for it."""
        settings = fitted(settings)
        check(settings, self.packs.of(settings.game))
        async with self._opening:  # one after the other, so that nobody passes by the limits
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
        """Deal at once; if that cannot be stored the table is there all the same, and its host may try again."""
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
        """Go on with every table of the store; one that cannot be read is left alone."""
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
        """The pack that a stored table waits for: it was opened when the server had it. Empty for all others."""
        return self._missing.get(code, "")

    def lines(self) -> list[TableLine]:
        """The public tables that are open or playing, the newest first, as many as somebody may want to see."""
        newest = sorted(self._tables.values(), key=lambda table: table.created, reverse=True)
        public = (
            table for table in newest if not table.settings.private and table.status != OVER and table.seats.people
        )
        return [table_line(table) for table in islice(public, LISTED)]

    def counts(self) -> dict[str, int]:
        """Tables by status, and connections."""
        found = {OPEN: 0, PLAYING: 0, OVER: 0, "clients": 0}
        for table in self._tables.values():
            found[table.status] += 1
            found["clients"] += len(table.connections)
        return found

    async def join(self, code: str, guest: GuestRow) -> TableLine:
        """Sit down at a table; who sits there already keeps their seat."""
        table = self.get(code)
        if table is None:
            raise SixgunError("there is no such table: it may have been closed")
        return await table.call(lambda: table.join(guest))

    async def leave(self, code: str, guest: GuestRow) -> None:
        """Give up one's seat; where there is no such table or seat, that is done already."""
        table = self.get(code)
        if table is not None and table.seats.holds(guest.id):
            await table.call(lambda: table.leave(guest.id))

    def rename(self, guest: int, name: str) -> None:
        """A guest has another name now; in a running game they keep the old one."""
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
        """Close a table; its games stay in the store until its code is needed again, their results for good. Who has a
        seat there and was waiting or playing is told why when they come back."""
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
        """End every table's task; what was answered is in the store."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            self._keeper = None
        for table in list(self._tables.values()):
            await table.stop()
        await self.workers.stop()
