"""A pack that touches every border between the engine and the cards of others.

It has cards below the bases for packs and below a printed card, facts of all types, hooks that only count, and hooks
and cards that wait for an answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.asks import USE, PickCard, PickPlayer, Play
from sixgun.bang.card_kinds import Blue, Green
from sixgun.bang.catalogue import CardSet
from sixgun.bang.effect import (
    BROWN,
    HEART,
    NEAR,
    OTHER,
    PLAYED,
    Aim,
    Card,
    Character,
    Event,
    Reason,
    Source,
    reason,
)
from sixgun.bang.faces import CLUBS, DIAMONDS, HEARTS, SPADES, face
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw, take_off_table, to_hand, turn_up
from sixgun.bang.rules.draw_checks import draw_check
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.settling import settle
from sixgun.bang.rules.shooting import affected, shoot
from sixgun.bang.sets.base.blue import Schofield
from sixgun.cardgame.facts import SHOT, Act, Check, Symbol, Symbols
from sixgun.kernel.ask import Ask, Choice, choice


class PickUp(PickCard):
    """A question of the pack's own: choose a card of the table. Nothing of it is new but its name."""

    __slots__ = ()


class Prospecting(Card):
    """Turn up three cards, choose one, and discard the rest."""

    icon = "gold-nuggets"
    draws = 1
    symbols: Symbols | None = (Symbol("draw", "1"),)

    async def play(self, game: Game, source: Source, target: int) -> None:
        cards = turn_up(game, 3)
        if cards:
            chosen = (await PickUp(game, source.by, source, cards)).card
            for card in cards:
                take_off_table(game, card)
                if card == chosen:
                    to_hand(game, source.by, card)
                else:
                    game.state.discard.append(card)


class WarningShot(Green):
    """Shoots a neighbour; a heart spares them."""

    act: Act = SHOT
    use_aim: Aim = NEAR
    check: Check | None = HEART

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        if affected(game, source, target) and not (await draw_check(game, target, self)).helped:
            await shoot(game, source, target)


class LongSchofield(Schofield):
    """A printed weapon that reaches further and lets its owner hold one more card."""

    reach = 3

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return limit + 1


class Lantern(Blue):
    """Everybody else sees its owner from nearer."""

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance - 1 if seen == me else distance


class Medic(Character):
    """Once in her turn heals somebody for a life point of her own, and draws when she plays a brown card."""

    life = 5

    def offers(self, game: Game, me: int, ask: Ask) -> Sequence[Choice]:
        return [] if self.why_not_use(game, me, ask, choice(USE, what=self.slug)) else [choice(USE, what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        if not isinstance(ask, Play) or ask.seat != me or game.player(me).life < 2:
            return reason("not_now", 5)
        return reason("once_a_turn", 5) if game.state.turn_marks.get((self.slug, me)) else None

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        game.state.turn_marks[self.slug, me] = 1
        source = Source(me, self.slug)
        healed = (await PickPlayer(game, me, source, tuple(game.others_in_play(me)))).target
        gain_life(game, healed, 1, source)
        await lose_life(game, me, 1, source)
        return 0

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        if (
            seat == me
            and why == PLAYED
            and game.kind(card).colour == BROWN
            and not game.state.turn_marks.get(("d", me))
        ):
            game.state.turn_marks["d", me] = 1
            draw(game, me, 1)
            await settle(game)


class Stampede(Event):
    """No BANG! at the nearest: every shot must be one step further."""

    affects = "everybody"

    def modify_missed_needed(self, game: Game, me: int, shot: object, needed: int) -> int:
        return needed + 1

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        own = isinstance(ask, Play) and choice.card >= 0 and game.kind(choice.card).aim == OTHER
        return reason("stampede", 0) if own else None


CARD_SET = CardSet(
    "strange",
    cards=(Prospecting(), WarningShot(), LongSchofield(), Lantern()),
    deck=tuple(
        face(slug, suit, rank)
        for slug in ("prospecting", "warning_shot", "long_schofield", "lantern")
        for suit, rank in ((HEARTS, 5), (SPADES, 6), (CLUBS, 7), (DIAMONDS, 8))
    ),
    characters=(Medic(),),
    events=(Stampede(),),
)

TEXTS = {
    "en": """
set-strange = Strange
card-prospecting = Prospecting
    .text = Choose one of three.
card-warning-shot = Warning Shot
    .text = A shot.
card-long-schofield = Long Schofield
    .text = Reach 3.
card-lantern = Lantern
    .text = You are seen.
character-medic = Medic
    .text = Heals.
event-stampede = Stampede
    .text = No shots.
reason-stampede = The cattle are in the way.
reason-once-a-turn = Only once.
"""
}
