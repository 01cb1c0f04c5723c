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
    """Take life points one by one. An effect can replace each loss. A character without life is eliminated later.

    Characters do not react to a loss that kills them, nor to the other points of the same effect (89). `wakes` says
    whether a Rearguard Character is awake for the loss.
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
        game.rebuild_panels(side_of(who))  # a character without life is still in play, but has no ability any more
    game.state.awake = former


async def replaced(game: Game, who: int, source: Source) -> bool:
    """Let an effect replace the loss of a life point. Return whether one does."""
    for me, effect in game.each_effect(side_of(who), "instead_of_loss"):
        if await effect.instead_of_loss(game, me, who, source):
            return True
    return False


def gain_life(game: Game, who: int, points: int, source: Source) -> None:
    """Restore life points. Life never rises above its starting value (122)."""
    fighter = game.state.fighters[who]
    points = min(points, fighter.max_life - fighter.life)
    if points > 0:
        game.state.edit_fighter(who).life += points
        announce.gained_life(game, who, points, source)
