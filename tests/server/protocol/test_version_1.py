"""What version 1 of the protocol wrote and what its programs are told."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.protocol import VERSION, GameResult
from sixgun.server.store.rows import ResultRow
from sixgun.server.table.connection import WRONG_VERSION
from sixgun.server.table.results import told_in
from tests.server.database import empty_database

STORED: dict[str, Any] = {
    "id": "mfzwizlomqxxi2lo",
    "game": "bang",
    "table": "High noon",
    "code": "K7QF",
    "number": 3,
    "finished": 1785002400.125,
    "sets": ["base"],
    "places": [{"name": "Ann"}, {"name": "Bill", "bot": "cowboy"}, {"name": "Cleo", "bot": "legend"}],
    "view": {
        "game": "bang", "turn": 1, "number": 17, "round": 4, "phase": "over", "deck": 12, "discards": 30,
        "table": [{"id": 3, "face": "bang-9d"}], "asked_text": [{"text": "Cleo", "seat": 2}],
        "seats": [{"life": 1, "max_life": 4, "hand_count": 0, "fresh": [7]}],
        "result": {"winners": [1], "reason": "outlaws", "text": [{"text": "Barrel", "thing": "barrel"}]},
    },
    "log": [{"kind": "check", "seat": 1, "text": [{"text": "Barrel", "thing": "barrel"}], "good": True}],
    "key": "00",
    "commitment": "11",
}  # fmt: skip
"""A result as version 1 stored it."""


def test_a_result_of_version_1_is_told_with_the_names_of_today() -> None:
    packed = gzip.compress(json.dumps({"en": STORED}).encode())
    found = msgspec.json.decode(told_in(ResultRow(STORED["id"], packed, b""), "fr"), type=GameResult)
    assert found.game_number == 3 and [seat.name for seat in found.seats] == ["Ann", "Bill", "Cleo"]
    assert found.view.turn_number == 17 and [card.id for card in found.view.on_table] == [3]
    view = msgspec.to_builtins(found.view)
    assert view["seats"][0]["placed_this_turn"] == [7]
    assert view["result"]["text"] == [{"text": "Barrel", "entry": "barrel"}]
    assert found.log[0].helped is True and found.log[0].text[0].entry == "barrel"


@pytest.mark.parametrize("version", ["", "v=1&", "v=3&", "v=two&", "v=2.0&"])
@pytest.mark.parametrize(("lang", "word"), [("en", "reload"), ("fr", "rechargez")])
def test_another_version_is_refused_with_a_sentence(tmp_path: Path, version: str, lang: str, word: str) -> None:
    config = Config(database=empty_database(tmp_path / "tables.db"))
    with (
        TestClient(create_app(config), base_url="http://testserver.local") as client,
        client.websocket_connect(f"/ws/ABCD?{version}lang={lang}") as socket,
    ):
        refused = json.loads(socket.receive_text())
        assert refused["t"] == "refused" and refused["code"] == "version"
        assert word in refused["text"] and f"v={VERSION}" in refused["text"]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == WRONG_VERSION
