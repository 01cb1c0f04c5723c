"""The routes: lobby, tables, things, the page, what the outside is told and what it is not."""

from __future__ import annotations

import gzip
import json
import threading
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sixgun.bang.header import HUMAN, PlayerInfo, RecordHeader, choice_in_record
from sixgun.bang.playback import verify
from sixgun.bang.rules.setup import Setup
from sixgun.games import game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.record import parse_record
from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.http.rate_limits import ANYTHING, NEW_TABLES
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.server.run import listen
from sixgun.server.store.rows import AnswerRow
from sixgun.server.store.store import Store
from sixgun.server.workers.records import record_text
from sixgun.wording import language, languages
from tests.server.database import empty_database
from tests.server.http_client import Client, come_in, server_app, table

OUR_CHECKS = (
    content_type_conformance, response_headers_conformance, response_schema_conformance, status_code_conformance
)  # fmt: skip


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(server_app(tmp_path)) as opened:
        yield opened


# Tables.


def test_a_table_is_opened_and_found_again(client: Client) -> None:
    come_in(client)
    made = client.post("/api/tables", json=table(sets=["high_noon", "base"], bots=2))
    assert made.status_code == 201
    line = made.json()
    assert (line["name"], line["players"], line["sets"]) == ("Saloon", 5, ["base", "high_noon"])
    assert client.get("/api/tables").json() == [line]
    assert client.get(f"/api/tables/{line['code']}").json() == line
    assert client.get(f"/api/tables/{line['code'].lower()}").json() == line
    assert client.get("/api/guest").json()["tables"] == [line["code"]]


def test_a_private_table_is_not_in_the_lobby(client: Client) -> None:
    come_in(client)
    code = client.post("/api/tables", json=table(private=True)).json()["code"]
    assert client.get("/api/tables").json() == []
    assert client.get(f"/api/tables/{code}").status_code == 200


def test_friends_join_and_a_full_table_says_so(client: Client) -> None:
    come_in(client)
    code = client.post("/api/tables", json=table(players=4, bots=2)).json()["code"]
    for expected in (200, 409):
        client.cookies.clear()
        come_in(client, "Friend")
        response = client.post(f"/api/tables/{code}/join")
        assert response.status_code == expected
    assert response.json()["error"].startswith("This table is full")
    assert response.json()["code"] == "full"


def test_without_a_name_nobody_sits_down(client: Client) -> None:
    assert client.post("/api/tables", json=table()).status_code == 401
    assert client.post("/api/tables/ABCD/join").status_code == 401


