"""Jesse Jones: the first card from the hand of another."""

from __future__ import annotations

from tests.support.knowledge import known
from tests.support.table import table


def test_jesse_jones_may_take_his_first_card_from_any_other_hand() -> None:  # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff   hand: missed-2s
          Willy the Kid   outlaw    hand: bang-2c
          Rose Doolan     renegade  hand: beer-6h   play: mustang-8h
          Bart Cassidy    outlaw                    play: scope-as
        deck: bang-9d bang-8d
        phase: draw
    """)
    assert (t.asked, t.options) == ("Jesse Jones", ["take hand > 2", "take hand > 3", "take deck"])
    t.play("Jesse: take hand > Rose")
    assert (t["Jesse"].hand, t["Rose"].hand) == (["missed-2s", "beer-6h", "bang-9d"], [])
    assert (known(t, "Rose", "Jesse"), known(t, "Willy", "Jesse"), t.deck[0]) == (["beer-6h"], [], "bang-8d")


def test_jesse_jones_may_draw_both_cards_from_the_deck() -> None:  # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff
          Willy the Kid   outlaw    hand: bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d bang-8d
        phase: draw
    """)
    t.play("Jesse: take deck")
    assert (t["Jesse"].hand, t["Willy"].hand) == (["bang-9d", "bang-8d"], ["bang-2c"])


def test_jesse_jones_is_not_asked_when_nobody_else_holds_a_card() -> None:  # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff   hand: missed-2s
          Willy the Kid   outlaw                    play: mustang-8h
          Rose Doolan     renegade
          Bart Cassidy    outlaw    out
        deck: bang-9d bang-8d
        phase: draw
    """)
    assert (t.ask and t.ask.kind, t["Jesse"].hand) == ("play", ["missed-2s", "bang-9d", "bang-8d"])


def test_nobody_is_sure_of_black_jacks_shown_card_after_jesse_jones_took_one_of_two() -> None:
    # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff
          Black Jack      outlaw    hand: beer-6h(all) bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        phase: draw
    """)
    t.play("Jesse: take hand > Black")
    taken = t["Jesse"].hand[0]
    assert (known(t, "Rose", "Black"), known(t, "Rose", "Jesse")) == ([], [])
    assert known(t, "Black", "Jesse") == [taken]
