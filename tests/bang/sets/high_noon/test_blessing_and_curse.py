"""Blessing and Curse: every card has the same suit."""

from __future__ import annotations

import pytest

from tests.support.seats import four_at_an_event
from tests.support.table import table


def test_blessing_lets_every_barrel_succeed() -> None:  # ruling 21
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    play: barrel-qs
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5s
        event: Blessing
    """)
    t.play("bang-2c > Rose", "Rose: use barrel")
    assert t["Rose"].life == 4
    assert t.asked == "Willy the Kid"


def test_blessing_lets_jourdonnais_hide_behind_any_card() -> None:  # ruling 21
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Jourdonnais    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5c
        event: Blessing
    """)
    t.play("bang-2c > Jourdonnais", "use jourdonnais")
    assert t["Jourdonnais"].life == 4


def test_blessing_opens_every_jail() -> None:  # ruling 21
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5s 6s 7s
        phase: start
        event: Blessing
    """)
    assert (t.turn, t.phase) == ("Rose Doolan", "play")
    assert t["Rose"].in_play == []
    assert len(t["Rose"].hand) == 2


def test_blessing_keeps_dynamite_from_exploding() -> None:  # ruling 21
    t = table("""
        > Willy the Kid  sheriff   play: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: start
        event: Blessing
    """)
    assert t["Willy"].life == 5
    assert t["Rose"].in_play == ["dynamite-2h"]


def test_blessing_always_gives_black_jack_his_extra_card() -> None:  # ruling 21
    t = table("""
        > Black Jack     sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5s 6s 7s
        phase: draw
        event: Blessing
    """)
    assert len(t["Black Jack"].hand) == 3


def test_blessing_ends_when_the_next_event_comes() -> None:  # ruling 8, 21
    t = table("""
        > Willy the Kid  sheriff   play: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: reveal
        event: Blessing
        events: shootout high_noon
    """)
    assert t.event == "shootout"
    assert t["Willy"].life == 2


def test_curse_lets_every_barrel_fail() -> None:  # ruling 21
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    play: barrel-qs
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 9h
        event: Curse
    """)
    t.play("bang-2c > Rose", "Rose: use barrel")
    assert t["Rose"].life == 3


def test_curse_lets_both_hearts_of_lucky_duke_fail() -> None:  # ruling 12, 21
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Lucky Duke     outlaw    play: barrel-qs
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: beer-9h beer-10h
        event: Curse
    """)
    t.play("bang-2c > Lucky", "use barrel", "take beer-10h")
    assert t["Lucky"].life == 3


def test_curse_keeps_everybody_in_jail() -> None:  # ruling 21
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 9h
        phase: start
        event: Curse
    """)
    assert t.turn == "Paul Regret"
    assert t["Rose"].in_play == []
    assert t["Rose"].hand == []


def test_curse_lets_dynamite_explode_on_any_two_to_nine() -> None:  # ruling 21
    t = table("""
        > Willy the Kid  sheriff   play: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 9h
        phase: start
        event: Curse
    """)
    assert t["Willy"].life == 2
    assert "dynamite-2h" in t.discard


def test_curse_leaves_the_values_as_they_are() -> None:  # ruling 21
    t = table("""
        > Willy the Kid  sheriff   play: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 10s
        phase: start
        event: Curse
    """)
    assert t["Willy"].life == 5
    assert t["Rose"].in_play == ["dynamite-2h"]


def test_curse_takes_black_jacks_extra_card() -> None:  # ruling 21
    t = table("""
        > Black Jack     sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 9h 10h
        phase: draw
        event: Curse
    """)
    assert len(t["Black Jack"].hand) == 2


@pytest.mark.parametrize("event", ["Blessing", "Curse"])
def test_apache_kid_has_no_protection_when_no_card_is_of_diamonds(event: str) -> None:  # ruling 105
    t = table(f"""
        > Willy the Kid  sheriff   hand: bang-2d
          Apache Kid     outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: {event}
    """)
    t.play("bang-2d > Apache")
    assert t["Apache"].life == 2


def test_apache_kid_is_protected_from_diamonds_under_another_event() -> None:  # ruling 98, 105
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2d
          Apache Kid     outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Shootout
    """)
    t.play("bang-2d > Apache")
    assert t["Apache"].life == 3


def test_a_diamond_of_the_blessing_is_a_heart_for_apache_kid_and_for_his_barrel() -> None:  # ruling 21, 105
    t = four_at_an_event(
        "Willy the Kid sheriff hand: bang-9d", "Apache Kid outlaw play: barrel-qs", "event: blessing\ndeck: bang-2c"
    )
    t.play("bang-9d > Apache")
    assert t.options == ["use barrel-qs", "pass"]
    t.play("use barrel-qs")
    assert t["Apache"].life == 3
