"""The sixteen characters of the base game."""

from __future__ import annotations

from sixgun.bang import announce
from sixgun.bang.asks import HAND, USE, AnswerWithBang, DiscardExcess, Dodge, PickCard, Play, Save
from sixgun.bang.effect import BANG, DECK, DISCARD, HEART, MISSED, Character, Reason, Source, reason
from sixgun.bang.faces import DIAMONDS, HEARTS
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import (
    draw,
    draw_one,
    phase_one_pile,
    refill,
    take_blindly,
    take_off_table,
    take_top,
    to_hand,
)
from sixgun.bang.rules.drawing import drawn
from sixgun.bang.rules.legal_plays import why_not_untargeted
from sixgun.bang.rules.life import gain_life
from sixgun.bang.rules.playing import pay
from sixgun.bang.rules.settling import settle
from sixgun.bang.rules.shooting import Shot
from sixgun.bang.sets.base.blue import NO_LIMIT, dodge_by_check, why_not_dodge_with
from sixgun.cardgame.facts import DRAW, HEAL, TAKE, Check
from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, Choice, choice
from sixgun.kernel.hidden_cards import PUBLIC, lose_track


class BartCassidy(Character):
    """Draws a card for each life point he loses (58)."""

    act = DRAW
    draws = 1

    async def on_life_lost(self, game: Game, me: int, seat: int, points: int, source: Source) -> None:
        if seat == me:
            draw(game, me, points)


class BlackJack(Character):
    """Shows the second card he draws in phase 1. If it is red, he draws one more."""

    act = DRAW
    draws = 1

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        if nth != 1:
            return
        game.state.seen[card] = PUBLIC
        announce.showed(game, me, card, self.slug)
        if game.suit(card) in (HEARTS, DIAMONDS):
            draw_one(game, me)


class CalamityJanet(Character):
    """Uses BANG! cards as Missed! cards, and Missed! cards as BANG! cards (35, 36, 37, 38)."""

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        return (game.face(card).slug, want) in ((BANG, MISSED), (MISSED, BANG))


class ElGringo(Character):
    """For each life point another player makes him lose, takes a card from that player's hand (119)."""

    act = TAKE
    life = 3

    async def on_life_lost(self, game: Game, me: int, seat: int, points: int, source: Source) -> None:
        if seat != me or source.by in (NOBODY, me):
            return
        for _ in range(points):
            if game.player(source.by).hand:
                take_blindly(game, me, source.by)
                await settle(game)


class JesseJones(Character):
    """May take the first card of phase 1 from the hand of another player."""

    act = TAKE

    async def instead_of_card(self, game: Game, me: int, seat: int, nth: int) -> int:
        if nth != 0:
            return NO_CARD
        hands = tuple(other for other in game.others_in_play(me) if game.player(other).hand)
        if not hands:
            return NO_CARD
        answer = await PickCard(game, me, Source(me, self.slug), hands=hands, deck=True)
        if answer.what != HAND:
            return NO_CARD
        taken = take_blindly(game, me, answer.target)
        await settle(game)
        return taken


class Jourdonnais(Character):
    """Always has the effect of a Barrel (15)."""

    check: Check | None = HEART
    cover = True

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        return [] if why_not_dodge_with(ask, self.slug) else [choice(USE, what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        return why_not_dodge_with(ask, self.slug) or why_not_untargeted(game, me, wish)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        return await dodge_by_check(game, me, self)


class KitCarlson(Character):
    """In phase 1 looks at the top three cards, keeps two and puts the third back (121)."""

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        state = game.state
        pile = phase_one_pile(game, me)
        left = tuple(card for card in [take_top(game, pile) for _ in range(max(3, count))] if card != NO_CARD)
        if pile == DECK and len(left) > count:
            lose_track(state.seen, left, 1 << me)  # others who knew one of them do not see which he keeps
        for card in left:
            state.seen[card] |= 1 << me
        state.on_table = (*state.on_table, *left)
        announce.looked_at(game, me, left)
        for nth in range(min(count, len(left))):
            card = left[0] if len(left) == 1 else (await PickCard(game, me, Source(me, self.slug), left)).card
            left = tuple(other for other in left if other != card)
            take_off_table(game, card)
            to_hand(game, me, card)
            announce.drew(game, me, (card,), 1 << me)
            await drawn(game, me, card, nth)
        for card in reversed(left):
            take_off_table(game, card)
            if pile == DISCARD:
                state.discard.append(card)
                state.seen[card] = PUBLIC
            else:
                state.deck.append(card)
        refill(game)
        return True


class LuckyDuke(Character):
    """Turns up two cards for each draw! and chooses one (12)."""

    def modify_check_cards(self, game: Game, me: int, seat: int, cards: int) -> int:
        return 2


class PaulRegret(Character):
    """Others see him at a distance increased by 1."""

    life = 3

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance + 1 if seen == me else distance


class PedroRamirez(Character):
    """May take the first card of phase 1 from the discards."""

    async def instead_of_card(self, game: Game, me: int, seat: int, nth: int) -> int:
        if nth != 0 or not game.state.discard or phase_one_pile(game, me) == DISCARD:
            return NO_CARD
        top = game.state.discard[-1]
        answer = await PickCard(game, me, Source(me, self.slug), (top,), deck=True)
        if answer.card == NO_CARD:
            return NO_CARD
        game.state.discard.pop()
        to_hand(game, me, top)
        announce.took(game, me, top, self.slug)
        return top


class RoseDoolan(Character):
    """Sees others at a distance decreased by 1."""

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance - 1 if viewer == me else distance


class SidKetchum(Character):
    """At any time may discard two cards to regain a life point (54, 55)."""

    act = HEAL
    heals = 1
    cost = 2

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        offer = choice(USE, what=self.slug)
        return [] if self.why_not_use(game, me, ask, offer) else [offer]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        player = game.player(me)
        if len(player.hand) < self.cost:
            return reason("too_few_cards", 54, needed=self.cost)
        if player.life >= player.max_life:
            return reason("unhurt", 54)
        asked = ask.seat == me and isinstance(ask, (Dodge, AnswerWithBang, Save))
        return (
            why_not_untargeted(game, me, wish)
            if asked or isinstance(ask, (Play, DiscardExcess))
            else reason("between_acts", 55)
        )

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        source = Source(me, self.slug)
        for _ in range(self.cost):
            await pay(game, me, source)
        gain_life(game, me, self.heals, source)
        return 0


class SlabTheKiller(Character):
    """It takes two Missed! effects to cancel his BANG! cards (16, 17)."""

    missed_needed = 2

    def modify_missed_needed(self, game: Game, me: int, shot: Shot, needed: int) -> int:
        return max(needed, self.missed_needed) if shot.source.by == me and shot.source.what == BANG else needed


class SuzyLafayette(Character):
    """Draws a card as soon as her hand is empty (114, 115, 116, 117)."""

    act = DRAW
    draws = 1

    def waits(self, game: Game, me: int) -> bool:
        return not game.state.players[me].hand

    async def on_settled(self, game: Game, me: int) -> None:
        draw(game, me, self.draws)


class VultureSam(Character):
    """Takes all cards of a player who is eliminated (68)."""

    act = TAKE

    def claims_estate(self, game: Game, me: int, dead: int) -> bool:
        return dead != me


class WillyTheKid(Character):
    """May play any number of BANG! cards (33)."""

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return NO_LIMIT


CHARACTERS: tuple[Character, ...] = (
    BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke(),
    PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam(),
    WillyTheKid(),
)  # fmt: skip
