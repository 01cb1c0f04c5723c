"""Paul Regret and the Mustang."""

from __future__ import annotations

import pytest

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
