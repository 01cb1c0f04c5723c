"""Rose Doolan and the Scope."""

from __future__ import annotations

from tests.support.distances import seen_by_others, seen_from
from tests.support.table import table

SIX = """
    > Bart Cassidy    sheriff    hand: bang-2c {ann}
      Willy the Kid   outlaw
      Jesse Jones     renegade
      Black Jack      outlaw
      Kit Carlson     deputy
      Sid Ketchum     outlaw
"""


def test_a_scope_is_put_in_front_of_its_player_and_brings_the_others_nearer() -> None:  # rulebook: Scope
    t = table(SIX.format(ann="scope-as"))
    t.play("Bart: scope-as")
    assert (t["Bart"].in_play, t["Bart"].hand) == (["scope-as"], ["bang-2c"])
    assert (seen_from(t), seen_by_others(t)) == ([1, 1, 2, 1, 1], [1, 2, 3, 2, 1])


def test_rose_doolan_sees_at_one_less_distance_and_is_seen_as_usual() -> None:  # rulebook: Rose Doolan
    t = table(SIX.format(ann="").replace("Bart Cassidy", "Rose Doolan"))
    assert (seen_from(t), seen_by_others(t)) == ([1, 1, 2, 1, 1], [1, 2, 3, 2, 1])


def test_rose_doolan_adds_a_real_scope_but_no_distance_falls_below_one() -> None:  # ruling 92
    t = table(SIX.format(ann="scope-as").replace("Bart Cassidy", "Rose Doolan"))
    t.play("Rose: scope-as", "Rose: bang-2c > Black")
    assert (seen_from(t), t["Black"].life) == ([1, 1, 1, 1, 1], 3)


def test_rose_doolan_cannot_shoot_with_a_colt_what_she_sees_at_two() -> None:  # rulebook: Rose Doolan
    t = table(SIX.format(ann="").replace("Bart Cassidy", "Rose Doolan"))
    no = t.refuses("bang-2c > Black")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("out_of_reach", {"distance": 2, "reach": 1})
    t.play("Rose: bang-2c > Jesse")
    assert t["Jesse"].life == 3


def test_rose_doolan_panics_players_at_two_seats_distance() -> None:  # ruling 86
    t = table("""
        > Rose Doolan     sheriff   hand: panic-jh
          Willy the Kid   outlaw
          Jesse Jones     renegade  hand: beer-6h
          Bart Cassidy    outlaw
    """)
    t.play("Rose: panic-jh > Jesse")
    assert (t["Rose"].hand, t["Jesse"].hand) == (["beer-6h"], [])


def test_rose_doolan_and_paul_regret_cancel_each_other_out() -> None:  # rulebook: Rose Doolan
    t = table("""
        > Rose Doolan     sheriff   hand: bang-2c
          Willy the Kid   outlaw
          Paul Regret     renegade
          Bart Cassidy    outlaw
    """)
    assert (seen_from(t), seen_from(t, 2)) == ([1, 2, 1], [1, 2, 1])
    no = t.refuses("bang-2c > Paul")
    assert no is not None
    assert no.slug == "out_of_reach"
