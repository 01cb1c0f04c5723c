"""Dodge City: 40 cards, some of them with a green border, 15 characters, and roles for up to eight players."""

from sixgun.bang.catalogue import CardSet
from sixgun.bang.sets.dodge_city.cards import CARDS
from sixgun.bang.sets.dodge_city.characters import CHARACTERS
from sixgun.bang.sets.dodge_city.deck import DECK

DODGE_CITY = CardSet("dodge_city", CARDS, DECK, CHARACTERS, most_players=8)
