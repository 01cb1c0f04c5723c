"""One visitor against all others, the short form of `python -m tools.trials.attack`: what they send costs little."""

from __future__ import annotations

import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from sixgun.server import run as serve
from sixgun.server.config import Config
from sixgun.server.http import http_connection
from sixgun.server.http import visitors as connections
from tests.server.database import empty_database
from tests.support.attacks import ATTACKS, Place
from tests.support.raw_client import PING, TEXT, ask, frame, handshake, is_closed, opened, request

FINAL = 0x80
MEGABYTES = 3.0
SECONDS = 2.0
"""How long an attack goes on here; who is made to wait is closed later."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    found = Place(tmp_path_factory.mktemp("attacks"), MEGABYTES, SECONDS)
    try:
        yield found
        found.server.stop()
        assert found.server.troubles() == [], "nothing that a client sends is a fault of ours"
    finally:
        found.server.kill()


FLOODS = [
    "pings", "pings, unread", "pongs", "empty fragments", "pipelined requests", "many headers", "endless header",
    "endless address", "empty lines", "tiny chunks",
]  # fmt: skip


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_costs_the_server_little(place: Place, name: str) -> None:
    place.over = threading.Event()
    stop = threading.Timer(1.5, place.over.set)
    cpu, memory = place.server.cpu_seconds(), place.server.memory()
    stop.start()
    try:
        ATTACKS[name](place)
        assert ask(place.port, request(place.port, "GET /healthz HTTP/1.1"), 10.0).status == 200
        assert place.server.cpu_seconds() - cpu < 0.7
        assert place.server.memory() - memory < 20
    finally:
        stop.cancel()
        while place.lines:
            place.lines.pop().close()


def test_a_flood_of_requests_of_one_address_is_held_back(place: Place) -> None:
    cpu = place.server.cpu_seconds()
    told = ATTACKS["many requests"](place)
    assert place.server.cpu_seconds() - cpu < 2.0, told


def test_a_qr_code_for_a_long_name_is_not_drawn(place: Place) -> None:
    assert ATTACKS["QR for a long host"](place).startswith("400")


ODD = {
    "text that is no UTF-8": frame(FINAL | TEXT, b'{"t":"say","text":"\xff\xfe"}'),
    "the same in parts": frame(TEXT, b'{"t":"\xff') + frame(FINAL, b'"}'),
    "a sign cut in two": frame(TEXT, b'{"t":"\xc3') + frame(FINAL, b""),
    "no mask": b"\x81\x02{}",
    "an unknown kind": frame(0x83, b"x"),
    "reserved bits": frame(0xF1, b"x"),
    "packed without having agreed": frame(0xC1, b"x"),
    "a long ping": bytes((PING, 0xFE, 0x00, 0x7E)) + b"\0" * 4 + b"x" * 126,
    "a ping in parts": frame(0x09, b"x"),
    "a part of nothing": frame(FINAL, b"x"),
    "a text in a text": frame(TEXT, b"x") + frame(FINAL | TEXT, b"x"),
    "a frame without end": bytes((0x81, 0xFF)) + struct.pack("!Q", 1 << 62) + b"\0" * 4,
    "a frame of 100 KB": bytes((0x82, 0xFF)) + struct.pack("!Q", 100_000) + b"\0" * 100_004,
    "a close of one byte": frame(0x88, b"x"),
    "a close with a bad code": frame(0x88, struct.pack("!H", 1005)),
    "a close that is no text": frame(0x88, struct.pack("!H", 1000) + b"\xff"),
    "frames after a close": frame(0x88, struct.pack("!H", 1000)) + frame(FINAL | TEXT, b"\xff") * 5,
    "a hundred parts": frame(TEXT, b"x") + frame(0, b"x") * 100 + frame(FINAL, b"x"),
    "rubbish": bytes(range(256)) * 4,
}


@pytest.mark.parametrize("sent", ODD.values(), ids=ODD)
def test_odd_frames_end_the_connection_and_nothing_else(place: Place, sent: bytes) -> None:
    """That no error line is written is checked when the server stops."""
    with handshake(place.port, f"/ws/{place.code}?v=2") as line:
        line.sendall(sent)
        assert until(lambda: is_closed(line), 10.0)
    assert ask(place.port, request(place.port, "GET /healthz HTTP/1.1")).status == 200


def test_whoever_speaks_before_he_is_answered_is_refused(place: Place) -> None:
    head = request(
        place.port, f"GET /ws/{place.code}?v=2 HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )  # fmt: skip
    assert ask(place.port, head + frame(FINAL | TEXT, b"\xff")).status == 400
    with opened(place.port) as line:  # and in the next packet
        line.sendall(head)
        line.sendall(frame(FINAL | TEXT, b"\xff"))
        assert until(lambda: is_closed(line), 10.0)


@pytest.mark.parametrize(
    "sent", ["", "GET / HT", "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
)
def test_who_goes_in_the_middle_of_something_leaves_no_trace(place: Place, sent: str) -> None:
    for _ in range(5):
        line = opened(place.port)
        line.sendall(sent.encode())
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # at once, without a farewell
        line.close()
    with handshake(place.port, f"/ws/{place.code}?v=2") as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert ask(place.port, request(place.port, "GET /healthz HTTP/1.1")).status == 200


# Silence, with less patience than usual.


@contextmanager
def impatient(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server in this process that waits for half a second only."""
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.5)
    monkeypatch.setattr(connections, "READING_SECONDS", 0.5)
    monkeypatch.setattr(serve, "PING_SECONDS", 0.5)
    monkeypatch.setattr(serve, "TICKS", 2)
    static = folder / "static"
    static.mkdir()
    (static / "large.js").write_bytes(b"x" * 3_000_000)
    settings = serve._settings(Config(database=empty_database(folder / "tables.db"), static=static))
    ready = threading.Event()
    server = serve.Server(settings, ready.set)
    with serve.listen("127.0.0.1", 0) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        assert ready.wait(20)
        try:
            yield listening.getsockname()[1]
        finally:
            began = time.monotonic()
            server.should_exit = True
            thread.join(20)
            assert time.monotonic() - began < 4.5, "nobody makes a server wait that stops"


