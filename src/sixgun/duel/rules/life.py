"""Life points: lost and regained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.effect import Source
from sixgun.duel.faces import side_of
from sixgun.duel.rules.triggers import awake_for, trigger

if TYPE_CHECKING:
    from sixgun.duel.game import Game


async def lose_life(game: Game, who: int, points: int, source: Source, *, wakes: bool = True) -> None:
    """Point by point, each of which something may happen instead of; who has no life left is eliminated later.

    Nobody reacts to the loss of his own last point, nor to the others of an effect that kills him (89). `wakes`: a
    character in the rearguard is awake for it.
    """
    former = awake_for(game, who) if wakes else game.state.awake
    lost = 0
    for _ in range(points):
        if game.state.fighters[who].life < 1:
            break
        if not await replaced(game, who, source):
            game.state.edit_fighter(who).life -= 1
            lost += 1
            announce.lost_life(game, who, source)
    if game.state.fighters[who].life > 0:
        for _ in range(lost):
            trigger(game, "on_life_lost", side_of(who), who, source.by)
    elif lost:
        game.rebuild_panels(side_of(who))  # he must be alive to use his ability, and is not, though he still lies there
    game.state.awake = former


async def replaced(game: Game, who: int, source: Source) -> bool:
    """Does something happen in the place of a lost life point?"""
    for me, effect in game.each_effect(side_of(who), "instead_of_loss"):
        if await effect.instead_of_loss(game, me, who, source):
            return True
    return False


def gain_life(game: Game, who: int, points: int, source: Source) -> None:
    """Nobody may exceed the life that he started with (122)."""
    fighter = game.state.fighters[who]
    points = min(points, fighter.max_life - fighter.life)
    if points > 0:
        game.state.edit_fighter(who).life += points
        announce.gained_life(game, who, points, source)
