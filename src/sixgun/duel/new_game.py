"""How a game of The Duel starts from a set-up."""

from __future__ import annotations

from sixgun.duel.catalogue import Catalogue
from sixgun.duel.game import Game
from sixgun.duel.rules.setup import Setup, deal
from sixgun.duel.sets import CATALOGUE


def new_game(
    setup: Setup, catalogue: Catalogue = CATALOGUE, *, forkable: bool = True, collect_news: bool = False
) -> Game:
    """Deal a game and run it to its first question."""
    state, used = deal(catalogue, setup), catalogue.select(setup.sets)
    return Game(state, used, setup.options, forkable=forkable, collect_news=collect_news).start()
