"""Measures how often the arena's interval contains the truth, and its width: `python -m tools.trials.intervals`.

Random deals come from bots of known strength. For three kinds of interval the tool prints how many contain the true
difference, in per cent, and their mean width, in percentage points.
"""

from __future__ import annotations

import argparse
from typing import Final

from tests.support.interval_cases import CASES, INTERVALS, measured

COUNTS: Final = (10, 20, 100, 500)
TRIES: Final = 2000


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials.intervals", description=__doc__)
    parser.add_argument("--tries", type=int, default=TRIES, help="runs for each line (2000)")
    tries = parser.parse_args().tries
    print(f"| {'bot':40} | deals | {' | '.join(f'{name:>12}' for name in INTERVALS)} |")
    print(f"|---|---|{'---|' * len(INTERVALS)}")
    for case in CASES:
        for count in COUNTS:
            rows = measured(case, count, tries)
            cells = " | ".join(f"{100 * held:5.1f} / {100 * width:4.1f}" for held, width, _ in rows.values())
            print(f"| {case.name:40} | {count:5} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
