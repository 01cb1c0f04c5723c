"""The kinds of cards that have a rule of their own: the bases that the sets and packs build on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.asks import USE, Dodge, Play
from sixgun.bang.effect import BLUE, GREEN, PLAYED, REPLY, Card, Colour, Reason, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import card_in_play, leave_play, put_on_discards
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.bang.rules.shooting import shoot
from sixgun.cardgame.facts import SHOT, Act
from sixgun.kernel.ask import Ask, Choice, choices_at

NO_SHOT: Final = reason("only_against_shots", 94)
NOT_HIS_TURN: Final = reason("own_turn_only", 94)


class Blue(Card):
    """Put in front of its player."""

    colour: Colour = BLUE


class Weapon(Blue):
    """Takes the place of the Colt .45."""

    weapon = True
    reach = 1

    def modify_reach(self, game: Game, me: int, seat: int, reach: int) -> int:
        return self.reach


class Green(Card):
    """Not in the turn in which it was put down (93). Those that parry are used against a shot, all others in phase 2
    of its owner (94).

    In the hand it has no symbol to use: one that parries is no `missed` card.
    """

    colour: Colour = GREEN
    used_up = True
    picky_use: bool = False

    def __init_subclass__(cls) -> None:
        """`picky_use`: not everybody whom it can be aimed at is a target when it is used."""
        super().__init_subclass__()
        cls.picky_use = cls.why_not_used_at is not Green.why_not_used_at

    def why_not_used_at(self, game: Game, me: int, target: int) -> Reason | None:
        """Pure. Why it cannot be aimed at this target, besides distance."""
        return None

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        """What it does; it lies already on the discards."""

    def offers(self, game: Game, me: int, ask: Ask) -> Sequence[Choice]:
        if self.why_not_now(game, me, ask):
            return []
        seats = targets(game, me, self.use_aim)
        if self.picky_use:
            seats = tuple([seat for seat in seats if self.why_not_used_at(game, me, seat) is None])
        return choices_at(USE, seats, self.slug)[card_in_play(game, me, self.slug)]

    def why_not_now(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Pure. Why it cannot be used now, whoever the target."""
        if ask.seat != me or not isinstance(ask, Dodge if self.parries_in_play else Play):
            return NO_SHOT if self.parries_in_play else NOT_HIS_TURN
        fresh = card_in_play(game, me, self.slug) in game.state.placed_this_turn
        return reason("put_down_this_turn", 93) if fresh else None

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = self.why_not_now(game, me, ask) or why_not_aim(game, me, self.use_aim, wish.target)
        return no or self.why_not_used_at(game, me, wish.target)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        source = Source(me, self.slug, (choice.card,), (game.suit(choice.card),))
        leave_play(game, me, choice.card)
        if isinstance(ask, Dodge):
            ask.shot.replied = True  # no draw! after a Missed! (20)
            put_on_discards(game, me, choice.card, REPLY)
            await self.take_effect(game, source, choice.target)
            return 1
        put_on_discards(game, me, choice.card, PLAYED)
        await self.take_effect(game, source, choice.target)
        return 0


class GreenMissed(Green):
    """Counts as a Missed!."""

    parries_in_play = True


class GreenShot(Green):
    """Shoots a player. It is no BANG! card, so there is no limit (96)."""

    act: Act = SHOT

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        await shoot(game, source, target)
