"""Events about shots and about cards in play."""

from __future__ import annotations

from sixgun.bang import announce
from sixgun.bang.asks import PLAY, USE, PayCard, PickCard, Play
from sixgun.bang.effect import BANG, BROWN, FORCED, NO_AIM, REACH, Card, Effect, Event, Reason, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import leave_play, put_on_discards
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.bang.rules.legal_plays import counts_as
from sixgun.bang.rules.life import lose_life
from sixgun.bang.rules.playing import give_up
from sixgun.bang.rules.shooting import Shot, affected, dodged, shoot
from sixgun.cardgame.facts import DISCARD, EVERYBODY, SHOT
from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, Choice, choice


class Ambush(Event):
    """All players are at distance 1 from each other, before cards and abilities change it (157)."""

    icon = "evil-eyes"

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return 1


class Lasso(Event):
    """Cards in play have no effect (166, 167, 168)."""

    icon = "lasso"
    suspension_ruling = 166

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        return isinstance(what, Card)


class Ricochet(Event):
    """In their turn, a player may discard BANG! cards, each to shoot at a card in front of another player.

    The owner saves the card with a Missed!, or must discard it (170, 171).
    """

    icon = "ricochet"
    act = DISCARD
    cost = 1

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if self.why_not_now(game, ask):
            return []
        return [choice(USE, card, what=self.slug) for card in bangs_in_hand(game, ask.seat)]

    def why_not_now(self, game: Game, ask: Ask) -> Reason | None:
        """Return why no card can be discarded for this now."""
        if not isinstance(ask, Play):
            return reason("own_turn_only", 170)
        return None if cards_of_others(game, ask.seat) else reason("no_card_of_others", 170)

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = self.why_not_now(game, ask) or why_not_aim(game, me, NO_AIM, wish.target)
        return no or (None if wish.card in bangs_in_hand(game, me) else reason("takes_bangs", 170, needed=1))

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        source = Source(me, self.slug, (choice.card,), (game.suit(choice.card),))
        give_up(game, me, choice.card, source)
        aims = cards_of_others(game, me)
        card = aims[0] if len(aims) == 1 else (await PickCard(game, me, source, aims)).card
        owner = next(seat for seat in game.others_in_play(me) if card in game.player(seat).in_play)
        shot = Shot(source, owner, at=card, checks=game.options.roulette_barrels)
        if affected(game, source, owner) and not await dodged(game, shot):
            leave_play(game, owner, card)
            announce.discarded(game, owner, card, self.slug, me)
            put_on_discards(game, owner, card, FORCED)
        return 0


class RussianRoulette(Event):
    """When it is turned up, players discard a Missed! in turn, the Sheriff first.

    The first player who does not loses two life points (173).
    """

    icon = "cylinder"
    act = SHOT
    affects = EVERYBODY
    damage = 2

    async def on_event(self, game: Game, me: int) -> None:
        source = Source(NOBODY, self.slug)
        seat = game.state.turn
        while await dodged(game, Shot(source, seat, checks=game.options.roulette_barrels)):
            seat = game.others_in_play(seat)[0]
        await lose_life(game, seat, self.damage, source)


class BangCost(PayCard):
    """Discard a hand card that is a BANG! or can be used as one."""

    __slots__ = ()

    def candidates(self) -> list[Choice]:
        found = super().candidates()
        bangs = bangs_in_hand(self.game, self.seat)
        # In a game that another player imagines, this hand may hold no BANG!. The question is asked anyway.
        return [choice for choice in found if choice.card in bangs] or found


class Sniper(Event):
    """In their turn, a player may discard two BANG! cards together for one shot.

    It takes two Missed! effects to cancel it (18, 103, 172).
    """

    icon = "human-target"
    act = SHOT
    use_aim = REACH
    cost = 2
    missed_needed = 2

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if self.why_not_now(game, ask):
            return []
        return [choice(USE, target=seat, what=self.slug) for seat in targets(game, ask.seat, self.use_aim)]

    def why_not_now(self, game: Game, ask: Ask) -> Reason | None:
        """Return why nobody can be shot at now."""
        if not isinstance(ask, Play):
            return reason("own_turn_only", 172)
        few = len(bangs_in_hand(game, ask.seat)) < self.cost
        return reason("takes_bangs", 172, needed=self.cost) if few else None

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        if wish.card != NO_CARD:
            return reason("no_single_card", 5)
        return self.why_not_now(game, ask) or why_not_aim(game, me, self.use_aim, wish.target)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        source = Source(me, self.slug)
        for _ in range(self.cost):
            paid = (await BangCost(game, me, source, tuple(game.player(me).hand))).card
            give_up(game, me, paid, source)
            source = Source(me, source.what, (*source.cards, paid), (*source.suits, game.suit(paid)))
        await shoot(game, source, choice.target)
        return 0

    def modify_missed_needed(self, game: Game, me: int, shot: Shot, needed: int) -> int:
        return max(needed, self.missed_needed) if shot.source.what == self.slug else needed


class TheJudge(Event):
    """No card can be put in front of a player (169)."""

    icon = "gavel"

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        if choice.verb != PLAY or not isinstance(ask, Play):
            return None
        kind = game.catalogue.cards[choice.what or game.face(choice.card).slug]
        return reason("nothing_in_front", 169) if kind.colour != BROWN else None


class AFistfulOfCards(Event):
    """At the start of a turn, its player is shot at as many times as they have cards in hand (156)."""

    icon = "poker-hand"
    act = SHOT
    final = True

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        for _ in range(len(game.player(seat).hand)):  # at this moment: cards drawn meanwhile add no shots
            await shoot(game, Source(NOBODY, self.slug), seat)


def bangs_in_hand(game: Game, seat: int) -> tuple[int, ...]:
    """Return the hand cards that are a BANG! or can be used as one."""
    hand = game.player(seat).hand
    return tuple(card for card in hand if game.face(card).slug == BANG or counts_as(game, seat, card, BANG))


def cards_of_others(game: Game, seat: int) -> tuple[int, ...]:
    """Return all cards in front of other players, starting with the player on the left."""
    return tuple(card for other in game.others_in_play(seat) for card in game.player(other).in_play)
