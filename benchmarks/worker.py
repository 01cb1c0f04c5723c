"""Measures one engine: reads requests from its input and writes results to its output, one JSON object per line.

Each measurement is between two of python-chess in the same process, a quarter of the time each. So a machine that
slows down slows down both.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import chess

import sixgun
from benchmarks.legend import legend_decision, simulations
from benchmarks.measure import ChessPlies, bot_games, cost, playouts
from benchmarks.memory import memory
from benchmarks.spiel import spiel_playouts

MEASURES: Final[dict[str, Callable[..., float]]] = {
    "playouts": playouts,
    "cost": cost,
    "bot_games": bot_games,
    "legend_decision": legend_decision,
    "simulations": simulations,
    "memory": memory,
    "spiel_playouts": spiel_playouts,
}
"""What can be measured. Each takes the seconds, the number of its first deal, and arguments of its own."""


def main() -> None:
    about = {
        "package": str(Path(sixgun.__file__).parent),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "python-chess": chess.__version__,
        "open_spiel": version("open_spiel") if find_spec("pyspiel") else None,
    }
    print(json.dumps(about), flush=True)
    plies = ChessPlies()
    for line in sys.stdin:
        request = json.loads(line)
        seconds = request["seconds"]
        before = plies.rate(seconds / 4)
        value = MEASURES[request["name"]](seconds / 2, request["first"], **request["arguments"])
        after = plies.rate(seconds / 4)
        print(json.dumps({"value": value, "plies": (before + after) / 2}), flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
