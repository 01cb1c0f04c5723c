"""Records of games of BANG! for tests: written by bots, then changed."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bang.game import Game
from sixgun.bang.header import PlayerInfo, RecordHeader, recorder
from sixgun.bang.options import Options
from sixgun.bang.playback import verify
from sixgun.bang.rules.setup import Setup
from sixgun.bots import make_bot
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import parse_record

Lines = list[dict[str, Any]]


POSITION = """
> Willy the Kid   sheriff         hand: bang-2c, stagecoach-9s, stagecoach-9s
  Jourdonnais     outlaw    3/4   play: barrel-qs
  Sid Ketchum     renegade  2/4   hand: beer-6h, bang-9d, missed-2s
  Rose Doolan     outlaw    1/4   hand: missed-3s
"""


def beginning(seed: int = 1, players: int = 4, **options: bool) -> RecordHeader:
    seats = tuple(PlayerInfo(f"Bot {seat + 1}", "random") for seat in range(players))
    return RecordHeader(Setup(players, key_from_seed(seed), options=Options(**options)), seats)


def played(start: RecordHeader, bots: str = "random") -> tuple[str, Game]:
    """The record of a whole game between bots, and the game."""
    out = io.StringIO()
    game = start.new_game(collect_news=True)
    writer = recorder(out)
    writer.header(start.to_data())
    game.observers.append(writer)
    key = start.setup.key.hex()
    play_game(game, [make_bot(bots, key, seat) for seat in range(len(start.seats))])
    assert game.outcome is not None
    writer.finish(game.outcome)
    return out.getvalue(), game


def changed(text: str, change: Callable[[Lines], None]) -> bytes:
    """The record with a change made to its lines."""
    lines = [json.loads(line) for line in text.splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def refused(data: bytes) -> str:
    """The sentence with which a record is refused when it is read and verified."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(data))
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


def first(lines: Lines, name: str) -> int:
    return next(number for number, line in enumerate(lines) if name in line)
