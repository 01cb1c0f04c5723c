"""Many random games in search of trouble: `python -m benchmarks.soak [--game duel] [--games N] [--jobs N] [--seed S]`.

Tables of 3 to 8 players with random sets and rule options, each with a game and a next game after it; then a tenth as
many games of The Duel, unless `--game` names one of the two. The invariants
are checked at every question, the costly ones at samples. The first failure ends the run with the command that repeats
it. `--coverage` plays without checks and lists how often everything acted and who met which event.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from functools import partial
from random import Random
from typing import Any

from benchmarks import duel_coverage
from benchmarks.coverage import Coverage, cover
from benchmarks.duel_soak import soak_duel
from benchmarks.holding import check_texts
from benchmarks.invariants import (
    Broken,
    check_fork,
    check_imagined,
    check_options,
    check_outcome,
    check_refusal,
    check_saved,
    check_table,
    hold,
)
from benchmarks.mixes import random_setup
from benchmarks.soaking import GAMES_AT_TABLE, Tally, soak_game
from sixgun.arena.workers import chunked, spread
from sixgun.bang.faces import SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.notation import choice_text
from sixgun.bang.rules.setup import next_setup
from sixgun.bang.table import new_game
from sixgun.kernel.ask import NOBODY

BANG, DUEL = "bang", "duel"
CHUNK = 5
COVER_CHUNK = 50
DUEL_SHARE = 10
"""With no game named, The Duel has one in so many."""


def soak_table(seed: str, number: int, tally: Tally) -> None:
    """One table: a game, and a next one with those who lived to see the end."""
    chance = Random(f"{seed}/{number}")
    setup = random_setup(chance, f"{seed}/{number}")
    for _ in range(GAMES_AT_TABLE):
        game = new_game(setup, tells=chance.random() < 0.5)
        if setup.sheriff != NOBODY:
            hold(game.role(setup.sheriff) == SHERIFF, "the star did not go to the next seat")
        soak_game(game, chance, tally, check_table, check_sample, check_outcome)
        setup = next_setup(setup, game.state, chance.randbytes(32))


def check_sample(game: Game, chance: Random) -> None:
    """The checks that copy the game."""
    check_fork(game)
    check_options(game, chance)
    check_texts(game, choice_text)
    check_refusal(game, chance)
    check_saved(game)
    asked = game.ask.seat if game.ask else 0
    check_imagined(game, chance.choice((asked, chance.randrange(len(game.state.players)))), chance)


def soak_chunk(game: str, seed: str, numbers: range) -> Tally:
    """Some tables, up to the first failure."""
    tally = Tally()
    for number in numbers:
        try:
            if game == DUEL:
                soak_duel(seed, number, tally)
            else:
                soak_table(seed, number, tally)
        except Broken as broken:
            tally.failures.append((number, str(broken)))
            break
        except Exception:  # noqa: BLE001 - whatever the engine raises is what the soak looks for
            tally.failures.append((number, traceback.format_exc().rstrip()))
            break
    return tally


def run(seed: str, tables: range, jobs: int, game: str = BANG) -> int:
    """Play, show how it goes on a terminal, and print what was found; the exit code."""
    total = Tally()
    begin = time.monotonic()
    played = 0
    for _, part in spread(partial(soak_chunk, game, seed), chunked(tables, CHUNK), jobs):
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
        print(f"repeat it with: python -m benchmarks.soak {which}--seed {seed} --only {number}")
    found = "FAILED" if total.failures else "nothing broke"
    checked = f"{total.questions} questions, {total.sampled} sampled, {total.interjections} interjections"
    named = "games" if game == BANG else "games of The Duel"
    print(f"{total.games} {named}, {checked}, {time.monotonic() - begin:.0f} s: {found}")
    return 1 if total.failures else 0


def report_coverage(seed: str, games: range, jobs: int, game: str = BANG) -> int:
    """Play, and print what was seen how often; the exit code is 1 if something was not seen at all."""
    total: Any = duel_coverage.Coverage() if game == DUEL else Coverage()
    covering = duel_coverage.cover if game == DUEL else cover
    for _, part in spread(partial(covering, seed), chunked(games, COVER_CHUNK), jobs):
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
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.soak", description="Play random games, check everything."
    )
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
    tables = range(-(-games // GAMES_AT_TABLE))
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
        return 130


if __name__ == "__main__":
    sys.exit(main())
