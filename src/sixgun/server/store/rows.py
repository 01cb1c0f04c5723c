"""The rows of the database as the rest of the server sees them, and the states of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A person who has given a name. Others never learn the `id`."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table: a guest (with their current name), a bot's level, or neither."""

    seat: int
    guest: int | None = None
    bot: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `settings` is what it was opened with. `state` is the table's own note (clocks, who is ready)."""

    code: str
    name: str
    settings: Mapping[str, Any]
    host: int | None
    private: bool
    status: str
    state: Mapping[str, Any]
    created: float = 0.0
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game of a table.

    `setup` is the header of its record, with the key of the deal, which nobody learns before the end.
    """

    id: int
    code: str
    number: int
    setup: Mapping[str, Any]
    commitment: str
    started: float
    finished: float | None = None
    record: str = ""


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One answer in the notation of the record; `seat` counts from 0."""

    n: int
    seat: int
    choice: str
    interjection: bool = False
    twin: int = 0
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What is kept of a finished game, under an id of its own: see `results.py`. `told` and `record` are compressed."""

    id: str
    told: bytes
    record: bytes
