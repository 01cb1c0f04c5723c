"""Speed of the base game, of all sets and of gunslingers: `python -m benchmarks [--json] [--seconds N] [--check]`.

Everything is measured in one run and in several rounds; each playout is paired with a measurement of python-chess made
just before it, and the figures are medians over the rounds, so noise of the machine hits both alike or drops out.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from dataclasses import asdict, dataclass
from statistics import median

import chess

from benchmarks.measure import ALL_SETS, Act, bot_games, chess_plies, cost, fork, imagine, playout_decisions, view

SEATS = (4, 5, 7)
ROUNDS = 5
COSTS: tuple[tuple[str, Act, float], ...] = (("fork", fork, 10.0), ("imagine", imagine, 40.0), ("view", view, 20.0))
PLAYOUT_TARGET = 4.0
ALL_SETS_TARGET = 3.0
SHARE_TARGET = 0.6
"""How fast a game of all sets must at least be, beside one of the base game in the same round."""
BOT, BOT_SEATS, BOT_SETS = "gunslinger", 5, ("base", "dodge_city")
BOT_TARGET = 4.0
"""Games of bots while python-chess plays a thousand plies: 100 a second where it plays 25,000."""

DECIMALS = {"µs": 1, "×": 2}


@dataclass(frozen=True)
class Figure:
    """One line of the result; `target` 0 means that nothing is asked of it."""

    name: str
    seats: int
    value: float
    unit: str
    ratio: float = 0.0
    target: float = 0.0
    at_least: bool = False

    @property
    def met(self) -> bool:
        if not self.target:
            return True
        if self.at_least:
            return (self.ratio or self.value) >= self.target
        return self.value < self.target


def measure(seconds: float, rounds: int = ROUNDS) -> list[Figure]:
    """All figures, in about this many seconds."""
    share = seconds / (rounds * (len(SEATS) * (4 + len(COSTS)) + 1))
    rates: dict[tuple[str, int], list[float]] = {}
    for _ in range(rounds):
        for seats in SEATS:
            plies = chess_plies(share)
            lean = playout_decisions(seats, share, forkable=False)
            full = playout_decisions(seats, share, forkable=False, sets=ALL_SETS)
            kept = playout_decisions(seats, share, forkable=True)
            rates.setdefault(("chess", 0), []).append(plies)
            rates.setdefault(("playout", seats), []).append(lean)
            rates.setdefault(("playout ratio", seats), []).append(lean / plies)
            rates.setdefault(("full", seats), []).append(full)
            rates.setdefault(("full ratio", seats), []).append(full / plies)
            rates.setdefault(("full share", seats), []).append(full / lean)
            rates.setdefault(("kept", seats), []).append(kept)
            rates.setdefault(("kept ratio", seats), []).append(kept / plies)
            for name, act, _target in COSTS:
                rates.setdefault((name, seats), []).append(cost(act, seats, share))
        games = bot_games(BOT, BOT_SEATS, share, BOT_SETS)
        rates.setdefault(("bots", 0), []).append(games)
        rates.setdefault(("bots ratio", 0), []).append(1000 * games / plies)
    middle = {key: median(values) for key, values in rates.items()}
    found = [Figure("python-chess", 0, middle["chess", 0], "plies/s")]
    for name, label, target in (
        ("playout", "playout", PLAYOUT_TARGET),
        ("full", "playout, all sets", ALL_SETS_TARGET),
        ("kept", "playout with snapshots", 0.0),
    ):
        for seats in SEATS:
            ratio = middle[f"{name} ratio", seats]
            found.append(Figure(label, seats, middle[name, seats], "decisions/s", ratio, target, at_least=True))
    for seats in SEATS:
        share = middle["full share", seats]
        found.append(Figure("all sets to base game", seats, share, "×", target=SHARE_TARGET, at_least=True))
    pace = (middle["bots", 0], "games/s", middle["bots ratio", 0], BOT_TARGET)
    found.append(Figure(f"{BOT}s / 1000 plies", BOT_SEATS, *pace, at_least=True))
    for name, _act, target in COSTS:
        found += [Figure(name, seats, middle[name, seats], "µs", target=target) for seats in SEATS]
    return found


def as_text(figures: list[Figure]) -> str:
    lines = [f"{'':24}seats {'value':>12} {'':12}{'to chess':>8}   target"]
    for figure in figures:
        value = f"{figure.value:,.{DECIMALS.get(figure.unit, 0)}f}"
        ratio = f"{figure.ratio:.2f}" if figure.ratio else ""
        target = ""
        if figure.target:
            sign = "≥" if figure.at_least else "<"
            target = f"{sign} {figure.target:g} {'met' if figure.met else 'MISSED'}"
        head = f"{figure.name:24}{figure.seats or '':>5}"
        lines.append(f"{head} {value:>12} {figure.unit:12}{ratio:>8}   {target}".rstrip())
    return "\n".join(lines)


def as_json(figures: list[Figure]) -> str:
    about = {"python": platform.python_version(), "machine": platform.machine(), "python-chess": chess.__version__}
    return json.dumps({**about, "figures": [{**asdict(figure), "met": figure.met} for figure in figures]}, indent=1)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of the engine.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=25.0, help="how long to measure, about (25)")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a figure misses its target")
    chosen = parser.parse_args(arguments)
    if chosen.seconds <= 0:
        parser.error(f"--seconds takes a number above 0, not {chosen.seconds:g}")
    try:
        figures = measure(chosen.seconds)
    except KeyboardInterrupt:
        return 130
    print(as_json(figures) if chosen.json else as_text(figures))
    missed = [figure for figure in figures if not figure.met]
    if chosen.check and missed:
        names = ", ".join(f"{figure.name} at {figure.seats} seats" for figure in missed)
        print(f"targets missed: {names}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
