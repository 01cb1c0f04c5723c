"""The other commands: simulations, replays, positions, cards; and what is said to bad input."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from sixgun.games import GAME_TYPES
from sixgun.kernel.record import read_record
from tests.support.cli import FIRST, POSITION, Sixgun, child, seat_at
from tests.support.cli import sixgun as sixgun  # the fixture

# Simulations.


def test_a_simulation_prints_the_same_report_twice_except_the_time(sixgun: Sixgun) -> None:
    args = ("simulate", "--players", "7", "--games", "30", "--seed", "7", "--json")
    reports = [json.loads(sixgun(*args, *more).out) for more in ((), (), ("--jobs", "2"))]
    for report in reports:
        assert report.pop("seconds") >= 0
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["finished"] == 30


@pytest.mark.parametrize(("lang", "says"), [("en", "10 games with 4 players"), ("fr", "10 parties à 4 joueurs")])
def test_a_simulation_reports_in_words(sixgun: Sixgun, lang: str, says: str) -> None:
    run = sixgun("simulate", "--players", "4", "--games", "10", "--bots", "cowboy", "--lang", lang)
    assert says in run.out
    assert run.code == 0


# Replays.


@pytest.fixture
def record(sixgun: Sixgun) -> Path:
    """A whole game between the keyboard and the bots."""
    path = seat_at("game.jsonl")
    assert sixgun("play", "--resume", path, said=FIRST).code == 0
    return Path(path)


def test_a_replay_tells_everything_and_to_a_seat_only_what_it_knew(sixgun: Sixgun, record: Path) -> None:
    everything = sixgun("replay", record, "--lang", "en")
    assert everything.code == 0
    hidden = re.compile(r"(Ben|Cleo|Dan) draws (a|\d+) cards?\.")
    assert not hidden.search(everything.out)
    seat = sixgun("replay", record, "--lang", "en", "--seat", "1")
    assert hidden.search(seat.out)
    assert "You draw " in seat.out
    assert "The game is over" in seat.out
    assert sixgun("replay", record, "--lang", "fr", "--seat", "2").code == 0


def test_a_replay_can_be_stepped_through(sixgun: Sixgun, record: Path) -> None:
    said = "\n\nb\ng 20\ng 99999\n\nhelp\nq\n"
    run = sixgun("replay", record, "--lang", "en", said=said, typed=True)
    count = read_record(record).count
    assert run.code == 0
    for at in (0, 1, 2, 20, count):
        assert f"[{at}/{count}]" in run.out
    assert "Winner" in run.out
    assert "g N: go to answer N" in run.out
    assert "Cleo holds: BANG! 3♦" in run.out
    as_seat = sixgun("replay", record, "--lang", "en", "--seat", "1", said="\n", typed=True)
    assert "Cleo holds: " not in as_seat.out
    assert as_seat.code == 0


def test_a_fresh_record_is_right(sixgun: Sixgun, record: Path) -> None:
    run = sixgun("replay", record, "--verify", "--lang", "en")
    assert run.code == 0
    assert run.out.startswith("The record is correct: ")


def test_the_record_of_an_unfinished_game_is_replayed_as_far_as_it_goes(sixgun: Sixgun, record: Path) -> None:
    record.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:9]))
    assert "the game is unfinished" in sixgun("replay", record, "--lang", "en").out
    assert "as far as it goes" in sixgun("replay", record, "--verify", "--lang", "en").out


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        (b'"choice":"play bang-2c > 2"', b'"choice":"pass now"', "“pass now” is not offered to seat 1"),
        (b'"life":4', b'"life":3', "the position at turn 1 is different (players)"),
        (b'"reason":"', b'"reason":"not_', "the outcome does not fit"),
        (b'"key":"', b'"key":"00', "the key has 33 bytes"),
        (b'"version":1', b'"version":2', "format version 2 is unknown"),
        (b'{"n":3,', b'{"n":3', "damaged"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(
    sixgun: Sixgun, record: Path, old: bytes, new: bytes, cause: str
) -> None:
    data = record.read_bytes()
    assert old in data
    record.write_bytes(data.replace(old, new, 1))
    sixgun("replay", record, "--verify").refused("line ", cause)


def test_a_cut_off_record_is_not_replayed(sixgun: Sixgun, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    sixgun("replay", record).refused("was cut off", "--resume")
    sixgun("replay", record, "--verify").refused("was cut off")


# Positions.


def test_show_draws_a_position_with_its_question_its_options_and_why_nots(sixgun: Sixgun) -> None:
    Path("position.txt").write_text(POSITION, encoding="utf-8")
    run = sixgun("show", "position.txt", "--lang", "en")
    assert run.code == 0
    for text in (
        "Willy the Kid",
        "Your turn: play a card",
        "[play bang-2c > 2]",
        "Not possible: Missed! 2♠.",
        "Not possible: BANG! 2♣.",
    ):
        assert text in run.out
    other = sixgun("show", "position.txt", "--seat", "3", "--lang", "fr")
    assert "Willy le Kid" in other.out
    assert "Doit répondre maintenant\u202f: Willy le Kid" in other.out
    assert "! 3♦" in other.out
    assert "Bière 6♥" not in other.out


def test_show_reads_the_standard_input(tmp_path: Path) -> None:
    run = subprocess.run(child("show", "-", "--lang", "en"), input=POSITION.encode(), capture_output=True, cwd=tmp_path)
    assert run.returncode == 0
    assert "[play bang-2c > 2]" in run.stdout.decode()


def test_show_tells_who_has_won(sixgun: Sixgun) -> None:
    Path("position.txt").write_text(POSITION.replace("sheriff   4/5   hand: bang-2c, beer-6h", "sheriff   out  #"))
    run = sixgun("show", "position.txt", "--lang", "en")
    assert run.code == 0
    assert "The Sheriff is dead" in run.out


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("bang-2c", "bang-2x", "line 2: "),
        ("bang-2c", "banana-2c", "line 2: "),
        ("Jourdonnais     outlaw", "Jourdonnais     sheriff", "two Sheriffs"),
        ("beer-6h", "bang-3d", "line 4: "),
        ("3/4", "9/4", "line 3: "),
        ("Rose Doolan ", "Rosa Schmidt", "line 5: "),
        ("Rose Doolan     outlaw    1/4", "", ""),
        ("Rose Doolan     outlaw    1/4", "Jourdonnais  outlaw", "line "),
        ("outlaw    1/4", "outlaw    1/4  play: barrel-qs", "line "),
        ("> Willy", "hello\n> Willy", "line 2: "),
    ],
)
def test_show_refuses_an_impossible_position(sixgun: Sixgun, old: str, new: str, cause: str) -> None:
    assert old in POSITION
    Path("position.txt").write_text(POSITION.replace(old, new), encoding="utf-8")
    sixgun("show", "position.txt").refused(cause)


# Cards.


@pytest.mark.parametrize("name", ["cat_balou", "Cat Balou", "CAT BALOU", "coup de foudre", "cat"])
def test_a_card_is_found_by_its_name_in_either_language_or_by_its_slug(sixgun: Sixgun, name: str) -> None:
    run = sixgun("cards", name, "--lang", "en")
    assert run.out.startswith("Cat Balou  brown: K♥ 9♦ 10♦ J♦ 8♣\n")


def test_all_cards_characters_and_roles_are_listed(sixgun: Sixgun) -> None:
    out = sixgun("cards", "--lang", "en").out
    assert out.count("♠") + out.count("♥") + out.count("♦") + out.count("♣") >= 80
    for name in ("Dynamite", "Willy the Kid", "Renegade"):
        assert name in out
    assert "Renégat" in sixgun("cards", "--lang", "fr").out or "Hors-la-loi" in sixgun("cards", "--lang", "fr").out


# Bad input.


def test_version_and_help_are_told(sixgun: Sixgun) -> None:
    assert sixgun("--version").out.startswith("sixgun 0.")
    run = sixgun("--help")
    assert run.code == 0
    assert "examples:" in run.out


@pytest.mark.parametrize(
    ("args", "cause"),
    [
        ("", "name a command"),
        ("dance", "invalid choice"),
        ("play --frobnicate", "--frobnicate"),
        ("play --players 12", "12 players cannot play: choose 3 to 8"),
        ("play --players 0", "0 players cannot play"),
        ("play --players many", "invalid int value"),
        ("play --lang xx", "unknown language “xx”: there are en, fr"),
        ("play --bots nobody", "unknown bot “nobody”"),
        ("play --players 5 --bots random,random", "name one bot for all"),
        ("play --options moon", "unknown rule option “moon”"),
        ("play --options simplified=maybe", "on or off"),
        ("play --name  ", "expected one argument"),
        ("play --record .", "cannot hold a record"),
        ("play --record file.txt/game.jsonl", "cannot hold a record"),
        ("play --record /proc/nowhere/game.jsonl", "cannot be written"),
        ("play --record file.txt", "exists already"),
        ("play --resume", "no unfinished game"),
        ("play --resume nothing.jsonl", "there is no file nothing.jsonl"),
        ("play --resume .", "cannot be read"),
        ("play --resume file.txt", "not a record"),
        ("play --resume empty.txt", "the record is empty"),
        ("play --resume --seed 3", "--seed cannot be changed"),
        ("simulate --players 12", "12 players cannot play"),
        ("simulate --games 0", "not a number from 1"),
        ("simulate --games 999999999999", "not a number from 1"),
        ("simulate --jobs 0", "not a number from 1"),
        ("simulate --bots nobody", "unknown bot"),
        ("simulate --options moon", "unknown rule option"),
        ("replay", "required: FILE"),
        ("replay nothing", "there is no file"),
        ("replay .", "cannot be read"),
        ("replay file.txt", "not a record"),
        ("replay empty.txt", "the record is empty"),
        ("replay file.txt --seat 0", "there is no seat “0”"),
        ("show nothing", "there is no file"),
        ("show .", "cannot be read"),
        ("show empty.txt", "is empty"),
        ("show binary.txt", "not UTF-8"),
        ("show file.txt", "line 1"),
        ("cards unicorn", "nothing is called “unicorn”"),
        ("cards unicorn --lang xx", "unknown language"),
        ("cards s", "write more of the name"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(sixgun: Sixgun, args: str, cause: str) -> None:
    Path("file.txt").write_text("some text")
    Path("empty.txt").write_text("")
    Path("binary.txt").write_bytes(b"\xff\xfe\x00")
    sixgun(*args.split()).refused(cause)
    assert not Path("records").exists()


def test_a_name_that_cannot_be_printed_is_refused(sixgun: Sixgun) -> None:
    sixgun("play", "--name", "\x1b[31m").refused("printable characters")
    sixgun("play", "--name", "x" * 99).refused("printable characters")


def test_a_seat_that_the_table_does_not_have_is_refused(sixgun: Sixgun, record: Path) -> None:
    sixgun("replay", record, "--seat", "8").refused("there is no seat 8")


def test_a_finished_game_and_a_game_of_bots_are_not_resumed(sixgun: Sixgun, record: Path) -> None:
    sixgun("play", "--resume", record).refused("is over", "sixgun replay")
    lines = record.read_bytes().replace(b'"human"', b'"cowboy"').splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:9]))
    sixgun("play", "--resume", record).refused("0 people play in this record")


def test_a_reader_that_goes_away_ends_the_command_quietly(tmp_path: Path) -> None:
    with subprocess.Popen(child("cards"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        error = process.stderr.read()
        assert process.wait(timeout=60) in (0, 141)
    assert b"Traceback" not in error


# Which game.


@pytest.mark.parametrize("command", ["play", "simulate", "cards"])
def test_a_game_that_nobody_has_is_one_sentence(sixgun: Sixgun, command: str) -> None:
    found = sixgun(command, "--game", "poker")
    assert (found.code, found.out) == (2, "")
    assert found.err == f"sixgun: unknown game “poker”: there are {', '.join(GAME_TYPES)}\n"


def test_the_game_of_a_resumed_record_cannot_be_changed(sixgun: Sixgun) -> None:
    found = sixgun("play", "--resume", "some.jsonl", "--game", "bang")
    assert found.code == 2
    assert "--game cannot be changed in a game that is resumed" in found.err


def test_bang_is_the_usual_game(sixgun: Sixgun) -> None:
    asked = [sixgun("simulate", "--games", "2", "--json", *more).out for more in ([], ["--game", "bang"])]
    first, second = ({**json.loads(text), "seconds": 0} for text in asked)
    assert first == second
    assert (first["game"], first["players"]) == ("bang", 5)
