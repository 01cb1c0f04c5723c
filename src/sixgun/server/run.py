"""`sixgun serve`: runs a server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from sixgun.kernel.errors import SixgunError
from sixgun.server import logs
from sixgun.server.app import create_app
from sixgun.server.config import EVERYWHERE, Config, network_address
from sixgun.server.http.hosts import place
from sixgun.server.http.http_connection import HttpConnection
from sixgun.server.http.visitors import GuardedConnection, Settings
from sixgun.server.http.websocket_connection import LARGEST_FRAME, WebsocketConnection
from sixgun.server.store.database import address, file_lock
from sixgun.server.store.file_lock import FileLock
from sixgun.server.store.store import Store

GRACE_SECONDS: Final = 5
BACKLOG: Final = 512
KEPT_BY_THE_SYSTEM: Final = {socket.SO_RCVBUF: 1 << 16, socket.SO_SNDBUF: 200_000}
"""The size of the system's buffers for one connection, in bytes.

Left alone, the system may use megabytes for each. No client message is longer.
"""
FAREWELL_SECONDS: Final = 2.0
IDLE_SECONDS: Final = 15
"""How long a connection stays open for the next request, in seconds."""
PING_SECONDS: Final = 15.0
"""How often a websocket is pinged, and how long it has to answer, in seconds."""
TICKS: Final = 10
"""Uvicorn's main loop ticks ten times a second."""
FAILED: Final = 1


class ServeError(SixgunError):
    """The server cannot start."""


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """Bind a socket to this address before anything else is touched.

    Raises ServeError with one sentence if that fails.
    """
    try:
        family, kind, proto, _, place = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise ServeError(f"there is no host “{host}”: use 127.0.0.1 for this machine, 0.0.0.0 for everybody") from error
    found = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for buffer, size in KEPT_BY_THE_SYSTEM.items():
            found.setsockopt(socket.SOL_SOCKET, buffer, size)
        found.bind(place)
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        raise ServeError(_why(error, host, port, option)) from error
    found.setblocking(False)
    return found


def _why(error: OSError, host: str, port: int, option: str) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use already: stop the other server, or choose another port with {option}"
    if error.errno == errno.EACCES:
        return f"port {port} needs special rights: choose one from 1024 up with {option}"
    return f"the server cannot listen at {host} port {port} ({error.strerror})"


def check(config: Config) -> None:
    """Check what can be checked before anything is started."""
    address(config.database)
    if config.url and not _is_site(config.url):
        raise ServeError(f"“{config.url}” is not the address of a site: write it like https://play.example.org")
    if config.metrics_port and config.metrics_port == config.port:
        raise ServeError(
            f"port {config.port} cannot serve both the page and the metrics: choose another one with --metrics-port"
        )


def _is_site(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and place(parts.netloc) is not None
        and not (parts.path.strip("/") or parts.query or parts.fragment)
    )


class Server(uvicorn.Server):
    """Uvicorn, with a message when it is ready, and with supervision of its connections."""

    def __init__(self, config: Settings, ready: Callable[[], None], log: logs.LogFile | None = None) -> None:
        super().__init__(config)
        self._ready = ready
        self._log = log
        self._hung_up = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def hang_up(self, *_: object) -> None:
        """Reopen the log after SIGHUP, between two other steps of the loop."""
        self._hung_up = True

    async def on_tick(self, counter: int) -> bool:
        if self._hung_up and self._log is not None:
            self._log.reopen()
        self._hung_up = False
        if counter % TICKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in tuple(self.server_state.connections):
                if isinstance(connection, GuardedConnection):
                    connection.look_after(now)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections, without waiting for clients that do not read the last message."""
        cut = asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self._cut)
        await super().shutdown(sockets)
        cut.cancel()

    def _cut(self) -> None:
        for connection in tuple(self.server_state.connections):
            connection.transport.abort()


def serve(config: Config, *, browser: bool = False, log: Path | None = None) -> int:
    """Run until interrupted or told to stop, and return an exit code.

    `log` is a file; without it, log lines go to standard error.
    """
    check(config)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # closing the terminal does not end the games
    with contextlib.ExitStack() as stack:
        listening = [stack.enter_context(listen(config.host, config.port))]
        if config.metrics_port is not None:
            listening.append(stack.enter_context(listen(config.metrics_host, config.metrics_port, "--metrics-port")))
            config = replace(config, metrics_port=listening[1].getsockname()[1])
        lock = file_lock(config.database)
        if lock is not None:
            stack.enter_context(lock)  # held from before the first change to the very end
        asyncio.run(_open_once(config.database, lock))
        file = stack.enter_context(contextlib.closing(_opened(log))) if log is not None else None
        logs.set_up(file=file)
        server = Server(_settings(config, lock), lambda: _tell(config, listening[0], browser=browser), file)
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, _enough)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, server.hang_up)
        server.run(sockets=listening)
    return 0 if server.started else FAILED


def _opened(log: Path) -> logs.LogFile:
    try:
        return logs.LogFile(log)
    except OSError as error:
        raise ServeError(f"the log {log} cannot be written ({error.strerror}): name another file with --log") from error


def _settings(config: Config, lock: FileLock | None = None) -> Settings:
    return Settings(
        create_app(config, lock=lock),
        loop="auto",
        http=HttpConnection,
        ws=WebsocketConnection,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _tell(config: Config, listening: socket.socket, *, browser: bool) -> None:
    """Print where the page is. It is for the person at the terminal, so it is no log line."""
    port: int = listening.getsockname()[1]
    page = config.url or _site(config.host, port)
    sys.stdout.write(f"Sixgun is ready: {page}\n")
    if config.everywhere and not config.url and (found := network_address()):
        sys.stdout.write(f"In your network: http://{found}:{port}/\n")
    if config.metrics_port is not None:
        sys.stdout.write(f"For Prometheus: {_site(config.metrics_host, config.metrics_port)}metrics\n")
    sys.stdout.write("Stop it with Ctrl-C.\n")
    sys.stdout.flush()
    if browser:
        webbrowser.open(page)


def _site(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _enough(*_: object) -> None:
    """Ignore the signal that uvicorn sends itself again after an orderly stop."""


async def _open_once(url: str, lock: FileLock | None) -> None:
    """Check that the database can be reached and is not used by another server, so that one sentence says so before the
    start.
    """
    store = await Store.open(url, lock)
    await store.close()
