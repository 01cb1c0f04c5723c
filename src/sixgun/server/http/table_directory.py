"""Who finds a table: what the routes want of the tables behind them."""

from __future__ import annotations

from typing import Protocol

from sixgun.server.protocol import NewTable, TableLine
from sixgun.server.store.rows import GuestRow


class TableDirectory(Protocol):
    """All tables of this server; `sixgun.server.tables.Tables` is one."""

    async def restore_all(self) -> None:
        """Go on with every table of the store."""

    async def create(self, settings: NewTable, host: GuestRow, address: str = "") -> str:
        """A new table with its host on the first seat; its code. SixgunError if it cannot be: TooManyTables if this
        guest, this address or the server has too many."""

    def line(self, code: str) -> TableLine | None:
        """A table as the lobby shows it, private ones too."""

    def missing_pack(self, code: str) -> str:
        """The pack that a stored table waits for, or an empty text."""

    def lines(self) -> list[TableLine]:
        """The public tables that are open or playing, the newest first."""

    async def join(self, code: str, guest: GuestRow) -> TableLine:
        """Sit down on a free seat; who has one already keeps it. SixgunError if there is none."""

    async def leave(self, code: str, guest: GuestRow) -> None:
        """Give up one's seat; nothing happens where one has none."""

    def rename(self, guest: int, name: str) -> None:
        """A guest has another name now."""

    def counts(self) -> dict[str, int]:
        """Tables by status, and open connections as `clients`."""

    async def stop(self) -> None:
        """End every table's task; what was answered is in the store."""
