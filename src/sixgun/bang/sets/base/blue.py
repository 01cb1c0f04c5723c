"""The blue-bordered cards of the base game, which are put in front of a player and stay there."""

from __future__ import annotations

from sixgun.bang import announce
from sixgun.bang.asks import USE, Dodge
from sixgun.bang.card_kinds import Blue, Weapon
from sixgun.bang.effect import ANY, HEART, NO_AIM, Card, Effect, Reason, Source, reason
from sixgun.bang.faces import SHERIFF, SPADES
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import card_in_play, leave_play, put_in_play, put_on_discards
from sixgun.bang.rules.distance import why_not_aim
from sixgun.bang.rules.draw_checks import draw_check
from sixgun.bang.rules.legal_plays import has_copy
from sixgun.bang.rules.life import lose_life
from sixgun.cardgame.facts import CONFINE, Check, Symbol, Symbols
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice

NO_LIMIT = 1000
NO_SHOT = reason("only_against_shots", 14)


class Mustang(Blue):
    """Others see you at a distance increased by 1."""

    icon = "horse-head"
    symbols: Symbols | None = (Symbol("far", "+1"),)

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance + 1 if seen == me else distance


class Scope(Blue):
    """You see others at a distance decreased by 1."""

    icon = "spyglass"
    symbols: Symbols | None = (Symbol("far", "−1"),)

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance - 1 if viewer == me else distance


class Volcanic(Weapon):
    """Reach 1, and any number of BANG! cards (33)."""

    icon = "pistol-gun"
    symbols: Symbols | None = (Symbol("reach", "1"), Symbol("hit", "∞"))

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return NO_LIMIT


class Schofield(Weapon):
    """Reach 2."""

    icon = "revolver"
    reach = 2


class Remington(Weapon):
    """Reach 3."""

    icon = "lee-enfield"
    reach = 3


class RevCarabine(Weapon):
    """Reach 4."""

    icon = "sawed-off-shotgun"
    reach = 4


class Winchester(Weapon):
    """Reach 5."""

    icon = "winchester-rifle"
    reach = 5


class Barrel(Blue):
    """Against a shot, its owner may draw!. A heart counts as a Missed! (13, 14)."""

    icon = "barrel"
    check: Check | None = HEART
    cover = True
    symbols: Symbols | None = (Symbol("check"), Symbol("miss"))

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if why_not_dodge_with(ask, self.slug):
            return []
        return [choice(USE, card_in_play(game, me, self.slug), what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        return why_not_dodge_with(ask, self.slug) or why_not_aim(game, me, NO_AIM, wish.target)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        return await dodge_by_check(game, me, self)


def why_not_dodge_with(ask: Ask, slug: str) -> Reason | None:
    """Return why a Barrel cannot draw! now. It does so once per shot, before a card is played against it (13, 20)."""
    if not isinstance(ask, Dodge):
        return NO_SHOT
    if not ask.shot.checks:
        return reason("no_draw_here", 173)
    if slug in ask.shot.tried:
        return reason("used_on_this_shot", 13)
    return reason("draw_comes_first", 20) if ask.shot.replied else None


async def dodge_by_check(game: Game, seat: int, barrel: Effect) -> int:
    """Draw! for a Barrel. Return the number of Missed! effects this gives."""
    return int((await draw_check(game, seat, barrel)).helped)


class Jail(Blue):
    """Put in front of another player. Before their turn they draw!, and miss the turn unless it is a heart (28, 30)."""

    icon = "imprisoned"
    act = CONFINE
    check: Check | None = HEART
    burden = True
    symbols: Symbols | None = (Symbol("check"),)
    aim = ANY
    book = True
    priority = 2

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        return reason("not_on_sheriff", 30) if game.state.role(target) == SHERIFF else None

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        jail = card_in_play(game, me, self.slug)
        flipped = await draw_check(game, me, self)
        leave_play(game, me, jail)
        put_on_discards(game, me, jail, "forced")
        game.state.skipped = not flipped.helped


class Dynamite(Blue):
    """Its owner draws! at the start of their turn.

    On 2 to 9 of spades it explodes and they lose 3 life points. Otherwise it passes to the left (22, 23, 26).
    """

    icon = "dynamite"
    check: Check | None = Check(SPADES, range(2, 10), hurts=True)
    damage = 3
    burden = True
    symbols: Symbols | None = (Symbol("check"), Symbol("life", "−3"))
    book = True
    priority = 1

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        dynamite = card_in_play(game, me, self.slug)
        if not (await draw_check(game, me, self)).helped:
            leave_play(game, me, dynamite)
            put_on_discards(game, me, dynamite, "forced")
            announce.exploded(game, me, dynamite)
            await lose_life(game, me, self.damage, Source(NOBODY, self.slug, (dynamite,)))
            return
        for other in game.others_in_play(me):
            if not has_copy(game, other, self.slug):
                leave_play(game, me, dynamite)
                put_in_play(game, dynamite, other)
                announce.passed_on(game, me, other, dynamite)
                return


BLUE_CARDS: tuple[Card, ...] = (
    Schofield(), Volcanic(), Remington(), RevCarabine(), Winchester(), Jail(), Barrel(), Mustang(), Scope(), Dynamite(),
)  # fmt: skip
