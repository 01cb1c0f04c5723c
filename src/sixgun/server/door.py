"""The door: every request and every websocket passes here before anything else looks at it.

It refuses what a page of another site sends, and whoever asks too often; it counts and logs, and it puts the security
headers on every answer.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.config import Config
from sixgun.server.limits import ANYTHING, SOCKETS, Limits
from sixgun.server.metrics import Metrics

SAFE: Final = ("GET", "HEAD", "OPTIONS")
PORTS: Final = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}
FOREIGN: Final = 4403
TOO_FAST: Final = 4429
QUIET: Final = ("/healthz", "/metrics")
CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where something stands on the table is a style of its element
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

log = structlog.get_logger("http")


async def add_headers(message: Message, scope: Scope) -> None:
    """The security headers, on errors too. What is not a file of the page is never kept by a browser."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")
    if scope.get("scheme") == "https":
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")


def same_site(origin: str, host: str, config: Config) -> bool:
    """Does a page of this origin belong to us? Without a public address it must be where the request went to."""
    try:
        parts = urlsplit(origin)
        place = parts.netloc.lower().removesuffix(PORTS.get(parts.scheme, ""))
    except ValueError:
        return False
    if not place or parts.scheme not in ("http", "https"):
        return False
    if config.url and origin.rstrip("/").lower() == "://".join(urlsplit(config.url)[:2]).lower():
        return True
    return place == host.lower().removesuffix(PORTS.get(parts.scheme, ""))


class Door(ASGIMiddleware):
    """Origin, limits, counts and a line in the log."""

    def __init__(self, config: Config, limits: Limits, metrics: Metrics) -> None:
        self.config = config
        self.limits = limits
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        who = address(scope)
        foreign = b"origin" in headers and not same_site(headers[b"origin"], headers.get(b"host", ""), self.config)
        if scope["type"] == ScopeType.WEBSOCKET:
            if foreign:
                await self._close(send, "foreign", FOREIGN)
            elif self.limits.take(ANYTHING, who) or self.limits.take(SOCKETS, who):
                await self._close(send, "too_fast", TOO_FAST)
            else:
                await next_app(scope, receive, send)
            return
        if foreign and str(scope.get("method", "")) not in SAFE:
            self.metrics.refused.labels("foreign").inc()
            raise PermissionDeniedException("this comes from the page of another site")
        if wait := self.limits.take(ANYTHING, who):
            self.metrics.refused.labels("too_fast").inc()
            raise too_fast(wait)
        await self._counted(scope, receive, send, next_app)

    async def _close(self, send: Send, why: str, code: int) -> None:
        """Before it is accepted: the other side gets a 403."""
        self.metrics.refused.labels(why).inc()
        await send({"type": "websocket.close", "code": code, "reason": why})

    async def _counted(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        status = 500
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - began
            route, method = str(scope.get("path_template", "")), str(scope.get("method", ""))
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(seconds)
            if route not in QUIET:
                log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def address(scope: Any) -> str:
    """Where somebody comes from; a network of IPv6 counts as one."""
    client = scope.get("client")
    host = client[0] if client else "local"
    return ":".join(host.split(":")[:4]) if ":" in host else host


def too_fast(wait: float) -> TooManyRequestsException:
    """Come again in so many seconds."""
    seconds = max(1, math.ceil(wait))
    return TooManyRequestsException(
        f"this is too fast: try again in {seconds} seconds", headers={"Retry-After": str(seconds)}
    )
