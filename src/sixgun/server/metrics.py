"""Metrics for Prometheus, and `/healthz`, for those who operate the server. They say nothing about any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from sixgun import __version__
from sixgun.server.store.store import Store

if TYPE_CHECKING:
    from sixgun.server.http.table_directory import TableDirectory

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class ServerCollector(Collector):
    """Numbers that the tables and the writer count themselves, read on request."""

    def __init__(self, store: Store, tables: TableDirectory) -> None:
        self._store = store
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        counts = self._tables.counts()
        tables = GaugeMetricFamily("sixgun_tables", "Tables by status", labels=["status"])
        for status in ("open", "playing", "over"):
            tables.add_metric([status], counts.get(status, 0))
        yield tables
        yield GaugeMetricFamily("sixgun_clients", "Open websockets", value=counts.get("clients", 0))
        writer = self._store.writer
        yield CounterMetricFamily("sixgun_transactions", "Committed transactions", value=writer.transactions)
        yield CounterMetricFamily("sixgun_writes", "Changes written in them", value=writer.written)
        yield CounterMetricFamily("sixgun_write_failures", "Transactions that failed", value=writer.failures)
        yield GaugeMetricFamily("sixgun_writes_waiting", "Changes that wait for the writer", value=writer.waiting)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "sixgun_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "sixgun_request_seconds", "Time to answer a request", ["route"], buckets=BOUNDS, registry=self.registry
        )
        self.refused = Counter("sixgun_refused", "Requests refused at the door", ["why"], registry=self.registry)

    def watch(self, store: Store, tables: TableDirectory) -> None:
        self.registry.register(ServerCollector(store, tables))

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)


@get("/healthz", include_in_schema=False)
async def get_health(state: State) -> Response[dict[str, str]]:
    """Answer 200 while the server can read and write its database."""
    well = await state.store.alive()
    return Response({"status": "ok" if well else "failing", "version": __version__}, status_code=200 if well else 503)
