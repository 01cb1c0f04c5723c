"""One task that does one piece of work after the other, with one alarm. A table is built on it and needs no locks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from sixgun.kernel.errors import SixgunError
from sixgun.server.store.writer import WriteFailed

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]
log = structlog.get_logger("table")


class Inbox:
    """Does pieces of work in their order.

    `wake` is called when the alarm goes off, `trouble` after a piece that failed.
    """

    def __init__(self, name: str, wake: Work, trouble: Work) -> None:
        self.name = name
        self.closed = False
        self._wake = wake
        self._trouble = trouble
        self._waiting: asyncio.Queue[Work | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._bell = 0

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.name}")

    async def stop(self) -> None:
        """Do what has arrived so far, then nothing more."""
        if self.closed:
            return
        self.closed = True
        self._silence()
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task

    async def _run(self) -> None:
        while (work := await self._waiting.get()) is not None:
            try:
                await work()
            except Exception:  # whatever it is: a table must never stop for good
                log.error("failed", code=self.name, exc_info=True)
                await self._trouble()

    def post(self, work: Work) -> None:
        """Queue a piece of work. It is ignored once the inbox is closed."""
        if not self.closed:
            self._waiting.put_nowait(work)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue a piece of work and wait for its result. Raises SixgunError if the inbox is closed."""
        if self.closed:
            raise SixgunError("there is no such table: it may have been closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def piece() -> None:
            try:
                found = await work()
            except Exception as error:  # noqa: BLE001 - it belongs to the caller
                if not done.done():
                    done.set_exception(error)
                if isinstance(error, WriteFailed) or not isinstance(error, SixgunError):
                    await self._trouble()  # it was no refusal: something may be half done
            else:
                if not done.done():
                    done.set_result(found)

        self.post(piece)
        return await done

    # The alarm.

    def wake_in(self, delay: float) -> None:
        """Set the alarm to this many seconds. It replaces an earlier alarm."""
        self._silence()
        if not self.closed:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, delay), self._ring, self._bell)

    def wake_when(self, done: asyncio.Future[Any]) -> None:
        """Wake as soon as this is done, unless the alarm that is set now goes off first."""
        bell = self._bell
        done.add_done_callback(lambda _: self._ring(bell))

    def _silence(self) -> None:
        self._bell += 1
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self, bell: int) -> None:
        async def piece() -> None:
            if bell == self._bell:
                self._silence()
                await self._wake()

        self.post(piece)
