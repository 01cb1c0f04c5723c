"""One HTTP connection: uvicorn's, with limits on everything that a client can send. ¶ Uvicorn reads headers of any
length, queues any number of early requests, and waits for a request for ever. Here the parser gets small slices, so
that each limit is noticed before much work has been done.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sixgun.server.http.error_responses import CODES, problem
from sixgun.server.http.security_headers import headers_for
from sixgun.server.http.visitors import Outlet, peer

if TYPE_CHECKING:
    from sixgun.server.http.visitors import Settings

SLICE: Final = 4096
MOST_HEAD: Final = 16_384
"""Bytes of the first line and all headers."""
MOST_HEADERS: Final = 100
MOST_WAITING: Final = 8
"""How many requests may be sent before an earlier one is answered. Browsers send none."""
MOST_PIECES: Final = 1000
"""How many pieces a body may have."""
MOST_IGNORED: Final = 4 << 20
"""How many bytes of a body are still read after its request was refused, so that the client can read the refusal."""
REQUEST_SECONDS: Final = 15.0
"""Seconds within which a request must be complete."""


class TooMuch(Exception):
    """A client has exceeded a limit."""


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection, until it becomes a websocket."""

    config: Settings

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._refusal = (HTTPStatus.BAD_REQUEST, "")
        self._idle_bytes = 0
        """Bytes received since the parser last found something."""
        self._pieces = 0
        self._ignored = 0
        self._running: RequestResponseCycle | None = None
        self._asked = False
        self._whole = True
        """Is the last request complete?"""
        self._since: float | None = self.loop.time()
        """When waiting for a request began, or None while one is answered."""
        self._outlet = Outlet()
        self._upgraded = False

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.config.visitors.let_in(peer(transport)):
            self._count("crowd")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._running is not None:  # uvicorn knows the last request only, whose answer may wait for this one
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)
        self.config.visitors.gone(peer(self.transport))
        self.pipeline.clear()

    def look_after(self, now: float) -> None:
        if self._outlet.stands_still(self.transport, now):
            self._count("deaf")
            self.transport.abort()
        elif self._since is not None and now - self._since > REQUEST_SECONDS and not self.transport.is_closing():
            self._count("silent")
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "this request took too long to come")

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self._upgraded:
                return
            piece = data[start : start + SLICE]
            self._count_bytes(len(piece))
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(len(data) - start - upgrade.args[0])
                return
            except httptools.HttpParserError:
                self._count("unreadable")
                self._refuse(*self._refusal)
                return
            if self._idle_bytes > MOST_HEAD:
                self._count("unreadable")
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "the headers of this request are too long")
                return

    def _count_bytes(self, size: int) -> None:
        self._idle_bytes += size
        if not self._whole and self._asked and self.cycle.response_complete:
            self._ignored += size
            if self._ignored > MOST_IGNORED:
                self.transport.close()

    def _upgrade(self, rest: int) -> None:
        """Switch to a websocket. Other upgrades are ignored, but nothing more can be read on this connection."""
        if not self._should_upgrade():
            self.cycle.keep_alive = False
        elif rest or self._busy:
            self._refuse(HTTPStatus.BAD_REQUEST, "a websocket speaks when it has been answered")
        else:
            self._upgraded = True
            self._since = None
            self.handle_websocket_upgrade()

    @property
    def _busy(self) -> bool:
        return self._asked and not self.cycle.response_complete

    def _count(self, why: str) -> None:
        self.config.visitors.count_refusal(why)

    def _refuse(self, status: HTTPStatus, sentence: str) -> None:
        """Send the reason, unless another answer is being sent, and close the connection."""
        if self.transport.is_closing():
            return
        if not self._busy and (not self._whole or status != HTTPStatus.REQUEST_TIMEOUT):
            self.transport.write(refusal(status, sentence or "this request cannot be read"))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self._refuse(HTTPStatus.BAD_REQUEST, msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _too_much(self, status: HTTPStatus, sentence: str) -> TooMuch:
        self._refusal = (status, sentence)
        return TooMuch()

    # Callbacks of the parser.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole, self._pieces, self._ignored = False, 0, 0
        if self._since is not None:
            self._since = self.loop.time()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise self._too_much(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "this request has too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._idle_bytes = 0
        if len(self.pipeline) >= MOST_WAITING:
            raise self._too_much(HTTPStatus.TOO_MANY_REQUESTS, "too many requests at once: wait for their answers")
        if not self.url.startswith(b"/") and self.url != b"*" and not self._for_this_host():
            raise self._too_much(HTTPStatus.BAD_REQUEST, "this request names two hosts")
        super().on_headers_complete()
        self._asked = bool(self.cycle)  # there is none if it will become a websocket

    def _for_this_host(self) -> bool:
        """Check the target of a request. It may be a full URL, but then its host counts instead of the header's."""
        whole = self.url.partition(b"://")[2].partition(b"/")[0].lower()
        return [value.lower() for name, value in self.headers if name == b"host"] == [whole]

    def on_body(self, body: bytes) -> None:
        self._idle_bytes = 0
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise self._too_much(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "this request comes in too many pieces")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._idle_bytes = 0
        self._whole, self._since = True, None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._since is None and not self._busy:
            self._since = self.loop.time()


def refusal(status: HTTPStatus, sentence: str) -> bytes:
    """Return a response of the HTTP layer, with the headers that every response has."""
    body = problem(sentence, CODES.get(status, "bad"))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name.lower()}: {value}" for name, value in {**headers, **headers_for("http")}.items()]
    return "\r\n".join((*lines, "", "")).encode() + body
