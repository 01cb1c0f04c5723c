"""A fast generator for simulations, which need random picks that can be repeated but nobody has to trust.

`Game.play_out(RandomPicker(seed).below)` plays the same game everywhere. The generator is not part of the state, and no
rule uses it: all chance of a game itself comes from its `Chance`.
"""

from __future__ import annotations

from typing import Final

from sixgun.kernel.chance import key_from_seed

BITS: Final = 30
MASK: Final = 0x3FFF_FFFF
MULTIPLIER: Final = 998_244_267
"""`MULTIPLIER * 2**30 - 1` and half of it, rounded down, are prime: numbers repeat after 5 * 10**17 draws."""
STATES: Final = 998_244_267 * 2**30 - 2
"""The states from 1 to this number are good ones."""


class RandomPicker:
    """A multiply-with-carry generator. Its lower 30 bits are multiplied, the upper ones are added to the product.

    Nothing is ever larger than 60 bits, and no factor larger than 30, so compiled code needs no big integers.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int | str) -> None:
        self._state: int = 1 + int.from_bytes(key_from_seed(seed)[:16], "little") % STATES

    def below(self, n: int) -> int:
        """Draw a number from 0 to n-1. No number is more likely than another by more than n in 2**30."""
        if n < 1:
            raise ValueError(f"below() takes 1 or more, not {n}")
        state = self._state
        state = MULTIPLIER * (state & MASK) + (state >> BITS)
        self._state = state
        return ((state ^ (state >> BITS)) & MASK) * n >> BITS
