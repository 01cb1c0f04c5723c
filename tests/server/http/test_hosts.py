"""By which names a server is called and from which pages: odd requests, byte by byte, against a running server."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from sixgun.server.config import Config
from sixgun.server.http.hosts import Hosts, place
from tests.support.raw_client import KEY, Reply, ask
from tests.support.server_process import ServerProcess

PUBLIC = "https://play.example.org"
NAME = socket.gethostname().lower()
GUEST = b'{"name": "Jane"}'
UPGRADE = f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
POST = "POST /api/guest HTTP/1.1\r\nHost: OURS\r\n"


class Place(NamedTuple):
    """A running server with a table; with a public address if `public`."""

    server: ServerProcess
    code: str
    public: bool

    def ask(self, text: str, body: bytes = b"") -> Reply:
        """Ask; PORT and CODE in the text are those of the server."""
        whole = text.replace("PORT", str(self.server.port)).replace("CODE", self.code)
        return ask(self.server.port, whole.encode("latin-1") + body)


@pytest.fixture(scope="module", params=[False, True], ids=["at home", "public"])
def place_(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    public: bool = request.param
    options = ("--url", PUBLIC) if public else ()
    server = ServerProcess(tmp_path_factory.mktemp("hosts"), limits=True, options=options)
    try:
        server.start()
        headers = {"X-Sixgun-Bot": "1", **({"Host": "play.example.org"} if public else {})}
        with httpx.Client(base_url=server.url, headers=headers, trust_env=False) as http:
            token = http.post("/api/guest", json={"name": "Host"}).json()["token"]
            bearer = {"Authorization": f"Bearer {token}"}
            code = http.post("/api/tables", json={"name": "Saloon", "players": 4}, headers=bearer).json()["code"]
        yield Place(server, code, public)
        server.stop()
        assert server.troubles() == [], "nothing that a client sends is a fault of ours"
    finally:
        server.kill()


BAD, WRONG, FOREIGN, FINE = 400, 421, 403, 200
HOSTS = [
    # Host, what a server at home says, what one with a public address says
    ("127.0.0.1:PORT", FINE, WRONG),
    ("localhost:PORT", FINE, WRONG),
    ("LocalHost", FINE, WRONG),
    ("localhost:8", FINE, WRONG),
    ("192.168.1.7", FINE, WRONG),
    ("[::1]:PORT", FINE, WRONG),
    (f"{NAME}:PORT", FINE, WRONG),
    ("play.example.org", WRONG, FINE),
    ("PLAY.example.ORG", WRONG, FINE),
    ("play.example.org:443", WRONG, FINE),
    ("play.example.org:80", WRONG, WRONG),
    ("play.example.org:PORT", WRONG, WRONG),
    ("play.example.org.", BAD, BAD),
    ("play.example.org.evil.example", WRONG, WRONG),
    ("localhost.evil.example", WRONG, WRONG),
    ("evil.example:PORT", WRONG, WRONG),
    ("127.0.0.1.nip.example", WRONG, WRONG),
    ("127.1", WRONG, WRONG),
    ("2130706433", WRONG, WRONG),
    ("user:pw@evil.example", BAD, BAD),
    ("evil.example@127.0.0.1", BAD, BAD),
    ("[::1", BAD, BAD),
    ("[::1]evil", BAD, BAD),
    ("[evil]", BAD, BAD),
    ("::1", BAD, BAD),
    ("", BAD, BAD),
    ("   ", BAD, BAD),
    ("localhost:", BAD, BAD),
    ("localhost:0", BAD, BAD),
    ("localhost:99999", BAD, BAD),
    ("localhost:-1", BAD, BAD),
    ("localhost evil.example", BAD, BAD),
    ("localhost/evil", BAD, BAD),
    ("localhost,evil.example", BAD, BAD),
    ("localhost\\evil", BAD, BAD),
    ("l\xf6calhost", BAD, BAD),
    ("a." * 1100 + "example", BAD, BAD),
]


@pytest.mark.parametrize(("host", "home", "public"), HOSTS, ids=[repr(row[0])[:40] for row in HOSTS])
def test_only_its_own_names_are_answered(place_: Place, host: str, home: int, public: int) -> None:
    expected = public if place_.public else home
    answer = place_.ask(f"GET /api/tables/CODE/link HTTP/1.1\r\nHost: {host}\r\n\r\n")
    check_protected(answer)
    assert answer.status == expected
    told = json.loads(answer.body)
    if expected == FINE:
        assert "evil" not in told["link"]
    else:
        assert set(told) == {"error", "code"} and told["error"].endswith(".")
    if expected == WRONG:
        assert told["code"] == "foreign"
        assert ("answers to play.example.org only" if place_.public else "--url http://") in told["error"]
    well = place_.ask(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n")
    assert well.status == FINE, "whoever watches over a server may call it anything"
    socket_ = place_.ask(f"GET /ws/CODE?v=2 HTTP/1.1\r\nHost: {host}\r\n{UPGRADE}\r\n")
    assert socket_.status == (101 if expected == FINE else expected)
    if expected != FINE:
        check_protected(socket_)


ODD = [
    ("no host", "GET /api/tables HTTP/1.1\r\n\r\n", BAD),
    ("no host for /healthz", "GET /healthz HTTP/1.1\r\n\r\n", BAD),
    ("no host in HTTP/1.0", "GET /api/tables HTTP/1.0\r\n\r\n", BAD),
    ("no host for /healthz in HTTP/1.0", "GET /healthz HTTP/1.0\r\n\r\n", FINE),
    ("two origins", "GET /api/tables HTTP/1.1\r\nHost: OURS\r\nOrigin: http://OURS\r\nOrigin: null\r\n\r\n", FOREIGN),
    ("two hosts", "GET /api/tables HTTP/1.1\r\nHost: OURS\r\nHost: evil.example\r\n\r\n", BAD),
    ("the same host twice", "GET /api/tables HTTP/1.1\r\nHost: OURS\r\nHost: OURS\r\n\r\n", BAD),
    ("another host in the address", "GET http://evil.example/api/tables HTTP/1.1\r\nHost: OURS\r\n\r\n", BAD),
    ("a password in the address", "GET http://u:p@OURS/api/tables HTTP/1.1\r\nHost: OURS\r\n\r\n", BAD),
    ("the whole address", "GET http://OURS/api/tables HTTP/1.1\r\nHost: OURS\r\n\r\n", FINE),
    ("a host that somebody forwards", "GET /api/tables HTTP/1.1\r\nHost: OURS\r\nX-Forwarded-Host: evil\r\n\r\n", FINE),
    ("only a forwarded host", "GET /api/tables HTTP/1.1\r\nX-Forwarded-Host: OURS\r\n\r\n", BAD),
    ("no HTTP", "HELO evil.example\r\n\r\n", BAD),
    ("no version", "GET /\r\n\r\n", BAD),
    ("version 3", "GET / HTTP/3.0\r\nHost: OURS\r\n\r\n", BAD),
    ("a space in a name", "GET / HTTP/1.1\r\nHost: OURS\r\nX Y: 1\r\n\r\n", BAD),
    ("a zero", "GET /\0 HTTP/1.1\r\nHost: OURS\r\n\r\n", BAD),
    ("a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: OURS\r\n\r\n", BAD),
    ("two lengths", f"{POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n", BAD),
    ("length and chunks", f"{POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", BAD),
    ("half a websocket", f"GET /ws/CODE?v=2 HTTP/1.1\r\nHost: OURS\r\n{UPGRADE[:39]}\r\n\r\n", BAD),
    ("a websocket nowhere", f"GET /nowhere HTTP/1.1\r\nHost: OURS\r\n{UPGRADE}\r\n", FOREIGN),
    ("another upgrade", "GET /api/tables HTTP/1.1\r\nHost: OURS\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", FINE),
    ("too many headers", "GET / HTTP/1.1\r\nHost: OURS\r\n" + "X: y\r\n" * 101 + "\r\n", 431),
    ("a long header", "GET / HTTP/1.1\r\nHost: OURS\r\nX: " + "y" * 30_000 + "\r\n\r\n", 431),
    ("a long address", "GET /" + "y" * 30_000 + " HTTP/1.1\r\nHost: OURS\r\n\r\n", 431),
    ("empty lines", "\r\n" * 15_000 + "GET / HTTP/1.1\r\nHost: OURS\r\n\r\n", 431),
    ("a method that no route has", "DELETE /api/tables HTTP/1.1\r\nHost: OURS\r\n\r\n", 405),
    ("the path is no text", "GET /%ff%fe HTTP/1.1\r\nHost: OURS\r\n\r\n", FINE),
    ("the query is no text", "GET /api/catalogue?lang=%ff HTTP/1.1\r\nHost: OURS\r\n\r\n", BAD),
    ("the cookie is no text", "GET /api/guest HTTP/1.1\r\nHost: OURS\r\nCookie: sixgun=\xff\xfe; ==;;\r\n\r\n", 401),
]  # fmt: skip


@pytest.mark.parametrize(("text", "status"), [row[1:] for row in ODD], ids=[row[0] for row in ODD])
def test_odd_requests_are_refused_calmly(place_: Place, text: str, status: int) -> None:
    ours = "play.example.org" if place_.public else "127.0.0.1:PORT"
    answer = place_.ask(text.replace("OURS", ours))
    assert answer.status == status
    check_protected(answer)


ORIGINS = [
    ("https://play.example.org", False, True),
    ("https://play.example.org:443", False, True),
    ("HTTPS://PLAY.example.org", False, True),
    ("http://play.example.org", False, False),
    ("https://play.example.org:444", False, False),
    ("https://user@play.example.org", False, False),
    ("https://play.example.org.evil.example", False, False),
    ("http://127.0.0.1:PORT", True, False),
    ("http://127.0.0.1:1", False, False),
    ("http://localhost:PORT", False, False),
    ("http://evil.example", False, False),
    ("http://127.0.0.1:PORT/path", False, False),
    ("127.0.0.1:PORT", False, False),
    ("file://", False, False),
    ("http://", False, False),
    ("http://[", False, False),
    ("null", False, False),
    ("", False, False),
]


@pytest.mark.parametrize(("origin", "home", "public"), ORIGINS, ids=[repr(row[0])[:40] for row in ORIGINS])
def test_only_its_own_page_may_ask(place_: Place, origin: str, home: bool, public: bool) -> None:
    ours = public if place_.public else home
    host = "play.example.org" if place_.public else "127.0.0.1:PORT"
    said = f"Host: {host}\r\nOrigin: {origin}\r\n"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(GUEST)}\r\n\r\n"
    posted = place_.ask(f"POST /api/guest HTTP/1.1\r\n{said}{kind}", GUEST)
    read = place_.ask(f"GET /api/tables HTTP/1.1\r\n{said}\r\n")
    opened = place_.ask(f"GET /ws/CODE?v=2 HTTP/1.1\r\n{said}{UPGRADE}\r\n")
    assert [posted.status, read.status, opened.status] == ([FINE, FINE, 101] if ours else [FOREIGN] * 3)
    if not ours:
        assert json.loads(posted.body)["code"] == "foreign"
        check_protected(opened)


def test_a_forwarded_scheme_and_no_origin_are_fine(place_: Place) -> None:
    host = "play.example.org" if place_.public else "localhost"
    answer = place_.ask(f"GET /api/tables/CODE/link HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-Proto: https\r\n\r\n")
    assert answer.status == FINE and "max-age" in answer.headers["strict-transport-security"]
    assert json.loads(answer.body)["link"].startswith(PUBLIC if place_.public else "https://localhost/")


def check_protected(answer: Reply) -> None:
    """Whichever layer answers, it does so with the security headers."""
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["cache-control"]
    assert "server" not in answer.headers


def test_a_server_that_listens_at_a_name_answers_to_it() -> None:
    assert Hosts(Config(host="NAS.lan")).refusal(["nas.lan:8000"]) is None
    assert Hosts(Config(host="127.0.0.1")).refusal(["nas.lan:8000"]) is not None


def test_a_public_address_with_a_port_may_come_without_it() -> None:
    """Nginx passes on `$host`, which has no port."""
    hosts = Hosts(Config(url="https://play.example.org:8443"))
    assert hosts.refusal(["play.example.org"]) is None and hosts.refusal(["play.example.org:8443"]) is None
    assert hosts.refusal(["play.example.org:443"]) is not None
    assert not hosts.foreign(["https://play.example.org:8443"], "play.example.org")
    assert hosts.foreign(["https://play.example.org"], "play.example.org")


def test_the_longest_name_is_read_and_no_longer_one() -> None:
    assert place(".".join(["a" * 62] * 4) + ":65535") is not None
    assert place("a" * 300) is None
