"""Puts many tables on one server: `python -m tools.trials.load [--tables N] [--players N] [--seconds N]`.

It measures the time from an answer to the last seat's message.

All players are websockets of this process; the server is another process. Latency is measured from just before an
answer is sent until the last person at the table has read the step that follows. It includes the time that this process
needs for reading.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import resource
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sixgun.server.protocol import Answer, Begin, NewTable, PlayAgain, Ready, encoder
from tests.support.server_process import Guest, ServerProcess, TrialError
from tools.trials.command import run_trial, trial_parser
from tools.trials.load_figures import Figures, Shape

LOGINS_AT_ONCE = 20


class _Question(msgspec.Struct):
    number: int
    options: list[msgspec.Raw]
    forced: bool = False


class _Seat(msgspec.Struct):
    bot: str = ""
    ready: bool = False
    wants: str = ""


class _Message(msgspec.Struct):
    """The fields of messages that are needed here."""

    t: str
    n: int = 0
    question: _Question | None = None
    status: str = ""
    seats: list[_Seat] = []


_decoder = msgspec.json.Decoder(_Message)


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
        elif message.t == "deal_proof":
            self.figures.games_ended += place == 0
        question = message.question
        if question is not None and not question.forced:
            timer = asyncio.create_task(self._answer(table, socket, question))
            self._timers.add(timer)
            timer.add_done_callback(self._timers.discard)

    async def _at_table(self, place: int, socket: ClientConnection, message: _Message) -> None:
        seats = message.seats
        if message.status == "open" and place == 0 and all(seat.ready or seat.bot for seat in seats):
            await _send(socket, Begin())
        elif message.status == "over" and not seats[place].wants:
            await _send(socket, PlayAgain(want="rematch"))

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


def load(chosen: argparse.Namespace, folder: Path) -> int:
    """Run the trial that the command line asks for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # one file for each connection, here and in the server
    shape = Shape(
        tables=chosen.tables,
        players=chosen.players,
        people=min(chosen.people, chosen.players),
        move_seconds=chosen.move,
        seconds=chosen.seconds,
        compressed=not chosen.plain,
    )
    server = ServerProcess(folder, chosen.port, pace=chosen.pace)
    try:
        figures = asyncio.run(LoadTrial(server, shape, chosen.seed).run())
    finally:
        server.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if chosen.json:
        about = {"python": platform.python_version(), "machine": platform.machine()}
        print(json.dumps({**about, **figures.to_data()}, indent=1))
    else:
        print("\n".join(figures.lines()))
    return 0 if figures.met else 1


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and run the trial."""
    parser = trial_parser("load", __doc__)
    parser.add_argument("--tables", type=int, default=200, help="how many tables (200)")
    parser.add_argument("--players", type=int, default=5, help="seats at a table (5)")
    parser.add_argument(
        "--people", type=int, default=5, help="how many of them are clients here; bots take the rest (5)"
    )
    parser.add_argument("--move", type=float, default=3.0, help="seconds between a question and its answer (3)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure (60)")
    parser.add_argument("--pace", type=float, default=1.0, help="the server's --pace for bots and forced answers (1)")
    parser.add_argument("--plain", action="store_true", help="connections without compression")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args(arguments)
    return run_trial(partial(load, chosen), chosen.keep)


if __name__ == "__main__":
    sys.exit(main())
