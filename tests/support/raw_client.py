"""Bytes on plain sockets, without a name or a token, as a malicious visitor sends them."""

from __future__ import annotations

import select
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

HERE = "127.0.0.1"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
MASK = b"\0\0\0\0"
PING, PONG, TEXT, CONTINUATION = 0x89, 0x8A, 0x01, 0x00
"""The first byte of a frame; the last two are parts of a message that goes on."""
PIECE = 1 << 16
PACKET = 1400
"""As much as comes in one packet of a network."""
BIG = 1 << 20


def opened(port: int, *, small_window: bool = False) -> socket.socket:
    """A connection to the server."""
    found = socket.socket()
    if small_window:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(5.0)
    found.connect((HERE, port))
    return found


def handshake(port: int, path: str, *, small_window: bool = False) -> socket.socket:
    """A websocket without a name."""
    found = opened(port, small_window=small_window)
    lines = [f"GET {path} HTTP/1.1", f"Host: {HERE}:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}", "", ""]
    found.sendall("\r\n".join(lines).encode())
    head = b""
    while b"\r\n\r\n" not in head and (piece := found.recv(1)):
        head += piece
    if not head.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(head.decode("latin-1"))
    return found


def frame(first: int, payload: bytes = b"") -> bytes:
    """A masked frame of less than 126 bytes."""
    return bytes((first, 0x80 | len(payload))) + MASK + payload


@dataclass
class Sent:
    """What became of one attack."""

    bytes_sent: int = 0
    closed: bool = False
    seconds: float = 0.0
    beginning: bytes = field(default=b"", repr=False)
    """What the server said at first."""


def pour(
    line: socket.socket,
    make: Callable[[int], bytes],
    size: int,
    until: threading.Event,
    *,
    reading: bool = True,
    piece: int = PIECE,
) -> Sent:
    """Send `size` bytes as fast as they are taken, until the server closes the line or the time is over."""
    sent, began, number = Sent(), time.monotonic(), 0
    line.setblocking(False)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    waiting = memoryview(b"")
    while not until.is_set() and (waiting or sent.bytes_sent < size):
        if not waiting:
            waiting = memoryview(make(number))
            number += 1
        readable, writable, _ = select.select([line] if reading else [], [line], [], 0.2)
        try:
            if readable:
                told = line.recv(PIECE)
                if not told:
                    sent.closed = True
                    break
                sent.beginning = (sent.beginning + told)[:2000]
            if writable:
                done = line.send(waiting[:piece])
                waiting, sent.bytes_sent = waiting[done:], sent.bytes_sent + done
        except OSError:
            sent.closed = True
            break
    sent.seconds = time.monotonic() - began
    return sent


def same(piece: bytes) -> Callable[[int], bytes]:
    """The same bytes again and again, about a megabyte at a time."""
    whole = piece * max(1, BIG // len(piece))
    return lambda _: whole


def after(first: bytes, rest: bytes) -> Callable[[int], bytes]:
    """Something first, and then the same again and again."""
    whole = rest * max(1, BIG // len(rest))
    return lambda number: first if number == 0 else whole


def request(port: int, line: str, *headers: str) -> bytes:
    return "\r\n".join((line, f"Host: {HERE}:{port}", *headers, "", "")).encode()


def is_closed(line: socket.socket, *, drain: bool = True) -> bool:
    """Has the server closed this line? Whatever it has said before is thrown away."""
    line.setblocking(False)
    try:
        while drain:
            if not line.recv(PIECE):
                return True
        return not line.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True


@dataclass(frozen=True)
class Reply:
    """An answer as it came."""

    status: int
    headers: dict[str, str]
    body: bytes


def ask(port: int, sent: bytes, seconds: float = 5.0) -> Reply:
    """Send these bytes on a line of their own; the first answer, status 0 if there is none."""
    told = b""
    with opened(port) as line:
        line.settimeout(seconds)
        try:
            line.sendall(sent)
            while b"\r\n\r\n" not in told and (piece := line.recv(PIECE)):
                told += piece
            head, _, body = told.partition(b"\r\n\r\n")
            lines = head.decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (text.partition(":") for text in lines[1:])}
            size = 0 if sent.startswith(b"HEAD ") else int(headers.get("content-length", 0))
            while len(body) < size and (piece := line.recv(PIECE)):
                body += piece
        except OSError:
            head, body, lines, headers = b"", b"", [""], {}
    words = lines[0].split(" ")
    return Reply(int(words[1]) if len(words) > 1 else 0, headers, body)
