"""How a game of BANG! starts from a set-up."""

from __future__ import annotations

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.game import Game
from sixgun.bang.rules.setup import Setup, deal
from sixgun.bang.sets import CATALOGUE


def new_game(
    setup: Setup, catalogue: Catalogue = CATALOGUE, *, forkable: bool = True, collect_news: bool = False
) -> Game:
    """Deal a game and run it to its first question."""
    state = deal(catalogue, setup)
    used = catalogue.select(setup.sets)
    return Game(state, used, setup.options, forkable=forkable, collect_news=collect_news).start()
