"""What the engine offers is what a second reading of the rulebooks allows (tests/support/second_reading.py).

It is compared at every question of random games with all sets.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sixgun.bang.asks import Dodge
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.conformance import checks
from sixgun.kernel.chance import key_from_seed
from tests.support.second_reading import READ, Table, offered

pytestmark = pytest.mark.uncounted

GAMES = 12
"""The number of games for each number of players."""


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_what_is_offered_is_what_the_rulebooks_allow(players: int) -> None:
    compared: Counter[str] = Counter()
    for number in range(GAMES):
        setup = Setup(players, key_from_seed(f"legal {number}"), tuple(CATALOGUE.sets), Options(event_cards=28))
        game, chance = new_game(setup), Random(f"{players} {number}")
        while not game.over:
            ask = game.ask
            if isinstance(ask, READ):
                table = Table(game)
                assert offered(game) == table.choices(), f"{ask.kind} under {table.event}: {table.me}"
                if isinstance(ask, Dodge) and not ask.shot.replied and not ask.shot.tried:
                    assert ask.shot.needed == table.needed(ask)
                compared[ask.kind] += 1
            checks.random_move(game, chance)
    assert min(compared[kind] for kind in ("play", "excess", "dodge", "answer", "save")) > 10
