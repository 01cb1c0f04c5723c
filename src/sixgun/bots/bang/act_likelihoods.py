"""How each role acts, in figures: fitted from simulated games (`tools.training.fit_beliefs`) and read from a data file.

An act that is aimed at somebody is a choice among those who could be aimed at, and nobody: each has an attraction that
depends on the kind of act, the role of the actor, and the standing of the target; the chance to be chosen is the share
of one's own attraction in all. So a shot at another tells also that the Sheriff in reach was spared. Nobody attracts 1.
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
"""The roles that are hidden at the start; beliefs name them by their place here."""

STANDINGS: Final = (SHERIFF, "law", "gang", "unclear")
"""How a player stands in public: the Sheriff, seen with them, seen against them, or neither."""
THE_SHERIFF, LAW, GANG, UNCLEAR = range(len(STANDINGS))
DOUBT: Final = 0.9
"""From this log-odds of Outlaw to Deputy on, a player has taken a side."""

DUEL: Final = "duel"
ROB: Final = "rob"
JAIL: Final = "jail"
RELIEF: Final = "relief"
AIMED: Final = (SHOT, DUEL, ROB, JAIL, RELIEF)
"""The kinds of acts that are aimed at somebody; a relief is a gift of life or the end of a burden."""
BROAD: Final = tuple(slug for slug, card in CATALOGUE.cards.items() if is_against_all(card))
"""Cards against all others."""
KINDS_BY_ACT: Final = {SHOT: SHOT, CHALLENGE: DUEL, CONFINE: JAIL, HEAL: RELIEF}
WEAPON_REACH, ANY_REACH = 0, 1000
"""How far an act reaches that is aimed within the reach of a weapon, or at anybody."""

SLIP: Final = 0.04
"""The share of acts that follow no model: people slip, and bluff."""

Told = tuple[float, ...]
"""What something adds to the log-weight of each hidden role."""


class ActMeaning(NamedTuple):
    """What the use of an effect tells: the `kind` of act, or nothing, and how far it `reaches`.

    Who lost a life point to it had no Missed! (`no_missed`), or no BANG! (`no_bang`), or gave it away (`gift`).
    """

    kind: str
    reaches: int
    no_missed: bool
    no_bang: bool
    gift: bool


@lru_cache(maxsize=1024)
def meaning_of(effect: Effect) -> ActMeaning:
    """What the use of an effect tells, from its facts."""
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

    `pulls[kind][role][standing]` are the attractions, `rates[slug][role]` how often in a turn a card against all is
    played. Roles and standings are named by their places in HIDDEN and STANDINGS.
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
    """The figures for a table with this many players."""
    return Likelihoods(json.loads(FILE.read_text(encoding="utf-8"))["players"][str(players)])


@lru_cache(maxsize=1 << 16)
def evidence(figures: Likelihoods, kind: str, aim: int, standings: tuple[int, ...]) -> Told:
    """What an act tells: aimed at this standing (-1: at nobody), among all those that it could have been aimed at."""
    even = SLIP / (len(standings) + 1)
    told = []
    for pulls in figures.pulls[kind]:
        total = 1.0
        for standing in standings:
            total += pulls[standing]
        share = (pulls[aim] if aim >= 0 else 1.0) / total
        told.append(log((1 - SLIP) * share + even))
    return tuple(told)


def flat() -> Likelihoods:
    """Figures that tell nothing: where fitting begins."""
    pulls = {kind: {role: dict.fromkeys(STANDINGS, 1.0) for role in HIDDEN} for kind in AIMED}
    # Only the rule of the game: an Outlaw is after the Sheriff, the others are not.
    for role, pull in ((DEPUTY, 0.05), (OUTLAW, 2.0), (RENEGADE, 0.3)):
        pulls[SHOT][role][SHERIFF] = pull
    return Likelihoods({"pulls": pulls, "rates": {slug: dict.fromkeys(HIDDEN, 1.0) for slug in BROAD}})
