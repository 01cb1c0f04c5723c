"""A whole game over HTTP and the websocket, and the proof of its deal afterwards, as anybody can make it."""

from __future__ import annotations

import json
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from sixgun.bang.header import RecordHeader
from sixgun.bang.playback import verify
from sixgun.bang.rules.setup import Setup
from sixgun.cardgame.header import HUMAN, PlayerInfo
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.record import Recorder, parse_record
from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.store.store import Store
from tests.server.http_client import come_in, table


def test_the_deal_of_a_game_can_be_checked_when_it_is_over(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'sixgun.db'}", pace=0, seed="proof")
    with TestClient(create_app(config)) as client:
        come_in(client)
        code = client.post("/api/tables", json=table(players=4, bots=3, begin=True)).json()["code"]
        promised = client.get(f"/api/tables/{code}/deal").json()
        assert promised["key"] == promised["setup"] == ""
        assert client.get(f"/api/tables/{code}/record").status_code == 409
        with client.websocket_connect(f"/ws/{code}?v=2") as socket:
            while (message := json.loads(socket.receive_text()))["t"] != "deal_proof":
                if question := message.get("question"):
                    last = len(question["options"]) - 1
                    socket.send_json({"t": "answer", "question": question["number"], "option": last})
        told = client.get(f"/api/tables/{code}/deal").json()
        assert told["over"]
        assert told["commitment"] == promised["commitment"] == sha256(bytes.fromhex(told["key"])).hexdigest()
        assert json.loads(told["setup"])["key"] == message["key"] == told["key"]
        record = parse_record(client.get(f"/api/tables/{code}/record").content)
    assert record.ending is not None
    assert verify(record).game.outcome == record.ending.outcome


def test_a_record_is_not_played_again_in_the_server_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[Any] = []
    monkeypatch.setattr(Recorder, "__call__", lambda *parts: replayed.append(parts))
    with TestClient(create_app(Config(database=f"sqlite:///{tmp_path / 'sixgun.db'}"))) as client:
        come_in(client)
        code = client.post("/api/tables", json=table(players=4)).json()["code"]
        keep = partial(client.blocking_portal.call, keep_a_game, client.app.state.store, code)
        keep(1)
        first = client.get(f"/api/tables/{code}/record")
        assert first.status_code == 200
        assert parse_record(first.content).ending is not None
        assert replayed == []
        client.blocking_portal.call(client.app.state.tables.workers.stop)
        assert client.get(f"/api/tables/{code}/record").content == first.content, "it is kept"
        keep(2)
        refused = client.get(f"/api/tables/{code}/record?game_number=2")
        assert (refused.status_code, refused.json()["code"]) == (503, "not_now")
        assert "try again" in refused.json()["error"]


async def keep_a_game(store: Store, code: str, number: int) -> None:
    """A game that is over, in the store."""
    header = RecordHeader(Setup(4, key_from_seed(f"kept {number}")), tuple(PlayerInfo(name, HUMAN) for name in "ABCD"))
    game = header.new_game()
    key = await store.begin_game(code, number, header.to_data(), "c" * 64)
    chance, n = Random(number), 0
    while game.ask is not None:
        wish, n = chance.choice(game.ask.options()), n + 1
        text, twin = game.type.choice_in_record(game, game.ask.seat, wish)
        await store.append(key, n, game.ask.seat, text, twin=twin)
        game.answer(wish)
    await store.end_game(code, key)
