"""The Bullet: three more characters."""

from __future__ import annotations

from typing import Final

from sixgun.bang import announce
from sixgun.bang.asks import PLAY, TAKE, USE, PickCard, Play, allowed
from sixgun.bang.catalogue import CardSet
from sixgun.bang.effect import FORCED, NO_AIM, PUT, Character, Reason, Source, reason
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import (
    leave_play,
    phase_one_pile,
    put_on_discards,
    refill,
    take_off_table,
    take_top,
    to_hand,
)
from sixgun.bang.rules.distance import why_not_aim
from sixgun.bang.rules.drawing import drawn
from sixgun.bang.rules.legal_plays import forbidden
from sixgun.bang.rules.playing import play_card
from sixgun.cardgame.facts import DISCARD, DRAW, EVERYBODY
from sixgun.kernel.ask import NO_CARD, Ask, Choice, choice
from sixgun.kernel.hidden_cards import lose_track

GENERAL_STORE: Final = "general_store"


class Gift(PickCard):
    """Choose one of the listed cards for another seat."""

    __slots__ = ("to",)

    def __init__(self, game: Game, seat: int, source: Source, cards: tuple[int, ...], to: int) -> None:
        super().__init__(game, seat, source, cards)
        self.to = to

    def candidates(self) -> list[Choice]:
        return [choice(TAKE, card, self.to) for card in self.cards]


class UncleWill(Character):
    """Once in his turn may play any hand card as a General Store (137)."""

    act = DRAW
    affects = EVERYBODY
    draws = 1

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if self.why_not_now(game, me, ask):
            return []
        # An effect that forbids playing the card as a General Store forbids it here (153).
        stores = allowed(game, ask, [_as_store(card) for card in game.player(me).hand])
        return [choice(USE, store.card, what=self.slug) for store in stores]

    def why_not_now(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Return why he cannot play any card as a General Store now."""
        if ask.seat != me or not isinstance(ask, Play):
            return reason("own_turn_only", 137)
        return reason("used_up", 137, times=1) if (self.slug, me) in game.state.turn_marks else None

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = self.why_not_now(game, me, ask) or why_not_aim(game, me, NO_AIM, wish.target)
        if no is None and wish.card not in game.player(me).hand:
            return reason("takes_hand_card", 137)
        return no or forbidden(game, ask, _as_store(wish.card))

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        game.state.turn_marks[self.slug, me] = 1
        await play_card(game, me, _as_store(choice.card))
        return 0


class JohnnyKisch(Character):
    """When he puts a card into play, all other cards with that name in play are discarded (135)."""

    act = DISCARD
    affects = EVERYBODY

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        if seat != me or why != PUT:
            return
        name = game.face(card).slug
        for owner in (me, *game.others_in_play(me)):
            for other in game.player(owner).in_play:
                if other != card and game.face(other).slug == name:
                    leave_play(game, owner, other)
                    announce.discarded(game, owner, other, self.slug, me)
                    put_on_discards(game, owner, other, FORCED)


class ClausTheSaint(Character):
    """In phase 1 draws one more card for each other player, and gives each of them one card (138)."""

    life = 3
    choice_ruling = 138

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        state = game.state
        others = game.others_in_play(me)
        pile = phase_one_pile(game, me)
        left = tuple(card for card in [take_top(game, pile) for _ in range(len(others) + count)] if card != NO_CARD)
        state.on_table = (*state.on_table, *left)
        # Others who knew some of these cards lose track of them: only he sees who gets which.
        lose_track(state.seen, left, 1 << me)
        for card in left:
            state.seen[card] |= 1 << me
        announce.looked_at(game, me, left)
        refill(game)
        # If there are too few cards, he takes his own first (82).
        for other in others[: max(0, len(left) - count)]:
            card = (await Gift(game, me, Source(me, self.slug), left, other)).card
            left = tuple(rest for rest in left if rest != card)
            take_off_table(game, card)
            to_hand(game, other, card)
            announce.gave(game, me, other, card)
        for nth, card in enumerate(left):
            take_off_table(game, card)
            to_hand(game, me, card)
            announce.drew(game, me, (card,), 1 << me)
            await drawn(game, me, card, nth)
        return True


def _as_store(card: int) -> Choice:
    """Return the choice to play this hand card as a General Store."""
    return choice(PLAY, card, what=GENERAL_STORE)


CHARACTERS: tuple[Character, ...] = (UncleWill(), JohnnyKisch(), ClausTheSaint())

THE_BULLET = CardSet("the_bullet", (), (), CHARACTERS)
