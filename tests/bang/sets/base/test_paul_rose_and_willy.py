"""Paul Regret and the Mustang, Rose Doolan and the Scope, Willy the Kid and the Volcanic."""

from __future__ import annotations

import pytest

from sixgun.bang.view import View
from tests.support.table import Table, table

SIX = """
    > Bart Cassidy    sheriff    hand: bang-2c {ann}
      Willy the Kid   outlaw
      Jesse Jones     renegade
      Black Jack      outlaw
      Kit Carlson     deputy
      Sid Ketchum     outlaw
"""


def seen_by_others(t: Table, seat: int = 0) -> list[int]:
    """The distances at which the others, clockwise, see a seat."""
    count = len(t.game.state.players)
    return [View(t.game, 0).distance((seat + step) % count, seat) for step in range(1, count)]


def seen_from(t: Table, seat: int = 0) -> list[int]:
    """The distances at which a seat sees the others, clockwise."""
    count = len(t.game.state.players)
    return [View(t.game, 0).distance(seat, (seat + step) % count) for step in range(1, count)]


# Mustang and Paul Regret.


def test_a_mustang_is_put_in_front_of_its_player_and_keeps_the_others_off() -> None:  # rulebook: Mustang
    t = table(SIX.format(ann="mustang-8h"))
    assert (seen_by_others(t), seen_from(t)) == ([1, 2, 3, 2, 1], [1, 2, 3, 2, 1])
    t.play("Bart: mustang-8h")
    assert (t["Bart"].in_play, t["Bart"].hand) == (["mustang-8h"], ["bang-2c"])
    assert (seen_by_others(t), seen_from(t)) == ([2, 3, 4, 3, 2], [1, 2, 3, 2, 1])


def test_a_second_mustang_is_refused() -> None:  # ruling 84
    t = table(SIX.format(ann="mustang-8h   play: mustang-9h"))
    no = t.refuses("mustang-8h")
    assert no is not None
    assert no.slug == "already_in_play"


def test_paul_regret_is_seen_at_one_more_distance_and_sees_as_usual() -> None:  # rulebook: Paul Regret
    t = table(SIX.format(ann="").replace("Bart Cassidy", "Paul Regret"))
    assert (seen_by_others(t), seen_from(t)) == ([2, 3, 4, 3, 2], [1, 2, 3, 2, 1])


def test_paul_regret_adds_a_real_mustang() -> None:  # rulebook: Paul Regret
    t = table(SIX.format(ann="mustang-8h").replace("Bart Cassidy", "Paul Regret"))
    t.play("Paul: mustang-8h")
    assert (seen_by_others(t), seen_from(t)) == ([3, 4, 5, 4, 3], [1, 2, 3, 2, 1])


@pytest.mark.parametrize(("card", "why"), [("bang-2c", "out_of_reach"), ("panic-jh", "too_far")])
def test_paul_regrets_neighbour_reaches_him_neither_with_a_colt_nor_with_panic(card: str, why: str) -> None:
    # ruling 86, 92
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c panic-jh cat_balou-kh
          Paul Regret     outlaw    play: barrel-qs
          Jesse Jones     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses(f"{card} > Paul")
    assert no is not None
    assert (no.slug, dict(no.args)["distance"]) == (why, 2)
    t.play("Willy: cat_balou-kh > Paul")
    assert t["Paul"].in_play == []


def test_a_schofield_reaches_paul_regret_but_a_mustang_takes_him_out_of_its_reach() -> None:  # rulebook: Paul Regret
    text = """
        > Bart Cassidy    sheriff   hand: bang-2c   play: schofield-jc
          Paul Regret     outlaw    {}
          Jesse Jones     renegade
          Willy the Kid   outlaw
    """
    no = table(text.format("play: mustang-8h")).refuses("bang-2c > Paul")
    assert no is not None
    assert dict(no.args) == {"distance": 3, "reach": 2}
    t = table(text.format("")).play("Bart: bang-2c > Paul")
    assert t["Paul"].life == 2


# Scope and Rose Doolan.


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


# Willy the Kid and the Volcanic.


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
