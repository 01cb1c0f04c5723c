"""One websocket: uvicorn's, with every frame counted. ¶ Uvicorn hands messages to the server one at a time, but takes
pings, pongs and parts of messages as fast as they come. Here frames are taken out of the received bytes one by one,
each against an allowance. The rest stays where it is, and nothing more is read. So a client that sends too much waits,
and nobody else does.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from sixgun.server.http.security_headers import headers_for
from sixgun.server.http.visitors import Outlet, peer
from sixgun.server.rate_limiter import RateLimiter

if TYPE_CHECKING:
    from websockets.frames import Frame

    from sixgun.server.http.visitors import Settings

LARGEST_FRAME: Final = 1 << 16
"""The longest message in bytes.

The socket of the table ends connections that send more than the protocol allows; messages above this are not even read.
"""
BURST: Final = 60
EVERY: Final = 0.05
"""Frames of any kind: sixty at once, then twenty per second. Messages have their own allowance as well."""
MOST_PARTS: Final = 64
"""How many parts one message may have."""
MOST_HELD: Final = 2 * LARGEST_FRAME
"""How many received bytes may wait to be handled."""
LONG: Final = 126
"""Length codes: the real length is in the next two bytes, or with the next code in the next eight."""

log = structlog.get_logger("sockets")


class Handshake(ServerProtocol):
    """Add the security headers to refusals of a websocket as well."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        for name, value in headers_for("ws").items():
            response.headers[name] = value
        return response


def frame_size(data: bytearray) -> tuple[int, int] | None:
    """Return the size of the first frame and of its payload, or None if they are not known yet."""
    if len(data) < 2:
        return None
    length, head = data[1] & 0x7F, 2
    if length >= LONG:
        more = 2 if length == LONG else 8
        if len(data) < 2 + more:
            return None
        length, head = int.from_bytes(data[2 : 2 + more], "big"), 2 + more
    return head + 4 * bool(data[1] & 0x80) + length, length


class WebsocketConnection(WebSocketsSansIOProtocol):
    """One websocket, from the request to the last frame."""

    config: Settings

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        quiet = logging.getLogger("sixgun.frames")
        quiet.disabled = True  # it complains about what clients send
        self.conn = Handshake(extensions=self.conn.available_extensions, max_size=self.config.ws_max_size, logger=quiet)
        self._held = bytearray()
        self._allowance = RateLimiter(BURST, EVERY, self.loop.time)
        self._timer: asyncio.TimerHandle | None = None
        self._outlet = Outlet()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._held.clear()
        super().connection_lost(exc)
        self.config.visitors.gone(peer(self.transport))

    def look_after(self, now: float) -> None:
        if self._outlet.stands_still(self.transport, now):
            self._count("deaf")
            self.transport.abort()

    def _count(self, why: str) -> None:
        self.config.visitors.count_refusal(why)

    # Frames.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request, which has been read as HTTP before
            self._take(data)
            return
        self._held += data
        if len(self._held) > MOST_HELD:
            self._count("flood")
            self._give_up(CloseCode.POLICY_VIOLATION, "too much at once")
        else:
            self._hear()

    def _hear(self) -> None:
        """Take frames while the allowance lasts, then read on or wait."""
        while not self.transport.is_closing() and not self._occupied:
            size = frame_size(self._held)
            if size is None or (size[1] <= LARGEST_FRAME and size[0] > len(self._held)):
                self._read_on()
                return
            if not self._allowance.take():
                self._timer = self._timer or self.loop.call_later(EVERY, self._hear_later)
                break
            piece = bytes(self._held[: size[0]])
            del self._held[: size[0]]
            self._take(piece)
        if self.transport.is_closing():
            self._held.clear()
        else:
            self.transport.pause_reading()

    def _hear_later(self) -> None:
        self._timer = None
        self._hear()

    @property
    def _occupied(self) -> bool:
        """Is the websocket not accepted yet, or is a message waiting, or are answers waiting to be read?"""
        if self.close_sent:
            return False
        return not self.handshake_complete or not self.queue.empty() or not self.writable.is_set()

    def _read_on(self) -> None:
        self.read_paused = False
        self.transport.resume_reading()

    def _take(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # noqa: BLE001 - whatever a client sends is no fault of ours
            log.info("unreadable", error=type(error).__name__)
            self._count("unreadable")
            self.transport.abort()

    def _give_up(self, code: CloseCode, reason: str) -> None:
        self._held.clear()
        if self.transport.is_closing():
            return
        self.conn.fail(code, reason)
        if self.handshake_complete and self.conn.close_sent is not None:
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self._give_up(CloseCode.MESSAGE_TOO_BIG, "too many parts")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._give_up(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    # When more may be read.

    def resume_writing(self) -> None:
        super().resume_writing()
        self._hear()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # uvicorn would write an error line about a refusal
        if message["type"] in ("websocket.accept", "websocket.close"):
            self._hear()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if not self.transport.is_closing():
            self._hear()
        return message
