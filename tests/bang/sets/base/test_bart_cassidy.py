"""Bart Cassidy: a card for each life point that he loses."""

from __future__ import annotations

import pytest

from tests.support.seats import four_seats
from tests.support.table import table


def test_bart_cassidy_draws_a_card_for_a_lost_life_point() -> None:  # ruling 58
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h bang-9d
    """)
    t.play("Willy: bang-2c > Bart")
    assert (t["Bart"].life, t["Bart"].hand, t.deck[0]) == (3, ["beer-6h"], "bang-9d")


def test_bart_cassidy_draws_nothing_for_a_shot_that_missed() -> None:  # rulebook: Bart Cassidy
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Bart Cassidy    outlaw    hand: missed-2s
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Willy: bang-2c > Bart", "Bart: miss missed-2s")
    assert (t["Bart"].life, t["Bart"].hand, t.deck[0]) == (4, [], "beer-6h")


def test_bart_cassidy_draws_for_a_duel_that_he_began_and_lost() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy    sheriff   hand: duel-qd
          Willy the Kid   outlaw    hand: bang-2c
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Bart: duel-qd > Willy", "Willy: bang-2c")
    assert (t["Bart"].life, t["Bart"].hand, t.turn) == (4, ["beer-6h"], "Bart Cassidy")


def test_bart_cassidy_must_survive_with_what_he_holds_before_he_draws() -> None:  # ruling 57
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h missed-2s missed-3s bang-3c
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass")
    assert (t.ask and t.ask.kind, t.options) == ("save", ["pass"])
    t.pass_()
    assert (t["Bart"].out, t["Willy"].hand) == (True, ["beer-6h", "missed-2s", "missed-3s"])


def test_bart_cassidy_draws_after_a_beer_has_saved_him() -> None:  # ruling 57
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: beer-7h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: beer-7h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["beer-6h"])


def test_bart_cassidy_may_be_saved_by_the_card_he_draws_under_the_option() -> None:  # ruling 57
    t = table(
        """
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
        """,
        draw_before_saving=True,
    )
    t.play("Willy: bang-2c > Bart", "Bart: beer-6h")
    assert (t["Bart"].out, t["Bart"].life, t["Bart"].hand) == (False, 1, [])


@pytest.mark.parametrize("card", ["bang-2c > Bart", "duel-js > Bart", "gatling-10h", "indians-kd"])
def test_bart_cassidy_draws_for_every_kind_of_hit(card: str) -> None:  # ruling 58
    t = table("""
        > Black Jack     sheriff   hand: bang-2c duel-js gatling-10h indians-kd
          Bart Cassidy   outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: missed-2s missed-3s
    """)
    t.play(card)
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["missed-2s"])


def test_bart_cassidy_draws_three_for_the_dynamite() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy   outlaw    play: dynamite-2h
          Black Jack     sheriff
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: start
        deck: 5s missed-2s missed-3s missed-4s bang-2c bang-3c
    """)
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["missed-2s", "missed-3s", "missed-4s", "bang-2c", "bang-3c"])


def test_bart_cassidy_draws_in_a_duel_of_his_own() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy   sheriff   hand: duel-js
          Kit Carlson    outlaw    hand: bang-2c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: missed-2s
    """)
    t.play("duel-js > Kit", "Kit: bang-2c")
    assert (t["Bart"].life, t["Bart"].hand) == (4, ["missed-2s"])


def test_bart_cassidy_must_survive_with_the_cards_he_holds() -> None:  # ruling 57
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Bart Cassidy   outlaw    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: beer-6h
    """)
    t.play("bang-2c > Bart")
    assert (t["Bart"].out, t["Black"].hand[0]) == (True, "beer-6h"), "the Beer goes into the reward"


def test_bart_cassidy_holds_no_new_card_until_a_beer_has_saved_him() -> None:  # ruling 57
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Bart Cassidy   outlaw    1/4   hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: missed-2s bang-3c
    """)
    t.play("bang-2c > Bart", "Bart: pass")
    assert t["Bart"].hand == ["beer-6h"]
    t.play("Bart: beer-6h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["missed-2s"])


def test_bart_cassidy_may_draw_the_beer_that_saves_him_by_option() -> None:  # ruling 57
    t = table(
        """
        > Black Jack     sheriff   hand: bang-2c
          Bart Cassidy   outlaw    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: beer-6h missed-2s
        """,
        draw_before_saving=True,
    )
    t.play("bang-2c > Bart")
    assert (t.asked, t.options) == ("Bart Cassidy", ["play beer-6h", "pass"])
    t.play("Bart: beer-6h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, []), "he has drawn once for one point"


def test_bart_cassidy_draws_three_before_he_saves_himself_from_the_dynamite_by_option() -> None:  # ruling 46, 57
    t = table(
        """
        > Bart Cassidy   outlaw    2/4   play: dynamite-2h
          Black Jack     sheriff
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: start
        deck: 5s beer-6h missed-2s beer-7h bang-2c bang-3c
        """,
        draw_before_saving=True,
    )
    assert (t["Bart"].life, t.options) == (-1, ["play beer-6h", "play beer-7h", "pass"])
    t.play("beer-6h", "beer-7h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["missed-2s", "bang-2c", "bang-3c"])


def test_bart_cassidy_draws_for_green_shots() -> None:  # ruling 58
    t = four_seats("Willy the Kid sheriff play: knife-8h", "Bart Cassidy outlaw", more="deck: scope-as")
    t.play("Willy: use knife > Bart")
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["scope-as"])
