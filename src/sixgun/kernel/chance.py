"""All chance of a game: a key, a position, and the bytes that follow from them.

Counter mode over SHAKE-128: the same key gives the same game on every machine and every Python, a copy costs one
integer, and a hash of the key, published before the deal, proves afterwards that nobody chose the cards. Numbers are
drawn without bias: one byte a try, bytes above the last multiple of n are thrown away.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256, shake_128
from typing import Any, Final, TypeVar

T = TypeVar("T")

BLOCK: Final = 64
KEY_BYTES: Final = 32
LIMITS: Final = tuple(256 - 256 % (last + 1) for last in range(256))
"""For a number from 0 to the index: bytes from here on would favour the small ones."""


def key_from_seed(seed: int | str) -> bytes:
    """The key that a short seed stands for."""
    return sha256(f"sixgun {seed}".encode()).digest()


class Chance:
    """A reproducible source of chance; part of the state, so forks and saved games carry it on."""

    __slots__ = ("block", "key", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position = position
        self.block = b"" if position % BLOCK == 0 else self._block(position // BLOCK)

    def _block(self, number: int, size: int = BLOCK) -> bytes:
        return shake_128(self.key + number.to_bytes(8, "little")).digest(size)

    def copy(self) -> Chance:
        clone = Chance.__new__(Chance)
        clone.key = self.key
        clone.position = self.position
        clone.block = self.block
        return clone

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely; n is at most 256."""
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
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """From the last place down, swap with a random place up to there: `below` written out, on one long block."""
        if len(items) > 256:
            raise ValueError(f"shuffle() takes up to 256 items, not {len(items)}")
        number = -(-self.position // BLOCK)
        self.position = (number + 1) * BLOCK
        last = len(items) - 1
        if last < 1:
            return
        limits = LIMITS
        for byte in self._block(number, 4 * len(items) + BLOCK):
            if byte < limits[last]:
                other = byte % (last + 1)
                items[last], items[other] = items[other], items[last]
                last -= 1
                if not last:
                    return
        self.shuffle(items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.position) == (other.key, other.position)

    __hash__ = None  # type: ignore[assignment]
