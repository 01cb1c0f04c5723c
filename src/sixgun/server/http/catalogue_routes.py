"""Everything that has a name, over HTTP: for previews, the gallery and the form of a new table."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from sixgun.bots import import_all_bots
from sixgun.games import DEFAULT_GAME, game_names, game_type_named
from sixgun.server.http.error_responses import PROBLEMS
from sixgun.server.http.static_files import ASK_AGAIN, Page, page, respond
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.server.presentation.sentences import mention_language
from sixgun.server.protocol import LANGUAGE_CODE, GameText, Things, encoder
from sixgun.wording import ENGLISH, best_language, language, languages


@cache
def _things(game: str, code: str) -> Things:
    return presenter_of(game_type_named(game)).catalogue(language(code))


@cache
def _page(game: str, code: str) -> Page:
    games = [GameText(slug=name, name=_things(name, code).name) for name in game_names()]
    return page(encoder.encode(msgspec.structs.replace(_things(game, code), games=games)), "application/json")


def prepare() -> None:
    """Read all texts and bots before anybody asks: the first one to be used would hold up everybody for a while."""
    import_all_bots()
    for code in languages():
        language(code).parse_all()
        mention_language(code)
        for game in game_names():
            _page(game, code)


@get(
    "/api/things",
    operation_id="getThings",
    responses={200: ResponseSpec(Things, generate_examples=False), **PROBLEMS},
)
async def get_things(
    request: Request[Any, Any, State],
    lang: Annotated[
        str, QueryParameter(pattern=LANGUAGE_CODE, description="English if there is no such language")
    ] = ENGLISH,
    game: Annotated[
        str, QueryParameter(pattern="^[a-z][a-z0-9_]{0,19}$", description="a game of this server")
    ] = DEFAULT_GAME,
) -> Response[bytes]:
    """Cards, characters, events, roles, sets, rule options and bots of a game in words."""
    code = best_language([lang])
    # The first time takes 0.2 s of reading and packing texts, for which nobody else shall wait.
    return respond(request, await asyncio.to_thread(_page, game_type_named(game).name, code), ASK_AGAIN)
