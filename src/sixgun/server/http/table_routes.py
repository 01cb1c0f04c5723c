"""Tables over HTTP: the lobby, a new table, joining, the link, and the proof of the deal."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ServiceUnavailableException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sixgun.kernel.errors import SixgunError
from sixgun.server.http.error_responses import PROBLEMS
from sixgun.server.http.guest_routes import clean, guest_of, told
from sixgun.server.http.middleware import address, too_fast
from sixgun.server.http.qr import qr_code
from sixgun.server.http.rate_limits import NEW_TABLES, NEW_TABLES_HERE
from sixgun.server.http.table_directory import TableDirectory
from sixgun.server.protocol import DealCheck, Guest, JoinLink, NewTable, ResultLine, TableLine
from sixgun.server.server_packs import ServerPacks
from sixgun.server.store.rows import GameRow
from sixgun.server.store.writer import WriteFailed
from sixgun.server.table.recording import unpacked
from sixgun.server.table.results import result_id
from sixgun.server.table.settings import check, fitted
from sixgun.server.table_limits import TooManyTables
from sixgun.server.workers.records import Records

LONGEST_NAME: Final = 40
MOST_RESULTS: Final = 10
CODE: Final = "^[A-Za-z0-9]{4}$"

Asked = Request[Any, Any, State]
TableCode = Annotated[str, PathParameter(pattern=CODE, description="the four signs of a table")]
GameNumber = Annotated[int | None, QueryParameter(name="game_number", ge=1, le=1_000_000)]


def checked(wanted: NewTable, packs: ServerPacks) -> NewTable:
    """Return the settings of a new table: sets in the order of the catalogue, and a clean name.

    Raises an HTTPException if no game can be played with them.
    """
    name = clean(wanted.name, LONGEST_NAME)
    partner = clean(wanted.partner) if wanted.partner else ""
    found = msgspec.structs.replace(fitted(wanted), name=name, partner=partner)
    check(found, packs.of(found.game))
    return found


def table_line(state: State, code: str) -> TableLine:
    """Return a table as the lobby shows it. Raises an HTTPException if it does not exist, or waits for a pack."""
    tables: TableDirectory = state.tables
    found = tables.line(code.upper())
    if pack := tables.missing_pack(code.upper()):
        said = f"this table plays with the pack “{pack}”, which the server does not have now: ask its host to add it"
        raise HTTPException(said, status_code=409, extra={"code": "pack_missing"})
    if found is None:
        raise NotFoundException("there is no such table: it may have been closed")
    return found


@get("/api/tables", responses=PROBLEMS, operation_id="getTables", sync_to_thread=False)
def get_tables(state: State) -> list[TableLine]:
    """List the public tables that are open or playing."""
    tables: TableDirectory = state.tables
    return tables.lines()


@post("/api/tables", responses=PROBLEMS, operation_id="postTable")
async def post_table(request: Asked, state: State, data: NewTable) -> TableLine:
    """Open a table and sit down at it."""
    tables: TableDirectory = state.tables
    host = await guest_of(request, state.store)
    wanted = checked(data, state.packs)
    wait = state.limits.take(NEW_TABLES, str(host.id)) or state.limits.take(NEW_TABLES_HERE, address(request.scope))
    if wait:
        raise too_fast(wait)
    try:
        return table_line(state, await tables.create(wanted, host, address(request.scope)))
    except TooManyTables as error:
        status = 503 if error.code == "not_now" else 409
        raise HTTPException(str(error), status_code=status, extra={"code": error.code}) from error


@get("/api/tables/{code:str}", responses=PROBLEMS, operation_id="getTable", sync_to_thread=False)
def get_table(state: State, code: TableCode) -> TableLine:
    """Return one table, private ones too: the code is the permission."""
    return table_line(state, code)


@post("/api/tables/{code:str}/join", status_code=200, responses=PROBLEMS, operation_id="joinTable")
async def join_table(request: Asked, state: State, code: TableCode) -> TableLine:
    """Sit down on a free seat. Guests who already sit there keep their seat."""
    tables: TableDirectory = state.tables
    guest = await guest_of(request, state.store)
    table_line(state, code)
    try:
        return await tables.join(code.upper(), guest)
    except WriteFailed:
        raise
    except SixgunError as error:
        line = table_line(state, code)
        why = "full" if line.taken >= line.players else "not_now"
        raise HTTPException(str(error), status_code=409, extra={"code": why}) from error


@post("/api/tables/{code:str}/leave", status_code=200, responses=PROBLEMS, operation_id="leaveTable")
async def leave_table(request: Asked, state: State, code: TableCode) -> Guest:
    """Give up a seat. The response lists the tables where the guest still has one."""
    tables: TableDirectory = state.tables
    guest = await guest_of(request, state.store)
    await tables.leave(code.upper(), guest)
    return await told(state, guest)


def _link(request: Asked, state: State, code: str) -> str:
    host = request.headers.get("host", "")
    return f"{state.config.home(request.url.scheme, host)}/t/{code.upper()}"


@get("/api/tables/{code:str}/link", responses=PROBLEMS, operation_id="getLink", sync_to_thread=False)
def get_link(request: Asked, state: State, code: TableCode) -> JoinLink:
    """Return the address by which friends come to this table."""
    table_line(state, code)
    return JoinLink(link=_link(request, state, code))


@get(
    "/api/tables/{code:str}/qr",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(bytes, media_type="image/svg+xml", generate_examples=False), **PROBLEMS},
    operation_id="getQr",
    sync_to_thread=False,
)
def get_qr(request: Asked, state: State, code: TableCode) -> Response[bytes]:
    """Return the same address as a QR code."""
    table_line(state, code)
    return qr_code(_link(request, state, code))


async def _game(state: State, code: str, number: int | None) -> GameRow:
    found: GameRow | None = await state.store.game(code.upper(), number)
    if found is None:
        raise NotFoundException("there is no such game")
    return found


def _result_id(game: GameRow) -> str:
    return result_id(game.id, bytes.fromhex(game.setup["key"]))


@get("/api/tables/{code:str}/deal", responses=PROBLEMS, operation_id="getDeal")
async def get_deal(state: State, code: TableCode, number: GameNumber = None) -> DealCheck:
    """Return the hash of the key of a deal, and after the game everything needed to check it."""
    game = await _game(state, code, number)
    over = game.finished is not None
    return DealCheck(
        code=game.code,
        game_number=game.number,
        over=over,
        commitment=game.commitment,
        key=str(game.setup.get("key", "")) if over else "",
        setup=json.dumps(game.setup, ensure_ascii=False, separators=(",", ":")) if over else "",
    )


@get(
    "/api/tables/{code:str}/record",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(str, media_type="application/jsonl", generate_examples=False), **PROBLEMS},
    operation_id="getRecord",
)
async def get_record(state: State, code: TableCode, number: GameNumber = None) -> Response[str]:
    """Return a finished game as a record, which `sixgun replay FILE --verify` replays."""
    game = await _game(state, code, number)
    if game.finished is None:
        raise HTTPException("the game is not over, and its record would show hidden cards", status_code=409)
    kept = await state.store.result(_result_id(game))
    records: Records = state.records
    text = unpacked(kept.record) if kept is not None else await records.text(game)  # older games have no stored record
    if text is None:
        raise ServiceUnavailableException("the record cannot be written right now: try again in a minute")
    name = f"sixgun-{game.code}-{game.number}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/results", responses=PROBLEMS, operation_id="getResults")
async def get_results(state: State, code: TableCode) -> list[ResultLine]:
    """Return the results of the last games of a table, even of a closed one whose code nobody else has yet."""
    found = await state.store.finished_games(code.upper(), MOST_RESULTS)
    keys = [_result_id(game) for game in found]
    kept = await state.store.has_results(keys)
    return [
        ResultLine(id=key, game_number=game.number, finished=game.finished)
        for key, game in zip(keys, found)
        if key in kept
    ]


TABLE_ROUTES: Final = (
    get_tables, post_table, get_table, join_table, leave_table, get_link, get_qr, get_deal, get_record, get_results
)  # fmt: skip
