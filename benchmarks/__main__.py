"""Speed of the engine, plain and compiled, beside python-chess and OpenSpiel: `python -m benchmarks [--json]
[--seconds N] [--only PART ...] [--check] [--instructions]`."""

from __future__ import annotations

import argparse
import sys

from benchmarks import figures, instructions, report
from benchmarks.engines import engines
from benchmarks.parts import PARTS


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure the speed of the engine, plain and compiled.",
        epilog=f"Parts: {', '.join(part.name for part in PARTS)}.",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time to spend, about (60)")
    parser.add_argument("--only", nargs="+", metavar="PART", help="measure these parts only")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a figure misses its goal")
    parser.add_argument("--instructions", action="store_true", help="also count machine instructions with valgrind")
    chosen = parser.parse_args(arguments)
    if chosen.seconds <= 0:
        parser.error(f"--seconds takes a number above 0, not {chosen.seconds:g}")
    names = [part.name for part in PARTS]
    if unknown := set(chosen.only or ()) - set(names):
        parser.error(f"unknown part {', '.join(sorted(unknown))}: there are {', '.join(names)}")
    found = figures.measure(engines(), [part for part in PARTS if part.name in (chosen.only or names)], chosen.seconds)
    counts = instructions.measure_all(engines()) if chosen.instructions and instructions.can_count() else None
    if chosen.json:
        print(report.as_json(found, counts))
    else:
        print(report.as_text(found))
        if chosen.instructions:
            print("", instructions.as_text(counts) if counts else instructions.NO_VALGRIND, sep="\n")
    missed = found.missed()
    if chosen.check and missed:
        print(f"goals missed: {', '.join(missed)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
