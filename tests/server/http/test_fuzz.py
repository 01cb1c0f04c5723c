"""Whatever anybody sends, the server answers calmly: no fault of its own, no secret, and the table goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple, get_args

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixgun.bang.view import View
from sixgun.server import protocol
from sixgun.server.protocol import (
    MOST_BYTES,
    Answer,
    ClientMessage,
    Leave,
    NewTable,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Snapshot,
    Step,
    Why,
    WhyNot,
    encoder,
)
from tests.support.audit import played
from tests.support.server_process import ServerProcess
from tests.support.table_client import decoder

few = settings(
    max_examples=25, deadline=None, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip
SECONDS = 10.0
WE_ARE_SHERIFF = "fuzz1"
"""By this seed the first seat begins, so that the game does not go on, or even end, without an answer of ours."""


class Place(NamedTuple):
    """A running server with a table whose first seat is ours."""

    server: ServerProcess
    code: str
    token: str
    key: str
    http: httpx.Client

    def connect(self, token: str | None = None) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token if token is None else token}"}
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.code}?v=2"
        return connect(address, additional_headers=headers, max_size=1 << 22, close_timeout=2, proxy=None)

    def looks(self) -> Snapshot:
        """The table as a page that is loaded anew gets it."""
        with self.connect() as socket:
            return next(message for message in read(socket) if isinstance(message, Snapshot))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    server = ServerProcess(tmp_path_factory.mktemp("fuzz"), pace=0.0, seed=WE_ARE_SHERIFF)
    try:
        server.start()
        with httpx.Client(base_url=server.url, headers={"X-Sixgun-Bot": "1"}, timeout=SECONDS) as http:
            token = http.post("/api/guest", json={"name": "Fuzz"}).json()["token"]
            new = NewTable(name="Fuzz", players=5, bots=4, begin=True, move_seconds=3600)
            bearer = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
            code = http.post("/api/tables", content=encoder.encode(new), headers=bearer).json()["code"]
            with closing(sqlite3.connect(server.database)) as store:
                ((setup,),) = store.execute("SELECT setup FROM games").fetchall()
            yield Place(server, code, token, json.loads(setup)["key"], http)
        assert server.troubles() == []
        server.stop()
        log = server.log.read_text(encoding="utf-8")
        assert token not in log and json.loads(setup)["key"] not in log
    finally:
        server.kill()


def read(socket: ClientConnection, patience: float = SECONDS) -> Iterator[ServerMessage]:
    """What the server says, until it is silent for long or closes."""
    try:
        while True:
            yield decoder.decode(socket.recv(timeout=patience))
    except ConnectionClosed:
        return


# Frames.

numbers = st.one_of(st.integers(-3, 30), st.integers(), st.floats(allow_nan=False), st.just(10**400))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=30)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=5,
)
messages = [message for message in get_args(ClientMessage) if message is not Leave]
tags = [*(message.__struct_config__.tag for message in messages), "step", "", "ANSWER"]
fields = sorted({name for message in messages for name in message.__struct_fields__})
near = st.builds(
    lambda tag, rest: json.dumps({"t": tag, **rest}),
    st.sampled_from(tags),
    st.dictionaries(st.sampled_from(fields), values, max_size=3),
)
nested = st.integers(1, 900).map(lambda deep: "[" * deep)
frames: st.SearchStrategy[str | bytes] = st.one_of(near, near, st.text(max_size=60), st.binary(max_size=60), nested)


@few
@given(frames=st.lists(frames, min_size=1, max_size=8), seated=st.booleans())
def test_no_frame_disturbs_the_server(place: Place, frames: list[str | bytes], seated: bool) -> None:
    before = place.looks()
    replies: list[bytes | str] = []
    with place.connect(None if seated else "") as socket:
        try:
            for frame in frames:
                socket.send(frame)
            socket.send(encoder.encode(Ping(n=424242)).decode())
            while True:
                replies.append(socket.recv(timeout=SECONDS))
                if decoder.decode(replies[-1]) == Pong(n=424242):
                    break
        except ConnectionClosed:
            pass
        assert socket.protocol.close_code != 1011  # the code of a server that has stumbled
    after = place.looks()
    for reply in replies:
        text = reply if isinstance(reply, str) else reply.decode()
        assert place.token not in text and "Traceback" not in text
        assert place.key not in text or after.view.result, "a key is told when the game is over, never before"
    assert after.n >= before.n


@pytest.mark.parametrize("binary", [False, True])
def test_an_oversize_frame_ends_the_connection(place: Place, binary: bool) -> None:
    frame = json.dumps({"t": "say", "text": "x" * MOST_BYTES})
    with place.connect() as socket:
        socket.send(frame.encode() if binary else frame)
        assert not any(isinstance(message, Pong) for message in read(socket, 3.0))
        assert socket.protocol.close_code not in (None, 1011)


def test_a_flood_is_stopped_and_the_table_goes_on(place: Place) -> None:
    before = place.looks()
    with place.connect() as socket:
        try:
            for number in range(400):
                socket.send(encoder.encode(Ping(n=number)).decode())
        except WebSocketException:
            pass
    assert place.looks().n >= before.n


# Hidden things.


def test_asking_why_about_hidden_cards_tells_nothing_about_them(place: Place) -> None:
    view = place.looks().view
    assert isinstance(view, protocol.View)
    known = {card.id for seat in view.seats for card in [*seat.hand, *seat.in_play]}
    known |= {card.id for card in view.on_table} | ({view.discard.id} if view.discard else set())
    hidden = [card for card in range(130) if card not in known][:40]
    replies: set[bytes] = set()
    with place.connect() as socket:
        stream = read(socket)
        for card in hidden:
            socket.send(encoder.encode(Why(card=card, target=1)).decode())
            reply = next(message for message in stream if isinstance(message, WhyNot | Refused))
            replies.add(msgspec.json.encode(reply.text))
    assert len(replies) == 1, replies


def test_a_seat_and_a_spectator_see_no_hidden_card_or_role(place: Place) -> None:
    for token in (place.token, ""):
        with place.connect(token) as socket:
            told = next(message for message in read(socket) if isinstance(message, Snapshot))
        assert isinstance(told.view, protocol.View)
        seat = told.view.seat
        assert seat == (0 if token else -1)
        may_see = View(played(place.server.database, place.code, told.n), seat)
        for other, player in enumerate(told.view.seats):
            known = may_see.player(other)
            assert {card.id for card in player.hand} == set(known.hand)
            assert told.view.result is not None or player.role == known.role
        assert (told.question is None and not told.offers) or seat == 0


def test_the_table_goes_on_after_all_that(place: Place) -> None:
    with place.connect() as socket:
        for message in read(socket):
            if isinstance(message, Snapshot | Step):
                if message.view.result is not None:
                    return
                if message.n > 60:
                    return
                question = message.question
                if question is not None and not question.forced:
                    answer = Answer(question=question.number, option=len(question.options) - 1)
                    socket.send(encoder.encode(answer).decode())
    pytest.fail("the connection was closed")


# HTTP.

paths = st.one_of(
    st.sampled_from(
        ["/", "/api/guest", "/api/tables", "/api/catalogue", "/api/catalogue?lang=fr", "/api/catalogue?lang=%00",
         "/healthz", "/metrics", "/api/tables/AAAA", "/api/tables/AAAA/join", "/api/tables/aaaa/deal?game_number=0",
         "/api/tables/%2e%2e/qr",
         "/api/tables/AAAA/record?game_number=99999999999999999999", "/static/../app.py", "/t/AAAA", "/ws/AAAA?v=2",
         "/schema"]
    ),
    st.text(alphabet="abcAPI/.%0123?=&-_é", max_size=25).map(lambda text: "/" + text),
)  # fmt: skip
new_tables = st.fixed_dictionaries(
    {"name": st.text(max_size=45), "players": numbers},
    optional={"sets": values, "options": values, "bots": numbers, "level": values, "begin": values, "x": values},
)
bodies = st.one_of(
    st.binary(max_size=50),
    values.map(lambda value: json.dumps(value).encode()),
    new_tables.map(lambda value: json.dumps(value).encode()),
    st.text(max_size=25).map(lambda name: json.dumps({"name": name}).encode()),
)


@few
@given(
    method=st.sampled_from(["GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]),
    path=paths,
    body=bodies,
    kind=st.sampled_from(
        ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
    ),
    headers=st.dictionaries(
        st.sampled_from(["Cookie", "Authorization", "Accept-Language", "If-None-Match", "Range", "Origin"]),
        st.text(alphabet="abc=;,-*sixgun bytes0123", max_size=20).map(str.strip),
        max_size=2,
    ),
    known=st.booleans(),
)
def test_no_request_is_a_fault_of_the_server(
    place: Place, method: str, path: str, body: bytes, kind: str, headers: dict[str, str], known: bool
) -> None:
    if known:
        headers = {**headers, "Authorization": f"Bearer {place.token}"}
    send: dict[str, Any] = {"content": body, "headers": {"Content-Type": kind, **headers}}
    answer = place.http.request(method, path, **send)
    assert answer.status_code < 500, (method, path, body, answer.text)
    assert place.key not in answer.text and "Traceback" not in answer.text


def test_a_huge_body_is_refused(place: Place) -> None:
    answer = place.http.post("/api/guest", content=b"x" * 2_000_000)
    assert 400 <= answer.status_code < 500


def test_a_page_of_another_site_is_refused(place: Place) -> None:
    answer = place.http.post("/api/guest", json={"name": "x"}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    with pytest.raises(WebSocketException):
        connect(f"ws://127.0.0.1:{place.server.port}/ws/{place.code}?v=2", origin=Origin("https://elsewhere.example"))
