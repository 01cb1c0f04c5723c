"""A whole game over HTTP and the websocket, and the proof of its deal afterwards, as anybody can make it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from litestar.testing import TestClient

from sixgun.bang.playback import verify
from sixgun.kernel.record import parse_record
from sixgun.server.app import create_app
from sixgun.server.config import Config
from tests.server.front import come_in, table


def test_the_deal_of_a_game_can_be_checked_when_it_is_over(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'sixgun.db'}", pace=0, seed="proof")
    with TestClient(create_app(config)) as client:
        come_in(client)
        code = client.post("/api/tables", json=table(players=4, bots=3, begin=True)).json()["code"]
        promised = client.get(f"/api/tables/{code}/deal").json()
        assert promised["key"] == promised["setup"] == ""
        assert client.get(f"/api/tables/{code}/record").status_code == 409
        with client.websocket_connect(f"/ws/{code}") as socket:
            while (message := json.loads(socket.receive_text()))["t"] != "deal":
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
