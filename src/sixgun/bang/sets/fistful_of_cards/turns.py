"""Events that change a turn: its start, its phases or its end."""

from __future__ import annotations

from typing import Final

from sixgun.bang import announce
from sixgun.bang.asks import PLAY, PayCard, PickPlayer, PickWord, Play
from sixgun.bang.effect import (
    DECK,
    DISCARD,
    FORCED,
    HEART,
    OTHER,
    PHASE_ONE,
    PLAYED,
    SURPLUS,
    Event,
    Reason,
    Source,
    reason,
)
from sixgun.bang.faces import DIAMONDS, HEARTS
from sixgun.bang.game import Game
from sixgun.bang.hook_numbers import FORBID_CHOICE
from sixgun.bang.rules.card_moves import draw, put_on_discards, refill, take_top, to_hand
from sixgun.bang.rules.draw_checks import draw_check
from sixgun.bang.rules.legal_plays import targets_of
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.playing import give_up
from sixgun.bang.rules.turn import AGAIN
from sixgun.cardgame.facts import HEAL, Check
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice, choice
from sixgun.kernel.hidden_cards import PUBLIC

DRINK: Final = "drink"
DRAW: Final = "draw"
RED: Final = "red"
BLACK: Final = "black"
STOP: Final = "stop"


class AbandonedMine(Event):
    """Phase 1 draws from the discards. Phase 3 discards face down onto the deck (175, 176).

    By the first text of the card (179), phase 3 is unchanged. Instead, if phase 1 could draw from the discards, the
    cards used in that turn go onto the deck. Each card goes there when the next one is used or when the turn ends, so
    that no card draws itself.

    A turn mark of the player records that they drew from the discards. A turn mark of NOBODY stores the last card used,
    as the number of its face, because a card id would not survive a written position.
    """

    icon = "mine-wagon"

    def modify_pile(self, game: Game, me: int, seat: int, why: str, pile: str) -> str:
        if why == PHASE_ONE:
            return DISCARD if game.state.discard else DECK
        return DECK if why == SURPLUS and not game.options.old_mine else pile

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        self.note(game, seat)
        return False

    async def instead_of_card(self, game: Game, me: int, seat: int, nth: int) -> int:
        self.note(game, seat)
        return NO_CARD

    def note(self, game: Game, seat: int) -> None:
        """Remember how many discards there are to draw from."""
        if game.options.old_mine:
            game.state.step_marks[self.slug, seat] = len(game.state.discard)

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        if len(game.state.discard) < game.state.step_marks.get((self.slug, seat), 0):
            game.state.turn_marks[self.slug, seat] = 1

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        if (self.slug, seat) in game.state.turn_marks and (why == PLAYED or game.kind(card).saves_life):
            self.bury(game)
            game.state.turn_marks[self.slug, NOBODY] = game.face(card).order

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        self.bury(game)

    def bury(self, game: Game) -> None:
        """Move the last card used from the discards onto the deck."""
        state = game.state
        used = state.turn_marks.pop((self.slug, NOBODY), 0)
        for card in reversed(state.discard):
            if state.faces[card].order == used:
                state.discard.remove(card)
                state.deck.append(card)
                return


class BloodBrothers(Event):
    """At the start of a turn, its player may lose a life point, but not the last, to let another regain one (158)."""

    icon = "shaking-hands"
    act = HEAL
    use_aim = OTHER
    heals = 1
    choice_ruling = 158

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        hurt = [other for other in game.others_in_play(seat) if wounded(game, other)]
        if game.player(seat).life < 2 or not hurt:
            return
        source = Source(NOBODY, self.slug)
        answer = await PickPlayer(game, seat, source, tuple(hurt), may_pass=True)
        if answer is not PASS:
            await lose_life(game, seat, 1, source)
            gain_life(game, answer.target, self.heals, source)


