"""Records: a game as JSON lines, written while it is played and checked when it is read.

The first line is the header. Each turn begins with a line for its position, then has one line for each answer. The last
line is the outcome. A line is written before its answer takes effect, so a crash leaves a record that can be resumed.
Seats count from 1 in the lines, as in all texts.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from sixgun.kernel.ask import Choice
from sixgun.kernel.errors import RecordError, quoted
from sixgun.kernel.game import Game
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.value import Value

FORMAT: Final = "sixgun-record"
VERSION: Final = 1
LONGEST_LINE: Final = 1 << 18
"""In bytes. A position with eight players and all sets takes about 5,000."""
LARGEST_FILE: Final = 1 << 24
"""In bytes. A game with eight players takes up to about 300,000."""

HeaderData = dict[str, Any]
ChoiceInRecord = Callable[[Game[Any], int, Choice], tuple[str, int]]
"""Writes a seat's choice at the pending question: its text, and how many options with this text come before it."""
PositionAtTurnStart = Callable[[Game[Any]], tuple[int, dict[str, Any]] | None]
"""Gives the turn number and the position as plain data, or None where no position can be stored."""


@dataclass(frozen=True, slots=True)
class Answer(Value):
    """One answer, and its `line` in the file. It is `interjected` if another seat was being asked.

    Two cards may look alike, so options can share a text. `twin` counts those with this text before the chosen one.
    """

    line: int
    n: int
    seat: int
    text: str
    interjected: bool = False
    twin: int = 0


@dataclass(frozen=True, slots=True)
class Position(Value):
    """The position at the start of a turn."""

    line: int
    turn: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ending(Value):
    """How the game ended."""

    line: int
    outcome: Outcome


@dataclass(slots=True)
class Record:
    """The contents of a file: `count` answers, with positions between them.

    `cut` is the number of the last line if it was cut off, else 0. `whole` is the number of bytes before it.
    """

    header: HeaderData
    entries: list[Answer | Position] = field(default_factory=list)
    ending: Ending | None = None
    count: int = 0
    cut: int = 0
    whole: int = 0

    @property
    def answers(self) -> list[Answer]:
        """The answers without the positions."""
        return [entry for entry in self.entries if isinstance(entry, Answer)]

    @property
    def turn(self) -> int:
        """The turn of the last stored position, or 0."""
        return next((entry.turn for entry in reversed(self.entries) if isinstance(entry, Position)), 0)


# Writing.


class Recorder:
    """An observer that records a game. With `sync`, each line reaches the disk before the game continues."""

    def __init__(
        self,
        out: IO[str],
        choice_in_record: ChoiceInRecord,
        position_at_turn_start: PositionAtTurnStart,
        *,
        n: int = 0,
        turn: int = 0,
        sync: bool = False,
    ) -> None:
        """`n` is how many answers `out` already holds, `turn` the turn of its last position."""
        self._out = out
        self._choice_in_record = choice_in_record
        self._position_at_turn_start = position_at_turn_start
        self._n = n
        self._turn = turn
        self._sync = sync

    def header(self, header: HeaderData) -> None:
        """Write the first line."""
        self._write({"format": FORMAT, "version": VERSION, **header})

    def __call__(self, game: Game[Any], seat: int, choice: Choice) -> None:
        """Write an answer that is about to take effect. A position comes first if a turn begins."""
        position = self._position_at_turn_start(game)
        if position is not None and position[0] != self._turn:
            self._turn = position[0]
            self._write({"turn": position[0], "position": position[1]})
        self._n += 1
        text, twin = self._choice_in_record(game, seat, choice)
        line: dict[str, Any] = {"n": self._n, "seat": seat + 1, "choice": text}
        if twin:
            line["twin"] = twin
        if game.ask is not None and game.ask.seat != seat:
            line["interjection"] = True
        self._write(line)

    def finish(self, outcome: Outcome) -> None:
        """Write the outcome, the last line."""
        self._write({"outcome": {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason}})

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._out.flush()
            if self._sync:
                os.fsync(self._out.fileno())
        except OSError as error:
            raise RecordError(
                f"the record cannot be written ({error.strerror}): free some space or choose another file"
            ) from error


# Reading.


