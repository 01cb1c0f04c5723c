"""News: what happened, in a form for everybody and a fuller one for those who may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from sixgun.kernel.ask import NOBODY


class News(NamedTuple):
    """One thing that happened.

    `cards` are ids and `faces` what they showed at that moment; both are for the seats in the mask `known` only.
    `amount` is public: how many cards, how many points. So are `backs`: what all see of cards that some may not know.
    """

    kind: str
    seat: int = NOBODY
    target: int = NOBODY
    amount: int = 0
    what: str = ""
    cards: tuple[int, ...] = ()
    faces: tuple[Any, ...] = ()
    known: int = 255
    backs: tuple[str, ...] = ()

    def seen_by(self, seat: int) -> News:
        """What this seat (NOBODY: an onlooker) learns of it."""
        may_know = self.known == 255 if seat == NOBODY else self.known >> seat & 1
        if may_know:
            return self
        return News(self.kind, self.seat, self.target, self.amount, self.what, (), (), 0, self.backs)
