"""The presenter of each game: how a table shows it to its clients."""

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
    """Presents a game: what the table remembers, what is told, what is asked, and the texts of the catalogue."""

    history: Callable[[Any], History[Any]]
    seat_presenter: Callable[[Any, int, Any, Any], SeatPresenter[Any, Any]]
    question_presenter: type[QuestionPresenter[Any, Any, Any]]
    catalogue: Callable[..., Catalogue]
    """Takes a language, and a catalogue if it is not the printed one."""
    lays_down: Callable[[Any, Any], bool] = _never
    """Does this question ask in which order an eliminated player's cards are laid down?"""

    shares_device: bool = False
    """Can two people play it on one device? Its page must hide the table while the device changes hands."""


def load_all_games() -> None:
    """Load the parts of all games on the server. Raises SixgunError if one of them is faulty."""
    for name in game_names():
        game_type = game_type_named(name)
        bot_levels(name)
        presenter_of(game_type)


def presenter_of(game_type: AnyGameType) -> GamePresenter:
    """Return the presenter of a game."""
    return load_part(game_type, "presenter", GamePresenter)
