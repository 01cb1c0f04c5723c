"""The randomness of a game: a key, a position, and the bytes that follow from them.

`Chance` runs SHAKE-128 in counter mode. The same key gives the same game on every machine and Python version, and a
copy costs one integer. A hash of the key, published before the deal, proves afterwards that nobody chose the cards.
Numbers are unbiased: each try takes one byte, and bytes from the last multiple of n on are thrown away.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_128
from typing import Any, Final, TypeVar

T = TypeVar("T")

BLOCK: Final = 64
KEY_BYTES: Final = 32
LIMITS: Final = [0, *[256 - 256 % n for n in range(1, 257)]]
"""`LIMITS[n]` is for numbers below n. Bytes from this limit on would favour the small numbers."""


def key_from_seed(seed: int | str) -> bytes:
    """Derive the key of a game from a short seed."""
    return sha256(f"sixgun {seed}".encode()).digest()


class Chance:
    """A reproducible random number generator. It is part of the state, so forks and saved games continue it."""

    __slots__ = ("block", "key", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position = position
        self.block = b"" if position % BLOCK == 0 else self._block(position // BLOCK)

    def _block(self, number: int, size: int = BLOCK) -> bytes:
        return shake_128(self.key + number.to_bytes(8, "little")).digest(size)

    def copy(self) -> Chance:
        """An independent copy at the same position."""
        clone = Chance.__new__(Chance)
        clone.key = self.key
        clone.position = self.position
        clone.block = self.block
        return clone

    def below(self, n: int) -> int:
        """Draw a number from 0 to n-1, each equally likely. n is at most 256."""
        if not 0 < n <= 256:
            raise ValueError(f"below() takes 1 to 256, not {n}")
        limit = 256 - 256 % n
        while True:
            at = self.position % BLOCK
            if at == 0:
                self.block = self._block(self.position // BLOCK)
            self.position += 1
            byte = self.block[at]
            if byte < limit:
                return byte % n

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of up to 256 items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle up to 256 items in place.

        This is a Fisher–Yates shuffle from the last place down. It repeats the work of `below` inline, on one long
        block, because games shuffle often.
        """
        if len(items) > 256:
            raise ValueError(f"shuffle() takes up to 256 items, not {len(items)}")
        number = -(-self.position // BLOCK)
        self.position = (number + 1) * BLOCK
        left = len(items)
        if left < 2:
            return
        limits = LIMITS
        for byte in self._block(number, 4 * left + BLOCK):
            if byte < limits[left]:
                other = byte % left
                left -= 1
                items[left], items[other] = items[other], items[left]
                if left == 1:
                    return
        self.shuffle(items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.position) == (other.key, other.position)

    __hash__ = None  # type: ignore[assignment]
