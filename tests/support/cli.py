"""Runs the command line in an empty folder, with typed input, and keeps its output and exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.bang.header import HUMAN, PlayerInfo, RecordHeader, recorder
from sixgun.bang.rules.setup import Setup
from sixgun.kernel.chance import key_from_seed
from sixgun.terminal.main import main

FIRST = "1\nn\n" * 600
"""Answers with the first option, or with no where that is asked. A question ignores the line that it cannot use."""
POSITION = """
> Willy the Kid   sheriff   4/5   hand: bang-2c, beer-6h, jail-js, missed-2s, barrel-qs
  Jourdonnais     outlaw    3/4   play: barrel-ks
  Sid Ketchum     renegade  2/4   hand: bang-3d, bang-4d, bang-5d, beer-7h
  Rose Doolan     outlaw    1/4
"""


class Run:
    """The result of a command: exit code, output, errors."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def refused(self, *parts: str) -> None:
        """Check that the command ended with one clear sentence and exit code 2."""
        assert self.code == 2
        assert self.err.strip().count("\n") == 0
        assert self.err.startswith("sixgun")
        assert "Traceback" not in self.err
        for part in parts:
            assert part in self.err


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


Sixgun = Callable[..., Run]


@pytest.fixture
def sixgun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sixgun:
    """Runs the command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str, said: str = "", typed: bool = False) -> Run:
        monkeypatch.setattr(sys, "stdin", Keyboard(said) if typed else io.StringIO(said))
        try:
            code = main([str(arg) for arg in args])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


START = "import sys; from sixgun.terminal.start import start; sys.exit(start())"


def child(*args: str, code: str = START) -> list[str]:
    return [sys.executable, "-c", code, *args]


def seat_at(path: str, position: str = POSITION, sets: tuple[str, ...] = ("base",)) -> str:
    """Write a record that begins with a position, with seat 1 at the keyboard and cowboys around."""
    seats = (
        PlayerInfo("Zoe", HUMAN),
        PlayerInfo("Ben", "cowboy"),
        PlayerInfo("Cleo", "cowboy"),
        PlayerInfo("Dan", "cowboy"),
    )
    with Path(path).open("w", encoding="utf-8") as file:
        recorder(file).header(RecordHeader(Setup(4, key_from_seed(1), sets), seats, position).to_data())
    return path
