"""The Action cards. They are brown, and any number can be played in a turn."""

from __future__ import annotations

from sixgun.cardgame.facts import CHALLENGE, DRAW, EVERYBODY, HEAL, OTHERS, SHOT, SWAP, TAKE, Symbol, Symbols
from sixgun.duel import announce
from sixgun.duel.asks import PickCard, side_named
from sixgun.duel.card_kinds import HitCard
from sixgun.duel.effect import FRONT, NEAR, Card, Reason, Source, reason
from sixgun.duel.faces import side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.card_moves import draw, refill_decks, take_off_table, to_hand, turn_up
from sixgun.duel.rules.hitting import answered, hit_with, strike
from sixgun.duel.rules.legal_plays import targets
from sixgun.duel.rules.life import gain_life, lose_life
from sixgun.duel.rules.playing import pay
from sixgun.duel.rules.robbing import backs_to_rob, equipment_of, make_discard, nothing_to_take, seize, steal
from sixgun.duel.rules.swapping import swap, swappable
from sixgun.kernel.ask import NOBODY

ALE_LIFE = 3


class Beer(Card):
    """Each character its player has in play regains a life point (83)."""

    icon = "beer-stein"
    act = HEAL
    heals = 1
    symbols: Symbols | None = (Symbol("life", "+1"), Symbol("everybody"))

    async def play(self, game: Game, source: Source, target: int) -> None:
        for fighter in game.player(source.by).line:
            gain_life(game, fighter, self.heals, source)


class Derringer(HitCard):
    """A hit that any hand card avoids (60)."""

    icon = "derringer"
    symbols: Symbols | None = (Symbol("hit"),)
    any_card_avoids = True


class Knife(HitCard):
    """A hit and nothing else."""

    icon = "bowie-knife"
    symbols: Symbols | None = (Symbol("hit"),)


class Duel(Card):
    """Challenges a character of the opponent. Both players discard hit cards in turn, the challenged player first.

    The character of the first player who does not discard one loses a life point (70, 71).
    """

    icon = "duel"
    act = CHALLENGE
    symbols: Symbols | None = (Symbol("life", "−1"),)
    aim = FRONT

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        return reason("not_your_own", 70) if side_of(target) == seat else None

    async def play(self, game: Game, source: Source, target: int) -> None:
        challenger = game.player(source.by).active
        loser, other = target, challenger
        while await answered(game, loser, source, other):
            loser, other = other, loser
        if loser == challenger:
            winner = side_of(target) if game.options.duel_harms_both else NOBODY
            source = Source(winner, source.what, source.cards, source.actor)
        await lose_life(game, loser, 1, source)


def others(game: Game, source: Source) -> list[int]:
    """Return all characters except the player's Active Character, in the order of simultaneous effects (67, 107)."""
    spared = game.player(source.by).active
    return [fighter for fighter in game.in_order() if fighter != spared]


class Gatling(Card):
    """Hits every character except its player's Active Character (67)."""

    icon = "minigun"
    act = SHOT
    affects = OTHERS
    symbols: Symbols | None = (Symbol("hit"), Symbol("all"))
    hits = True

    async def play(self, game: Game, source: Source, target: int) -> None:
        for fighter in others(game, source):
            await hit_with(game, source, fighter)


class Indians(Card):
    """Every character except its player's Active Character loses a life point, unless a hit card is discarded (68)."""

    icon = "tomahawk"
    act = CHALLENGE
    affects = OTHERS
    symbols: Symbols | None = (Symbol("life", "−1"), Symbol("all"))

    async def play(self, game: Game, source: Source, target: int) -> None:
        for fighter in others(game, source):
            if not await answered(game, fighter, source):
                await lose_life(game, fighter, 1, source)


class GeneralStore(Card):
    """Turns up two cards of each player's deck. The players take cards in turn, the player of this card first (85)."""

    icon = "shop"
    act = DRAW
    affects = EVERYBODY
    draws = 2
    symbols: Symbols | None = (Symbol("draw", "2"), Symbol("everybody"))
    choice_ruling = 85

    async def play(self, game: Game, source: Source, target: int) -> None:
        left = turn_up(game, source.by, self.draws) + turn_up(game, 1 - source.by, self.draws)
        announce.opened_store(game, source.by, left)
        seat = source.by
        while left:
            taken = left[0] if len(left) == 1 else (await PickCard(game, seat, source, left)).card
            left = tuple(card for card in left if card != taken)
            take_off_table(game, taken)
            to_hand(game, seat, taken)
            announce.took(game, seat, taken, self.slug)
            seat = 1 - seat
        refill_decks(game)


