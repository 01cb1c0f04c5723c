"""The Duel as a table tells it."""

from sixgun.server.duel.questions import Questions
from sixgun.server.duel.things import things
from sixgun.server.duel.words import Chronicle, Words

__all__ = ["Chronicle", "Questions", "Words", "things"]
