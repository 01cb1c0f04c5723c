"""The kinds of cards that have a rule of their own: base classes for the printed set and for packs."""

from __future__ import annotations

from sixgun.cardgame.facts import SHOT
from sixgun.duel.asks import USE, Avoid
from sixgun.duel.effect import BLUE, FRONT, RED, SUPPLY, Aim, Card, Colour, Reason, Source, reason
from sixgun.duel.game import Game
from sixgun.duel.rules.card_moves import card_in_play
from sixgun.duel.rules.hitting import hit_with
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice


class HitCard(Card):
    """A hit on the opponent's Active Character that is not a BANG! card."""

    act = SHOT
    aim: Aim = FRONT
    hits = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        await hit_with(game, source, target)


class BangCard(Card):
    """A hit on the opponent's Active Character."""

    act = SHOT
    colour: Colour = RED
    aim: Aim = FRONT
    hits = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        await hit_with(game, source, target)


class Equipment(Card):
    """A card for one's own Rearguard Character or the opponent's Active Character."""

    colour: Colour = BLUE
    aim: Aim = SUPPLY


class Shelter(Equipment):
    """Equipment that can be used once against each hit on its character (47)."""

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if why_not_shelter(me, ask, self.slug):
            return []
        return [choice(USE, card_in_play(game, me, self.slug), what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        return why_not_shelter(me, ask, self.slug) or (reason("no_target", 34) if wish.target != NOBODY else None)


def why_not_shelter(me: int, ask: Ask, slug: str) -> Reason | None:
    """Return why an Equipment or ability cannot be used against a hit on its character."""
    if not isinstance(ask, Avoid) or ask.hit.target != me:
        return reason("only_against_hits", 47)
    return reason("used_on_this_hit", 47) if slug in ask.hit.tried else None