class DeadMan(Event):
    """The player who was eliminated first comes back at their turn, for good and only once (159, 160).

    They have two life points and draw two cards.
    """

    icon = "raise-zombie"

    def revives(self, game: Game, me: int, seat: int) -> tuple[int, int] | None:
        state = game.state
        first = bool(state.fallen) and state.fallen[0][0] == seat
        return (2, 2) if first and (self.slug, NOBODY) not in state.game_marks else None

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        if (self.slug, seat) in game.state.turn_marks:
            game.state.game_marks[self.slug, NOBODY] = 1


class HardLiquor(Event):
    """A wounded player may regain a life point instead of phase 1 (161)."""

    icon = "square-bottle"
    act = HEAL
    heals = 1
    choice_ruling = 161

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        if not wounded(game, seat):
            return False
        source = Source(NOBODY, self.slug)
        answer = await PickWord(game, seat, source, (DRAW, DRINK))
        if answer.what == DRAW:
            return False
        gain_life(game, seat, self.heals, source)
        return True


class LawOfTheWest(Event):
    """The second card of phase 1 is shown. It must be played in phase 2 if that is possible (164, 165)."""

    icon = "justice-star"

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        if nth == 1:
            game.state.seen[card] = PUBLIC
            announce.showed(game, seat, card, self.slug)
            game.state.turn_marks[self.slug, seat] = game.face(card).order

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        if game.state.turn_marks.get((self.slug, seat)) == game.face(card).order:
            del game.state.turn_marks[self.slug, seat]

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        duty = game.state.turn_marks.get((self.slug, ask.seat)) if choice is PASS and isinstance(ask, Play) else None
        if duty is None:
            return None
        shown = [card for card in game.player(ask.seat).hand if game.face(card).order == duty]
        return reason("must_be_played", 165) if shown and self.playable(game, ask, shown[0]) else None

    def playable(self, game: Game, ask: Ask, card: int) -> bool:
        """Can the card be played as the card it is?"""
        vetoes = [(me, effect) for me, effect in game.index.all_seats[FORBID_CHOICE] if effect is not self]
        wishes = [choice(PLAY, card, target) for target in targets_of(game, ask.seat, game.kind(card))]
        return any(all(not e.forbid_choice(game, me, ask, wish) for me, e in vetoes) for wish in wishes)


class Peyote(Event):
    """Instead of phase 1, a player guesses the colour of the top card.

    If the guess is right, they take the card and may guess again (162).
    """

    icon = "cactus"
    choice_ruling = 162

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        state = game.state
        words: tuple[str, ...] = (RED, BLACK)
        refill(game)
        while state.deck:
            answer = await PickWord(game, seat, Source(NOBODY, self.slug), words)
            if answer.what == STOP:
                break
            card = take_top(game)
            right = (game.suit(card) in (HEARTS, DIAMONDS)) == (answer.what == RED)
            state.seen[card] = PUBLIC
            if right:
                to_hand(game, seat, card)
                announce.took(game, seat, card, self.slug)
            else:
                put_on_discards(game, seat, card, FORCED)
                announce.discarded(game, seat, card, self.slug)
            refill(game)
            if not right:
                break
            words = (RED, BLACK, STOP)
        return True


class Ranch(Event):
    """At the end of phase 1, players may exchange any number of hand cards for cards from the deck (118, 163)."""

    icon = "barn"
    choice_ruling = 163

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        game.state.busy |= 1 << seat
        source = Source(NOBODY, self.slug)
        count = 0
        while hand := game.player(seat).hand:
            answer = await PayCard(game, seat, source, tuple(hand), may_pass=True)
            if answer is PASS:
                break
            give_up(game, seat, answer.card, source)
            count += 1
        draw(game, seat, count)
        game.state.busy &= ~(1 << seat)


class Vendetta(Event):
    """At the end of their turn, a player draws!. On a heart they take another turn, but only one (174)."""

    icon = "knife-thrust"
    check: Check | None = HEART

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        if not game.state.extra and (await draw_check(game, seat, self)).helped:
            game.state.turn_marks[AGAIN, seat] = 1


def wounded(game: Game, seat: int) -> bool:
    """Has a player fewer life points than they started with?"""
    return game.player(seat).life < game.player(seat).max_life
