"""The presenter of each game, found by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sixgun.server.presentation import bang, duel
from sixgun.server.presentation.history import History
from sixgun.server.presentation.question_presenter import QuestionPresenter
from sixgun.server.presentation.seat_presenter import SeatPresenter
from sixgun.server.protocol import Things
from sixgun.wording import Language


@dataclass(frozen=True)
class GamePresenter:
    """How a game is presented: its history, its words and questions for a seat, and the texts of its catalogue."""

    history: Callable[[Any], History[Any]]
    seat_presenter: type[SeatPresenter[Any, Any]]
    question_presenter: type[QuestionPresenter[Any, Any, Any]]
    catalogue: Callable[[Language], Things]
    lays_down: Callable[[Any, Any], bool]
    """Is this question of a game the one in which order a dead player's cards are laid down?"""


PRESENTERS: Final[dict[str, GamePresenter]] = {
    "bang": GamePresenter(bang.History, bang.SeatPresenter, bang.QuestionPresenter, bang.things, bang.lays_down),
    "duel": GamePresenter(
        duel.History, duel.SeatPresenter, duel.QuestionPresenter, duel.things, lambda _game, _ask: False
    ),
}
