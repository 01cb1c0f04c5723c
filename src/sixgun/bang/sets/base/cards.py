"""The playing cards of the base game."""

from __future__ import annotations

from dataclasses import replace

from sixgun.bang import announce
from sixgun.bang.asks import USE, Dodge, Pick
from sixgun.bang.effect import (
    ANY,
    BANG,
    BLUE,
    NEAR_OR_SELF,
    NO_AIM,
    OTHER,
    REACH,
    Card,
    Doing,
    Reason,
    Source,
    reason,
)  # fmt: skip
from sixgun.bang.faces import SHERIFF, SPADES
from sixgun.bang.game import Game
from sixgun.bang.rules.allowed import has_copy
from sixgun.bang.rules.cards import draw, flip, leave_play, off_table, put_in_play, refill, to_hand, toss, without
from sixgun.bang.rules.checks import Flipped, check, is_heart
from sixgun.bang.rules.distance import why_not_aim
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.robbing import nothing_to_take, rob, strip
from sixgun.bang.rules.shooting import affected, answered, bang_limit, count_bang, shoot
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice

NO_LIMIT = 1000
NO_SHOT = reason("only_against_shots", 14)


class Bang(Card):
    """Shoots a player in reach; one a turn (32)."""

    aim = REACH

    def why_not(self, game: Game, seat: int) -> Reason | None:
        marks = game.state.turn_marks
        if not marks or marks.get((BANG, seat), 0) < (limit := bang_limit(game, seat)):
            return None
        return reason("bang_limit", 32, limit=limit)

    def play(self, game: Game, source: Source, target: int) -> Doing:
        count_bang(game, source.by)
        return shoot(game, source, target)


class Missed(Card):
    """Cancels a shot."""

    missed = True
    reply = True


class Beer(Card):
    """Regains a life point, also on a lethal hit; nothing with two players left (45, 49)."""

    saves = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        if game.count_in_play() > 2:
            gain_life(game, source.by, 1, source)


class Saloon(Card):
    """Everybody in play regains a life point (50)."""

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in (source.by, *game.others_in_play(source.by)):
            gain_life(game, seat, 1, source)


class Stagecoach(Card):
    """Draws two cards."""

    async def play(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, 2)


class WellsFargo(Card):
    """Draws three cards."""

    async def play(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, 3)


class Panic(Card):
    """Takes a card of a player at distance 1 (86, 87)."""

    aim = NEAR_OR_SELF

    why_not_at = staticmethod(nothing_to_take)

    def play(self, game: Game, source: Source, target: int) -> Doing:
        return rob(game, source, target)


class CatBalou(Card):
    """Makes any player discard a card (87)."""

    aim = ANY

    why_not_at = staticmethod(nothing_to_take)

    def play(self, game: Game, source: Source, target: int) -> Doing:
        return strip(game, source, target)


class GeneralStore(Card):
    """Turns up a card for each player; clockwise from its player everybody takes one (83)."""

    book = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        seats = [source.by, *game.others_in_play(source.by)]
        left = flip(game, len(seats))
        announce.opened_store(game, source.by, left)
        for seat in seats[: len(left)]:
            taken = left[0]
            if len(left) > 1:
                taken = (await Pick(game, seat, source, left)).card
            left = without(left, taken)
            off_table(game, taken)
            to_hand(game, seat, taken)
            announce.took(game, seat, taken, self.slug)
        refill(game)


class Indians(Card):
    """Every other player discards a BANG! or loses a life point (42, 43)."""

    book = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if not game.player(seat).out and affected(game, source, seat) and not await answered(game, seat, source):
                await lose_life(game, seat, 1, source)


class Gatling(Card):
    """Shoots every other player (43)."""

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if not game.player(seat).out:
                await shoot(game, source, seat)


class Duel(Card):
    """The challenged player and its player discard BANG! cards by turns; who stops loses a life point (40, 61, 62)."""

    aim = OTHER
    book = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        if not affected(game, source, target):
            return
        challenger = source.by
        game.state.busy |= 1 << target
        loser, other = target, challenger
        while await answered(game, loser, source, other):
            loser, other = other, loser
        game.state.busy &= ~(1 << target | 1 << challenger)
        if loser == target:
            await lose_life(game, target, 1, source)
        else:
            killer = target if game.options.duel_reward else NOBODY
            await lose_life(game, challenger, 1, replace(source, by=NOBODY), killer)


