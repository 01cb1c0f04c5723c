"""What the tests of tables share: a server with its store in a file, and people who play by a script."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from sixgun.server.protocol import (
    Answer,
    ClientMessage,
    DealProof,
    NewTable,
    Question,
    ServerMessage,
    Snapshot,
    Step,
    TableInfo,
    View,
    Welcome,
)
from sixgun.server.store.rows import GuestRow
from sixgun.server.store.store import Store
from sixgun.server.table.commands import handle
from sixgun.server.table.connection import Connection
from sixgun.server.table.table import Table
from sixgun.server.tables import Tables
from tests.server.database import empty_database

T = TypeVar("T")
SECONDS = 20.0
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Person:
    """Somebody at a table: what he has been told, and what he says."""

    def __init__(self, table: Table, guest: GuestRow | None, language: str = "en") -> None:
        self.table = table
        self.guest = guest
        self.language = language
        self.connection = Connection(guest, language)
        self.heard: list[ServerMessage] = []
        self.frames: list[bytes] = []
        self.welcome: Welcome | None = None
        self.info: TableInfo | None = None
        self.view: View | None = None
        self.question: Question | None = None
        self.n = -1
        self.game = 0

    def come(self, *, resume: bool = False) -> Person:
        self.connection = Connection(self.guest, self.language)
        self.table.connect(self.connection, self.n if resume else None, self.game if resume else None)
        return self

    def go(self) -> None:
        self.table.disconnect(self.connection)

    def say(self, message: ClientMessage) -> None:
        self.table.post(handle, self.connection, message)

    def answer(self, option: int = 0, question: int | None = None) -> None:
        number = self.question.number if question is None and self.question else question
        assert number is not None
        self.say(Answer(question=number, option=option))

    async def listen(self) -> ServerMessage:
        """The next message; it is checked that no step is left out."""
        frame = await asyncio.wait_for(self.connection.next_message(), SECONDS)
        assert frame is not None, f"closed with {self.connection.closed}"
        self.frames.append(frame)
        message = _messages.decode(frame)
        self.heard.append(message)
        match message:
            case Welcome():
                self.welcome = message
            case TableInfo():
                self.info = message
                self.game = message.game_number
            case Step():
                assert message.n == self.n + 1, f"step {message.n} after {self.n}"
                self.n, self.question = message.n, message.question
                self.view = message.view if isinstance(message.view, View) else None
            case Snapshot():
                self.n, self.question = message.n, message.question
                self.view = message.view if isinstance(message.view, View) else None
        return message

    async def until(self, wanted: type[T], test: Callable[[T], bool] = lambda _: True) -> T:
        """Listen until such a message comes."""
        while True:
            message = await self.listen()
            if isinstance(message, wanted) and test(message):
                return message

    async def asked(self) -> Question:
        """Listen until there is a question with a choice."""
        while self.question is None or self.question.forced:
            await self.listen()
        return self.question

    async def closed(self) -> int:
        """Listen until the connection is closed; with which code."""
        while await asyncio.wait_for(self.connection.next_message(), SECONDS) is not None:
            pass
        return self.connection.closed

    async def play(self, chance: Random, *, until: Callable[[], bool] = lambda: False) -> None:
        """Answer at random until the game is over."""
        answered = -1
        while not until():
            if self.question is not None and not self.question.forced and self.question.number != answered:
                answered = self.question.number
                self.answer(chance.randrange(len(self.question.options)))
            if isinstance(await self.listen(), DealProof):
                return


class LocalTables:
    """A store with its tables."""

    def __init__(self, path: Path, **settings: Any) -> None:
        self.url = empty_database(path / "tables.db")
        self.settings = {"pace": 0.0, "seed": "house", **settings}
        self._guests = 0

    async def open(self) -> LocalTables:
        self.store = await Store.open(self.url)
        self.tables = Tables(self.store, **self.settings)
        await self.tables.restore_all()
        return self

    async def close(self) -> None:
        await self.tables.stop()
        await self.store.close()

    async def guest(self, name: str) -> GuestRow:
        self._guests += 1
        return GuestRow(await self.store.add_guest(f"token {self._guests} of {name}", name), name)

    async def table(self, *people: str, **settings: Any) -> tuple[Table, list[Person]]:
        """A table with these people, the first one the host; they are connected."""
        host = await self.guest(people[0])
        wanted = {"name": "Saloon", "players": 4, **settings}
        code = await self.tables.create(msgspec.convert(wanted, NewTable), host)
        table = self.tables.get(code)
        assert table is not None
        seated = [Person(table, host)]
        for name in people[1:]:
            guest = await self.guest(name)
            await self.tables.join(code, guest)
            seated.append(Person(table, guest))
        for person in seated:
            person.come()
            await person.until(TableInfo)
        return table, seated

    async def found(self, code: str) -> Table:
        found = self.tables.get(code)
        assert found is not None
        return found


@asynccontextmanager
async def local_tables(path: Path, **settings: Any) -> AsyncIterator[LocalTables]:
    place = await LocalTables(path, **settings).open()
    try:
        yield place
    finally:
        await place.close()


def run(work: Callable[[], Awaitable[T]]) -> T:
    """Run a test in its own loop."""

    async def whole() -> T:
        return await asyncio.wait_for(work(), 100)

    return asyncio.run(whole())
