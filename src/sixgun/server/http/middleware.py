"""The middleware that every request and every websocket passes first. ¶ It refuses what is meant for another host,
comes from the page of another site, or comes too often. It also counts and logs. The counts are served on a port of
their own and nowhere else.
"""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import structlog
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.config import Config
from sixgun.server.http.error_responses import CODES, problem
from sixgun.server.http.hosts import BAD, Hosts
from sixgun.server.http.rate_limits import ANYTHING, FILES, MOST_SOCKETS, SOCKETS, Limits
from sixgun.server.http.security_headers import headers_for
from sixgun.server.metrics import Metrics

HEALTH: Final = "/healthz"
METRICS: Final = "metrics"
OURS: Final = ("/api/", "/ws/", HEALTH)
"""The paths that are not files of the page."""
FAILED: Final = 500
GONE: Final = 499
"""The status that is counted and logged for clients that left before their request was complete. It is never sent."""
HELD_BACK: Final = 1.0
"""Seconds by which a refusal for too many requests is delayed, so that the next one cannot follow at once."""
FOREIGN: Final = 4403
TOO_FAST: Final = 4429
SEPARATORS: Final = re.compile(r"[/\\;.\s\0]+")

log = structlog.get_logger("http")


class Refused(NamedTuple):
    """What a client gets instead of an answer. The code is for a websocket."""

    why: str
    status: int
    sentence: str
    code: int = FOREIGN
    wait: float = 0.0


class RequestGuard:
    """Checks host, origin and limits, counts, and writes a log line, around everything else."""

    def __init__(self, config: Config, limits: Limits, metrics: Metrics) -> None:
        self.config = config
        self.hosts = Hosts(config)
        self.limits = limits
        self.metrics = metrics
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if self.config.metrics_port is not None and (scope.get("server") or ("", 0))[1] == self.config.metrics_port:
            await self._tell_counts(scope, send)
            return
        refused = self._refusal(scope)
        if refused is not None:
            self.metrics.refused.labels(refused.why).inc()
            if refused.wait:
                await asyncio.sleep(HELD_BACK)
            await _refuse(scope, send, refused)
        elif scope["type"] == "websocket":
            await self._connected(scope, receive, send, next_app)
        else:
            await self._counted(scope, receive, send, next_app)

    def _refusal(self, scope: Any) -> Refused | None:
        """Count a request towards its limits. Return why it is refused, or None."""
        path, websocket = str(scope["path"]), scope["type"] == "websocket"
        hosts, origins = _values(scope, b"host"), _values(scope, b"origin")
        if not hosts and scope.get("http_version") == "1.1":
            return Refused("host", BAD, "this request does not say which host it is for")
        if path != HEALTH or websocket:
            if refusal := self.hosts.refusal(hosts):
                return Refused("host", refusal.status, refusal.sentence)
            if self.hosts.foreign(origins, hosts[0]):
                return Refused("foreign", 403, "this request comes from the page of another site")
        who = address(scope)
        file = not websocket and not path.startswith(OURS)
        wait = self.limits.take(FILES if file else ANYTHING, who)
        if websocket and not wait:
            full = self.limits.on and self._sockets[who] >= MOST_SOCKETS
            wait = HELD_BACK if full else self.limits.take(SOCKETS, who)
        if wait:
            return Refused("too_fast", 429, _too_fast(wait), TOO_FAST, wait)
        if file and spells_metrics(path):
            return Refused("metrics", 404, "there is nothing here")
        return None

    async def _connected(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        who = address(scope)
        self._sockets[who] += 1
        try:
            await next_app(scope, receive, send)
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    async def _counted(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        status, gone = FAILED, False
        began = time.perf_counter()
        method = str(scope.get("method", ""))
        inner: Any = dict(scope)
        if method == "HEAD":  # what holds for GET holds here
            inner["method"] = "GET"
        if inner["path"] == HEALTH:  # in any spelling, even one that Litestar cannot read
            inner["headers"] = [(name, value) for name, value in inner["headers"] if name != b"host"]

        async def heard() -> Any:
            nonlocal gone
            message = await receive()
            gone = gone or message["type"] == "http.disconnect"
            return message

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif method == "HEAD" and message["type"] == "http.response.body":
                message = {"type": "http.response.body", "body": b"", "more_body": message.get("more_body", False)}
            await send(message)

        try:
            await next_app(inner, heard, noted)
        finally:
            if gone and status == FAILED:
                status = GONE
            seconds = time.perf_counter() - began
            route = str(inner.get("path_template", ""))
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(seconds)
            if route != HEALTH:
                log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))

    async def _tell_counts(self, scope: Any, send: Send) -> None:
        """Serve the counts on their port, and nothing else."""
        if scope["type"] != "http" or scope["path"] != f"/{METRICS}" or scope["method"] not in ("GET", "HEAD"):
            await _refuse(scope, send, Refused("metrics", 404, f"there is nothing here but /{METRICS}"))
            return
        body = self.metrics.text()
        await _answer(scope, send, 200, body, "text/plain; version=0.0.4; charset=utf-8", {})


def spells_metrics(path: str) -> bool:
    """Is this `/metrics` in any spelling? The rule of a proxy may know other spellings than we do."""
    for _ in range(3):
        path = unquote(path)
    return METRICS in SEPARATORS.split(path.lower())


def _values(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


@lru_cache(maxsize=10_000)
def _network(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:
        return host[:100]
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return host


def address(scope: Any) -> str:
    """Return the address of a client. An IPv6 network counts as one address."""
    client = scope.get("client")
    return _network(client[0]) if client else "local"


def _too_fast(wait: float) -> str:
    return f"too many requests: try again in {max(1, math.ceil(wait))} seconds"


def too_fast(wait: float) -> TooManyRequestsException:
    """Tell a client after how many seconds it may try again."""
    return TooManyRequestsException(_too_fast(wait), headers={"Retry-After": str(max(1, math.ceil(wait)))})


async def _refuse(scope: Any, send: Send, refused: Refused) -> None:
    """Send the reason and close the connection. A websocket gets it before it is accepted."""
    if scope["type"] == "websocket" and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": refused.code, "reason": refused.why})
        return
    more = {"Connection": "close"}
    if refused.wait:
        more["Retry-After"] = str(max(1, math.ceil(refused.wait)))
    body = problem(refused.sentence, CODES.get(refused.status, "bad"))
    await _answer(scope, send, refused.status, body, "application/json", more)


async def _answer(scope: Any, send: Any, status: int, body: bytes, media: str, more: dict[str, str]) -> None:
    told = {"Content-Type": media, "Content-Length": str(len(body)), **headers_for(scope.get("scheme", "")), **more}
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    shown = b"" if scope.get("method") == "HEAD" else body
    await send({"type": f"{kind}.body", "body": shown, "more_body": False})
