"""Records: what is written can be played again, and what is damaged is refused with the line and the cause."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena.play import play_out
from sixgun.bang.game import Game
from sixgun.bang.options import Options
from sixgun.bang.playback import Playback, verify
from sixgun.bang.position import position_text
from sixgun.bang.record import Beginning, Chair, read_beginning, recorder
from sixgun.bang.rules.setup import Setup
from sixgun.bots import make_bot
from sixgun.kernel.chance import key_of
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import LARGEST_FILE, LONGEST_LINE, parse_record, read_record

Lines = list[dict[str, Any]]

POSITION = """
> Willy the Kid   sheriff         hand: bang-2c, stagecoach-9s, stagecoach-9s
  Jourdonnais     outlaw    3/4   play: barrel-qs
  Sid Ketchum     renegade  2/4   hand: beer-6h, bang-9d, missed-2s
  Rose Doolan     outlaw    1/4   hand: missed-3s
"""


def beginning(seed: int = 1, players: int = 4, **options: bool) -> Beginning:
    chairs = tuple(Chair(f"Bot {seat + 1}", "random") for seat in range(players))
    return Beginning(Setup(players, key_of(seed), options=Options(**options)), chairs)


def played(start: Beginning, bots: str = "random") -> tuple[str, Game]:
    """The record of a whole game between bots, and the game."""
    out = io.StringIO()
    game = start.game(tells=True)
    writer = recorder(out)
    writer.header(start.header())
    game.observers.append(writer)
    key = start.setup.key.hex()
    play_out(game, [make_bot(bots, key, seat) for seat in range(len(start.chairs))])
    assert game.outcome is not None
    writer.finish(game.outcome)
    return out.getvalue(), game


@pytest.fixture(scope="module")
def text() -> str:
    return played(beginning())[0]


def changed(text: str, change: Callable[[Lines], None]) -> bytes:
    """The record with a change made to its lines."""
    lines = [json.loads(line) for line in text.splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def refused(data: bytes) -> str:
    """The sentence with which a record is refused when it is read and verified."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(data))
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


def first(lines: Lines, name: str) -> int:
    return next(number for number, line in enumerate(lines) if name in line)


# What is written can be played again.


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_record_played_again_gives_the_same_positions_and_the_same_outcome(players: int) -> None:
    for seed, options in ((1, {}), (2, {"two_characters": True}), (3, {"simplified": True, "judge_at_once": True})):
        text, game = played(beginning(seed, players, **options))
        playback = verify(parse_record(text.encode()))
        assert playback.game.state.to_data() == game.state.to_data()
        assert playback.at == parse_record(text.encode()).count
        assert not playback.notes


def test_a_record_tells_the_set_up_the_answers_a_position_at_each_turn_and_the_outcome(text: str) -> None:
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["format"] == "sixgun-record"
    assert lines[0]["key"] == key_of(1).hex()
    assert [line["n"] for line in lines if "n" in line] == list(range(1, 1 + sum("n" in line for line in lines)))
    turns = [line["turn"] for line in lines if "turn" in line]
    assert turns == sorted(set(turns))
    assert len(turns) > 5
    assert "outcome" in lines[-1]
    assert sum("outcome" in line for line in lines) == 1


def test_the_header_round_trips() -> None:
    setup = Setup(5, key_of(9), options=Options(keep_characters=True), kept=((2, "sid_ketchum"),), sheriff=4)
    start = Beginning(setup, tuple(Chair(name, "cowboy") for name in "ABCDE"))
    assert read_beginning(json.loads(json.dumps(start.header()))) == start


def test_kept_characters_and_the_sheriff_s_seat_are_played_again() -> None:
    setup = Setup(
        4, key_of(9), options=Options(keep_characters=True), kept=((2, "sid_ketchum"), (3, "rose_doolan")), sheriff=3
    )
    text, game = played(Beginning(setup, tuple(Chair(name, "random") for name in "ABCD")))
    assert verify(parse_record(text.encode())).game.state.to_data() == game.state.to_data()


def test_each_line_is_out_before_its_answer_takes_effect() -> None:
    start = beginning(5)
    out = io.StringIO()
    game = start.game()
    before: list[str] = []
    writer = recorder(out)
    writer.header(start.header())
    game.observers += [writer, lambda *_: before.append(position_text(game))]
    for number in range(30):
        assert game.ask is not None
        game.answer(game.ask.options()[0])
        record = parse_record(out.getvalue().encode())
        assert record.count == number + 1
        record.entries.pop()
        assert position_text(Playback(record).to_end()) == before[number]


@pytest.mark.uncounted
def test_an_interjection_is_marked_and_played_again() -> None:
    texts = [played(beginning(seed, 7))[0] for seed in range(40)]
    found = [text for text in texts if '"interjection":true' in text]
    assert found
    for text in found:
        verify(parse_record(text.encode()))


def test_of_two_cards_that_look_the_same_the_one_that_was_played_is_played_again() -> None:
    start = Beginning(Setup(4, key_of(1)), tuple(Chair(name, "random") for name in "ABCD"), POSITION)
    game = start.game()
    assert game.ask is not None
    out = io.StringIO()
    writer = recorder(out)
    writer.header(start.header())
    game.observers.append(writer)
    twins = [o for o in game.ask.options() if o.card != -1 and game.face(o.card).text == "stagecoach-9s"]
    assert len(twins) == 2
    game.answer(twins[1])
    record = parse_record(out.getvalue().encode())
    assert record.answers[0].twin == 1
    assert Playback(record).to_end().state.to_data() == game.state.to_data()


