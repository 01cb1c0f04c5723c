"""Train Arrival: one card more."""

from __future__ import annotations

from tests.support.seats import four_at_an_event
from tests.support.table import table


def test_a_train_brings_one_more_card_at_the_end_of_phase_one() -> None:  # ruling 122
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        phase: draw
        event: Train Arrival
    """)
    assert t["Willy"].hand == ["missed-2s", "missed-3s", "missed-4s"]


def test_kit_carlson_gets_all_three_cards_when_a_train_arrives() -> None:  # ruling 121
    t = table("""
        > Kit Carlson    sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        phase: draw
        event: Train Arrival
    """)
    t.play("take missed-3s", "take missed-4s")
    assert t["Kit"].hand == ["missed-3s", "missed-4s", "missed-2s"]
    assert t.deck[0] == "missed-5s"


def test_jesse_jones_gets_one_special_and_two_other_cards_when_a_train_arrives() -> None:  # ruling 122
    t = table("""
        > Jesse Jones    sheriff
          Rose Doolan    outlaw    hand: scope-as
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        phase: draw
        event: Train Arrival
    """)
    t.play("take hand > Rose")
    assert t["Jesse"].hand == ["scope-as", "missed-2s", "missed-3s"]


def test_pedro_ramirez_gets_one_special_and_two_other_cards_when_a_train_arrives() -> None:  # ruling 122
    t = table("""
        > Pedro Ramirez  sheriff
          Rose Doolan    outlaw
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        discard: scope-as
        phase: draw
        event: Train Arrival
    """)
    t.play("take scope-as")
    assert t["Pedro"].hand == ["scope-as", "missed-2s", "missed-3s"]


def test_black_jack_gets_his_bonus_and_the_card_of_the_train() -> None:  # ruling 123
    t = table("""
        > Black Jack     sheriff
          Rose Doolan    outlaw
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        deck: missed-2s beer-7h missed-3s missed-4s missed-5s
        phase: draw
        event: Train Arrival
    """)
    assert t["Black Jack"].hand == ["missed-2s", "beer-7h", "missed-3s", "missed-4s"]


def test_black_jack_gets_the_card_of_the_train_without_his_bonus() -> None:  # ruling 123
    t = table("""
        > Black Jack     sheriff
          Rose Doolan    outlaw
          Willy the Kid  renegade
          Sid Ketchum    outlaw
        deck: beer-6h missed-2s beer-7h beer-8h
        phase: draw
        event: Train Arrival
    """)
    assert t["Black Jack"].hand == ["beer-6h", "missed-2s", "beer-7h"]


def test_whoever_stays_in_jail_gets_no_card_of_the_train() -> None:  # ruling 28, 122
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    play: jail-js
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: start
        event: Train Arrival
    """)
    assert t["Rose"].hand == []
    assert t.turn == "Jesse Jones"


def test_a_train_takes_its_card_from_the_new_deck_if_the_old_one_is_empty() -> None:  # ruling 81, 122
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s end
        discard: missed-4s
        phase: draw
        event: Train Arrival
    """)
    assert t["Willy"].hand == ["missed-2s", "missed-3s", "missed-4s"]


def test_bill_noface_draws_one_more_from_a_train() -> None:  # ruling 124
    t = table("""
          Willy the Kid  sheriff
        > Bill Noface    outlaw    2
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Train Arrival
    """)
    assert len(t["Bill"].hand) == 4


def test_pat_brennan_gets_the_card_of_the_train_besides() -> None:  # ruling 126
    t = table("""
        > Pat Brennan    sheriff
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s
        phase: draw
        event: Train Arrival
    """)
    t.play("take scope-as")
    assert t["Pat"].hand == ["scope-as", "missed-2s"]


def test_pat_brennan_may_take_any_card_in_play_when_a_train_arrives() -> None:  # ruling 125, 126
    t = table("""
        > Pat Brennan    sheriff   play: dynamite-2h
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade  play: jail-js
          Sid Ketchum    outlaw    hand: missed-3s
        deck: missed-2s
        phase: draw
        event: Train Arrival
    """)
    assert t.options == ["take dynamite-2h", "take scope-as", "take jail-js", "take deck"]
    t.play("take jail-js")
    assert t["Pat"].hand == ["jail-js", "missed-2s"]
    assert t["Paul"].in_play == []


def test_by_option_pat_brennan_misses_the_train() -> None:  # ruling 126
    text = """
        > Pat Brennan    sheriff
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        phase: draw
        event: Train Arrival
    """
    t = table(text, pat_misses_train=True).play("take scope-as")
    assert t["Pat"].hand == ["scope-as"]
    t = table(text, pat_misses_train=True).play("take deck")
    assert t["Pat"].hand == ["missed-2s", "missed-3s", "missed-4s"]


def test_the_train_takes_its_card_from_the_deck_for_a_pedro_who_took_a_discard() -> None:  # ruling 122, 177
    t = four_at_an_event(
        "Pedro Ramirez sheriff",
        more="event: train_arrival\nphase: draw\ndiscard: beer-6h beer-7h\ndeck: missed-2s missed-3s",
    )
    t.play("take beer-6h")
    assert t["Pedro"].hand == ["beer-6h", "missed-2s", "missed-3s"]
