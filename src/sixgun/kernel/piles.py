"""Cards as opaque ids: who has seen which, and what a seat cannot know.

`faces[card]` is what a card shows; `seen[card]` is a bit mask of the seats that know this card where it lies.
A shuffle deals the faces anew over the ids, so an id tells nothing about a card that has gone through the deck.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import compress
from operator import attrgetter
from typing import Any, Final

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance

_order = attrgetter("order")

HIDDEN: Final = 0
PUBLIC: Final = 255
SMALL: Final = (1 << 30) - 1
"""Python sorts numbers up to here fastest."""


def fixed_order(text: str) -> int:
    """A number that is the same for a text in every process: to put faces in some fixed order quickly."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") & SMALL


def shuffled(faces: tuple[Any, ...], cards: Sequence[int], chance: Chance) -> tuple[Any, ...]:
    """The faces of these cards in a random order, all others as they were."""
    return imagined(faces, (cards,), chance)


def exchanged(faces: tuple[Any, ...], cards: Sequence[int], new: Sequence[Any]) -> tuple[Any, ...]:
    """These cards with new faces, all others as they were."""
    table = list(faces)
    deque(map(table.__setitem__, cards, new), maxlen=0)
    return tuple(table)


def blur(seen: bytearray, cards: Iterable[int], knowing: int) -> None:
    """A card left a hand unseen: all who did not see which one no longer know any card of that hand."""
    for card in cards:
        seen[card] &= knowing


def imagined(faces: tuple[Any, ...], groups: Iterable[Sequence[int]], chance: Chance) -> tuple[Any, ...]:
    """Deal the faces of each group of unknown cards anew.

    They are put in order before they are shuffled: the result depends on what may be known and on the key alone,
    never on how the cards really lie.
    """
    for cards in groups:
        if len(cards) > 1:
            loose = sorted(map(faces.__getitem__, cards), key=_order)
            chance.shuffle(loose)
            faces = exchanged(faces, cards, loose)
    return faces


def unseen(seen: bytearray, cards: Sequence[int], seat: int) -> list[int]:
    """Those of these cards that a seat (NOBODY: an onlooker) does not know."""
    hidden = seen.translate(_HIDDEN_FROM[seat])
    return list(compress(cards, map(hidden.__getitem__, cards)))


_HIDDEN_FROM: Final = {
    seat: bytes([mask != PUBLIC and (seat == NOBODY or not mask >> seat & 1) for mask in range(PUBLIC + 1)])
    for seat in (NOBODY, *range(8))
}
"""For each mask of `seen`: is the card hidden from a seat?"""
