"""The presenter of BANG!."""

from typing import Final

from sixgun.server.presentation.bang.catalogue_texts import catalogue_in_words
from sixgun.server.presentation.bang.question_presenter import QuestionPresenter, lays_down
from sixgun.server.presentation.bang.seat_presenter import History, SeatPresenter
from sixgun.server.presentation.game_presenter import GamePresenter

PRESENTER: Final = GamePresenter(History, SeatPresenter, QuestionPresenter, catalogue_in_words, lays_down)
