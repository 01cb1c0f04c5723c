"""Many tables at once on one server process: how long from an answer to the last seat's message?

All players are websockets of this process, the second one; the server is the first. Latency is measured from the moment
before an answer is written to the moment when the last person at the table has read the step that it led to; the time
that this process needs for reading is part of it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.serving import Guest, ServerProcess, TrialError
from sixgun.server.protocol import Again, Answer, Begin, NewTable, Ready, encoder

TARGET_MS = 150.0
LOGINS_AT_ONCE = 20


class _Question(msgspec.Struct):
    number: int
    options: list[msgspec.Raw]
    forced: bool = False


class _Place(msgspec.Struct):
    bot: str = ""
    ready: bool = False
    wants: str = ""


class _Message(msgspec.Struct):
    """As much of any message as is needed here."""

    t: str
    n: int = 0
    question: _Question | None = None
    status: str = ""
    places: list[_Place] = []


_decoder = msgspec.json.Decoder(_Message)


@dataclass(frozen=True)
class Shape:
    """What is put on the server."""

    tables: int = 200
    players: int = 5
    people: int = 5
    move_seconds: float = 3.0
    seconds: float = 60.0
    compressed: bool = True


@dataclass
class Figures:
    """What was measured."""

    shape: Shape
    moves: int = 0
    steps_read: int = 0
    bytes_read: int = 0
    games_ended: int = 0
    refused: int = 0
    stuck_tables: int = 0
    p50_ms: float = 0.0
    p95_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    memory_idle_mb: float = 0.0
    memory_mb: float = 0.0
    cpu_share: float = 0.0
    processes_cpu_share: float = 0.0
    own_cpu_share: float = 0.0
    set_up_seconds: float = 0.0
    target_ms: float = TARGET_MS

    @property
    def met(self) -> bool:
        return self.moves > 0 and self.p99_ms <= self.target_ms and not self.stuck_tables

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "met": self.met}

    def lines(self) -> list[str]:
        shape = self.shape
        rate = self.moves / shape.seconds
        rows = [
            ("tables × seats (people)", f"{shape.tables} × {shape.players} ({shape.people})"),
            ("answers measured", f"{self.moves:,} ({rate:.0f}/s)"),
            ("messages read", f"{self.steps_read:,} ({self.bytes_read / max(1, self.steps_read) / 1024:.1f} KB each)"),
            ("answer to last seat, p50", f"{self.p50_ms:.1f} ms"),
            ("answer to last seat, p95", f"{self.p95_ms:.1f} ms"),
            ("answer to last seat, p99", f"{self.p99_ms:.1f} ms"),
            ("answer to last seat, worst", f"{self.worst_ms:.1f} ms"),
            ("target p99", f"{self.target_ms:g} ms: {'met' if self.met else 'MISSED'}"),
            ("server memory, before", f"{self.memory_idle_mb:.0f} MB"),
            ("server memory, at the end", f"{self.memory_mb:.0f} MB"),
            ("server CPU", f"{self.cpu_share:.0%} of one core"),
            ("CPU of the processes beside it", f"{self.processes_cpu_share:.0%} of one core"),
            ("CPU of the clients", f"{self.own_cpu_share:.0%} of one core"),
            ("games ended, refusals", f"{self.games_ended}, {self.refused}"),
            ("tables without a move at the end", f"{self.stuck_tables}"),
            ("set-up", f"{self.set_up_seconds:.1f} s"),
        ]
        return [f"{name:36}{value:>24}" for name, value in rows]


@dataclass
class _Table:
    """One table: when an answer was sent, and who has read its step."""

    guests: list[Guest]
    code: str
    sent: float = 0.0
    step: int = -1
    readers: int = 0
    last_move: float = 0.0


class LoadTrial:
    """The people of all tables."""

    def __init__(self, server: ServerProcess, shape: Shape, seed: str) -> None:
        self.server = server
        self.shape = shape
        self.chance = Random(seed)
        self.figures = Figures(shape)
        self.latencies: list[float] = []
        self.tables: list[_Table] = []
        self._measuring = False
        self._open = 0
        self._timers: set[asyncio.Task[None]] = set()

    async def run(self) -> Figures:
        await self.server.start_again()
        figures, shape = self.figures, self.shape
        figures.memory_idle_mb = self.server.memory()
        began = time.monotonic()
        await self._sit_down()
        people = [asyncio.create_task(self._play(t, place)) for t in self.tables for place in range(shape.people)]
        await self._all_moving()
        figures.set_up_seconds = time.monotonic() - began
        self._measuring = True
        cpu, own, began = self.server.cpu_seconds(), time.process_time(), time.monotonic()
        beside = self.server.processes_cpu_seconds()
        await asyncio.sleep(shape.seconds)
        took = time.monotonic() - began
        self._measuring = False
        figures.cpu_share = (self.server.cpu_seconds() - cpu) / took
        figures.processes_cpu_share = (self.server.processes_cpu_seconds() - beside) / took
        figures.own_cpu_share = (time.process_time() - own) / took
        figures.memory_mb = self.server.memory()
        limit = time.monotonic() - 10 * shape.move_seconds - 10
        figures.stuck_tables = sum(table.last_move < limit for table in self.tables)
        for task in (*people, *self._timers):
            task.cancel()
        ended = await asyncio.gather(*people, return_exceptions=True)
        broken = [error for error in ended if isinstance(error, Exception)]
        if broken:
            raise TrialError(f"{len(broken)} connections broke, the first with {broken[0]!r}")
        await self.server.stop_politely()
        self._sum_up()
        return figures

    def _sum_up(self) -> None:
        figures, found = self.figures, sorted(self.latencies)
        figures.moves = len(found)
        if found:
            p50, p95, p99 = (found[min(len(found) - 1, int(len(found) * share))] for share in (0.5, 0.95, 0.99))
            figures.p50_ms, figures.p95_ms, figures.p99_ms = p50 * 1000, p95 * 1000, p99 * 1000
            figures.worst_ms = found[-1] * 1000

    # Sitting down.

    async def _sit_down(self) -> None:
        shape = self.shape
        gate = asyncio.Semaphore(LOGINS_AT_ONCE)

        async def table(number: int) -> _Table:
            async with gate, httpx.AsyncClient(timeout=30.0) as http:
                guests = [await Guest.arrive(self.server, f"G{number}.{k}", http) for k in range(shape.people)]
                bots = shape.players - shape.people
                settings = NewTable(name=f"Load {number}", players=shape.players, bots=bots, move_seconds=600)
                code = await guests[0].open_table(settings, http)
                for guest in guests[1:]:
                    await guest.sit_down(code, http)
                return _Table(guests, code)

        self.tables = list(await asyncio.gather(*(table(number) for number in range(shape.tables))))

    async def _all_moving(self) -> None:
        """Wait until every table has moved."""
        until = time.monotonic() + 60 + self.shape.tables * 0.2
        while still := sum(not table.last_move for table in self.tables):
            if time.monotonic() > until:
                raise TrialError(f"{still} of {self.shape.tables} tables do not begin ({self._open} sockets are open)")
            await asyncio.sleep(0.1)

    # One person.

    async def _play(self, table: _Table, place: int) -> None:
        guest = table.guests[place]
        await asyncio.sleep(self.chance.random() * max(self.shape.move_seconds, self.shape.tables / 50))
        compression = "deflate" if self.shape.compressed else None
        async with connect(
            guest.socket_url(table.code),
            additional_headers=guest.headers,
            compression=compression,
            max_size=1 << 22,
            ping_interval=None,
            proxy=None,
            open_timeout=60,
        ) as socket:
            self._open += 1
            await _send(socket, Ready(ready=True))
            async for frame in socket:
                now = time.perf_counter()
                message = _decoder.decode(frame)
                await self._hear(table, place, socket, message, now, len(frame))

    async def _hear(
        self, table: _Table, place: int, socket: ClientConnection, message: _Message, now: float, size: int
    ) -> None:
        if message.t == "step":
            self._read(table, message.n, now, size)
        elif message.t == "table":
            await self._at_table(place, socket, message)
        elif message.t == "refused":
            self.figures.refused += 1
            table.sent = 0.0  # there is no step to wait for
        elif message.t == "deal":
            self.figures.games_ended += place == 0
        question = message.question
        if question is not None and not question.forced:
            timer = asyncio.create_task(self._answer(table, socket, question))
            self._timers.add(timer)
            timer.add_done_callback(self._timers.discard)

    async def _at_table(self, place: int, socket: ClientConnection, message: _Message) -> None:
        places = message.places
        if message.status == "open" and place == 0 and all(other.ready or other.bot for other in places):
            await _send(socket, Begin())
        elif message.status == "over" and not places[place].wants:
            await _send(socket, Again(want="rematch"))

    def _read(self, table: _Table, n: int, now: float, size: int) -> None:
        if self._measuring:
            self.figures.steps_read += 1
            self.figures.bytes_read += size
        if n != table.step:
            table.step, table.readers = n, 0
            table.last_move = time.monotonic()
        table.readers += 1
        if table.readers == self.shape.people and table.sent:
            if self._measuring:
                self.latencies.append(now - table.sent)
            table.sent = 0.0

    async def _answer(self, table: _Table, socket: ClientConnection, question: _Question) -> None:
        await asyncio.sleep(self.shape.move_seconds)
        table.sent = time.perf_counter()
        await _send(socket, Answer(question=question.number, option=self.chance.randrange(len(question.options))))


async def _send(socket: ClientConnection, message: msgspec.Struct) -> None:
    await socket.send(encoder.encode(message).decode())
