"""Games of Doubt, the example in `examples/doubt`: the third game of the kernel's tests."""

from __future__ import annotations

from examples.doubt.game import Doubt
from examples.doubt.game_type import DOUBT, Options
from sixgun.cardgame.small_game import SmallSetup
from sixgun.cardgame.small_state import SmallState


def doubt_setup(players: int, key: bytes) -> SmallSetup:
    return DOUBT.setup(players, key, DOUBT.sets, Options())


def new_doubt(players: int, key: bytes, *, forkable: bool = True, collect_news: bool = False) -> Doubt:
    return DOUBT.new_game(doubt_setup(players, key), forkable=forkable, collect_news=collect_news)


def dealt(players: int, key: bytes) -> SmallState:
    """The state of a game that nobody has begun."""
    return DOUBT.deal(doubt_setup(players, key))
