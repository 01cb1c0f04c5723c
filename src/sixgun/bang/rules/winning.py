"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.outcome import Outcome

if TYPE_CHECKING:
    from sixgun.bang.game import Game


PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""With three players, the role that each role must eliminate to win."""


def judge(game: Game) -> Outcome | None:
    """Return the outcome if the Sheriff is dead, or all Outlaws and Renegades are (72, 73)."""
    roles = [game.role(seat) for seat in range(len(game.state.players))]
    alive = [roles[seat] for seat in game.seats_in_play()]
    if len(roles) == 3:
        return judge_three(game, roles)
    if SHERIFF not in alive:
        if alive == [RENEGADE]:
            return Outcome(tuple(game.seats_in_play()), "renegade_last")
        return Outcome(seats_of(roles, OUTLAW), "sheriff_dead")
    if OUTLAW not in alive and RENEGADE not in alive:
        return Outcome(seats_of(roles, SHERIFF, DEPUTY), "law_and_order")
    return None


def judge_three(game: Game, roles: list[str]) -> Outcome | None:
    """Return the outcome with three players.

    A player who personally eliminates their target wins at once. Otherwise the last player in play wins (74, 75).
    """
    for dead, killer in game.state.fallen:
        if killer != NOBODY and PREY[roles[killer]] == roles[dead]:
            return Outcome((killer,), "target_killed")
    alive = game.seats_in_play()
    return Outcome(tuple(alive), "last_in_play") if len(alive) == 1 else None


def seats_of(roles: list[str], *wanted: str) -> tuple[int, ...]:
    return tuple(seat for seat, role in enumerate(roles) if role in wanted)
