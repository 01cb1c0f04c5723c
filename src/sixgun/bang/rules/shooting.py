"""A shot, from the trigger to the lost life point, and BANG! cards discarded as a reply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang import announce
from sixgun.bang.asks import USE, AnswerWithBang, Dodge, can_reply
from sixgun.bang.effect import BANG, REPLY, Source
from sixgun.bang.hook_numbers import FORBID_EFFECT, MODIFY_BANG_LIMIT, MODIFY_MISSED_NEEDED
from sixgun.bang.rules.life import lose_life
from sixgun.bang.rules.playing import spend, use_offer, used
from sixgun.bang.rules.settling import settle
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS

if TYPE_CHECKING:
    from sixgun.bang.game import Game


class Shot:
    """A shot that can still be cancelled. It takes `needed` more Missed! effects.

    `at` is the card in play it is aimed at, if it is not aimed at the player. `checks` says whether a draw! may cancel
    it. `tried` are the offers already used against it. `replied` says that a card has been played against it (20).
    """

    __slots__ = ("at", "checks", "needed", "replied", "source", "target", "tried")

    def __init__(self, source: Source, target: int, at: int = NO_CARD, checks: bool = True) -> None:
        self.source = source
        self.target = target
        self.at = at
        self.checks = checks
        self.needed = 1
        self.replied = False
        self.tried: tuple[str, ...] = ()


def affected(game: Game, source: Source, target: int) -> bool:
    """Does the effect do anything to the target?"""
    for me, effect in game.index.all_seats[FORBID_EFFECT]:
        if effect.forbid_effect(game, me, source, target):
            announce.unaffected(game, target, source)
            return False
    return True


async def shoot(game: Game, source: Source, target: int) -> None:
    """Shoot a player. They cancel the shot with Missed! effects or lose a life point."""
    if not affected(game, source, target):
        return
    if not await dodged(game, Shot(source, target)):
        await lose_life(game, target, 1, source)


async def dodged(game: Game, shot: Shot) -> bool:
    """Ask for Missed! effects until the shot is cancelled (True) or the target has no more (False)."""
    seat = shot.target
    for me, effect in game.index.all_seats[MODIFY_MISSED_NEEDED]:
        shot.needed = effect.modify_missed_needed(game, me, shot, shot.needed)
    while shot.needed > 0:
        ask = Dodge(game, shot)
        if not can_reply(game, seat, ask):
            return False
        answer = await ask
        if answer is PASS:
            return False
        if answer.verb == USE:
            shot.tried = (*shot.tried, answer.what)
            shot.needed -= await use_offer(game, seat, ask, answer)
        else:
            shot.replied = True
            await reply(game, seat, answer.card, answer.what)
            shot.needed -= 1
    announce.missed(game, seat, shot.source)
    return True


async def reply(game: Game, seat: int, card: int, used_as: str) -> None:
    """Discard a hand card as a reply."""
    kind = game.kind(card)
    announce.replied(game, seat, card, used_as)
    spend(game, seat, card)
    await used(game, seat, card, REPLY)
    if kind.has_reply_effect and not used_as:
        await kind.on_used_as_reply(game, seat)
    await settle(game)


async def answered(game: Game, seat: int, source: Source, opponent: int = NOBODY) -> bool:
    """Ask a player to discard a BANG!. Return whether they do."""
    while True:
        ask = AnswerWithBang(game, seat, source, opponent)
        if not can_reply(game, seat, ask):
            return False
        answer = await ask
        if answer is PASS:
            return False
        if answer.verb == USE:
            await use_offer(game, seat, ask, answer)
        else:
            await reply(game, seat, answer.card, answer.what)
            return True


def count_bang(game: Game, seat: int) -> None:
    """Count a BANG! card played in this turn (32)."""
    marks = game.state.turn_marks
    marks[BANG, seat] = marks.get((BANG, seat), 0) + 1


def bang_limit(game: Game, seat: int) -> int:
    """Return how many BANG! cards a player may play in their turn."""
    limit = 1
    for me, effect in game.index.own[seat][MODIFY_BANG_LIMIT]:
        limit = effect.modify_bang_limit(game, me, seat, limit)
    return limit
