"""Records and positions that somebody has spoiled, by accident or on purpose: either they can be read, or one sentence
says what is wrong with them, in time and memory that follow from the size of the file."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.cardgame.notation import LONGEST_CHOICE, read_spoken_line
from sixgun.cardgame.position import listed_cards
from sixgun.games import GAME_TYPES
from sixgun.kernel.errors import NotationError, SixgunError, quoted
from sixgun.kernel.record import LARGEST_FILE, parse_record
from sixgun.terminal.commands.replay import RecordStepper
from sixgun.terminal.commands.show import print_question
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console, console_for
from tests.support.cli import POSITION, Sixgun, child, sixgun
from tests.support.hostile_files import files, spoiled_position, spoiled_record

__all__ = ["sixgun"]  # a fixture

SECONDS = 5.0
"""Of the processor, whatever else the machine does: a sentence takes a fraction of one."""
LONGEST_SENTENCE = 700
MEMORY = 1 << 30

DUEL = files("duel")[1][0]
NAMES = {"bang": POSITION.strip(), "duel": DUEL}


def record_with(change: Callable[[list[dict[str, Any]]], None], game: str = "bang") -> bytes:
    """A record of a whole game with a change in what its lines say."""
    lines = [json.loads(line) for line in files(game)[0][0].splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def stored(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The second position that is stored."""
    position: dict[str, Any] = [line["position"] for line in lines if "turn" in line][1]
    return position


def life(lines: list[dict[str, Any]]) -> None:
    stored(lines)["players"][0]["life"] = 10**9
    stored(lines)["players"][0]["max_life"] = 10**9


DEEP = json.loads("[" * 400 + "]" * 400)


RECORDS: dict[str, bytes] = {
    "a life of a thousand million": record_with(life),
    "a life that is a text": record_with(lambda lines: stored(lines)["players"][0].update(life="4")),
    "a turn that is half": record_with(lambda lines: stored(lines).update(turn=1.5)),
    "an event that is a list": record_with(lambda lines: stored(lines).update(event=[])),
    "a deck that is nothing but depth": record_with(lambda lines: stored(lines).update(deck=DEEP)),
    "a mark of a seat that is not there": record_with(lambda lines: stored(lines).update(turn_marks=[["bang", 99, 1]])),
    "chance from far away": record_with(lambda lines: stored(lines)["chance"].__setitem__(1, 10**30)),
    "a game that is over and goes on": record_with(lambda lines: stored(lines).update(outcome=[[0], "nobody"])),
    "a fighter's life": record_with(
        lambda lines: next(iter(stored(lines)["fighters"].values())).update(life=10**9, max_life=10**9), "duel"
    ),
    "decks that are numbers": record_with(lambda lines: stored(lines).update(decks=[1, 2, 3]), "duel"),
    "a version of depth": b'{"format":"sixgun-record","version":' + b"[" * 900 + b"]" * 900 + b"}\n",
    "deep JSON": b"[" * 200_000 + b"\n",
    "an option of depth": record_with(lambda lines: lines[0].update(options={"simplified": DEEP})),
    "a number of 4,000 digits": record_with(lambda lines: lines[0].update(players=10**4000)),
    "a long line": b'{"format":"' + b"x" * (1 << 20) + b'"}\n',
    "many sets": record_with(lambda lines: lines[0].update(sets=["base"] * 20_000)),
    "a hostile position": record_with(lambda lines: lines[0].update(position=f"{POSITION}turn: {'9' * 5000}\n")),
}  # fmt: skip

POSITIONS: dict[str, tuple[str, str]] = {
    "a turn of 5,000 digits": ("turn: " + "9" * 5000, "line 5: “999"),
    "200,000 cards": ("table: " + "beer-6h " * 200_000, "more than 1048576"),
    "200,000 cards in lines": ("table: beer-6h\n" * 60_000, ": there are more than 1000 cards"),
    "a card that all know, over and over": ("deck: beer-6h(" + "1," * 400_000 + "1)", "line 5: the line has"),
    "the same in lines": (("deck: bang-2d(" + "1," * 4900 + "1)\n") * 90, "line 6: "),
    "bangs of 5,000 digits": ("bangs: " + "9" * 5000, "line 5: “999"),
    "chance of 5,000 digits": ("seed: a at " + "9" * 5000, "line 5: “999"),
    "spaces in a key": ("key: a" + " " * 9900 + "!", "line 5: “a"),
    "a mark of 5,000 digits": ("marks: game dead_man = " + "9" * 5000, "line 5: “game"),
    "a seat of 5,000 digits": ("deck: bang-9d(" + "9" * 5000 + ")", "line 5: “999"),
    "options": ("options: simplified\n" * 45_000, "too many options"),
    "an option of 5,000 digits": ("options: event_cards=" + "9" * 5000, "line 5: rule option"),
    "the fallen": ("fallen: " + "3 by 1," * 1000 + "\nfallen: 3 by 1", "there are more than 1000 eliminations"),
    "characters": ("Willy the Kid " * 600, "line 5: Willy the Kid is at the table twice"),
    "seats": ("Bart Cassidy outlaw\nBlack Jack outlaw\nCalamity Jane outlaw\n" * 9000, "line 7: "),
    "spaces in an answer": ("then: play" + " " * 9000 + "x" + " " * 900 + ">", "line 5: “play"),
    "an answer of 9,000 letters": ("then: " + "x" * 9000, "line 5: “xxx"),
    "a speaker of spaces": ("then: a" + " " * 9000 + "b", "line 5: “a"),
    "a twin of 4,500 digits": ("then: pass twin " + "9" * 4500, "line 5: “pass"),
    "an unknown word": ("x" * 9000 + " outlaw", "line 5: unknown character “xxx"),
    "what a terminal obeys": ("\x1b[2J\x1b]0;owned\x07 outlaw", "line 5: "),
}


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("command", ["replay", "replay --verify", "play --resume"])
def test_a_hostile_record_is_refused_in_one_sentence(sixgun: Sixgun, tmp_path: Path, name: str, command: str) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(RECORDS[name].replace(b'{"outcome"', b'{"lost"') if "resume" in command else RECORDS[name])
    since = time.process_time()
    run = sixgun(*command.split()[:1], *command.split()[1:], str(path))
    assert time.process_time() - since < SECONDS
    run.refused("line ")
    assert len(run.err) < LONGEST_SENTENCE


