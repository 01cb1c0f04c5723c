"""Every command with streams that are closed, full or unread, and with Ctrl-C: the documented exit code, one sentence
at most, and never a traceback."""

from __future__ import annotations

import json
import os
import shlex
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from sixgun.kernel.record import read_record
from tests.support.cli import POSITION, child, seat_at
from tests.support.forks import CLOSED, FULL, UNBUFFERED, UNREAD, WAIT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork") or not Path("/dev/full").exists(), reason="needs /dev/full")

RECORD: Final = "game.jsonl"

DONE, FAILED, INTERRUPTED, PIPE_CLOSED = 0, 2, 130, 141

COMMANDS: Final = ("play", "simulate", "arena", "balance", "replay", "show", "cards", "serve")

FAULTS: Final[dict[str, dict[int | str, str | bool]]] = {
    "nothing": {},
    "<&-": {0: CLOSED},
    ">&-": {1: CLOSED},
    "2>&-": {2: CLOSED},
    "<&- >&- 2>&-": {0: CLOSED, 1: CLOSED, 2: CLOSED},
    ">/dev/full": {1: FULL},
    ">/dev/full, unbuffered": {1: FULL, UNBUFFERED: True},
    "2>/dev/full": {2: FULL},
    ">/dev/full 2>&1": {1: FULL, 2: FULL},
    "| head -0": {1: UNREAD},
    "2>&1 | head -0": {1: UNREAD, 2: UNREAD},
}

PRINTING: Final = (
    "--help",
    "--version",
    *(f"{command} --help" for command in COMMANDS),
    "simulate --games 2",
    "simulate --games 40 --jobs 2",
    "arena --games 1 --no-ratings",
    "balance --games 1 --bots random",
    f"replay {RECORD}",
    f"replay {RECORD} --verify",
    "show position.txt",
    "cards",
    "cards beer",
)
READING: Final = ("play --record {}", f"play --resume {RECORD}", "show -")
"""These end with an error, for their input ends; what they print before can be lost as well."""
REFUSED: Final = (
    "",
    "nonsense",
    "play --nonsense",
    "play --players 99",
    "play --record .",
    "simulate --bots nobody",
    "arena --bots nobody,cowboy",
    "replay nothing.jsonl",
    "replay position.txt",
    f"show {RECORD}",
    "cards nonsense",
    "serve --database nonsense",
)


