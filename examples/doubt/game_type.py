"""The game type of Doubt: all that Sixgun has to know of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from examples.doubt.asks import VERBS
from examples.doubt.cards import CATALOGUE, DECK, RANKS
from examples.doubt.game import EXCHANGED, NAMED, PILE, STOCK, Doubt
from sixgun.cardgame.options import Bounds, RuleOptions
from sixgun.cardgame.small_game import SmallGameType, SmallSetup
from sixgun.cardgame.small_state import SmallFace, SmallState
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.hidden_cards import shuffled


@dataclass(frozen=True, slots=True)
class Options(RuleOptions):
    """The rule options of Doubt."""

    bounds: ClassVar[Bounds] = {"hand_size": (3, 6)}

    hand_size: int = 5
    """How many cards each player gets (rule 1)."""
    exchanges: bool = True
    """Each player may exchange a card once (rule 6)."""


class DoubtType(SmallGameType[Doubt, Options]):
    """Doubt for two to four players."""

    name = "doubt"
    player_counts = range(2, 5)
    default_players = 3
    game_class = Doubt
    catalogue = CATALOGUE
    options = Options
    verbs = VERBS
    texts = Path(__file__).parent

    def deck(self) -> Sequence[SmallFace]:
        return DECK

    def deal(self, setup: SmallSetup) -> SmallState:
        chance = Chance(setup.key)
        cards = range(len(DECK))
        state = SmallState(shuffled(DECK, cards, chance), setup.players, chance)
        size = setup.options.hand_size
        for seat in range(setup.players):
            state.give(seat, cards[seat * size : (seat + 1) * size])
        state.piles = {PILE: [], STOCK: list(cards[setup.players * size :])}
        state.marks[NAMED, NOBODY] = RANKS.index("ace")
        return state

    def is_consistent(self, state: SmallState, game: Doubt) -> bool:
        return (
            super().is_consistent(state, game)
            and set(state.piles) == {PILE, STOCK}
            and all(player.hand and not player.in_play for player in state.players)
            and {name for name, _ in state.marks} <= {NAMED, EXCHANGED}
            and state.mark(NAMED) in range(len(RANKS))
        )


DOUBT: Final = DoubtType()