@pytest.mark.parametrize("name", POSITIONS)
def test_a_hostile_position_is_refused_in_one_sentence(sixgun: Sixgun, tmp_path: Path, name: str) -> None:
    text, cause = POSITIONS[name]
    path = tmp_path / "hostile.txt"
    path.write_text(f"{POSITION.strip()}\n{text}\n", encoding="utf-8")
    since = time.process_time()
    run = sixgun("show", str(path))
    assert time.process_time() - since < SECONDS
    run.refused(cause)
    assert len(run.err) < LONGEST_SENTENCE
    assert run.err.strip().isprintable()


@pytest.mark.parametrize(("command", "endless"), [("replay", "/dev/zero"), ("play --resume", "fifo"), ("show", "fifo")])
def test_an_endless_file_is_read_to_a_bound(tmp_path: Path, command: str, endless: str) -> None:
    resource = pytest.importorskip("resource")
    path = Path(endless)
    if endless == "fifo":
        path = tmp_path / "fifo.jsonl"
        os.mkfifo(path)
        writer = subprocess.Popen(["sh", "-c", f"exec 2>&-; yes 1 > '{path}'"])
    run = subprocess.run(
        child(*command.split(), str(path)),
        capture_output=True,
        text=True,
        timeout=60,
        cwd=tmp_path,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )
    if endless == "fifo":
        writer.wait(60)
    assert run.returncode == 2
    assert run.stderr.strip().count("\n") == 0
    assert "has more than" in run.stderr or "line 1" in run.stderr or "UTF-8" in run.stderr


def test_a_pipe_among_the_records_is_passed_over(sixgun: Sixgun, tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    os.mkfifo(tmp_path / "records" / "pipe.jsonl")
    sixgun("play", "--resume").refused("there is no unfinished game")


@pytest.fixture(scope="module")
def console() -> Console:
    return console_for("en")


def read_record(console: Console, data: bytes) -> None:
    """As `sixgun replay` does, with the table at its end."""
    stepper = RecordStepper(console, parse_record(data), -1)
    stepper.print_log()
    stepper.draw()


def read_position(console: Console, game: str, text: str) -> None:
    """As `sixgun show` does."""
    game_type, screen = GAME_TYPES[game], screen_of(game)
    found = game_type.parse_position(text)
    names = screen.player_screen.seat_names(console, found)
    view = game_type.view(found, found.ask.seat if found.ask else -1)
    screen.draw_table(console, view, names)
    if view.ask is not None:
        print_question(console, game, view, names)


@pytest.mark.uncounted
@pytest.mark.parametrize("start", range(0, 240, 40))
@pytest.mark.parametrize("game", GAME_TYPES)
def test_a_spoiled_file_is_read_or_refused_in_one_sentence(console: Console, game: str, start: int) -> None:
    """Records and positions with changes by chance: never another error, and never slow."""
    records, positions = files(game)
    for seed in range(start, start + 40):
        chance = Random(f"{game} {seed}")
        data = spoiled_record(chance.choice(records), chance)
        read_or_refused(f"{game} {seed}", lambda data=data: read_record(console, data))  # type: ignore[misc]
        for _ in range(3):
            text = spoiled_position(chance.choice(positions), chance)
            read_or_refused(f"{game} {seed}", lambda text=text: read_position(console, game, text))  # type: ignore[misc]


def read_or_refused(name: str, read: Callable[[], None]) -> None:
    since, told = time.process_time(), ""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            read()
    except SixgunError as error:
        told = str(error)
    except Exception as error:
        raise AssertionError(f"{name}: {error!r}") from error
    assert "\n" not in told
    assert len(told) < LONGEST_SENTENCE
    assert time.process_time() - since < SECONDS


@pytest.mark.parametrize("game", GAME_TYPES)
def test_the_files_that_are_spoiled_can_be_read_before(console: Console, game: str) -> None:
    records, positions = files(game)
    with contextlib.redirect_stdout(io.StringIO()):
        for record in records:
            assert len(record) < LARGEST_FILE / 20
            read_record(console, record.encode())
        for text in positions:
            read_position(console, game, text)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", []),
        (" a, b  c ,,d", ["a", "b", "c", "d"]),
        ("a(1, 3) b(all),c", ["a(1, 3)", "b(all)", "c"]),
        ("a(1,", ["a(1"]),
        ("a ) b", ["a )", "b"]),
        ("(a b", ["(a", "b"]),
        ("a (1) b", ["a", "(1)", "b"]),
    ],
)
def test_commas_in_brackets_belong_to_a_card(text: str, cards: list[str]) -> None:
    assert listed_cards(text) == cards


def test_what_is_quoted_is_short_and_harmless() -> None:
    assert quoted("beer") == "“beer”"
    assert quoted("x" * 50) == f"“{'x' * 40}…”"
    assert quoted("a\x1b[2Jb\nc") == "“a·[2Jb·c”"
    assert quoted(None) == "“None”"
    assert quoted([[[]]]) == "a list"
    with pytest.raises(NotationError):
        read_spoken_line("x" * (LONGEST_CHOICE + 1))
