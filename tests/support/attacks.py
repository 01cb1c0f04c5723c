"""Attacks on a server with one open table. Each one returns its result."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from sixgun.server.protocol import NewTable, encoder
from tests.support.raw_client import (
    CONTINUATION,
    HERE,
    PACKET,
    PIECE,
    PING,
    PONG,
    TEXT,
    Sent,
    after,
    frame,
    handshake,
    is_closed,
    opened,
    pour,
    request,
    same,
)
from tests.support.server_process import ServerProcess

PATIENCE = 60.0
SILENT = 40
ESTABLISHED = "01"
MEGABYTE = 1 << 20


class Place:
    """A server with one open table, to be attacked."""

    def __init__(self, folder: Path, size: float, waiting: float, silent: int = SILENT) -> None:
        self.silent = silent
        self.size = int(size * MEGABYTE)
        self.waiting = waiting
        self.over = threading.Event()
        self.lines: list[socket.socket] = []
        self.server = ServerProcess(folder, limits=True)
        self.server.start()
        with httpx.Client(base_url=self.server.url, headers={"X-Sixgun-Bot": "1"}, trust_env=False) as http:
            token = http.post("/api/guest", json={"name": "Host"}).json()["token"]
            headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
            new = encoder.encode(NewTable(name="Saloon", players=5))
            self.code = http.post("/api/tables", content=new, headers=headers).json()["code"]

    @property
    def port(self) -> int:
        return self.server.port

    def spectator(self, *, small_window: bool = False) -> socket.socket:
        return handshake(self.port, f"/ws/{self.code}?v=2", small_window=small_window)

    def pour(
        self, line: socket.socket, make: Callable[[int], bytes], *, reading: bool = True, piece: int = PIECE
    ) -> str:
        """One line that sends as much as it can; what became of it. It stays open: its memory is looked at."""
        self.lines.append(line)
        sent = pour(line, make, self.size, self.over, reading=reading, piece=piece)
        if not sent.closed and reading:
            time.sleep(0.5)
            sent.closed = is_closed(line)
        return _told(sent)


def _told(sent: Sent) -> str:
    status = sent.beginning[9:12].decode("latin-1") if sent.beginning.startswith(b"HTTP/") else ""
    what = f"{sent.bytes_sent / MEGABYTE:.2f} MB taken in {sent.seconds:.1f} s"
    return f"{what}, {'closed' if sent.closed else 'open'}{f', {status}' if status else ''}"


# The attacks.


def nothing(place: Place) -> str:
    """For comparison: how long does it take if nobody disturbs?"""
    place.over.wait(5.0)
    return "nobody there"


def pings(place: Place) -> str:
    return place.pour(place.spectator(), same(frame(PING)))


def unread_pings(place: Place) -> str:
    return place.pour(place.spectator(small_window=True), same(frame(PING, b"x" * 125)), reading=False)


def pongs(place: Place) -> str:
    return place.pour(place.spectator(), same(frame(PONG)))


def empty_fragments(place: Place) -> str:
    return place.pour(place.spectator(), after(frame(TEXT), frame(CONTINUATION)))


def pipelined(place: Place) -> str:
    return place.pour(opened(place.port), same(request(place.port, "GET /api/tables HTTP/1.1")))


def many_headers(place: Place) -> str:
    head = f"GET / HTTP/1.1\r\nHost: {HERE}:{place.port}\r\n".encode()
    return place.pour(opened(place.port), after(head, b"X-A: b\r\n"))


def endless_header(place: Place) -> str:
    head = f"GET / HTTP/1.1\r\nHost: {HERE}:{place.port}\r\nX-A: ".encode()
    return place.pour(opened(place.port), after(head, b"a"), piece=PACKET)


def endless_address(place: Place) -> str:
    return place.pour(opened(place.port), after(b"GET /", b"a"), piece=PACKET)


def empty_lines(place: Place) -> str:
    return place.pour(opened(place.port), same(b"\r\n"))


def tiny_chunks(place: Place) -> str:
    head = request(
        place.port, "POST /api/guest HTTP/1.1", "Transfer-Encoding: chunked", "Content-Type: application/json"
    )
    return place.pour(opened(place.port), after(head, b"1\r\nx\r\n"))


def long_host(place: Place) -> str:
    """QR codes for the longest name of a host that is taken."""
    name = "a." * 1100 + "example"
    asking = f"GET /api/tables/{place.code}/qr HTTP/1.1\r\nHost: {name}\r\n\r\n".encode()
    took: list[float] = []
    told = b""
    for _ in range(5):
        with opened(place.port) as line:
            line.settimeout(PATIENCE)
            began = time.perf_counter()
            line.sendall(asking)
            told = line.recv(4096)
            took.append((time.perf_counter() - began) * 1000)
    return f"{told[9:12].decode()} after {max(took):.0f} ms at worst"


def many_requests(place: Place) -> str:
    """Twenty lines that ask again as soon as they are answered."""
    asking = request(place.port, "GET /api/tables HTTP/1.1")
    counts = {"200": 0, "429": 0, "closed": 0}
    lock = threading.Lock()
    until = time.monotonic() + min(6.0, place.waiting)

    def ask() -> None:
        line = opened(place.port)
        while time.monotonic() < until:
            try:
                line.sendall(asking)
                told = line.recv(PIECE)
            except OSError:
                told = b""
            with lock:
                status = told[9:12].decode("latin-1") if told.startswith(b"HTTP/") else ""
                if status or not told:
                    counts[status or "closed"] = counts.get(status or "closed", 0) + 1
            if not told or b"connection: close" in told.lower():
                line.close()
                line = opened(place.port)
        line.close()

    threads = [threading.Thread(target=ask) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return ", ".join(f"{count} × {name}" for name, count in counts.items())


def silence(place: Place) -> str:
    """Lines that say nothing, or half of something, or that do not read; how many are closed after a while."""
    head = request(place.port, "GET / HTTP/1.1", "X-Slow: ")[:-4]
    body = request(place.port, "POST /api/guest HTTP/1.1", "Content-Length: 1000") + b'{"name": "'
    asking = request(place.port, "GET /api/catalogue HTTP/1.1", "Accept-Encoding: identity")
    beginnings = {"silent": b"", "slow head": head, "slow body": body, "slow frame": frame(TEXT, b"{" * 100)[:20]}
    beginnings |= {"unread answers": asking, "deaf websocket": b""}
    kinds: dict[str, list[socket.socket]] = {}
    for name in beginnings:
        deaf = name == "unread answers"
        socketed = name in ("slow frame", "deaf websocket")
        kinds[name] = [
            place.spectator() if socketed else opened(place.port, small_window=deaf) for _ in range(place.silent)
        ]
        place.lines += kinds[name]
        for line in kinds[name]:
            line.sendall(beginnings[name])
    until = time.monotonic() + place.waiting
    while time.monotonic() < until:
        for name, more in (("slow head", b"a"), ("slow body", b"a"), ("slow frame", b"a"), ("unread answers", asking)):
            for line in kinds[name]:
                with contextlib.suppress(OSError):
                    line.send(more)
        time.sleep(1.0)
    return "closed: " + ", ".join(f"{name} {_closed(place.port, lines)}" for name, lines in kinds.items())


def _closed(port: int, lines: list[socket.socket]) -> str:
    """Whoever does not read cannot see that a line is closed, so the machine's list of connections is asked."""
    open_still = _peers(port)
    return f"{sum(line.getsockname()[1] not in open_still for line in lines)} of {len(lines)}"


def _peers(port: int) -> set[int]:
    """The ports of everybody who has a whole connection with this port."""
    rows = [row.split()[1:4] for row in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    return {
        int(there.rpartition(":")[2], 16)
        for here, there, state in rows
        if int(here.rpartition(":")[2], 16) == port and state == ESTABLISHED
    }


ATTACKS: dict[str, Callable[[Place], str]] = {
    "nothing": nothing,
    "pings": pings,
    "pings, unread": unread_pings,
    "pongs": pongs,
    "empty fragments": empty_fragments,
    "pipelined requests": pipelined,
    "many headers": many_headers,
    "endless header": endless_header,
    "endless address": endless_address,
    "empty lines": empty_lines,
    "tiny chunks": tiny_chunks,
    "QR for a long host": long_host,
    "many requests": many_requests,
    "silence": silence,
}
