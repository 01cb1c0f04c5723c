"""The cards with a green border: put in front of their player, and used from the next turn on by discarding them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.bang.asks import USE, Dodge, Play
from sixgun.bang.effect import ANY, GREEN, NEAR, NO_AIM, OTHER, PLAYED, REACH, REPLY, Card, Reason, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.cards import draw, leave_play, toss
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.bang.rules.life import gain_life
from sixgun.bang.rules.robbing import nothing_to_take, rob, strip
from sixgun.bang.rules.shooting import shoot
from sixgun.bang.sets.base.cards import card_in_play
from sixgun.kernel.ask import Ask, Choice, aimed

NO_SHOT: Final = reason("only_against_shots", 94)
NOT_HIS_TURN: Final = reason("own_turn_only", 94)


class Green(Card):
    """Not in the turn in which it was put down (93). Those that parry are used against a shot, all others in phase 2
    of its owner (94).

    `use_aim` tells whom it may be aimed at when it is used, `parries` that it bears the Missed! symbol. In the hand it
    has no symbol to use, so it is no `missed` card.
    """

    colour = GREEN
    use_aim: ClassVar[str] = NO_AIM
    parries: ClassVar[bool] = False
    picky_use: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """`picky_use`: not everybody whom it can be aimed at is a target when it is used."""
        super().__init_subclass__()
        cls.picky_use = cls.why_not_used_at is not Green.why_not_used_at

    def why_not_used_at(self, game: Game, me: int, target: int) -> Reason | None:
        """Pure. Why it cannot be aimed at this target, besides distance."""
        return None

    async def act(self, game: Game, source: Source, target: int) -> None:
        """What it does; it lies already on the discards."""

    def offers(self, game: Game, me: int, ask: Ask) -> Sequence[Choice]:
        if self.why_not_now(game, me, ask):
            return []
        seats = targets(game, me, self.use_aim)
        if self.picky_use:
            seats = tuple([seat for seat in seats if self.why_not_used_at(game, me, seat) is None])
        return aimed(USE, seats, self.slug)[card_in_play(game, me, self.slug)]

    def why_not_now(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Pure. Why it cannot be used now, whoever the target."""
        if ask.seat != me or not isinstance(ask, Dodge if self.parries else Play):
            return NO_SHOT if self.parries else NOT_HIS_TURN
        fresh = card_in_play(game, me, self.slug) in game.state.fresh
        return reason("put_down_this_turn", 93) if fresh else None

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = self.why_not_now(game, me, ask) or why_not_aim(game, me, self.use_aim, wish.target)
        return no or self.why_not_used_at(game, me, wish.target)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        source = Source(me, self.slug, (choice.card,), (game.suit(choice.card),))
        leave_play(game, me, choice.card)
        if isinstance(ask, Dodge):
            ask.shot.replied = True  # no draw! after a Missed! (20)
            toss(game, me, choice.card, REPLY)
            await self.act(game, source, choice.target)
            return 1
        toss(game, me, choice.card, PLAYED)
        await self.act(game, source, choice.target)
        return 0


class Parry(Green):
    """Counts as a Missed!."""

    parries = True


class IronPlate(Parry):
    """Cancels a shot."""


class Sombrero(Parry):
    """Cancels a shot."""


class TenGallonHat(Parry):
    """Cancels a shot."""


class Bible(Parry):
    """Cancels a shot, then draws a card (91)."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, 1)


class Gun(Green):
    """Shoots a player; no BANG! card, so there is no limit (96)."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        await shoot(game, source, target)


class Knife(Gun):
    """Shoots a player at distance 1."""

    use_aim = NEAR


class Derringer(Gun):
    """Shoots a player at distance 1 and draws a card, whether it hits or not."""

    use_aim = NEAR

    async def act(self, game: Game, source: Source, target: int) -> None:
        await super().act(game, source, target)
        draw(game, source.by, 1)


class Pepperbox(Gun):
    """Shoots a player in reach of one's weapon."""

    use_aim = REACH


class BuffaloRifle(Gun):
    """Shoots any other player."""

    use_aim = OTHER


class Howitzer(Gun):
    """Shoots every other player (43)."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if not game.player(seat).out:
                await shoot(game, source, seat)


class Canteen(Green):
    """Its owner regains a life point (45, 50)."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, source.by, 1, source)


class PonyExpress(Green):
    """Draws three cards."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, 3)


class Loot(Green):
    """Aimed at any player who has a card to lose (87, 88)."""

    use_aim = ANY

    def why_not_used_at(self, game: Game, me: int, target: int) -> Reason | None:
        no = nothing_to_take(game, me, target)
        alone = target == me and len(game.player(me).in_play) == 1  # it is no target of its own
        return reason("nothing_to_take", 88) if alone and no is None else no


class CanCan(Loot):
    """Makes any player discard a card."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        await strip(game, source, target)


class Conestoga(Loot):
    """Takes a card of any player."""

    async def act(self, game: Game, source: Source, target: int) -> None:
        await rob(game, source, target)


GREEN_CARDS: tuple[Green, ...] = (
    IronPlate(), Sombrero(), TenGallonHat(), Bible(), Canteen(), CanCan(), Conestoga(), Derringer(), Knife(),
    Pepperbox(), BuffaloRifle(), Howitzer(), PonyExpress(),
)  # fmt: skip
