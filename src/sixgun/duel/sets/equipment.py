"""The Equipment cards: blue, they stay with a character."""

from __future__ import annotations

from sixgun.cardgame.facts import DRAW, SWAP, Check, Symbol
from sixgun.duel import announce
from sixgun.duel.asks import USE, Avoid
from sixgun.duel.effect import BLUE, OWN_REAR, SUPPLY, UNLIMITED, Aim, Card, Colour, Reason, Source, reason
from sixgun.duel.faces import BARREL, DYNAMITE, SNAKE, side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.card_moves import card_in_play, discard_equipment, draw, leave_play, put_in_play
from sixgun.duel.rules.life import lose_life
from sixgun.duel.rules.reveals import revealed
from sixgun.duel.rules.swapping import swap
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice


class Equipment(Card):
    """Put with one's own Rearguard Character or the opponent's Active Character."""

    colour: Colour = BLUE
    aim: Aim = SUPPLY


class Bank(Equipment):
    """One more card in the Draw Phase."""

    icon = "bank"
    draws = 1
    symbols = (Symbol("draw", "+1"),)

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return count + self.draws


class Shelter(Equipment):
    """Offers itself to its bearer against a hit, once each time (47)."""

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if why_not_shelter(me, ask, self.slug):
            return []
        return [choice(USE, card_in_play(game, me, self.slug), what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        return why_not_shelter(me, ask, self.slug) or (reason("no_target", 34) if wish.target != NOBODY else None)


def why_not_shelter(me: int, ask: Ask, slug: str) -> Reason | None:
    """Why this cannot be used against a hit on its bearer, or on himself."""
    if not isinstance(ask, Avoid) or ask.hit.target != me:
        return reason("only_against_hits", 47)
    return reason("used_on_this_hit", 47) if slug in ask.hit.tried else None


class Barrel(Shelter):
    """Against each hit its bearer may reveal: a barrel avoids it (61)."""

    icon = "barrel"
    check = Check(BARREL)
    cover = True
    symbols = (Symbol("reveal"), Symbol("miss"))

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        seat = side_of(me)
        return int(await revealed(game, Source(seat, self.slug, (), me), seat, self.check))


class Hat(Shelter):
    """Discarded from play it avoids a hit on its bearer (62)."""

    icon = "outback-hat"
    parries_in_play = True
    used_up = True
    symbols = (Symbol("miss"),)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        discard_equipment(game, me, choice.card, side_of(me), self.slug)
        return 1


class Clock(Equipment):
    """Draws a card whenever the opponent's token moves (76, 77)."""

    icon = "pocket-watch"
    act = DRAW
    draws = 1
    symbols = (Symbol("draw", "1"), Symbol("reload"))
    reloads = True

    async def on_token_moved(self, game: Game, me: int, seat: int, by: int, now: int) -> None:
        if minds_move(game, me, seat, by):
            draw(game, side_of(me), self.draws)


def minds_move(game: Game, me: int, seat: int, by: int) -> bool:
    """Is this a move of the opponent's token that counts (76)?"""
    return seat != side_of(me) and (by != side_of(me) or game.options.own_moves_count)


class Dynamite(Equipment):
    """At the start of its bearer's turn reveal: a dynamite takes three life points, else it goes to the other side's
    Rearguard Character (72, 73)."""

    icon = "dynamite"
    check = Check(DYNAMITE, hurts=True)
    damage = 3
    burden = True
    symbols = (Symbol("life", "−3"), Symbol("always"))
    aim = OWN_REAR
    always = True
    priority = 1

    async def on_turn_start(self, game: Game, me: int) -> None:
        seat = side_of(me)
        stick = card_in_play(game, me, self.slug)
        if await revealed(game, Source(seat, self.slug, (), me), seat, self.check):
            announce.exploded(game, me, stick, self.slug)
            discard_equipment(game, me, stick, NOBODY, self.slug)
            await lose_life(game, me, self.damage, Source(NOBODY, self.slug), wakes=not game.options.rear_sleeps)
        else:
            leave_play(game, me, stick)
            bearer = game.rear(1 - seat)
            announce.passed_on(game, seat, bearer, stick, self.slug)
            put_in_play(game, stick, bearer)


class GunBelt(Equipment):
    """Any number of BANG! cards, none of which counts (43)."""

    icon = "cowboy-holster"
    symbols = (Symbol("hit", "∞"),)

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return UNLIMITED


class Rattlesnake(Equipment):
    """At the start of its bearer's turn reveal: a snake takes a life point (74)."""

    icon = "rattlesnake"
    check = Check(SNAKE, hurts=True)
    burden = True
    symbols = (Symbol("life", "−1"), Symbol("always"))
    always = True
    priority = 2

    async def on_turn_start(self, game: Game, me: int) -> None:
        seat = side_of(me)
        if await revealed(game, Source(seat, self.slug, (), me), seat, self.check):
            await lose_life(game, me, self.damage, Source(NOBODY, self.slug), wakes=not game.options.rear_sleeps)


class Scope(Equipment):
    """Hit cards may be aimed at the opponent's Rearguard Character (86)."""

    icon = "spyglass"
    symbols = (Symbol("any"), Symbol("reload"))
    reloads = True

    def modify_targets(self, game: Game, me: int, kind: Card, targets: frozenset[int]) -> frozenset[int]:
        return targets | {game.rear(1 - side_of(me))} if kind.hits else targets


class Stampede(Equipment):
    """At the start of their turn the characters of its bearer's side swap (75)."""

    icon = "buffalo-head"
    act = SWAP
    burden = True
    symbols = (Symbol("swap"), Symbol("reload"), Symbol("always"))
    reloads = True
    always = True
    priority = 3

    async def on_turn_start(self, game: Game, me: int) -> None:
        seat = side_of(me)
        if not game.lone(seat):
            swap(game, seat, NOBODY, self.slug)


EQUIPMENT: tuple[Card, ...] = (
    Bank(), Barrel(), Clock(), Dynamite(), GunBelt(), Hat(), Rattlesnake(), Scope(), Stampede(),
)  # fmt: skip
