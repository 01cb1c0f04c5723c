"""A hit, from the trigger to the lost life point, and hit cards discarded as a reply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.asks import USE, AnswerWithHit, Avoid, PayCard, offered
from sixgun.duel.effect import Source
from sixgun.duel.faces import side_of
from sixgun.duel.rules.card_moves import give_up, leave_hand, put_on_discards
from sixgun.duel.rules.life import lose_life
from sixgun.duel.rules.triggers import awake_for, enter, trigger
from sixgun.kernel.ask import NOBODY, PASS, Ask

if TYPE_CHECKING:
    from sixgun.duel.game import Game


class Hit:
    """A hit that can still be avoided.

    `colour` is the colour of its card, or empty for an automatic hit. `any_card` says that any hand card avoids it.
    `tried` are the effects already used against it.
    """

    __slots__ = ("any_card", "colour", "source", "target", "tried")

    def __init__(self, source: Source, target: int, colour: str = "", any_card: bool = False) -> None:
        self.source = source
        self.target = target
        self.colour = colour
        self.any_card = any_card
        self.tried: tuple[str, ...] = ()

    @property
    def shooter(self) -> int:
        """The character who shot."""
        return self.source.actor


async def hit_with(game: Game, source: Source, target: int) -> None:
    """Hit a character with a card that was played. If the hit is avoided, the card may have another effect (54)."""
    kind = game.catalogue.cards[source.what]
    hit = Hit(source, target, kind.colour, kind.any_card_avoids)
    if await struck(game, hit):
        return
    await kind.avoided(game, hit)


async def struck(game: Game, hit: Hit) -> bool:
    """Carry out one hit: the target avoids it or loses a life point (47-49). Return whether it struck."""
    target = hit.target
    former = awake_for(game, target)
    announce.hit(game, hit)
    avoided = await avoids(game, hit)
    if not avoided:
        await lose_life(game, target, 1, hit.source)
    game.state.awake = former
    return not avoided


async def strike(game: Game, by: int, what: str, actor: int, target: int) -> None:
    """Carry out an automatic hit, which an ability or a reply causes (51)."""
    await struck(game, Hit(Source(by, what, (), actor), target))


async def avoids(game: Game, hit: Hit) -> bool:
    """Ask the owner for ways to avoid the hit until one of them works, or they accept it.

    If avoiding it has an extra cost, the cost must be paid too (52).
    """
    seat = side_of(hit.target)
    while True:
        ask = Avoid(game, seat, hit)
        if not can_avoid(game, seat, ask):
            return False
        answer = await ask
        if answer is PASS:
            return False
        if answer.verb == USE:
            hit.tried = (*hit.tried, answer.what)
            announce.used(game, seat, hit.target, answer.what, answer.card)
            if not await game.catalogue.effects[answer.what].use(game, hit.target, ask, answer):
                continue
            means, me = answer.what, hit.target
        else:
            means, me = game.face(answer.card).slug, NOBODY
            leave_hand(game, seat, answer.card)
            announce.played_against(game, hit, answer.card, answer.what or means)
            put_on_discards(game, answer.card)
            if answer.what:
                means = ""  # a card used as another card loses its own text (46)
        if not await paid(game, seat, hit):
            return False
        announce.avoided(game, hit)
        if means and "on_used_as_reply" in game.catalogue.effects[means].hooks:
            enter(game, "on_used_as_reply", means, me, seat, hit.target, hit.shooter)
        if hit.source.by != NOBODY:
            trigger(game, "on_hit_avoided", hit.source.by, hit.source.by, hit.target)
        return True


def can_avoid(game: Game, seat: int, ask: Ask) -> bool:
    """Could a side have anything to avoid a hit with? This uses only public facts."""
    return bool(game.state.players[seat].hand) or bool(offered(game, seat, ask))


async def paid(game: Game, seat: int, hit: Hit) -> bool:
    """Ask the defender for the extra cost of avoiding a hit. Return whether they pay it."""
    cost = 0
    if hit.source.by != NOBODY:
        for me, effect in game.effects_of(hit.source.by, "modify_avoid_cost"):
            cost = effect.modify_avoid_cost(game, me, hit, cost)
    for _ in range(cost):
        hand = game.state.players[seat].hand
        if not hand:
            return False
        answer = await PayCard(game, seat, hit.source, hand, may_pass=True)
        if answer is PASS:
            return False
        give_up(game, seat, answer.card, hit.source.what)
    return True


async def answered(game: Game, fighter: int, source: Source, opponent: int = NOBODY) -> bool:
    """Ask the owner to discard a hit card for this character, who is awake for it (68, 70). Return whether they do."""
    seat = side_of(fighter)
    if not game.state.players[seat].hand:
        return False
    former = awake_for(game, fighter)
    answer = await AnswerWithHit(game, seat, source, fighter, opponent)
    game.state.awake = former
    if answer is PASS:
        return False
    leave_hand(game, seat, answer.card)
    announce.replied(game, fighter, answer.card, source)
    put_on_discards(game, answer.card)
    return True
