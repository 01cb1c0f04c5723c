"""Positions as text: read into a game, and written so that reading gives the same game."""

from sixgun.bang.position.reading import parse_position as parse_position
from sixgun.bang.position.writing import position_text as position_text
