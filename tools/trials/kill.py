"""Kills the server while games are running: `python -m tools.trials.kill [--kills N] [--tables N]`.

SIGKILL ends the server at many moments, and it is started again. No answer that was shown to anybody may be lost or
doubled, every stream must continue without a gap, and every game must end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx

from sixgun.server.protocol import NewTable
from tests.support.audit import Audit, audit
from tests.support.server_process import Guest, ServerProcess, TrialError
from tests.support.table_client import TableClient
from tools.trials.command import run_trial, trial_parser

MOVE_SECONDS = 20.0
"""Within this time after a start every table must have moved."""
END_SECONDS = 120.0
"""Within this time after the last start every game must have ended."""


@dataclass(frozen=True)
class TablePlan:
    """A table of the trial: its seats, and how many of them scripted clients take. Bots take the rest."""

    players: int
    clients: int
    sets: tuple[str, ...] = ("base",)


PLANS = (
    TablePlan(5, 2),
    TablePlan(3, 2),
    TablePlan(4, 4),
    TablePlan(7, 1, ("base", "dodge_city")),
    TablePlan(6, 3, ("base", "dodge_city", "high_noon", "fistful_of_cards")),
)


@dataclass
class Report:
    """The result of a trial."""

    kills: int = 0
    in_question: int = 0
    in_flight: int = 0
    at_start: int = 0
    seconds: float = 0.0
    slowest_start: float = 0.0
    audit: Audit = field(default_factory=Audit)
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        """Return the figures that other programs read."""
        return {"kills": self.kills, "counts": dict(self.audit.counts), "faults": self.faults}

    def lines(self) -> list[str]:
        counts = self.audit.counts
        rows = [
            ("kills (SIGKILL)", self.kills),
            ("  while a client was asked", self.in_question),
            ("  right after an answer was sent", self.in_flight),
            ("  while the server was starting", self.at_start),
            *((name, counts[name]) for name in sorted(counts)),
        ]
        text = [f"{name:36}{count:>8}" for name, count in rows]
        text.append(f"{'slowest start, seconds':36}{self.slowest_start:>8.1f}")
        text.append(f"{'faults':36}{len(self.faults):>8}   in {self.seconds:.0f} s")
        return [*text, *(f"FAULT {fault}" for fault in self.faults[:20])]


class KillTrial:
    """Tables of bots and scripted clients on a server that keeps dying."""

    def __init__(self, server: ServerProcess, plans: tuple[TablePlan, ...], seed: str) -> None:
        self.server = server
        self.plans = plans
        self.chance = Random(seed)
        self.seed = seed
        self.clients: list[TableClient] = []
        self.report = Report()

    async def run(self, kills: int) -> Report:
        began = time.monotonic()
        await self._start()
        await self._sit_down()
        tasks = [asyncio.create_task(client.run()) for client in self.clients]
        try:
            await self._moving()
            for _ in range(kills):
                await self._kill()
            await self._play_to_end()
        except TrialError as error:
            self.report.faults.append(str(error))
        finally:
            await asyncio.gather(*(client.stop() for client in self.clients))
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        self.report.faults += [f"a client broke: {error!r}" for error in ended if isinstance(error, Exception)]
        try:
            await self.server.stop_politely()
        except TrialError as error:
            self.report.faults.append(str(error))
        self.report.faults += [f"in the server's log: {line}" for line in self.server.troubles()]
        self.report.audit = audit(self.server.database, self.clients)
        self.report.faults += self.report.audit.faults
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _start(self) -> None:
        began = time.monotonic()
        await self.server.start_again()
        self.report.slowest_start = max(self.report.slowest_start, time.monotonic() - began)

    async def _sit_down(self) -> None:
        async with httpx.AsyncClient() as http:
            for number, plan in enumerate(self.plans, start=1):
                guests = [await Guest.arrive(self.server, f"P{number}.{seat}", http) for seat in range(plan.clients)]
                bots = plan.players - plan.clients
                settings = NewTable(name=f"Trial {number}", players=plan.players, sets=list(plan.sets), bots=bots)
                code = await guests[0].open_table(settings, http)
                for guest in guests[1:]:
                    await guest.sit_down(code, http)
                self.clients += [TableClient(guest, code, Random(f"{self.seed}/{guest.name}")) for guest in guests]

    def _progress(self) -> dict[str, tuple[int, int]]:
        """Return the game and answer that each table has reached, as far as its clients know."""
        found: dict[str, tuple[int, int]] = {}
        for client in self.clients:
            found[client.code] = max(found.get(client.code, (0, -1)), (client.game, client.n))
        return found

    async def _moving(self) -> None:
        """Wait until every table has moved."""
        before = self._progress()
        until = time.monotonic() + MOVE_SECONDS
        while still := [code for code, at in self._progress().items() if at <= before[code]]:
            if time.monotonic() > until:
                raise TrialError(f"tables {', '.join(still)} have not moved for {MOVE_SECONDS:g} s")
            await asyncio.sleep(0.01)

    async def _kill(self) -> None:
        """Kill the server: at a random moment, during a question, just after an answer, or while it starts."""
        report = self.report
        kind = self.chance.choice(["any", "any", "question", "flight"])
        if kind == "any":
            await asyncio.sleep(self.chance.random())
        else:
            await self._wait_for(self.chance.choice(self.clients), sent=kind == "flight")
        report.in_flight += kind == "flight"
        report.in_question += any(client.question is not None for client in self.clients)
        self.server.kill()
        report.kills += 1
        if self.chance.random() < 0.15 and report.kills > 1:
            self.server.launch()
            await asyncio.sleep(self.chance.random() * 2 * report.slowest_start)
            self.server.kill()
            report.at_start += 1
        await self._start()
        await self._moving()

    async def _wait_for(self, client: TableClient, *, sent: bool) -> None:
        """Wait a while for a question to this client, or for one of its answers to be on its way."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                answers = client.counts["answers sent"]
                while client.counts["answers sent"] == answers if sent else client.question is None:
                    client.changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(client.changed.wait(), 0.005)

    async def _play_to_end(self) -> None:
        """Let all running games end, without starting new ones."""
        for client in self.clients:
            client.playing_on = False
        if self.server.pace:
            await self.server.stop_politely()
            self.server.pace = 0.0
            await self._start()
        until = time.monotonic() + END_SECONDS
        while running := {c.code for c in self.clients if c.info is None or c.info.status != "over"}:
            if time.monotonic() > until:
                raise TrialError(f"the games at {', '.join(sorted(running))} do not end")
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)  # the last steps and deals are on their way to the other seats


def kill(chosen: argparse.Namespace, folder: Path) -> int:
    """Run the trial that the command line asks for."""
    server = ServerProcess(folder, chosen.port, pace=chosen.pace)
    try:
        report = asyncio.run(KillTrial(server, PLANS[: chosen.tables], chosen.seed).run(chosen.kills))
    finally:
        server.kill()
    print(json.dumps(report.to_data(), indent=1) if chosen.json else "\n".join(report.lines()))
    return 1 if report.faults else 0


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and run the trial."""
    parser = trial_parser("kill", __doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often (50)")
    parser.add_argument("--tables", type=int, default=len(PLANS), help=f"how many tables, at most {len(PLANS)}")
    parser.add_argument("--pace", type=float, default=0.05, help="the server's --pace for bots (0.05)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = parser.parse_args(arguments)
    return run_trial(partial(kill, chosen), chosen.keep)


if __name__ == "__main__":
    sys.exit(main())