def test_a_record_may_begin_from_a_position() -> None:
    start = Beginning(Setup(4, key_of(1)), tuple(Chair(name, "random") for name in "ABCD"), POSITION)
    text, game = played(start)
    playback = verify(parse_record(text.encode()))
    assert playback.game.state.to_data() == game.state.to_data()
    assert json.loads(text.splitlines()[0])["position"] == POSITION


def test_a_stored_position_is_taken_where_today_s_rules_lead_elsewhere(text: str) -> None:
    def older_rules(lines: Lines) -> None:
        for line in lines[first(lines, "turn") + 1 :]:
            if "position" in line:
                for player in line["position"]["players"]:
                    player["max_life"] = 5

    data = changed(text, older_rules)
    playback = Playback(parse_record(data))
    playback.to_end()
    assert playback.notes
    assert all(player.max_life == 5 for player in playback.game.state.players)
    assert "stands differently at turn" in refused(data)


def test_an_answer_that_an_older_engine_offered_leaves_out_the_rest_of_the_turn(text: str) -> None:
    def older(lines: Lines) -> None:
        lines[0]["engine"] = "0.0.1"
        lines[first(lines, "n")]["choice"] = "use crystal_ball"

    data = changed(text, older)
    playback = Playback(parse_record(data))
    playback.to_end()
    assert "is left out from here" in playback.notes[0]
    assert playback.game.outcome is not None
    assert "does not fit" in refused(data)


# What is damaged is refused.


def test_the_record_of_an_unfinished_game_is_right_as_far_as_it_goes(text: str) -> None:
    lines = text.splitlines(keepends=True)
    playback = verify(parse_record("".join(lines[:20]).encode()))
    assert playback.game.ask is not None


def test_a_cut_off_last_line_is_left_out_and_remembered(text: str) -> None:
    data = text.encode()
    for end in range(len(data) - 1, len(data) // 2, -997):
        record = parse_record(data[:end])
        assert data[: record.whole].endswith(b"\n")
        assert (record.cut > 0) == (record.whole < end)
        verify(record)


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
        ("options", {"simplified": 1}, "rule option “simplified” is on or off"),
        ("seats", None, "“seats” does not name 4 players"),
        ("seats", [1, 2, 3, 4], "“seats” is not a JSON object"),
        ("seats", [{"name": "x"}] * 4, "a seat has a name and a kind"),
        ("seats", [{"name": "\x1b[31m", "kind": "random"}] * 4, "a seat's name and kind are printable"),
        ("seats", [{"name": "x" * 999, "kind": "random"}] * 4, "a seat's name and kind are printable"),
        ("sheriff", 5, "the Sheriff is not between 1 and 4"),
        ("sheriff", "1", "the Sheriff is not a whole number"),
        ("kept", 1, "“kept” is not a list"),
        ("kept", [[1]], "“kept” pairs a seat with a character"),
        ("kept", [[1, "dracula"]], "“kept” pairs a seat with a character"),
        ("kept", [[1, []]], "“kept” pairs a seat with a character"),
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
        (answer(choice=7), "the choice is not a text"),
        (answer(seat=0), "the seat is not between 1 and 255"),
        (answer(seat=8), "there is no seat 8"),
        (answer(seat=10**30), "the seat is not between"),
        (answer(seat=1.5), "the seat is not a whole number"),
        (answer(n=7), "answer 1 is missing: this one has number 7"),
        (answer(twin=3), "is not offered to seat"),
        (answer(twin=-1), "the twin is not between"),
        (answer(interjection=False), "“interjection” is true or left out"),
        (answer(interjection=True), "need not interject"),
        (answer(mood="good"), "neither an answer, nor a position, nor the outcome"),
        (lambda lines: lines.pop(first(lines, "turn")), "the position of turn 1 is missing before this answer"),
        (lambda lines: lines.pop(first(lines, "n")), "is missing: this one has number"),
        (add({"n": 1, "seat": 1, "choice": "pass"}), "nothing may follow the outcome"),
        (add({}, 3), "neither an answer, nor a position, nor the outcome"),
        (add({"turn": 0, "position": {}}, 3), "the turn is not between"),
        (add({"turn": 1, "position": {}}, 4), "turn 1 cannot follow turn"),
        (add({"turn": 1, "position": []}, 1), "the position is not a JSON object"),
        (stored("deck", []), "stands differently at turn 1 (deck)"),
        (stored("players", None), "stands differently at turn 1 (players)"),
        (outcome(winners=[]), "the outcome does not fit"),
        (outcome(winners=["1"]), "a winner is not a whole number"),
        (outcome(winners=1), "an outcome names the winners and the reason"),
        (outcome(reason=1), "the reason of the outcome is not a text"),
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
    assert "the game goes on" in refused("".join([*lines[:20], lines[-1]]).encode())


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
    with pytest.raises(RecordError, match="is no record: it has"):
        read_record(path)


def test_a_full_disk_is_told_in_one_sentence() -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    start = beginning()
    with pytest.raises(RecordError, match=r"cannot be written .No space left"):
        recorder(Full()).header(start.header())
