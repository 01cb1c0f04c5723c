"""The Duel as a table tells it."""

from sixgun.server.presentation.duel.catalogue_texts import things
from sixgun.server.presentation.duel.question_presenter import QuestionPresenter
from sixgun.server.presentation.duel.seat_presenter import History, SeatPresenter

__all__ = ["History", "QuestionPresenter", "SeatPresenter", "things"]
