"""A club behind one address: thirty people open the page at once, and all of them get all of it."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.serving import ServerProcess
from sixgun.server.config import STATIC
from sixgun.server.door import address
from sixgun.server.limits import ANYTHING, FILES

PEOPLE = 30
AT_ONCE = 6
"""Connections that a browser opens to one server."""
ASKED = ("/api/tables", "/api/things?lang=en", "/api/things?lang=en&game=duel", "/healthz")


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


async def come(server: ServerProcess, number: int, code: str) -> Counter[str]:
    """One visitor: the page with all its files, what it asks for, a name and a connection to a table."""
    got: Counter[str] = Counter()
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, limits=limits, trust_env=False, timeout=60) as http:
        page = await http.get(f"/t/{code}")
        got[f"page {page.status_code}"] += 1
        for answer in await asyncio.gather(*(http.get(name) for name in files())):
            got[f"file {answer.status_code}"] += 1
        await http.post("/api/guest", json={"name": f"Guest {number}"})
        asked = [*ASKED, "/api/guest", f"/api/tables/{code}", f"/api/tables/{code}/link", f"/api/tables/{code}/qr"]
        for answer in await asyncio.gather(*(http.get(name) for name in asked)):
            got[f"api {answer.status_code}"] += 1
        cookie = {"Cookie": f"sixgun={http.cookies['sixgun']}"}
        try:
            place = f"ws://127.0.0.1:{server.port}/ws/{code}"
            async with connect(place, additional_headers=cookie, proxy=None) as socket:
                got[f"socket {re.search('welcome', str(await socket.recv())) is not None}"] += 1
        except WebSocketException as error:
            got[f"socket {error}"] += 1
    return got


def test_thirty_people_behind_one_address_get_whole_pages(server: ServerProcess) -> None:
    assert len(files()) > 30, "the page is built"

    async def all_of_them() -> Counter[str]:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            await http.post("/api/guest", json={"name": "Host"})
            code = (await http.post("/api/tables", json={"name": "Club", "players": 7})).json()["code"]
        found = await asyncio.gather(*(come(server, number, code) for number in range(PEOPLE)))
        return sum(found, Counter())

    assert asyncio.run(all_of_them()) == {
        "page 200": PEOPLE,
        "file 200": PEOPLE * len(files()),
        "api 200": PEOPLE * 8,
        "socket True": PEOPLE,
    }
    assert server.troubles() == []


def test_files_do_not_count_as_requests(server: ServerProcess) -> None:
    async def load() -> set[int]:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            codes = {(await http.get("/favicon.svg")).status_code for _ in range(ANYTHING.burst + 50)}
            return codes | {(await http.get("/api/tables")).status_code}

    assert asyncio.run(load()) == {200}
    assert FILES.burst > PEOPLE * len(files())


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
