"""Guests: a name and a session token, without account or password. ¶ The token is random, and whoever presents it is
the guest. The database stores only its hash. A browser keeps it in a cookie that scripts cannot read; a program sends
it as `Authorization: Bearer …`.
"""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotAuthorizedException

from sixgun.kernel.errors import SixgunError
from sixgun.server.http.error_responses import PROBLEMS
from sixgun.server.http.middleware import address, too_fast
from sixgun.server.http.rate_limits import NEW_GUESTS
from sixgun.server.http.table_directory import TableDirectory
from sixgun.server.protocol import Guest, NewGuest, Notice, Seen
from sixgun.server.store.rows import OPEN, PLAYING, GuestRow
from sixgun.server.store.store import Store
from sixgun.server.table.seats import LONGEST_NAME

COOKIE: Final = "sixgun"
BOT_HEADER: Final = "X-Sixgun-Bot"
YEAR: Final = 365 * 24 * 3600
TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 100
MARKS: Final = 2
"""How many combining marks one letter may have."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Unicode categories of characters that show nothing."""


class BadName(SixgunError):
    """A name that is invisible or too long."""


def clean(text: str, most: int = LONGEST_NAME) -> str:
    """Return a name as it is shown: one line, without control characters or marks that change the direction of the
    text.
    """
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z") or letter in BLANK or letter in "\t\n\r":
            shown.append(" ")
        elif not kind.startswith("C") and marks <= MARKS:
            shown.append(letter)
    name = " ".join("".join(shown).split())
    if not name or all(unicodedata.category(letter).startswith("M") for letter in name):
        raise BadName(f"a name has 1 to {most} letters: choose one that can be seen")
    if len(name) > most:
        raise BadName(f"a name has 1 to {most} letters: choose a shorter one")
    return name


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the token of a request or a websocket, or nothing."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


async def who(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> GuestRow | None:
    """Return the guest who asks, if they are known."""
    token = token_of(connection)
    return await store.guest(hashed(token)) if token else None


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> GuestRow:
    """Return the guest who asks. Raises an HTTPException if they have not given a name yet."""
    found = await who(connection, store)
    if found is None:
        raise NotAuthorizedException("you have no name here yet: choose one first")
    return found


async def told(state: State, guest: GuestRow) -> Guest:
    """Return what guests may know of themselves: their tables, and what has happened to them."""
    store: Store = state.store
    tables: TableDirectory = state.tables
    lines = [line for code in await store.tables_of(guest.id) if (line := tables.line(code)) is not None]
    return Guest(
        name=guest.name,
        tables=[line.code for line in lines],
        own=[line for line in lines if line.status in (OPEN, PLAYING)],
        notices=[
            Notice(id=notice.id, code=notice.code, name=notice.name, why=notice.why)
            for notice in await store.notes.notices(guest.id)
        ],
    )


@get("/api/guest", responses=PROBLEMS, operation_id="getGuest")
async def get_guest(request: Request[Any, Any, State], state: State) -> Guest:
    """Return who the client is."""
    return await told(state, await guest_of(request, state.store))


@post("/api/guest/notices", status_code=200, responses=PROBLEMS, operation_id="postNotices")
async def post_notices(request: Request[Any, Any, State], state: State, data: Seen) -> Guest:
    """Mark notices as seen."""
    guest = await guest_of(request, state.store)
    await state.store.notes.noticed(guest.id, data.last)
    return await told(state, guest)


@post("/api/guest", status_code=200, responses=PROBLEMS, operation_id="postGuest")
async def post_guest(request: Request[Any, Any, State], state: State, data: NewGuest) -> Response[Guest]:
    """Come in under a name, or change it. A program that says it is a bot gets its token in the response."""
    store: Store = state.store
    name = clean(data.name)
    guest = await who(request, store)
    if guest is not None:
        await store.rename_guest(guest.id, name)
        state.tables.rename(guest.id, name)
        return Response(await told(state, GuestRow(guest.id, name)))
    if wait := state.limits.take(NEW_GUESTS, address(request.scope)):
        raise too_fast(wait)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await store.add_guest(hashed(token), name)
    if request.headers.get(BOT_HEADER) == "1":
        return Response(Guest(name=name, tables=[], token=token))
    return Response(Guest(name=name, tables=[]), cookies=[_cookie(token, secure=request.url.scheme == "https")])


def _cookie(token: str, *, secure: bool) -> Cookie:
    return Cookie(COOKIE, path="/", value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
