"""BANG! as a table tells it."""

from sixgun.server.presentation.bang.catalogue_texts import things
from sixgun.server.presentation.bang.question_presenter import QuestionPresenter, lays_down
from sixgun.server.presentation.bang.seat_presenter import History, SeatPresenter

__all__ = ["History", "QuestionPresenter", "SeatPresenter", "lays_down", "things"]
