"""How each game is drawn in the terminal, found by its name."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, Protocol

from sixgun.kernel.ask import Choice
from sixgun.kernel.outcome import Outcome
from sixgun.terminal import bang, duel
from sixgun.terminal.console import Console
from sixgun.terminal.lookup import Things


class Drawing(Things, Protocol):
    """A game in the terminal. Views and games are those of the game."""

    def draw_table(self, console: Console, view: Any, names: Sequence[str], /) -> None:
        """Print everything that lies on the table."""

    def draw_hand(self, console: Console, view: Any, seat: int, name: str = "", /) -> None:
        """Print the hand of a seat as far as the viewer knows it."""

    def draw_hands(self, console: Console, view: Any, names: Sequence[str], /) -> None:
        """Print the hands that the viewer knows something of."""

    def print_self(self, console: Console, view: Any, /) -> None:
        """Who the viewer is, what he can do, and how he wins."""

    def print_ending(self, console: Console, game: Any, outcome: Outcome, names: Sequence[str], /) -> None:
        """Who was what, and who has won."""

    def seat_names(self, console: Console, game: Any, /) -> list[str]:
        """What the players of a position are called."""

    def targets(self, view: Any, card: int, /) -> list[int]:
        """Whom one may think of aiming a hand card at; NOBODY alone if it has no target."""

    def others(self, view: Any, /) -> list[int]:
        """Whom one may think of using an ability against."""

    def laid(self, view: Any, /) -> Sequence[int]:
        """The cards in play before the viewer."""

    def usable(self, view: Any, /) -> list[str]:
        """What the viewer has besides his hand, of which one may ask why it cannot be used."""

    def deeds(self, view: Any, /) -> dict[str, list[Choice]]:
        """By their words, the choices that need no card or ability of that name."""

    def targets_by_number(self, names: Sequence[str], /) -> Sequence[str]:
        """What the targets are called that are typed as 1, 2 …"""

    def target_named(self, view: Any, text: str, /) -> int:
        """The target that somebody types."""

    def may_interject_again(self, view: Any, /) -> Hashable:
        """What must change before somebody is asked anew whether he interjects."""


DRAWINGS: Final[dict[str, Drawing]] = {"bang": bang, "duel": duel}


def drawing_of(game: str) -> Drawing:
    """How the game of this name is drawn."""
    return DRAWINGS[game]
