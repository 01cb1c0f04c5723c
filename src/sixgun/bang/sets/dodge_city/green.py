"""The green-bordered cards. They are put in front of their player and can be discarded for their effect later."""

from __future__ import annotations

from sixgun.bang.card_kinds import Green, GreenMissed, GreenShot
from sixgun.bang.effect import ANY, NEAR, OTHER, REACH, Reason, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.rules.life import gain_life
from sixgun.bang.rules.robbing import make_discard, nothing_to_take, rob
from sixgun.bang.rules.shooting import shoot
from sixgun.cardgame.facts import DISCARD, DRAW, HEAL, OTHERS, TAKE


class IronPlate(GreenMissed):
    """Cancels a shot."""

    icon = "breastplate"


class Sombrero(GreenMissed):
    """Cancels a shot."""

    icon = "sombrero"


class TenGallonHat(GreenMissed):
    """Cancels a shot."""

    icon = "outback-hat"


class Bible(GreenMissed):
    """Cancels a shot, then draws a card (91)."""

    icon = "bible"
    draws = 1

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, self.draws)


class Knife(GreenShot):
    """Shoots a player at distance 1."""

    icon = "bowie-knife"
    use_aim = NEAR


class Derringer(GreenShot):
    """Shoots a player at distance 1 and draws a card, whether it hits or not."""

    icon = "derringer"
    draws = 1
    use_aim = NEAR

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        await super().take_effect(game, source, target)
        draw(game, source.by, self.draws)


class Pepperbox(GreenShot):
    """Shoots a player in reach of its owner's weapon."""

    icon = "blunderbuss"
    use_aim = REACH


class BuffaloRifle(GreenShot):
    """Shoots any other player."""

    icon = "buffalo-head"
    use_aim = OTHER


class Howitzer(GreenShot):
    """Shoots every other player (43)."""

    icon = "cannon"
    affects = OTHERS

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if not game.player(seat).out:
                await shoot(game, source, seat)


class Canteen(Green):
    """Its owner regains a life point (45, 50)."""

    icon = "water-flask"
    act = HEAL
    heals = 1

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, source.by, self.heals, source)


class PonyExpress(Green):
    """Draws three cards."""

    icon = "cavalry"
    act = DRAW
    draws = 3

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, self.draws)


class Loot(Green):
    """Aimed at any player who has a card to lose (87, 88)."""

    use_aim = ANY

    def why_not_used_at(self, game: Game, me: int, target: int) -> Reason | None:
        no = nothing_to_take(game, me, target)
        alone = target == me and len(game.player(me).in_play) == 1  # a card cannot take or discard itself
        return reason("nothing_to_take", 88) if alone and no is None else no


class CanCan(Loot):
    """Makes any player discard a card."""

    icon = "female-legs"
    act = DISCARD

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        await make_discard(game, source, target)


class Conestoga(Loot):
    """Takes a card from any player."""

    icon = "old-wagon"
    act = TAKE

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        await rob(game, source, target)


GREEN_CARDS: tuple[Green, ...] = (
    IronPlate(), Sombrero(), TenGallonHat(), Bible(), Canteen(), CanCan(), Conestoga(), Derringer(), Knife(),
    Pepperbox(), BuffaloRifle(), Howitzer(), PonyExpress(),
)  # fmt: skip
