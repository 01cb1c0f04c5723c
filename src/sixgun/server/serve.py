"""`sixgun serve`: a server in this process, until it is told to stop."""

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
from pathlib import Path
from typing import Final, TextIO
from urllib.parse import urlsplit

import uvicorn

from sixgun.kernel.errors import SixgunError
from sixgun.server import logs
from sixgun.server.app import create_app
from sixgun.server.config import Config, network_address
from sixgun.server.database import address, file_lock
from sixgun.server.file_lock import FileLock
from sixgun.server.store import Store

GRACE_SECONDS: Final = 5
BACKLOG: Final = 512
LARGEST_FRAME: Final = 1 << 16
"""The room ends the connection of whoever sends more than the protocol allows; this much is not even read."""
FAILED: Final = 1


class ServeError(SixgunError):
    """The server cannot start."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, taken before anything else is touched; one sentence if it cannot be had."""
    try:
        family, kind, proto, _, place = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise ServeError(f"there is no host “{host}”: take 127.0.0.1 for this machine, 0.0.0.0 for all") from error
    found = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(place)
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        raise ServeError(_why(error, host, port)) from error
    found.setblocking(False)
    return found


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use already: stop the other server, or choose another port with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not allowed to you: choose one from 1024 on with --port"
    return f"the server cannot listen at {host} port {port} ({error.strerror})"


def check(config: Config) -> None:
    """What can be wrong before anything is started."""
    address(config.database)
    if config.url:
        parts = urlsplit(config.url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise ServeError(f"“{config.url}” is no address of a site: write it like https://play.example.org")


class Server(uvicorn.Server):
    """Uvicorn, telling when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(config: Config, *, browser: bool = False, log: Path | None = None) -> int:
    """Run until interrupted or told to stop; an exit code. `log`: a file, else standard error output."""
    check(config)
    with listen(config.host, config.port) as listening, contextlib.ExitStack() as stack:
        lock = file_lock(config.database)
        if lock is not None:
            stack.enter_context(lock)  # before anything is changed there, and until the very end
        asyncio.run(_open_once(config.database, lock))
        logs.set_up(out=stack.enter_context(_opened(log)) if log is not None else None)
        server = Server(_settings(config, lock), lambda: _tell(config, listening, browser=browser))
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, _enough)
        server.run(sockets=[listening])
    return 0 if server.started else FAILED


def _opened(log: Path) -> TextIO:
    try:
        return log.open("a", encoding="utf-8", buffering=1)
    except OSError as error:
        raise ServeError(f"the log {log} cannot be written ({error.strerror}): name another file with --log") from error


def _settings(config: Config, lock: FileLock | None) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config, lock=lock),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _tell(config: Config, listening: socket.socket, *, browser: bool) -> None:
    """Where the page is; others see this on the screen, so it is no line of the log."""
    port: int = listening.getsockname()[1]
    shown = "127.0.0.1" if config.everywhere else config.host
    page = config.url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    sys.stdout.write(f"Sixgun is ready: {page}\n")
    if config.everywhere and not config.url and (found := network_address()):
        sys.stdout.write(f"In your network: http://{found}:{port}/\n")
    sys.stdout.write("Stop it with Ctrl-C.\n")
    sys.stdout.flush()
    if browser:
        webbrowser.open(page)


def _enough(*_: object) -> None:
    """Uvicorn sends itself the signal again when it has stopped in good order: that was it."""


async def _open_once(url: str, lock: FileLock | None) -> None:
    """Is the database there, and nobody else's? Said here in one sentence, not in the middle of the start."""
    store = await Store.open(url, lock)
    await store.close()
