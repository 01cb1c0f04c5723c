"""The kinds of cards that have a rule of their own: base classes for sets and packs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.asks import USE, Dodge, Play
from sixgun.bang.effect import BLUE, GREEN, PLAYED, REPLY, Card, Colour, Reason, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import card_in_play, leave_play, put_on_discards
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.bang.rules.shooting import shoot
from sixgun.cardgame.effects import overridden
from sixgun.cardgame.facts import SHOT, Act
from sixgun.kernel.ask import Ask, Choice, choices_at

NO_SHOT: Final = reason("only_against_shots", 94)
NOT_THEIR_TURN: Final = reason("own_turn_only", 94)


class Blue(Card):
    """A card that is put in front of a player and stays there."""

    colour: Colour = BLUE


class Weapon(Blue):
    """A weapon: it replaces the Colt .45 that every player starts with."""

    weapon = True
    reach = 1

    def modify_reach(self, game: Game, me: int, seat: int, reach: int) -> int:
        return self.reach


class Green(Card):
    """A card that is put in front of its player and used by discarding it.

    It cannot be used in the turn in which it was put down (93). Cards that parry are used against a shot, all others in
    phase 2 of their owner (94). A green card has no effect from the hand: one that parries sets `parries_in_play`, not
    `parries_from_hand`.
    """

    colour: Colour = GREEN
    used_up = True
    filters_use_targets: bool = False
    """Some players are no targets when it is used, although its aim reaches them."""

    def __init__(self) -> None:
        super().__init__()
        self.filters_use_targets = "why_not_used_at" in overridden(type(self), Green)

    def why_not_used_at(self, game: Game, me: int, target: int) -> Reason | None:
        """Pure. Return why this player cannot be the target. Distance is checked elsewhere."""
        return None

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        """Carry out the card. It has already been discarded."""

    def offers(self, game: Game, me: int, ask: Ask) -> Sequence[Choice]:
        if self.why_not_now(game, me, ask):
            return []
        seats = targets(game, me, self.use_aim)
        if self.filters_use_targets:
            seats = tuple([seat for seat in seats if self.why_not_used_at(game, me, seat) is None])
        return choices_at(USE, seats, self.slug)[card_in_play(game, me, self.slug)]

    def why_not_now(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Pure. Return why it cannot be used now at any target."""
        if ask.seat != me or not isinstance(ask, Dodge if self.parries_in_play else Play):
            return NO_SHOT if self.parries_in_play else NOT_THEIR_TURN
        placed_this_turn = card_in_play(game, me, self.slug) in game.state.placed_this_turn
        return reason("put_down_this_turn", 93) if placed_this_turn else None

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
    """A green card that counts as a Missed!."""

    parries_in_play = True


class GreenShot(Green):
    """A green card that shoots a player. It is not a BANG! card, so the limit of one a turn does not apply (96)."""

    act: Act = SHOT

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        await shoot(game, source, target)
