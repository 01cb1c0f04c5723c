"""Willy the Kid and the Volcanic."""

from __future__ import annotations

from tests.support.table import table


def test_willy_the_kid_plays_any_number_of_bang_cards() -> None:  # ruling 33
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c bang-3c bang-4c
          Jesse Jones     outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
    """)
    t.play("bang-2c > Jesse", "bang-3c > Jesse", "bang-4c > Bart")
    assert (t["Jesse"].life, t["Bart"].life, t["Willy"].hand) == (2, 3, [])


def test_willy_the_kid_shoots_no_farther_than_others() -> None:  # ruling 92
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Jesse Jones     outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("bang-2c > Black")
    assert no is not None
    assert no.slug == "out_of_reach"


def test_another_player_is_not_helped_by_willy_the_kid_at_the_table() -> None:  # ruling 32
    t = table("""
        > Jesse Jones     sheriff   hand: bang-2c bang-3c
          Willy the Kid   outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
    """)
    t.play("Jesse: bang-2c > Willy")
    no = t.refuses("bang-3c > Willy")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("bang_limit", {"limit": 1})


def test_a_volcanic_put_down_after_the_first_bang_lifts_the_limit() -> None:  # ruling 33
    t = table("""
        > Jesse Jones     sheriff   hand: bang-3c bang-4c volcanic-10s
          Willy the Kid   outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
        bangs: 1
    """)
    t.refuses("bang-3c > Willy")
    t.play("volcanic-10s", "bang-3c > Willy", "bang-4c > Willy")
    assert (t["Jesse"].in_play, t["Willy"].life) == (["volcanic-10s"], 2)


def test_the_bang_cards_count_again_when_the_volcanic_is_replaced() -> None:  # ruling 33, 85
    t = table("""
        > Jesse Jones     sheriff   hand: bang-3c bang-4c schofield-jc   play: volcanic-10s
          Willy the Kid   outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
    """)
    t.play("bang-3c > Willy", "schofield-jc")
    assert (t["Jesse"].in_play, t.discard[0]) == (["schofield-jc"], "volcanic-10s")
    no = t.refuses("bang-4c > Willy")
    assert no is not None
    assert no.slug == "bang_limit"


def test_a_volcanic_reaches_distance_one_only() -> None:  # rulebook: Weapons
    t = table("""
        > Jesse Jones     sheriff   hand: bang-3c volcanic-10s   play: winchester-8s
          Willy the Kid   outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
    """)
    assert t.why_not("bang-3c > Black") is None
    t.play("volcanic-10s")
    no = t.refuses("bang-3c > Black")
    assert no is not None
    assert dict(no.args) == {"distance": 2, "reach": 1}


def test_a_second_volcanic_is_refused() -> None:  # ruling 85
    t = table("""
        > Jesse Jones     sheriff   hand: volcanic-10c   play: volcanic-10s
          Willy the Kid   outlaw
          Black Jack      renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("volcanic-10c")
    assert no is not None
    assert (no.slug, no.ruling) == ("already_in_play", 85)
