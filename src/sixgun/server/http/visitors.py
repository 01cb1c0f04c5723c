"""The rules for every connection, whatever its protocol: it must send something, read something, and not be one of too
many. ¶ They limit the time and memory that a visitor can take, before anything of the game is reached.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol, runtime_checkable

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sixgun.server.http.rate_limits import Limits
from sixgun.server.metrics import Metrics

READING_SECONDS: Final = 20.0
"""Seconds after which a connection is closed that reads nothing of what is sent to it."""
MOST_FROM_ONE: Final = 600
"""How many connections one address may have. Proxies, which carry everybody, are not counted."""
SPARE_FILES: Final = 64


@runtime_checkable
class GuardedConnection(Protocol):
    """A supervised connection."""

    def look_after(self, now: float) -> None:
        """Close the connection if its time is up."""


class Outlet:
    """Notes whether the other side reads what is sent to it."""

    def __init__(self) -> None:
        self._waiting = 0
        self._since = 0.0

    def stands_still(self, transport: asyncio.Transport, now: float) -> bool:
        """Has nothing been read for long, although something waits?"""
        waiting = transport.get_write_buffer_size()
        if waiting == 0 or waiting < self._waiting or self._waiting == 0:
            self._since = now
        self._waiting = waiting
        return now - self._since > READING_SECONDS


class Visitors:
    """Counts the connections, all of them and those of each address."""

    def __init__(self, limits: Limits, metrics: Metrics, is_proxy: Callable[[str], bool]) -> None:
        self._metrics = metrics
        self._limits = limits
        self._is_proxy = is_proxy
        self._open: Counter[str] = Counter()
        self._most = max(SPARE_FILES, raise_file_limit() - SPARE_FILES)
        self._all = 0

    def let_in(self, address: str) -> bool:
        """Count one more connection. Return whether there is room for it."""
        self._all += 1
        self._open[address] += 1
        if self._all > self._most:
            return False
        return not self._limits.on or self._is_proxy(address) or self._open[address] <= MOST_FROM_ONE

    def count_refusal(self, why: str) -> None:
        """Count a connection that is closed for this reason."""
        self._metrics.refused.labels(why).inc()

    def gone(self, address: str) -> None:
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Settings(uvicorn.Config):
    """Uvicorn's settings, and the connections."""

    def __init__(self, app: Litestar, **settings: Any) -> None:
        super().__init__(app, **settings)
        proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
        self.visitors = Visitors(app.state.limits, app.state.metrics, proxies.__contains__)


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it. Each connection is one file."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft


def peer(transport: asyncio.BaseTransport) -> str:
    """Return the address at the other end, which may be a proxy's."""
    found = transport.get_extra_info("peername")
    return str(found[0]) if isinstance(found, tuple) and found else ""
