"""Shootout: two BANG! cards in one's own turn."""

from __future__ import annotations

from tests.support.seats import four_at_an_event
from tests.support.table import table


def test_two_bangs_may_be_played_in_a_shootout() -> None:  # ruling 34
    t = table("""
        > Slab the Killer  sheriff   hand: bang-2c, bang-3c
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: Shootout
    """)
    t.play("bang-2c > Rose", "bang-3c > Sid")
    assert (t["Rose"].life, t["Sid"].life) == (3, 3)


def test_a_third_bang_is_too_many_in_a_shootout() -> None:  # ruling 34
    t = table("""
        > Slab the Killer  sheriff   hand: bang-2c
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        bangs: 2
        event: Shootout
    """)
    why = t.refuses("bang-2c > Rose")
    assert why is not None
    assert (why.slug, dict(why.args)) == ("bang_limit", {"limit": 2})


def test_volcanic_knows_no_limit_in_a_shootout() -> None:  # ruling 34
    t = table("""
        > Slab the Killer  sheriff   hand: bang-2c  play: volcanic-10s
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        bangs: 2
        event: Shootout
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].life == 3


def test_willy_knows_no_limit_in_a_shootout() -> None:  # ruling 34
    t = table("""
        > Willy the Kid    sheriff   hand: bang-2c
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        bangs: 5
        event: Shootout
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].life == 3


def test_a_missed_played_as_bang_counts_in_a_shootout() -> None:  # ruling 34, 37
    t = table("""
        > Calamity Janet   sheriff   hand: missed-2s, bang-2c, bang-3c
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: Shootout
    """)
    t.play("missed-2s as bang > Rose", "bang-2c > Rose")
    why = t.refuses("bang-3c > Rose")
    assert why is not None
    assert why.slug == "bang_limit"


def test_slabs_two_bangs_of_a_shootout_need_two_missed_each() -> None:  # ruling 16, 34
    t = four_at_an_event(
        "Slab the Killer sheriff hand: bang-2c, bang-3c",
        "Rose Doolan outlaw hand: missed-2s, missed-3s, missed-4s",
        "event: shootout",
    )
    t.play("bang-2c > Rose", "miss missed-2s", "miss missed-3s", "Slab: bang-3c > Rose", "miss missed-4s")
    assert (t["Rose"].life, t["Rose"].hand) == (3, [])


def test_calamity_janet_in_a_shootout_plays_a_bang_and_a_missed() -> None:  # ruling 34, 37
    t = four_at_an_event("Calamity Janet sheriff hand: bang-2c, missed-2s, missed-3s", more="event: shootout")
    t.play("bang-2c > Rose", "missed-2s as bang > Rose")
    why = t.refuses("missed-3s as bang > Rose")
    assert why is not None
    assert (why.slug, t["Rose"].life) == ("bang_limit", 2)
