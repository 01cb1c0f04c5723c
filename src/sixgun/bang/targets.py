"""Sets of targets as bit masks: one bit for each seat, and UNAIMED for a card without a target."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.ask import NOBODY, ChoicesByTarget, choices_at

MOST_SEATS: Final = 8
UNAIMED: Final = 1 << MOST_SEATS

MASK_OF: Final = [*[1 << seat for seat in range(MOST_SEATS)], UNAIMED]
"""The mask of one target. NOBODY is -1, so UNAIMED is the last."""
SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(MOST_SEATS) if mask >> seat & 1]) for mask in range(UNAIMED)
] + [(NOBODY,)]
"""The targets in each mask, in seat order. NOBODY stands for no target."""

PLAYS_AT: Final[list[ChoicesByTarget | None]] = [None] * len(SEATS_IN)
"""The choices that play a card at each target of a mask, as far as `plays_at` has made them."""


def plays_at(mask: int) -> ChoicesByTarget:
    """Return the choices that play a card at each target of a mask. They are made when they are first needed."""
    found = PLAYS_AT[mask]
    if found is None:
        found = PLAYS_AT[mask] = choices_at("play", SEATS_IN[mask])
    return found


UNPLAYABLE: Final = plays_at(0)
PLAY_UNTARGETED: Final = plays_at(UNAIMED)
