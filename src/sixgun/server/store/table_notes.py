"""Stores what is not part of a game: the last chat lines of a table, and notices for guests who come back."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import Executable, delete, insert, select

from sixgun.server.store.schema import chat, notices

if TYPE_CHECKING:
    from sixgun.server.store.store import Store

LINES_KEPT: Final = 50
NOTICES_KEPT: Final = 5
NOTICE_DAYS: Final = 30

# Why a table was closed.
IDLE: Final = "idle"
"""Nobody had been there for a long time."""
LIMIT: Final = "limit"
"""The guest who opened it has opened another one, and reached their limit."""
ROOM: Final = "room"
"""The server needed room for another table."""


@dataclass(frozen=True, slots=True)
class LineRow:
    """One line of chat.

    `n` grows from line to line. `who` stands for its author at this table, `seat` is where they sat.
    """

    n: int
    who: int
    guest: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A table of this guest was closed in their absence."""

    id: int
    code: str
    name: str
    why: str


class TableNotes:
    """Chat and notices in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, code: str, line: LineRow) -> None:
        """Add a line at a table, and drop the oldest ones."""
        new = insert(chat).values(code=code, at=time.time(), **asdict(line))
        last = select(chat.c.id).where(chat.c.code == code).order_by(chat.c.id.desc()).limit(LINES_KEPT)
        old = delete(chat).where(chat.c.code == code, chat.c.id.not_in(select(last.subquery().c.id)))
        await self._store.writer.do(new, old)

    async def lines(self, code: str) -> list[LineRow]:
        """Return the last lines at a table, in their order."""
        columns = (chat.c.n, chat.c.who, chat.c.guest, chat.c.seat, chat.c.name, chat.c.text)
        chosen = select(*columns).where(chat.c.code == code).order_by(chat.c.id)
        return [LineRow(*row) for row in await self._store.rows(chosen)]

    async def notices(self, guest: int) -> list[NoticeRow]:
        """Return the notices for a guest, the newest first."""
        chosen = select(notices.c.id, notices.c.code, notices.c.name, notices.c.why).where(notices.c.guest == guest)
        return [NoticeRow(*row) for row in await self._store.rows(chosen.order_by(notices.c.id.desc()))]

    async def noticed(self, guest: int, last: int) -> None:
        """Delete a guest's notices up to this one."""
        await self._store.writer.do(delete(notices).where(notices.c.guest == guest, notices.c.id <= last))


def closing_notes(code: str, name: str, why: Mapping[int, str]) -> Iterable[Executable]:
    """Return the statements for a table that closes: its chat is deleted, and these guests get a notice.

    Old notices are deleted as well.
    """
    yield delete(chat).where(chat.c.code == code)
    if not why:
        return
    now = time.time()
    yield delete(notices).where(notices.c.at < now - NOTICE_DAYS * 86_400)
    for guest, cause in why.items():
        last = (
            select(notices.c.id).where(notices.c.guest == guest).order_by(notices.c.id.desc()).limit(NOTICES_KEPT - 1)
        )
        yield delete(notices).where(notices.c.guest == guest, notices.c.id.not_in(select(last.subquery().c.id)))
        yield insert(notices).values(guest=guest, code=code, name=name, why=cause, at=now)
