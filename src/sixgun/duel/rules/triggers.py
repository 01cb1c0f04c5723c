"""What is triggered while a card or an ability is being settled, and who is awake for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel.faces import side_of

if TYPE_CHECKING:
    from sixgun.duel.game import Game


def enter(game: Game, hook: str, slug: str, me: int, seat: int, *arguments: int) -> None:
    """Something has been triggered and waits."""
    game.state.pending += ((hook, slug, me, seat, *arguments),)


def trigger(game: Game, hook: str, seat: int, *arguments: int) -> None:
    """The effects of a side that are awake now will react to this."""
    for me, effect in game.acting(seat, hook):
        enter(game, hook, effect.slug, me, seat, *arguments)


def awake_for(game: Game, fighter: int) -> int:
    """A character is the target of something: he is awake, and the other one of his side is not (26). Returns who was
    awake before, to be put back into `State.awake`."""
    state = game.state
    former, seat = state.awake, side_of(fighter)
    if state.players[seat].rear == fighter:
        state.awake = former | 1 << seat
    elif former:
        state.awake = former & ~(1 << seat)
    return former
