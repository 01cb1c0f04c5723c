"""News: what happened, in a form for everybody and a fuller one for those who may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sixgun.kernel.ask import NOBODY


@dataclass(slots=True)
class NewsItem:
    """One thing that happened.

    `cards` are ids and `faces` what they showed at that moment; both are for the seats in the mask `known_to` only.
    `amount` is public: how many cards, how many points. So are `backs`: what all see of cards that some may not know.
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
    """What those learn of it who may not know the cards, when one of them has asked."""

    def __iter__(self) -> Iterator[Any]:
        """Its parts in their order."""
        yield from (self.kind, self.seat, self.target, self.amount, self.what)
        yield from (self.cards, self.faces, self.known_to, self.backs)

    def seen_by(self, seat: int) -> NewsItem:
        """What this seat (NOBODY: an onlooker) learns of it."""
        may_know = self.known_to == 255 if seat == NOBODY else self.known_to >> seat & 1
        if may_know:
            return self
        if self.public is None:
            self.public = NewsItem(
                self.kind, self.seat, self.target, self.amount, self.what, known_to=0, backs=self.backs
            )
        return self.public
