"""The fifteen characters of Dodge City."""

from sixgun.bang.effect import Character

CHARACTERS: tuple[Character, ...] = ()
