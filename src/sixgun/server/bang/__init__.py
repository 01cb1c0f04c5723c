"""BANG! as a table tells it."""

from typing import Final

from sixgun.server.bang.questions import Questions, lays_down
from sixgun.server.bang.things import things
from sixgun.server.bang.words import Chronicle, Words
from sixgun.server.games import GamePresenter

PRESENTER: Final = GamePresenter(Chronicle, Words, Questions, things, lays_down)
