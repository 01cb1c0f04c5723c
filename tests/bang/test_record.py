"""Records: what is written can be played again."""

from __future__ import annotations

import io
import json

import pytest

from sixgun.bang.header import PlayerInfo, RecordHeader, read_header, recorder
from sixgun.bang.options import Options
from sixgun.bang.playback import Playback, verify
from sixgun.bang.position.reading import position_text
from sixgun.bang.rules.setup import Setup
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import parse_record
from tests.support.bang_records import POSITION, Lines, beginning, changed, first, played, refused


@pytest.fixture(scope="module")
def text() -> str:
    return played(beginning())[0]


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
    assert lines[0]["key"] == key_from_seed(1).hex()
    assert [line["n"] for line in lines if "n" in line] == list(range(1, 1 + sum("n" in line for line in lines)))
    turns = [line["turn"] for line in lines if "turn" in line]
    assert turns == sorted(set(turns))
    assert len(turns) > 5
    assert "outcome" in lines[-1]
    assert sum("outcome" in line for line in lines) == 1


def test_the_header_round_trips() -> None:
    setup = Setup(5, key_from_seed(9), options=Options(keep_characters=True), kept=((2, "sid_ketchum"),), sheriff=4)
    start = RecordHeader(setup, tuple(PlayerInfo(name, "cowboy") for name in "ABCDE"))
    assert read_header(json.loads(json.dumps(start.to_data()))) == start


def test_kept_characters_and_the_sheriff_s_seat_are_played_again() -> None:
    setup = Setup(
        4,
        key_from_seed(9),
        options=Options(keep_characters=True),
        kept=((2, "sid_ketchum"), (3, "rose_doolan")),
        sheriff=3,
    )
    text, game = played(RecordHeader(setup, tuple(PlayerInfo(name, "random") for name in "ABCD")))
    assert verify(parse_record(text.encode())).game.state.to_data() == game.state.to_data()


def test_each_line_is_out_before_its_answer_takes_effect() -> None:
    start = beginning(5)
    out = io.StringIO()
    game = start.new_game()
    before: list[str] = []
    writer = recorder(out)
    writer.header(start.to_data())
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
    start = RecordHeader(Setup(4, key_from_seed(1)), tuple(PlayerInfo(name, "random") for name in "ABCD"), POSITION)
    game = start.new_game()
    assert game.ask is not None
    out = io.StringIO()
    writer = recorder(out)
    writer.header(start.to_data())
    game.observers.append(writer)
    twins = [o for o in game.ask.options() if o.card != -1 and game.face(o.card).text == "stagecoach-9s"]
    assert len(twins) == 2
    game.answer(twins[1])
    record = parse_record(out.getvalue().encode())
    assert record.answers[0].twin == 1
    assert Playback(record).to_end().state.to_data() == game.state.to_data()


def test_a_record_may_begin_from_a_position() -> None:
    start = RecordHeader(Setup(4, key_from_seed(1)), tuple(PlayerInfo(name, "random") for name in "ABCD"), POSITION)
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
    assert "is different (players)" in refused(data)


def test_an_answer_that_an_older_engine_offered_leaves_out_the_rest_of_the_turn(text: str) -> None:
    def older(lines: Lines) -> None:
        lines[0]["engine"] = "0.0.1"
        lines[first(lines, "n")]["choice"] = "use crystal_ball"

    data = changed(text, older)
    playback = Playback(parse_record(data))
    playback.to_end()
    assert "the rest of the turn is skipped" in playback.notes[0]
    assert playback.game.outcome is not None
    assert "does not fit" in refused(data)


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


def test_a_full_disk_is_told_in_one_sentence() -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    start = beginning()
    with pytest.raises(RecordError, match=r"cannot be written .No space left"):
        recorder(Full()).header(start.to_data())
