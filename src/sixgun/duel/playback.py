"""A record of The Duel played again, answer by answer, and compared with what it says."""

from __future__ import annotations

from sixgun.cardgame import playback
from sixgun.duel.game import Game
from sixgun.duel.game_type import DUEL
from sixgun.kernel.record import Record


class Playback(playback.Playback[Game]):
    """A record of The Duel that is played again."""

    def __init__(self, record: Record, *, strict: bool = False, collect_news: bool = True) -> None:
        super().__init__(DUEL, record, strict=strict, collect_news=collect_news)


def verify(record: Record) -> playback.Playback[Game]:
    """Play a record again from its header and compare each stored position and the outcome."""
    return playback.verify(DUEL, record)
