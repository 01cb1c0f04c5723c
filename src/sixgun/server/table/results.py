"""What stays of a finished game: its result, as everybody may know it, under an id of its own.

It is worked out once, when the game ends, and stored with the end. So it can be read without playing the game again,
and it needs neither the table nor those who sat at it.
"""

from __future__ import annotations

import base64
import gzip
import time
from hashlib import sha256
from typing import Final

import msgspec

from sixgun.cardgame.header import HUMAN
from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import GameResult, NewTable, SeatInfo, encoder
from sixgun.server.protocol.version_1 import GAME_RESULT
from sixgun.server.store.rows import ResultRow
from sixgun.server.table.match import Match
from sixgun.wording import ENGLISH, languages

ID_BYTES: Final = 10
_by_language: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


def result_id(game: int, key: bytes) -> str:
    """The id of a game's result, sixteen letters and digits. It follows from the key of the deal: so nobody can guess
    it or try them all (a table may be private), and it is the same however often it is worked out. The number of the
    game in the store goes in too, for a server with a seed deals with the same keys again."""
    found = sha256(f"result of game {game} ".encode() + key).digest()
    return base64.b32encode(found[:ID_BYTES]).decode().lower()


def id_of(match: Match) -> str:
    """The id of the result of a game at a table."""
    return result_id(match.id, match.header.setup.key)


def result_of(match: Match, code: str, settings: NewTable, finished: float | None = None) -> ResultRow:
    """What is stored of a game that is over: the result in every language, and the record."""
    ended = time.time() if finished is None else finished
    told = {language: _result(match, code, settings, ended, language) for language in languages()}
    packed = gzip.compress(encoder.encode(told), 6, mtime=0)
    return ResultRow(id_of(match), packed, match.record.packed())


def _result(match: Match, code: str, settings: NewTable, finished: float, language: str) -> GameResult:
    presenter = match.audience(NOBODY, language).presenter
    return GameResult(
        id=id_of(match),
        game=match.game_type.name,
        table=settings.name,
        code=code,
        game_number=match.number,
        finished=round(finished, 3),
        sets=list(match.header.setup.sets),
        seats=[
            SeatInfo(name=player.name, bot="" if player.kind == HUMAN else player.kind) for player in match.header.seats
        ],
        view=presenter.view(),
        log=presenter.story(),
        key=match.header.setup.key.hex(),
        commitment=match.commitment,
    )


def told_in(row: ResultRow, language: str) -> bytes:
    """The result in a language as JSON: a `GameResult`. English if the game was not told in this language."""
    told = _by_language.decode(gzip.decompress(row.told))
    found = bytes(told.get(language) or told[ENGLISH])
    result = msgspec.json.decode(found)
    return encoder.encode(GAME_RESULT.today(result)) if "places" in result else found
