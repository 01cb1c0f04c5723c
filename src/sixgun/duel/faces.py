"""The face of a card: its name, its reveal symbol and its back, as in `colt-od` (Outlaw back, dynamite) or `jango`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sixgun.kernel.errors import NotationError, quoted
from sixgun.kernel.hidden_cards import stable_order

LAW: Final = "law"
OUTLAW: Final = "outlaw"
SIDES: Final = (LAW, OUTLAW)
"""The two sides in the order of their seats. These are also the backs of the cards, which everybody sees (15)."""

BARREL: Final = "barrel"
SNAKE: Final = "snake"
DYNAMITE: Final = "dynamite"
HORSESHOE: Final = "horseshoe"
SYMBOLS: Final = (BARREL, SNAKE, DYNAMITE, HORSESHOE)

CHARACTERS_PER_SIDE: Final = 12
"""How many characters each side has."""
FIRST_CARD: Final = 2 * CHARACTERS_PER_SIDE
"""The id of the first playing card. Lower ids are characters, first those of the Law, then those of the Outlaws."""

BACKS: Final = {side[0]: side for side in SIDES}
LETTERS: Final = {symbol[0]: symbol for symbol in SYMBOLS}


class Face:
    """A printed face. Faces are interned by `face`, so equal faces are the same object.

    A character has no `symbol`. `order` is a number derived from the text. It is the same in every process, so faces
    can be sorted quickly into a stable order.
    """

    __slots__ = ("back", "order", "slug", "symbol", "text")

    def __init__(self, slug: str, back: str, symbol: str) -> None:
        self.slug = slug
        self.back = back
        self.symbol = symbol
        self.text = f"{slug}-{back[0]}{symbol[0]}" if symbol else slug
        self.order = stable_order(self.text)

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return face, (self.slug, self.back, self.symbol)


@cache
def face(slug: str, back: str, symbol: str = "") -> Face:
    """Return the one Face object with this name, back and symbol."""
    return Face(slug, back, symbol)


def read_marks(text: str) -> tuple[str, str]:
    """Return the back and symbol of a text like `od`."""
    if len(text) != 2 or text[0].lower() not in BACKS or text[1].lower() not in LETTERS:
        raise NotationError(
            f"{quoted(text)} is not a back and symbol: write l or o, then b, s, d or h, as in od (Outlaw, dynamite)"
        )
    return BACKS[text[0].lower()], LETTERS[text[1].lower()]


def side_of(fighter: int) -> int:
    """Return the seat of a character from its id."""
    return 0 if fighter < CHARACTERS_PER_SIDE else 1
