"""The possible deals of the hidden roles, given the known ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bots.bang.act_likelihoods import HIDDEN

CERTAIN: Final = {DEPUTY: (1.0, 0.0, 0.0), OUTLAW: (0.0, 1.0, 0.0), RENEGADE: (0.0, 0.0, 1.0), SHERIFF: (0.0, 0.0, 0.0)}

Odds = tuple[float, float, float]
"""The probabilities that a player is a Deputy, an Outlaw, a Renegade."""
Deal = tuple[int, ...]
"""A role, as its index in HIDDEN, for each seat whose role is hidden."""


@lru_cache(maxsize=4096)
def deals(roles: tuple[int, ...]) -> tuple[Deal, ...]:
    """Return all distinct orders of some sorted roles."""
    if not roles:
        return ((),)
    return tuple(
        (role, *rest)
        for place, role in enumerate(roles)
        if not place or roles[place - 1] != role
        for rest in deals(roles[:place] + roles[place + 1 :])
    )


class Fitting(NamedTuple):
    """What the known roles leave open.

    `deals` are the possible deals. `hidden` has each seat without a known role, with its role in every deal.
    `certain` has the odds of the seats whose role is certain.
    """

    deals: tuple[Deal, ...]
    hidden: tuple[tuple[int, tuple[int, ...]], ...]
    certain: dict[int, Odds]


@lru_cache(maxsize=4096)
def fitting(known: tuple[str, ...]) -> Fitting:
    """Return what is left open by the known roles: one for each seat, an empty text if it is hidden."""
    left = list(ROLES_FOR[len(known)])
    for role in known:
        if role:
            left.remove(role)
    seats = tuple(seat for seat, role in enumerate(known) if not role)
    found = deals(tuple(sorted(HIDDEN.index(role) for role in left)))
    certain = {seat: CERTAIN[role] for seat, role in enumerate(known) if role}
    if len(found) == 1:
        certain.update((seat, CERTAIN[HIDDEN[role]]) for seat, role in zip(seats, found[0]))
    return Fitting(found, tuple(zip(seats, zip(*found))), certain)
