"""Cards as opaque ids: who has seen which card, and what a seat cannot know.

`faces[card]` is what a card shows. `seen[card]` is a bit mask of the seats that know this card in its current place.
A shuffle deals the faces out again over the ids, so the id of a card says nothing once it has been through the deck.
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
"""The largest number that Python sorts at full speed."""


def stable_order(text: str) -> int:
    """A number for a text that is the same in every process. It is a fast sort key for faces."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") & SMALL


def shuffled(faces: tuple[Any, ...], cards: Sequence[int], chance: Chance) -> tuple[Any, ...]:
    """All faces, with those of these cards shuffled.

    They are sorted first, so the result does not depend on their order before.
    """
    loose = in_order(map(faces.__getitem__, cards))
    chance.shuffle(loose)
    return with_faces(faces, cards, loose)


def with_faces(faces: tuple[Any, ...], cards: Sequence[int], new: Sequence[Any]) -> tuple[Any, ...]:
    """All faces, with new ones for these cards."""
    result = list(faces)
    for card, face in zip(cards, new):
        result[card] = face
    return tuple(result)


def lose_track(seen: bytearray, cards: Iterable[int], witnesses: int) -> None:
    """A card left a hand face down, and only the seats in the mask `witnesses` saw which one.

    All other seats no longer know which cards of that hand are still there.
    """
    for card in cards:
        seen[card] &= witnesses


class HiddenCards:
    """Groups of cards that a seat cannot know, prepared so that their faces can be dealt again many times.

    Each group is sorted before it is shuffled. So the result depends only on the key and on what the seat can know,
    never on the real cards. If a group shares cards with an earlier one, it is dealt after that one, from its result.
    """

    __slots__ = ("_again", "_hidden", "_sorted_out", "faces")

    def __init__(self, faces: tuple[Any, ...], groups: Iterable[Sequence[int]]) -> None:
        self.faces = faces
        self._hidden: list[list[Any]] = []
        self._again: list[Sequence[int]] = []
        grouped: set[int] = set()
        places: tuple[int, ...] = tuple(range(len(faces)))
        end = len(faces)
        for cards in groups:
            if len(cards) < 2:
                continue
            if not grouped.isdisjoint(cards):
                self._again.append(cards)
            else:
                grouped.update(cards)
                self._hidden.append(in_order(map(faces.__getitem__, cards)))
                places = with_faces(places, cards, range(end, end + len(cards)))
                end += len(cards)
        self._sorted_out = itemgetter(*places) if self._hidden else None

    def dealt(self, chance: Chance) -> tuple[Any, ...]:
        """All faces, with those of each group in a random order."""
        if self._sorted_out is None:
            return self.faces
        laid_out = [*self.faces]
        for loose in self._hidden:
            group = loose[:]
            chance.shuffle(group)
            laid_out += group
        faces: tuple[Any, ...] = self._sorted_out(laid_out)
        for cards in self._again:
            faces = shuffled(faces, cards, chance)
        return faces


def in_order(faces: Iterable[Any]) -> list[Any]:
    """Sort faces into an order that does not depend on where the cards are. Done before each shuffle."""
    return sorted(faces, key=_order)


def hidden_from(seen: bytearray, seat: int) -> bytes:
    """For each card, 1 if it is hidden from a seat (NOBODY: a spectator), and 0 if the seat knows it."""
    return bytes(seen).translate(_HIDDEN_FROM[seat])


def unseen(seen: bytearray, cards: Sequence[int], seat: int) -> list[int]:
    """The cards among these that a seat (NOBODY: a spectator) does not know."""
    hidden = hidden_from(seen, seat)
    return list(compress(cards, map(hidden.__getitem__, cards)))


_HIDDEN_FROM: Final = {
    seat: bytes([mask != PUBLIC and (seat == NOBODY or not mask >> seat & 1) for mask in range(PUBLIC + 1)])
    for seat in (NOBODY, *range(8))
}
"""A table for each seat: is a card with this mask in `seen` hidden from it?"""
