"""BANG! as a table tells it."""

from sixgun.server.bang.questions import QuestionPresenter, lays_down
from sixgun.server.bang.things import things
from sixgun.server.bang.words import History, SeatPresenter

__all__ = ["History", "QuestionPresenter", "SeatPresenter", "lays_down", "things"]
