"""Cards as opaque ids: who has seen which, and what a seat cannot know.

`faces[card]` is what a card shows; `seen[card]` is a bit mask of the seats that know this card where it lies.
A shuffle deals the faces anew over the ids, so an id tells nothing about a card that has gone through the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

from sixgun.kernel.chance import Chance

_order = attrgetter("order")

HIDDEN: Final = 0
PUBLIC: Final = 255


def shuffled(faces: tuple[Any, ...], cards: Sequence[int], chance: Chance) -> tuple[Any, ...]:
    """The faces of these cards in a random order, all others as they were.

    They are put in order first, so that the result depends on which faces there are and not on their ids.
    """
    loose = sorted([faces[card] for card in cards], key=_order)
    chance.shuffle(loose)
    return exchanged(faces, cards, loose)


def exchanged(faces: tuple[Any, ...], cards: Sequence[int], new: Sequence[Any]) -> tuple[Any, ...]:
    table = list(faces)
    for card, face in zip(cards, new, strict=True):
        table[card] = face
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
    table = list(faces)
    for cards in groups:
        if len(cards) > 1:
            loose = sorted([faces[card] for card in cards], key=_order)
            chance.shuffle(loose)
            for card, face in zip(cards, loose):
                table[card] = face
    return tuple(table)
