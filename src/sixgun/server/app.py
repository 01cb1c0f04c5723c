"""The web server: its routes and middleware, what it opens at the start and closes at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from sixgun import __version__
from sixgun.kernel.errors import SixgunError
from sixgun.server.config import Config
from sixgun.server.gc_tuning import tuned_gc
from sixgun.server.http.catalogue_routes import get_catalogue, prepare
from sixgun.server.http.error_responses import on_database, on_depth, on_fault, on_http, on_refusal
from sixgun.server.http.guest_routes import get_guest, post_guest, post_notices
from sixgun.server.http.middleware import RequestGuard
from sixgun.server.http.rate_limits import Limits
from sixgun.server.http.result_routes import RESULT_ROUTES
from sixgun.server.http.security_headers import add_headers
from sixgun.server.http.sockets import table_socket
from sixgun.server.http.static_files import get_page
from sixgun.server.http.table_directory import TableDirectory
from sixgun.server.http.table_routes import TABLE_ROUTES
from sixgun.server.metrics import Metrics, get_health
from sixgun.server.server_packs import ServerPacks
from sixgun.server.store.file_lock import FileLock
from sixgun.server.store.store import Store
from sixgun.server.table_limits import TableLimits
from sixgun.server.tables import Tables
from sixgun.server.workers.pool import Workers
from sixgun.server.workers.records import Records

MOST_BODY: Final = 16_384
SCHEMA: Final = "/api/schema"

log = structlog.get_logger("server")


class Site(Litestar):
    """The routes behind the middleware, which also sees requests that no route matches."""

    def __init__(self, guard: RequestGuard, **settings: Any) -> None:
        super().__init__(**settings)
        self._door = guard

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self._door(scope, receive, send, super().__call__)


def create_app(
    config: Config, make_tables: Callable[[Store], TableDirectory] | None = None, lock: FileLock | None = None
) -> Litestar:
    """Make a server that is ready to run.

    `make_tables` is for tests that need no games. `lock` is the lock of the database, if it is already held.
    """
    limits, metrics, packs = Limits(on=config.limits), Metrics(), ServerPacks(config.packs)

    @asynccontextmanager
    async def open_server(app: Litestar) -> AsyncIterator[None]:
        """Keep the store and the tables open while the server runs. Games that were running continue."""
        prepare(packs)
        store, workers = await Store.open(config.database, lock), Workers(config.bot_processes)
        try:
            tables = make_tables(store) if make_tables is not None else _all_tables(store, config, workers, packs)
            app.state.update({"store": store, "tables": tables, "records": Records(store, workers, packs)})
            metrics.watch(store, tables)
            if config.seed:
                log.warning("seeded", means="every deal can be foretold")
            await tables.restore_all()
            log.info("started", version=__version__, **tables.counts())
            try:
                async with tuned_gc():
                    yield
            finally:
                await tables.stop()
                log.info("stopped")
        finally:
            await workers.stop()
            await store.close()

    return Site(
        RequestGuard(config, limits, metrics),
        route_handlers=[
            get_guest,
            post_guest,
            post_notices,
            *TABLE_ROUTES,
            *RESULT_ROUTES,
            get_catalogue,
            get_health,
            table_socket,
            get_page,
        ],
        lifespan=[open_server],
        state=State({"config": config, "limits": limits, "metrics": metrics, "packs": packs}),
        before_send=[add_headers],
        exception_handlers=_handlers(),
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sixgun", version=__version__, path=SCHEMA, render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
        debug=False,
    )


def _all_tables(store: Store, config: Config, workers: Workers, packs: ServerPacks) -> Tables:
    each, here = (config.most_each, config.most_here) if config.limits else (0, 0)
    limits = TableLimits(guest=each, address=here, server=config.most_tables)
    return Tables(
        store,
        pace=config.pace,
        reserve=config.reserve,
        seed=config.seed,
        abandoned=config.abandoned,
        limits=limits,
        workers=workers,
        packs=packs,
    )


def _handlers() -> dict[int | type[Exception], Any]:
    return {
        HTTPException: on_http,
        SixgunError: on_refusal,
        SQLAlchemyError: on_database,
        OSError: on_database,
        RecursionError: on_depth,
        Exception: on_fault,
    }
