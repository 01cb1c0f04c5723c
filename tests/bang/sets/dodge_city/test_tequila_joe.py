"""Tequila Joe: two life points for a Beer."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_among_four
from tests.support.table import table


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_a_beer_gives_tequila_joe_two_points_but_never_more_than_his_most(before: int, after: int) -> None:
    # ruling 52, 56
    t = sheriff_among_four("Tequila Joe", f"{before}/5   hand: beer-6h")
    t.play("Tequila: beer-6h")
    assert t["Tequila"].life == after


@pytest.mark.parametrize(
    ("mine", "line", "after"),
    [
        ("hand: saloon-5h", "saloon-5h", 3),
        ("hand: tequila-9c bang-2c", "tequila-9c > 1", 3),
        ("hand: whisky-qh bang-2c", "whisky-qh", 4),
        ("play: canteen-7h", "use canteen", 3),
    ],
)
def test_other_cards_heal_tequila_joe_as_usual(mine: str, line: str, after: int) -> None:  # ruling 52
    t = sheriff_among_four("Tequila Joe", f"2/5   {mine}")
    t.play(f"Tequila: {line}")
    if t.ask is not None and t.ask.kind == "cost":
        t.play("discard bang-2c")
    assert t["Tequila"].life == after


def test_a_beer_of_another_player_gives_one_point() -> None:  # ruling 52
    t = table("""
        > Willy the Kid   sheriff   2/5   hand: beer-6h
          Tequila Joe     outlaw    2/4
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: beer-6h")
    assert (t["Willy"].life, t["Tequila"].life) == (3, 2)


def test_a_lethal_beer_gives_tequila_joe_two_points() -> None:  # ruling 52
    t = table("""
        > Willy the Kid   sheriff         hand: bang-2c
          Tequila Joe     outlaw    1/4   hand: beer-6h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: bang-2c > Tequila", "Tequila: pass", "Tequila: beer-6h")
    assert t["Tequila"].life == 2


def test_one_beer_saves_tequila_joe_from_a_dynamite_that_leaves_him_one_below() -> None:  # ruling 46, 52
    t = sheriff_among_four("Tequila Joe", "2/5   hand: beer-6h   play: dynamite-2h", "phase: start\ndeck: missed-2s")
    t.play("Tequila: beer-6h")
    assert (t["Tequila"].life, t["Tequila"].out) == (1, False)


def test_a_beer_does_nothing_for_tequila_joe_with_two_players_left() -> None:  # ruling 49
    t = table("""
        > Tequila Joe     sheriff   2/5   hand: beer-6h
          Jesse Jones     outlaw
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
    """)
    t.play("Tequila: beer-6h")
    assert (t["Tequila"].life, t.discard) == (2, ["beer-6h"])
