"""Where a game of BANG! begins: the shelf of boxes, and a game from a set-up."""

from __future__ import annotations

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.game import Game
from sixgun.bang.rules.setup import Setup, deal
from sixgun.bang.sets.base import BASE
from sixgun.bang.sets.dodge_city import DODGE_CITY
from sixgun.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from sixgun.bang.sets.high_noon import HIGH_NOON
from sixgun.bang.sets.the_bullet import THE_BULLET

CATALOGUE = Catalogue([BASE, DODGE_CITY, THE_BULLET, HIGH_NOON, FISTFUL_OF_CARDS])


def new_game(
    setup: Setup, catalogue: Catalogue = CATALOGUE, *, forkable: bool = True, collect_news: bool = False
) -> Game:
    """A game that waits for its first answer."""
    state = deal(catalogue, setup)
    return Game(
        state, catalogue.select(setup.sets), setup.options, forkable=forkable, collect_news=collect_news
    ).start()
