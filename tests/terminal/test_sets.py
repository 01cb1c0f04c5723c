"""All sets on the command line: naming them, drawing events, three and eight players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.bang.playback import verify
from sixgun.bang.sets import CATALOGUE
from sixgun.kernel.record import read_record
from tests.support.cli import Sixgun, sixgun

__all__ = ["sixgun"]  # a fixture

POSITION = """\
> Willy the Kid   sheriff    hand: bang-2c punch-10s
  Jourdonnais     outlaw     play: knife-8h barrel-qs
  Belle Star      renegade
  Sid Ketchum     outlaw
event: shootout
events: ghost_town curse
"""


def written(text: str) -> str:
    Path("position.txt").write_text(text, encoding="utf-8")
    return "position.txt"


@pytest.mark.parametrize("players", [3, 8])
def test_a_whole_game_of_all_sets_can_be_played(sixgun: Sixgun, players: int) -> None:
    args = ("play", "--players", str(players), "--sets", "all", "--seed", "7", "--record", "game.jsonl")
    run = sixgun(*args, said="1\n" * 4000)
    assert run.code == 0, run.err
    record = read_record(Path("game.jsonl"))
    assert record.header["sets"] == list(CATALOGUE.sets)
    assert record.ending is not None
    verify(record)


def test_the_record_names_the_sets_and_a_game_resumes_with_them(sixgun: Sixgun) -> None:
    sixgun("play", "--sets", "dodge-city,high-noon", "--seed", "3", "--record", "game.jsonl", said="quit\n")
    assert read_record(Path("game.jsonl")).header["sets"] == ["base", "dodge_city", "high_noon"]
    assert sixgun("play", "--resume", "game.jsonl", said="quit\n").code == 0
    run = sixgun("play", "--resume", "game.jsonl", "--sets", "all")
    assert (run.code, "--sets cannot be changed" in run.err) == (2, True)


def test_the_table_shows_the_event_that_is_on_and_the_next_one(sixgun: Sixgun) -> None:
    run = sixgun("show", written(POSITION), "--lang", "en")
    assert "Event: Shootout" in run.out
    assert "Next event: Ghost Town (2 to come)" in run.out
    french = sixgun("show", written(POSITION), "--lang", "fr")
    assert "Prochain événement" in french.out


def test_the_last_event_is_announced_as_such(sixgun: Sixgun) -> None:
    run = sixgun("show", written(POSITION.replace("ghost_town curse", "high_noon")), "--lang", "en")
    assert "Next event: High Noon, the last one" in run.out


def test_a_table_without_events_says_nothing_of_them(sixgun: Sixgun) -> None:
    run = sixgun("show", written(POSITION.split("event:")[0]), "--lang", "en")
    assert "vent:" not in run.out


def test_three_seats_are_drawn_with_their_open_roles(sixgun: Sixgun) -> None:
    run = sixgun("show", written("Willy the Kid deputy\nKit Carlson outlaw\nRose Doolan renegade\n"), "--lang", "en")
    assert all(role in run.out for role in ("Deputy", "Outlaw", "Renegade"))
    assert "unknown" not in run.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_of_all_sets_is_listed(sixgun: Sixgun, lang: str) -> None:
    out = sixgun("cards", "--lang", lang).out
    titles = [line for line in out.splitlines() if line.startswith("──")]
    assert len(titles) == 8  # base 2, Dodge City 2, The Bullet 1, two sets of events, roles
    assert out.count("\n   ") >= len(CATALOGUE.effects)


def test_one_set_may_be_listed(sixgun: Sixgun) -> None:
    out = sixgun("cards", "--sets", "the-bullet", "--lang", "en").out
    assert "Uncle Will" in out
    assert "Belle Star" not in out


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("knife", "Knife  green: 8♥"),
        ("belle star", "Belle Star  4 life points"),
        ("ghost town", "Ghost Town  event"),
        ("high noon", "High Noon  event, the last of its deck"),
        ("renegade", "With three players: Eliminate the Outlaw yourself."),
    ],
)
def test_a_thing_of_any_set_is_explained(sixgun: Sixgun, name: str, says: str) -> None:
    assert says in sixgun("cards", *name.split(), "--lang", "en").out


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_simulation_of_all_sets_is_finished_and_repeatable(sixgun: Sixgun, players: int) -> None:
    args = ("simulate", "--sets", "all", "--players", str(players), "--games", "12", "--seed", "3", "--json")
    one, other = (json.loads(sixgun(*args).out) for _ in range(2))
    assert (one["finished"], one["sets"]) == (12, list(CATALOGUE.sets))
    assert {**one, "seconds": 0} == {**other, "seconds": 0}


@pytest.mark.parametrize(
    ("args", "cause"),
    [
        ("play --sets dogde-city", "unknown set “dogde_city”: did you mean dodge_city?"),
        ("simulate --sets nonsense", "unknown set “nonsense”: there are"),
        ("simulate --sets frontier-town", "(a set of a pack needs the pack: --pack FILE)"),
        ("simulate --players 8", "8 players need more roles"),
        ("play --players 8 --sets high-noon", "8 players need more roles"),
        ("cards --sets nonsense", "unknown set “nonsense”"),
    ],
)
def test_sets_that_cannot_be_are_refused_in_one_sentence(sixgun: Sixgun, args: str, cause: str) -> None:
    run = sixgun(*args.split())
    assert (run.code, run.out) == (2, "")
    assert cause in run.err
    assert run.err.count("\n") == 1
