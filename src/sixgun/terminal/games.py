"""How each game is drawn in the terminal, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sixgun.kernel.ask import Choice
from sixgun.terminal.bang import card_lookup as bang_lookup
from sixgun.terminal.bang import player_screen as bang_players
from sixgun.terminal.bang import table as bang_table
from sixgun.terminal.card_lookup import CardLookup
from sixgun.terminal.duel import card_lookup as duel_lookup
from sixgun.terminal.duel import player_screen as duel_players
from sixgun.terminal.duel import table as duel_table
from sixgun.terminal.screen.console import Console


class PlayerScreen(Protocol):
    """Those who play a game, and what they may think of doing. Views and games are those of the game."""

    def print_self(self, console: Console, view: Any, /) -> None:
        """Who the viewer is, what he can do, and how he wins."""

    def seat_names(self, console: Console, game: Any, /) -> list[str]:
        """What the players of a position are called."""

    def targets(self, view: Any, card: int, /) -> list[int]:
        """Whom one may think of aiming a hand card at; NOBODY alone if it has no target."""

    def others(self, view: Any, /) -> list[int]:
        """Whom one may think of using an ability against."""

    def own_cards_in_play(self, view: Any, /) -> Sequence[int]:
        """The cards in play before the viewer."""

    def usable(self, view: Any, /) -> list[str]:
        """What the viewer has besides his hand, of which one may ask why it cannot be used."""

    def actions(self, view: Any, /) -> dict[str, list[Choice]]:
        """By their words, the choices that need no card or ability of that name."""

    def targets_by_number(self, names: Sequence[str], /) -> Sequence[str]:
        """What the targets are called that are typed as 1, 2 …"""

    def target_named(self, view: Any, text: str, /) -> int:
        """The target that somebody types."""

    def may_interject_again(self, view: Any, /) -> Hashable:
        """What must change before somebody is asked anew whether he interjects."""


@dataclass(frozen=True)
class GameScreen:
    """A game in the terminal: how its table is printed, who plays, and what can be looked up."""

    draw_table: Callable[[Console, Any, Sequence[str]], None]
    player_screen: PlayerScreen
    card_lookup: CardLookup


GAME_SCREENS: Final[dict[str, GameScreen]] = {
    "bang": GameScreen(bang_table.draw_table, bang_players, bang_lookup),
    "duel": GameScreen(duel_table.draw_table, duel_players, duel_lookup),
}


def screen_of(game: str) -> GameScreen:
    """How the game of this name is drawn."""
    return GAME_SCREENS[game]
