"""The presenter of each game: how it is told at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sixgun.bots import bot_levels
from sixgun.cardgame.game_type import AnyGameType
from sixgun.games import game_names, game_type_named, load_part
from sixgun.server.presentation.history import History
from sixgun.server.presentation.question_presenter import QuestionPresenter
from sixgun.server.presentation.seat_presenter import SeatPresenter
from sixgun.server.protocol import Catalogue


def _never(_game: Any, _ask: Any) -> bool:
    return False


@dataclass(frozen=True)
class GamePresenter:
    """How a game is told: what the table remembers, what is said, what is asked, and the texts of the catalogue."""

    history: Callable[[Any], History[Any]]
    seat_presenter: Callable[[Any, int, Any, Any], SeatPresenter[Any, Any]]
    question_presenter: type[QuestionPresenter[Any, Any, Any]]
    catalogue: Callable[..., Catalogue]
    """Called with a language, and a catalogue if it is not the printed one."""
    lays_down: Callable[[Any, Any], bool] = _never
    """Is this question of a game the one in which order an eliminated player's cards are laid down?"""

    shares_device: bool = False
    """Can two people play it at one device? Its page must cover the table while the device changes hands."""


def load_all_games() -> None:
    """Load the parts of all games that are on the server. Raises SixgunError if one of them is not in order."""
    for name in game_names():
        game_type = game_type_named(name)
        bot_levels(name)
        presenter_of(game_type)


def presenter_of(game_type: AnyGameType) -> GamePresenter:
    """Return the presenter of a game."""
    return load_part(game_type, "presenter", GamePresenter)
