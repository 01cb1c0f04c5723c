"""Measures beliefs about roles: `python -m tools.training.calibrate_beliefs --bots gunslinger --games 200`.

At the start of each turn, every seat in play states its beliefs about the hidden roles of the other seats in play. The
Brier score is the mean squared error over the three roles; 0 is perfect. It is printed beside the score of a player who
only counts roles, by the number of acts seen. A second table compares the believed chance that a player is an Outlaw
with how often that was true.
"""

from __future__ import annotations

import argparse
from typing import Any, Final, NamedTuple

from sixgun.bang.view import View
from sixgun.bots.bang.act_likelihoods import HIDDEN
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.role_deals import Odds
from tools.training.witness import watched_games

ACTS: Final = ((0, 0), (1, 2), (3, 5), (6, 99))
BINS: Final = 10


class Guess(NamedTuple):
    """What was believed about one player, what counting alone would say, and their true role."""

    acts: int
    odds: Odds
    counted: Odds
    role: int

    def error(self, odds: Odds) -> float:
        return sum((p - (place == self.role)) ** 2 for place, p in enumerate(odds))


class BeliefRecorder(Beliefs):
    """Records at the start of each turn what every seat would believe."""

    def __init__(self) -> None:
        super().__init__()
        self.guesses: list[Guess] = []
        self._number = 0

    def question(self, game: Any) -> None:
        view = View(game, -1)
        self.listen(view, view.summaries())
        if game.state.turn_number == self._number:
            return
        self._number = game.state.turn_number
        simple = Beliefs()
        for seat in game.seats_in_play():
            players = View(game, seat).summaries()
            simple._start(players)
            odds, counted = self.odds(players), simple.odds(players)
            for player in players:
                if not player.out and not player.role:
                    truth = HIDDEN.index(game.role(player.seat))
                    self.guesses.append(Guess(self.acts[player.seat], odds[player.seat], counted[player.seat], truth))
            self._odds = {}


def report(guesses: list[Guess]) -> list[str]:
    lines = ["acts seen   guesses   Brier   counting   likeliest is right"]
    for low, high in ACTS:
        rows = [guess for guess in guesses if low <= guess.acts <= high]
        if rows:
            brier = sum(guess.error(guess.odds) for guess in rows) / len(rows)
            counted = sum(guess.error(guess.counted) for guess in rows) / len(rows)
            right = sum(max(range(3), key=guess.odds.__getitem__) == guess.role for guess in rows) / len(rows)
            name = f"{low}" if low == high else f"{low}+" if high == ACTS[-1][1] else f"{low} to {high}"
            lines.append(f"{name:9} {len(rows):9}   {brier:.3f}   {counted:8.3f}   {100 * right:16.0f} %")
    lines += ["", "said to be an Outlaw   guesses   was one"]
    for step in range(BINS):
        rows = [guess for guess in guesses if step <= guess.odds[1] * BINS < step + 1 + (step == BINS - 1)]
        if rows:
            true = sum(guess.role == 1 for guess in rows) / len(rows)
            lines.append(f"{10 * step:3} to {10 * step + 10:3} % {len(rows):17}   {100 * true:5.0f} %")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.calibrate_beliefs", description=__doc__)
    parser.add_argument("--bots", default="gunslinger", help="who plays (gunslinger)")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="calibration", help="must differ from the seed of the fit")
    chosen = parser.parse_args()
    guesses: list[Guess] = []
    for _, recorder in watched_games(chosen.players, chosen.games, chosen.bots, chosen.seed, BeliefRecorder):
        guesses += recorder.guesses
    print("\n".join(report(guesses)))


if __name__ == "__main__":
    main()
