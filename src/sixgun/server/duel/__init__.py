"""The Duel as a table tells it."""

from typing import Final

from sixgun.server.duel.questions import Questions
from sixgun.server.duel.things import things
from sixgun.server.duel.words import Chronicle, Words
from sixgun.server.games import GamePresenter

PRESENTER: Final = GamePresenter(Chronicle, Words, Questions, things, shares_device=True)
