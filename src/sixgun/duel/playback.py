"""Replay a record of The Duel answer by answer and compare the game with what the record says."""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.cardgame import playback
from sixgun.cardgame.packs import Pack
from sixgun.duel.game import Game
from sixgun.duel.game_type import DUEL
from sixgun.kernel.record import Record


class Playback(playback.Playback[Game]):
    """The replay of a record of The Duel. `packs` are the available packs."""

    def __init__(
        self, record: Record, *, packs: Iterable[Pack] = (), strict: bool = False, collect_news: bool = True
    ) -> None:
        super().__init__(DUEL, record, packs=packs, strict=strict, collect_news=collect_news)


def verify(record: Record, packs: Iterable[Pack] = ()) -> playback.Playback[Game]:
    """Replay a record from its header and compare every stored position and the outcome."""
    return playback.verify(DUEL, record, packs)
