"""The websocket of a table: frames in, messages out. The table decides what they mean."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sixgun.server.http.guest_routes import token_of, who
from sixgun.server.protocol import MOST_BYTES, VERSION, decoder
from sixgun.server.rate_limiter import RateLimiter
from sixgun.server.table.commands import handle
from sixgun.server.table.connection import (
    BAD,
    NO_GUEST,
    NO_PACK,
    NO_TABLE,
    TOO_MANY,
    TOO_SLOW,
    WRONG_VERSION,
    Connection,
)
from sixgun.server.table.refusals import BAD_MESSAGE, OTHER_VERSION
from sixgun.server.table.table import Table
from sixgun.server.tables import Tables
from sixgun.wording import best_language

BURST: Final = 40
EVERY: Final = 0.1
"""Forty messages at once, then ten in a second."""
MOST_BAD: Final = 5
MOST_EACH: Final = 6
"""How many connections one guest may have to one table."""
MOST_SPECTATORS: Final = 200
SLOWEST: Final = 20.0
"""Seconds within which a message must be sent."""
LAST_WORDS: Final = 2.0

log = structlog.get_logger("sockets")
Socket = WebSocket[Any, Any, State]


@websocket("/ws/{code:str}")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    """Serve one client at one table until either of them leaves."""
    tables: Tables = socket.app.state.tables
    guest = await who(socket, socket.app.state.store)
    await socket.accept()
    if number(socket, "v") != VERSION:
        await refuse_version(socket)
        return
    if guest is None and token_of(socket):
        await socket.close(NO_GUEST)  # so that they can come in again
        return
    table = tables.get(code)
    if table is None:
        await socket.close(NO_PACK if tables.missing_pack(code.upper()) else NO_TABLE)
        return
    connection = Connection(guest, language_of(socket))
    if crowded(table, connection):
        await socket.close(TOO_MANY)
        return
    table.connect(connection, number(socket, "after"), number(socket, "game_number"))
    reading = asyncio.create_task(read_frames(socket, table, connection))
    writing = asyncio.create_task(send_frames(socket, connection))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if connection.closed:  # the last words are still sent
            await asyncio.wait((writing,), timeout=LAST_WORDS)
    finally:
        table.disconnect(connection)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        await close(socket, connection.closed or 1000)


async def refuse_version(socket: Socket) -> None:
    """Say to a program of another version why it cannot come in: a page that was loaded earlier, or a bot."""
    connection = Connection(None, language_of(socket))
    connection.refuse(OTHER_VERSION, version=VERSION)
    connection.close(WRONG_VERSION)
    await send_frames(socket, connection)
    await close(socket, WRONG_VERSION)


async def read_frames(socket: Socket, table: Table, connection: Connection) -> None:
    """Decode frames and hand on the messages. Clients that keep sending rubbish are disconnected."""
    limiter = RateLimiter(BURST, EVERY)
    bad = 0
    while not connection.closed:
        try:
            frame = await next_frame(socket)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if len(frame) > MOST_BYTES or bad >= MOST_BAD:
            connection.close(BAD)
            return
        while not limiter.take():  # a client that sends too fast is read more slowly
            await asyncio.sleep(EVERY)
        try:
            message = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            bad += 1
            connection.refuse(BAD_MESSAGE)
            continue
        table.post(handle, connection, message)


async def next_frame(socket: Socket) -> bytes:
    """Return the bytes of the next frame, text or binary. A binary frame is never a valid message."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="the client has gone")
    text, binary = event.get("text"), event.get("bytes")
    return text.encode("utf-8", "surrogatepass") if text is not None else b"\0" + (binary or b"")


async def send_frames(socket: Socket, connection: Connection) -> None:
    """Send what is queued. A client that takes too long for one message is disconnected."""
    while (message := await connection.next_message()) is not None:
        try:
            async with asyncio.timeout(SLOWEST):  # unlike `wait_for` it needs no task for each message
                await socket.send_data(message.decode(), mode="text")
        except TimeoutError:
            connection.close(TOO_SLOW)
            return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return


async def close(socket: Socket, code: int) -> None:
    try:
        await socket.close(code)
    except Exception:  # noqa: BLE001 - it is closed already, by whatever way
        log.debug("closed")


def crowded(table: Table, connection: Connection) -> bool:
    """Check for too many connections of one guest, or of unknown clients."""
    if connection.guest is None:
        return sum(other.guest is None for other in table.connections) >= MOST_SPECTATORS
    return len(table.connections.of_guest(connection.guest.id)) >= MOST_EACH


def language_of(socket: Socket) -> str:
    return best_language([str(socket.query_params.get("lang", ""))])


def number(socket: Socket, name: str) -> int | None:
    """Return a whole number from the query, or None."""
    text = str(socket.query_params.get(name, ""))
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 8 else None
