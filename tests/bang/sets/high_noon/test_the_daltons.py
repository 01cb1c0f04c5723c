"""The Daltons: everybody discards a blue card."""

from __future__ import annotations

from tests.support.table import table


def test_the_daltons_make_everybody_discard_a_blue_card_of_their_choice() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   play: barrel-qs, scope-as
          Rose Doolan    outlaw    play: mustang-8h, remington-kc
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    t.play("Willy: take scope-as", "Rose: take remington-kc")
    assert t["Willy"].in_play == ["barrel-qs"]
    assert t["Rose"].in_play == ["mustang-8h"]
    assert t.discard == ["remington-kc", "scope-as"]


def test_the_daltons_begin_with_the_sheriff_and_go_clockwise() -> None:  # ruling 141
    t = table("""
          Rose Doolan    outlaw    play: mustang-8h, remington-kc
        > Willy the Kid  sheriff   play: barrel-qs, scope-as
          Paul Regret    renegade  play: mustang-9h, winchester-8s
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    t.play("Willy: take scope-as", "Paul: take mustang-9h", "Rose: take mustang-8h")
    assert t.discard == ["mustang-8h", "mustang-9h", "scope-as"]


def test_the_daltons_must_get_a_card() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   hand: missed-2s  play: barrel-qs, scope-as
          Rose Doolan    outlaw    play: mustang-8h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    assert t.options == ["take barrel-qs", "take scope-as"]
    t.refuses("pass")
    t.refuses("take mustang-8h")


def test_whoever_has_one_blue_card_loses_it_to_the_daltons() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   play: barrel-qs
          Rose Doolan    outlaw    play: mustang-8h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    assert (t["Willy"].in_play, t["Rose"].in_play) == ([], [])
    assert t.discard == ["mustang-8h", "barrel-qs"]
    assert t.phase == "play"


def test_jail_and_dynamite_may_be_left_to_the_daltons() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   play: barrel-qs, dynamite-2h
          Rose Doolan    outlaw    play: jail-js, scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    t.play("Willy: take dynamite-2h", "Rose: take jail-js")
    assert (t["Willy"].in_play, t["Rose"].in_play) == (["barrel-qs"], ["scope-as"])
    assert "check" not in t.news_kinds()


def test_a_weapon_taken_by_the_daltons_no_longer_reaches() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c  play: winchester-8s
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    why = t.refuses("bang-2c > Jesse")
    assert why is not None
    assert why.slug == "out_of_reach"


def test_the_daltons_come_once_and_leave_later_cards_alone() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   hand: barrel-qs
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: The Daltons
    """)
    t.play("barrel-qs", "pass")
    assert t["Willy"].in_play == ["barrel-qs"]


def test_the_daltons_take_nothing_from_the_dead_or_from_hands() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   hand: barrel-qs
          Rose Doolan    outlaw    out
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    assert "barrel-qs" in t["Willy"].hand
    assert t.discard == []


def test_the_daltons_leave_green_cards_alone() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   play: knife-8h, scope-as
          Rose Doolan    outlaw    play: sombrero-7c
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    assert t["Willy"].in_play == ["knife-8h"]
    assert t["Rose"].in_play == ["sombrero-7c"]
    assert t.discard == ["scope-as"]


def test_daltons_turned_up_free_the_prisoner_who_gives_them_their_jail() -> None:  # ruling 28, 141
    t = table("""
        > Willy the Kid   sheriff
          Lucky Duke      outlaw    play: jail-js, scope-as
          Rose Doolan     renegade
          Jesse Jones     outlaw
        events: the_daltons high_noon
        phase: reveal
    """)
    t.play("Lucky: take jail-js", "Willy: pass")
    assert (t.turn, t["Lucky"].in_play, len(t["Lucky"].hand)) == ("Lucky Duke", ["scope-as"], 2)
