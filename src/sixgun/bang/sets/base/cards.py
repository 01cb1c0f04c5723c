"""The brown-bordered cards of the base game. The blue-bordered ones are in blue.py."""

from __future__ import annotations

from typing import Final

from sixgun.bang import announce
from sixgun.bang.asks import PickCard
from sixgun.bang.effect import ANY, BANG, NEAR_OR_SELF, OTHER, REACH, Card, Reason, RuleCoroutine, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw, refill, take_off_table, to_hand, turn_up, without
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.robbing import make_discard, nothing_to_take, rob
from sixgun.bang.rules.shooting import affected, answered, bang_limit, count_bang, shoot
from sixgun.bang.sets.base.blue import BLUE_CARDS
from sixgun.cardgame.facts import CHALLENGE, DISCARD, DRAW, EVERYBODY, HEAL, OTHERS, SHOT, TAKE
from sixgun.kernel.ask import NOBODY

ONE_BANG: Final = reason("bang_limit", 32, limit=1)


class Bang(Card):
    """Shoots a player in reach. A player may play one a turn (32)."""

    icon = "revolver"
    act = SHOT
    aim = REACH

    def why_not(self, game: Game, seat: int) -> Reason | None:
        marks = game.state.turn_marks
        if not marks or marks.get((BANG, seat), 0) < (limit := bang_limit(game, seat)):
            return None
        return ONE_BANG if limit == 1 else reason("bang_limit", 32, limit=limit)

    def play(self, game: Game, source: Source, target: int) -> RuleCoroutine:
        count_bang(game, source.by)
        return shoot(game, source, target)


class Missed(Card):
    """Cancels a shot."""

    icon = "western-hat"
    parries_from_hand = True
    reply_only = True


class Beer(Card):
    """Regains a life point, even after a lethal hit. It does nothing when only two players are left (45, 49)."""

    icon = "beer-stein"
    act = HEAL
    heals = 1
    min_players = 3
    saves_life = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        if game.count_in_play() >= self.min_players:
            gain_life(game, source.by, self.heals, source)


class Saloon(Card):
    """Every player in play regains a life point (50)."""

    icon = "saloon-doors"
    act = HEAL
    affects = EVERYBODY
    heals = 1

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in (source.by, *game.others_in_play(source.by)):
            gain_life(game, seat, self.heals, source)


class Stagecoach(Card):
    """Draws two cards."""

    icon = "cartwheel"
    act = DRAW
    draws = 2

    async def play(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, self.draws)


class WellsFargo(Card):
    """Draws three cards."""

    icon = "strongbox"
    act = DRAW
    draws = 3

    async def play(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, self.draws)


class Panic(Card):
    """Takes a card from a player at distance 1 (86, 87)."""

    icon = "robber-hand"
    act = TAKE
    aim = NEAR_OR_SELF
    choice_ruling = 87

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        return nothing_to_take(game, seat, target)

    def play(self, game: Game, source: Source, target: int) -> RuleCoroutine:
        return rob(game, source, target)


class CatBalou(Card):
    """Makes any player discard a card (87)."""

    icon = "corset"
    act = DISCARD
    aim = ANY
    choice_ruling = 87

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        return nothing_to_take(game, seat, target)

    def play(self, game: Game, source: Source, target: int) -> RuleCoroutine:
        return make_discard(game, source, target)


class GeneralStore(Card):
    """Turns up a card for each player. Clockwise from the player of the card, everyone takes one (83)."""

    icon = "shop"
    act = DRAW
    affects = EVERYBODY
    draws = 1
    book = True
    choice_ruling = 83

    async def play(self, game: Game, source: Source, target: int) -> None:
        seats = [source.by, *game.others_in_play(source.by)]
        left = turn_up(game, len(seats))
        announce.opened_store(game, source.by, left)
        for seat in seats[: len(left)]:
            taken = left[0]
            if len(left) > 1:
                taken = (await PickCard(game, seat, source, left)).card
            left = without(left, taken)
            take_off_table(game, taken)
            to_hand(game, seat, taken)
            announce.took(game, seat, taken, self.slug)
        refill(game)


class Indians(Card):
    """Every other player discards a BANG! or loses a life point (42, 43)."""

    icon = "tomahawk"
    act = CHALLENGE
    affects = OTHERS
    book = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if not game.player(seat).out and affected(game, source, seat) and not await answered(game, seat, source):
                await lose_life(game, seat, 1, source)


class Gatling(Card):
    """Shoots every other player (43)."""

    icon = "minigun"
    act = SHOT
    affects = OTHERS

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            if not game.player(seat).out:
                await shoot(game, source, seat)


class Duel(Card):
    """Challenges another player. Both discard BANG! cards in turn, the challenged player first.

    The first player who does not discard one loses a life point (40, 61, 62).
    """

    icon = "duel"
    act = CHALLENGE
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
            await lose_life(game, challenger, 1, Source(NOBODY, source.what, source.cards, source.suits), killer)


CARDS: tuple[Card, ...] = (
    Bang(), Missed(), Beer(), CatBalou(), Panic(), Duel(), GeneralStore(), Indians(), Stagecoach(), WellsFargo(),
    Gatling(), Saloon(), *BLUE_CARDS,
)  # fmt: skip
