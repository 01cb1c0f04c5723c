"""The terminal screens of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sixgun.games import game_type_named, load_part
from sixgun.kernel.ask import Choice
from sixgun.terminal.card_lookup import CardLookup
from sixgun.terminal.screen.console import Console


class PlayerScreen(Protocol):
    """The players of a game and what they could try to do. Views and games are those of the game type."""

    def print_self(self, console: Console, view: Any, /) -> None:
        """Print who the viewer is, what they can do, and how they win."""

    def seat_names(self, console: Console, game: Any, /) -> list[str]:
        """Return the names of the players in a position."""

    def card_text(self, console: Console, view: Any, card: int, /) -> str:
        """Return a card as it is shown in a hand."""

    def card_targets(self, view: Any, card: int, /) -> list[int]:
        """Return the targets a hand card could be aimed at, legal or not. Only NOBODY if it takes no target."""

    def ability_targets(self, view: Any, /) -> list[int]:
        """Return the targets an ability could be used against, legal or not."""

    def own_cards_in_play(self, view: Any, /) -> Sequence[int]:
        """Return the viewer's cards in play."""

    def usable(self, view: Any, /) -> list[str]:
        """Return the slugs of what the viewer could use besides the hand. `why` explains them."""

    def actions(self, view: Any, /) -> dict[str, list[Choice]]:
        """Return the choices that have no card or ability of their own, by the word for them."""

    def targets_by_number(self, names: Sequence[str], /) -> Sequence[str]:
        """Return the names of the targets that are typed as 1, 2 …"""

    def target_named(self, view: Any, text: str, /) -> int:
        """Return the target that was typed."""

    def interjection_state(self, view: Any, /) -> Hashable:
        """Return what must change before the player is asked again about an interjection."""


@dataclass(frozen=True)
class GameScreen:
    """A game in the terminal: its table, its players, and its card lookup."""

    draw_table: Callable[[Console, Any, Sequence[str]], None]
    player_screen: PlayerScreen
    card_lookup: CardLookup


def screen_of(game: str) -> GameScreen:
    """Return the screens of the game with this name."""
    return load_part(game_type_named(game), "terminal", GameScreen)
