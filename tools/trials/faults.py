"""Looks for known faults of the server and the command line from outside: `python -m tools.trials.faults`.

It uses only HTTP, the documented protocol and the command line, so it works with any version: `--python PATH` names the
interpreter of the version to test. Each row is a fault and what was found.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.support.server_process import free_port

STARTING: Final = 60.0
TRACEBACK: Final = "Traceback (most recent"
HOSTS: Final = (
    "evil.example", "user:pw@evil.example", "[::1", "", "127.0.0.1.evil.example", "localhost.", "a" * 300, "-",
    "localhost:x",
)  # fmt: skip
METRICS: Final = (
    "/metrics", "/metrics/", "/metrics//", "/metrics%2f", "//metrics", "/./metrics", "/metrics?x=1", "/%6detrics",
)  # fmt: skip
STREAMS: Final = ("<&-", ">&-", "2>&-", ">/dev/full", "2>/dev/full", "| head -1", "</dev/null")
COMMANDS: Final = ("--help", "--version", "cards", "cards Beer", "simulate --games 2", "play --help", "show --help")
PEOPLE: Final = b"> Willy the Kid sheriff\n  Sid Ketchum outlaw\n  Rose Doolan renegade\n"
RECORD: Final = b'{"format":"sixgun-record","version":1,"game":"bang"'
HOSTILE: Final[dict[str, tuple[str, bytes]]] = {
    "a life of a billion": ("show", PEOPLE.replace(b"sheriff", b"sheriff 1000000000/1000000000")),
    "a turn of 5,000 digits": ("show", PEOPLE + b"turn: " + b"9" * 5000),
    "200,000 cards": ("show", PEOPLE + b"table: " + b"beer-6h " * 200_000),
    "beer-6h(1,1,...)": ("show", PEOPLE.replace(b"sheriff", b"sheriff hand: beer-6h(" + b"1," * 100_000 + b"1)")),
    "deep JSON": ("replay", b"[" * 900_000),
    "deep header": ("replay", RECORD + b',"options":' + b"[" * 100_000 + b"\n"),
    "wrong types": ("replay", RECORD + b',"players":"many","options":7,"seats":{},"key":1,"engine":[],"sets":1}\n'),
    "endless digits": ("replay", RECORD + b',"players":' + b"9" * 500_000 + b"}\n"),
}  # fmt: skip


class Server:
    """`sixgun serve` of some version on a loopback port."""

    def __init__(self, python: str, folder: Path, *options: str, **variables: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.log = folder / f"server-{self.port}.log"
        place = f"sqlite:///{folder / 'tables.db'}"
        command = [python, "-m", "sixgun", "serve", "--port", str(self.port), "--database", place, "--pace", "0"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--log", str(self.log), *options], stdout=subprocess.DEVNULL, stderr=log,
                env={**os.environ, "SIXGUN_SEED": "faults", **variables}, cwd=folder,
            )  # fmt: skip

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> bool:
        """Wait until the server answers. Returns False if it ends instead."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return True
            except httpx.HTTPError:
                time.sleep(0.05)
        return False

    def raw(self, *sent: bytes, seconds: float = 2.0) -> bytes:
        """Send bytes, each part after an answer to the one before. Returns what comes back until the end or silence."""
        found = b""
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as line:
            try:
                for part in sent:
                    line.sendall(part)
                    found += line.recv(65_536)
                while more := line.recv(65_536):
                    found += more
            except OSError:
                pass
        return found

    def errors(self) -> int:
        return self.log.read_text(encoding="utf-8", errors="replace").count('"level": "error"')


