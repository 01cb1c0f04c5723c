"""Measures all lines in several rounds, and makes one figure of each: the median over the rounds.

In a round the engines take turns at each line, so that a busy minute hits both alike.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from benchmarks.engines import PLAIN, Engine, Worker
from benchmarks.parts import ALL_GAME, BASE_GAME, RATE, SHARE_GOAL, SIZE, Line, Part

ROUNDS: Final = 5
DEALS_OF_ROUND: Final = 100_000


@dataclass(frozen=True)
class Figure:
    """What one engine reaches at one line. `goal` 0 means that nothing is asked of it."""

    value: float
    normal: float
    goal: float = 0.0
    at_least: bool = True

    @property
    def met(self) -> bool:
        if not self.goal:
            return True
        return self.normal >= self.goal if self.at_least else self.normal <= self.goal


@dataclass(frozen=True)
class Row:
    """A line of the report, with the figures of the engines that were measured."""

    name: str
    unit: str
    figures: dict[str, Figure]


@dataclass
class Report:
    """All that a run has found."""

    about: dict[str, Any]
    engines: list[str]
    plies: float = 0.0
    rows: dict[str, list[Row]] = field(default_factory=dict)

    def missed(self) -> list[str]:
        """Name the goals that were not met."""
        return [
            f"{row.name} ({engine})"
            for rows in self.rows.values()
            for row in rows
            for engine, figure in row.figures.items()
            if not figure.met
        ]


Samples = dict[tuple[str, str, str], list[tuple[float, float, float]]]
"""By part, line and engine: the value, the normalised value and the plies of python-chess in each round."""


def measure(engines: Sequence[Engine], parts: Sequence[Part], seconds: float) -> Report:
    """Measure these parts in about this many seconds; memory and the legend take what they take."""
    workers: list[Worker] = []
    try:
        for engine in engines:
            workers.append(Worker(engine))
        return measured(workers, parts, seconds)
    finally:
        for worker in workers:
            worker.close()


def measured(workers: Sequence[Worker], parts: Sequence[Part], seconds: float) -> Report:
    about = {key: value for key, value in workers[0].about.items() if key != "package"}
    report = Report(about, [worker.engine.name for worker in workers])
    if not about["open_spiel"]:
        parts = [part for part in parts if part.name != "openspiel"]
    slices = [
        (part, line, worker)
        for part in parts
        for line in part.lines
        for worker in workers
        if worker.engine.name == PLAIN or not part.plain_only
    ]
    share = seconds / ROUNDS / max(1.0, sum(part.weight for part, _, _ in slices))
    samples: Samples = {}
    for number in range(ROUNDS):
        if sys.stderr.isatty():
            print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr, flush=True)
        for part, line, worker in slices:
            if part.kind == SIZE and number:
                continue
            first = number * DEALS_OF_ROUND
            result = worker.measure(line.measure, share * part.weight, first, dict(line.arguments))
            value, plies = result["value"], result["plies"]
            found = samples.setdefault((part.name, line.name, worker.engine.name), [])
            found.append((value, part.normalised(value, plies), plies))
    report.plies = median([plies for found in samples.values() for _, _, plies in found])
    for part in parts:
        report.rows[part.name] = [row(part, line, samples, report.engines) for line in part.lines]
    if "playouts" in report.rows:
        report.rows["playouts"].append(share_row(samples, report.engines))
    if "legend" in report.rows:
        counted = workers[0].measure("simulations", 0.1, 0, {})["value"]
        report.rows["legend"].append(simulations_row(report.rows["legend"][0], counted))
    return report


def row(part: Part, line: Line, samples: Samples, engines: Sequence[str]) -> Row:
    """Make the medians of a line."""
    figures = {}
    for engine in engines:
        if found := samples.get((part.name, line.name, engine)):
            value, normal = (median([sample[index] for sample in found]) for index in (0, 1))
            figures[engine] = Figure(value, normal, line.goals.get(engine, 0.0), part.kind == RATE)
    return Row(line.name, part.unit, figures)


def share_row(samples: Samples, engines: Sequence[str]) -> Row:
    """Compare all sets to the base game of the same round."""
    figures = {}
    for engine in engines:
        base, full = (samples["playouts", line.name, engine] for line in (BASE_GAME, ALL_GAME))
        share = median([there[1] / here[1] for here, there in zip(base, full)])
        figures[engine] = Figure(share, share, SHARE_GOAL)
    return Row("all sets to base game", "", figures)


def simulations_row(decision: Row, counted: float) -> Row:
    """Work out the simulations a second of a legend whose decisions have so many of them."""
    return Row(
        "simulations",
        "a second",
        {
            engine: Figure(1000 * counted / figure.value, 1000 * counted / figure.normal)
            for engine, figure in decision.figures.items()
        },
    )
