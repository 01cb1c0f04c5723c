"""Runs of the arena that are killed, cut off or damaged, and go on."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena import run_log
from sixgun.arena.contest import run_contest
from sixgun.arena.game_plan import GamePlan
from sixgun.arena.run_log import FILE_NAME, RunLog
from sixgun.arena.runs import Run
from sixgun.arena.workers import WorkerLost, run_chunks
from sixgun.bang.options import Options
from tests.support.cli import Sixgun, child, sixgun
from tests.support.contests import ARENA

__all__ = ["sixgun"]  # a fixture


TABLE = GamePlan(5, "7", ("base",), Options())
BOTS = ("cowboy", "random")


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """What the command ARENA reports if nothing disturbs it."""
    return run_contest(TABLE, BOTS, 12, Run()).to_data()


def gone_on_with(folder: Path) -> dict[str, Any]:
    return run_contest(TABLE, BOTS, 12, Run(folder=folder, resume=True)).to_data()


@pytest.mark.parametrize("chunks", [0, 2])
def test_a_run_that_is_killed_goes_on_and_ends_the_same(tmp_path: Path, whole: dict[str, Any], chunks: int) -> None:
    process = subprocess.Popen(child(*ARENA, "--out", str(tmp_path)))
    try:
        until_lines(tmp_path / FILE_NAME, 1 + chunks)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert not (tmp_path / "report.json").exists()
    assert gone_on_with(tmp_path) == whole


def until_lines(path: Path, count: int) -> None:
    for _ in range(2400):
        if path.exists() and path.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.025)
    raise AssertionError(f"{path} does not get {count} lines")


def test_wherever_the_file_was_cut_off_the_run_ends_the_same(tmp_path: Path, whole: dict[str, Any]) -> None:
    assert run_contest(TABLE, BOTS, 12, Run(jobs=2, folder=tmp_path)).to_data() == whole
    path = tmp_path / FILE_NAME
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    assert len(lines) == 4
    for size in (0, 10, len(lines[0]), len(lines[0]) + 7, len(data) - len(lines[-1]), len(data) - 1, len(data)):
        path.write_bytes(data[:size])
        assert gone_on_with(tmp_path) == whole
        assert path.read_bytes().count(b"\n") == 4


def test_the_command_goes_on_and_writes_the_same_report(sixgun: Sixgun, whole: dict[str, Any]) -> None:
    first = sixgun(*ARENA, "--out", "run", "--jobs", "2", "--json")
    report, path = Path("run/report.json").read_bytes(), Path("run") / FILE_NAME
    path.write_bytes(path.read_bytes()[:-9])
    again = sixgun(*ARENA, "--out", "run", "--resume", "--json")
    for run in (first, again):
        data = json.loads(run.out)
        assert set(data.pop("times")) == set(BOTS)
        assert data == whole
    assert Path("run/report.json").read_bytes() == report
    assert json.loads(report) == whole
    assert set(json.loads(Path("run/times.json").read_text())) == set(BOTS)


@pytest.fixture
def begun(tmp_path: Path, sixgun: Sixgun) -> Path:
    """The chunks of a run, in a folder beside the command."""
    run_contest(TABLE, BOTS, 12, Run(folder=tmp_path / "run"))
    return tmp_path / "run" / FILE_NAME


def test_a_damaged_line_is_named_in_one_sentence(sixgun: Sixgun, begun: Path, whole: dict[str, Any]) -> None:
    lines = begun.read_bytes().splitlines(keepends=True)
    for damaged in (b"\xff\xfe\n", b"{}\n", b"[]\n", lines[2].replace(b"true", b"fals", 1), lines[2][9:]):
        begun.write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
        sixgun(*ARENA, "--out", "run", "--resume").refused("line 3: the line is damaged")
    # What is gone can be played again.
    begun.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    assert gone_on_with(begun.parent) == whole


def test_only_the_same_run_can_be_gone_on_with(sixgun: Sixgun, begun: Path) -> None:
    sixgun(*ARENA, "--out", "run").refused("run holds a run already", "--resume")
    more = ("--out", "run", "--resume")
    sixgun(*ARENA, "--games", "13", *more).refused("was begun with games 12, not 13")
    sixgun(*ARENA, "--bots", "karma,random", *more).refused("was begun with bots cowboy,random, not karma,random")
    sixgun("balance", "--bots", "random", *more).refused("was begun with kind arena, not balance")
    sixgun(*ARENA, "--out", "elsewhere", "--resume").refused("there is no run in elsewhere")
    sixgun(*ARENA, "--resume").refused("--out")


def test_chunks_of_another_program_are_refused(sixgun: Sixgun, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.arena.run_log.code_digest", lambda _game: "changed")
    sixgun(*ARENA, "--out", "run", "--resume").refused("begun by another version of Sixgun")


def test_the_digest_covers_code_that_exists() -> None:
    root = Path(run_log.__file__).parents[1]
    assert [part for part in run_log.CODE if not (root / part).exists()] == []


def test_a_run_log_gives_its_chunks_in_order(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "new"):
        log = RunLog({"kind": "test"}, folder)
        for chunk in (range(4, 6), range(2), range(2, 4)):
            log.add(chunk, list(chunk))
        assert list(log) == [[0, 1], [2, 3], [4, 5]]
        assert log.missing([range(2), range(6, 8)]) == [range(6, 8)]
        log.close()


def die(_chunk: range) -> None:
    signal.raise_signal(signal.SIGKILL)


def test_a_killed_process_of_this_machine_ends_the_run_in_a_sentence() -> None:
    with pytest.raises(WorkerLost, match="a worker process was ended from outside"):
        list(run_chunks(die, [range(1), range(1, 2)], 2))
