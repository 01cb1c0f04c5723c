"""Thirst: one card less."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_in_thirst_one_card_is_drawn() -> None:  # ruling 122
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s
        phase: draw
        event: Thirst
    """)
    assert t["Willy"].hand == ["missed-2s"]


def test_thirst_does_not_touch_cards_drawn_outside_phase_one() -> None:  # rulebook: Thirst
    t = table("""
        > Willy the Kid  sheriff   hand: stagecoach-9s
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Thirst
    """)
    t.play("stagecoach-9s")
    assert len(t["Willy"].hand) == 2


def test_kit_carlson_in_thirst_keeps_one_of_three_and_puts_two_back_in_their_order() -> None:  # ruling 121
    t = table("""
        > Kit Carlson    sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        phase: draw
        event: Thirst
    """)
    t.play("take missed-3s")
    assert t["Kit"].hand == ["missed-3s"]
    assert t.deck[:3] == ["missed-2s", "missed-4s", "missed-5s"]


def test_jesse_jones_in_thirst_may_take_his_only_card_from_a_hand() -> None:  # ruling 122
    t = table("""
        > Jesse Jones    sheriff
          Rose Doolan    outlaw    hand: scope-as
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Thirst
    """)
    t.play("take hand > Rose")
    assert t["Jesse"].hand == ["scope-as"]
    assert t.phase == "play"


def test_pedro_ramirez_in_thirst_may_take_his_only_card_from_the_discards() -> None:  # ruling 122
    t = table("""
        > Pedro Ramirez  sheriff
          Rose Doolan    outlaw
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        discard: scope-as
        phase: draw
        event: Thirst
    """)
    t.play("take scope-as")
    assert t["Pedro"].hand == ["scope-as"]


def test_black_jack_in_thirst_has_no_second_card_to_show() -> None:  # ruling 123
    t = table("""
        > Black Jack     sheriff
          Rose Doolan    outlaw
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        deck: beer-6h beer-7h
        phase: draw
        event: Thirst
    """)
    assert t["Black Jack"].hand == ["beer-6h"]
    assert "show" not in t.news_kinds()


def test_thirst_lasts_for_everybodys_turn() -> None:  # ruling 122
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Thirst
    """)
    t.pass_()
    assert (t.turn, len(t["Rose"].hand)) == ("Rose Doolan", 1)


@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 1), (2, 2), (1, 3)])
def test_bill_noface_draws_one_less_in_thirst_but_at_least_one(life: int, cards: int) -> None:  # ruling 124
    t = table(f"""
          Willy the Kid  sheriff
        > Bill Noface    outlaw    {life}
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Thirst
    """)
    assert len(t["Bill"].hand) == cards


@pytest.mark.parametrize(("event", "cards"), [("Thirst", 2), ("Train Arrival", 4), ("Shootout", 3)])
def test_pixie_pete_draws_one_less_in_thirst_and_one_more_from_a_train(event: str, cards: int) -> None:  # ruling 124
    t = table(f"""
        > Pixie Pete     sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: {event}
    """)
    assert len(t["Pixie"].hand) == cards


def test_pat_brennan_may_take_his_card_in_play_in_thirst() -> None:  # ruling 126
    t = table("""
        > Pat Brennan    sheriff
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Thirst
    """)
    t.play("take scope-as")
    assert t["Pat"].hand == ["scope-as"]
