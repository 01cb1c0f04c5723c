"""The one task that writes to the database. ¶ Every writer waits for its own commit.

Whatever arrives during one transaction becomes the next one, so two hundred tables need hardly more transactions than
one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sixgun.kernel.errors import SixgunError
from sixgun.server.store.schema import answers

MOST_TOGETHER: Final = 500
MOST_WAITING: Final = 10_000
UNWELL: Final = (InterfaceError, OperationalError, OSError)
"""Errors of the database itself: then no part of the transaction is worth another attempt of its own."""

NEW_ANSWERS: Final = insert(answers)
Row = Mapping[str, Any]


class WriteFailed(SixgunError):
    """The database failed. The change may or may not have been committed: read before going on."""


class WriteRefused(WriteFailed):
    """The change contradicts what is stored (the same answer twice, a code that is taken). Nothing has changed."""


@dataclass(slots=True, eq=False)
class WriteRequest:
    """What one caller wants written: an answer, or statements that belong together. `done` receives the new ids."""

    done: asyncio.Future[list[int | None]]
    row: Row | None = None
    statements: Sequence[Executable] = ()
    ids: list[int | None] = field(default_factory=list)

    def resolve(self, error: Exception | None = None) -> None:
        if self.done.done():
            return  # the caller has given up
        if error is None:
            self.done.set_result(self.ids)
        else:
            self.done.set_exception(error)


class Writer:
    """Takes write requests, and writes all that have arrived in one transaction.

    `transactions` and `written` are counters.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._requests: asyncio.Queue[WriteRequest | None] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.transactions = 0
        self.written = 0
        self.failures = 0

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def waiting(self) -> int:
        return self._requests.qsize()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Accept nothing more, write what is queued, and end."""
        self._closing = True
        if self._task is not None:
            await self._requests.put(None)
            await self._task

    async def append(self, row: Row) -> None:
        """Write an answer of a game. Returns after its commit."""
        await self._request(WriteRequest(asyncio.get_running_loop().create_future(), row=row))

    async def do(self, *statements: Executable) -> list[int | None]:
        """Write all of these statements or none.

        Returns after the commit, with the new id of each statement that created one.
        """
        return await self._request(WriteRequest(asyncio.get_running_loop().create_future(), statements=statements))

    async def _request(self, request: WriteRequest) -> list[int | None]:
        if self._closing or not self.running:
            raise WriteFailed("the server is stopping: nothing more is written")
        await self._requests.put(request)
        return await request.done

    async def _run(self) -> None:
        while True:
            requests = [await self._requests.get()]
            while len(requests) < MOST_TOGETHER and not self._requests.empty():
                requests.append(self._requests.get_nowait())
            together = [request for request in requests if request is not None]
            if together:
                await self._write(together)
            if len(together) < len(requests):
                return self._refuse_rest()

    def _refuse_rest(self) -> None:
        while not self._requests.empty():
            if request := self._requests.get_nowait():
                request.resolve(WriteFailed("the server is stopping: nothing more is written"))

    async def _write(self, requests: list[WriteRequest]) -> None:
        """Write one transaction.

        If a request in it is faulty, nothing is written, and each gets its own transaction.
        """
        committing = False
        try:
            async with self._engine.connect() as connection:
                await _execute(connection, requests)
                committing = True
                await connection.commit()
        except Exception as error:  # noqa: BLE001 (the writer outlives whatever goes wrong with one transaction)
            self.failures += 1
            if len(requests) > 1 and not committing and not isinstance(error, UNWELL):
                for request in requests:
                    await self._write([request])
                return
            for request in requests:
                request.resolve(_told(error))
        else:
            self.transactions += 1
            self.written += len(requests)
            for request in requests:
                request.resolve()


async def _execute(connection: AsyncConnection, requests: list[WriteRequest]) -> None:
    """Run the requests in their order. Consecutive answers go as one statement."""
    for answering, group in groupby(requests, key=lambda request: request.row is not None):
        if answering:
            await connection.execute(NEW_ANSWERS, [request.row for request in group if request.row is not None])
            continue
        for request in group:
            request.ids = []
            for statement in request.statements:
                result = await connection.execute(statement)
                key = getattr(result, "inserted_primary_key", None) if getattr(result, "is_insert", False) else None
                request.ids.append(key[0] if key is not None and len(key) == 1 and isinstance(key[0], int) else None)


def _told(error: Exception) -> WriteFailed:
    """Return the error for one caller: a new one for each, without the values of the statement."""
    if isinstance(error, IntegrityError):
        refused = WriteRefused("the database has something else there already")
        refused.__cause__ = error
        return refused
    failed = WriteFailed(f"the database cannot write ({type(error).__name__})")
    failed.__cause__ = error
    return failed
