"""Results of finished games over HTTP. They outlive their tables, and no game is replayed to read one."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sixgun.server.http.error_responses import PROBLEMS
from sixgun.server.http.qr import QR, SVG, qr_code
from sixgun.server.http.static_files import ASK_AGAIN, page, respond
from sixgun.server.protocol import LANGUAGE_CODE, DealCheck, GameResult, JoinLink
from sixgun.server.store.rows import ResultRow
from sixgun.server.table.recording import unpacked
from sixgun.server.table.results import told_in
from sixgun.wording import ENGLISH, best_language

ID: Final = "^[a-z2-7]{16}$"
NOT_HEADER: Final = ("format", "version")
"""The fields in the first line of a record, besides the set-up."""

Asked = Request[Any, Any, State]
Id = Annotated[str, PathParameter(pattern=ID, description="the sixteen signs of a finished game")]
Lang = Annotated[str, QueryParameter(pattern=LANGUAGE_CODE, description="English if there is no such language")]


async def _result(state: State, key: str) -> ResultRow:
    found: ResultRow | None = await state.store.result(key)
    if found is None:
        raise NotFoundException("there is no such game: check the link")
    return found


@get(
    "/api/games/{key:str}",
    operation_id="getGame",
    responses={200: ResponseSpec(GameResult, generate_examples=False), **PROBLEMS},
)
async def get_game(request: Asked, state: State, key: Id, lang: Lang = ENGLISH) -> Response[bytes]:
    """Return how a game ended: who won, who was who, how it went."""
    told = told_in(await _result(state, key), best_language([lang]))
    return respond(request, page(told, "application/json"), ASK_AGAIN)


@get("/api/games/{key:str}/deal", responses=PROBLEMS, operation_id="getGameDeal")
async def get_game_deal(state: State, key: Id) -> DealCheck:
    """Return everything needed to check the deal of a game."""
    row = await _result(state, key)
    told = json.loads(told_in(row, ENGLISH))
    setup = json.loads(unpacked(row.record).partition("\n")[0])
    for name in NOT_HEADER:
        del setup[name]
    return DealCheck(
        code=told["code"],
        game_number=told["game_number"],
        over=True,
        commitment=told["commitment"],
        key=told["key"],
        setup=json.dumps(setup, ensure_ascii=False, separators=(",", ":")),
    )


@get(
    "/api/games/{key:str}/record",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(str, media_type="application/jsonl", generate_examples=False), **PROBLEMS},
    operation_id="getGameRecord",
)
async def get_game_record(state: State, key: Id) -> Response[str]:
    """Return a finished game as a record, which `sixgun replay FILE --verify` replays."""
    row = await _result(state, key)
    headers = {"Content-Disposition": f'attachment; filename="sixgun-{row.id}.jsonl"'}
    return Response(unpacked(row.record), media_type="application/jsonl", headers=headers)


def _link(request: Asked, state: State, key: str) -> str:
    host = request.headers.get("host", "")
    return f"{state.config.home(request.url.scheme, host)}/game/{key}"


@get("/api/games/{key:str}/link", responses=PROBLEMS, operation_id="getGameLink")
async def get_game_link(request: Asked, state: State, key: Id) -> JoinLink:
    """Return the address of the page with the result."""
    return JoinLink(link=_link(request, state, (await _result(state, key)).id))


@get("/api/games/{key:str}/qr", media_type=SVG, responses={**QR, **PROBLEMS}, operation_id="getGameQr")
async def get_game_qr(request: Asked, state: State, key: Id) -> Response[bytes]:
    """Return the same address as a QR code."""
    return qr_code(_link(request, state, (await _result(state, key)).id))


RESULT_ROUTES: Final = (get_game, get_game_deal, get_game_record, get_game_link, get_game_qr)
