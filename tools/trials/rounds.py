"""Measures how long a round of bots takes: `python -m tools.trials.rounds`.

The pauses are those of a real table's driver, but nobody waits for them. Beside each line stands how long the same
answers take when each pause is drawn between 0.7 and 1.5 seconds, whatever has happened, as version 0.1 did.
"""

from __future__ import annotations

import argparse
from statistics import quantiles
from typing import Any, Final

from tests.support.paced_rounds import Round, first_rounds, medians, whole_games

TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("five bots", {}),
    ("five bots, Dodge City and High Noon", {"sets": ("base", "dodge_city", "high_noon")}),
    ("seven bots", {"players": 7}),
    ("The Duel", {"players": 2, "game": "duel", "sets": ("duel",)}),
)


def row(name: str, rounds: list[Round]) -> str:
    """One line: the medians, their ratio, and the tenth that takes longest."""
    seconds, drawn = medians(rounds)
    slowest = quantiles((one.seconds for one in rounds), n=10)[-1]
    return f"{name:50} {len(rounds):4} {seconds:8.1f} {drawn:8.1f} {seconds / drawn:6.2f} {slowest:8.1f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials.rounds", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100, help="seeded first rounds at each table (100)")
    parser.add_argument("--games", type=int, default=30, help="whole games of each table (30)")
    options = parser.parse_args()
    print(f"{'seconds':50} {'':4} {'median':>8} {'drawn':>8} {'ratio':>6} {'90 %':>8}")
    for name, table in TABLES:
        if table.get("game") != "duel":  # its rounds are single turns
            print(row(f"first rounds, {name}", first_rounds(options.rounds, **table)), flush=True)
        print(row(f"whole games, {name}", list(whole_games(options.games, **table))), flush=True)


if __name__ == "__main__":
    main()
