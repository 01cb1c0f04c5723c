"""The websocket of a table, through the whole server: who comes in, what is refused, and when the line is cut."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.http import sockets
from sixgun.server.protocol import MOST_BYTES
from sixgun.server.table import connection as clients
from tests.server.database import empty_database

HERE = "http://testserver.local"
Visitor = TestClient[Litestar]


@contextmanager
def served(path: Path, seed: str = "sockets") -> Iterator[Visitor]:
    config = Config(database=empty_database(path / "tables.db"), pace=0.0, limits=False, seed=seed)
    with TestClient(create_app(config), base_url=HERE) as client:
        yield client


def token(client: Visitor, name: str) -> dict[str, str]:
    """The header of a new guest."""
    found = client.post("/api/guest", json={"name": name}, headers={"X-Sixgun-Bot": "1"}).json()["token"]
    return {"Authorization": f"Bearer {found}"}


def table(client: Visitor, host: dict[str, str], **settings: Any) -> str:
    wanted = {"name": "Saloon", "players": 4, "bots": 3, **settings}
    found = client.post("/api/tables", json=wanted, headers=host)
    assert found.status_code == 201, found.text
    return str(found.json()["code"])


def hear(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text(timeout=10))
        if message["t"] == kind:
            return message


def cut(socket: WebSocketTestSession) -> int:
    """With which code the line is cut."""
    while True:
        try:
            socket.receive_text(timeout=10)
        except WebSocketDisconnect as error:
            return error.code


def test_a_guest_has_his_seat_and_a_stranger_looks_on(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        host = token(client, "Sam")
        code = table(client, host, begin=True)
        with client.websocket_connect(f"/ws/{code.lower()}?v=2&lang=fr", headers=host) as socket:
            welcome = hear(socket, "welcome")
            assert (welcome["seat"], welcome["host"], welcome["code"]) == (0, True, code)
            assert hear(socket, "table")["status"] == "playing"
            mine = hear(socket, "snapshot")["view"]["seats"][0]["hand"]
            assert len(mine) >= 3
        client.cookies.clear()
        with client.websocket_connect(f"/ws/{code}?v=2&after=x&game_number=99999999999&lang=zz") as socket:
            assert hear(socket, "welcome")["seat"] == -1
            view = hear(socket, "snapshot")["view"]
            assert "seat" not in view
            assert len(view["seats"][0].get("hand", ())) < len(mine), "only what was shown to all"
            socket.send_text('{"t":"answer","question":0,"option":0}')
            assert hear(socket, "refused")["code"] in ("not_yours", "stale")


@pytest.mark.parametrize("seed", ["trial", ""])
def test_only_a_seed_lets_a_deal_be_foretold(tmp_path: Path, seed: str) -> None:
    with served(tmp_path, seed) as client:
        codes = [table(client, token(client, name), begin=True) for name in ("Sam", "Pat")]
        one, other = (client.get(f"/api/tables/{code}/deal").json()["commitment"] for code in codes)
        assert (one == other) == bool(seed)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    with served(tmp_path) as client, client.websocket_connect("/ws/ZZZZ?v=2") as socket:
        assert cut(socket) == clients.NO_TABLE


def test_a_token_that_nobody_knows_is_not_let_in(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        code = table(client, token(client, "Sam"))
        with client.websocket_connect(f"/ws/{code}?v=2", headers={"Authorization": "Bearer unknown"}) as socket:
            assert cut(socket) == clients.NO_GUEST


@pytest.mark.parametrize("frame", ["", "{", "[]", '{"t":"deal"}', '{"t":"say","text":""}', '{"t":"why","card":5000}'])
def test_rubbish_is_refused_and_in_the_end_the_line_is_cut(tmp_path: Path, frame: str) -> None:
    with served(tmp_path) as client:
        host = token(client, "Sam")
        code = table(client, host)
        with client.websocket_connect(f"/ws/{code}?v=2", headers=host) as socket:
            socket.send_text(frame)
            assert hear(socket, "refused")["code"] == "bad"
            socket.send_text('{"t":"ping","n":3}')
            assert hear(socket, "pong")["n"] == 3
            for _ in range(5):
                socket.send_text(frame)
            assert cut(socket) == clients.BAD


def test_a_frame_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        host = token(client, "Sam")
        with client.websocket_connect(f"/ws/{table(client, host)}?v=2", headers=host) as socket:
            socket.send_text(json.dumps({"t": "say", "text": "é" * MOST_BYTES}))
            assert cut(socket) == clients.BAD


def test_who_talks_too_fast_is_heard_more_slowly_and_nothing_is_lost(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        host = token(client, "Sam")
        with client.websocket_connect(f"/ws/{table(client, host)}?v=2", headers=host) as socket:
            began = time.monotonic()
            for n in range(50):
                socket.send_text(json.dumps({"t": "ping", "n": n}))
            assert [hear(socket, "pong")["n"] for _ in range(50)] == list(range(50))
            assert time.monotonic() - began > 0.5


def test_a_guest_cannot_open_lines_without_end(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        host = token(client, "Sam")
        code = table(client, host)
        lines = []
        for _ in range(6):
            socket = client.websocket_connect(f"/ws/{code}?v=2", headers=host).__enter__()
            hear(socket, "table")
            lines.append(socket)
        with client.websocket_connect(f"/ws/{code}?v=2", headers=host) as socket:
            assert cut(socket) == clients.TOO_MANY
        for line in lines:
            line.__exit__(None, None, None)


class DeafSocket:
    """A websocket whose other side takes nothing."""

    async def send_data(self, data: str, mode: str) -> None:
        await asyncio.sleep(60)


def test_a_client_that_takes_a_message_too_slowly_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SLOWEST", 0.01)
    connection = clients.Connection(None, "en")
    connection.send(b"{}")
    asyncio.run(sockets.send_frames(DeafSocket(), connection))  # type: ignore[arg-type]
    assert connection.closed == clients.TOO_SLOW
