"""Machine instructions of the engine: `python -m benchmarks.instructions [--games N] [--json]`.

Valgrind counts them, so a busy machine does not change the figures. Each one is the difference of two runs of
different length: the start of Python, imports and warm-up drop out. A decision is a question with two or more options.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sixgun.bang.new_game import new_game as new_bang
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.duel.new_game import new_game as new_duel
from sixgun.duel.rules.setup import Setup as DuelSetup
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Game

SEATS = 5
WARM_UP = 20
"""Games that both runs play first."""
AT_A_TIME = 8
"""How often the longer run does something at each decision, as a search would."""

COUNTER = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


def bang(number: int, forkable: bool) -> Game[Any]:
    return new_bang(Setup(SEATS, key_from_seed(f"bench/{number}")), forkable=forkable)


def all_sets(number: int, forkable: bool) -> Game[Any]:
    return new_bang(Setup(SEATS, key_from_seed(f"bench/{number}"), tuple(CATALOGUE.sets)), forkable=forkable)


def duel(number: int, forkable: bool) -> Game[Any]:
    return new_duel(DuelSetup(key_from_seed(f"bench/{number}")), forkable=forkable)


GAMES: dict[str, tuple[Callable[[int, bool], Game[Any]], bool]] = {
    "base game, 5 seats": (bang, False),
    "all sets, 5 seats": (all_sets, False),
    "The Duel": (duel, False),
    "base game with snapshots": (bang, True),
    "all sets with snapshots": (all_sets, True),
    "The Duel with snapshots": (duel, True),
}
ACTS: dict[str, Callable[[Game[Any], int, bytes], object]] = {
    "fork": lambda game, _seat, _key: game.fork(),
    "imagine": lambda game, seat, key: game.imagine(seat, key),
    "view": lambda game, seat, _key: View(game, seat).to_data(),  # type: ignore[arg-type]
}


def played(name: str, games: int) -> int:
    """Play random games; returns the number of decisions."""
    new_game, forkable = GAMES[name]
    chance = random.Random(5).random

    def pick(count: int) -> int:
        return int(chance() * count)

    decisions = 0
    for number in range(games):
        game = new_game(number, forkable)
        if not forkable:
            decisions += game.play_out(pick)
            continue
        while (ask := game.ask) is not None:
            options = ask.options()
            decisions += len(options) > 1
            game.answer(options[pick(len(options)) if len(options) > 1 else 0])
    return decisions


def done(name: str, games: int, times: int) -> int:
    """Do something several times at each decision of random games; returns how often it was done."""
    act = ACTS[name]
    chance = random.Random(5).random
    count = 0
    for number in range(games):
        game = bang(number, True)
        while (ask := game.ask) is not None:
            options = ask.options()
            if len(options) > 1:
                key = key_from_seed(count // times)
                for _ in range(times):
                    act(game, ask.seat, key)
                count += times
            game.answer(options[int(chance() * len(options))])
    return count


def run(name: str, games: int, times: int) -> int:
    """One of the two runs, as a process of its own plays it."""
    return done(name, games, times) if name in ACTS else played(name, games)


def counted(name: str, games: int, times: int) -> tuple[int, int]:
    """The instructions of one run, and how many decisions or acts it had."""
    command = [*COUNTER, sys.executable, "-m", "benchmarks.instructions", "--run", name]
    command += ["--games", str(games), "--times", str(times)]
    result = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    found = COUNTED.search(result.stderr)
    if found is None:
        raise RuntimeError(f"no count in what valgrind says: {result.stderr[-500:]}")
    return int(found[1].replace(",", "")), int(result.stdout)


def measure(games: int) -> dict[str, float]:
    """Instructions per decision of each kind of game, and per fork, imagined world and view."""
    few = max(2, games // 15)
    shorter = [(name, WARM_UP, 1) for name in GAMES] + [(name, few, 1) for name in ACTS]
    longer = [(name, WARM_UP + games, 1) for name in GAMES] + [(name, few, 1 + AT_A_TIME) for name in ACTS]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = list(pool.map(lambda arguments: counted(*arguments), shorter + longer))
    found = {}
    for (name, _, _), before, after in zip(shorter, counts, counts[len(shorter) :], strict=False):
        found[name] = (after[0] - before[0]) / (after[1] - before[1])
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.instructions", description="Count the machine instructions of the engine."
    )
    parser.add_argument("--games", type=int, default=60, help="how many games to count after the warm-up (60)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--run", choices=[*GAMES, *ACTS], help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, default=1, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error(f"--games takes a number above 0, not {chosen.games}")
    if chosen.run:
        print(run(chosen.run, chosen.games, chosen.times))
        return 0
    if shutil.which(COUNTER[0]) is None:
        print("valgrind is not installed: it counts the instructions, so install it and try again.", file=sys.stderr)
        return 1
    figures = measure(chosen.games)
    if chosen.json:
        about = {"python": platform.python_version(), "machine": platform.machine(), "games": chosen.games}
        print(json.dumps({**about, "figures": {name: round(value) for name, value in figures.items()}}, indent=1))
    else:
        print(f"{'thousand instructions':28}{'each':>8}")
        for name, value in figures.items():
            print(f"{name:28}{value / 1000:>8.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
