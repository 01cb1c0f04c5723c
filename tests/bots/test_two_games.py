"""A bot that plays another game with other cards knows the cards of that game."""

from __future__ import annotations

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bots import make_bot
from sixgun.kernel.chance import key_from_seed
from tests.support.levels import BOTS

SEATS = 4


@pytest.mark.parametrize("level", BOTS["bang"])
def test_a_bot_plays_a_game_with_more_sets_after_one_with_few(level: str) -> None:
    bots = [make_bot(level, "two games", seat) for seat in range(SEATS)]
    for sets in (("base",), tuple(CATALOGUE.sets), ("base", "dodge_city")):
        for bot in bots:
            bot.max_simulations = 2
        game = new_game(Setup(SEATS, key_from_seed("two games"), sets), forkable=True, collect_news=True)
        play_game(game, bots)
        assert game.outcome is not None
