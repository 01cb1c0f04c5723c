"""The base game, fourth edition: 80 cards and 16 characters."""

from sixgun.bang.catalogue import CardSet
from sixgun.bang.sets.base.cards import CARDS
from sixgun.bang.sets.base.characters import CHARACTERS
from sixgun.bang.sets.base.deck import DECK

BASE = CardSet("base", CARDS, DECK, CHARACTERS)
