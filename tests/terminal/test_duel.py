"""The Duel in the terminal: whole games in both languages, records, positions, lookups, and what makes no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.arena.simulate import simulate
from sixgun.cardgame.header import HUMAN
from sixgun.duel.header import PlayerInfo, RecordHeader, recorder
from sixgun.duel.rules.setup import Setup
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.record import read_record
from tests.support.cli import FIRST, Sixgun
from tests.support.cli import sixgun as sixgun  # the fixture
from tests.support.packs import RIVERSIDE

POSITION = """
> law       hand: colt-ld missed-lb hat-lh
    Wyatt Earp 3/4
    Jango
  outlaw    hand: knife-oh
    Slim Poet 2/4
    Tom Thorn   play: barrel-os
"""


@pytest.mark.parametrize(("lang", "says"), [("en", "The record of this game"), ("fr", "L’enregistrement de cette")])
def test_a_whole_game_can_be_played_and_its_record_verifies(sixgun: Sixgun, lang: str, says: str) -> None:
    run = sixgun("play", "--game", "duel", "--lang", lang, "--seed", "3", said=FIRST)
    assert run.code == 0, run.err
    assert says in run.out
    (path,) = Path("records").glob("*.jsonl")
    record = read_record(path)
    assert record.header["game"] == "duel" and record.ending is not None
    assert sixgun("replay", path, "--verify").code == 0
    told = sixgun("replay", path, "--lang", lang)
    assert told.code == 0 and len(told.out.splitlines()) > 100
    assert sixgun("replay", path, "--seat", "3").code == 2


def test_the_sides_change_in_the_next_game(sixgun: Sixgun) -> None:
    sixgun("play", "--game", "duel", "--seed", "3", "--name", "Zoe", said="1\ny\n" * 200)
    first, second, *_ = sorted(Path("records").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    assert [seat["name"] for seat in read_record(first).header["seats"]] == ["Zoe", "Ada"]
    assert [seat["name"] for seat in read_record(second).header["seats"]] == ["Ada", "Zoe"]


def test_a_game_that_was_left_goes_on_where_it_was(sixgun: Sixgun) -> None:
    left = sixgun("play", "--game", "duel", "--seed", "8", "--record", "mine.jsonl", said="1\n1\nquit\n")
    assert left.code == 0 and "Continue it with: sixgun play --resume mine.jsonl" in left.out
    again = sixgun("play", "--resume", "mine.jsonl", said=FIRST)
    assert again.code == 0 and "continues after" in again.out
    assert read_record(Path("mine.jsonl")).ending is not None


def test_a_position_is_drawn_with_its_question_and_what_is_not_possible(sixgun: Sixgun) -> None:
    Path("noon.txt").write_text(POSITION, encoding="utf-8")
    run = sixgun("show", "--game", "duel", "noon.txt")
    assert run.code == 0, run.err
    assert "Play Colt at Slim Poet" in run.out
    assert "Missed! only answers a hit." in run.out
    assert "★ active" in run.out


def test_cards_and_characters_are_explained(sixgun: Sixgun) -> None:
    assert "3 life points" in sixgun("cards", "--game", "duel", "Jango").out
    assert "Fusil de chasse" in sixgun("cards", "--game", "duel", "shotgun", "--lang", "fr").out
    everything = sixgun("cards", "--game", "duel").out
    assert everything.count("life points") >= 24 and "Return fire" in everything and "The Outlaws" in everything
    sixgun("cards", "--game", "duel", "Cat Balou").refused("Cat Balou")


@pytest.mark.parametrize(
    ("args", "cause"),
    [
        (("play", "--players", "5"), "is for 2 players: leave out --players 5"),
        (("play", "--sets", "dodge-city"), "has no further sets: leave out --sets"),
        (("play", "--pack", "mine.py"), "mine.py: there is no such pack"),
        (("play", "--options", "simplified"), "unknown rule option “simplified”"),
        (("play", "--bots", "sage"), "unknown bot “sage”: there are random, cowboy"),
        (("simulate", "--players", "3"), "is for 2 players"),
        (("simulate", "--sets", "all"), "has no further sets"),
    ],
)
def test_what_makes_no_sense_for_two_is_one_sentence(sixgun: Sixgun, args: tuple[str, ...], cause: str) -> None:
    sixgun(*args, "--game", "duel").refused(cause)


def test_a_simulation_counts_by_side_with_intervals(sixgun: Sixgun) -> None:
    data = json.loads(sixgun("simulate", "--game", "duel", "--games", "20", "--seed", "5", "--json").out)
    assert (data["game"], data["players"], data["finished"]) == ("duel", 2, 20)
    assert data["winners"]["law"] + data["winners"]["outlaw"] == 20
    share, low, high = data["rates"]["law"]
    assert low <= share <= high
    told = sixgun("simulate", "--game", "duel", "--games", "5").out
    assert "The Law: " in told and "95 % interval" in told


def test_the_cowboy_beats_chance_from_either_side() -> None:
    """Measured with 500 games a side, seed 5: the cowboy won 499 as the Law and 500 as the Outlaws."""
    assert simulate(2, 40, 5, "cowboy,random", game="duel").winners["law"] >= 36
    assert simulate(2, 40, 5, "random,cowboy", game="duel").winners["outlaw"] >= 36


def test_the_command_line_plays_lists_and_shows_the_pack(sixgun: Sixgun) -> None:
    game = ("--game", "duel", "--pack", str(RIVERSIDE))
    assert "BANG! The Duel, Riverside" in sixgun("simulate", *game, "--games", "4", "--bots", "cowboy").out
    assert "Scarecrow" in sixgun("cards", *game).out
    assert "Your Rearguard Character regains two" in sixgun("cards", *game, "Field", "Nurse").out
    left = sixgun("play", *game, "--seed", "river", "--record", "river.jsonl", said="1\nquit\n")
    assert f"--resume river.jsonl --pack {RIVERSIDE}" in left.out
    sixgun("play", "--resume", "river.jsonl").refused("played with the pack “riverside”: give its file with --pack")
    resumed = sixgun("play", "--resume", "river.jsonl", "--pack", str(RIVERSIDE), said="rules scarecrow\nquit\n")
    assert "avoid a hit on its bearer and draw a card" in resumed.out
    assert sixgun("replay", "river.jsonl", "--pack", str(RIVERSIDE), "--verify").code == 0


USING = """
  law
    Wild Bill
    Jango
