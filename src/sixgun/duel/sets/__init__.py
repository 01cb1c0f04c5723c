"""The only set of The Duel: 80 cards and 24 characters."""

from sixgun.duel.catalogue import CardSet, Catalogue
from sixgun.duel.rules.setup import DUEL_SET
from sixgun.duel.sets.actions import ACTIONS
from sixgun.duel.sets.bang_cards import BANG_CARDS
from sixgun.duel.sets.deck import DECK
from sixgun.duel.sets.equipment import EQUIPMENT
from sixgun.duel.sets.law import LAW
from sixgun.duel.sets.outlaws import OUTLAWS

DUEL = CardSet(DUEL_SET, (*BANG_CARDS, *EQUIPMENT, *ACTIONS), DECK, LAW, OUTLAWS)
CATALOGUE = Catalogue([DUEL])