def read_record(path: Path) -> Record:
    """Read the record in a file. Raises RecordError if there is none, or if it is damaged."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)  # a device file may never end
    except FileNotFoundError as error:
        raise RecordError(f"there is no file {path}: give the path of a record, such as records/*.jsonl") from error
    except OSError as error:
        raise RecordError(
            f"{path} cannot be read ({error.strerror}): give the path of a record, such as records/*.jsonl"
        ) from error
    if len(data) > LARGEST_FILE:
        raise RecordError(f"{path} is not a record: it has more than {LARGEST_FILE} bytes")
    return parse_record(data)


def parse_record(data: bytes) -> Record:
    """Read the record in these bytes. If the last line was cut off, it is left out and `cut` holds its number."""
    lines = _lines(data)
    first = next(lines, None)
    if first is None:
        raise RecordError("the record is empty: not even its header was written")
    line, header, end = first
    if header is None:
        raise RecordError(f"line {line}: not a record: its header is damaged or cut off")
    record = Record(_header(line, header), whole=end)
    for line, fields, end in lines:
        if fields is None:
            record.cut = line
            break
        _add(record, line, fields)
        record.whole = end
    return record


def _lines(data: bytes) -> Iterator[tuple[int, dict[str, Any] | None, int]]:
    """The number, the fields and the end of each line. A last line that was cut off has None for its fields."""
    end = 0
    for number, raw in enumerate(data.splitlines(keepends=True), start=1):
        end += len(raw)
        if not raw.endswith(b"\n"):
            yield number, None, end
            continue
        try:
            yield number, _fields(raw), end
        except RecordError as error:
            raise RecordError(f"line {number}: {error}") from error


def _fields(raw: bytes) -> dict[str, Any]:
    if len(raw) > LONGEST_LINE:
        raise RecordError(f"the line has {len(raw)} bytes, but the limit is {LONGEST_LINE}")
    try:
        fields = json.loads(raw.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise RecordError("the line is not UTF-8 text") from error
    except (ValueError, RecursionError) as error:
        raise RecordError("the line is damaged: it is not JSON") from error
    if not isinstance(fields, dict):
        raise RecordError("the line is not a JSON object")
    return fields


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _header(line: int, fields: dict[str, Any]) -> HeaderData:
    if fields.get("format") != FORMAT:
        raise RecordError(f"line {line}: not a record: the header does not name the format “{FORMAT}”")
    if fields.get("version") != VERSION:
        version = fields.get("version")
        shown = version if isinstance(version, int) else quoted(version)
        raise RecordError(f"line {line}: format version {shown} is unknown: this Sixgun reads version {VERSION}")
    return {name: value for name, value in fields.items() if name not in ("format", "version")}


def _add(record: Record, line: int, fields: dict[str, Any]) -> None:
    if record.ending is not None:
        raise RecordError(f"line {line}: nothing may follow the outcome")
    names = set(fields)
    if names - {"twin", "interjection"} == {"n", "seat", "choice"}:
        record.entries.append(_answer(line, fields, record.count + 1))
        record.count += 1
    elif names == {"turn", "position"}:
        turn = number(fields["turn"], f"line {line}: the turn", 1)
        if turn <= record.turn:
            raise RecordError(f"line {line}: turn {turn} cannot follow turn {record.turn}")
        if not isinstance(fields["position"], dict):
            raise RecordError(f"line {line}: the position is not a JSON object")
        record.entries.append(Position(line, turn, fields["position"]))
    elif names == {"outcome"}:
        record.ending = Ending(line, _outcome(line, fields["outcome"]))
    else:
        raise RecordError(f"line {line}: neither an answer, nor a position, nor the outcome")


def _answer(line: int, fields: dict[str, Any], expected: int) -> Answer:
    n = number(fields["n"], f"line {line}: the number of the answer", 1)
    if n != expected:
        raise RecordError(f"line {line}: answer {expected} is missing: this one has number {n}")
    seat = number(fields["seat"], f"line {line}: the seat", 1, 255) - 1
    text = fields["choice"]
    if not isinstance(text, str):
        raise RecordError(f"line {line}: the choice is not a string")
    if fields.get("interjection", True) is not True:
        raise RecordError(f"line {line}: “interjection” must be true or left out")
    twin = number(fields.get("twin", 0), f"line {line}: the twin", 0, 255)
    return Answer(line, n, seat, text, "interjection" in fields, twin)


def _outcome(line: int, fields: Any) -> Outcome:
    if not isinstance(fields, dict) or set(fields) != {"winners", "reason"} or not isinstance(fields["winners"], list):
        raise RecordError(f"line {line}: an outcome must name the winners and the reason")
    if not isinstance(fields["reason"], str):
        raise RecordError(f"line {line}: the reason of the outcome is not a string")
    return Outcome(tuple(number(w, f"line {line}: a winner", 1, 255) - 1 for w in fields["winners"]), fields["reason"])


def number(value: Any, what: str, least: int, most: int = 1 << 31) -> int:
    """Check that a value is a whole number within these bounds. `what` names it in the error."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{what} is not a whole number")
    if not least <= value <= most:
        raise RecordError(f"{what} is not between {least} and {most}")
    return value