> outlaw   hand: beer-ob
    Babe Leroy    play: barrel-os clock-oh
    Soundance Kid   play: hat-oh
"""


@pytest.mark.parametrize(
    ("lang", "why", "says"),
    [
        ("en", "why", ("Babe Leroy needs an empty hand.", "Barrel is only used against a hit.", "Hat is asleep")),
        ("fr", "pourquoi", ("Babe Leroy demande une main vide.", "ne sert que contre une touche", "sommeille")),
    ],
)
def test_why_is_answered_for_abilities_and_equipment_too(
    sixgun: Sixgun, lang: str, why: str, says: tuple[str, ...]
) -> None:
    Path("use.txt").write_text(USING, encoding="utf-8")
    shown = sixgun("show", "--game", "duel", "--lang", lang, "use.txt").out
    asked = "".join(f"{why} {name}\n" for name in ("babe", "barrel", "hat"))
    played = sixgun("play", "--resume", seated("mine.jsonl"), "--lang", lang, said=f"{asked}quit\n").out
    for text in says:
        assert text in shown, text
        assert text in played, text


def test_why_is_answered_for_the_swap_and_for_reloading(sixgun: Sixgun) -> None:
    said = "why swap\nwhy reload\nswap\nwhy swap\nwhy soundance\nwhy pearl\nwhy clock\nquit\n"
    out = sixgun("play", "--resume", seated("mine.jsonl"), "--lang", "en", said=said).out
    assert out.count("Possible: ") == 2  # the swap, and then Soundance Kid
    assert "Nobody reloads before one side is down to a single character." in out
    assert "You have made the free swap of this turn." in out
    assert "Clock works by itself: there is nothing to use." in out
    assert "You have no “pearl”." in out


@pytest.mark.parametrize(
    ("lang", "said", "says"),
    [
        ("en", "?\nwhy\nrules\n", ("why NAME > TARGET:", "why colt > Pat Garret", "a character or a side does")),
        (
            "fr",
            "?\npourquoi\nrègles\n",
            ("pourquoi NOM > CIBLE", "pourquoi colt > Pat Garret", "ou un camp"),
        ),
    ],
)
def test_help_speaks_of_characters_and_sides(sixgun: Sixgun, lang: str, said: str, says: tuple[str, ...]) -> None:
    out = sixgun("play", "--resume", seated("mine.jsonl"), "--lang", lang, said=f"{said}quit\n").out
    for text in says:
        assert text in out, text
    assert "Cat Balou" not in out and "bang > 3" not in out


def test_looking_up_a_card_tells_what_the_rulings_say(sixgun: Sixgun) -> None:  # rulings 35 and 72
    for name in ("dynamite", "Dynamite"):
        out = sixgun("cards", "--game", "duel", "--lang", "en", name).out
        assert "– It is put with your own rearguard only" in out
    played = sixgun("play", "--resume", seated("mine.jsonl"), "--lang", "fr", said="regles jango\nquit\n").out
    assert "– Tout déplacement compte" in played
    assert "– " not in sixgun("cards", "--game", "duel", "--lang", "en", "law").out


def test_the_reload_symbol_is_told_of_cards_by_name_in_a_hand_and_in_play(sixgun: Sixgun) -> None:
    assert "Water  Action, can be reloaded: " in sixgun("cards", "--game", "duel", "--lang", "en", "water").out
    assert "Beer  Action: " in sixgun("cards", "--game", "duel", "--lang", "en", "beer").out
    told = POSITION.replace("hat-lh", "water-lb").replace("barrel-os", "scope-oh")
    Path("noon.txt").write_text(told, encoding="utf-8")
    out = sixgun("show", "noon.txt", "--game", "duel", "--lang", "en").out
    assert "Water (barrel) [reload]" in out and "Scope (horseshoe) [reload]" in out
    assert "Colt (dynamite)," in out


def seated(path: str) -> str:
    """A record that begins with a position, with the Outlaws at the keyboard."""
    seats = (PlayerInfo("Ben", "cowboy"), PlayerInfo("Zoe", HUMAN))
    with Path(path).open("w", encoding="utf-8") as file:
        recorder(file).header(RecordHeader(Setup(key_from_seed(1)), seats, position=USING).to_data())
    return path
