"""Shows how a bot improves with thinking time.

    python -m tools.training.budgets RUN ... --out docs/pictures/legend.svg

Each RUN is a folder written by `sixgun arena --budget S --out RUN`. The tool prints a line for each run and draws a
curve for each game: the edge over the baseline by seconds per question, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from sixgun.arena.contest_report import REPORT, TIMES
from sixgun.arena.plots import COLOURS

NAMES = {"bang": "BANG!, five players", "duel": "The Duel"}


class Point(NamedTuple):
    """The result of one run, in percentage points. `p99` is in milliseconds."""

    game: str
    seconds: float
    deals: int
    seats: int
    bot: float
    baseline: float
    difference: float
    low: float
    high: float
    p99: float


def read(folder: Path) -> Point:
    """Read the edge of the first bot of a run."""
    data = json.loads((folder / REPORT).read_text(encoding="utf-8"))
    times = json.loads((folder / TIMES).read_text(encoding="utf-8"))
    bot = data["bots"][0]
    edge = data["edges"][bot]["all"]
    return Point(
        game=data["game"],
        seconds=data["budget"],
        deals=edge["deals"],
        seats=edge["seats"],
        p99=1000 * times[bot]["p99"],
        **{name: 100 * edge[name] for name in ("bot", "baseline", "difference", "low", "high")},
    )


def draw(points: list[Point], path: Path) -> None:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"font.family": "sans-serif", "font.size": 9, "svg.hashsalt": "budgets"}):
        games = list(dict.fromkeys(point.game for point in points))
        figure = Figure(figsize=(3.6 * len(games), 2.8), layout="constrained")
        for number, game in enumerate(games):
            rows = [point for point in points if point.game == game]
            spans = [[row.difference - row.low for row in rows], [row.high - row.difference for row in rows]]
            axes = figure.add_subplot(1, len(games), number + 1)
            axes.errorbar(
                [row.seconds for row in rows], [row.difference for row in rows], yerr=spans,
                fmt="o-", ms=4, capsize=3, color=COLOURS[number],
            )  # fmt: skip
            axes.set_xscale("log")
            axes.set_xticks([row.seconds for row in rows], [f"{row.seconds:g}" for row in rows], minor=False)
            axes.minorticks_off()
            axes.set_ylim(0.0)
            axes.set_title(NAMES[game])
            axes.set_xlabel("seconds per question")
            axes.set_ylabel("percentage points")
            axes.grid(axis="y", alpha=0.3)
            axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(path, facecolor="white", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.budgets", description=__doc__)
    parser.add_argument("runs", nargs="+", type=Path, metavar="RUN")
    parser.add_argument("--out", type=Path, metavar="FILE", help="draw the curves there (svg or png)")
    chosen = parser.parse_args()
    points = sorted(read(folder) for folder in chosen.runs)
    for p in points:
        shares = f"{p.bot:.1f} % of {p.seats}, where the baseline won {p.baseline:.1f} %"
        span = f"{p.difference:+.1f} ({p.low:+.1f} to {p.high:+.1f})"
        print(f"{p.game} {p.seconds:g} s: {p.deals} deals, {shares}: {span}; p99 {p.p99:.1f} ms")
    if chosen.out:
        draw(points, chosen.out)


if __name__ == "__main__":
    main()
