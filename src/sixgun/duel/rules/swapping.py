"""Moving the token: the Active Character and the Rearguard Character of a side swap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel import announce
from sixgun.duel.effect import Reason, reason
from sixgun.duel.rules.triggers import trigger
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.duel.game import Game

FREE_SWAP: Final = "swap"
"""Turn mark: the player has made the free swap of the turn (19)."""
LONE: Final = reason("lone_never_swaps", 119)
SWAPPED: Final = reason("swapped_already", 19)


def swappable(game: Game) -> tuple[int, ...]:
    """Return the sides that have two characters (79)."""
    return tuple([seat for seat in range(2) if not game.lone(seat)])


def why_not_swap(game: Game, seat: int) -> Reason | None:
    """Return why the player whose turn it is cannot move their token now."""
    if game.state.players[seat].rear == NOBODY:
        return LONE
    if (FREE_SWAP, seat) in game.state.turn_marks:
        return SWAPPED
    return None


def swap(game: Game, seat: int, by: int, what: str) -> None:
    """Move the token of a side to its other character.

    `by` is the player who moves it, or NOBODY if a card does it by itself.
    """
    player = game.state.edit(seat)
    player.active, player.rear = player.rear, player.active
    game.rebuild_panels(seat)
    announce.swapped(game, seat, player.active, what)
    now = player.active
    for side in (game.state.turn, 1 - game.state.turn):
        trigger(game, "on_token_moved", side, seat, by, now)
