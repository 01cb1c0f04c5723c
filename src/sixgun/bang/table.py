"""Where a game of BANG! begins: the shelf of boxes, and a game from a set-up."""

from __future__ import annotations

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.game import Game
from sixgun.bang.rules.setup import Setup, deal
from sixgun.bang.sets.base import BASE

CATALOGUE = Catalogue([BASE])


def new_game(setup: Setup, catalogue: Catalogue = CATALOGUE, *, keeps: bool = True, tells: bool = False) -> Game:
    """A game that waits for its first answer."""
    return Game(deal(catalogue, setup), catalogue, setup.options, keeps=keeps, tells=tells).start()
