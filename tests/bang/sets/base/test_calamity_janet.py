"""Calamity Janet, in every window in which a BANG! or a Missed! may be used."""

from __future__ import annotations

import pytest

from tests.support.seats import four_seats
from tests.support.table import table


def test_calamity_janet_plays_a_missed_as_her_one_bang() -> None:  # ruling 37
    t = table("""
        > Calamity Janet  sheriff   hand: missed-2s missed-3s bang-2c
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Calamity: missed-2s as bang > Bart")
    assert (t["Bart"].life, t.discard) == (3, ["missed-2s"])
    for line in ("bang-2c > Bart", "missed-3s as bang > Bart"):
        no = t.refuses(line)
        assert no is not None
        assert no.slug == "bang_limit"


def test_calamity_janet_with_a_volcanic_plays_any_number_of_both() -> None:  # ruling 37
    t = table("""
        > Calamity Janet  sheriff   hand: missed-2s missed-3s bang-2c   play: volcanic-10s
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("missed-2s as bang > Jesse", "bang-2c > Jesse", "missed-3s as bang > Jesse")
    assert (t["Jesse"].life, t["Calamity"].hand) == (1, [])


def test_calamity_janet_plays_a_missed_as_bang_within_her_reach_only() -> None:  # ruling 92
    t = table("""
        > Calamity Janet  sheriff   hand: missed-2s
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("missed-2s as bang > Rose")
    assert no is not None
    assert no.slug == "out_of_reach"
    assert t.options == ["play missed-2s as bang > 2", "play missed-2s as bang > 4", "pass"]


def test_calamity_janet_cannot_play_a_missed_as_itself_in_her_turn() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Calamity Janet  sheriff   hand: missed-2s
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("missed-2s as missed")
    assert no is not None
    assert no.slug == "reply_only"


@pytest.mark.parametrize("attack", ["bang-9d > Calamity", "gatling-10h"])
def test_calamity_janet_dodges_with_a_bang(attack: str) -> None:  # ruling 38
    t = table("""
        > Willy the Kid   sheriff   hand: bang-9d gatling-10h
          Calamity Janet  outlaw    hand: bang-2c missed-2s beer-6h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play(f"Willy: {attack}")
    assert (t.asked, sorted(t.options)) == ("Calamity Janet", ["miss bang-2c as missed", "miss missed-2s", "pass"])
    t.play("Calamity: miss bang-2c as missed")
    assert (t["Calamity"].life, t["Calamity"].hand) == (4, ["missed-2s", "beer-6h"])


def test_calamity_janet_discards_a_missed_against_the_indians() -> None:  # ruling 36
    t = table("""
        > Willy the Kid   sheriff   hand: indians-kd
          Calamity Janet  outlaw    hand: missed-2s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: indians-kd", "Calamity: missed-2s as bang")
    assert (t["Calamity"].life, t["Calamity"].hand, t["Rose"].life) == (4, [], 3)


def test_calamity_janet_discards_a_missed_in_a_duel_without_using_up_her_bang() -> None:  # ruling 36, 32
    t = table("""
        > Calamity Janet  sheriff   hand: duel-qd missed-2s bang-2c
          Willy the Kid   outlaw    hand: bang-9d
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Calamity: duel-qd > Willy", "Willy: bang-9d", "Calamity: missed-2s as bang")
    assert (t["Willy"].life, t["Calamity"].life) == (3, 5)
    t.play("Calamity: bang-2c > Willy")
    assert t["Willy"].life == 2


def test_calamity_janet_converts_only_bang_and_missed() -> None:  # ruling 35
    t = table("""
        > Willy the Kid   sheriff        hand: gatling-10h
          Calamity Janet  outlaw    1/4  hand: barrel-qs duel-js bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: gatling-10h")
    assert t.options == ["miss bang-2c as missed", "pass"]
    t.play("Calamity: pass")
    assert (t.ask and t.ask.kind, t.options) == ("save", ["pass"])


def test_calamity_janet_cancels_slabs_shot_with_a_bang_and_a_missed() -> None:  # ruling 38, 16
    t = table("""
        > Slab the Killer  sheriff   hand: bang-9d
          Calamity Janet   outlaw    hand: bang-2c missed-2s
          Rose Doolan      renegade
          Bart Cassidy     outlaw
    """)
    t.play("Slab: bang-9d > Calamity", "Calamity: miss bang-2c as missed", "Calamity: miss missed-2s")
    assert (t["Calamity"].life, t["Calamity"].hand) == (4, [])


def test_a_barrel_hides_from_a_missed_that_calamity_janet_plays_as_bang() -> None:  # ruling 14, 37
    t = table("""
        > Calamity Janet   sheriff   hand: missed-2s
          Bart Cassidy     outlaw    play: barrel-qs
          Rose Doolan      renegade
          Paul Regret      outlaw
        deck: beer-6h
    """)
    t.play("Calamity: missed-2s as bang > Bart", "Bart: use barrel")
    assert (t["Bart"].life, t.discard) == (4, ["beer-6h", "missed-2s"])


def test_only_calamity_janet_uses_a_bang_as_missed() -> None:  # rulebook: Calamity Janet
    t = table("""
        > Willy the Kid    sheriff   hand: bang-9d missed-2s
          Bart Cassidy     outlaw    hand: bang-2c
          Calamity Janet   renegade
          Paul Regret      outlaw
    """)
    t.refuses("missed-2s as bang > Bart")
    t.play("Willy: bang-9d > Bart")
    assert (t.asked, t.options) == ("Bart Cassidy", ["pass"])


@pytest.mark.parametrize("attack", ["punch-10s > 2", "use knife > 2", "use howitzer"])
def test_calamity_janet_answers_every_shot_with_a_bang(attack: str) -> None:  # ruling 38
    t = four_seats(
        "Willy the Kid sheriff hand: punch-10s play: knife-8h howitzer-9s", "Calamity Janet outlaw hand: bang-3c"
    )
    t.play(f"Willy: {attack}", "Calamity: bang-3c as missed")
    assert t["Calamity"].life == 4


@pytest.mark.parametrize("card", ["punch-10s", "gatling-10h", "springfield-ks"])
def test_calamity_janet_does_not_dodge_with_other_shots(card: str) -> None:  # ruling 35
    t = four_seats("Willy the Kid sheriff hand: bang-2c", f"Calamity Janet outlaw hand: {card}")
    t.play("Willy: bang-2c > Calamity")
    assert t.options == ["pass"]
