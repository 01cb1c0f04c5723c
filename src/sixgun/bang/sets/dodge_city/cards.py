"""The playing cards of Dodge City that the base game does not have."""

from sixgun.bang.effect import Card

CARDS: tuple[Card, ...] = ()
