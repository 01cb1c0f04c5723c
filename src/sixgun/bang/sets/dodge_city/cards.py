"""The brown and blue cards of Dodge City that the base game does not have."""

from __future__ import annotations

from sixgun.bang.effect import ANY, NEAR, OTHER, Card, Reason, RuleCoroutine, Source
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.rules.life import gain_life
from sixgun.bang.rules.robbing import make_discard, nothing_to_take, rob
from sixgun.bang.rules.shooting import shoot
from sixgun.bang.sets.base.blue import Mustang, Scope
from sixgun.bang.sets.dodge_city.green import GREEN_CARDS
from sixgun.cardgame.facts import DISCARD, HEAL, OTHERS, SHOT, TAKE


class Dodge(Card):
    """Cancels a shot, then draws a card (91)."""

    icon = "sprint"
    draws = 1
    parries_from_hand = True
    reply_only = True

    async def on_used_as_reply(self, game: Game, seat: int) -> None:
        draw(game, seat, self.draws)


class Punch(Card):
    """Shoots a player at distance 1."""

    icon = "punch"
    act = SHOT
    aim = NEAR

    def play(self, game: Game, source: Source, target: int) -> RuleCoroutine:
        return shoot(game, source, target)


class Springfield(Card):
    """Discarded with another card, shoots any other player (89)."""

    icon = "musket"
    act = SHOT
    aim = OTHER
    cost = 1

    def play(self, game: Game, source: Source, target: int) -> RuleCoroutine:
        return shoot(game, source, target)


class RagTime(Card):
    """Discarded with another card, takes a card from any player (88, 89)."""

    icon = "grand-piano"
    act = TAKE
    aim = ANY
    cost = 1

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        return nothing_to_take(game, seat, target)

    def play(self, game: Game, source: Source, target: int) -> RuleCoroutine:
        return rob(game, source, target)


class Brawl(Card):
    """Discarded with another card, makes every other player who has a card discard one (43, 90)."""

    icon = "high-punch"
    act = DISCARD
    affects = OTHERS
    cost = 1

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if nothing_to_take(game, source.by, seat) is None:
                await make_discard(game, source, seat)


class Tequila(Card):
    """Discarded with another card, lets any player regain a life point (50)."""

    icon = "brandy-bottle"
    act = HEAL
    heals = 1
    aim = ANY
    cost = 1

    async def play(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, target, self.heals, source)


class Whisky(Card):
    """Discarded with another card, lets its player regain two life points (50)."""

    icon = "glass-shot"
    act = HEAL
    heals = 2
    cost = 1

    async def play(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, source.by, self.heals, source)


class Hideout(Mustang):
    """Others see you at a distance increased by 1, in addition to a Mustang (84)."""

    icon = "cave-entrance"


class Binocular(Scope):
    """You see others at a distance decreased by 1, in addition to a Scope (84)."""

    icon = "binoculars"


CARDS: tuple[Card, ...] = (
    Dodge(), Punch(), Springfield(), RagTime(), Brawl(), Tequila(), Whisky(), Hideout(), Binocular(), *GREEN_CARDS,
)  # fmt: skip
