"""Sends frames that nobody should send: `python -m tools.trials.fuzz [--frames N]`.

The server must cope with them over many connections, and the table must keep working.

Frames are random: messages with wrong or missing fields, plain text, bytes that are not text, deep lists. The trial
checks the table after each connection, and the log at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, get_args, get_type_hints

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sixgun.server.protocol import ClientMessage, Leave, NewTable, Snapshot
from tests.support.server_process import Guest, ServerProcess
from tests.support.table_client import MOST, decoder
from tools.trials.command import run_trial, trial_parser

MESSAGES: Final = {
    message.__struct_config__.tag: message for message in get_args(ClientMessage) if message is not Leave
}
"""What clients send, by tag. Without `leave`, so that the table keeps its player."""
TAGS: Final = (*MESSAGES, "step", "", "ANSWER")
FIELDS: Final = tuple(sorted({name for message in MESSAGES.values() for name in message.__struct_fields__}))


def _numbers(message: type[msgspec.Struct]) -> tuple[str, ...] | None:
    """Return the names of a message's numbers; None if it needs anything else."""
    numbers = [name for name, kind in get_type_hints(message).items() if kind is int]
    needed = {field.name for field in msgspec.structs.fields(message) if field.required}
    return tuple(numbers) if needed <= set(numbers) else None


NUMBERS: Final = {tag: numbers for tag, message in MESSAGES.items() if (numbers := _numbers(message)) is not None}
"""Messages that are valid, apart from the values of their numbers."""
EACH: Final = 8
"""Frames per connection. The server closes it after five frames that are not messages."""
TOGETHER: Final = 8
STUMBLED: Final = 1011
SECONDS: Final = 20.0


@dataclass
class FuzzReport:
    """The result of the trial."""

    frames: int = 0
    connections: int = 0
    replies: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        """Return the figures that other programs read."""
        return {"frames": self.frames, "replies": dict(self.replies), "faults": self.faults}

    def lines(self) -> list[str]:
        return [
            f"{self.frames} frames over {self.connections} connections, {len(self.faults)} faults",
            f"replies: {dict(self.replies.most_common())}",
            f"closed with: {dict(self.closed.most_common())}",
            *self.faults[:20],
        ]


def value(chance: Random, depth: int = 0) -> Any:
    """Return a random JSON value."""
    kind = chance.randrange(9 if depth < 2 else 7)
    if kind == 7:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 8:
        return {letters(chance, 8): value(chance, depth + 1) for _ in range(chance.randrange(4))}
    simple = (None, True, chance.randrange(-3, 30), chance.randrange(-(10**20), 10**20), chance.random() * 1e9, 10**400)
    return letters(chance, 30) if kind == 6 else simple[kind]


def letters(chance: Random, most: int) -> str:
    return "".join(chr(chance.choice((chance.randrange(32, 127), chance.randrange(1, 0xD7FF)))) for _ in range(most))


def frame(chance: Random) -> str | bytes:
    """Return a random frame: a message, nearly a message, or nothing like one."""
    kind = chance.randrange(14)
    if kind > 9:
        tag = chance.choice(tuple(NUMBERS))
        return json.dumps({"t": tag, **{name: chance.randrange(-1, 60) for name in NUMBERS[tag]}})
    if kind < 6:
        fields = {chance.choice(FIELDS): value(chance) for _ in range(chance.randrange(4))}
        return json.dumps({"t": chance.choice(TAGS), **fields})
    if kind < 8:
        return letters(chance, chance.randrange(60))
    return chance.randbytes(chance.randrange(60)) if kind == 8 else "[" * chance.randrange(1, 900)


class FuzzTrial:
    """A server with a table, and a guest who sends nonsense to it."""

    def __init__(self, server: ServerProcess, seed: str = "fuzz") -> None:
        self.server = server
        self.report = FuzzReport()
        self._chance = Random(seed)
        self._left = 0

    async def run(self, frames: int) -> FuzzReport:
        await self.server.start_again()
        self._left = frames
        async with httpx.AsyncClient() as http:
            guest = await Guest.arrive(self.server, "Fuzz", http)
            new = NewTable(name="Fuzz", players=5, bots=4, begin=True, move_seconds=3600, coach=True)
            code = await guest.open_table(new, http)
            watcher = await Guest.arrive(self.server, "Watcher", http)
            await asyncio.gather(*(self._visits(guest, watcher, code, number) for number in range(TOGETHER)))
        self.report.faults += self.server.troubles()
        await self.server.stop_politely()
        return self.report

    async def _visits(self, guest: Guest, watcher: Guest, code: str, number: int) -> None:
        while self._left > 0:
            sent = [frame(self._chance) for _ in range(min(EACH, self._left))]
            self._left -= len(sent)
            await self._visit(guest if number % 2 else None, code, sent)
            if number == 0:
                await self._look(watcher, code)

    async def _visit(self, guest: Guest | None, code: str, sent: list[str | bytes]) -> None:
        """Open one connection, as the player at the table or as a stranger."""
        report = self.report
        report.connections += 1
        headers = guest.headers if guest else {}
        try:
            async with connect(self._address(code), additional_headers=headers, max_size=MOST, proxy=None) as socket:
                for one in sent:
                    await socket.send(one)
                    report.frames += 1
                await socket.send('{"t":"ping","n":424242}')
                async with asyncio.timeout(SECONDS):
                    async for reply in socket:
                        report.replies[json.loads(reply)["t"]] += 1
                        if b'"n":424242' in (reply if isinstance(reply, bytes) else reply.encode()):
                            break
        except TimeoutError:
            report.faults.append("a ping was not answered")
        except ConnectionClosed:
            pass
        except (OSError, WebSocketException) as error:
            report.faults.append(f"no connection: {error}")
            return
        found = socket.protocol.close_code
        report.closed[found or 0] += 1
        if found == STUMBLED:
            report.faults.append("the server has stumbled (1011)")

    async def _look(self, guest: Guest, code: str) -> None:
        """Check that another guest still gets the table at once."""
        try:
            async with (
                asyncio.timeout(SECONDS),
                connect(self._address(code), additional_headers=guest.headers, max_size=MOST, proxy=None) as socket,
            ):
                async for reply in socket:
                    if isinstance(decoder.decode(reply), Snapshot):
                        return
        except (OSError, TimeoutError, WebSocketException, msgspec.MsgspecError) as error:
            self.report.faults.append(f"another guest does not get the table: {error!r}")

    def _address(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.server.port}/ws/{code}?v=2"


def fuzz(chosen: argparse.Namespace, folder: Path) -> int:
    """Run the trial that the command line asks for."""
    server = ServerProcess(folder, chosen.port, pace=0.0, seed="fuzz1")
    try:
        report = asyncio.run(FuzzTrial(server, chosen.seed).run(chosen.frames))
    finally:
        server.kill()
    print(json.dumps(report.to_data(), indent=1) if chosen.json else "\n".join(report.lines()))
    return 1 if report.faults else 0


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and run the trial."""
    parser = trial_parser("fuzz", __doc__)
    parser.add_argument("--frames", type=int, default=50_000, help="how many (50,000)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = parser.parse_args(arguments)
    return run_trial(partial(fuzz, chosen), chosen.keep)


if __name__ == "__main__":
    sys.exit(main())
