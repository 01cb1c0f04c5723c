"""Doubt, a third game on the kernel: lay a card face down and say its number; the next player believes it or not.

If a lie is doubted, the liar takes the card back and draws one. If the truth is doubted, the doubter takes the card and
draws one. Once in a game a player may exchange a card with the deck before somebody else's claim. The first player
without cards wins.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sixgun.kernel.ask import Ask, Choice, choice
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Game
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, shuffled
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.steps import Interjection

NUMBERS: Final = ("one", "two", "three")
DOUBT: Final = choice("say", what="doubt")
BELIEVE: Final = choice("say", what="believe")
EXCHANGE: Final = choice("exchange")


class Face(NamedTuple):
    order: int


class State:
    """Hands, a deck, and the face-down pile of cards that were believed."""

    def __init__(self, players: int, key: bytes) -> None:
        self.chance = Chance(key)
        self.faces: tuple[Face, ...] = shuffled(tuple(Face(n % 3) for n in range(18)), range(18), self.chance)
        self.seen = bytearray(18)
        self.hands = [tuple(range(3 * seat, 3 * seat + 3)) for seat in range(players)]
        self.deck = list(range(3 * players, 18))
        self.pile: list[int] = []
        self.spent: tuple[int, ...] = ()
        self.turn, self.number = 0, 1
        self.outcome: Outcome | None = None
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.seen[card] = 1 << seat

    def copy(self) -> State:
        clone = State.__new__(State)
        clone.__dict__.update(self.__dict__)
        clone.chance, clone.seen = self.chance.copy(), self.seen[:]
        clone.hands, clone.deck, clone.pile = self.hands[:], self.deck[:], self.pile[:]
        return clone

    def to_data(self) -> dict[str, Any]:
        data = {name: getattr(self, name) for name in ("faces", "hands", "deck", "pile", "spent", "turn", "number")}
        return {**data, "seen": self.seen.hex(), "chance": self.chance.position, "outcome": self.outcome}


class Claim(Ask):
    """Which card do you lay down, and as what? The question is open: somebody may exchange a card first."""

    kind, open, rebuildable = "claim", True, True

    def options(self) -> list[Choice]:
        hand = self.game.state.hands[self.seat]
        return [choice("lay", card, what=number) for card in hand for number in NUMBERS]


class Believe(Ask):
    """Somebody says that their card is this number."""

    kind = "believe"

    def options(self) -> list[Choice]:
        return [BELIEVE, DOUBT]


class GiveUp(Ask):
    """Which card do you exchange?"""

    kind = "give_up"

    def options(self) -> list[Choice]:
        return [choice("lay", card) for card in self.game.state.hands[self.seat]]


class Doubt(Game[State]):
    async def run(self, first: Interjection | None) -> None:
        state = self.state
        if first is not None:
            self.begin_step()
            await self.exchange(first.seat)
        while True:
            self.begin_step()
            claimer = state.turn
            laid = await Claim(self, claimer)
            state.hands[claimer] = tuple(card for card in state.hands[claimer] if card != laid.card)
            state.turn = (claimer + 1) % len(state.hands)
            state.number += 1
            if await Believe(self, state.turn) is BELIEVE:
                state.pile.append(laid.card)
            else:
                lied = NUMBERS[state.faces[laid.card].order] != laid.what
                self.take(claimer if lied else state.turn, laid.card, PUBLIC)
                self.draw(claimer if lied else state.turn)
            if not state.hands[claimer]:
                state.outcome = Outcome((claimer,), "no_card_left")
                return

    async def exchange(self, seat: int) -> None:
        state = self.state
        state.spent = (*state.spent, seat)
        given = (await GiveUp(self, seat)).card
        state.hands[seat] = tuple(card for card in state.hands[seat] if card != given)
        self.draw(seat)
        state.deck.append(given)
        state.faces = shuffled(state.faces, state.deck, state.chance)
        for card in state.deck:
            state.seen[card] = HIDDEN

    def draw(self, seat: int) -> None:
        if self.state.deck:
            self.take(seat, self.state.deck.pop(), 1 << seat)

    def take(self, seat: int, card: int, known: int) -> None:
        self.state.hands[seat] = (*self.state.hands[seat], card)
        self.state.seen[card] |= known
        if self.news is not None:
            self.news.append(
                NewsItem("take", seat, amount=1, cards=(card,), faces=(self.state.faces[card],), known_to=known)
            )

    def standing_offers(self, seat: int) -> list[Choice]:
        return [EXCHANGE] if self.state.deck and seat not in self.state.spent else []

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """All cards whose faces this seat has not seen. Everybody saw which card left a hand, but not its face."""
        return [[card for card in range(18) if not self.state.seen[card] >> seat & 1]]


def new_doubt(players: int, key: bytes, *, forkable: bool = True, collect_news: bool = False) -> Doubt:
    return Doubt(State(players, key), forkable=forkable, collect_news=collect_news).start()
