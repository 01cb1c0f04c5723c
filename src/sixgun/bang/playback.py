"""A record of BANG! played again, answer by answer, and compared with what it says."""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.bang.game import Game
from sixgun.bang.game_type import BANG
from sixgun.bang.packs import Pack
from sixgun.cardgame import playback
from sixgun.kernel.record import Record


class Playback(playback.Playback[Game]):
    """A record of BANG! that is played again; `packs` are those at hand."""

    def __init__(
        self, record: Record, *, packs: Iterable[Pack] = (), strict: bool = False, collect_news: bool = True
    ) -> None:
        super().__init__(BANG, record, packs=packs, strict=strict, collect_news=collect_news)


def verify(record: Record, packs: Iterable[Pack] = ()) -> playback.Playback[Game]:
    """Play a record again from its header and compare each stored position and the outcome."""
    return playback.verify(BANG, record, packs)