class Blue(Card):
    """Put in front of its player."""

    colour = BLUE


class Mustang(Blue):
    """Others see you at one more distance."""

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance + 1 if seen == me else distance


class Scope(Blue):
    """You see others at one less distance."""

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance - 1 if viewer == me else distance


class Weapon(Blue):
    """Takes the place of the Colt .45."""

    weapon = True
    range = 1

    def modify_reach(self, game: Game, me: int, seat: int, reach: int) -> int:
        return self.range


class Volcanic(Weapon):
    """Reach 1, and any number of BANG! cards (33)."""

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return NO_LIMIT


class Schofield(Weapon):
    """Reach 2."""

    range = 2


class Remington(Weapon):
    """Reach 3."""

    range = 3


class RevCarabine(Weapon):
    """Reach 4."""

    range = 4


class Winchester(Weapon):
    """Reach 5."""

    range = 5


class Barrel(Blue):
    """Against a shot its owner may draw!: a heart counts as a Missed! (13, 14)."""

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if why_not_hide(ask, self.slug):
            return []
        return [choice(USE, card_in_play(game, me, self.slug), what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        return why_not_hide(ask, self.slug) or why_not_aim(game, me, NO_AIM, wish.target)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        return await hide(game, me, self.slug)


def why_not_hide(ask: Ask, slug: str) -> Reason | None:
    """Once per shot, and before a card has been played against it (13, 20)."""
    if not isinstance(ask, Dodge):
        return NO_SHOT
    if not ask.shot.checks:
        return reason("no_draw_here", 173)
    if slug in ask.shot.tried:
        return reason("used_on_this_shot", 13)
    return reason("draw_comes_first", 20) if ask.shot.replied else None


async def hide(game: Game, seat: int, slug: str) -> int:
    """The draw! behind a barrel: the Missed! effects won."""
    return int(is_heart(await check(game, seat, slug, is_heart)))


class Jail(Blue):
    """Put in front of another player: before his turn he draws!, and misses the turn unless it is a heart (28, 30)."""

    aim = ANY
    book = True
    priority = 2

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        return reason("not_on_sheriff", 30) if game.state.role(target) == SHERIFF else None

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        jail = card_in_play(game, me, self.slug)
        flipped = await check(game, me, self.slug, is_heart)
        leave_play(game, me, jail)
        toss(game, me, jail, "forced")
        game.state.skipped = not is_heart(flipped)


class Dynamite(Blue):
    """At the start of its owner's turn he draws!: on 2 to 9 of spades it takes 3 life points, else it goes to the left
    (22, 23, 26)."""

    book = True
    priority = 1

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        stick = card_in_play(game, me, self.slug)
        if not is_harmless(await check(game, me, self.slug, is_harmless)):
            leave_play(game, me, stick)
            toss(game, me, stick, "forced")
            announce.exploded(game, me, stick)
            await lose_life(game, me, 3, Source(NOBODY, self.slug, (stick,)))
            return
        for other in game.others_in_play(me):
            if not has_copy(game, other, self.slug):
                leave_play(game, me, stick)
                put_in_play(game, stick, other)
                announce.passed_on(game, me, other, stick)
                return


def is_harmless(flipped: Flipped) -> bool:
    """Not 2 to 9 of spades, which light the Dynamite."""
    return flipped.suit != SPADES or not 2 <= flipped.rank <= 9


def card_in_play(game: Game, seat: int, slug: str) -> int:
    """The card of this name in front of a seat; there is never more than one."""
    faces = game.state.faces
    for card in game.state.players[seat].in_play:
        if faces[card].slug == slug:
            return card
    raise LookupError(f"no {slug} in front of seat {seat + 1}")


CARDS: tuple[Card, ...] = (
    Bang(), Missed(), Beer(), CatBalou(), Panic(), Duel(), GeneralStore(), Indians(), Stagecoach(), WellsFargo(),
    Gatling(), Saloon(), Schofield(), Volcanic(), Remington(), RevCarabine(), Winchester(), Jail(), Barrel(),
    Mustang(), Scope(), Dynamite(),
)  # fmt: skip
