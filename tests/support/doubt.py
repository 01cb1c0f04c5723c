"""Games of Doubt, the example in `examples/doubt`: the third game of the kernel's tests. Also games without parts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.doubt.game import Doubt
from examples.doubt.game_type import DOUBT, Options
from sixgun import games
from sixgun.cardgame.small_game import SmallSetup
from sixgun.cardgame.small_state import SmallState

FILE = f"{Path(__file__).parents[2] / 'examples' / 'doubt'}:DOUBT"
"""How the command line names the game."""


def doubt_setup(players: int, key: bytes) -> SmallSetup:
    return DOUBT.setup(players, key, DOUBT.sets, Options())


def new_doubt(players: int, key: bytes, *, forkable: bool = True, collect_news: bool = False) -> Doubt:
    return DOUBT.new_game(doubt_setup(players, key), forkable=forkable, collect_news=collect_news)


def dealt(players: int, key: bytes) -> SmallState:
    """The state of a game that nobody has begun."""
    return DOUBT.deal(doubt_setup(players, key))


@pytest.fixture
def added_games() -> Iterator[None]:
    """Forgets the games that a test adds."""
    before = list(games.GAME_TYPES)
    yield
    for name in set(games.GAME_TYPES) - set(before):
        del games.GAME_TYPES[name]
        games._files.pop(name, None)
