"""The benchmarks run as a command, measure every part, and say what is missing. Nothing is asked of the speed here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def run(module: str, *args: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a module of the benchmarks in a short time."""
    command = [sys.executable, "-m", module, *args]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")


def figures(*parts: str) -> dict[str, list[dict[str, Any]]]:
    """The lines of some parts, measured in no time at all."""
    result = run("benchmarks", "--json", "--seconds", "0.01", "--only", *parts)
    assert (result.returncode, result.stderr) == (0, "")
    found: dict[str, list[dict[str, Any]]] = json.loads(result.stdout)["parts"]
    assert list(found) == list(parts)
    return found


def test_every_line_has_a_figure_of_the_plain_engine() -> None:
    parts = figures("playouts", "sets", "costs", "memory", "gunslingers", "legend")
    for lines in parts.values():
        for line in lines:
            assert line["plain"]["value"] > 0
            assert line["plain"]["normal"] > 0
    assert [line["name"] for line in parts["legend"]] == ["decision", "simulations"]
    assert parts["playouts"][-1]["name"] == "all sets to base game"


def test_memory_does_not_depend_on_time() -> None:
    first, second = (figures("memory")["memory"] for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert one["plain"]["value"] == pytest.approx(other["plain"]["value"], rel=0.05)


def test_a_missed_goal_is_named_if_goals_are_checked() -> None:
    result = run("benchmarks", "--check", "--seconds", "0.01", "--only", "costs")
    missed = "MISSED" in result.stdout
    assert result.returncode == missed
    assert result.stderr.startswith("goals missed: ") == missed


def test_an_unknown_part_is_refused() -> None:
    result = run("benchmarks", "--only", "seats", "rockets")
    assert result.returncode == 2
    assert "unknown part rockets: there are playouts, openspiel, seats, " in result.stderr


def test_one_line_says_that_valgrind_is_missing(tmp_path: Path) -> None:
    counted = run("benchmarks.instructions", PATH=str(tmp_path))
    assert (counted.returncode, counted.stdout) == (1, "")
    assert counted.stderr.startswith("valgrind is not installed")
    beside = run("benchmarks", "--seconds", "0.01", "--only", "memory", "--instructions", PATH=str(tmp_path))
    assert beside.returncode == 0
    assert "valgrind is not installed" in beside.stdout
