"""The printed sets: cards, characters and events, one package or module each."""

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.sets.base import BASE
from sixgun.bang.sets.dodge_city import DODGE_CITY
from sixgun.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from sixgun.bang.sets.high_noon import HIGH_NOON
from sixgun.bang.sets.the_bullet import THE_BULLET

CATALOGUE = Catalogue([BASE, DODGE_CITY, THE_BULLET, HIGH_NOON, FISTFUL_OF_CARDS])
