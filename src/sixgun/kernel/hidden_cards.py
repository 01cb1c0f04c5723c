"""Cards as opaque ids: who has seen which, and what a seat cannot know.

`faces[card]` is what a card shows; `seen[card]` is a bit mask of the seats that know this card where it lies.
A shuffle deals the faces anew over the ids, so an id tells nothing about a card that has gone through the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import compress
from operator import attrgetter, itemgetter
from typing import Any, Final

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance

_order = attrgetter("order")

HIDDEN: Final = 0
PUBLIC: Final = 255
SMALL: Final = (1 << 30) - 1
"""Python sorts numbers up to here fastest."""


def stable_order(text: str) -> int:
    """A number that is the same for a text in every process: to put faces in some fixed order quickly."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") & SMALL


def shuffled(faces: tuple[Any, ...], cards: Sequence[int], chance: Chance) -> tuple[Any, ...]:
    """The faces of these cards in a random order, all others as they were. Put in order before they are shuffled."""
    loose = in_order(map(faces.__getitem__, cards))
    chance.shuffle(loose)
    return with_faces(faces, cards, loose)


def with_faces(faces: tuple[Any, ...], cards: Sequence[int], new: Sequence[Any]) -> tuple[Any, ...]:
    """These cards with new faces, all others as they were."""
    table = list(faces)
    for card, face in zip(cards, new):
        table[card] = face
    return tuple(table)


def lose_track(seen: bytearray, cards: Iterable[int], knowing: int) -> None:
    """A card left a hand unseen: all who did not see which one no longer know any card of that hand."""
    for card in cards:
        seen[card] &= knowing


class HiddenCards:
    """Groups of cards that somebody cannot know, prepared for dealing each group's faces anew, once or many times.

    They are put in order before they are shuffled: the result depends on what may be known and on the key alone,
    never on how the cards really lie. A group that shares cards with one before it is dealt after that, from what lies
    there then.
    """

    __slots__ = ("_again", "_hidden", "_sorted_out", "faces")

    def __init__(self, faces: tuple[Any, ...], groups: Iterable[Sequence[int]]) -> None:
        self.faces = faces
        self._hidden: list[list[Any]] = []
        self._again: list[Sequence[int]] = []
        met: set[int] = set()
        places: tuple[int, ...] = tuple(range(len(faces)))
        end = len(faces)
        for cards in groups:
            if len(cards) < 2:
                continue
            if not met.isdisjoint(cards):
                self._again.append(cards)
            else:
                met.update(cards)
                self._hidden.append(in_order(map(faces.__getitem__, cards)))
                places = with_faces(places, cards, range(end, end + len(cards)))
                end += len(cards)
        self._sorted_out = itemgetter(*places) if self._hidden else None

    def dealt(self, chance: Chance) -> tuple[Any, ...]:
        """All faces, those of each group in a random order."""
        if self._sorted_out is None:
            return self.faces
        laid_out = [*self.faces]
        for loose in self._hidden:
            fresh = loose[:]
            chance.shuffle(fresh)
            laid_out += fresh
        faces: tuple[Any, ...] = self._sorted_out(laid_out)
        for cards in self._again:
            faces = shuffled(faces, cards, chance)
        return faces


def in_order(faces: Iterable[Any]) -> list[Any]:
    """Faces in an order that does not depend on how they lay: so they are put before each shuffle."""
    return sorted(faces, key=_order)


def unseen(seen: bytearray, cards: Sequence[int], seat: int) -> list[int]:
    """Those of these cards that a seat (NOBODY: an onlooker) does not know."""
    hidden = seen.translate(_HIDDEN_FROM[seat])
    return list(compress(cards, map(hidden.__getitem__, cards)))


_HIDDEN_FROM: Final = {
    seat: bytes([mask != PUBLIC and (seat == NOBODY or not mask >> seat & 1) for mask in range(PUBLIC + 1)])
    for seat in (NOBODY, *range(8))
}
"""For each mask of `seen`: is the card hidden from a seat?"""
