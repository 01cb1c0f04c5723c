"""The probability that a side of The Duel wins, from what both sides have.

It is used in imagined games, where all cards are known. Each feature of a side has a weight. The difference of the sums
is the log-odds. The figures are fitted to games of bots (`tools.training.fit_prospects`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from sixgun.duel.game import Game
from sixgun.kernel.ask import NOBODY


def features(game: Game, seat: int) -> list[tuple[str, float]]:
    """Return the features of a side: its hand cards, and its characters with life points and Equipment, by place."""
    state = game.state
    faces, fighters = state.faces, state.fighters
    player = state.players[seat]
    hand = [faces[card].slug for card in player.hand]
    found: list[tuple[str, float]] = [
        ("reserve", len(player.reserve)),
        ("hand", len(hand)),
        ("turn", float(state.turn == seat)),
        *[(f"hand_{slug}", 1.0) for slug in hand],
    ]
    for place, number in (("active", player.active), ("rear", player.rear)):
        if number == NOBODY:
            found.append(("alone", 1.0))
            continue
        fighter = fighters[number]
        found.append((f"{place}_life", fighter.life))
        found.append((f"{place}_{faces[number].slug}", 1.0))
        if fighter.life == 1:
            found.append((f"{place}_last", 1.0))
        found += [(f"{place}_{faces[card].slug}", 1.0) for card in fighter.in_play]
    return found


@cache
def feature_weights() -> dict[str, float]:
    """Return the weight of each feature."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("data/prospects.json").read_text("utf-8"))
    return data


def win_chance(game: Game, seat: int) -> float:
    """Return the probability that a seat wins."""
    outcome = game.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    weights = feature_weights().get
    lead: float = sum([weights(name, 0.0) * value for name, value in features(game, seat)])
    lead -= sum([weights(name, 0.0) * value for name, value in features(game, 1 - seat)])
    return 1.0 / (1.0 + exp(-lead))
