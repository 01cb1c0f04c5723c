"""Packs on a server: in the catalogue, at tables with people and bots, and after a restart without them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from sixgun.cardgame.packs import Pack, PackError
from sixgun.cardgame.playback import verify
from sixgun.games import game_type_named
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import parse_record
from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.http.sockets import BURST
from sixgun.server.table.connection import NO_PACK
from sixgun.wording.pack_library import load_packs
from tests.server.http_client import Client, come_in, table
from tests.support.packs import EXAMPLE, HEAD, RIVERSIDE, TAIL, WHIP, written

PACKS = (EXAMPLE, RIVERSIDE)
BANG = {"players": 4, "bots": 3, "begin": True, "sets": ["base", "frontier_town"]}
DUEL = {"game": "duel", "players": 2, "bots": 1, "begin": True, "sets": ["duel", "riverside"]}
CARDS = {"bang": ("snake_oil", "wanted_poster"), "duel": ("stray_bullet", "field_nurse", "scarecrow")}


@contextmanager
def served(folder: Path, packs: tuple[Path, ...] = PACKS, **changes: Any) -> Iterator[Client]:
    config = Config(
        database=f"sqlite:///{folder / 'sixgun.db'}", pace=0, seed="packs", packs=load_packs(packs), **changes
    )
    with TestClient(create_app(config)) as client:
        yield client


def opened(client: Client, **settings: Any) -> str:
    """Open a table and return its code."""
    answer = client.post("/api/tables", json=table(**settings))
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def played(client: Client, code: str, answers: int = 10_000) -> list[dict[str, Any]]:
    """Answer with the last option that is not passing, so that cards are played. Returns all messages.

    After twice as many answers as a connection may give at once the rest is passed: it is heard ten a second."""
    heard: list[dict[str, Any]] = []
    eager = 2 * BURST
    with client.websocket_connect(f"/ws/{code}?v=2") as socket:
        while answers and (message := json.loads(socket.receive_text()))["t"] != "deal_proof":
            heard.append(message)
            if question := message.get("question"):
                verbs = [option["verb"] for option in question["options"]]
                wanted = [number for number, verb in enumerate(verbs) if verb != "pass"]
                option = wanted[-1] if wanted and eager > 0 else len(verbs) - 1
                socket.send_json({"t": "answer", "question": question["number"], "option": option})
                answers -= 1
                eager -= 1
        if answers:
            heard.append(message)
    return heard


def things(client: Client, **query: str) -> dict[str, Any]:
    answer = client.get("/api/catalogue", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def entries(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {entry["slug"]: entry for entry in found["entries"]}


# The catalogue.


def test_the_catalogue_has_the_packs_with_their_facts_and_texts(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        found = things(client)
        assert [(entry["slug"], entry["name"]) for entry in found["sets"] if entry.get("pack")] == [
            ("frontier_town", "Frontier Town")
        ]
        card = entries(found)["wanted_poster"]
        assert (card["set"], card["colour"]) == ("frontier_town", "green")
        assert card["faces"] == ["wanted_poster-4s", "wanted_poster-5c"]
        facts = card["facts"]
        assert (facts["icon"], facts["act"], facts["aim"]) == ("wanted-reward", "discard", "other")
        assert facts["symbols"] == ["discard", "any", "draw 1"]
        french = entries(things(client, lang="fr"))
        assert french["wanted_poster"]["name"] == "Avis de recherche"
        assert french["marshal_mae"]["life"] == 4
        assert french["dust_storm"]["kind"] == "event"
        duel = things(client, game="duel")
        assert [entry["slug"] for entry in duel["sets"] if entry.get("pack")] == ["riverside"]
        nurse = entries(duel)["field_nurse"]
        assert (nurse["set"], nurse["faces"], nurse["facts"]["symbols"]) == (
            "riverside", ["field_nurse-lh", "field_nurse-oh"], ["life +2"],
        )  # fmt: skip


def test_a_table_sends_the_catalogue_of_its_own_sets(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        come_in(client)
        plain = opened(client, players=4)
        with_pack = opened(client, **BANG)
        assert "snake_oil" not in entries(things(client, table=plain))
        assert "snake_oil" in entries(things(client, table=with_pack))
        assert [entry["slug"] for entry in things(client, table=plain)["sets"]][:2] == ["base", "dodge_city"]
        riverside = opened(client, **DUEL)
        assert things(client, table=riverside)["game"] == "duel"
        assert "scarecrow" in entries(things(client, table=riverside))
        assert client.get("/api/catalogue", params={"table": "ZZZZ"}).status_code == 404
        assert client.get("/api/catalogue", params={"table": "no code"}).status_code == 400


def test_a_server_without_packs_offers_none(tmp_path: Path) -> None:
    with served(tmp_path, ()) as client:
        come_in(client)
        assert not any(entry.get("pack") for entry in things(client)["sets"])
        refused = client.post("/api/tables", json=table(**BANG))
        assert refused.status_code == 400
        assert refused.json()["error"].startswith("Unknown set “frontier_town”: there are base, ")


# Games.


@pytest.mark.parametrize("settings", [BANG, DUEL], ids=["bang", "duel"])
def test_a_person_and_bots_play_with_a_pack_and_its_record_is_verified(
    tmp_path: Path, settings: dict[str, Any]
) -> None:
    game = settings.get("game", "bang")
    seen: set[str] = set()
    with served(tmp_path) as client:
        come_in(client)
        for _ in range(3):
            code = opened(client, **settings)
            heard = json.dumps(played(client, code))
            seen |= {slug for slug in CARDS[game] if slug in heard}
        deal = json.loads(heard)[-1]
        kept = client.get(f"/api/games/{deal['id']}").json()
        assert kept["sets"] == settings["sets"]
        record = parse_record(client.get(f"/api/tables/{code}/record").content)
    assert seen == set(CARDS[game])
    packs = load_packs(PACKS)
    game_type = game_type_named(game)
    assert [pack["slug"] for pack in record.header["packs"]] == [settings["sets"][1]]
    verify(game_type, record, packs)
    with pytest.raises(RecordError, match=r"give its file with --pack"):
        verify(game_type, record)


def test_a_game_is_told_in_the_words_of_the_pack(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        come_in(client)
        deal = played(client, opened(client, **BANG))[-1]
        told = [client.get(f"/api/games/{deal['id']}", params={"lang": code}).text for code in ("en", "fr")]
    assert [("Dust Storm" in text, "Tempête de sable" in text) for text in told] == [(True, False), (False, True)]


def test_the_next_game_of_a_table_has_the_pack_too(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        come_in(client)
        code = opened(client, **DUEL)
        played(client, code)
        with client.websocket_connect(f"/ws/{code}?v=2") as socket:
            socket.send_json({"t": "play_again", "want": "rematch"})
            while json.loads(socket.receive_text()).get("status") != "playing":
                pass
        line = client.get(f"/api/tables/{code}").json()
        assert (line["status"], line["sets"]) == ("playing", ["duel", "riverside"])


# After a restart.


@pytest.mark.parametrize("settings", [BANG, DUEL], ids=["bang", "duel"])
def test_a_running_game_goes_on_after_a_restart_with_the_pack(tmp_path: Path, settings: dict[str, Any]) -> None:
    with served(tmp_path) as client:
        come_in(client)
        cookies = dict(client.cookies)
        code = opened(client, **settings)
        played(client, code, 5)
        before = client.get(f"/api/tables/{code}").json()
        assert before["status"] == "playing"
    with served(tmp_path) as client:
        client.cookies.update(cookies)
        assert client.get(f"/api/tables/{code}").json()["status"] == "playing"
        assert played(client, code)[-1]["t"] == "deal_proof"


@pytest.mark.parametrize("settings", [BANG, DUEL, {**BANG, "begin": False, "bots": 0}], ids=["bang", "duel", "open"])
def test_a_table_whose_pack_is_not_there_says_so_and_goes_on_when_it_is_back(
    tmp_path: Path, settings: dict[str, Any]
) -> None:
    slug = settings["sets"][1]
    with served(tmp_path) as client:
        come_in(client)
        cookies = dict(client.cookies)
        code, other = opened(client, **settings), opened(client, players=4)
    with served(tmp_path, ()) as client:
        client.cookies.update(cookies)
        for path in (f"/api/tables/{code}", f"/api/tables/{code}/link", f"/api/catalogue?table={code}"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (409, "pack_missing")
            assert answer.json()["error"] == (
                f"This table plays with the pack “{slug}”, which the server does not have now: ask its host to add it."
            )
        assert client.post(f"/api/tables/{code}/join", json={}).json()["code"] == "pack_missing"
        with client.websocket_connect(f"/ws/{code.lower()}?v=2") as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == NO_PACK
        assert client.get(f"/api/tables/{other}").status_code == 200, "all other tables are there"
        assert code not in [line["code"] for line in client.get("/api/guest").json()["own"]]
    with served(tmp_path) as client:
        client.cookies.update(cookies)
        assert client.get(f"/api/tables/{code}").status_code == 200


def test_a_running_game_waits_for_the_version_of_its_pack(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        come_in(client)
        code = opened(client, **BANG)
    changed = written(tmp_path, EXAMPLE.read_text(encoding="utf-8").replace("limit + 1", "limit + 2"))
    with served(tmp_path, (changed,)) as client:
        assert client.get(f"/api/tables/{code}").json()["code"] == "pack_missing"


def test_results_and_records_stay_without_the_pack(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        come_in(client)
        code = opened(client, **BANG)
        deal = played(client, code)[-1]
        paths = [f"/api/games/{deal['id']}{end}" for end in ("", "/record", "/deal")]
        paths += [f"/api/tables/{code}/{end}" for end in ("record", "deal", "results")]
        before = [client.get(path).text for path in paths]
    with served(tmp_path, ()) as client:
        assert [client.get(path).text for path in paths] == before


# What cannot be offered.


def test_packs_that_do_not_fit_together_are_refused_before_the_server_starts(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    one = written(tmp_path, HEAD + WHIP + TAIL)
    two = written(tmp_path / "other", (HEAD + WHIP + TAIL).replace('"mine"', '"yours"'))
    packs: tuple[Pack, ...] = load_packs((one, two))
    with pytest.raises(PackError, match="“whip” is already used by"):
        create_app(Config(packs=packs))
