"""Plays many random games to find faults: `python -m tools.soak [--game duel] [--games N] [--jobs N] [--seed S]`.

Tables of 3 to 8 players with random sets and rule options play two games each. A tenth as many tables of The Duel
follow, unless `--game` names one of the two. Every question is checked. The checks that copy the game are made on
samples. The first failure ends the run and prints the command that repeats it. `--coverage` plays without checks. It
lists how often everything acted and which characters met which events.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from functools import partial
from typing import Any

from sixgun.arena.workers import run_chunks, split_range
from sixgun.conformance import bang_coverage, duel_coverage
from sixgun.conformance.checked_games import CheckSummary
from sixgun.conformance.checks import CheckFailed
from tools.soak.tables import GAMES_PER_TABLE, play_bang_table, play_duel_table

BANG, DUEL = "bang", "duel"
CHUNK = 5
COVERAGE_CHUNK = 50
DUEL_SHARE = 10
"""If no game is named, one table of The Duel follows for this many of BANG!."""
INTERRUPTED = 130


def play_tables(game: str, seed: str, numbers: range) -> CheckSummary:
    """Play the tables with these numbers, up to the first failure."""
    summary = CheckSummary()
    play_table = play_duel_table if game == DUEL else play_bang_table
    for number in numbers:
        try:
            play_table(seed, number, summary)
        except CheckFailed as failure:
            summary.failures.append((number, str(failure)))
            break
        except Exception:  # noqa: BLE001 - any exception of the engine is a fault to report
            summary.failures.append((number, traceback.format_exc().rstrip()))
            break
    return summary


def run(seed: str, tables: range, jobs: int, game: str = BANG) -> int:
    """Play, show the progress on a terminal, and print the result. Returns the exit code."""
    total = CheckSummary()
    begin = time.monotonic()
    played = 0
    for _, part in run_chunks(partial(play_tables, game, seed), split_range(tables, CHUNK), jobs):
        total.add(part)
        played = min(played + CHUNK, len(tables))
        if sys.stderr.isatty():
            print(f"\r{played}/{len(tables)} tables, {total.games} games", end="", file=sys.stderr, flush=True)
        if total.failures:
            break
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for number, what in total.failures:
        print(f"table {number} of seed {seed}: {what}")
        which = "" if game == BANG else f"--game {game} "
        print(f"repeat it with: python -m tools.soak {which}--seed {seed} --only {number}")
    found = "FAILED" if total.failures else "nothing broke"
    checked = f"{total.questions} questions, {total.sampled} sampled, {total.interjections} interjections"
    named = "games" if game == BANG else "games of The Duel"
    print(f"{total.games} {named}, {checked}, {time.monotonic() - begin:.0f} s: {found}")
    return 1 if total.failures else 0


def report_coverage(seed: str, games: range, jobs: int, game: str = BANG) -> int:
    """Play, and print how often everything happened. The exit code is 1 if something never did."""
    total: Any = duel_coverage.DuelCoverage() if game == DUEL else bang_coverage.BangCoverage()
    play = duel_coverage.play_covered_games if game == DUEL else bang_coverage.play_covered_games
    for _, part in run_chunks(partial(play, seed), split_range(games, COVERAGE_CHUNK), jobs):
        total.add(part)
        if sys.stderr.isatty():
            print(f"\r{total.games}/{len(games)} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in total.lines():
        print(line)
    missing = total.missing()
    print(f"{total.games} games: {'not seen: ' + ', '.join(missing) if missing else 'everything was seen'}")
    return 1 if missing else 0


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description="Play random games, check everything.")
    parser.add_argument("--game", choices=(BANG, DUEL), help="one of the games only (BANG!, then some of The Duel)")
    parser.add_argument("--games", type=int, default=20_000, help="how many games, two at each table (20000)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--seed", default="1", help="another seed, other games (1)")
    parser.add_argument("--quick", action="store_true", help="500 games only")
    parser.add_argument("--coverage", action="store_true", help="no checks, but list how often everything acted")
    parser.add_argument("--only", type=int, metavar="N", help="table N only, to repeat a failure")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1 or chosen.jobs < 1:
        parser.error("--games and --jobs take a number above 0")
    games = 500 if chosen.quick else chosen.games
    tables = range(-(-games // GAMES_PER_TABLE))
    if chosen.only is not None:
        tables = range(chosen.only, chosen.only + 1)
    game = chosen.game or BANG
    try:
        if chosen.coverage:
            return report_coverage(chosen.seed, range(games), chosen.jobs, game)
        found = run(chosen.seed, tables, chosen.jobs, game)
        if found or chosen.game or chosen.only is not None:
            return found
        return run(chosen.seed, range(-(-len(tables) // DUEL_SHARE)), chosen.jobs, DUEL)
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
