"""The interface between the routes and the tables."""

from __future__ import annotations

from typing import Protocol

from sixgun.server.protocol import NewTable, TableLine
from sixgun.server.store.rows import GuestRow


class TableDirectory(Protocol):
    """All tables of this server; `sixgun.server.tables.Tables` is one."""

    async def restore_all(self) -> None:
        """Restore every table in the store."""

    async def create(self, settings: NewTable, host: GuestRow, address: str = "") -> str:
        """Open a table with its host on the first seat, and return its code.

        Raises TooManyTables if this guest, this address or the server has too many.
        """

    def line(self, code: str) -> TableLine | None:
        """Return a table as the lobby shows it, private ones too."""

    def missing_pack(self, code: str) -> str:
        """Return the pack that a stored table waits for, or an empty text."""

    def lines(self) -> list[TableLine]:
        """Return the public tables that are open or playing, the newest first."""

    async def join(self, code: str, guest: GuestRow) -> TableLine:
        """Sit down on a free seat. Guests who have one keep it. Raises SixgunError if there is none."""

    async def leave(self, code: str, guest: GuestRow) -> None:
        """Give up a seat. Nothing happens if the guest has none."""

    def rename(self, guest: int, name: str) -> None:
        """Rename a guest."""

    def counts(self) -> dict[str, int]:
        """Count the tables by status, and open connections as `clients`."""

    async def stop(self) -> None:
        """End every table's task. All answers are in the store."""
