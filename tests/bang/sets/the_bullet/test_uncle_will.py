"""Uncle Will: any card as a General Store."""

from __future__ import annotations

from tests.support.table import Table, table

STORE = """
        > Uncle Will     sheriff   hand: bang-2c, bang-3c, missed-2s
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: beer-6h beer-7h beer-8h beer-9h missed-3s missed-4s missed-5s missed-6s
"""


def shop(t: Table) -> Table:
    """Everybody takes the first card."""
    while t.ask is not None and t.ask.kind == "pick":
        t.play(t.options[0])
    return t


def test_uncle_will_plays_any_hand_card_as_a_general_store() -> None:  # ruling 137
    t = table(STORE)
    t.play("use missed-2s as uncle_will", "Uncle: take beer-9h", "Rose: take beer-6h", "Paul: take beer-7h")
    assert t["Uncle"].hand == ["bang-2c", "bang-3c", "beer-9h"]
    assert [t[name].hand for name in ("Rose", "Paul", "Sid")] == [["beer-6h"], ["beer-7h"], ["beer-8h"]]
    assert t.discard == ["missed-2s"]


def test_each_of_his_cards_is_offered() -> None:  # ruling 137
    t = table(STORE)
    offered = [option for option in t.options if option.startswith("use")]
    assert offered == [f"use {card} as uncle_will" for card in ("bang-2c", "bang-3c", "missed-2s")]


def test_uncle_will_does_so_once_in_a_turn() -> None:  # ruling 137
    t = shop(table(STORE).play("use missed-2s as uncle_will"))
    assert not [option for option in t.options if option.startswith("use")]


def test_a_bang_used_as_general_store_does_not_count_as_bang() -> None:  # ruling 137
    t = shop(table(STORE).play("use bang-2c as uncle_will"))
    t.play("bang-3c > Rose", "Rose: pass")
    assert t["Rose"].life == 3


def test_the_effect_of_the_card_itself_is_lost() -> None:  # ruling 137
    t = table("""
        > Uncle Will     sheriff   3  hand: beer-6h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    shop(t.play("use beer-6h as uncle_will"))
    assert t["Uncle"].life == 3
    assert len(t["Uncle"].hand) == 1


def test_a_blue_card_used_so_does_not_come_into_play() -> None:  # ruling 137
    t = table("""
        > Uncle Will     sheriff   hand: barrel-qs
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    shop(t.play("use barrel-qs as uncle_will"))
    assert t["Uncle"].in_play == []
    assert t.discard == ["barrel-qs"]


def test_a_real_general_store_may_be_played_besides() -> None:  # ruling 137
    t = table("""
        > Uncle Will     sheriff   hand: general_store-9c, missed-2s
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    shop(t.play("use missed-2s as uncle_will"))
    shop(t.play("play general_store-9c"))
    assert len(t["Uncle"].hand) == 2
    assert len(t["Rose"].hand) == 2


def test_the_ability_is_back_in_his_next_turn() -> None:  # ruling 137
    t = table("""
          Uncle Will     sheriff   hand: missed-2s
          Rose Doolan    outlaw
          Paul Regret    renegade
        > Sid Ketchum    outlaw
        marks: turn uncle_will of 1 = 1
    """)
    t.pass_()
    assert "use missed-2s as uncle_will" in t.options


def test_he_has_nothing_to_use_in_the_turn_of_another_player() -> None:  # ruling 137
    t = table("""
          Uncle Will     sheriff   hand: missed-2s
        > Rose Doolan    outlaw    hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    assert t.offers("Uncle") == []
    t.play("bang-2c > Uncle")
    assert t.options == ["miss missed-2s", "pass"]


def test_without_a_card_there_is_nothing_to_use() -> None:  # ruling 137
    t = table("""
        > Uncle Will     sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    assert t.options == ["pass"]


def test_uncle_will_has_no_store_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Uncle Will     sheriff   hand: missed-2s
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    assert t.options == ["pass"]


def test_a_bang_opens_the_store_during_the_sermon() -> None:  # ruling 137, 152
    t = table("""
        > Uncle Will     sheriff   hand: bang-2c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    shop(t.play("use bang-2c as uncle_will"))
    assert [len(t[name].hand) for name in ("Uncle", "Rose", "Paul", "Sid")] == [1, 1, 1, 1]


def test_uncle_will_gets_his_four_life_points() -> None:  # rulebook: Characters
    t = table(STORE)
    assert t["Uncle"].max_life == 5
