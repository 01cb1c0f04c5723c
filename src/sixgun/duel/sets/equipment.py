"""The Equipment cards. They are blue and stay with a character."""

from __future__ import annotations

from sixgun.cardgame.facts import DRAW, SWAP, Check, Symbol, Symbols
from sixgun.duel import announce
from sixgun.duel.card_kinds import Equipment, Shelter
from sixgun.duel.effect import OWN_REAR, UNLIMITED, Aim, Card, Source
from sixgun.duel.faces import BARREL, DYNAMITE, SNAKE, side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.card_moves import card_in_play, discard_equipment, draw, leave_play, put_in_play
from sixgun.duel.rules.life import lose_life
from sixgun.duel.rules.reveals import revealed
from sixgun.duel.rules.swapping import swap
from sixgun.kernel.ask import NOBODY, Ask, Choice


class Bank(Equipment):
    """Draws one more card in the Draw Phase."""

    icon = "bank"
    draws = 1
    symbols: Symbols | None = (Symbol("draw", "+1"),)

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return count + self.draws


class Barrel(Shelter):
    """Against each hit, its character may reveal a card. A barrel avoids the hit (61)."""

    icon = "barrel"
    check: Check | None = Check(BARREL)
    cover = True
    symbols: Symbols | None = (Symbol("reveal"), Symbol("miss"))
    choice_ruling = 93

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        seat = side_of(me)
        return int(await revealed(game, Source(seat, self.slug, (), me), seat, self.check))


class Hat(Shelter):
    """Can be discarded from play to avoid a hit on its character (62)."""

    icon = "outback-hat"
    parries_in_play = True
    used_up = True
    symbols: Symbols | None = (Symbol("miss"),)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        discard_equipment(game, me, choice.card, side_of(me), self.slug)
        return 1


class Clock(Equipment):
    """Draws a card whenever the opponent's token moves (76, 77)."""

    icon = "pocket-watch"
    act = DRAW
    draws = 1
    symbols: Symbols | None = (Symbol("draw", "1"), Symbol("reload"))
    reloads = True
    choice_ruling = 76

    async def on_token_moved(self, game: Game, me: int, seat: int, by: int, now: int) -> None:
        if opponents_token_moved(game, me, seat, by):
            draw(game, side_of(me), self.draws)


def opponents_token_moved(game: Game, me: int, seat: int, by: int) -> bool:
    """Has the opponent's token moved in a way that counts (76)?"""
    return seat != side_of(me) and (by != side_of(me) or game.options.own_moves_count)


class Dynamite(Equipment):
    """Reveals a card at the start of its side's turn (72, 73).

    On a dynamite, its character loses three life points. Otherwise it passes to the other side's Rearguard Character.
    """

    icon = "dynamite"
    check: Check | None = Check(DYNAMITE, hurts=True)
    damage = 3
    burden = True
    symbols: Symbols | None = (Symbol("life", "−3"), Symbol("always"))
    aim: Aim = OWN_REAR
    always = True
    priority = 1
    choice_ruling = 93

    async def on_turn_start(self, game: Game, me: int) -> None:
        seat = side_of(me)
        dynamite = card_in_play(game, me, self.slug)
        if await revealed(game, Source(seat, self.slug, (), me), seat, self.check):
            announce.exploded(game, me, dynamite, self.slug)
            discard_equipment(game, me, dynamite, NOBODY, self.slug)
            await lose_life(game, me, self.damage, Source(NOBODY, self.slug), wakes=not game.options.rear_sleeps)
        else:
            leave_play(game, me, dynamite)
            bearer = game.rear(1 - seat)
            announce.passed_on(game, seat, bearer, dynamite, self.slug)
            put_in_play(game, dynamite, bearer)


class GunBelt(Equipment):
    """Allows any number of BANG! cards, and none of them counts (43)."""

    icon = "cowboy-holster"
    symbols: Symbols | None = (Symbol("hit", "∞"),)

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return UNLIMITED


class Rattlesnake(Equipment):
    """Reveals a card at the start of its side's turn. On a snake, its character loses a life point (74)."""

    icon = "rattlesnake"
    check: Check | None = Check(SNAKE, hurts=True)
    burden = True
    symbols: Symbols | None = (Symbol("life", "−1"), Symbol("always"))
    always = True
    priority = 2
    choice_ruling = 93

    async def on_turn_start(self, game: Game, me: int) -> None:
        seat = side_of(me)
        if await revealed(game, Source(seat, self.slug, (), me), seat, self.check):
            await lose_life(game, me, self.damage, Source(NOBODY, self.slug), wakes=not game.options.rear_sleeps)


class Scope(Equipment):
    """Lets hit cards reach the opponent's Rearguard Character (86)."""

    icon = "spyglass"
    symbols: Symbols | None = (Symbol("any"), Symbol("reload"))
    reloads = True

    def modify_targets(self, game: Game, me: int, kind: Card, targets: frozenset[int]) -> frozenset[int]:
        return targets | {game.rear(1 - side_of(me))} if kind.hits else targets


class Stampede(Equipment):
    """Swaps the characters of its side at the start of that side's turn (75)."""

    icon = "buffalo-head"
    act = SWAP
    burden = True
    symbols: Symbols | None = (Symbol("swap"), Symbol("reload"), Symbol("always"))
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
