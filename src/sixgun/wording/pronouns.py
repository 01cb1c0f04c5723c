"""Addresses the viewer as “you” and everybody else by name. The texts choose by `who` and `whom`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.outcome import Outcome
from sixgun.wording.language import Language

YOU: Final = "you"
OTHER: Final = "other"
SELF: Final = "self"
NONE: Final = "nobody"


def who_and_whom(viewer: int, names: Sequence[str], actor: int, target: int = NOBODY) -> dict[str, str]:
    """Return the variables for the actor (`who`, `name`) and the target (`whom`, `target`).

    `whom` is `nobody` without a target, and `self` if the actor is the target.
    """
    if target == NOBODY:
        whom = NONE
    elif target == actor:
        whom = SELF
    else:
        whom = YOU if target == viewer else OTHER
    return {
        "who": NONE if actor == NOBODY else YOU if actor == viewer else OTHER,
        "name": "" if actor == NOBODY else names[actor],
        "whom": whom,
        "target": "" if target == NOBODY else names[target],
    }


def winners_text(language: Language, outcome: Outcome, seat: int, names: Sequence[str]) -> str:
    """Return who won, as told to a seat (NOBODY: a spectator)."""
    return language.text(
        "outcome-winners",
        count=len(outcome.winners),
        winners=", ".join(names[winner] for winner in outcome.winners),
        you="spectator" if seat == NOBODY else "won" if seat in outcome.winners else "lost",
    )
