"""How each game is told at a table, found by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sixgun.server import bang, duel
from sixgun.server.protocol import Things
from sixgun.server.telling import History as AnyChronicle
from sixgun.server.telling import QuestionPresenter as AnyQuestions
from sixgun.server.telling import SeatPresenter as AnyWords
from sixgun.wording import Language


@dataclass(frozen=True)
class GamePresenter:
    """What a game is told with: what the table remembers, what is said, what is asked, and the names of its things."""

    history: Callable[[Any], AnyChronicle[Any]]
    seat_presenter: type[AnyWords[Any, Any]]
    question_presenter: type[AnyQuestions[Any, Any, Any]]
    catalogue: Callable[[Language], Things]
    lays_down: Callable[[Any, Any], bool]
    """Is this question of a game the one in which order a dead player's cards are laid down?"""


TELLINGS: Final[dict[str, GamePresenter]] = {
    "bang": GamePresenter(bang.Chronicle, bang.Words, bang.Questions, bang.things, bang.lays_down),
    "duel": GamePresenter(duel.Chronicle, duel.Words, duel.Questions, duel.things, lambda _game, _ask: False),
}
