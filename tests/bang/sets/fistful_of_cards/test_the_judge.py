"""The Judge: nothing is put in front of anybody."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from tests.support.seats import four_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table

FORBIDDEN = reason("nothing_in_front", 169)


def judged(me: str, *lines: str) -> Table:
    """The Sheriff's turn."""
    seats = [f"> {me}", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: the_judge", *seats, *lines]))


@pytest.mark.parametrize("card", ["mustang-8h", "barrel-qs", "volcanic-10s", "dynamite-2h", "scope-as"])
def test_nothing_can_be_put_in_front_of_oneself(card: str) -> None:  # ruling 169
    t = judged(f"Willy the Kid sheriff hand: {card}")
    assert (t.refuses(card), t.options) == (FORBIDDEN, ["pass"])


def test_nobody_can_be_jailed() -> None:  # ruling 169
    t = judged("Willy the Kid sheriff hand: jail-js")
    assert t.refuses("jail-js > Slab") == FORBIDDEN


def test_brown_cards_are_played_before_the_judge() -> None:  # ruling 169
    t = judged("Willy the Kid sheriff 3/5 hand: beer-6h bang-2c mustang-8h").play("beer-6h", "bang-2c > Slab")
    assert (t["Willy"].life, t["Slab"].life, t.options) == (4, 3, ["pass"])


def test_cards_already_in_play_work_before_the_judge() -> None:  # ruling 169
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c   play: winchester-8s
          Slab the Killer outlaw
          Rose Doolan     renegade  play: barrel-qs mustang-8h
          Vulture Sam     outlaw
        event: the_judge
        deck: 9h
    """)
    t.play("bang-2c > Rose", "use barrel")
    assert t["Rose"].life == 4


def test_dynamite_is_passed_on_before_the_judge() -> None:  # ruling 31, 169
    t = judged("Willy the Kid sheriff play: dynamite-2h", "phase: start", "deck: bang-2c")
    assert (t["Willy"].in_play, t["Slab"].in_play) == ([], ["dynamite-2h"])


def test_calamity_janets_conversions_are_brown_cards_for_the_judge() -> None:  # ruling 35, 169
    t = judged("Calamity Janet sheriff hand: missed-5s").play("missed-5s as bang > Slab")
    assert t["Slab"].life == 3


def test_cards_may_be_stolen_but_not_put_down_again_before_the_judge() -> None:  # ruling 169
    t = table("""
        > Willy the Kid   sheriff   hand: panic-jh
          Slab the Killer outlaw    play: volcanic-10s
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: the_judge
    """)
    t.play("panic-jh > Slab")
    assert t.refuses("volcanic-10s") == FORBIDDEN


def test_a_blue_card_may_be_discarded_at_the_end_of_the_turn() -> None:  # ruling 4, 169
    t = judged("Willy the Kid sheriff 1/5 hand: mustang-8h beer-6h").play("pass", "discard mustang-8h")
    assert (t.turn, t.discard) == ("Slab the Killer", ["mustang-8h"])


def test_when_the_judge_has_left_cards_are_put_down_again() -> None:  # ruling 8, 169
    t = table("""
          Willy the Kid   sheriff   hand: mustang-8h
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: the_judge
        events: ambush
        phase: reveal
    """)
    assert t.play("mustang-8h")["Willy"].in_play == ["mustang-8h"]


def test_green_cards_cannot_be_put_down_before_the_judge_but_used() -> None:  # ruling 169
    t = sheriff_at_an_event("the_judge", "Willy the Kid sheriff 3/5 hand: knife-8h play: canteen-7h")
    assert t.refuses("knife-8h") == reason("nothing_in_front", 169)
    assert t.play("use canteen")["Willy"].life == 4


def test_uncle_will_may_use_a_blue_card_before_the_judge() -> None:  # ruling 137, 169
    t = sheriff_at_an_event(
        "the_judge", "Uncle Will sheriff hand: mustang-8h", "Slab the Killer outlaw", "deck: beer-7h beer-8h"
    )
    t.play("use mustang-8h as uncle_will", "take beer-8h")
    assert (t["Uncle"].hand, t.discard, t.asked) == (["beer-8h"], ["mustang-8h"], "Slab the Killer")


def test_what_johnny_kisch_puts_down_under_the_judge_is_nothing() -> None:  # ruling 135, 169
    t = four_at_an_event(
        "Johnny Kisch sheriff hand: barrel-qs", "Rose Doolan outlaw play: barrel-ks", "event: the_judge"
    )
    why = t.refuses("barrel-qs")
    assert why is not None
    assert (why.slug, t["Rose"].in_play) == ("nothing_in_front", ["barrel-ks"])
