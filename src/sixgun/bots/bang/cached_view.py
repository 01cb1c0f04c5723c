"""A view that looks things up once per question and keeps them."""

from __future__ import annotations

from typing import Any, cast

from sixgun.bang.effect import Card
from sixgun.bang.faces import Face
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.view import View


class CachedView:
    """Answers like the view it was made from, until the next question. All players are looked up at once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.seat = view.seat
        self.seats = view.summaries()
        self.me = self.seats[view.seat]
        self._faces: dict[int, Face] = {}
        for player in self.seats:
            self._faces.update(zip(player.in_play, player.shown))
        self._faces.update(zip(self.me.hand, self.me.held))
        self._kinds: dict[int, Card] = {}

    def player(self, seat: int) -> PlayerSummary:
        return self.seats[seat]

    def face(self, card: int) -> Face:
        return self._faces.get(card) or self._view.face(card)

    def kind(self, card: int) -> Card:
        found = self._kinds.get(card)
        if found is None:
            found = self._kinds[card] = self._view.kind(card)
        return found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)


def cached_view(view: View) -> View:
    """Return a copy of a view for a bot that looks at the same things repeatedly."""
    return cast(View, CachedView(view))
