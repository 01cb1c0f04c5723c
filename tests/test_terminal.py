"""The command line: whole games, resuming, and what is said to bad input."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.bang.playback import Playback
from sixgun.bang.position import parse_position, position_text
from sixgun.bang.record import HUMAN, Beginning, Chair, recorder
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.games import TITLES, title_of
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import key_of
from sixgun.kernel.record import read_record
from sixgun.terminal.console import Console, usual_language
from sixgun.terminal.human import Human
from sixgun.terminal.main import main
from sixgun.terminal.paint import Paint
from sixgun.terminal.play import sit_down_again
from sixgun.wording import language

FIRST = "1\nn\n" * 600
"""The first option of each question, and no to what is asked with yes or no: each question passes over the other."""
POSITION = """
> Willy the Kid   sheriff   4/5   hand: bang-2c, beer-6h, jail-js, missed-2s, barrel-qs
  Jourdonnais     outlaw    3/4   play: barrel-ks
  Sid Ketchum     renegade  2/4   hand: bang-3d, bang-4d, bang-5d, beer-7h
  Rose Doolan     outlaw    1/4
"""


class Run:
    """What came of a command: exit code, output, errors."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def refused(self, *parts: str) -> None:
        """One clear sentence and exit code 2."""
        assert self.code == 2
        assert self.err.strip().count("\n") == 0
        assert self.err.startswith("sixgun")
        assert "Traceback" not in self.err
        for part in parts:
            assert part in self.err


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


Sixgun = Callable[..., Run]


