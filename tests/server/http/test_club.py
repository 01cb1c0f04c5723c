"""A club behind one address: thirty people open the page at once, and all of them get all of it."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sixgun.server.config import STATIC
from sixgun.server.http.middleware import address
from sixgun.server.http.rate_limits import ANYTHING, FILES
from tests.support.raw_client import request
from tests.support.server_process import ServerProcess

PEOPLE = 30
AT_ONCE = 6
"""Connections that a browser opens to one server."""
ASKED = ("/api/tables", "/api/catalogue?lang=en", "/api/catalogue?lang=en&game=duel", "/healthz")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path, limits=True)
    try:
        found.start()
        yield found
    finally:
        found.kill()


def files() -> list[str]:
    """Everything that the built page has."""
    return [f"/{path.relative_to(STATIC).as_posix()}" for path in sorted(STATIC.rglob("*")) if path.is_file()]


class Browser:
    """One visitor: a few connections that are kept, and requests as a browser sends them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.got: Counter[str] = Counter()

    async def load(self, kind: str, names: Iterable[str], cookie: str = "") -> None:
        """Ask for all of these, over a few connections at once."""
        waiting = deque(names)
        await asyncio.gather(*(self._some(kind, waiting, cookie) for _ in range(AT_ONCE)))

    async def _some(self, kind: str, waiting: deque[str], cookie: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        while waiting:
            writer.write(request(self.port, f"GET {waiting.popleft()} HTTP/1.1", f"Cookie: {cookie}"))
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            size = re.search(rb"content-length: (\d+)", head)
            assert size
            await reader.readexactly(int(size[1]))
            self.got[f"{kind} {head[9:12].decode()}"] += 1
        writer.close()
        await writer.wait_closed()

    async def come(self, code: str, token: str) -> None:
        """The page with all its files, what it asks for, and a connection to a table."""
        await self.load("page", [f"/t/{code}"])
        await self.load("file", files())
        table = f"/api/tables/{code}"
        await self.load("api", [*ASKED, "/api/guest", table, f"{table}/link", f"{table}/qr"], f"sixgun={token}")
        headers = {"Cookie": f"sixgun={token}"}
        try:
            place = f"ws://127.0.0.1:{self.port}/ws/{code}?v=2"
            async with connect(place, additional_headers=headers, proxy=None, open_timeout=60) as socket:
                self.got["socket 101"] += "welcome" in str(await socket.recv())
        except InvalidStatus as error:
            self.got[f"socket {error.response.status_code}"] += 1


def test_thirty_people_behind_one_address_get_whole_pages(server: ServerProcess) -> None:
    assert len(files()) > 30, "the page is built"
    with httpx.Client(base_url=server.url, trust_env=False, timeout=60, headers={"X-Sixgun-Bot": "1"}) as http:
        tokens = [http.post("/api/guest", json={"name": f"Guest {n}"}).json()["token"] for n in range(PEOPLE)]
        bearer = {"Authorization": f"Bearer {tokens[0]}"}
        code = http.post("/api/tables", json={"name": "Club", "players": 7}, headers=bearer).json()["code"]
    people = [Browser(server.port) for _ in range(PEOPLE)]

    async def all_of_them() -> None:
        await asyncio.gather(*(one.come(code, token) for one, token in zip(people, tokens, strict=True)))

    asyncio.run(all_of_them())
    assert sum((one.got for one in people), Counter()) == {
        "page 200": PEOPLE,
        "file 200": PEOPLE * len(files()),
        "api 200": PEOPLE * 8,
        "socket 101": PEOPLE,
    }
    one = Browser(server.port)
    asyncio.run(one.load("file", ["/favicon.svg"] * ANYTHING.burst))
    asyncio.run(one.load("api", ["/api/tables"]))
    assert one.got == {"file 200": ANYTHING.burst, "api 200": 1}, "files do not count as requests"
    assert FILES.burst > 2 * PEOPLE * len(files())
    assert server.troubles() == []


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:2", "2001:db8::/64"),
        ("2001:db8:0:0:1:2:3:4", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("somebody", "somebody"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address_however_it_is_written(client: str, counted: str) -> None:
    assert address({"client": (client, 1234)}) == counted
