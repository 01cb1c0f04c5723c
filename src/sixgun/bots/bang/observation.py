"""What a seat of BANG! knows, as plain data: roles, characters, cards in play, distances and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.bang.asks import ASKS
from sixgun.bang.effect import Card, Source
from sixgun.bang.faces import Face, face
from sixgun.bang.options import Options
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.rules.shooting import Shot
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.state import read_face
from sixgun.bang.view import View
from sixgun.bots import observation
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import NewsItem


class BangObservedView(observation.ObservedView, View):
    """A view of BANG! built from such data."""

    table_fields = (
        *observation.TABLE_FIELDS, "deck_count", "placed_this_turn", "event", "next_event", "events_left",
        "event_marker", "sets",
    )  # fmt: skip
    seat_fields = (
        "role", "role_shown", "characters", "life", "max_life", "out", "hand_count", "hand", "in_play", "spare",
    )  # fmt: skip
    ask_classes = ASKS
    source_class = Source
    attack_class = Shot
    options_class = Options
    catalogue = CATALOGUE

    def __init__(self, data: dict[str, Any], news: list[NewsItem] | None = None) -> None:
        super().__init__(data, news)
        self._distances: list[list[int]] = data["distances"]
        self._reach: list[int] = data["reach"]
        self._bang_limits: list[int] = data["bang_limits"]
        self._hand_limits: list[int] = data["hand_limits"]
        self._summaries = tuple(self._summary(seat) for seat in self.seats)

    def _summary(self, seat: Any) -> PlayerSummary:
        held, shown = (tuple(self.face(card) for card in cards) for cards in (seat.hand, seat.in_play))
        return PlayerSummary(
            seat.seat, seat.role, seat.characters, seat.life, seat.max_life, seat.out, seat.hand_count, seat.hand, held,
            seat.in_play, shown,
        )  # fmt: skip

    @staticmethod
    def read_face(text: str, back: str) -> Face:
        return read_face(text, back) if "-" in text else face(text, back=back)

    @staticmethod
    def visible_cards(view: View) -> set[int]:
        return {card for seat in view.seats for card in (*seat.hand, *seat.in_play, *seat.spare)}

    @staticmethod
    def extra_data(view: View) -> dict[str, Any]:
        seats = range(len(view.seats))
        return {
            "distances": [[view.distance(seat, other) for other in seats] for seat in seats],
            "reach": [view.reach(seat) for seat in seats],
            "bang_limits": [view.bang_limit(seat) for seat in seats],
            "hand_limits": [view.hand_limit(seat) for seat in seats],
        }

    @property
    def card_kinds(self) -> Mapping[str, Card]:
        return self.catalogue.cards

    def summary(self, seat: int) -> PlayerSummary:
        return self._summaries[seat]

    def summaries(self, mine: PlayerSummary | None = None) -> tuple[PlayerSummary, ...]:
        return self._summaries

    def distance(self, viewer: int, seen: int) -> int:
        return self._distances[viewer][seen]

    def reach(self, seat: int) -> int:
        return self._reach[seat]

    def bang_limit(self, seat: int) -> int:
        return self._bang_limits[seat]

    def hand_limit(self, seat: int) -> int:
        return self._hand_limits[seat]

    def is_target(self, target: int) -> bool:
        return NOBODY <= target < len(self.seats)
