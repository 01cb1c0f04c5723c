"""What a view shows, in the same form for every game: figures, cards and piles with their labels.

It is made from `view.to_data()`. There a number or a short text is a figure, and a list of texts is a row of cards.
`NAME_count` belongs to the cards `NAME`: it says how many there are, while the list has those that the viewer knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

COUNT: Final = "_count"
NOT_SHOWN: Final = frozenset({"seat", "turn", "number", "phase", "seats", "asked", "ask", "outcome"})
"""What every view tells besides, and what a front end shows in its own place."""

Figure = int | str | bool


@dataclass
class CardRow:
    """A hand, a pile or other cards: how many there are, and the texts of those that the viewer knows."""

    name: str
    count: int
    known: list[str]


@dataclass
class TableData:
    """The figures and cards of one seat, or of the table."""

    figures: dict[str, Figure] = field(default_factory=dict)
    rows: list[CardRow] = field(default_factory=list)


def seats_of(data: Mapping[str, Any]) -> list[TableData]:
    """Return what a view shows of each seat."""
    return [table_data(seat) for seat in data["seats"]]


def table_data(data: Mapping[str, Any]) -> TableData:
    """Return what is shown of a seat, or of the table as a whole."""
    found = TableData()
    for name, value in data.items():
        if name in NOT_SHOWN or (name.endswith(COUNT) and name.removesuffix(COUNT) in data):
            continue
        if isinstance(value, list):
            if all(isinstance(item, str) for item in value):
                found.rows.append(CardRow(name, data.get(f"{name}{COUNT}", len(value)), value))
        elif isinstance(value, (int, str)):
            found.figures[name] = value
    return found
