"""A game that brings only its texts, in the terminal: whole games, records, positions, lookups, mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.games import GAME_TYPES
from sixgun.kernel.record import read_record
from tests.support.cli import FIRST, Sixgun
from tests.support.cli import sixgun as sixgun  # the fixture
from tests.support.doubt import FILE
from tests.support.doubt import added_games as added_games  # the fixture

pytestmark = pytest.mark.usefixtures("added_games")

GAME = ("--game", FILE)
MINE = "from examples.doubt.game_type import DoubtType\nclass Mine(DoubtType):\n    name = 'mine'\n"


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", ("Your turn: which card do you lay", "You lay ", "The first player without cards wins.", "stock: 9")),
        ("fr", ("À vous\u202f: quelle carte posez-vous", "Vous posez ", "Le premier joueur sans", "talon\u202f: 9")),
    ],
)
def test_a_whole_game_can_be_played_and_its_record_verifies(sixgun: Sixgun, lang: str, says: tuple[str, ...]) -> None:
    run = sixgun("play", *GAME, "--lang", lang, "--seed", "3", "--record", "mine.jsonl", said=FIRST)
    assert run.code == 0, run.err
    for part in says:
        assert part in run.out
    record = read_record(Path("mine.jsonl"))
    assert record.header["game"] == "doubt"
    assert record.ending is not None
    assert [seat["kind"] for seat in record.header["seats"]] == ["human", "greenhorn", "greenhorn"]
    assert "outcome agree" in sixgun("replay", "mine.jsonl", *GAME, "--verify", "--lang", "en").out
    told = sixgun("replay", "mine.jsonl", *GAME, "--lang", lang)
    assert says[2] in told.out


def test_a_replay_tells_everything_and_to_a_seat_only_what_it_knew(sixgun: Sixgun) -> None:
    sixgun("play", *GAME, "--seed", "3", "--record", "mine.jsonl", said=FIRST)
    everything = sixgun("replay", "mine.jsonl", *GAME, "--lang", "en").out
    assert "lays a card" not in everything
    seat = sixgun("replay", "mine.jsonl", *GAME, "--seat", "1", "--lang", "en").out
    assert "lays a card" in seat
    assert "You lay " in seat
    del GAME_TYPES["doubt"]
    sixgun("replay", "mine.jsonl").refused("not a record of any of the games", "--game FILE.py:NAME")


def test_a_game_that_was_left_goes_on_where_it_was(sixgun: Sixgun) -> None:
    left = sixgun("play", *GAME, "--seed", "8", "--record", "mine.jsonl", said="1\nno\nquit\n")
    assert f"--game {FILE}" in left.out
    before = read_record(Path("mine.jsonl")).count
    run = sixgun("play", "--resume", "mine.jsonl", *GAME, said=FIRST)
    assert run.code == 0, run.err
    record = read_record(Path("mine.jsonl"))
    assert record.count > before
    assert record.ending is not None


def test_why_says_which_rule_is_in_the_way(sixgun: Sixgun) -> None:
    said = "queen-h as ten\nwhy queen\nwhy nine > 7\nwhy king\nlog\ntable\nrules queen\n?\nquit\n"
    out = sixgun("play", *GAME, "--seed", "4", "--lang", "en", said=said).out
    assert "You may only name Ace or Nine now." in out
    assert "Possible: Lay Queen ♥ and say “Nine” (a lie)" in out
    assert "“7” is not a seat" in out
    assert "You have no “king”." in out
    assert "Belief and doubt" in out
    assert "You are player 1." in out
    assert out.count("named last: Ace") == 2


def test_a_simulation_and_a_contest_count_the_winners(sixgun: Sixgun) -> None:
    args = ("simulate", *GAME, "--games", "20", "--seed", "5", "--bots", "greenhorn,random,random", "--json")
    data, again = (json.loads(sixgun(*args, *more).out) for more in ((), ("--jobs", "2")))
    assert data.pop("seconds") >= 0 <= again.pop("seconds")
    assert data == again
    assert (data["game"], data["finished"], data["winners"]) == ("doubt", 20, {"player": 20})
    assert data["records"]["greenhorn"]["player"][0] > 10
    run = sixgun("arena", *GAME, "--games", "10", "--players", "2", "--json")
    assert run.code == 0, run.err
    assert json.loads(run.out)["bots"] == ["greenhorn", "random"]
    told = sixgun("simulate", *GAME, "--games", "3", "--lang", "en").out
    assert "Player: 3 games won" in told
    assert "Sets: Doubt" in told


def test_a_position_is_shown_with_its_options_and_refusals(sixgun: Sixgun) -> None:
    sixgun("play", *GAME, "--seed", "4", "--record", "mine.jsonl", said="1\nquit\n")
    stored = json.loads(Path("mine.jsonl").read_text(encoding="utf-8").splitlines()[1])["position"]
    text = {"game": "doubt", "options": {}, "position": stored, "then": ["play queen-h as ace"]}
    Path("noon.json").write_text(json.dumps(text), encoding="utf-8")
    out = sixgun("show", *GAME, "noon.json", "--lang", "en").out
    assert "Player 1 lays a card and says: “Ace.” Do you believe it?" in out
    assert "[say doubt]" in out
    assert "Player 2 is asked now." in sixgun("show", *GAME, "noon.json", "--seat", "1", "--lang", "en").out
    text["then"] = ["2 interjects: exchange"]
    Path("noon.json").write_text(json.dumps(text), encoding="utf-8")
    assert "Which card do you put into the stock?" in sixgun("show", *GAME, "noon.json", "--lang", "en").out
    text["then"] = []
    Path("noon.json").write_text(json.dumps(text), encoding="utf-8")
    assert "[play queen-h as nine]" in sixgun("show", *GAME, "noon.json", "--lang", "en").out


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("> law hand: colt", "it is not JSON"),
        ("[1]", "it must have the fields game, options, position, then"),
        ('{"game":"doubt","options":[],"position":{},"then":[]}', "“options” and “position” are objects"),
        ('{"game":"doubt","options":{},"position":{},"then":[1]}', "the answers after “then” are texts"),
        ('{"game":"bang","options":{},"position":{},"then":[]}', "not a position of the game “doubt”"),
        ('{"game":"doubt","options":{},"position":{},"then":[]}', "a stored state cannot be read"),
        ('{"game":"doubt","options":{"hand_size":99},"position":{},"then":[]}', "must be a number from 3 to 6"),
    ],
)
def test_what_is_no_position_is_refused(sixgun: Sixgun, text: str, cause: str) -> None:
    Path("noon.json").write_text(text, encoding="utf-8")
    sixgun("show", *GAME, "noon.json").refused(cause)


def test_its_cards_are_listed_and_explained(sixgun: Sixgun) -> None:
    everything = sixgun("cards", *GAME, "--lang", "fr").out
    assert "Dame" in everything
    assert "Queen" in sixgun("cards", *GAME, "queen", "--lang", "en").out
    sixgun("cards", *GAME, "joker").refused("nothing is called “joker”")


@pytest.mark.parametrize(
    ("args", "cause"),
    [
        (("simulate", "--players", "5"), "is for 2 to 4 players"),
        (("simulate", "--sets", "all"), "has no further sets"),
        (("simulate", "--bots", "cowboy"), "there are random, greenhorn"),
        (("simulate", "--options", "hand_size=9"), "must be a number from 3 to 6"),
        (("play", "--pack", "mine.py"), "takes no packs"),
    ],
)
def test_what_does_not_fit_the_game_is_refused(sixgun: Sixgun, args: tuple[str, ...], cause: str) -> None:
    sixgun(*args, *GAME).refused(cause)


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (None, "there is no file"),
        ("GAME = 1", "this is a int, not a GameType"),
        (f"{MINE}    texts = {{'fr': ''}}\nGAME = Mine()", "has no English texts"),
        (f"{MINE}    texts = {{'en': '?'}}\nGAME = Mine()", "this is not a Fluent text"),
    ],
)
def test_a_broken_game_is_one_sentence(sixgun: Sixgun, tmp_path: Path, code: str | None, cause: str) -> None:
    if code is not None:
        (tmp_path / "broken.py").write_text(code, encoding="utf-8")
    sixgun("simulate", "--game", f"{tmp_path}/broken.py:GAME").refused(cause)
