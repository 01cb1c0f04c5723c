"""The record of a game, written while it is played, so that it need not be played again to be read."""

from __future__ import annotations

import gzip
import io
from typing import Final

PIECE: Final = 32_768
"""So many characters wait before they are packed: a whole record has up to a quarter of a million."""


class Recording(io.StringIO):
    """A text that grows and is kept in few bytes: a file for a `Recorder`."""

    def __init__(self) -> None:
        super().__init__()
        self._packed: list[bytes] = []

    def write(self, text: str) -> int:
        written = super().write(text)
        if self.tell() >= PIECE:
            self._pack()
        return written

    def _pack(self) -> None:
        self._packed.append(gzip.compress(self.getvalue().encode(), 6, mtime=0))
        self.seek(0)
        self.truncate()

    def packed(self) -> bytes:
        """All of it: pieces of gzip, one after the other."""
        if self.tell():
            self._pack()
        return b"".join(self._packed)


def unpacked(record: bytes) -> str:
    """The text of a packed record."""
    return gzip.decompress(record).decode()
