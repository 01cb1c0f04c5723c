"""A real server for a test: its own process, a free port of the loopback, a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 60.0
SEED = "browser"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server that can be stopped, killed and started again at the same address with the same database."""

    def __init__(
        self, folder: Path, pace: float = 0.1, reserve: float = 90.0, seed: str = SEED, more: Sequence[str] = ()
    ) -> None:
        """`more` are further arguments of `sixgun serve`. The seed decides how the cards of all tables are dealt."""
        self.folder = folder
        self.pace = pace
        self.reserve = reserve
        self.seed = seed
        self.more = more
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        database = f"sqlite:///{self.folder / 'tables.db'}"
        where = ["--port", str(self.port), "--database", database, "--pace", str(self.pace)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sixgun", "serve", *where, *self.more],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=dict(
                    os.environ,
                    SIXGUN_LIMITS="off",  # here one machine is many people
                    SIXGUN_SEED=self.seed,
                    SIXGUN_RESERVE=str(self.reserve),
                ),
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.log.read_text(encoding='utf-8')}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        """Tell it to stop, as a person would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Let it die at once, as a machine would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None
