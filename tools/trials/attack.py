"""Attacks a server as a single visitor: `python -m tools.trials.attack [--only NAME] [--size MB] [--wait SECONDS]`.

Each attack runs against its own server on loopback, over plain sockets and without a guest name. Meanwhile another
client asks for `/healthz` again and again. The trial measures how long that takes, how much memory the attack costs,
and whether the server closes the connection.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.support.attacks import ATTACKS, PATIENCE, Place
from tests.support.raw_client import HERE
from tools.trials.command import run_trial

OTHER = "127.0.0.2"
"""The address of the other client. Request limits apply per address."""
LONGEST = 40.0
"""Seconds that one attack may take."""
SLOWEST_MS = 1000.0
"""On a busy machine a request takes up to some hundred ms without any attack, as the line `nothing` shows."""
MOST_SECONDS = 4.0
MOST_MB = 20.0
WAITING = 35.0


@dataclass
class Outcome:
    """The result of one attack."""

    name: str
    asked: int
    median_ms: float
    worst_ms: float
    cpu_seconds: float
    memory_before: float
    memory_after: float
    outcome: str

    @property
    def met(self) -> bool:
        grown = self.memory_after - self.memory_before
        return self.worst_ms <= SLOWEST_MS and self.cpu_seconds <= MOST_SECONDS and grown <= MOST_MB

    def line(self) -> str:
        grown = self.memory_after - self.memory_before
        return (
            f"{self.name:<20} {self.median_ms:9.1f} {self.worst_ms:8.1f} {self.cpu_seconds:6.2f} {grown:+6.0f}"
            f"  {'ok  ' if self.met else 'BAD '} {self.outcome}"
        )


HEAD = f"{'attack':<20} {'median ms':>9} {'worst ms':>8} {'CPU s':>6} {'MB':>6}        outcome"


class Watcher(threading.Thread):
    """Another client that keeps asking whether the server is healthy."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.took: list[float] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            began = time.perf_counter()
            line = HTTPConnection(HERE, self.port, timeout=PATIENCE, source_address=(OTHER, 0))
            try:
                line.request("GET", "/healthz")
                line.getresponse().read()
            except (OSError, HTTPException):
                pass
            finally:
                line.close()
            self.took.append((time.perf_counter() - began) * 1000)
            time.sleep(0.02)


def run_attack(name: str, folder: Path, size: float, waiting: float) -> Outcome:
    """Run one attack on a fresh server."""
    place = Place(folder, size, waiting)
    try:
        before, cpu = place.server.memory(), place.server.cpu_seconds()
        watcher = Watcher(place.port)
        watcher.start()
        time.sleep(0.3)
        timer = threading.Timer(max(LONGEST, waiting + 5.0), place.over.set)
        timer.start()
        outcome = ATTACKS[name](place)
        timer.cancel()
        time.sleep(0.5)
        watcher.enough.set()
        watcher.join(PATIENCE)
        after_it, cpu = place.server.memory(), place.server.cpu_seconds() - cpu
        for line in place.lines:
            line.close()
        if faults := place.server.troubles():
            outcome += f"; {len(faults)} lines at level error: {faults[0][:300]}"
        place.server.stop()
        outcome += f"; {len(place.server.troubles()) - len(faults)} more at the stop" if place.server.troubles() else ""
    finally:
        place.server.kill()
    took = sorted(watcher.took)
    return Outcome(name, len(took), took[len(took) // 2], took[-1], cpu, before, after_it, outcome)


def attack(name: str, chosen: argparse.Namespace, folder: Path) -> int:
    """Run one attack and print its outcome. Returns the exit code."""
    outcome = run_attack(name, folder, chosen.size, chosen.wait)
    print(outcome.line(), flush=True)
    return 0 if outcome.met else 1


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and run the attacks."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials.attack", description=__doc__)
    parser.add_argument("--only", choices=list(ATTACKS), action="append", help="this attack alone; may be repeated")
    parser.add_argument("--size", type=float, default=5.0, help="megabytes to send (5)")
    parser.add_argument("--wait", type=float, default=WAITING, help="how long silent connections wait, in seconds (35)")
    chosen = parser.parse_args(arguments)
    print(HEAD, flush=True)
    worst = 0
    for name in chosen.only or ATTACKS:
        worst = max(worst, run_trial(partial(attack, name, chosen)))
        if worst > 1:
            break
    return worst


if __name__ == "__main__":
    sys.exit(main())
