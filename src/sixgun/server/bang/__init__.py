"""BANG! as a table tells it."""

from sixgun.server.bang.questions import Questions, lays_down
from sixgun.server.bang.things import things
from sixgun.server.bang.words import Chronicle, Words

__all__ = ["Chronicle", "Questions", "Words", "lays_down", "things"]
