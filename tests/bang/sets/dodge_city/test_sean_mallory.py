"""Sean Mallory: up to ten cards in hand."""

from __future__ import annotations

from tests.support.seats import sheriff_among_four
from tests.support.table import table

TEN = "bang-2c bang-3c bang-4c bang-5c bang-6c bang-7c bang-8c bang-9c bang-2d bang-3d"


def test_sean_mallory_keeps_ten_cards() -> None:  # ruling 4
    t = sheriff_among_four("Sean Mallory", f"1/4   hand: {TEN}")
    t.play("Sean: pass")
    assert (t.turn, len(t["Sean"].hand)) == ("Jesse Jones", 10)


def test_sean_mallory_discards_the_eleventh_card() -> None:  # ruling 4
    t = sheriff_among_four("Sean Mallory", f"4/4   hand: {TEN} bang-4d")
    t.play("Sean: pass")
    assert t.ask is not None
    assert t.ask.kind == "excess"
    t.play("Sean: discard bang-4d")
    assert (t.turn, len(t["Sean"].hand)) == ("Jesse Jones", 10)


def test_others_keep_as_many_cards_as_life_points_while_sean_mallory_sits_there() -> None:  # ruling 4
    t = table("""
        > Willy the Kid   sheriff   2/5   hand: bang-2c bang-3c bang-4c
          Sean Mallory    outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: pass")
    assert t.ask is not None
    assert (t.asked, t.ask.kind) == ("Willy the Kid", "excess")