@pytest.mark.parametrize(
    "changes",
    [
        {"sets": ["base", "wild_west"]},
        {"sets": ["dodge_city"]},
        {"sets": ["base", "base"]},
        {"options": {"free_beer": True}},
        {"options": {"event_cards": True}},
        {"players": 1},
        {"players": 2},
        {"players": 8},
        {"players": 99},
        {"players": "five"},
        {"players": 7, "options": {"two_characters": True}, "sets": ["base"], "level": "grandmaster"},
        {"level": "grandmaster"},
        {"bots": 5},
        {"bots": 2, "begin": True},
        {"name": ""},
        {"name": "\u202e"},
        {"name": "x" * 41},
        {"move_seconds": 0},
        {"unknown": 1},
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(client: Client, changes: dict[str, Any]) -> None:
    come_in(client)
    response = client.post("/api/tables", json=table(**changes))
    assert response.status_code == 400
    problem = response.json()
    assert set(problem) == {"error", "code"}
    assert problem["code"] == "bad"
    assert not problem["error"][0].islower()
    assert problem["error"].endswith((".", "?"))
    assert "\n" not in problem["error"]
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"name": 1}', b"\xff\xfe", b"[" * 5000], ids=range(7))
def test_a_body_that_cannot_be_read_is_refused(client: Client, body: bytes) -> None:
    come_in(client)
    response = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (400, "bad")


def test_a_body_that_is_too_large_is_refused(client: Client) -> None:
    response = client.post("/api/guest", json={"name": "x" * 20_000})
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


def test_nobody_opens_tables_without_end(client: Client) -> None:
    come_in(client)
    codes = [client.post("/api/tables", json=table()).status_code for _ in range(NEW_TABLES.burst + 1)]
    assert codes == [201] * NEW_TABLES.burst + [429]


def test_a_full_house_says_so(tmp_path: Path) -> None:
    config = Config(database=empty_database(tmp_path / "sixgun.db"), most_tables=1)
    with TestClient(create_app(config)) as client:
        come_in(client)
        code = client.post("/api/tables", json=table()).json()["code"]
        with client.websocket_connect(f"/ws/{code}?v=2") as socket:
            socket.receive_text(timeout=10)
            response = client.post("/api/tables", json=table())
            assert (response.status_code, response.json()["code"]) == (503, "not_now")


@pytest.mark.parametrize("path", ["/api/tables/ZZZZ", "/api/tables/ZZZZ/qr", "/api/tables/ZZZZ/deal", "/api/nothing"])
def test_what_is_not_there_is_told_as_a_problem(client: Client, path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.json()["code"]) == (404, "unknown")


# The link.


def test_the_qr_code_shows_the_link(client: Client) -> None:
    come_in(client)
    code = client.post("/api/tables", json=table()).json()["code"]
    assert client.get(f"/api/tables/{code}/link").json() == {"link": f"http://testserver.local/t/{code}"}
    response = client.get(f"/api/tables/{code}/qr")
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.text.startswith("<svg ")
    assert "<script" not in response.text
    assert "style=" not in response.text


def test_the_link_of_a_server_behind_a_proxy_is_the_public_one(tmp_path: Path) -> None:
    public = "https://play.example.org/"
    with TestClient(server_app(tmp_path, url=public), base_url=public) as client:
        come_in(client)
        code = client.post("/api/tables", json=table()).json()["code"]
        assert client.get(f"/api/tables/{code}/link").json() == {"link": f"https://play.example.org/t/{code}"}


# The deal.


def test_the_key_of_a_deal_is_told_when_the_game_is_over(client: Client) -> None:
    come_in(client)
    code = client.post("/api/tables", json=table()).json()["code"]
    store: Store = client.app.state.store
    setup = {"key": "ab" * 32, "players": 4}
    game = client.blocking_portal.call(store.begin_game, code, 1, setup, "c" * 64)
    before = client.get(f"/api/tables/{code}/deal").json()
    assert before == {"code": code, "game_number": 1, "over": False, "commitment": "c" * 64, "key": "", "setup": ""}
    assert client.get(f"/api/tables/{code}/record").status_code == 409
    client.blocking_portal.call(store.end_game, code, game)
    after = client.get(f"/api/tables/{code}/deal?game_number=1").json()
    assert (after["over"], after["key"], json.loads(after["setup"])) == (True, "ab" * 32, setup)
    assert client.get(f"/api/tables/{code}/deal?game_number=2").status_code == 404


def test_a_game_of_the_store_becomes_a_record_that_can_be_verified() -> None:
    seats = tuple(PlayerInfo(name, HUMAN) for name in "ABCD")
    header = RecordHeader(Setup(4, key_from_seed("a record from the store")), seats)
    game = header.new_game()
    rows: list[AnswerRow] = []
    while game.ask is not None:
        choice = game.ask.options()[len(rows) % len(game.ask.options())]
        text, twin = choice_in_record(game, game.ask.seat, choice)
        rows.append(AnswerRow(len(rows) + 1, game.ask.seat, text, False, twin))
        game.answer(choice)
    record = parse_record(record_text(json.loads(json.dumps(header.to_data())), rows).encode())
    assert record.ending is not None
    assert verify(record).at == len(rows)


# Things.


@pytest.mark.parametrize("code", languages())
def test_everything_has_a_name_and_a_text_in_every_language(code: str) -> None:
    found = presenter_of(game_type_named("bang")).catalogue(language(code))
    assert len({(thing.kind, thing.slug) for thing in found.entries}) == len(found.entries)
    assert all(thing.name and thing.text for thing in found.entries)
    assert {thing.kind for thing in found.entries} == {"card", "character", "event", "role"}
    assert all(thing.colour and thing.faces for thing in found.entries if thing.kind == "card")
    assert all(len(thing.short or thing.name) <= 14 for thing in found.entries)
    assert all(len(thing.short) < len(thing.name) for thing in found.entries if thing.short)
    reach = {thing.slug: thing.reach for thing in found.entries if thing.reach}
    assert reach == {"schofield": 2, "volcanic": 1, "remington": 3, "rev_carabine": 4, "winchester": 5}
    assert [(box.slug, box.fewest_players, box.most_players) for box in found.sets][:2] == [
        ("base", 3, 7), ("dodge_city", 3, 8)
    ]  # fmt: skip
    assert found.bots[0] == "cowboy"
    assert "event_cards" not in {option.slug for option in found.options}
    assert {option.slug for option in found.options if option.default} == {"own_cards"}


def test_the_catalogue_has_facts_roles_and_what_options_need(client: Client) -> None:
    found = client.get("/api/catalogue").json()
    facts = {thing["slug"]: thing.get("facts", {}) for thing in found["entries"]}
    assert facts["beer"] == {
        "icon": "beer-stein", "act": "heal", "heals": 1, "min_players": 3, "saves_life": True, "symbols": ["life +1"]
    }  # fmt: skip
    assert facts["doc_holyday"] == {"act": "shot", "aim": "reach", "cost": 2}
    assert facts["sheriff"] == facts["willy_the_kid"] == {}
    assert found["roles"]["3"] == {"deputy": 1, "outlaw": 1, "renegade": 1}
    assert found["roles"]["8"] == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
    assert all(sum(roles.values()) == int(players) for players, roles in found["roles"].items())
    main = [option["slug"] for option in found["options"] if option.get("main")]
    assert main == ["simplified", "two_characters", "keep_characters", "pass_sheriff"]
    needs = {option["slug"]: option["needs_sets"] for option in found["options"] if "needs_sets" in option}
    assert needs["pat_misses_train"] == ["dodge_city", "high_noon"]
    assert {slug for sets in needs.values() for slug in sets} <= {box["slug"] for box in found["sets"]}
    sheriffs = {option["slug"] for option in found["options"] if option.get("min_players") == 4}
    assert sheriffs == {"pass_sheriff", "penalty_first"}


def test_both_languages_have_the_same_rulings() -> None:
    for game, known, most in (("bang", "bang", 80), ("duel", "dynamite", 50)):
        presenter = presenter_of(game_type_named(game))
        told = {
            code: {thing.slug: len(thing.rulings) for thing in presenter.catalogue(language(code)).entries}
            for code in languages()
        }
        assert told["en"] == told["fr"]
        assert told["en"][known] >= 1
        assert sum(map(bool, told["en"].values())) > most


def test_things_are_told_in_the_language_that_is_asked_for(client: Client) -> None:
    def missed(lang: str) -> str:
        found = client.get("/api/catalogue", params={"lang": lang}).json()["entries"]
        return next(str(thing["name"]) for thing in found if thing["slug"] == "missed")

    assert missed("en") == "Missed!"
    assert missed("fr").startswith("Raté")
    assert missed("de") == "Missed!"
    assert client.get("/api/catalogue?lang=../../etc").status_code == 400
    first = client.get("/api/catalogue?lang=fr")
    assert first.headers["content-encoding"] == "gzip"
    again = client.get("/api/catalogue?lang=fr", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


# The page.


@pytest.mark.parametrize("path", ["/", "/new", "/t/ABCD", "/cards", "/verify/ABCD", "/index.html"])
def test_every_address_of_the_client_gets_its_first_page(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


def test_files_are_sent_packed_and_kept(client: Client) -> None:
    with client.stream("GET", "/assets/app-1.js", headers={"Accept-Encoding": "gzip"}) as response:
        raw = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert b"Sixgun" in gzip.decompress(raw)
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    plain = client.get("/assets/app-1.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00.js",
             "//etc/passwd.txt", "/assets/none.js", "/" + "x" * 5000 + ".js"],
    ids=range(8),
)  # fmt: skip
def test_nothing_outside_of_the_page_is_sent(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert "not for you" not in response.text


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    with TestClient(server_app(tmp_path, static=tmp_path / "nowhere")) as client:
        response = client.get("/")
        assert response.status_code == 503
        assert "dev.py" in response.text


# The door.


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/nothing", "/assets/app-1.js", "/healthz", "/metrics"])
def test_every_answer_has_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert not any("http:" in value or "https:" in value or "*" in value for value in policy.values())
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_even_a_wrong_method_has_them(client: Client) -> None:
    response = client.delete("/api/tables")
    assert (response.status_code, response.json()["code"]) == (405, "bad")
    assert "content-security-policy" in response.headers


def test_a_fault_is_told_without_its_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("the renegade holds bang-9d")

    with TestClient(server_app(tmp_path), raise_server_exceptions=False) as client:
        monkeypatch.setattr(client.app.state.tables, "lines", fail)
        response = client.get("/api/tables")
    assert (response.status_code, response.json()["code"]) == (500, "failed")
    assert "renegade" not in response.text


def test_whoever_asks_too_often_is_slowed_down(tmp_path: Path) -> None:
    with TestClient(server_app(tmp_path)) as client:
        for _ in range(2 * ANYTHING.burst):
            began = time.monotonic()
            answer = client.get("/api/tables")
            if answer.status_code != 200:
                break
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert int(answer.headers["retry-after"]) >= 1
    assert time.monotonic() - began > 0.9, "who is refused at once asks again at once"
    assert answer.headers["connection"] == "close" and "content-security-policy" in answer.headers


def test_the_page_of_another_site_gets_no_websocket(client: Client) -> None:
    with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect(
        "/ws/ABCD?v=2", headers={"Origin": "https://evil.example"}
    ):  # fmt: skip
        pass
    assert caught.value.code == 4403


# Watching over it.


def test_health_and_metrics(client: Client) -> None:
    come_in(client)
    client.post("/api/tables", json=table())
    assert client.get("/healthz").json()["status"] == "ok"
    told = client.app.state.metrics.text().decode()
    assert 'sixgun_tables{status="open"} 1.0' in told
    assert 'sixgun_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in told
    assert "sixgun_transactions_total" in told


def test_the_tables_are_stopped_with_the_server(tmp_path: Path) -> None:
    with TestClient(server_app(tmp_path)) as client:
        tables = client.app.state.tables
    assert tables.stopped


# The schema.


def test_the_schema_tells_every_route_and_no_other_host(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert {"/api/guest", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/join", "/api/catalogue"} <= set(
        schema["paths"]
    )
    assert client.get("/api/schema").headers["content-type"].startswith(("application/", "text/html"))


@pytest.fixture
def running(tmp_path: Path) -> Iterator[str]:
    """The address of a server that listens for real."""
    listening = listen("127.0.0.1", 0)
    app = server_app(tmp_path, limits=False)
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="on", ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)
    listening.close()


def test_the_routes_keep_what_the_schema_says(running: str) -> None:
    """Schemathesis: requests made from the schema, right and wrong ones; no fault, and every answer as announced."""
    guest = {"X-Sixgun-Bot": "1"}
    token = httpx.post(f"{running}/api/guest", json={"name": "Robot"}, headers=guest).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    code = httpx.post(f"{running}/api/tables", json=table(), headers=bearer).json()["code"]
    schema = schemathesis.openapi.from_url(f"{running}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        _drive(found.ok(), bearer, code)


def _drive(operation: Any, headers: dict[str, str], code: str) -> None:
    """A few requests to one route, every third one about a table that is there."""
    turns = cycle((False, False, True))

    @given(case=operation.as_strategy())
    @settings(
        max_examples=12, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def drive(case: Any) -> None:
        if next(turns) and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        answer = case.call(headers=headers)
        case.validate_response(answer, checks=[not_a_server_error, *OUR_CHECKS])

    drive()