@contextmanager
def running(python: str, *options: str, **variables: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(python, Path(folder), *options, **variables)
        try:
            if not server.wait():
                raise SystemExit(f"the server did not start: {server.log.read_text()[-500:]}")
            yield server
        finally:
            server.process.kill()
            server.process.wait()


def guest(server: Server, name: str) -> dict[str, str]:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": name}, headers={"X-Sixgun-Bot": "1"})
    return {"Authorization": f"Bearer {answer.json()['token']}"}


def table(server: Server, who: dict[str, str], **settings: Any) -> httpx.Response:
    wanted = {"name": "Saloon", "players": 4, "bots": 3, **settings}
    return httpx.post(f"{server.url}/api/tables", json=wanted, headers=who, timeout=20)


def second_server(python: str) -> str:
    with running(python) as first:
        (first.folder / "again.db").symlink_to("tables.db")
        command = [python, "-m", "sixgun", "serve", "--port", str(free_port()), "--database", "sqlite:///again.db"]
        second = subprocess.Popen(command, cwd=first.folder, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
        try:
            _, said = second.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            second.kill()
            second.communicate()
            return "it runs"
        return f"exit {second.returncode}, {len(said.decode().strip().splitlines())} line"


def tables_of_one_guest(python: str) -> str:
    with running(python) as server:
        who = guest(server, "Greedy")
        for _ in range(12):
            table(server, who, game="duel", players=2, bots=0, hot_seat=True, partner="Kim", begin=True)
            time.sleep(0.02)
        held = httpx.get(f"{server.url}/api/guest", headers=who).json()["tables"]
        return f"12 hot seats opened, {len(set(held))} held, {len(held)} in the list"


def odd_hosts(python: str) -> str:
    with running(python) as server:
        served = 0
        for host in HOSTS:
            answer = server.raw(f"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            served += b" 200 " in answer.split(b"\r\n")[0]
        served += b" 200 " in server.raw(b"GET /api/tables HTTP/1.1\r\nConnection: close\r\n\r\n").split(b"\r\n")[0]
        return f"{served} of {len(HOSTS) + 1} answered"


def metrics(python: str) -> str:
    with running(python) as server:
        shown = [path for path in METRICS if b"sixgun_" in server.raw(_get(path))]
        return f"shown under {len(shown)} of {len(METRICS)} spellings"


def _get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()


def head(python: str) -> str:
    with running(python) as server:
        return str(httpx.head(f"{server.url}/").status_code)


def hang_up(python: str) -> str:
    with running(python) as server:
        server.process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        return "it keeps running" if server.process.poll() is None else "it ends"


def _connected(server: Server, code: str, who: dict[str, str]) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/ws/{code}?v=2"
    return connect(address, additional_headers=who, proxy=None, max_size=1 << 22, close_timeout=1)


def chat(python: str) -> str:
    with running(python) as server, ExitStack() as stack:
        who = guest(server, "Talker")
        code = table(server, who, private=True).json()["code"]
        lines = [stack.enter_context(_connected(server, code, who)) for _ in range(6)]
        for line in lines:
            for number in range(5):
                line.send(json.dumps({"t": "say", "text": f"line {number}"}))
        heard = 0
        try:
            while True:
                heard += json.loads(lines[0].recv(timeout=1.5))["t"] == "said"
        except (TimeoutError, WebSocketException):
            pass
        return f"{heard} of 30 lines over 6 connections"


def finished_game(python: str) -> str:
    """Play a game to its end and start another. Returns what is left of the first."""
    with running(python, SIXGUN_LIMITS="off") as server:
        who, chance = guest(server, "Ann"), Random(1)
        code = table(server, who, begin=True).json()["code"]
        with _connected(server, code, who) as line:
            deal = _play(line, chance)
            line.send(json.dumps({"t": "play_again", "want": "rematch"}))
            time.sleep(0.5)
        found = httpx.get(f"{server.url}/api/games/{deal.get('id', 'none')}")
        names = [place["name"] for place in found.json().get("seats", ())] if found.status_code == 200 else []
        return f"{found.status_code}, names {'kept' if 'Ann' in names else 'lost'}"


def _play(line: Any, chance: Random) -> dict[str, Any]:
    answered = -1
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=30))
        if message["t"] == "deal_proof":
            return message
        if message["t"] == "snapshot":
            line.send(json.dumps({"t": "ready", "ready": True}))
        question = message.get("question") if message["t"] in ("snapshot", "step") else None
        if question and question["number"] != answered:
            answered = question["number"]
            option = chance.randrange(len(question["options"]))
            line.send(json.dumps({"t": "answer", "question": answered, "option": option}))


def error_lines(python: str) -> str:
    with running(python) as server:
        who = guest(server, "Odd")
        code = table(server, who).json()["code"]
        handshake = f"GET /ws/{code}?v=2 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n".encode()
        handshake += (
            b"Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        server.raw(handshake, b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        for odd in (
            b"\x00\xff\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /" + b"a" * 70_000,
            b"POST / HTTP/1.1\r\nHost: x\r\n\r\n",
        ):
            server.raw(odd, seconds=1.0)
        time.sleep(0.5)
        return f"{server.errors()} lines at level error"


def streams(python: str) -> str:
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for command in COMMANDS:
            for fault in STREAMS:
                done = subprocess.run(
                    f"{python} -m sixgun {command} {fault}; echo exit ${{PIPESTATUS[0]}}", shell=True, cwd=folder,
                    executable="/bin/bash", capture_output=True, text=True, timeout=60,
                )  # fmt: skip
                full = fault == ">/dev/full" and "exit 0" in done.stdout
                bad += TRACEBACK in done.stderr or "Exception ignored" in done.stderr or full
    return f"{bad} of {len(COMMANDS) * len(STREAMS)} end badly"


def hostile_files(python: str) -> str:
    bad: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for name, (command, data) in HOSTILE.items():
            (Path(folder) / "file").write_bytes(data)
            try:
                done = subprocess.run(
                    [python, "-m", "sixgun", command, "file"], cwd=folder, capture_output=True, text=True, timeout=20
                )
            except subprocess.TimeoutExpired:
                bad.append(name)
                continue
            if done.returncode != 2 or TRACEBACK in done.stderr or len(done.stderr) > 500:
                bad.append(name)
    return f"{len(bad)} of {len(HOSTILE)} end badly{': ' + ', '.join(bad) if bad else ''}"


FAULTS: Final[dict[str, Callable[[str], str]]] = {
    "1 a second server on one file": second_server,
    "2 tables of one guest": tables_of_one_guest,
    "4 odd Host headers": odd_hosts,
    "6 the result after a rematch": finished_game,
    "8 /metrics": metrics,
    "8 HEAD /": head,
    "8 SIGHUP": hang_up,
    "8 odd requests and frames": error_lines,
    "9 chat": chat,
    "13 closed and full streams": streams,
    "14 hostile files": hostile_files,
}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.trials.faults", description="Look for known faults of a version."
    )
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the version to test")
    parser.add_argument("--only", default="", help="only rows that begin with this text")
    chosen = parser.parse_args()
    for name, meet in FAULTS.items():
        if name.startswith(chosen.only):
            try:
                found = meet(chosen.python)
            except (httpx.HTTPError, WebSocketException, OSError, KeyError) as error:
                found = f"{type(error).__name__}: {error}"
            print(f"{name:32} {found}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
