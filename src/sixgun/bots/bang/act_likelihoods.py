"""How likely each role is to act in a certain way. The data file is fitted to games (`tools.training.fit_beliefs`).

A player who aims an act chooses among the possible targets, or nobody. Each target has an attraction. It depends on
the kind of act, the role of the actor and the standing of the target. The probability of a target is its share of the
total attraction; nobody has an attraction of 1. So a shot at one player also tells that the Sheriff, if in reach, was
spared.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from sixgun.bang.effect import NEAR, NEAR_OR_SELF, REACH, Effect
from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.bang.sets import CATALOGUE
from sixgun.bots.bang.acts import aim_of, gives_life, is_against_all, is_aimed, is_robbery
from sixgun.cardgame.facts import CHALLENGE, CONFINE, HEAL, SHOT

FILE: Final = Path(__file__).parent / "data" / "likelihoods.json"
HIDDEN: Final = (DEPUTY, OUTLAW, RENEGADE)
"""The roles that are hidden at the start. Beliefs refer to them by their index here."""

STANDINGS: Final = (SHERIFF, "law", "gang", "unclear")
"""Where a player stands in public: the Sheriff, seen helping them, seen attacking them, or neither."""
THE_SHERIFF, LAW, GANG, UNCLEAR = range(len(STANDINGS))
SIDE_THRESHOLD: Final = 0.9
"""A player has taken a side above this log-odds of Outlaw to Deputy."""

DUEL: Final = "duel"
ROB: Final = "rob"
JAIL: Final = "jail"
RELIEF: Final = "relief"
AIMED: Final = (SHOT, DUEL, ROB, JAIL, RELIEF)
"""The kinds of acts aimed at a player. A relief gives a life point or removes a burden."""
CARDS_AGAINST_ALL: Final = tuple(slug for slug, card in CATALOGUE.cards.items() if is_against_all(card))
"""Cards against all other players."""
KINDS_BY_ACT: Final = {SHOT: SHOT, CHALLENGE: DUEL, CONFINE: JAIL, HEAL: RELIEF}
WEAPON_REACH, ANY_REACH = 0, 1000
"""The reach of acts that use the weapon's reach, and of acts aimed at anybody."""

SLIP: Final = 0.04
"""The share of acts that follow no model: players make mistakes, and bluff."""

LogWeights = tuple[float, ...]
"""What an act adds to the log-weight of each hidden role."""


class ActMeaning(NamedTuple):
    """What using an effect tells: the `kind` of act, empty if it tells nothing, and how far it `reaches`.

    A player who loses a life point to it had no Missed! (`no_missed`), had no BANG! (`no_bang`), or gave it away
    (`gift`).
    """

    kind: str
    reaches: int
    no_missed: bool
    no_bang: bool
    gift: bool


@lru_cache(maxsize=1024)
def meaning_of(effect: Effect) -> ActMeaning:
    """Return what using an effect tells, from its facts."""
    act, aimed, gift = effect.act, is_aimed(effect), gives_life(effect)
    kind = ""
    if aimed and not gift:
        kind = ROB if is_robbery(effect) else KINDS_BY_ACT.get(act, "")
    aim = aim_of(effect)
    return ActMeaning(
        kind,
        1 if aim in (NEAR, NEAR_OR_SELF) else WEAPON_REACH if aim == REACH else ANY_REACH,
        act == SHOT and effect.missed_needed == 1 and (aimed or is_against_all(effect)),
        act == CHALLENGE,
        gift,
    )


class Likelihoods:
    """The figures for one number of players.

    `pulls[kind][role][standing]` are the attractions. `rates[slug][role]` is how often a card against all players is
    played in a turn. Roles and standings are indices in HIDDEN and STANDINGS.
    """

    __slots__ = ("pulls", "rates")

    def __init__(self, data: dict[str, Any]) -> None:
        self.pulls: dict[str, tuple[tuple[float, ...], ...]] = {
            kind: tuple(tuple(data["pulls"][kind][role][standing] for standing in STANDINGS) for role in HIDDEN)
            for kind in AIMED
        }
        self.rates: dict[str, tuple[float, ...]] = {
            slug: tuple(row[role] for role in HIDDEN) for slug, row in data["rates"].items()
        }


@cache
def likelihoods(players: int) -> Likelihoods:
    """Return the figures for this number of players."""
    return Likelihoods(json.loads(FILE.read_text(encoding="utf-8"))["players"][str(players)])


@lru_cache(maxsize=1 << 16)
def evidence(figures: Likelihoods, kind: str, aim: int, standings: tuple[int, ...]) -> LogWeights:
    """Return what an act tells. `aim` is the standing of its target (-1: nobody), out of all possible `standings`."""
    even = SLIP / (len(standings) + 1)
    told = []
    for pulls in figures.pulls[kind]:
        total = 1.0
        for standing in standings:
            total += pulls[standing]
        share = (pulls[aim] if aim >= 0 else 1.0) / total
        told.append(log((1 - SLIP) * share + even))
    return tuple(told)


def neutral_likelihoods() -> Likelihoods:
    """Return nearly neutral figures, the starting point for fitting."""
    pulls = {kind: {role: dict.fromkeys(STANDINGS, 1.0) for role in HIDDEN} for kind in AIMED}
    # All they contain is a rule of the game: Outlaws hunt the Sheriff, the others do not.
    for role, pull in ((DEPUTY, 0.05), (OUTLAW, 2.0), (RENEGADE, 0.3)):
        pulls[SHOT][role][SHERIFF] = pull
    return Likelihoods({"pulls": pulls, "rates": {slug: dict.fromkeys(HIDDEN, 1.0) for slug in CARDS_AGAINST_ALL}})