@pytest.fixture
def sixgun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sixgun:
    """Runs the command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str, said: str = "", typed: bool = False) -> Run:
        monkeypatch.setattr(sys, "stdin", Keyboard(said) if typed else io.StringIO(said))
        try:
            code = main([str(arg) for arg in args])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


def child(*args: str, code: str = "import sys; from sixgun.terminal.main import main; sys.exit(main())") -> list[str]:
    return [sys.executable, "-c", code, *args]


def seat_at(path: str, position: str = POSITION, sets: tuple[str, ...] = ("base",)) -> str:
    """Write a record that begins with a position, with seat 1 at the keyboard and cowboys around."""
    chairs = (Chair("Zoe", HUMAN), Chair("Ben", "cowboy"), Chair("Cleo", "cowboy"), Chair("Dan", "cowboy"))
    with Path(path).open("w", encoding="utf-8") as file:
        recorder(file).header(Beginning(Setup(4, key_of(1), sets), chairs, position).header())
    return path


# Whole games.


@pytest.mark.parametrize(("lang", "says"), [("en", "The record of this game"), ("fr", "L’enregistrement de cette")])
@pytest.mark.parametrize("players", [4, 7])
def test_a_whole_game_can_be_played_by_always_taking_the_first_option(
    sixgun: Sixgun, lang: str, says: str, players: int
) -> None:
    options = "two_characters,simplified" if players == 7 else ""
    run = sixgun("play", "--lang", lang, "--seed", "3", "--players", players, "--options", options, said=FIRST)
    assert run.code == 0
    assert says in run.out
    (path,) = Path("records").glob("*.jsonl")
    assert read_record(path).ending is not None
    assert sixgun("replay", path, "--verify", "--lang", lang).code == 0


def test_the_table_shows_life_roles_distances_piles_and_the_hand(sixgun: Sixgun) -> None:
    out = sixgun("play", "--resume", seat_at("game.jsonl"), "--lang", "en").out
    for text in (
        "Zoe   Willy the Kid  Sheriff  ●●●●○  5     you",
        "Ben   Jourdonnais    unknown  ●●●○   0     1 in reach  Barrel K♠",
        "Cleo  Sid Ketchum    unknown  ●●○○   4     2\n",
        "Deck 70, discard pile 0",
        "Your hand: BANG! 2♣, Beer 6♥, Jail J♠, Missed! 2♠, Barrel Q♠",
        "[pass]",
    ):
        assert text in out


def test_another_game_may_follow_with_the_sheriff_s_star_passed_on_and_the_survivors_characters(
    sixgun: Sixgun,
) -> None:
    options = "keep_characters,pass_sheriff"
    run = sixgun("play", "--seed", "3", "--players", "4", "--options", options, said="1\ny\n" * 600)
    assert run.code == 2  # the input ends in the middle of a game
    first, second, *_ = sorted(Path("records").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    old, new = read_record(first), read_record(second)
    state = Playback(old).to_end().state
    sheriff = next(seat for seat in range(4) if state.role(seat) == "sheriff")
    assert new.header["sheriff"] == (sheriff + 1) % 4 + 1
    kept = [[seat + 1, player.characters[0]] for seat, player in enumerate(state.players) if not player.out]
    assert new.header["kept"] == kept


def test_a_forced_answer_is_given_for_you_and_said_so(sixgun: Sixgun) -> None:
    outs = [sixgun("play", "--seed", seed, "--players", "4", "--lang", "en", said=FIRST).out for seed in range(8)]
    assert any("Only one choice: " in out for out in outs)


# At the question.


def test_the_commands_of_the_question_explain_and_change_nothing(sixgun: Sixgun) -> None:
    said = "?\nwhy\nwhy zzz\nrules\nrules barrel\nrules zzz\nlog\nlog 3\ntable\n\n99\nfly\nuse barrel\nplay jail > 1\n"
    run = sixgun("play", "--resume", seat_at("game.jsonl"), "--lang", "en", said=said)
    assert run.code == 2
    for text in (
        "What you can type",
        "You are: Sheriff",
        "Your character: Willy the Kid",
        "as in: why bang > 3",
        "You have no “zzz”",
        "as in: rules Cat Balou",
        "Barrel  blue: Q♠ K♠",
        "there is no card, character, event or role “zzz”",
        "Type a number from 1 to",
        "“fly” names no choice",
        "Barrel does not lie in front of you.",
        "The Sheriff cannot be sent to jail.",
    ):
        assert text in run.out
    assert read_record(Path("game.jsonl")).count == 0


def test_why_says_what_stands_in_the_way_and_what_is_possible(sixgun: Sixgun) -> None:
    said = "why bang > 3\nwhy bang\nwhy missed\nwhy bang > 9\nquit\n"
    out = sixgun("play", "--resume", seat_at("game.jsonl"), "--lang", "en", said=said).out
    assert "Not possible: BANG! 2♣. " in out
    assert "Possible: Play BANG! 2♣ at Ben" in out
    assert "Not possible: Missed! 2♠. " in out
    assert "there is no seat 9" in out
    fr = sixgun("play", "--resume", "game.jsonl", "--lang", "fr", said="pourquoi bière\npourquoi raté\nquitter\n")
    assert "Possible\u202f: " in fr.out
    assert "Impossible\u202f: Raté" in fr.out
    assert fr.code == 0


def test_why_is_answered_for_abilities_and_cards_in_play_too(sixgun: Sixgun) -> None:
    lines = [
        "> Chuck Wengam  sheriff  2/5  hand: bang-2c  play: knife-8h sombrero-7c mustang-8h",
        "  Jourdonnais   outlaw",
        "  Rose Doolan   renegade",
        "  Lucky Duke    outlaw",
        "fresh: knife-8h",
    ]
    Path("position.txt").write_text("\n".join(lines), encoding="utf-8")
    out = sixgun("show", "position.txt", "--lang", "en").out
    assert "Not possible: Knife. Knife was put down in this turn" in out
    assert "Not possible: Sombrero. Sombrero is only used against a shot." in out
    assert "Mustang works by itself" not in out
    said = [
        "why knife",
        "why knife > 2",
        "why chuck",
        "use chuck_wengam",
        "why chuck",
        "why mustang",
        "why jourdonnais",
    ]
    path = seat_at("game.jsonl", "\n".join(lines), ("base", "dodge_city"))
    run = sixgun("play", "--resume", path, "--lang", "en", said="\n".join([*said, "use knife > 2\n"]))
    assert run.out.count("Knife was put down in this turn: it can be used from the next turn on.") == 3
    assert "Possible: Use your ability" in run.out
    assert "You cannot give up your last life point." in run.out
    assert "Mustang works by itself: there is nothing to use." in run.out
    assert "You have no “jourdonnais”." in run.out


def test_the_table_is_shown_at_the_first_question_whatever_it_is(sixgun: Sixgun) -> None:
    out = sixgun("play", "--seed", "5", "--lang", "en", "--options", "two_characters", said="quit\n").out
    assert out.index("(preparation)") < out.index("Sheriff") < out.index("Which character do you want to be?")


def test_a_text_with_several_meanings_lists_them_and_players_may_be_named(sixgun: Sixgun) -> None:
    said = "play jail\nplay jail > zoe\nwhy bang > cleo\nplay jail > dan\n"
    out = sixgun("play", "--resume", seat_at("game.jsonl"), "--lang", "en", said=said).out
    assert "“play jail” may mean: play jail-js > 2, play jail-js > 3, play jail-js > 4." in out
    assert "The Sheriff cannot be sent to jail." in out
    assert "Cleo is at distance 2; your reach is 1." in out
    assert read_record(Path("game.jsonl")).answers[0].text == "play jail-js > 4"


def test_an_answer_may_be_typed_in_the_notation(sixgun: Sixgun) -> None:
    sixgun("play", "--resume", seat_at("game.jsonl"), said="barrel\nplay jail-js > 4\nPASS\n")
    answers = [answer.text for answer in read_record(Path("game.jsonl")).answers]
    assert answers[:3] == ["play barrel-qs", "play jail-js > 4", "pass"]


def test_a_standing_offer_is_put_once_and_again_only_after_a_change(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("maybe\nn\ny\n"))
    game = parse_position(POSITION, tells=True)
    sid = Human(Console(language("en"), Paint(False)), ["Ada", "Ben", "Me", "Dan"], 2)

    def offered() -> Choice | None:
        return sid.interject(View(game, 2), game.offers(2))

    assert offered() is None
    assert capsys.readouterr().out.count("Before it goes on: ") == 2  # once more after what was not understood
    assert offered() is None
    assert capsys.readouterr().out == ""
    game.state.players[2].life = 1
    taken = offered()
    assert taken is not None
    game.interject(2, taken)
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind) == (2, "cost")


def test_quitting_keeps_the_game_and_says_how_to_go_on(sixgun: Sixgun) -> None:
    run = sixgun("play", "--resume", seat_at("my game.jsonl"), "--lang", "en", said="barrel\nquit\n")
    assert run.code == 0
    assert "sixgun play --resume 'my game.jsonl'" in run.out
    again = sixgun("play", "--resume", "my game.jsonl", "--lang", "en", said="quit\n")
    assert "goes on after 1 answer." in again.out
    assert again.code == 0


def test_colour_is_for_terminals_only() -> None:
    assert Paint(True).suits("A♥ K♠") == "\x1b[31mA♥\x1b[0m \x1b[1mK♠\x1b[0m"
    assert Paint(False).suits("A♥ K♠") == "A♥ K♠"
    assert Paint(False)("text", "\x1b[1m") == "text"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_environment_if_there_are_texts_in_it(
    environment: dict[str, str], code: str
) -> None:
    assert usual_language(environment) == code


# Closing, interrupting, killing, resuming.


def test_a_closed_input_is_told_in_one_sentence_with_the_way_to_resume(sixgun: Sixgun) -> None:
    run = sixgun("play", "--seed", "3", "--lang", "en", "--record", "game.jsonl", said="1\n1\n")
    assert run.code == 2
    assert run.err.strip() == (
        "The input was closed in the middle of the game. The game is kept; go on with: sixgun play --resume game.jsonl"
    )
    assert read_record(Path("game.jsonl")).ending is None


def test_ctrl_c_ends_with_130_and_a_record_that_can_be_resumed(tmp_path: Path) -> None:
    seat_at(str(tmp_path / "game.jsonl"))
    command = child("play", "--resume", "game.jsonl", "--lang", "en")
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b"barrel\n")
        process.stdin.flush()
        for sign in (b"You play Barrel", b"[pass]"):  # the answer has been taken, and the next question is put
            while sign not in (line := process.stdout.readline()):
                assert line
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        error = process.stderr.read().decode()
    assert error.strip() == "Interrupted. The game is kept; go on with: sixgun play --resume game.jsonl"
    assert read_record(tmp_path / "game.jsonl").count == 1


KILLED = """
import os, signal, sys
from sixgun.kernel.record import Recorder
from sixgun.terminal.main import main
last = int(sys.argv.pop(1))
write = Recorder.__call__
def write_and_die(self, game, seat, choice):
    write(self, game, seat, choice)
    if self._n == last:
        os.kill(os.getpid(), signal.SIGKILL)
