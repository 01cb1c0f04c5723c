"""Effects that are triggered by a card or an ability, and which characters are awake for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel.faces import side_of

if TYPE_CHECKING:
    from sixgun.duel.game import Game


def enter(game: Game, hook: str, slug: str, me: int, seat: int, *arguments: int) -> None:
    """Store a triggered effect until the card or ability is over."""
    game.state.pending += ((hook, slug, me, seat, *arguments),)


def trigger(game: Game, hook: str, seat: int, *arguments: int) -> None:
    """Trigger a hook on the effects of a side that are awake now."""
    for me, effect in game.effects_of(seat, hook):
        enter(game, hook, effect.slug, me, seat, *arguments)


def awake_for(game: Game, fighter: int) -> int:
    """Wake a character who is a target. The other character of that side is then asleep (26).

    Return the previous value of `State.awake`, which the caller must restore.
    """
    state = game.state
    former, seat = state.awake, side_of(fighter)
    if state.players[seat].rear == fighter:
        state.awake = former | 1 << seat
    elif former:
        state.awake = former & ~(1 << seat)
    return former
