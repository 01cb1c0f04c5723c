"""Lists the functions that one move visits on the server: `python -m tools.trials.trace_move`.

It runs a server in this process with three people at a table. When one of them plays a BANG! at another, it notes every
function of ours from the frame of the websocket until all three have read the step. Functions that also run while
nothing happens are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

import sixgun
from sixgun.server.config import Config
from sixgun.server.run import serve
from tests.support.server_process import COOKIE, STARTING_SECONDS, free_port
from tools.trials.command import run_trial

OURS: Final = f"{Path(sixgun.__file__).parent}{os.sep}"
PEOPLE: Final = ("Ann", "Bill", "Cleo")
PATIENCE: Final = 20.0
IDLE_SECONDS: Final = 2.0
SETTLED_SECONDS: Final = 1.0
"""So long after everybody has read a step the server has nothing more to do with it."""


class Trace:
    """Notes our functions in the order of their first calls, while it is on. It watches the thread that installs it."""

    def __init__(self) -> None:
        self.on = False
        self.found: dict[CodeType, None] = {}

    def install(self) -> None:
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if self.on and event == "call":
            self.found.setdefault(frame.f_code)

    def take(self) -> list[CodeType]:
        """End the trace. Returns our functions, without comprehensions and the like."""
        self.on = False
        found, self.found = self.found, {}
        return [code for code in found if code.co_filename.startswith(OURS) and not code.co_name.startswith("<")]


class People:
    """Three people at one table: they answer with the first option until somebody can shoot."""

    def __init__(self, port: int, stack: ExitStack) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._until_it_answers()
        cookies = [httpx.post(f"{self.url}/api/guest", json={"name": name}).cookies[COOKIE] for name in PEOPLE]
        headers = [{"Cookie": f"{COOKIE}={cookie}"} for cookie in cookies]
        opened = httpx.post(f"{self.url}/api/tables", json={"name": "Trace", "players": 3}, headers=headers[0])
        code = opened.json()["code"]
        for header in headers[1:]:
            httpx.post(f"{self.url}/api/tables/{code}/join", headers=header).raise_for_status()
        address = f"ws://127.0.0.1:{port}/ws/{code}?v=2&lang=en"
        self.sockets = [stack.enter_context(connect(address, additional_headers=one, proxy=None)) for one in headers]

    def _until_it_answers(self) -> None:
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def begin(self) -> None:
        for socket in self.sockets:
            _send(socket, t="ready", ready=True)
        time.sleep(0.5)
        _send(self.sockets[0], t="begin")
        for socket in self.sockets:
            _read(socket, "snapshot")

    def trace_a_shot(self, trace: Trace) -> list[CodeType]:
        """Play until somebody shoots. Returns the functions that this move has visited."""
        for socket in self.sockets:
            _send(socket, t="set_language", language="en")  # a snapshot comes, with the question to whoever is asked
        told = [_read(socket, "snapshot") for socket in self.sockets]
        while True:
            asked = next(seat for seat, message in enumerate(told) if message.get("question"))
            question = told[asked]["question"]
            shot = next((place for place, option in enumerate(question["options"]) if _is_shot(option)), None)
            if shot is not None:
                time.sleep(SETTLED_SECONDS)
                trace.on = True
            _send(self.sockets[asked], t="answer", question=question["number"], option=shot or 0)
            told = [_read(socket, "step") for socket in self.sockets]
            if shot is not None:
                return trace.take()


def _is_shot(option: dict[str, Any]) -> bool:
    faces = [part.get("card", "") for part in option["text"]]
    return (
        option["verb"] == "play" and option.get("target", -1) >= 0 and any(face.startswith("bang-") for face in faces)
    )


def _send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def _read(socket: ClientConnection, wanted: str) -> dict[str, Any]:
    """Read until a message of this kind comes."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["t"] == wanted:
            return message


def trace_move(folder: Path, port: int) -> list[CodeType]:
    """Serve in this thread while people play in another one. Returns the functions of one shot, in their order."""
    trace = Trace()
    found: list[CodeType] = []

    def play() -> None:
        try:
            with ExitStack() as stack:
                people = People(port, stack)
                people.begin()
                time.sleep(SETTLED_SECONDS)
                trace.on = True
                time.sleep(IDLE_SECONDS)
                idle = set(trace.take())
                found.extend(code for code in people.trace_a_shot(trace) if code not in idle)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    playing = threading.Thread(target=play)
    playing.start()
    trace.install()
    config = Config(f"sqlite:///{folder / 'trace.db'}", port=port, limits=False, seed="trace")
    try:
        serve(config, log=folder / "trace.log")
    finally:
        sys.setprofile(None)
        playing.join()
    return found


def lines(found: list[CodeType]) -> Iterator[str]:
    """The way as a numbered list, then how much of it is in each room."""
    for number, code in enumerate(found, start=1):
        yield f"{number:4} {_file(code)}:{code.co_firstlineno} {code.co_qualname}"
    rooms = Counter(_room(code) for code in found)
    files = Counter(_room(code) for code in {_file(code): code for code in found}.values())
    yield from (f"{room:24}{rooms[room]:4} functions in {files[room]:2} files" for room in sorted(rooms))
    yield f"{'all':24}{len(found):4} functions in {files.total():2} files"


def _file(code: CodeType) -> str:
    return code.co_filename.removeprefix(OURS)


def _room(code: CodeType) -> str:
    package, *rest = Path(_file(code)).parts
    return f"{package}/{rest[0]}" if package == "server" and len(rest) > 1 else package


def trace_a_move(port: int, folder: Path) -> int:
    found = trace_move(folder, port or free_port())
    print("\n".join(lines(found)))
    return 0 if found else 1


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and trace a move."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials.trace_move", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="the loopback port to use (any that is free)")
    chosen = parser.parse_args(arguments)
    return run_trial(partial(trace_a_move, chosen.port))


if __name__ == "__main__":
    sys.exit(main())
