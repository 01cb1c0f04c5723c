"""The catalogue over HTTP: everything that has a name, for previews, the gallery and the form of a new table."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from sixgun.bots import import_all_bots
from sixgun.games import DEFAULT_GAME, game_names, game_type_named
from sixgun.server.http.error_responses import PROBLEMS
from sixgun.server.http.static_files import ASK_AGAIN, Page, page, respond
from sixgun.server.http.table_routes import CODE, table_line
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.server.presentation.sentences import mention_language
from sixgun.server.protocol import LANGUAGE_CODE, Catalogue, GameText, encoder
from sixgun.server.server_packs import NO_PACKS, ServerPacks
from sixgun.wording import ENGLISH, best_language, languages
from sixgun.wording.pack_library import PackLibrary

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

CATALOGUES: Final = 64
"""How many catalogues are cached: one for each game and language, and those of tables that use only some of the packs.
"""


@lru_cache(maxsize=CATALOGUES)
def _catalogue(game: str, code: str, packs: tuple[Pack, ...]) -> Catalogue:
    game_type = game_type_named(game)
    words = PackLibrary(packs, game).language(code)
    return presenter_of(game_type).catalogue(words, game_type.catalogue_with(packs))


@lru_cache(maxsize=CATALOGUES)
def _page(game: str, code: str, packs: tuple[Pack, ...]) -> Page:
    found = msgspec.structs.replace(_catalogue(game, code, packs), games=_games(code))
    return page(encoder.encode(found), "application/json")


def _games(code: str) -> list[GameText]:
    """Return all games of this server, in one language."""
    return [
        GameText(slug=name, name=_catalogue(name, code, ()).name, default_players=game_type_named(name).default_players)
        for name in game_names()
    ]


def prepare(packs: ServerPacks = NO_PACKS) -> None:
    """Read all texts and bots at the start. The first request would have to wait for them otherwise."""
    import_all_bots()
    for code in languages():
        for game in game_names():
            for used in {(), packs.of(game)}:
                PackLibrary(used, game).language(code).parse_all()
                mention_language(code, used)
                _page(game, code, used)


@get(
    "/api/catalogue",
    operation_id="getCatalogue",
    responses={200: ResponseSpec(Catalogue, generate_examples=False), **PROBLEMS},
)
async def get_catalogue(
    request: Request[Any, Any, State],
    state: State,
    lang: Annotated[
        str, QueryParameter(pattern=LANGUAGE_CODE, description="English if there is no such language")
    ] = ENGLISH,
    game: Annotated[
        str, QueryParameter(pattern="^[a-z][a-z0-9_]{0,19}$", description="a game of this server")
    ] = DEFAULT_GAME,
    table: Annotated[str, QueryParameter(pattern=f"^$|{CODE}", description="only the packs of this table")] = "",
) -> Response[bytes]:
    """Return cards, characters, events, roles, sets, rule options and bots of a game in words, with those of packs."""
    code = best_language([lang])
    packs = state.packs.of(game)
    if table:
        line = table_line(state, table)
        game, packs = line.game, state.packs.used(line.game, line.sets)
    # The first time takes 0.2 s of reading and packing texts, so it runs in a thread.
    return respond(request, await asyncio.to_thread(_page, game_type_named(game).name, code, packs), ASK_AGAIN)