def test_connections_that_say_nothing_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with impatient(tmp_path, monkeypatch) as port:
        head = request(port, "GET / HTTP/1.1", "X-Slow: ")[:-4]
        body = request(port, "POST /api/guest HTTP/1.1", "Content-Length: 100") + b"{"
        lines = {name: opened(port) for name in ("silent", "head", "body", "after an answer")}
        lines["head"].sendall(head)
        lines["body"].sendall(body)
        lines["after an answer"].sendall(request(port, "GET /healthz HTTP/1.1") + head)
        deaf = opened(port, small_window=True)
        deaf.sendall(request(port, "GET /large.js HTTP/1.1", "Accept-Encoding: identity"))
        for _ in range(8):  # a byte now and then is no request
            time.sleep(0.2)
            for name in ("head", "body", "after an answer"):
                with suppress(OSError):
                    lines[name].send(b"a")
        assert [name for name, line in lines.items() if not until(partial(is_closed, line), 5.0)] == []
        assert until(lambda: cut(deaf), 5.0), "who does not read is cut off as well"
        for line in (*lines.values(), deaf):
            line.close()


def test_a_websocket_that_does_not_answer_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with impatient(tmp_path, monkeypatch) as port:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            http.post("/api/guest", json={"name": "Host"})
            code = http.post("/api/tables", json={"name": "Saloon", "players": 4}).json()["code"]
        address = f"ws://127.0.0.1:{port}/ws/{code}?v=2"
        with connect(address, proxy=None) as lively, handshake(port, f"/ws/{code}?v=2") as deaf:
            assert until(lambda: is_closed(deaf), 5.0)
            lively.send('{"t":"ping","n":7}')
            assert any('"pong"' in str(lively.recv(timeout=5)) for _ in range(10)), "who answers pings stays"


def cut(line: socket.socket) -> bool:
    """Is the line dead? Writing tells it, whatever waits to be read."""
    try:
        line.send(b"\r\n")
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def until(test: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not test():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
