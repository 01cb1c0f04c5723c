"""News: what happened. Each item has a public form, and a full one for the seats that may see its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sixgun.kernel.ask import NOBODY


@dataclass(slots=True)
class NewsItem:
    """One thing that happened.

    `cards` are ids, and `faces` what they showed at that moment. Only the seats in the bit mask `known_to` see them.
    `amount` is public: a number of cards or of points. `backs` are public too: what everybody sees of hidden cards.
    """

    kind: str
    seat: int = NOBODY
    target: int = NOBODY
    amount: int = 0
    what: str = ""
    cards: tuple[int, ...] = ()
    faces: tuple[Any, ...] = ()
    known_to: int = 255
    backs: tuple[str, ...] = ()
    public: NewsItem | None = field(default=None, init=False, repr=False, compare=False)
    """The form for seats that may not see the cards. Built when the first of them reads it."""

    def __iter__(self) -> Iterator[Any]:
        """The fields in their order."""
        yield from (self.kind, self.seat, self.target, self.amount, self.what)
        yield from (self.cards, self.faces, self.known_to, self.backs)

    def seen_by(self, seat: int) -> NewsItem:
        """The form of this item that a seat (NOBODY: a spectator) may see."""
        may_know = self.known_to == 255 if seat == NOBODY else self.known_to >> seat & 1
        if may_know:
            return self
        if self.public is None:
            self.public = NewsItem(
                self.kind, self.seat, self.target, self.amount, self.what, known_to=0, backs=self.backs
            )
        return self.public
