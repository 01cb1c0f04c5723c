"""People beside tables of bots that search: do they wait for the thinking of others?

`python -m benchmarks.legends_trial` puts tables of four legends on a server, and measures at other tables how long it
takes from an answer to the last seat's message. `--tables 0` is the same without legends, to compare with.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from benchmarks.load_trial import Figures, LoadTrial, Shape
from benchmarks.serving import Guest, ServerProcess, TrialError
from sixgun.server.protocol import Leave, NewTable, encoder

LEGENDS = 4
PEOPLE = Shape(tables=8, players=3, people=3, move_seconds=0.3, seconds=60.0)
"""The tables at which people are measured."""
SETTLING_SECONDS = 5.0


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
        await asyncio.sleep(self.settling)

    async def _leave(self, guest: Guest, code: str) -> None:
        """The host gives up the seat, and looks on."""
        address = guest.socket_url(code)
        async with connect(address, additional_headers=guest.headers, max_size=1 << 22, proxy=None) as socket:
            await socket.send(encoder.encode(Leave()).decode())
            async for _ in socket:
                pass


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.legends_trial", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="tables of four legends (20)")
    parser.add_argument("--seconds", type=float, default=PEOPLE.seconds, help="how long to measure (60)")
    parser.add_argument("--seed", default="trial", help="what the random players come from")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="sixgun-trial-"))
    shape = Shape(PEOPLE.tables, PEOPLE.players, PEOPLE.people, PEOPLE.move_seconds, chosen.seconds)
    server = ServerProcess(folder, pace=1.0)
    try:
        figures = asyncio.run(LegendsTrial(server, shape, chosen.seed, chosen.tables).run())
    except TrialError as error:
        print(f"the trial could not be run: {error}", file=sys.stderr)
        return 2
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
    if chosen.json:
        print(json.dumps({"tables of legends": chosen.tables, **figures.to_data()}, indent=1))
    else:
        print("\n".join([f"{'tables of four legends':36}{chosen.tables:>24}", *figures.lines()]))
    return 0 if figures.met else 1


if __name__ == "__main__":
    sys.exit(main())
