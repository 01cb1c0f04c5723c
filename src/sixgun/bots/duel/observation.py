"""What a side of The Duel knows, as plain data.

This includes all characters it has seen with their Equipment, the backs of the hands and decks, and the names in its
own reserve without their order.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from sixgun.bots import observation
from sixgun.duel.asks import ASKS
from sixgun.duel.effect import Source
from sixgun.duel.faces import FIRST_CARD, Face, face, side_of
from sixgun.duel.options import Options
from sixgun.duel.rules.hitting import Hit
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.state import read_face
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.json_data import frozen
from sixgun.kernel.news import NewsItem

CHARACTER_FIELDS: Final = ("life", "max_life", "in_play", "active", "awake", "used_this_turn")
"""The attributes that describe each character, besides who they are."""


class DuelObservedView(observation.ObservedView, View):
    """A view of The Duel built from such data."""

    table_fields = (*observation.TABLE_FIELDS, "common_count", "common_back", "bang_limit", "may_swap", "may_reload")
    seat_fields = (
        "side", "active", "rear", "lone", "hand_count", "hand", "hand_backs", "reserve_count", "reserve", "fallen",
        "deck_count",
    )  # fmt: skip
    ask_classes = ASKS
    source_class = Source
    attack_class = Hit
    options_class = Options
    catalogue = CATALOGUE

    def __init__(self, data: dict[str, Any], news: list[NewsItem] | None = None) -> None:
        super().__init__(data, news)
        self._hand_limits: list[int] = data["hand_limits"]
        self._characters = {
            int(fighter): self._read_character(int(fighter), row) for fighter, row in data["characters"].items()
        }
        for side, line in zip(self.seats, data["lines"]):
            side.characters = [self._characters[fighter] for fighter in line]

    def _read_character(self, fighter: int, row: list[Any]) -> SimpleNamespace:
        """Return a character with the attributes of a CharacterView."""
        slug = self.face(fighter).slug
        values = {name: frozen(value) for name, value in zip(CHARACTER_FIELDS, row)}
        kind = self.catalogue.characters[slug]
        return SimpleNamespace(fighter=fighter, seat=side_of(fighter), slug=slug, kind=kind, **values)

    @staticmethod
    def read_face(text: str, back: str) -> Face:
        return read_face(text, FIRST_CARD) if "-" in text else face(text, back)

    @staticmethod
    def visible_cards(view: View) -> set[int]:
        hands = {card for side in view.seats for card in side.hand}
        return (
            hands | {card for character in view.characters for card in character.in_play} | set(_seen_characters(view))
        )

    @staticmethod
    def extra_data(view: View) -> dict[str, Any]:
        characters = [view.character(fighter) for fighter in _seen_characters(view)]
        return {
            "characters": {str(c.fighter): [getattr(c, name) for name in CHARACTER_FIELDS] for c in characters},
            "lines": [[character.fighter for character in side.characters] for side in view.seats],
            "hand_limits": [view.hand_limit(seat) for seat in range(len(view.seats))],
        }

    @property
    def characters(self) -> list[Any]:
        return [character for side in self.seats for character in side.characters]

    def character(self, fighter: int) -> Any:
        self.face(fighter)
        return self._characters[fighter]

    def hand_limit(self, seat: int) -> int:
        return self._hand_limits[seat]

    def is_target(self, target: int) -> bool:
        return target == NOBODY or any(character.fighter == target for character in self.characters)


def _seen_characters(view: View) -> list[int]:
    """Return the characters a side has seen: all that are or were in play, and its own first two from the start."""
    return [fighter for fighter in range(FIRST_CARD) if view.knows(fighter)]
