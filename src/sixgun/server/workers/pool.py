"""A pool of worker processes for what would block the server's loop: bots that search, and records that are replayed. ¶
Workers start when there is work, and again if one has died. Nobody depends on them: a caller gets None if its work
could not be done in time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from collections import deque
from dataclasses import dataclass, replace
from typing import Any, Final

import structlog

from sixgun.bots.remote import Task
from sixgun.games import game_files
from sixgun.kernel.errors import RecordError
from sixgun.server.workers import process
from sixgun.server.workers.process import CHOOSE, LENGTH, RECORD, framed

LEAST_SECONDS: Final = 0.02
"""Seconds. A search with less time is not worth it."""
WAY_BACK: Final = 0.1
"""A choice must arrive this many seconds before it is needed."""
OVERDUE: Final = 5.0
"""A process that exceeds its time by this many seconds is ended."""
REST: Final = 1.0
"""Seconds before a process that died is started again, doubled after each further time."""
LONGEST_REST: Final = 60.0
IDLE: Final = 600.0
"""A process is ended after this many seconds without work."""
STOPPING: Final = 2.0
SPAN: Final = 2.0
"""The period, in seconds, over which simultaneous searches are counted."""
SECRETS: Final = ("DATABASE_URL",)
"""Environment variables that the processes do not get."""

log = structlog.get_logger("workers")


def usual_size() -> int:
    """Return the usual number of processes: one per core, except one for the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(slots=True)
class _Work:
    """A piece of work. `until` is when its result is needed, by the loop's clock."""

    name: str
    parts: tuple[Any, ...]
    until: float
    done: asyncio.Future[Any]

    def give(self, found: Any) -> None:
        if not self.done.done():
            self.done.set_result(found)


class Workers:
    """The pool. Choices come before everything else, because a table waits for them."""

    def __init__(self, size: int = 0) -> None:
        """Use at most `size` processes, or the usual number if it is 0."""
        self.size = size or usual_size()
        self.lost = 0
        """How many processes died or had to be ended."""
        self._choices: deque[_Work] = deque()
        self._others: deque[_Work] = deque()
        self._asked: deque[float] = deque()
        self._called = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle = 0
        self._closed = False

    # Giving work.

    def choose(self, task: Task, seconds: float) -> asyncio.Future[tuple[int, bytes] | None]:
        """Return what a bot chooses, within this many seconds. If many bots think at once, each gets less time."""
        self._asked.append(asyncio.get_running_loop().time())
        return self._add(self._choices, CHOOSE, (task,), seconds)

    async def record(
        self, setup: dict[str, Any], answers: list[Any], seconds: float, packs: tuple[Any, ...] = ()
    ) -> str | None:
        """Return a record, if it can be written within this many seconds.

        Raises RecordError if the game cannot be replayed.
        """
        try:
            found: str | None = await asyncio.wait_for(
                self._add(self._others, RECORD, (setup, answers, packs), seconds), seconds
            )
        except TimeoutError:
            return None
        return found

    def warm_up(self) -> None:
        """Start a process, because there will be work soon."""
        if not self._tasks and not self._closed:
            self._start()

    def _add(self, queue: deque[_Work], name: str, parts: tuple[Any, ...], seconds: float) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        work = _Work(name, parts, loop.time() + seconds, loop.create_future())
        if self._closed:
            work.give(None)
            return work.done
        queue.append(work)
        self._called.set()
        if not self._idle and len(self._tasks) < self.size:
            self._start()
        return work.done

    def _start(self) -> None:
        task = asyncio.get_running_loop().create_task(self._employ(), name="worker")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """End all processes. Waiting callers get None."""
        self._closed = True
        for work in (*self._choices, *self._others):
            work.give(None)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # One process.

    async def _employ(self) -> None:
        """Keep one process at work until there has been no work for long."""
        process: asyncio.subprocess.Process | None = None
        work: _Work | None = None
        failures = 0
        try:
            while True:
                try:
                    process = process or await _launched()
                    work = await self._next()
                    if work is None:
                        return
                    work.give(await self._result(process, work))
                    failures = 0
                except (OSError, EOFError, TimeoutError) as error:
                    self.lost += 1
                    log.warning("worker_lost", why=type(error).__name__)
                    if work is not None:
                        work.give(None)
                    await _ended(process)
                    process = None
                    failures += 1
                    await asyncio.sleep(min(LONGEST_REST, REST * 2 ** (failures - 1)))
        finally:
            if work is not None:
                work.give(None)
            await _ended(process)

    async def _next(self) -> _Work | None:
        """Return the next piece of work that a caller still waits for, or None after a long time without any."""
        while True:
            for queue in (self._choices, self._others):
                while queue:
                    work = queue.popleft()
                    if not work.done.done():
                        return work
            self._called.clear()
            self._idle += 1
            try:
                await asyncio.wait_for(self._called.wait(), IDLE)
            except TimeoutError:
                if not self._choices and not self._others:
                    current = asyncio.current_task()
                    assert current is not None
                    self._tasks.discard(current)  # from now on, new work finds no process here
                    return None
            finally:
                self._idle -= 1

    async def _result(self, process: asyncio.subprocess.Process, work: _Work) -> Any:
        """Return what a process makes of a piece of work, or None if it fails or no time is left."""
        now = asyncio.get_running_loop().time()
        parts = work.parts
        if work.name == CHOOSE:
            task: Task = parts[0]
            seconds = min(task.seconds, self._share(work.until - now - WAY_BACK, now))
            if seconds < LEAST_SECONDS:
                return None
            parts = (replace(task, seconds=seconds),)
        elif work.until < now:
            return None
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(work.until - now + OVERDUE):
            process.stdin.write(framed((work.name, parts)))
            await process.stdin.drain()
            size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            body = await process.stdout.readexactly(size)
        error, found = pickle.loads(body)
        if not error:
            return found
        log.warning("work_failed", work=work.name, why=error)
        if found and work.name == RECORD and not work.done.done():
            work.done.set_exception(RecordError(found))
        return None

    def _share(self, left: float, now: float) -> float:
        """Return how long a bot may think whose answer is due in this many seconds, considering all that wait or will
        soon ask.
        """
        while self._asked and self._asked[0] < now - SPAN:
            self._asked.popleft()
        fair = self.size * SPAN / max(1, len(self._asked))
        return min(left * self.size / (len(self._choices) + self.size), max(fair, LEAST_SECONDS))


async def _launched() -> asyncio.subprocess.Process:
    """Start a process, in its own session so that Ctrl-C in a terminal reaches only the server."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        process.__name__,
        *game_files(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name not in SECRETS},
        start_new_session=True,
    )


async def _ended(process: asyncio.subprocess.Process | None) -> None:
    """End a process, whatever it is doing."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), STOPPING)
