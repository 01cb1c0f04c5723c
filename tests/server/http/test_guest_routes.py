"""Guests: names that do no harm, tokens that the database does not know, the door for programs."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from litestar.testing import TestClient

from sixgun.server import logs
from sixgun.server.http.guest_routes import BadName, clean
from sixgun.server.http.rate_limits import NEW_GUESTS, Limit, Limits
from tests.server.http_client import Client, come_in, server_app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(server_app(tmp_path)) as opened:
        yield opened


# Names.


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Calamity Jane", "Calamity Jane"),
        ("  Slab \t the\n Killer ", "Slab the Killer"),
        ("a\x00b\x1bc\x7f", "abc"),
        ("\u202eevil\u202c\u2066\u200f\u061c", "evil"),
        ("zero\u200bwidth\ufeff\u00ad", "zerowidth"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("Z" + "\u0301" * 12, "Ź\u0301\u0301"),
        ("李小龍", "李小龍"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("🤠", "🤠"),
        ("a\u2028b\u3164c", "a b c"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(written: str, shown: str) -> None:
    assert clean(written) == shown


@pytest.mark.parametrize(
    "written", ["", " ", "\u202e\u200b", "\u3164\u3164", "\u0301", "x" * 21, "\ud800", "\ue000", "\u2800"]
)
def test_a_name_that_shows_nothing_or_is_too_long_is_refused(written: str) -> None:
    with pytest.raises(BadName):
        clean(written)


def test_a_name_travels_as_it_is_and_is_never_html(client: Client) -> None:
    name = "<img src=x onerror=1"
    response = client.post("/api/guest", json={"name": name})
    assert response.headers["content-type"].startswith("application/json")
    assert response.headers["x-content-type-options"] == "nosniff"
    assert client.get("/api/guest").json()["name"] == name


def test_marks_of_direction_do_not_come_in(client: Client) -> None:
    assert client.post("/api/guest", json={"name": "\u202eBob\u2069"}).json()["name"] == "Bob"
    refused = client.post("/api/guest", json={"name": "\u202e"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad")
    assert client.post("/api/guest", json={"name": "x" * 21}).status_code == 400


# Sessions.


def test_a_stranger_has_no_session(client: Client) -> None:
    response = client.get("/api/guest")
    assert (response.status_code, response.json()["code"]) == (401, "no_guest")


def test_a_guest_gets_a_cookie_that_no_script_can_read(client: Client) -> None:
    response = client.post("/api/guest", json={"name": "Jane"})
    assert response.json() == {"name": "Jane", "tables": []}
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("sixgun=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    public = "https://play.example.org"
    with TestClient(server_app(tmp_path, url=public), base_url=public) as client:
        response = client.post("/api/guest", json={"name": "Jane"})
        assert "Secure" in response.headers["set-cookie"]
        assert "max-age" in response.headers["strict-transport-security"]


def test_the_database_knows_only_the_hash_of_a_token(client: Client, tmp_path: Path) -> None:
    come_in(client)
    token = client.cookies["sixgun"]
    assert len(token) >= 40
    with sqlite3.connect(tmp_path / "sixgun.db") as database:
        ((stored,),) = database.execute("SELECT token_hash FROM guests").fetchall()
    database.close()
    assert re.fullmatch("[0-9a-f]{64}", stored)
    assert token.encode() not in (tmp_path / "sixgun.db").read_bytes() + (tmp_path / "sixgun.db-wal").read_bytes()


def test_a_name_can_be_changed_and_the_session_stays(client: Client) -> None:
    come_in(client, "Jane")
    before = client.cookies["sixgun"]
    response = client.post("/api/guest", json={"name": "Calamity"})
    assert "set-cookie" not in response.headers
    assert (client.cookies["sixgun"], client.get("/api/guest").json()["name"]) == (before, "Calamity")


@pytest.mark.parametrize("token", ["", "wrong", "x" * 5000, "'; DROP TABLE guests; --"])
def test_a_made_up_token_is_nobody(client: Client, token: str) -> None:
    client.cookies.set("sixgun", token.replace(";", ""))
    assert client.get("/api/guest").status_code == 401
    client.cookies.clear()
    assert client.get("/api/guest", headers={"Authorization": f"Bearer {token}"}).status_code == 401


# Programs.


def test_a_bot_gets_its_token_and_uses_it(client: Client) -> None:
    response = client.post("/api/guest", json={"name": "Robot"}, headers={"X-Sixgun-Bot": "1"})
    token = response.json()["token"]
    assert "set-cookie" not in response.headers
    client.cookies.clear()
    bearer = {"Authorization": f"Bearer {token}"}
    assert client.get("/api/guest", headers=bearer).json() == {"name": "Robot", "tables": []}
    renamed = client.post("/api/guest", json={"name": "Robot 2"}, headers={**bearer, "X-Sixgun-Bot": "1"})
    assert renamed.json() == {"name": "Robot 2", "tables": []}


def test_a_browser_never_gets_its_token_told(client: Client) -> None:
    assert "token" not in client.post("/api/guest", json={"name": "Jane"}).json()
    assert "token" not in client.post("/api/guest", json={"name": "Jane"}, headers={"X-Sixgun-Bot": "1"}).json()


# Where requests come from, and how many.


def test_too_many_new_guests_from_one_address_are_slowed_down(client: Client) -> None:
    codes = []
    for number in range(NEW_GUESTS.burst + 5):
        client.cookies.clear()
        codes.append(client.post("/api/guest", json={"name": f"Guest {number}"}))
    assert [response.status_code for response in codes[: NEW_GUESTS.burst]] == [200] * NEW_GUESTS.burst
    assert codes[-1].status_code == 429
    assert codes[-1].json()["code"] == "too_fast"
    assert int(codes[-1].headers["retry-after"]) >= 1


def test_a_bucket_empties_with_time() -> None:
    now = [0.0]
    limits, limit = Limits(clock=lambda: now[0]), Limit("test", 3, 2.0)
    assert [limits.take(limit, "a") for _ in range(3)] == [0, 0, 0]
    assert limits.take(limit, "a") == 0.5
    assert limits.take(limit, "b") == 0
    now[0] = 0.5
    assert limits.take(limit, "a") == 0
    assert limits.take(limit, "a") > 0
    assert Limits(on=False).take(Limit("none", 0, 1.0), "a") == 0


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What the server logs, as it does when it runs."""
    root, loud = logging.getLogger(), logging.raiseExceptions
    before, level = root.handlers[:], root.level
    out = io.StringIO()
    logs.set_up(out=out)
    yield out
    structlog.reset_defaults()
    root.handlers[:], logging.raiseExceptions = before, loud
    root.setLevel(level)


def test_no_name_and_no_token_is_logged(client: Client, logged: io.StringIO) -> None:
    come_in(client, "Mysterious")
    client.get("/api/guest")
    lines = logged.getvalue().splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["request", "request"]
    assert all(client.cookies["sixgun"] not in line and "Mysterious" not in line for line in lines)


def test_what_is_logged_by_mistake_is_not_told(logged: io.StringIO) -> None:
    log = structlog.get_logger("test")
    log.info("oops", key="ab" * 32, role="renegade", token="t0ken", cards=["bang-9d"], code="ABCD")
    try:
        raise ValueError("the renegade holds bang-9d")
    except ValueError:
        log.error("fault", exc_info=True)
        logging.getLogger("uvicorn.error").exception("fault %s", "there")
    said = logged.getvalue()
    assert not re.search("abab|renegade|t0ken|bang-9d", said)
    first, second, third = map(json.loads, said.splitlines())
    assert first["code"] == "ABCD"
    assert second["error"] == third["error"] == "ValueError"
    assert "test_guest_routes.py" in second["at"][0]
