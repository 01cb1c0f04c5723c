"""Fits how each role acts from simulated games: `python -m tools.training.fit_beliefs --bots cowboy --games 400`.

It plays games for each number of players and records every act, as a spectator sees it, with the true role of the
actor. Then it finds the attractions (see `sixgun.bots.bang.act_likelihoods`) under which these acts are likeliest, by
Hunter's iteration (MM algorithms for generalized Bradley-Terry models, 2004). The result depends on the arguments only.
`--write` stores it where the bots read it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any, Final

from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bots.bang.act_likelihoods import (
    AIMED,
    CARDS_AGAINST_ALL,
    FILE,
    HIDDEN,
    STANDINGS,
    Likelihoods,
    likelihoods,
    neutral_likelihoods,
)
from tools.training.witness import Note, Witness, watched_games

ROUNDS: Final = 80
GUESS: Final = 2.0
"""Made-up choices between each standing and nobody. They keep the figures finite."""
ROUNDED: Final = 3


def collect_notes(
    players: int, games: int, bots: str, seed: str, figures: Likelihoods
) -> tuple[list[Note], Counter[str]]:
    """Play games. Returns the notes, and how many turns each role took."""
    notes: list[Note] = []
    turns: Counter[str] = Counter()
    for game, witness in watched_games(players, games, bots, f"fit/{seed}", lambda: Witness(figures)):
        roles = [game.role(seat) for seat in range(players)]
        notes += [note.of(roles) for note in witness.notes]
        turns.update(roles[seat] for seat in witness.turns)
    return notes, turns


def attractions(notes: list[tuple[int, tuple[int, ...]]]) -> list[float]:
    """Fit the attraction of each standing from choices: the chosen standing (-1: nobody) and the available ones."""
    count = len(STANDINGS)
    chosen = [GUESS] * count
    cases = Counter((tuple(offered.count(standing) for standing in range(count)),) for _, offered in notes)
    for pick, _ in notes:
        if pick >= 0:
            chosen[pick] += 1
    pulls = [1.0] * count
    for _ in range(ROUNDS):
        shares = [2 * GUESS / (1 + pull) for pull in pulls]
        for (offered,), times in cases.items():
            total = 1 + sum(number * pull for number, pull in zip(offered, pulls))
            for standing, number in enumerate(offered):
                shares[standing] += times * number / total
        pulls = [wins / share for wins, share in zip(chosen, shares)]
    return pulls


def fit_figures(notes: list[Note], turns: Counter[str]) -> dict[str, Any]:
    """Fit all figures for one number of players, as the data file has them."""
    pulls: dict[str, dict[str, dict[str, float]]] = {}
    for kind in AIMED:
        pulls[kind] = {}
        for role in HIDDEN:
            found = attractions([(n.aim, n.offered) for n in notes if n.kind == kind and n.role == role])
            pulls[kind][role] = {name: round(pull, ROUNDED) for name, pull in zip(STANDINGS, found)}
    rates: dict[str, dict[str, float]] = {}
    for slug in CARDS_AGAINST_ALL:
        played = Counter(note.role for note in notes if note.kind == slug)
        base = (sum(played.values()) + 1) / max(1, turns.total())
        # A hundred made-up turns at the common rate, because a card that is rarely played says little.
        rates[slug] = {role: round((played[role] + 100 * base) / (turns[role] + 100), 5) for role in HIDDEN}
    return {"pulls": pulls, "rates": rates}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.fit_beliefs", description=__doc__)
    parser.add_argument("--bots", default="gunslinger", help="who plays, or several with commas (gunslinger)")
    parser.add_argument("--games", type=int, default=300, help="games for each number of players (300)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--afresh", action="store_true", help="start from uniform figures, not from the file")
    parser.add_argument("--write", action="store_true", help="write the figures to the data file")
    chosen = parser.parse_args()
    figures = {}
    for players in ROLES_FOR:
        if players > len(HIDDEN):
            start = neutral_likelihoods() if chosen.afresh else likelihoods(players)
            figures[str(players)] = fit_figures(*collect_notes(players, chosen.games, chosen.bots, chosen.seed, start))
    command = f"python -m tools.training.fit_beliefs --bots {chosen.bots} --games {chosen.games} --seed {chosen.seed}"
    about = f"{command}{' --afresh' if chosen.afresh else ''} --write"
    text = json.dumps({"made_by": about, "players": figures}, indent=1)
    if chosen.write:
        FILE.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
