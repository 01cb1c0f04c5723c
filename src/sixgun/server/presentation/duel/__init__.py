"""The presenter of The Duel."""

from typing import Final

from sixgun.server.presentation.duel.catalogue_texts import catalogue_in_words
from sixgun.server.presentation.duel.question_presenter import QuestionPresenter
from sixgun.server.presentation.duel.seat_presenter import History, SeatPresenter
from sixgun.server.presentation.game_presenter import GamePresenter

PRESENTER: Final = GamePresenter(History, SeatPresenter, QuestionPresenter, catalogue_in_words, shares_device=True)
