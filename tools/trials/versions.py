"""Compares this server with that of another working copy: `python -m tools.trials.versions --other FOLDER`.

In every round both servers run at the same time in plain Python, each under the load trial of its own copy; which one
starts first alternates. So both meet the same machine. It prints ratios, this one to the other: the median of all
rounds and their range. The other working copy needs an environment of its own (`python3 dev.py setup` there).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.support.server_process import TrialError
from tools.trials.command import run_trial

HERE: Final = Path(__file__).parents[2]
SHIFT_SECONDS: Final = 1.0
"""One server starts so much later than the other."""


def start(folder: Path, options: list[str]) -> subprocess.Popen[str]:
    """Start the load trial of a working copy."""
    command = [str(folder / ".venv" / "bin" / "python"), "-m", "tools.trials.load", "--json", *options]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)


def figures_of(run: subprocess.Popen[str]) -> dict[str, float]:
    """What is compared: processor time of the server for a step, and how long an answer took to the last seat."""
    output, _ = run.communicate()
    try:
        found: dict[str, Any] = json.loads(output)
    except ValueError:
        raise TrialError(f"the load trial failed: {' '.join(map(str, run.args))}") from None  # type: ignore[arg-type]
    shape = found["shape"]
    steps = found["steps_read"] / shape["people"]
    cpu_ms = found["cpu_share"] * shape["seconds"] * 1000 / max(1.0, steps)
    return {
        "CPU a step, ms": cpu_ms,
        "p50, ms": found["p50_ms"],
        "p95, ms": found["p95_ms"],
        "p99, ms": found["p99_ms"],
    }


def compare(other: Path, rounds: int, options: list[str]) -> list[tuple[dict[str, float], dict[str, float]]]:
    """Run all rounds. Returns the figures of both servers for each."""
    found = []
    for number in range(rounds):
        first = start(other if number % 2 else HERE, options)
        time.sleep(SHIFT_SECONDS)
        second = start(HERE if number % 2 else other, options)
        figures = (figures_of(first), figures_of(second))
        found.append(figures[::-1] if number % 2 else figures)
        print(f"round {number + 1}: {_shown(found[-1][0])} | {_shown(found[-1][1])}", file=sys.stderr, flush=True)
    return found


def _shown(figures: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.2f}" for name, value in figures.items())


def summary(found: list[tuple[dict[str, float], dict[str, float]]]) -> dict[str, dict[str, float]]:
    """For each figure the medians of both servers, and the ratio with its range."""
    rows = {}
    for name in found[0][0]:
        ratios = sorted(ours[name] / theirs[name] for ours, theirs in found)
        rows[name] = {
            "this": median(ours[name] for ours, _ in found),
            "other": median(theirs[name] for _, theirs in found),
            "ratio": median(ratios),
            "least": ratios[0],
            "most": ratios[-1],
        }
    return rows


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials.versions", description=__doc__)
    parser.add_argument("--other", type=Path, required=True, help="the folder of the other working copy")
    parser.add_argument("--rounds", type=int, default=6, help="how often (6)")
    parser.add_argument("--tables", type=int, default=60, help="how many tables each has (60)")
    parser.add_argument("--move", type=float, default=1.0, help="seconds between a question and its answer (1)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure in a round (20)")
    parser.add_argument("--seed", default="trial", help="the seed of the random players")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args(arguments)
    options = [f"--{name}={getattr(chosen, name)}" for name in ("tables", "move", "seconds", "seed")]

    def trial(_: Path) -> int:
        rows = summary(compare(chosen.other.resolve(), chosen.rounds, options))
        if chosen.json:
            print(json.dumps(rows, indent=1))
        else:
            print(f"{'':16}{'this':>8}{'other':>8}{'ratio':>8}   range")
            for name, row in rows.items():
                figures = f"{row['this']:8.2f}{row['other']:8.2f}{row['ratio']:8.2f}"
                print(f"{name:16}{figures}   {row['least']:.2f} to {row['most']:.2f}")
        return 0

    return run_trial(trial)


if __name__ == "__main__":
    sys.exit(main())
