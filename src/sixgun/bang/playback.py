"""Replay a record of BANG! answer by answer and compare the game with what the record says."""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.bang.game import Game
from sixgun.bang.game_type import BANG
from sixgun.cardgame import playback
from sixgun.cardgame.packs import Pack
from sixgun.kernel.record import Record


class Playback(playback.Playback[Game]):
    """The replay of a record of BANG!. `packs` are the installed packs."""

    def __init__(
        self, record: Record, *, packs: Iterable[Pack] = (), strict: bool = False, collect_news: bool = True
    ) -> None:
        super().__init__(BANG, record, packs=packs, strict=strict, collect_news=collect_news)


def verify(record: Record, packs: Iterable[Pack] = ()) -> playback.Playback[Game]:
    """Replay a record from its header and compare every stored position and the outcome."""
    return playback.verify(BANG, record, packs)
