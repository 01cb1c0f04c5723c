"""The rules of Doubt. Numbers in brackets are rules (see `__init__.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from examples.doubt.asks import BELIEVE, EXCHANGE, Believe, GiveCard, LayCard
from examples.doubt.cards import RANKS, ranks_after
from sixgun.cardgame.asks import PLAY
from sixgun.cardgame.small_game import PublicFacts, SmallGame
from sixgun.cardgame.small_state import SmallState
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, lose_track, shuffled
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason, reason
from sixgun.kernel.steps import Interjection

if TYPE_CHECKING:
    from sixgun.cardgame.game_type import AnyGameType

PILE: Final = "pile"
STOCK: Final = "stock"
NAMED: Final = "named"
"""The mark of the rank that was named last: its place among the ranks."""
EXCHANGED: Final = "exchanged"
"""The mark of a player who has exchanged a card."""


class Doubt(SmallGame[SmallState]):
    """A game of Doubt."""

    @property
    def type(self) -> AnyGameType:
        from examples.doubt.game_type import DOUBT

        return DOUBT

    # The course of the game.

    async def run(self, first: Interjection | None) -> None:
        state = self.state
        if first is not None:
            self.begin_step()
            await self.exchange(first.seat)
        while state.outcome is None:
            self.begin_step()
            await self.take_turn(state.turn)
            state.turn = self.after(state.turn)
            state.turn_number += 1

    async def take_turn(self, seat: int) -> None:
        """A player lays a card, and the next one believes it or not (2 to 7)."""
        state, other = self.state, self.after(seat)
        laid = await LayCard(self, seat)
        rank = laid.what or self.face(laid.card).slug
        self.lay(seat, laid.card, rank)
        if await Believe(self, other, seat, rank) is BELIEVE:
            self.tell("believe", other, seat)
        else:
            self.tell("doubt", other, seat)
            lied = self.turn_up(seat, laid.card) != rank
            self.take_pile(seat if lied else other)
        if not state.players[seat].hand:
            state.outcome = Outcome((seat,), "no_cards_left")
            self.tell("game_over", seat, what=state.outcome.reason)

    def lay(self, seat: int, card: int, rank: str) -> None:
        """A card goes from a hand onto the pile, face down, and its player names a rank (2)."""
        state = self.state
        lose_track(state.seen, state.players[seat].hand, 1 << seat)
        state.take_from_hand(seat, card)
        state.piles[PILE].append(card)
        state.marks[NAMED, NOBODY] = RANKS.index(rank)
        self.tell("lay", seat, what=rank, amount=1, cards=(card,), known_to=1 << seat)

    def turn_up(self, seat: int, card: int) -> str:
        """The card of a player is turned up. Returns its rank (5)."""
        self.state.seen[card] = PUBLIC
        self.tell("turn_up", seat, cards=(card,))
        return self.face(card).slug

    def take_pile(self, seat: int) -> None:
        """A player takes the whole pile into their hand (5)."""
        state, cards = self.state, tuple(self.state.piles[PILE])
        state.piles[PILE] = []
        state.give(seat, cards)
        self.tell("take", seat, amount=len(cards), cards=cards, known_to=1 << seat)

    async def exchange(self, seat: int) -> None:
        """A player puts a card into the stock, draws its top card, and shuffles the stock (6)."""
        state = self.state
        state.marks[EXCHANGED, seat] = 1
        given = (await GiveCard(self, seat)).card
        drawn = state.piles[STOCK].pop()
        lose_track(state.seen, state.players[seat].hand, 1 << seat)
        state.take_from_hand(seat, given)
        state.piles[STOCK].append(given)
        state.give(seat, (drawn,))
        self.tell("exchange", seat, amount=1, cards=(given, drawn), known_to=1 << seat)
        state.faces = shuffled(state.faces, state.piles[STOCK], state.chance)
        for card in state.piles[STOCK]:
            state.seen[card] = HIDDEN

    def standing_offers(self, seat: int) -> list[Choice]:
        """Each player may exchange a card once (6)."""
        may = self.options.exchanges and self.state.piles[STOCK] and not self.state.mark(EXCHANGED, seat)
        return [EXCHANGE] if may else []

    # What may be named.

    def ranks(self) -> tuple[str, str]:
        """The ranks that may be named now (2)."""
        return ranks_after(RANKS[self.state.mark(NAMED)])

    def laying(self, card: int, rank: str) -> Choice:
        """The choice to lay a card and name a rank."""
        return choice(PLAY, card, what="" if rank == self.face(card).slug else rank)

    def why_not(self, ask: Ask, wish: Choice) -> Reason | None:
        """A card can be laid, but not as this rank."""
        first, second = self.ranks()
        held: tuple[int, ...] = self.state.players[ask.seat].hand
        if ask.kind != PLAY or wish.verb != PLAY or wish.card not in held:
            return None
        return reason("wrong_rank", 2, first=first, second=second)

    # What everybody sees.

    def seat_facts(self, seat: int) -> PublicFacts:
        return {EXCHANGED: bool(self.state.mark(EXCHANGED, seat))}

    def table_facts(self) -> PublicFacts:
        return {NAMED: RANKS[self.state.mark(NAMED)]}
