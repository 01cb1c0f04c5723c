"""Every bot chooses as it did when its fingerprints were kept.

`python -m tests.support.fingerprints` plays all games of all of them.
"""

from __future__ import annotations

import pytest

from sixgun.bots import bot_class
from tests.support.fingerprints import GAMES, differing, kept
from tests.support.levels import BOTS

SEARCHED = 4
"""Games of a level that searches, which take a second each; the command plays all of them."""
LEVELS = [(game, level) for game, levels in BOTS.items() for level in levels]


def test_every_level_of_both_games_has_a_hundred_fingerprints() -> None:
    assert {game: set(levels) for game, levels in kept().items()} == {game: set(names) for game, names in BOTS.items()}
    assert all(len(set(digests)) == GAMES for levels in kept().values() for digests in levels.values())


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_level_chooses_as_it_did(game: str, level: str) -> None:
    games = SEARCHED if bot_class(level, game).needs_worlds else GAMES
    assert not differing(game, level, range(games))
