"""Measures whether people have to wait while legends think at other tables.

`python -m tools.trials.legends` puts tables of four legends on a server. At other tables it measures the time from an
answer to the last seat's message. `--tables 0` runs the same without legends, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from functools import partial
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from sixgun.server.protocol import Leave, NewTable, encoder
from tests.support.server_process import Guest, ServerProcess, TrialError
from tools.trials.command import run_trial, trial_parser
from tools.trials.load import LoadTrial
from tools.trials.load_figures import Figures, Shape

LEGENDS = 4
PEOPLE = Shape(tables=8, players=3, people=3, move_seconds=0.3, seconds=60.0)
"""The tables at which people are measured."""
SETTLING_SECONDS = 5.0
STARTED_SECONDS = 1.0
"""Processor time that a process beside the server has spent when it has certainly started and has searched."""
STARTING_SECONDS = 60.0


class LegendsTrial(LoadTrial):
    """The people of a load trial, and beside them tables where four legends play against each other and a cowboy."""

    def __init__(
        self, server: ServerProcess, shape: Shape, seed: str, legends: int, settling: float = SETTLING_SECONDS
    ) -> None:
        super().__init__(server, shape, seed)
        self.legends = legends
        self.settling = settling
        self._hosts: list[asyncio.Task[None]] = []

    async def run(self) -> Figures:
        try:
            return await super().run()
        finally:
            for host in self._hosts:
                host.cancel()
            await asyncio.gather(*self._hosts, return_exceptions=True)

    async def _sit_down(self) -> None:
        async with httpx.AsyncClient(timeout=30.0) as http:
            for number in range(self.legends):
                guest = await Guest.arrive(self.server, f"Host {number}", http)
                table = NewTable(
                    name=f"Legends {number}", players=LEGENDS + 1, bots=LEGENDS, level="legend", begin=True
                )
                code = await guest.open_table(table, http)
                self._hosts.append(asyncio.create_task(self._leave(guest, code)))
        await super()._sit_down()
        if self.legends:
            await self._until_legends_search()
        await asyncio.sleep(self.settling)

    async def _until_legends_search(self) -> None:
        """Wait for the processes beside the server: they have a low priority, so a busy machine starts them late."""
        deadline = time.monotonic() + STARTING_SECONDS
        while self.server.processes_cpu_seconds() < STARTED_SECONDS:
            if time.monotonic() > deadline:
                raise TrialError(f"no process beside the server has searched for {STARTING_SECONDS:g} seconds")
            await asyncio.sleep(0.1)

    async def _leave(self, guest: Guest, code: str) -> None:
        """Let the host give up the seat and become a spectator."""
        address = guest.socket_url(code)
        async with connect(address, additional_headers=guest.headers, max_size=1 << 22, proxy=None) as socket:
            await socket.send(encoder.encode(Leave()).decode())
            async for _ in socket:
                pass


def legends(chosen: argparse.Namespace, folder: Path) -> int:
    """Run the trial that the command line asks for."""
    shape = Shape(chosen.people, PEOPLE.players, PEOPLE.people, chosen.move, chosen.seconds)
    server = ServerProcess(folder, chosen.port, pace=chosen.pace)
    trial = LegendsTrial(server, shape, chosen.seed, chosen.tables, chosen.settling)
    try:
        figures = asyncio.run(trial.run())
    finally:
        server.kill()
    errors = server.troubles()
    if chosen.json:
        print(json.dumps({"tables of legends": chosen.tables, **figures.to_data(), "errors": errors}, indent=1))
    else:
        print("\n".join([f"{'tables of four legends':36}{chosen.tables:>24}", *figures.lines(), *errors]))
    return 0 if figures.met and not errors else 1


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and run the trial."""
    parser = trial_parser("legends", __doc__)
    parser.add_argument("--tables", type=int, default=20, help="tables of four legends (20)")
    parser.add_argument("--people", type=int, default=PEOPLE.tables, help="tables of people beside them (8)")
    parser.add_argument("--move", type=float, default=PEOPLE.move_seconds, help="seconds a person thinks (0.3)")
    parser.add_argument("--seconds", type=float, default=PEOPLE.seconds, help="how long to measure (60)")
    parser.add_argument("--settling", type=float, default=SETTLING_SECONDS, help="seconds to wait before that (5)")
    parser.add_argument("--pace", type=float, default=1.0, help="the server's --pace for bots (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args(arguments)
    return run_trial(partial(legends, chosen), chosen.keep)


if __name__ == "__main__":
    sys.exit(main())
