"""Hangover: nobody has an ability."""

from __future__ import annotations

from tests.support.table import table


def test_willy_plays_one_bang_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c, bang-3c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose")
    why = t.refuses("bang-3c > Rose")
    assert why is not None
    assert why.slug == "bang_limit"


def test_cards_in_play_work_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c, bang-3c  play: volcanic-10s
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose", "bang-3c > Rose")
    assert t["Rose"].life == 2


def test_paul_regret_is_no_farther_away_with_a_hangover() -> None:  # ruling 140
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Paul Regret    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Paul")
    assert t["Paul"].life == 2


def test_rose_doolan_sees_no_farther_with_a_hangover() -> None:  # ruling 140
    t = table("""
        > Rose Doolan    sheriff   hand: bang-2c
          Willy the Kid  outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    why = t.refuses("bang-2c > Jesse")
    assert why is not None
    assert why.slug == "out_of_reach"


def test_jourdonnais_has_no_barrel_with_a_hangover() -> None:  # ruling 140
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Jourdonnais    outlaw    hand: missed-2s
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Jourdonnais")
    assert t.options == ["miss missed-2s", "pass"]


def test_vulture_sam_inherits_nothing_with_a_hangover() -> None:  # ruling 140
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1  play: scope-as
          Vulture Sam    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].out
    assert t["Vulture"].hand == []
    assert "scope-as" in t.discard


def test_sid_has_nothing_to_interject_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Willy the Kid  sheriff
          Sid Ketchum    outlaw    2  hand: missed-2s, missed-3s
          Rose Doolan    renegade
          Jesse Jones    outlaw
        event: Hangover
    """)
    assert t.offers("Sid") == []


def test_calamity_janet_converts_nothing_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Calamity Janet  sheriff   hand: missed-2s
          Sid Ketchum     outlaw
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: Hangover
    """)
    assert t.options == ["pass"]


def test_one_missed_cancels_slabs_bang_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Slab the Killer  sheriff   hand: bang-2c
          Sid Ketchum      outlaw    hand: missed-2s
          Rose Doolan      renegade
          Jesse Jones      outlaw
        event: Hangover
    """)
    t.play("bang-2c > Sid", "miss missed-2s")
    assert t["Sid"].life == 4


def test_bart_cassidy_draws_nothing_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Slab the Killer  sheriff   hand: bang-2c
          Bart Cassidy     outlaw
          Rose Doolan      renegade
          Jesse Jones      outlaw
        event: Hangover
    """)
    t.play("bang-2c > Bart")
    assert (t["Bart"].life, t["Bart"].hand) == (3, [])


def test_lucky_duke_flips_one_card_with_a_hangover() -> None:  # ruling 139
    t = table("""
          Slab the Killer  sheriff
        > Lucky Duke       outlaw    play: jail-js
          Rose Doolan      renegade
          Jesse Jones      outlaw
        deck: 5s 6h
        phase: start
        event: Hangover
    """)
    assert t.turn == "Rose Doolan"


def test_kit_carlson_draws_like_everybody_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Kit Carlson      sheriff
          Lucky Duke       outlaw
          Rose Doolan      renegade
          Jesse Jones      outlaw
        deck: missed-2s missed-3s
        phase: draw
        event: Hangover
    """)
    assert t.phase == "play"
    assert t["Kit"].hand == ["missed-2s", "missed-3s"]


def test_life_points_stay_with_a_hangover_and_the_sheriff_keeps_their_additional_one() -> None:  # ruling 139
    t = table("""
        > Kit Carlson      sheriff   4
          Paul Regret      outlaw
          Rose Doolan      renegade
          Jesse Jones      outlaw
        phase: reveal
        events: hangover high_noon
    """)
    assert t.event == "hangover"
    assert (t["Kit"].life, t["Kit"].max_life) == (4, 5)
    assert (t["Paul"].life, t["Paul"].max_life) == (3, 3)


def test_suzy_draws_nothing_for_an_empty_hand_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Suzy Lafayette   sheriff   hand: bang-2c
          Paul Regret      outlaw
          Rose Doolan      renegade
          Jesse Jones      outlaw
        event: Hangover
    """)
    t.play("bang-2c > Jesse")
    assert t["Suzy"].hand == []


def test_suzy_with_an_empty_hand_draws_at_once_when_the_hangover_ends() -> None:  # ruling 139
    t = table("""
        > Kit Carlson      sheriff
          Suzy Lafayette   outlaw
          Rose Doolan      renegade
          Jesse Jones      outlaw
        deck: missed-2s
        phase: reveal
        event: Hangover
        events: shootout high_noon
    """)
    assert t["Suzy"].hand == ["missed-2s"]


def test_abilities_are_back_when_the_hangover_ends() -> None:  # ruling 8, 139
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c, bang-3c, bang-4c
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: reveal
        event: Hangover
        events: thirst high_noon
    """)
    t.play("bang-2c > Rose", "bang-3c > Rose", "bang-4c > Rose")
    assert t["Rose"].life == 1


def test_sean_mallory_holds_as_many_cards_as_life_points_with_a_hangover() -> None:  # ruling 140
    t = table("""
          Willy the Kid  sheriff
        > Sean Mallory   outlaw    1  hand: missed-2s, missed-3s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.pass_()
    assert t.options == ["discard missed-2s", "discard missed-3s"]


def test_greg_and_herb_do_not_react_with_a_hangover() -> None:  # ruling 140
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1
          Greg Digger    renegade  2
          Herb Hunter    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].out
    assert (t["Greg"].life, t["Herb"].hand) == (2, [])


def test_cards_in_play_work_against_belle_star_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Belle Star     sheriff   hand: bang-2c
          Rose Doolan    outlaw    play: barrel-qs
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose")
    assert "use barrel-qs" in t.options
