"""Records: a game as JSON lines, written as it is played and read back with care.

The first line is the header. Then comes one line for each answer, before the answers of a turn the position in which
the turn began, and last the outcome. Each line is written before its answer takes effect, so whatever kills the
program leaves a record that can be played on. Seats are counted from 1 in the lines, as in every text.
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

FORMAT: Final = "sixgun-record"
VERSION: Final = 1
LONGEST_LINE: Final = 1 << 18
"""Bytes; a position of eight players with all sets has about 5,000."""
LARGEST_FILE: Final = 1 << 24
"""Bytes; a game of eight players has up to about 300,000."""

HeaderData = dict[str, Any]
ChoiceInRecord = Callable[[Game[Any], int, Choice], tuple[str, int]]
"""The text of a seat's choice at the pending question, and how many options with the same text come before it."""
PositionAtTurnStart = Callable[[Game[Any]], tuple[int, dict[str, Any]] | None]
"""The number of the turn and the position as plain data, where a position may be stored."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer; `interjected` if the seat was not the one that was asked. `line` is where it stands.

    Two cards may look the same and yet be two: `twin` counts the options with the same text before the chosen one.
    """

    line: int
    n: int
    seat: int
    text: str
    interjected: bool = False
    twin: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """The position in which a turn began."""

    line: int
    turn: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game ended."""

    line: int
    outcome: Outcome


@dataclass(slots=True)
class Record:
    """What a file holds: `count` answers with positions between them.

    `cut` is the number of a last line that was cut off (0 if none was), `whole` how many bytes come before it.
    """

    header: HeaderData
    entries: list[Answer | Position] = field(default_factory=list)
    ending: Ending | None = None
    count: int = 0
    cut: int = 0
    whole: int = 0

    @property
    def answers(self) -> list[Answer]:
        return [entry for entry in self.entries if isinstance(entry, Answer)]

    @property
    def turn(self) -> int:
        """The turn of the last stored position, or 0."""
        return next((entry.turn for entry in reversed(self.entries) if isinstance(entry, Position)), 0)


# Writing.


class Recorder:
    """An observer that writes a game down. `sync` brings each line to the disk itself, not only out of the program."""

    def __init__(
        self,
        out: IO[str],
        words: ChoiceInRecord,
        standing: PositionAtTurnStart,
        *,
        n: int = 0,
        turn: int = 0,
        sync: bool = False,
    ) -> None:
        """`n` and `turn` say what the record holds already."""
        self._out = out
        self._words = words
        self._standing = standing
        self._n = n
        self._turn = turn
        self._sync = sync

    def header(self, header: HeaderData) -> None:
        self._write({"format": FORMAT, "version": VERSION, **header})

    def __call__(self, game: Game[Any], seat: int, choice: Choice) -> None:
        """An answer is about to take effect."""
        standing = self._standing(game)
        if standing is not None and standing[0] != self._turn:
            self._turn = standing[0]
            self._write({"turn": standing[0], "position": standing[1]})
        self._n += 1
        text, twin = self._words(game, seat, choice)
        line: dict[str, Any] = {"n": self._n, "seat": seat + 1, "choice": text}
        if twin:
            line["twin"] = twin
        if game.ask is not None and game.ask.seat != seat:
            line["interjection"] = True
        self._write(line)

    def finish(self, outcome: Outcome) -> None:
        """The game is over; nothing follows."""
        self._write({"outcome": {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason}})

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._out.flush()
            if self._sync:
                os.fsync(self._out.fileno())
        except OSError as error:
            raise RecordError(
                f"the record cannot be written ({error.strerror}): make room or name another file"
            ) from error


# Reading.


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)  # a file may be endless
    except FileNotFoundError as error:
        raise RecordError(f"there is no file {path}: name a record, as in records/*.jsonl") from error
    except OSError as error:
        raise RecordError(f"{path} cannot be read ({error.strerror}): name a record, as in records/*.jsonl") from error
    if len(data) > LARGEST_FILE:
        raise RecordError(f"{path} is no record: it has more than {LARGEST_FILE} bytes")
    return parse_record(data)


def parse_record(data: bytes) -> Record:
    """The record in these bytes. A last line that was cut off is left out and remembered in `cut`."""
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
    """Number, fields and end of each line; no fields for a last line that was cut off."""
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
        raise RecordError(f"the line has {len(raw)} bytes, a record's lines have at most {LONGEST_LINE}")
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
        raise RecordError(f"line {line}: the choice is not a text")
    if fields.get("interjection", True) is not True:
        raise RecordError(f"line {line}: “interjection” is true or left out")
    twin = number(fields.get("twin", 0), f"line {line}: the twin", 0, 255)
    return Answer(line, n, seat, text, "interjection" in fields, twin)


def _outcome(line: int, fields: Any) -> Outcome:
    if not isinstance(fields, dict) or set(fields) != {"winners", "reason"} or not isinstance(fields["winners"], list):
        raise RecordError(f"line {line}: an outcome names the winners and the reason")
    if not isinstance(fields["reason"], str):
        raise RecordError(f"line {line}: the reason of the outcome is not a text")
    return Outcome(tuple(number(w, f"line {line}: a winner", 1, 255) - 1 for w in fields["winners"]), fields["reason"])


def number(value: Any, what: str, least: int, most: int = 1 << 31) -> int:
    """A whole number of a record within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{what} is not a whole number")
    if not least <= value <= most:
        raise RecordError(f"{what} is not between {least} and {most}")
    return value
