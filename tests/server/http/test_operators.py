"""What whoever runs a server needs of it: counts at a port of their own, a log that can be put away, HEAD."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import httpx
import pytest

from sixgun.terminal.main import main
from tests.server.http.test_attacks import until
from tests.support.raw_client import ask, request
from tests.support.server_process import ServerProcess, free_port

SPELLINGS = [
    "/metrics", "/metrics/", "/metrics//", "//metrics", "/./metrics", "/metrics/.", "/metrics%2f", "/metrics%2F",
    "/%6detrics", "/METRICS", "/Metrics/", "/metrics?x=1", "/metrics;x", "/metrics%3bx", "/metrics%00", "/metrics%20",
    "/x/../metrics", "/x/%2e%2e/metrics", "/metrics%252f", "/%252e/metrics", "/metrics\\", "/api/../metrics",
    "/metrics/metrics", "/metrics.",
]  # fmt: skip


class Watched(ServerProcess):
    """A server that tells its counts."""

    def __init__(self, folder: Path) -> None:
        self.metrics_port = free_port()
        super().__init__(folder, limits=True, options=("--metrics-port", str(self.metrics_port)))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    found = Watched(tmp_path_factory.mktemp("operators"))
    try:
        found.start()
        yield found
        found.stop()
        assert found.troubles() == []
    finally:
        found.kill()


@pytest.mark.parametrize("path", SPELLINGS)
def test_counts_are_told_at_their_own_port_only(server: Watched, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = ask(server.port, request(server.port, f"{method} {path} HTTP/1.1"))
        assert answer.status == 404 and b"sixgun_" not in answer.body
        assert "content-security-policy" in answer.headers
    there = ask(server.metrics_port, request(server.metrics_port, f"GET {path} HTTP/1.1"))
    assert (b"sixgun_requests_total" in there.body) == (unquote(path.partition("?")[0]) == "/metrics")


def test_the_port_of_the_counts_tells_nothing_else(server: Watched) -> None:
    port = server.metrics_port
    answer = ask(port, request(port, "GET /metrics HTTP/1.1"))
    assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert b'sixgun_tables{status="open"} 0.0' in answer.body
    for line in ("GET / HTTP/1.1", "GET /api/tables HTTP/1.1", "POST /metrics HTTP/1.1", "GET /healthz HTTP/1.1"):
        assert ask(port, request(port, line)).status == 404
    bare = ask(port, request(port, "HEAD /metrics HTTP/1.1"))
    assert (bare.status, bare.body) == (200, b"")


def test_the_port_of_the_counts_is_told_and_cannot_be_the_other_one(
    server: Watched, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert f"For Prometheus: http://127.0.0.1:{server.metrics_port}/metrics\n" in server.log.read_text(encoding="utf-8")
    database = ["--database", f"sqlite:///{tmp_path}/sixgun.db"]
    assert main(["serve", "--port", "8123", "--metrics-port", "8123", *database]) == 2
    assert "cannot serve both the page and the metrics" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--metrics-port", str(server.metrics_port), *database]) == 2
    assert capsys.readouterr().err == (
        f"sixgun: port {server.metrics_port} is in use already: "
        "stop the other server, or choose another port with --metrics-port\n"
    )


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCD", "/favicon.svg", "/api/tables", "/api/catalogue", "/healthz", "/api/nothing"]
)
def test_head_is_answered_like_get_without_a_body(server: Watched, path: str) -> None:
    whole = ask(server.port, request(server.port, f"GET {path} HTTP/1.1"))
    bare = ask(server.port, request(server.port, f"HEAD {path} HTTP/1.1"))
    assert bare.status == whole.status and bare.body == b""
    for changing in ("date",):
        whole.headers.pop(changing), bare.headers.pop(changing)
    assert bare.headers == whole.headers and int(bare.headers["content-length"]) > 0
    again = request(server.port, f"HEAD {path} HTTP/1.1") + request(server.port, "GET /healthz HTTP/1.1")
    assert ask(server.port, again).status == whole.status


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("logging", [True, False], ids=["with a log", "without"])
def test_sighup_opens_the_log_anew_and_the_server_goes_on(logging: bool, tmp_path: Path) -> None:
    log, old = tmp_path / "log", tmp_path / "log.1"
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/sixgun.db"]
    command += ["--log", str(log)] if logging else []
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found
        with httpx.Client(base_url=found[0], trust_env=False, timeout=30) as client:
            client.get("/api/tables")
            if logging:
                log.rename(old)
                client.get("/api/tables")
                assert not log.exists()
            server.send_signal(signal.SIGHUP)
            if logging:
                assert until(log.exists, 10.0)
            else:
                time.sleep(0.3)
            assert client.get("/api/catalogue").status_code == 200
            server.send_signal(signal.SIGHUP)  # nothing has changed: it goes on in the same file
            assert client.get("/healthz").json()["status"] == "ok"
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    if logging:
        routes = [
            [json.loads(line).get("route") for line in path.read_text("utf-8").splitlines()] for path in (old, log)
        ]
        assert routes[0].count("/api/tables") == 2 and "/api/catalogue" not in routes[0]
        assert routes[1].count("/api/catalogue") == 1 and "/api/tables" not in routes[1]
        assert '"stopped"' in log.read_text("utf-8")
