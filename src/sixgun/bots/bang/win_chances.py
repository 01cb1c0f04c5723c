"""The probability that each side wins, from the roles and from what everybody has.

It is used in imagined games, where all roles are known. A position has a list of features, and each side a weight for
each feature. A side's share of the weights is its probability. The figures are fitted to games of gunslingers
(`tools.training.fit_prospects`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.bang.game import Game

SIDES: Final = (SHERIFF, OUTLAW, RENEGADE)
"""The sides that can win."""
SIDE_OF: Final = {SHERIFF: 0, DEPUTY: 0, OUTLAW: 1, RENEGADE: 2}
ROLES: Final = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)
FEATURES: Final = (
    "always", "deputies", "outlaws", "renegades",
    *[f"{role}_{what}" for role in ROLES for what in ("life", "hand", "gear", "last")],
    "sheriff_low", "no_outlaw", "sheriff_alone", "showdown", "showdown_life", "showdown_cards",
)  # fmt: skip
"""The features of a position: for each role the players left, their life points, hand cards, cards in play, and how
many are on their last life point. Also whether the Sheriff is low on life, has no Deputy, or faces a Renegade alone,
and whether all Outlaws are gone."""


def features(game: Game) -> list[float]:
    """Return the features of a position, in the order of FEATURES."""
    state = game.state
    faces, cards = state.faces, game.catalogue.cards
    count, life, hand, gear, last = [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4
    for player in state.players:
        if player.out:
            continue
        at = ROLES.index(faces[player.role].slug)
        count[at] += 1
        life[at] += player.life
        hand[at] += len(player.hand)
        last[at] += player.life == 1
        for card in player.in_play:
            gear[at] += -1 if cards[faces[card].slug].burden else 1
    showdown = count[3] == 1 and not count[1] and not count[2]
    return [
        1.0, count[1], count[2], count[3],
        *[figure for at in range(4) for figure in (life[at], hand[at], gear[at], last[at])],
        life[0] < 3, not count[2], not count[1], showdown,
        life[3] - life[0] if showdown else 0, hand[3] + gear[3] - hand[0] - gear[0] if showdown else 0,
    ]  # fmt: skip


@cache
def feature_weights() -> tuple[tuple[float, ...], ...]:
    """Return the weight of each feature for each side."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("data/prospects.json").read_text("utf-8"))
    return tuple(tuple(data[side][feature] for feature in FEATURES) for side in SIDES)


def win_chance(game: Game, seat: int) -> float:
    """Return the probability that a seat wins."""
    outcome = game.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    role = game.role(seat)
    if role == RENEGADE and game.player(seat).out:
        return 0.0
    found = features(game)
    weights = [exp(sum(map(mul, row, found))) for row in feature_weights()]
    renegades = found[3]
    if not renegades:
        weights[2] = 0.0
    mine = weights[SIDE_OF[role]] / sum(weights)
    return mine / renegades if role == RENEGADE else mine