class Forks:
    """The process that runs the cases."""

    def __init__(self) -> None:
        here = Path(__file__).parents[2]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.forks"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=here,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(here), str(here / "src"))), "LANG": "C.UTF-8"},
        )

    def run(
        self,
        folder: Path,
        command: str,
        faults: dict[int | str, str | bool],
        *,
        interrupt: float | None = None,
        waits: bool = False,
        url: str = "",
    ) -> tuple[int, str, str]:
        """Exit code, output and errors. `interrupt`: Ctrl-C after so many seconds, counted from the time when `url`
        answers; `waits`: the input stays open."""
        case: dict[str, Any] = {
            "args": shlex.split(command),
            "folder": str(folder),
            "faults": {number: fault for number, fault in faults.items() if number != UNBUFFERED},
            "unbuffered": bool(faults.get(UNBUFFERED)),
            "interrupt": interrupt,
            "waits": waits,
            "url": url,
        }
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(case) + "\n")
        self.process.stdin.flush()
        code, out, err = json.loads(self.process.stdout.readline())
        return code, out, err

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(WAIT)
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture(scope="module")
def forks() -> Iterator[Forks]:
    found = Forks()
    yield found
    found.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a position and the record of a game that goes on."""
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    seat_at(str(tmp_path / RECORD))
    return tmp_path


def in_order(code: int, out: str, err: str) -> None:
    """One sentence at most, and never a traceback."""
    assert "Traceback" not in out + err
    assert "Exception ignored" not in err
    assert len([line for line in err.splitlines() if line.strip()]) <= 1, err


@pytest.mark.parametrize("fault", FAULTS)
def test_every_command_with_every_fault_of_its_streams(forks: Forks, folder: Path, fault: str) -> None:
    """The table: the exit code follows from the kind of the command and from what is wrong with the output."""
    faults = FAULTS[fault]
    wrong = []
    for number, command in enumerate((*PRINTING, *READING, *REFUSED)):
        if command in REFUSED:
            expected = FAILED
        elif faults.get(1) == UNREAD and command != "show -":
            expected = PIPE_CLOSED
        elif faults.get(1) in (CLOSED, FULL) or command in READING:
            expected = FAILED
        else:
            expected = DONE
        code, out, err = forks.run(folder, command.format(f"{number}.jsonl"), faults)
        try:
            in_order(code, out, err)
            assert code == expected
            if command in PRINTING and 1 in faults and 2 not in faults:
                assert ("the output cannot be written" in err) == (expected == FAILED)
            elif expected == FAILED and 2 not in faults:
                assert err.strip()
            if command.startswith("play --record {}"):
                assert read_record(folder / f"{number}.jsonl").header["game"] == "bang"
        except AssertionError as error:
            wrong.append(f"sixgun {command}: exit code {code}, not {expected}; {err.strip()[-300:]} ({error})")
    assert wrong == []


@pytest.mark.parametrize("fault", ["nothing", "<&- >&- 2>&-", ">/dev/full 2>&1", "2>&1 | head -0"])
def test_a_server_goes_on_whatever_happens_to_its_streams(forks: Forks, folder: Path, fault: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    code, out, err = forks.run(
        folder, f"serve --port {port}", FAULTS[fault], interrupt=0.0, url=f"http://127.0.0.1:{port}/healthz"
    )
    assert "Traceback" not in out + err
    assert code == DONE
    assert ("Sixgun is ready" in out) == (1 not in FAULTS[fault])


@pytest.mark.parametrize(
    ("command", "after"),
    [
        ("play --record kept.jsonl", 0.5),
        ("show -", 0.3),
        ("simulate --games 100000", 0.3),
        ("simulate --games 100000 --jobs 2", 0.3),
        ("arena --bots gunslinger,cowboy --games 1000 --players 7 --jobs 2", 0.4),
        ("balance --games 100000 --jobs 2 --out run", 0.4),
    ],
)
@pytest.mark.parametrize("fault", ["nothing", "2>/dev/full"])
def test_an_interrupt_ends_a_command_at_once(
    forks: Forks, folder: Path, command: str, after: float, fault: str
) -> None:
    alone = threading.Timer(WAIT, forks.process.kill)
    alone.start()
    code, out, err = forks.run(folder, command, FAULTS[fault], interrupt=after, waits=True)
    alone.cancel()
    in_order(code, out, err)
    assert code == INTERRUPTED
    assert bool(err.strip()) == (fault == "nothing")


def test_an_interrupt_at_any_moment_of_the_start_is_no_traceback(forks: Forks, folder: Path) -> None:
    for step in range(10):
        code, out, err = forks.run(folder, "simulate --games 10 --jobs 2", {}, interrupt=step / 25)
        in_order(code, out, err)
        assert code in (DONE, INTERRUPTED)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("--help >/dev/full", FAILED),
        ("--version >&-", FAILED),
        ("cards beer >&-", FAILED),
        ("cards beer <&- 2>&-", DONE),
        ("cards >/dev/full 2>&1", FAILED),
        ("play --record kept.jsonl <&- >&- 2>&-", FAILED),
        ("play --players 99 2>/dev/full", FAILED),
    ],
)
def test_a_shell_sees_the_same(folder: Path, line: str, expected: int) -> None:
    """Python itself finds the streams closed here."""
    command = f"{shlex.join(child())} {line}"
    run = subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True, timeout=WAIT)
    in_order(run.returncode, run.stdout, run.stderr)
    assert run.returncode == expected
    if "kept.jsonl" in line:
        assert read_record(folder / "kept.jsonl").header["game"] == "bang"


def test_a_disk_that_is_full_while_a_game_is_played_is_one_sentence(folder: Path) -> None:
    """The limit on the size of a file stands for it."""
    command = f"ulimit -f 1; exec {shlex.join(child('play', '--record', 'kept.jsonl'))}"
    run = subprocess.run(
        ["sh", "-c", command], cwd=folder, capture_output=True, text=True, timeout=WAIT, input="1\n" * 50
    )
    in_order(run.returncode, "", run.stderr)
    assert run.returncode == FAILED
    assert "cannot be written" in run.stderr


def test_the_exit_codes_are_told() -> None:
    run = subprocess.run(child("--help"), capture_output=True, text=True, timeout=WAIT)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for text in (run.stdout, readme):
        for code in (DONE, 1, FAILED, INTERRUPTED, PIPE_CLOSED):
            assert str(code) in text[text.lower().index("exit codes") :]
