"""Runs commands one after another, each in a fork of this process, which has loaded everything already.

Starting Python for each combination of command and fault would take minutes. Each line of the input is a case, and each
line of the output its result. A child gets its streams as from the system and Python, and ends like any Python process.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tempfile
import time
import traceback
from typing import IO, Any
from urllib.request import urlopen

CLOSED = "closed"
FULL = "full"
UNREAD = "unread"
UNBUFFERED = "unbuffered"
WAIT = 30.0

Case = dict[str, Any]


def serve_cases() -> None:
    """Run cases until the input ends."""
    asking = os.fdopen(os.dup(0), encoding="utf-8")
    telling = os.fdopen(os.dup(1), "w", encoding="utf-8")
    load()
    for line in asking:
        case: Case = json.loads(line)
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            pid = os.fork()
            if not pid:
                run_command(case, out, err)
            code = ended(pid, case)
            telling.write(json.dumps([code, text(out), text(err)]) + "\n")
        telling.flush()


def load() -> None:
    """Load all modules and texts, so that the children need not read or free them."""
    from sixgun.server.run import serve
    from sixgun.terminal.main import main

    assert callable(serve)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    for command in ("cards", "simulate --games 1"):  # the arena has threads, which a fork does not survive
        assert main(command.split()) == 0
    gc.collect()
    gc.freeze()


def run_command(case: Case, out: IO[bytes], err: IO[bytes]) -> None:
    """Become the command; does not return. An interrupt before the command has begun does not count as its fault."""
    from sixgun.terminal.start import INTERRUPTED, start

    try:
        take_streams(case, out, err)
        sys.exit(start())
    except KeyboardInterrupt as error:
        if any(frame.f_code is start.__code__ for frame, _ in traceback.walk_tb(error.__traceback__)):
            raise
        os._exit(INTERRUPTED)


def take_streams(case: Case, out: IO[bytes], err: IO[bytes]) -> None:
    """The streams and arguments of the command, with the faults that the case wants."""
    os.chdir(case["folder"])
    held, _ = os.pipe()  # an input that stays open and says nothing
    places = {0: held if case["waits"] else os.open(os.devnull, os.O_RDONLY), 1: out.fileno(), 2: err.fileno()}
    for number in range(3):
        fault = case["faults"].get(str(number))
        if fault == FULL:
            places[number] = os.open("/dev/full", os.O_WRONLY)
        elif fault == UNREAD:
            unread, places[number] = os.pipe()
            os.close(unread)
        os.dup2(places[number], number)
        if fault == CLOSED:
            os.close(number)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        setattr(sys, name, opened(number, through=case["unbuffered"]))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["sixgun", *case["args"]]


def opened(number: int, *, through: bool) -> IO[str] | None:
    """A standard stream as Python makes it: none if it is closed."""
    try:
        os.fstat(number)
    except OSError:
        return None
    stream = os.fdopen(number, "w" if number else "r", encoding="utf-8", closefd=False)
    stream.reconfigure(line_buffering=number == 2, write_through=through)
    return stream


def ended(pid: int, case: Case) -> int:
    """The exit code of a child, which is interrupted if the case says so, a server as soon as it answers."""
    if case["url"]:
        answered(case["url"])
    if case["interrupt"] is not None:
        time.sleep(case["interrupt"])
        os.kill(pid, signal.SIGINT)
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return -signal.SIGKILL


def answered(url: str) -> None:
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        try:
            with urlopen(url, timeout=WAIT):
                return
        except OSError:
            time.sleep(0.02)


def text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", "replace")


if __name__ == "__main__":
    serve_cases()
