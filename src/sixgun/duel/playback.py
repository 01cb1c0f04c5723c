"""Replay a record of The Duel answer by answer and compare the game with what the record says."""

from __future__ import annotations

from sixgun.cardgame import playback
from sixgun.duel.game import Game
from sixgun.duel.game_type import DUEL
from sixgun.kernel.record import Record


class Playback(playback.Playback[Game]):
    """The replay of a record of The Duel."""

    def __init__(self, record: Record, *, strict: bool = False, collect_news: bool = True) -> None:
        super().__init__(DUEL, record, strict=strict, collect_news=collect_news)


def verify(record: Record) -> playback.Playback[Game]:
    """Replay a record from its header and compare every stored position and the outcome."""
    return playback.verify(DUEL, record)
