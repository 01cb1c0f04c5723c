"""A lock that keeps a second server away from a PostgreSQL database: an advisory lock, held by a connection while the
server runs.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sixgun.server.store.file_lock import InUse

KEY: Final = 0x51_6F
TRIES: Final = 6
PAUSE: Final = 0.5
"""Seconds between two tries. PostgreSQL may need a moment to notice that a killed server is gone."""
LOOK: Final = 20.0
"""How often the connection is checked, in seconds. A database that was restarted has forgotten the lock."""
ALIVE: Final = "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
"""Keepalive settings, so that a machine that has died does not hold the lock for hours."""

log = structlog.get_logger("database")


class AdvisoryLock:
    """The lock of a database. Each database has its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Take the lock. Raises InUse if another server has it."""
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PAUSE)
            if await self._try():
                self._task = asyncio.create_task(self._look_after(), name="advisory lock")
                return
        raise InUse("the database is in use by another server: stop that one, or name another database with --database")

    async def release(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self._drop()

    async def _try(self) -> bool:
        connection = await self._engine.connect()
        try:
            connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            taken = bool((await connection.execute(text(f"SELECT pg_try_advisory_lock({KEY})"))).scalar())
            for setting in ALIVE.split(";") if taken else ():
                await connection.execute(text(setting))
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        if not taken:
            await connection.close()
            return False
        self._connection = connection
        return True

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()  # ends the session, and the lock with it
            await connection.close()

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                if self._connection is not None:
                    await self._connection.execute(text("SELECT 1"))
                elif not await self._try():
                    log.error("taken", means="another server has this database: stop one of them")
            except (SQLAlchemyError, OSError):
                await self._drop()
