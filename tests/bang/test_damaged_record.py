"""Records that are damaged: refused with the line and the cause."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.bang.playback import Playback
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import LARGEST_FILE, LONGEST_LINE, parse_record, read_record
from tests.support.bang_records import Lines, beginning, changed, first, played, refused


@pytest.fixture(scope="module")
def text() -> str:
    return played(beginning())[0]


def test_a_record_without_its_outcome_is_refused_if_the_game_is_over(text: str) -> None:
    lines = text.splitlines(keepends=True)
    assert "lacks the outcome" in refused("".join(lines[:-1]).encode())


@pytest.mark.parametrize(
    ("data", "cause"),
    [
        (b"", "the record is empty"),
        (b"hello\n", "line 1: the line is damaged: it is not JSON"),
        (b"hello", "line 1: not a record: its header is damaged or cut off"),
        (b"[1]\n", "line 1: the line is not a JSON object"),
        (b"{}\n", "line 1: not a record: the header does not name the format"),
        (b'{"format":"sixgun-record","version":99}\n', "line 1: format version 99 is unknown"),
        (b'{"format":"sixgun-record","version":1,"game":"chess"}\n', "line 1: this is not a record of the game"),
        (b'{"format":"sixgun-record","version":1,"game":"bang"}\n', "line 1: the header lacks"),
        (b"\xff\xfe\n", "line 1: the line is not UTF-8 text"),
        (b"[" * 200_000 + b"\n", "line 1: the line is damaged"),
        (b'{"n": ' + b"9" * 5000 + b"}\n", "line 1: the line is damaged"),
        (b'{"n": NaN}\n', "line 1: the line is damaged"),
        (b" " * (LONGEST_LINE + 1) + b"\n", "line 1: the line has"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, cause: str) -> None:
    assert refused(data).startswith(cause)


@pytest.mark.parametrize(
    ("field", "value", "cause"),
    [
        ("players", 12, "the number of players is not between"),
        ("players", "4", "the number of players is not a whole number"),
        ("players", True, "the number of players is not a whole number"),
        ("players", 3, "“seats” does not name 3 players"),
        ("key", "00", "the key has 1 bytes instead of 32"),
        ("key", "zz", "the key is not written in hexadecimal"),
        ("key", 7, "the key is not written in hexadecimal"),
        ("key", "00" * 100_000, "the key has 100000 bytes"),
        ("sets", [], "“sets” is not written as text"),
        ("sets", ["atlantis"], "unknown set “atlantis”"),
        ("sets", "base", "“sets” is not written as text"),
        ("options", [], "“options” is not a JSON object"),
        ("options", {"wild": True}, "unknown rule option “wild”"),
        ("options", {"simplified": 1}, "rule option “simplified” must be on or off"),
        ("seats", None, "“seats” does not name 4 players"),
        ("seats", [1, 2, 3, 4], "“seats” is not a JSON object"),
        ("seats", [{"name": "x"}] * 4, "a seat must have a name and a kind"),
        (
            "seats",
            [{"name": "\x1b[31m", "kind": "random"}] * 4,
            "a seat's name and kind must be 1 to 40 printable characters",
        ),
        (
            "seats",
            [{"name": "x" * 999, "kind": "random"}] * 4,
            "a seat's name and kind must be 1 to 40 printable characters",
        ),
        ("sheriff", 5, "the Sheriff is not between 1 and 4"),
        ("sheriff", "1", "the Sheriff is not a whole number"),
        ("kept", 1, "“kept” must be a list"),
        ("kept", [[1]], "each entry of “kept” must be a seat and a character"),
        ("kept", [[1, "dracula"]], "each entry of “kept” must be a seat and a character"),
        ("kept", [[1, []]], "each entry of “kept” must be a seat and a character"),
        ("kept", [[9, "sid_ketchum"]], "a seat of “kept” is not between"),
        ("kept", [[1, "sid_ketchum"], [2, "sid_ketchum"]], "“kept” names a seat or a character twice"),
        ("engine", 1, "“engine” is not written as text"),
        ("position", "nonsense", ""),
        ("position", 5, "“position” is not written as text"),
        ("weather", "fine", "the header has an unknown field “weather”"),
    ],
)
def test_a_damaged_header_is_refused(text: str, field: str, value: Any, cause: str) -> None:
    def damage(lines: Lines) -> None:
        lines[0][field] = value

    assert refused(changed(text, damage)).startswith(f"line 1: {cause}")


def answer(**fields: Any) -> Callable[[Lines], None]:
    def damage(lines: Lines) -> None:
        lines[first(lines, "n")].update(fields)

    return damage


def outcome(**fields: Any) -> Callable[[Lines], None]:
    def damage(lines: Lines) -> None:
        lines[-1]["outcome"].update(fields)

    return damage


def stored(name: str, value: Any) -> Callable[[Lines], None]:
    def damage(lines: Lines) -> None:
        lines[first(lines, "turn")]["position"][name] = value

    return damage


def add(line: dict[str, Any], where: int | None = None) -> Callable[[Lines], None]:
    def damage(lines: Lines) -> None:
        lines.insert(len(lines) if where is None else where, line)

    return damage


@pytest.mark.parametrize(
    ("damage", "cause"),
    [
        (answer(choice="play bang-2d > 9"), "is not offered to seat"),
        (answer(choice=""), "is not offered to seat"),
        (answer(choice="x" * 10_000), "is not offered to seat"),
        (answer(choice=7), "the choice is not a string"),
        (answer(seat=0), "the seat is not between 1 and 255"),
        (answer(seat=8), "there is no seat 8"),
        (answer(seat=10**30), "the seat is not between"),
        (answer(seat=1.5), "the seat is not a whole number"),
        (answer(n=7), "answer 1 is missing: this one has number 7"),
        (answer(twin=3), "is not offered to seat"),
        (answer(twin=-1), "the twin is not between"),
        (answer(interjection=False), "“interjection” must be true or left out"),
        (answer(interjection=True), "so it cannot interject"),
        (answer(mood="good"), "neither an answer, nor a position, nor the outcome"),
        (lambda lines: lines.pop(first(lines, "turn")), "the position of turn 1 is missing before this answer"),
        (lambda lines: lines.pop(first(lines, "n")), "is missing: this one has number"),
        (add({"n": 1, "seat": 1, "choice": "pass"}), "nothing may follow the outcome"),
        (add({}, 3), "neither an answer, nor a position, nor the outcome"),
        (add({"turn": 0, "position": {}}, 3), "the turn is not between"),
        (add({"turn": 1, "position": {}}, 4), "turn 1 cannot follow turn"),
        (add({"turn": 1, "position": []}, 1), "the position is not a JSON object"),
        (stored("deck", []), "the position at turn 1 is different (deck)"),
        (stored("players", None), "the position at turn 1 is different (players)"),
        (outcome(winners=[]), "the outcome does not fit"),
        (outcome(winners=["1"]), "a winner is not a whole number"),
        (outcome(winners=1), "an outcome must name the winners and the reason"),
        (outcome(reason=1), "the reason of the outcome is not a string"),
        (outcome(reason="sun"), "the outcome does not fit"),
    ],
)
def test_a_damaged_line_is_refused(text: str, damage: Callable[[Lines], None], cause: str) -> None:
    message = refused(changed(text, damage))
    assert message.startswith("line ")
    assert cause in message


def test_another_seat_than_the_one_that_was_asked_is_refused(text: str) -> None:
    def other_seat(lines: Lines) -> None:
        line = lines[first(lines, "n")]
        line["seat"] = line["seat"] % 4 + 1

    assert "is asked, not seat" in refused(changed(text, other_seat))


def test_an_outcome_before_the_end_is_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    assert "the game continues" in refused("".join([*lines[:20], lines[-1]]).encode())


@pytest.mark.parametrize(
    "damage",
    [{"players": []}, {"players": None}, {"deck": [999] * 80}, {"turn": 77}, {"chance": ["00", 0]}, {"faces": {}}, {}],
)
def test_a_stored_position_that_cannot_be_played_is_refused_even_if_nothing_is_compared(
    text: str, damage: dict[str, Any]
) -> None:
    def break_it(lines: Lines) -> None:
        line = lines[first(lines, "turn")]
        line["position"] = {**line["position"], **damage} if damage else {}

    record = parse_record(changed(text, break_it))
    with pytest.raises(RecordError, match=r"^line \d+: "):
        Playback(record).to_end()


def test_a_file_that_is_not_there_or_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="there is no file"):
        read_record(tmp_path / "nothing")
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path)


def test_a_file_of_absurd_size_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(RecordError, match="is not a record: it has"):
        read_record(path)
