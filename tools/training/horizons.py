"""Measures how far a search should look ahead: `python -m tools.training.horizons --game bang --positions 200`.

Gunslingers play games. At some questions, each option that a legend would search is played out to the end of the game
in many worlds, and judged on the way after several numbers of turns. For each number of turns the tool prints

- the milliseconds that a game takes up to there,
- the luck: the standard deviation, over worlds, of the difference between two options,
- the doubt: the standard deviation between the mean difference there and at the end of the game. It compares two halves
  of the worlds and subtracts the luck, so at the end of the game it should be about 0.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import perf_counter
from typing import Any, Final

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.play_game import play_game
from sixgun.bots import bot_class
from sixgun.cardgame.view import View
from sixgun.games import GAME_TYPES, game_type_named
from sixgun.kernel.ask import Ask, Choice

TURNS: Final = (2, 3, 5, 8, 12, 18, 1_000_000)
SETS: Final = {"bang": ("base", "dodge_city"), "duel": ("duel",)}
SHARE: Final = 0.04
"""The share of questions that are examined."""

Differences = list[list[float]]
"""For each world and number of turns, by how much an option came out better than the first one."""


class Probe:
    """Examines some questions that a legend is asked. `pairs` has the differences of each pair of options."""

    def __init__(self, worlds: int, positions: int) -> None:
        self.worlds, self.positions = worlds, positions
        self.pairs: list[Differences] = []
        self.seconds = [0.0] * len(TURNS)
        self.games = 0
        self._chance = Random("horizons")

    def legend(self, game: str, deal: str) -> Any:
        """Make a legend that plays like a gunslinger and is examined."""
        probe = self

        class Probed(bot_class("legend", game)):  # type: ignore[misc]
            worlds: Any = None

            def choose(self, view: View, ask: Ask) -> Choice:
                given: Any = self.worlds
                self.worlds = None
                wish: Choice = super().choose(view, ask)
                self.worlds = given
                if probe.positions and probe._chance.random() < SHARE:
                    probe.examine(self, view, self.candidates(view, ask, wish))
                return wish

        return Probed(Random(deal))

    def examine(self, legend: Any, view: View, options: list[Choice]) -> None:
        if len(options) < 2:
            return
        self.positions -= 1
        playouts = legend.playouts(view)
        rows = [
            [self._play_out(playouts, world, option) for option in options]
            for world in islice(legend.sampled_worlds(view), self.worlds)
        ]
        for other in range(1, len(options)):
            self.pairs.append([[b - a for a, b in zip(row[0], row[other])] for row in rows])

    def _play_out(self, playouts: Any, world: Any, option: Choice) -> list[float]:
        begin = perf_counter()
        game = world.fork(forkable=False)
        game.answer(option)
        values = []
        for place, turns in enumerate(TURNS):
            values.append(playouts.win_chance_after(game, turns))
            self.seconds[place] += perf_counter() - begin
        self.games += 1
        return values


def doubt(pairs: Sequence[Differences], place: int) -> float:
    """Return how far the means after one number of turns are from those at the end."""
    squares = []
    for pair in pairs:
        half = len(pair) // 2
        for near, end in ((pair[:half], pair[half:]), (pair[half:], pair[:half])):
            here, there = [row[place] for row in near], [row[-1] for row in end]
            luck = variance(here) / len(here) + variance(there) / len(there)
            squares.append((fmean(here) - fmean(there)) ** 2 - luck)
    return sqrt(max(0.0, fmean(squares)))


def report(probe: Probe) -> Iterator[str]:
    yield f"{'turns':>10} {'ms':>8} {'luck':>8} {'doubt':>8}"
    for place, turns in enumerate(TURNS):
        luck = fmean([sqrt(variance([row[place] for row in pair])) for pair in probe.pairs])
        name = "all" if place == len(TURNS) - 1 else str(turns)
        spent = 1000 * probe.seconds[place] / probe.games
        yield f"{name:>10} {spent:8.2f} {luck:8.3f} {doubt(probe.pairs, place):8.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.horizons", description=__doc__)
    parser.add_argument("--game", choices=list(GAME_TYPES), default="bang")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=240)
    parser.add_argument("--seed", default="horizons")
    chosen = parser.parse_args()
    game_type = game_type_named(chosen.game)
    players = game_type.default_players
    probe = Probe(chosen.worlds, chosen.positions)
    plan = GamePlan(players, chosen.seed, SETS[chosen.game], game_type.options(), chosen.game)
    deal = 0
    while probe.positions:
        game = game_type.new_game(plan.setup(deal), forkable=True, collect_news=True)
        bots = plan.make_bots(deal, ["gunslinger"] * players)
        bots[deal % players] = probe.legend(chosen.game, plan.deal_seed(deal))
        play_game(game, bots)
        deal += 1
    print(f"{chosen.positions} questions, {len(probe.pairs)} pairs of options, {chosen.worlds} worlds each")
    print("\n".join(report(probe)))


if __name__ == "__main__":
    main()
