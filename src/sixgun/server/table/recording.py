"""The record of a game, written during the game, so that nobody has to replay it later."""

from __future__ import annotations

import gzip
import io
from typing import Final

PIECE: Final = 32_768
"""How many characters are collected before they are compressed. A whole record has up to a quarter of a million."""


class Recording(io.StringIO):
    """A growing text that is kept compressed: a file for a `Recorder`."""

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
        """Return the whole text as consecutive pieces of gzip."""
        if self.tell():
            self._pack()
        return b"".join(self._packed)


def unpacked(record: bytes) -> str:
    """Return the text of a compressed record."""
    return gzip.decompress(record).decode()
