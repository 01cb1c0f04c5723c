"""Claus “The Saint”: presents for all."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.support.seats import four_at_an_event
from tests.support.table import table

GIFTS = """
        > Claus the Saint  sheriff
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s missed-7s
        phase: draw
"""


def test_claus_draws_one_more_than_there_are_players_keeps_two_and_gives_one_to_each() -> None:  # ruling 138
    t = table(GIFTS)
    t.play("take missed-4s > Rose", "take missed-2s > Paul", "take missed-6s > Sid")
    assert t["Claus"].hand == ["missed-3s", "missed-5s"]
    assert [t[name].hand for name in ("Rose", "Paul", "Sid")] == [["missed-4s"], ["missed-2s"], ["missed-6s"]]
    assert t.deck[0] == "missed-7s"


def test_claus_must_give() -> None:  # ruling 138
    t = table(GIFTS)
    assert t.options == [f"take missed-{value}s > 2" for value in (2, 3, 4, 5, 6)]
    t.refuses("pass")


def test_claus_gives_clockwise() -> None:  # ruling 138
    t = table(GIFTS)
    t.refuses("take missed-2s > Sid")
    t.play("take missed-2s > Rose")
    t.refuses("take missed-3s > Rose")
    assert t.options[0] == "take missed-3s > 3"


def test_eliminated_players_get_nothing_from_claus() -> None:  # ruling 138
    t = table("""
        > Claus the Saint  sheriff
          Rose Doolan      outlaw    out
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
        phase: draw
    """)
    t.play("take missed-2s > Paul", "take missed-3s > Sid")
    assert t["Claus"].hand == ["missed-4s", "missed-5s"]
    assert t["Rose"].hand == []


def test_only_claus_sees_the_cards_and_each_one_his_present() -> None:  # ruling 138
    t = table(GIFTS)
    t.play("take missed-4s", "take missed-2s", "take missed-6s")
    gift = t.game.player(1).hand[0]
    assert [t.game.knows(seat, gift) for seat in range(4)] == [True, True, False, False]
    kept = t.game.player(0).hand[0]
    assert [t.game.knows(seat, kept) for seat in range(4)] == [True, False, False, False]
    assert View(t.game, 2).on_table == ()


def test_others_forget_a_card_that_they_knew_on_top_of_the_deck() -> None:  # ruling 138
    t = table("""
        > Claus the Saint  sheriff
          Rose Doolan      outlaw
          Kit Carlson      renegade
          Sid Ketchum      outlaw
        deck: missed-2s(3) missed-3s missed-4s missed-5s missed-6s
        phase: draw
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert not t.game.knows(2, t.game.player(1).hand[0])


def test_claus_has_three_life_points() -> None:  # rulebook: Characters
    t = table("""
        > Willy the Kid    sheriff
          Claus the Saint  outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
    """)
    assert t["Claus"].max_life == 3


def test_claus_keeps_one_card_in_thirst() -> None:  # ruling 138
    t = table(f"{GIFTS}\nevent: Thirst")
    t.play("take missed-4s > Rose", "take missed-2s > Paul", "take missed-3s > Sid")
    assert t["Claus"].hand == ["missed-5s"]
    assert t.deck[0] == "missed-6s"


def test_claus_gets_one_more_card_when_a_train_arrives() -> None:  # ruling 138
    t = table(f"{GIFTS}\nevent: Train Arrival")
    t.play("take missed-4s > Rose", "take missed-2s > Paul", "take missed-3s > Sid")
    assert t["Claus"].hand == ["missed-5s", "missed-6s", "missed-7s"]


def test_claus_keeps_three_cards_as_a_ghost() -> None:  # ruling 138, 146
    t = table("""
        > Willy the Kid    sheriff
          Claus the Saint  outlaw    out
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s missed-7s
        event: Ghost Town
    """)
    t.play("pass", "Claus: take missed-2s > Paul", "take missed-3s > Sid", "take missed-4s > Willy")
    assert t["Claus"].hand == ["missed-5s", "missed-6s", "missed-7s"]


def test_claus_draws_two_cards_for_himself_with_a_hangover() -> None:  # ruling 139
    t = table(f"{GIFTS}\nevent: Hangover")
    assert t["Claus"].hand == ["missed-2s", "missed-3s"]
    assert t["Rose"].hand == []


def test_claus_draws_on_from_the_reshuffled_discards() -> None:  # ruling 81, 138
    t = table("""
        > Claus the Saint  sheriff
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s end
        discard: beer-6h beer-7h beer-8h
        phase: draw
    """)
    t.play("take missed-2s", "take missed-3s", "take beer-7h")
    assert t["Sid"].hand == ["beer-7h"]
    assert sorted([*t["Claus"].hand, *t["Sid"].hand]) == ["beer-6h", "beer-7h", "beer-8h"]


def test_if_the_cards_do_not_suffice_claus_keeps_his_own_first() -> None:  # ruling 82, 138
    t = table("""
        > Claus the Saint  sheriff
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s end
        phase: draw
    """)
    t.play("take missed-3s > Rose")
    assert t["Claus"].hand == ["missed-2s", "missed-4s"]
    assert (t["Paul"].hand, t["Sid"].hand) == ([], [])


def test_suzy_gets_her_present_and_draws_nothing() -> None:  # ruling 118, 138
    t = table("""
        > Claus the Saint  sheriff
          Suzy Lafayette   outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
        phase: draw
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Suzy"].hand == ["missed-2s"]


def test_claus_gives_clockwise_in_a_gold_rush() -> None:  # ruling 43, 138
    t = four_at_an_event(
        "Claus The Saint sheriff",
        more="event: gold_rush\nphase: draw\ndeck: missed-2s missed-3s missed-4s missed-5s missed-6s",
    )
    assert t.options == [f"take missed-{value}s > 2" for value in "23456"]
    t.play("take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4")
    assert [t[seat].hand for seat in (2, 3, 4)] == [["missed-2s"], ["missed-3s"], ["missed-4s"]]
    assert t.play("pass").turn == "Lucky Duke"
