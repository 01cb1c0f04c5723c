"""The names that version 1 of the protocol had. Results that a server stored then are told with today's names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Renamed:
    """How an object of version 1 reads today."""

    names: Mapping[str, str] = field(default_factory=dict)
    """New names of its fields, by the old ones."""
    parts: Mapping[str, Renamed] = field(default_factory=dict)
    """What lies in its fields, alone or in a list, by their old names."""

    def today(self, value: Any) -> Any:
        """Return a value with today's names. What is no object, such as null, stays as it is."""
        if isinstance(value, list):
            return [self.today(one) for one in value]
        if not isinstance(value, dict):
            return value
        return {
            self.names.get(name, name): self.parts[name].today(inner) if name in self.parts else inner
            for name, inner in value.items()
        }


PART: Final = Renamed({"thing": "entry"})
NEWS: Final = Renamed({"good": "helped"}, {"text": PART})
VIEW: Final = Renamed(
    {"number": "turn_number", "table": "on_table"},
    {
        "asked_text": PART,
        "seats": Renamed({"fresh": "placed_this_turn"}),
        "result": Renamed({}, {"text": PART}),
    },
)
GAME_RESULT: Final = Renamed({"number": "game_number", "places": "seats"}, {"view": VIEW, "log": NEWS})
