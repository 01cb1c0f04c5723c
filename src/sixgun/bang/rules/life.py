"""Life points: lost and regained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang import announce
from sixgun.bang.asks import USE, Save, can_reply
from sixgun.bang.effect import REPLY, Source
from sixgun.bang.hook_numbers import MODIFY_LIFE_CHANGE, ON_LIFE_LOST
from sixgun.bang.rules.elimination import eliminate
from sixgun.bang.rules.playing import spend, use_offer, used
from sixgun.bang.rules.settling import settle
from sixgun.kernel.ask import NOBODY, PASS

if TYPE_CHECKING:
    from sixgun.bang.game import Game


async def lose_life(game: Game, seat: int, points: int, source: Source, killer: int = NOBODY) -> None:
    """Subtract all points first. A player can survive a lethal hit with a Beer or an ability (45, 46).

    `killer` is for the rare case that the killer is not the player behind the loss.
    """
    for me, effect in game.index.all_seats[MODIFY_LIFE_CHANGE]:
        points = -effect.modify_life_change(game, me, seat, -points, source)
    if points <= 0:
        return
    game.state.edit(seat).life -= points
    announce.lost_life(game, seat, points, source)
    first = game.options.draw_before_saving
    if first:
        await _react(game, seat, points, source)
    while game.state.players[seat].life < 1 and await _save(game, seat, source):
        await settle(game)
    if game.state.players[seat].life < 1:
        await eliminate(game, seat, source.by if killer == NOBODY else killer)
        return
    await settle(game)
    if not first and game.index.all_seats[ON_LIFE_LOST]:
        await _react(game, seat, points, source)


async def _react(game: Game, seat: int, points: int, source: Source) -> None:
    for me, effect in game.each_effect(ON_LIFE_LOST):
        await effect.on_life_lost(game, me, seat, points, source)
    await settle(game)


async def _save(game: Game, seat: int, source: Source) -> bool:
    """Try once to survive a lethal hit. Return False if the player cannot or does not want to."""
    ask = Save(game, seat, source)
    if not can_reply(game, seat, ask):
        return False
    answer = await ask
    if answer is PASS:
        return False
    if answer.verb == USE:
        await use_offer(game, seat, ask, answer)
        return True
    card = answer.card
    kind = game.kind(card)
    announce.played(game, seat, card, kind.slug)
    spend(game, seat, card)
    await used(game, seat, card, REPLY)
    await kind.play(game, Source(seat, kind.slug, (card,)), seat)
    return True


def gain_life(game: Game, seat: int, points: int, source: Source) -> None:
    """Restore life points. Life never rises above its starting value (56)."""
    player = game.player(seat)
    for me, effect in game.index.all_seats[MODIFY_LIFE_CHANGE]:
        points = effect.modify_life_change(game, me, seat, points, source)
    points = min(points, player.max_life - player.life)
    if points > 0:
        game.state.edit(seat).life += points
        announce.gained_life(game, seat, points, source)
