"""The Duel as a table tells it."""

from sixgun.server.duel.questions import QuestionPresenter
from sixgun.server.duel.things import things
from sixgun.server.duel.words import History, SeatPresenter

__all__ = ["History", "QuestionPresenter", "SeatPresenter", "things"]
