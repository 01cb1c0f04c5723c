"""Which bot is better, role by role: `python -m benchmarks.levels gunslinger cowboy --deals 2000 [--jobs 2]`.

The paired seat (`sixgun.arena.paired`) with five players, the base game and Dodge City, unless told otherwise;
`--game duel` for The Duel.
"""

from __future__ import annotations

import argparse
import time

from sixgun.arena.paired import edges, paired
from sixgun.games import USUAL, title_named


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("bot", help="the bot under test")
    parser.add_argument("baseline", help="who sits in all other seats")
    parser.add_argument("--deals", type=int, default=400, help="each is played once more for every seat (400)")
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--players", type=int)
    parser.add_argument("--sets", help="for BANG! base,dodge_city")
    parser.add_argument("--simulations", type=int, help="for bots that search: so many at each question")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    title = title_named(chosen.game)
    players = chosen.players or title.usual
    sets = chosen.sets.split(",") if chosen.sets else title.sets[:2]
    begin = time.perf_counter()
    trials = paired(
        chosen.bot, chosen.baseline, chosen.deals, players=players, seed=chosen.seed, sets=sets, jobs=chosen.jobs,
        game=chosen.game, simulations=chosen.simulations,
    )  # fmt: skip
    print(f"{chosen.bot} in one seat among {chosen.baseline}, {chosen.deals} deals, {len(trials)} seats")
    for side, found in edges(trials).items():
        won = f"{100 * found.bot:5.1f} % - {100 * found.baseline:5.1f} %"
        interval = f"{100 * found.low:+5.1f} to {100 * found.high:+5.1f}"
        print(f"{side or 'all':9} {won} = {100 * found.difference:+5.1f}   ({interval})   {found.seats} seats")
    print(f"{chosen.deals * (players + 1)} games in {time.perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()
