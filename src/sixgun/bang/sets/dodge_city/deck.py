"""The 40 playing cards of Dodge City with their suits and values: each suit holds 5 to ace once."""

from sixgun.bang.faces import Face

DECK: tuple[Face, ...] = ()