Recorder.__call__ = write_and_die
main()
"""


def test_a_game_killed_after_any_answer_resumes_to_the_same_position_and_goes_on_as_if_nothing_had_happened(
    sixgun: Sixgun, tmp_path: Path
) -> None:
    args = ("--seed", "11", "--players", "5", "--record")
    assert sixgun("play", *args, "whole.jsonl", said=FIRST).code == 0
    whole = read_record(Path("whole.jsonl"))
    for last in (1, 7, whole.count // 2, whole.count):
        name = f"killed-{last}.jsonl"
        killed = subprocess.run(
            child(str(last), "play", *args, name, code=KILLED), cwd=tmp_path, input=FIRST.encode(), capture_output=True
        )
        assert killed.returncode == -signal.SIGKILL
        playback = Playback(whole)
        while playback.at < last:
            playback.forward()
        sitting = sit_down_again(Console(language("en"), Paint(False)), Path(name))
        sitting.file.close()
        assert title_of(sitting.game).position_text(sitting.game) == position_text(playback.game)
        assert sixgun("play", "--resume", name, said=FIRST).code == 0
        assert Path(name).read_bytes() == Path("whole.jsonl").read_bytes()


def test_a_record_cut_off_at_any_byte_resumes_to_the_same_game(sixgun: Sixgun) -> None:
    assert sixgun("play", "--seed", "5", "--players", "4", "--record", "whole.jsonl", said=FIRST).code == 0
    whole = Path("whole.jsonl").read_bytes()
    header = whole.index(b"\n") + 1
    for end in range(header, len(whole) - 1, max(1, len(whole) // 12)):
        Path("cut.jsonl").write_bytes(whole[:end])
        run = sixgun("play", "--resume", "cut.jsonl", "--lang", "en", said=FIRST)
        assert run.code == 0
        assert ("was cut off and has been dropped" in run.out) == (whole[end - 1 : end] != b"\n")
        assert Path("cut.jsonl").read_bytes() == whole


def test_resume_without_a_name_takes_the_newest_unfinished_game(sixgun: Sixgun) -> None:
    Path("records").mkdir()
    sixgun("play", "--resume", seat_at("records/old.jsonl"), said="barrel\n")
    sixgun("play", "--resume", seat_at("records/new.jsonl"), said="barrel\nbeer\n")
    sixgun("play", "--resume", seat_at("records/over.jsonl"), said=FIRST)
    Path("records/broken.jsonl").write_text("nonsense\n")
    for age, name in enumerate(("over", "broken", "new", "old")):
        os.utime(f"records/{name}.jsonl", (1_000_000 - age, 1_000_000 - age))
    run = sixgun("play", "--resume", "--lang", "en", said="quit\n")
    assert "records/new.jsonl goes on after 2 answers" in run.out
    assert run.code == 0


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
    assert run.out.startswith("The record is right: ")


def test_the_record_of_an_unfinished_game_is_replayed_as_far_as_it_goes(sixgun: Sixgun, record: Path) -> None:
    record.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:9]))
    assert "the game is unfinished" in sixgun("replay", record, "--lang", "en").out
    assert "as far as it goes" in sixgun("replay", record, "--verify", "--lang", "en").out


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        (b'"choice":"play bang-2c > 2"', b'"choice":"pass now"', "“pass now” is not offered to seat 1"),
        (b'"life":4', b'"life":3', "stands differently at turn 1 (players)"),
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
    assert "La question est maintenant à Willy le Kid" in other.out
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
        ("play --record .", "no place for a record"),
        ("play --record file.txt/game.jsonl", "no place for a record"),
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
        ("cards unicorn", "no card, character, event or role “unicorn”"),
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
    sixgun("play", "--name", "\x1b[31m").refused("printable letters")
    sixgun("play", "--name", "x" * 99).refused("printable letters")


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
    assert found.err == f"sixgun: unknown game “poker”: there are {', '.join(TITLES)}\n"


def test_the_game_of_a_resumed_record_cannot_be_changed(sixgun: Sixgun) -> None:
    found = sixgun("play", "--resume", "some.jsonl", "--game", "bang")
    assert found.code == 2
    assert "--game cannot be changed in a game that is resumed" in found.err


def test_bang_is_the_usual_game(sixgun: Sixgun) -> None:
    asked = [sixgun("simulate", "--games", "2", "--json", *more).out for more in ([], ["--game", "bang"])]
    first, second = ({**json.loads(text), "seconds": 0} for text in asked)
    assert first == second
    assert (first["game"], first["players"]) == ("bang", 5)
