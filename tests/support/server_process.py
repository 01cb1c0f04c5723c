"""A server in its own process, which can be killed and started again, and its guests."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import httpx
import msgspec

from sixgun.server.protocol import NewTable, TableLine, encoder

STARTING_SECONDS = 60.0
STOPPING_SECONDS = 15.0
COOKIE = "sixgun"
TROUBLE = ("Traceback (most recent", '"level": "error"', '"level": "critical"')

_lines = msgspec.json.Decoder(TableLine)


class TrialError(Exception):
    """The trial itself could not be run."""


def free_port() -> int:
    """A loopback port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """`sixgun serve` on a loopback port, with its database and its log in a folder; a seed makes its deals the same.

    Requests are not limited unless `limits` is set; `options` are further ones for the command.
    """

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        *,
        pace: float = 0.05,
        seed: str = "",
        limits: bool = False,
        options: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.pace = pace
        self.seed = seed
        self.limits = limits
        self.options = options
        self.database = folder / "sixgun.db"
        self.log = folder / "server.log"
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start the process, without waiting for it."""
        command = [sys.executable, "-m", "sixgun", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}", "--pace", str(self.pace), *self.options]
        with self.log.open("ab") as log:
            environment = {**os.environ, "SIXGUN_SEED": self.seed, "PYTHONUNBUFFERED": "1"}
            environment["SIXGUN_LIMITS"] = "" if self.limits else "off"
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        self.starts += 1

    def answers(self) -> bool:
        """Is it up? A process that has ended by itself is an error."""
        assert self._process is not None
        if self._process.poll() is not None:
            raise TrialError(f"the server ended with {self._process.returncode}:\n{self.last_words()}")
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2.0)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self.launch()
        until = time.monotonic() + STARTING_SECONDS
        while not self.answers():
            if time.monotonic() > until:
                raise TrialError(f"the server does not answer after {STARTING_SECONDS:g} s:\n{self.last_words()}")
            time.sleep(0.03)

    async def start_again(self) -> None:
        """The same while clients are running."""
        await asyncio.to_thread(self.start)

    def kill(self) -> None:
        """SIGKILL: no farewell, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM, as an operator does it: it closes everything and goes."""
        code = self._end(signal.SIGTERM)
        if code != 0:
            raise TrialError(f"the server stopped with {code}:\n{self.last_words()}")

    async def stop_politely(self) -> None:
        """The same while clients are running."""
        await asyncio.to_thread(self.stop)

    def _end(self, sign: int) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        process.send_signal(sign)
        try:
            return process.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise TrialError(f"the server did not stop within {STOPPING_SECONDS:g} s") from None

    def last_words(self, lines: int = 30) -> str:
        text = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        return "\n".join(text.splitlines()[-lines:])

    def troubles(self) -> list[str]:
        """The lines of the log that tell of a fault of the server's own."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if any(sign in line for sign in TROUBLE)]

    # What the process costs, from /proc.

    def memory(self) -> float:
        """Resident memory in MB."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu_seconds(self) -> float:
        """User and system time so far."""
        return _cpu_seconds(_stat(Path(f"/proc/{self.pid}")))

    def processes_cpu_seconds(self) -> float:
        """The same of the processes that the server has started and that are running."""
        found = [_stat(folder) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
        return sum(_cpu_seconds(fields) for fields in found if fields and int(fields[1]) == self.pid)


def _stat(folder: Path) -> list[str]:
    """What the system says of a process, from its state on; nothing if it has ended."""
    try:
        return (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []


def _cpu_seconds(fields: list[str]) -> float:
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Guest:
    """Somebody with a name and a token."""

    def __init__(self, server: ServerProcess, name: str, token: str) -> None:
        self.server = server
        self.name = name
        self.token = token

    @classmethod
    async def arrive(cls, server: ServerProcess, name: str, http: httpx.AsyncClient) -> Guest:
        """Say a name, get a token."""
        answer = await http.post(f"{server.url}/api/guest", json={"name": name})
        answer.raise_for_status()
        token = answer.cookies[COOKIE]
        http.cookies.clear()
        return cls(server, name, token)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.token}"}

    async def open_table(self, settings: NewTable, http: httpx.AsyncClient) -> str:
        """A new table; its code."""
        headers = {**self.headers, "Content-Type": "application/json"}
        answer = await http.post(f"{self.server.url}/api/tables", content=encoder.encode(settings), headers=headers)
        return await self._code(answer)

    async def sit_down(self, code: str, http: httpx.AsyncClient) -> str:
        """Take a free seat."""
        return await self._code(await http.post(f"{self.server.url}/api/tables/{code}/join", headers=self.headers))

    async def _code(self, answer: httpx.Response) -> str:
        if answer.is_error:
            raise TrialError(f"{answer.request.url} says {answer.status_code}: {answer.text}")
        return _lines.decode(answer.content).code

    def socket_url(self, code: str, after: str = "") -> str:
        return f"ws://127.0.0.1:{self.server.port}/ws/{code}?v=2&lang=en{after}"
