"""The questions of Doubt, and the choices that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.cardgame.asks import PLAY, CardAsk
from sixgun.kernel.ask import Choice, choice

if TYPE_CHECKING:
    from examples.doubt.game import Doubt

SAY: Final = "say"
GIVE: Final = "give"
BELIEVE: Final = choice(SAY, what="believe")
DOUBT_IT: Final = choice(SAY, what="doubt")
EXCHANGE: Final = choice("exchange")
VERBS: Final = (PLAY, SAY, GIVE, EXCHANGE.verb)


class LayCard(CardAsk):
    """Which card do you lay, and which rank do you name? The question is open: somebody may exchange a card first."""

    kind, open, rebuildable = PLAY, True, True

    def candidates(self) -> list[Choice]:
        game: Doubt = self.game
        hand = game.state.players[self.seat].hand
        return [game.laying(card, rank) for card in hand for rank in game.ranks()]


class Believe(CardAsk):
    """Does the next player believe that the card has the named rank?"""

    kind = "believe"

    def __init__(self, game: Doubt, seat: int, claimer: int, rank: str) -> None:
        super().__init__(game, seat)
        self.claimer = claimer
        self.rank = rank

    def details(self) -> tuple[tuple[str, int | str], ...]:
        return ("target", self.claimer), ("card", self.rank)

    def candidates(self) -> list[Choice]:
        return [BELIEVE, DOUBT_IT]


class GiveCard(CardAsk):
    """Which card goes into the stock?"""

    kind = "give"

    def candidates(self) -> list[Choice]:
        game: Doubt = self.game
        return [choice(GIVE, card) for card in game.state.players[self.seat].hand]
