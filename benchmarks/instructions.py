"""Machine instructions of an engine: `python -m benchmarks.instructions [--engine compiled] [--games N] [--json]`.

Valgrind counts them, so a busy machine does not change the figures. Each one is the difference of two runs of
different length: the start of Python, imports and warm-up drop out. A decision is a question with two or more options.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from benchmarks.engines import COMPILED, NO_COMPILED, PLAIN, ROOT, Engine, engines
from benchmarks.measure import ACTS, ChessPlies, answered, decisions_of_game, new_game, python_pick
from benchmarks.parts import ALL_SETS, BASE, SEATS
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.picker import RandomPicker

WARM_UP: Final = 20
"""Games that both runs play first."""
GAMES: Final = 60
AT_A_TIME: Final = 8
"""How often the longer run does something at each decision, as a search would."""
PLIES_OF_GAME: Final = 20
"""How many plies of python-chess are played in place of a game."""

COUNTER: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTED: Final = re.compile(r"I\s+refs:\s+([\d,]+)")
NO_VALGRIND: Final = "valgrind is not installed: it counts the instructions, so install it and try again."

BANG: Final[dict[str, Any]] = {"game": "bang", "seats": SEATS, "sets": BASE}
ALL: Final[dict[str, Any]] = {"game": "bang", "seats": SEATS, "sets": ALL_SETS}
DUEL: Final[dict[str, Any]] = {"game": "duel", "seats": 2, "sets": ("duel",)}
PLAYED: Final[dict[str, tuple[dict[str, Any], bool, bool]]] = {
    "base game, 5 seats": (BANG, False, False),
    "all sets, 5 seats": (ALL, False, False),
    "The Duel": (DUEL, False, False),
    "base game, kernel's picker": (BANG, False, True),
    "all sets, kernel's picker": (ALL, False, True),
    "base game with snapshots": (BANG, True, False),
    "all sets with snapshots": (ALL, True, False),
    "The Duel with snapshots": (DUEL, True, False),
}
"""What is dealt, whether it can be forked, and whether the kernel's picker chooses."""
CHESS: Final = "python-chess, one ply"

Counts = dict[str, dict[str, int]]
"""Instructions by engine and by what was counted."""


def played(name: str, games: int) -> int:
    """Play random games; returns the number of decisions."""
    dealt, forkable, kernel_picker = PLAYED[name]
    pick = RandomPicker(5).below if kernel_picker else python_pick(5)
    decisions = 0
    for number in range(games):
        game = new_game(number=number, forkable=forkable, **dealt)
        decisions += answered(game, pick) if forkable else game.play_out(pick)
    return decisions


def done(name: str, games: int, times: int) -> int:
    """Do something several times at each decision of random games; returns how often it was done."""
    act, pick = ACTS[name], python_pick(5)
    count = 0
    for number in range(games):
        game = new_game(number=number, **BANG)
        for ask in decisions_of_game(game, pick):
            key = key_from_seed(count // times)
            for _ in range(times):
                act(game, ask.seat, key)
            count += times
    return count


def run(name: str, games: int, times: int) -> int:
    """One of the two runs, as a process of its own plays it."""
    if name == CHESS:
        ChessPlies().play(plies := games * PLIES_OF_GAME)
        return plies
    return done(name, games, times) if name in ACTS else played(name, games)


def counted(engine: Engine, name: str, games: int, times: int) -> tuple[int, int]:
    """The instructions of one run, and how many decisions, acts or plies it had."""
    command = [*COUNTER, sys.executable, "-m", "benchmarks.instructions", "--run", name]
    command += ["--games", str(games), "--times", str(times)]
    env = {**engine.environment(), "PYTHONHASHSEED": "0"}
    result = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, env=env)
    found = COUNTED.search(result.stderr)
    if found is None:
        raise RuntimeError(f"no count in what valgrind says: {result.stderr[-500:]}")
    return int(found[1].replace(",", "")), int(result.stdout)


def can_count() -> bool:
    """Whether valgrind is installed."""
    return shutil.which(COUNTER[0]) is not None


def measure(engine: Engine, games: int) -> dict[str, int]:
    """Instructions per ply of python-chess, per decision of each kind of game, per fork, imagined world and view."""
    few = max(2, games // 15)
    shorter = [(name, WARM_UP, 1) for name in (CHESS, *PLAYED)] + [(name, few, 1) for name in ACTS]
    longer = [(name, WARM_UP + games, 1) for name in (CHESS, *PLAYED)] + [(name, few, 1 + AT_A_TIME) for name in ACTS]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = list(pool.map(lambda arguments: counted(engine, *arguments), shorter + longer))
    found = {}
    for (name, _, _), before, after in zip(shorter, counts, counts[len(shorter) :], strict=False):
        found[name] = round((after[0] - before[0]) / (after[1] - before[1]))
    return found


def measure_all(measured: Sequence[Engine], games: int = GAMES) -> Counts:
    """Count the instructions of these engines."""
    return {engine.name: measure(engine, games) for engine in measured}


def as_text(counts: Counts) -> str:
    """Lay out the counts as a table, with a column for each engine."""
    lines = [f"{'thousand instructions':28}" + "".join(f"{engine:>10}" for engine in counts)]
    for name in (CHESS, *PLAYED, *ACTS):
        lines.append(f"{name:28}" + "".join(f"{found[name] / 1000:>10.1f}" for found in counts.values()))
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.instructions", description="Count the machine instructions of the engine."
    )
    parser.add_argument("--engine", choices=[PLAIN, COMPILED], default=PLAIN, help="which engine to count (plain)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games to count after the warm-up ({GAMES})")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--run", choices=[CHESS, *PLAYED, *ACTS], help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, default=1, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error(f"--games takes a number above 0, not {chosen.games}")
    if chosen.run:
        print(run(chosen.run, chosen.games, chosen.times))
        return 0
    if not can_count():
        print(NO_VALGRIND, file=sys.stderr)
        return 1
    measured = [engine for engine in engines() if engine.name == chosen.engine]
    if not measured:
        print(NO_COMPILED, file=sys.stderr)
        return 1
    counts = measure_all(measured, chosen.games)
    if chosen.json:
        about = {"python": platform.python_version(), "machine": platform.machine(), "games": chosen.games}
        print(json.dumps({**about, "engine": chosen.engine, "figures": counts[chosen.engine]}, indent=1))
    else:
        print(as_text(counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