class Missed(Card):
    """Avoids a hit."""

    icon = "western-hat"
    symbols: Symbols | None = (Symbol("miss"),)
    parries_from_hand = True
    reply_only = True


class ReturnFire(Card):
    """Avoids a hit, then hits the opponent's Active Character (56, 58, 59)."""

    icon = "crossed-pistols"
    act = SHOT
    symbols: Symbols | None = (Symbol("miss"), Symbol("hit"))
    parries_from_hand = True
    reply_only = True

    async def on_used_as_reply(self, game: Game, me: int, seat: int, defended: int, shooter: int) -> None:
        await strike(game, seat, self.slug, defended, game.player(1 - seat).active)


class Schoolmarm(Card):
    """Takes a card in play, but not from the opponent's Rearguard Character (81)."""

    icon = "teacher"
    act = TAKE
    symbols: Symbols | None = (Symbol("take"),)
    choice_ruling = 81

    def why_not(self, game: Game, seat: int) -> Reason | None:
        return nothing_to_take(game, self._cards(game, seat))

    def _cards(self, game: Game, seat: int) -> tuple[int, ...]:
        return equipment_of(game, targets(game, seat, self, NEAR))

    async def play(self, game: Game, source: Source, target: int) -> None:
        cards = self._cards(game, source.by)
        if cards:
            seize(game, source, cards[0] if len(cards) == 1 else (await PickCard(game, source.by, source, cards)).card)


class Stealing(Card):
    """Takes a random card from the opponent's hand, or discards a card in play (80).

    The opponent's Rearguard Character is out of reach.
    """

    icon = "robber-hand"
    act = TAKE
    symbols: Symbols | None = (Symbol("take"), Symbol("discard"))
    choice_ruling = 80

    def why_not(self, game: Game, seat: int) -> Reason | None:
        if game.player(1 - seat).hand:
            return None
        return nothing_to_take(game, equipment_of(game, targets(game, seat, self, NEAR)))

    async def play(self, game: Game, source: Source, target: int) -> None:
        cards = equipment_of(game, targets(game, source.by, self, NEAR))
        backs = backs_to_rob(game, source.by)
        if not cards and not backs:
            return
        if len(backs) == 1 and not cards:
            steal(game, source, 1 - source.by, backs[0])
            return
        if len(cards) == 1 and not backs:
            make_discard(game, source, cards[0])
            return
        answer = await PickCard(game, source.by, source, cards, backs)
        if answer.what:
            steal(game, source, 1 - source.by, answer.what)
        else:
            make_discard(game, source, answer.card)


class StrongAle(Card):
    """Its target gains or loses life points until it has three (82)."""

    icon = "beer-bottle"
    symbols: Symbols | None = (Symbol("life", "=3"),)
    aim = NEAR

    async def play(self, game: Game, source: Source, target: int) -> None:
        life = game.fighter(target).life
        if life > ALE_LIFE:
            await lose_life(game, target, life - ALE_LIFE, source)
        else:
            gain_life(game, target, ALE_LIFE - life, source)


class Wagon(Card):
    """Draws three cards and discards one of them (84)."""

    icon = "old-wagon"
    act = DRAW
    draws = 3
    symbols: Symbols | None = (Symbol("draw", "3"), Symbol("discard", "1"))
    choice_ruling = 84

    async def play(self, game: Game, source: Source, target: int) -> None:
        await pay(game, source.by, source, draw(game, source.by, self.draws))


class Water(Card):
    """Swaps the characters of one side (79)."""

    icon = "full-wood-bucket"
    act = SWAP
    symbols: Symbols | None = (Symbol("swap"), Symbol("reload"))
    reloads = True
    choice_ruling = 79

    def why_not(self, game: Game, seat: int) -> Reason | None:
        return None if swappable(game) or game.options.idle_cards else reason("nobody_to_swap", 39)

    async def play(self, game: Game, source: Source, target: int) -> None:
        side = await side_named(game, source.by, source, swappable(game), may_pass=False)
        if side != NOBODY:
            swap(game, side, source.by, self.slug)


ACTIONS: tuple[Card, ...] = (
    Beer(), Derringer(), Duel(), Gatling(), GeneralStore(), Indians(), Knife(), Missed(), ReturnFire(), Schoolmarm(),
    Stealing(), StrongAle(), Wagon(), Water(),
)  # fmt: skip
