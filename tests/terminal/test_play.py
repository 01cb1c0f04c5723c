"""The command line: whole games, and what can be done at a question."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from sixgun.bang.playback import Playback
from sixgun.bang.position import parse_position
from sixgun.bang.view import View
from sixgun.kernel.ask import Choice
from sixgun.kernel.record import read_record
from sixgun.terminal.human import Human
from sixgun.terminal.screen.colours import Colours
from sixgun.terminal.screen.console import Console, default_language
from sixgun.wording import language
from tests.support.cli import FIRST, POSITION, Sixgun, seat_at
from tests.support.cli import sixgun as sixgun  # the fixture

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
    run = sixgun("play", "--seed", "3", "--players", "4", "--options", options, said="1\ny\n" * 100)
    assert run.code == 2  # the input ends in the middle of a game
    first, second, *_ = sorted(Path("records").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    old, new = read_record(first), read_record(second)
    state = Playback(old).to_end().state
    sheriff = next(seat for seat in range(4) if state.role(seat) == "sheriff")
    assert new.header["sheriff"] == (sheriff + 1) % 4 + 1
    kept = [[seat + 1, player.characters[0]] for seat, player in enumerate(state.players) if not player.out]
    assert new.header["kept"] == kept


def test_a_forced_answer_is_given_for_you_and_said_so(sixgun: Sixgun) -> None:
    runs = (sixgun("play", "--seed", seed, "--players", "4", "--lang", "en", said=FIRST) for seed in range(8))
    assert any("Only one choice: " in run.out for run in runs)


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
        "nothing is called “zzz”",
        "Type a number from 1 to",
        "“fly” is not a choice",
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


LAW_OF_THE_WEST = """
> Willy the Kid   sheriff   5/5
  Rose Doolan     outlaw
  Bart Cassidy    renegade
  Lucky Duke      outlaw
event: law_of_the_west
phase: start
deck: mustang-8h barrel-qs 4s 5s
"""
LETHAL_DUEL = """
> Sid Ketchum     sheriff   1/5   hand: duel-qd beer-6h saloon-5h bang-2c missed-2s
  Rose Doolan     outlaw    hand: bang-3c
  Bart Cassidy    renegade
  Lucky Duke      outlaw
event: the_reverend
"""


def test_why_is_answered_for_the_end_of_the_turn(sixgun: Sixgun) -> None:  # ruling 165
    path = seat_at("game.jsonl", LAW_OF_THE_WEST, ("base", "fistful_of_cards"))
    run = sixgun("play", "--resume", path, "--lang", "en", said="why end\npass\nbarrel\nwhy end\nquit\n")
    assert run.out.count("you must play the card that you have shown before you end your turn.") == 2
    assert "Possible: End your turn" in run.out
    path = seat_at("game.jsonl", LAW_OF_THE_WEST, ("base", "fistful_of_cards"))
    fr = sixgun("play", "--resume", path, "--lang", "fr", said="pourquoi fin\nquitter\n")
    assert "vous devez jouer la carte que vous avez montrée" in fr.out


def test_why_is_answered_for_hand_cards_when_a_question_asks_for_an_answer(sixgun: Sixgun) -> None:  # ruling 45, 53
    path = seat_at("game.jsonl", LETHAL_DUEL, ("base", "high_noon"))
    said = "play duel > 2\nwhy missed\nwhy beer\nwhy bang\npass\nwhy beer\nplay saloon\nwhy pass\nquit\n"
    out = sixgun("play", "--resume", path, "--lang", "en", said=said).out
    assert "Missed! does not help here: only a BANG! does." in out
    assert "Out of turn, Beer only helps against a hit that takes your last life point." in out
    assert "Possible: Discard BANG! 2♣" in out
    assert "The Reverend is in town: nobody can play a Beer." in out
    assert "Saloon cannot save you from a lethal hit." in out


def test_a_refused_answer_says_why(sixgun: Sixgun) -> None:  # ruling 5
    out = sixgun("play", "--resume", seat_at("game.jsonl"), "--lang", "en", said="discard bang-2c\nquit\n").out
    assert "In phase 2 you cannot simply discard cards." in out


def test_show_says_why_hand_cards_are_no_answer(sixgun: Sixgun) -> None:  # ruling 165
    Path("position.txt").write_text(LAW_OF_THE_WEST, encoding="utf-8")
    out = sixgun("show", "position.txt", "--lang", "en").out
    assert "–  Law of the West: you must play the card" in out


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
    game = parse_position(POSITION, collect_news=True)
    sid = Human(Console(language("en"), Colours(False)), ["Ada", "Ben", "Me", "Dan"], 2)

    def offered() -> Choice | None:
        return sid.interject(View(game, 2), game.offers(2))

    assert offered() is None
    assert capsys.readouterr().out.count("Before the game continues: ") == 2  # once more after what was not understood
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
    assert "continues after 1 answer." in again.out
    assert again.code == 0


def test_colour_is_for_terminals_only() -> None:
    assert Colours(True).suits("A♥ K♠") == "\x1b[31mA♥\x1b[0m \x1b[1mK♠\x1b[0m"
    assert Colours(False).suits("A♥ K♠") == "A♥ K♠"
    assert Colours(False)("text", "\x1b[1m") == "text"


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
    assert default_language(environment) == code
