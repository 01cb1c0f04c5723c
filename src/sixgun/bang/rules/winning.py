"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.outcome import Outcome

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def judge(game: Game) -> Outcome | None:
    """The Sheriff is dead, or all Outlaws and the Renegade are (72)."""
    roles = [game.role(seat) for seat in range(len(game.state.players))]
    alive = [roles[seat] for seat in game.seats_in_play()]
    if SHERIFF not in alive:
        if alive == [RENEGADE]:
            return Outcome(tuple(game.seats_in_play()), "renegade_last")
        return Outcome(seats_of(roles, OUTLAW), "sheriff_dead")
    if OUTLAW not in alive and RENEGADE not in alive:
        return Outcome(seats_of(roles, SHERIFF, DEPUTY), "law_and_order")
    return None


def seats_of(roles: list[str], *wanted: str) -> tuple[int, ...]:
    return tuple(seat for seat, role in enumerate(roles) if role in wanted)
