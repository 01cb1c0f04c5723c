"""The face of a card: its name, and for playing cards a suit and a value, as in `bang-9d`, `barrel-qs`, `sheriff`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sixgun.kernel.errors import NotationError, quoted
from sixgun.kernel.hidden_cards import stable_order

SPADES: Final = "s"
HEARTS: Final = "h"
DIAMONDS: Final = "d"
CLUBS: Final = "c"
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
"""The names of the suits, in the order of SUITS."""
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
LOWEST: Final = 2

SHERIFF: Final = "sheriff"
DEPUTY: Final = "deputy"
OUTLAW: Final = "outlaw"
RENEGADE: Final = "renegade"
ROLES: Final = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)

PLAYING: Final = "playing"
ROLE: Final = "role"
CHARACTER: Final = "character"
EVENT: Final = "event"


NO_KIND: Final = -1
_kind_numbers: dict[str, int] = {}


def kind_number(slug: str) -> int:
    """Return a small number for the name of a playing card, for lists by kind of card. Each process counts from 0."""
    return _kind_numbers.setdefault(slug, len(_kind_numbers))


class Face:
    """A printed face. Faces are interned by `face`, so equal faces are the same object.

    `back` is the back of the card. `kind_number` is the same for all playing cards of this name. `order` is a number
    derived from the text. It is the same in every process, so faces can be sorted quickly into a stable order.
    """

    __slots__ = ("back", "kind_number", "order", "rank", "slug", "suit", "text")

    def __init__(self, slug: str, suit: str, rank: int, back: str) -> None:
        self.slug = slug
        self.suit = suit
        self.rank = rank
        self.back = back
        self.kind_number = kind_number(slug) if back == PLAYING else NO_KIND
        self.text = f"{slug}-{RANKS[rank - LOWEST]}{suit}" if suit else slug
        self.order = stable_order(self.text)

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return face, (self.slug, self.suit, self.rank, self.back)


@cache
def face(slug: str, suit: str = "", rank: int = 0, back: str = PLAYING) -> Face:
    """Return the one Face object with this name, suit, value and back."""
    return Face(slug, suit, rank, back)


def read_value(text: str) -> tuple[str, int]:
    """Return the suit and value of a text like `10h` or `qs`."""
    suit, rank = text[-1:].lower(), text[:-1].lower()
    if suit not in SUITS or rank not in RANKS:
        raise NotationError(
            f"{quoted(text)} is not a value and suit: write 2 to 10, j, q, k or a, then s, h, d or c, as in 10h"
        )
    return suit, RANKS.index(rank) + LOWEST
