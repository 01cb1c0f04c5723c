"""What the tests of the routes share: a server without games, and a client that has come in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from sixgun.kernel.errors import SixgunError
from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.http.table_directory import TableDirectory
from sixgun.server.protocol import NewTable, TableLine
from sixgun.server.store.rows import GuestRow, SeatRow
from sixgun.server.store.store import Store
from tests.server.database import empty_database

HERE = "http://testserver.local"
Client = TestClient[Litestar]


class EmptyTables:
    """Tables that only fill up: enough for everything that is not a game."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seated: dict[str, dict[int, str]] = {}
        self.wanted: dict[str, NewTable] = {}
        self.stopped = False

    async def restore_all(self) -> None:
        pass

    async def create(self, settings: NewTable, host: GuestRow, address: str = "") -> str:
        code = f"T{len(self.wanted):03}"
        await self.store.add_table(
            code, name=settings.name, settings={}, host=host.id, private=settings.private, seats=[SeatRow(0, host.id)]
        )
        self.wanted[code], self.seated[code] = settings, {host.id: host.name}
        return code

    def line(self, code: str) -> TableLine | None:
        wanted = self.wanted.get(code)
        if wanted is None:
            return None
        return TableLine(
            code=code,
            name=wanted.name,
            sets=wanted.sets,
            players=wanted.players,
            taken=len(self.seated[code]) + wanted.bots,
            bots=wanted.bots,
            move_seconds=wanted.move_seconds,
            status="open",
        )

    def missing_pack(self, code: str) -> str:
        return ""

    def lines(self) -> list[TableLine]:
        found = (self.line(code) for code, wanted in self.wanted.items() if not wanted.private)
        return [line for line in found if line is not None]

    async def join(self, code: str, guest: GuestRow) -> TableLine:
        taken = self.seated[code]
        if guest.id not in taken and len(taken) + self.wanted[code].bots >= self.wanted[code].players:
            raise SixgunError("this table is full: look on, or choose another one")
        taken[guest.id] = guest.name
        line = self.line(code)
        assert line is not None
        return line

    async def leave(self, code: str, guest: GuestRow) -> None:
        self.seated.get(code, {}).pop(guest.id, None)

    def rename(self, guest: int, name: str) -> None:
        for taken in self.seated.values():
            if guest in taken:
                taken[guest] = name

    def counts(self) -> dict[str, int]:
        return {"open": len(self.wanted), "playing": 0, "over": 0, "clients": 0}

    async def stop(self) -> None:
        self.stopped = True


def server_app(folder: Path, **changes: Any) -> Litestar:
    """A server with an empty database in a folder, and a built page."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>Sixgun</title>", encoding="utf-8")
    (static / "assets" / "app-1.js").write_text("console.log('Sixgun');\n" * 100, encoding="utf-8")
    (folder / "secret.txt").write_text("not for you", encoding="utf-8")
    config = Config(**{"database": empty_database(folder / "sixgun.db"), "static": static, **changes})
    return create_app(config, make_tables=_empty)


def _empty(store: Store) -> TableDirectory:
    return EmptyTables(store)


def come_in(client: Client, name: str = "Calamity") -> None:
    assert client.post("/api/guest", json={"name": name}).status_code == 200


def table(**changes: Any) -> dict[str, Any]:
    """The settings of a table as a client sends them."""
    return {"name": "Saloon", "players": 5, **changes}
