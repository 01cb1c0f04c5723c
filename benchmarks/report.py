"""The report of a run, as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from benchmarks.engines import COMPILED, NO_COMPILED, PLAIN
from benchmarks.figures import ROUNDS, Figure, Report, Row
from benchmarks.instructions import Counts
from benchmarks.parts import NORMAL_PLIES, PARTS, Part

NO_SPIEL: Final = (
    "OpenSpiel is not installed. Install `open_spiel` from PyPI into this environment to see its games beside ours."
)
WIDTH: Final = 34


def as_text(report: Report) -> str:
    """Lay out the figures as a table, with a block of columns for each engine."""
    about = report.about
    lines = [
        f"CPython {about['python']} on {about['machine']}. Processor time, medians of {ROUNDS} rounds.",
        f"python-chess {about['python-chess']} plays {report.plies:,.0f} random plies a second.",
        f"“to chess”: decisions to plies; “at {NORMAL_PLIES:,}”: the time where python-chess plays that many.",
    ]
    if COMPILED not in report.engines:
        lines.append(NO_COMPILED)
    if not about["open_spiel"]:
        lines.append(NO_SPIEL)
    for part in PARTS:
        if rows := report.rows.get(part.name):
            lines += ["", *part_lines(part, rows, report.engines)]
    return "\n".join(lines)


def part_lines(part: Part, rows: Iterable[Row], engines: list[str]) -> list[str]:
    """Lay out one part."""
    shown = [PLAIN] if part.plain_only else engines
    heads = ["OpenSpiel"] if part.plain_only else shown
    goal = "goal" if any(line.goals for line in part.lines) else ""
    head = "".join(f"{name:>12} {part.normal:>9} {goal:11}" for name in heads)
    ratio = "  compiled to plain" if len(shown) > 1 else ""
    lines = [f"{part.title} ({part.unit})", f"{'':{WIDTH}}{head}{ratio}".rstrip()]
    for row in rows:
        cells = "".join(cell(part, row, row.figures[engine]) for engine in shown)
        times = f"{speed_up(row):>18.2f}×" if len(shown) > 1 else ""
        name = f"{row.name} ({row.unit})" if row.unit != part.unit and row.unit else row.name
        lines.append(f"{name:{WIDTH}}{cells}{times}".rstrip())
    return lines


def cell(part: Part, row: Row, figure: Figure) -> str:
    """Lay out the figure of one engine."""
    value = f"{figure.value:,.{1 if figure.value < 1000 else 0}f}" if row.unit else ""
    normal = f"{figure.normal:,.{2 if figure.normal < 100 else 0}f}" if part.normal else ""
    goal = ""
    if figure.goal:
        goal = f"{'≥' if figure.at_least else '≤'} {figure.goal:g}{'' if figure.met else ' MISSED'}"
    return f"{value:>12} {normal:>9} {goal:11}"


def speed_up(row: Row) -> float:
    """Compare the compiled figure to the plain one."""
    return row.figures[COMPILED].normal / row.figures[PLAIN].normal


def as_json(report: Report, counts: Counts | None) -> str:
    """Write everything as JSON, with the machine instructions if they were counted."""
    parts = {
        name: [
            {
                "name": row.name,
                "unit": row.unit,
                **{
                    engine: {"value": figure.value, "normal": figure.normal, "goal": figure.goal, "met": figure.met}
                    for engine, figure in row.figures.items()
                },
            }
            for row in rows
        ]
        for name, rows in report.rows.items()
    }
    head = {**report.about, "engines": report.engines, "rounds": ROUNDS, "plies": report.plies}
    counted = {"instructions": counts} if counts else {}
    return json.dumps({**head, "parts": parts, **counted}, indent=1)
