"""What is kept of a finished game: its result, as everybody may know it, under an id of its own. ¶ It is computed once,
when the game ends, and stored with the end. So reading it needs no replay, and neither the table nor its players.
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
    """Return the id of a game's result, sixteen letters and digits.

    It follows from the key of the deal. So nobody can guess it or try all of them (a table may be private), and it is
    the same each time it is computed. The number of the game in the store is part of it, because a server with a seed
    repeats its keys.
    """
    found = sha256(f"result of game {game} ".encode() + key).digest()
    return base64.b32encode(found[:ID_BYTES]).decode().lower()


def id_of(match: Match) -> str:
    """Return the id of the result of a game at a table."""
    return result_id(match.id, match.key)


def result_of(match: Match, code: str, settings: NewTable, finished: float | None = None) -> ResultRow:
    """Return what is stored of a finished game: the result in every language, and the record."""
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
        key=match.key.hex(),
        commitment=match.commitment,
    )


def told_in(row: ResultRow, language: str) -> bytes:
    """Return the result in a language as JSON: a `GameResult`. It is in English if this language is missing."""
    told = _by_language.decode(gzip.decompress(row.told))
    found = bytes(told.get(language) or told[ENGLISH])
    result = msgspec.json.decode(found)
    return encoder.encode(GAME_RESULT.today(result)) if "places" in result else found
