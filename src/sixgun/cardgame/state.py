"""What the states of all games share, and how a state is written as JSON and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.json_data import frozen, plain
from sixgun.kernel.outcome import Outcome

Marks = dict[tuple[str, int], int]
"""Numbers that effects note, by (name, seat). Public facts only."""

UNREADABLE = (ArithmeticError, AttributeError, LookupError, RecursionError, SixgunError, TypeError, ValueError)


class CardState:
    """A game at one moment: what its cards show, who has seen them, and whose turn it is.

    A subclass adds the piles of its game. It writes `copy` out by hand, because forks need it to be fast.
    `plain_fields` are stored unchanged, and `marks_fields` hold the marks of effects. `stored_as` gives the JSON keys
    of attributes that have another name in files.
    """

    __slots__ = (
        "chance",
        "discard",
        "faces",
        "on_table",
        "outcome",
        "phase",
        "players",
        "seen",
        "turn",
        "turn_marks",
        "turn_number",
    )  # fmt: skip

    plain_fields: ClassVar[tuple[str, ...]]
    marks_fields: ClassVar[tuple[str, ...]] = ("turn_marks",)
    stored_as: ClassVar[dict[str, str]] = {"on_table": "table", "turn_number": "number"}

    def __init__(self, faces: tuple[Any, ...], players: list[Any], chance: Chance, phase: str) -> None:
        self.faces = faces
        self.seen = bytearray(len(faces))
        self.players = players
        self.chance = chance
        self.discard: list[int] = []
        self.on_table: tuple[int, ...] = ()
        self.phase = phase
        self.turn = 0
        self.turn_number = 1
        self.turn_marks: Marks = {}
        self.outcome: Outcome | None = None

    @property
    def bearers(self) -> list[Any]:
        """All that can have cards `in_play`, by their number as targets: players, or characters in The Duel."""
        return self.players

    def bearer(self, card: int) -> int:
        """The target that has this card in play, or NOBODY."""
        return next((number for number, bearer in enumerate(self.bearers) if card in bearer.in_play), NOBODY)

    # What a subclass provides.

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def cards_data(self) -> dict[str, Any]:
        """The faces, who has seen them, and the players, as plain data."""
        raise NotImplementedError

    @classmethod
    def dealt(cls, data: Mapping[str, Any], chance: Chance) -> Self:
        """A state with the faces and the players that `cards_data` wrote."""
        raise NotImplementedError

    # As JSON.

    def to_data(self) -> dict[str, Any]:
        """The whole state as plain JSON data."""
        return {
            **self.cards_data(),
            "chance": [self.chance.key.hex(), self.chance.position],
            **{self.stored_as.get(name, name): plain(getattr(self, name)) for name in self.plain_fields},
            **{name: [[*key, n] for key, n in getattr(self, name).items()] for name in self.marks_fields},
            "outcome": self.outcome.to_data() if self.outcome else None,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read the state that `to_data` wrote. Raises RecordError if it is damaged."""
        try:
            return cls._read(data)
        except UNREADABLE as error:
            raise RecordError(f"a stored state cannot be read ({error})") from error

    @classmethod
    def _read(cls, data: Mapping[str, Any]) -> Self:
        key, position = data["chance"]
        state = cls.dealt(data, Chance(bytes.fromhex(key), position))
        state.seen = bytearray.fromhex(data["seen"])
        for name in cls.plain_fields:
            value = frozen(data[cls.stored_as.get(name, name)])
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)
        for name in cls.marks_fields:
            setattr(state, name, {(slug, seat): n for slug, seat, n in data[name]})
        if data["outcome"] is not None:
            winners, reason = data["outcome"]
            state.outcome = Outcome(tuple(winners), reason)
        return state
