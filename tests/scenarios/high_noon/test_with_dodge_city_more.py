"""High Noon and Dodge City together: ghosts, handcuffs, new identities."""

from __future__ import annotations

from tests.support.table import table


def test_pixie_pete_as_a_ghost_draws_three_cards() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Pixie Pete     outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert len(t["Pixie"].hand) == 3


def test_bill_noface_as_a_ghost_keeps_his_own_formula() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Bill Noface    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert len(t["Bill"].hand) == 5


def test_greg_and_herb_react_when_a_ghost_leaves() -> None:  # ruling 149
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost
          Greg Digger    renegade  1
          Herb Hunter    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert t["Greg"].life == 3
    assert len(t["Herb"].hand) == 2


def test_tequila_joe_as_a_ghost_gets_nothing_from_a_beer() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff
        > Tequila Joe    outlaw    ghost  hand: beer-6h
          Rose Doolan    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("beer-6h")
    assert t["Tequila"].life == 0


def test_chuck_wengam_as_a_ghost_has_no_life_point_to_lose() -> None:  # ruling 129, 144
    t = table("""
          Willy the Kid  sheriff
        > Chuck Wengam   outlaw    ghost
          Rose Doolan    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    assert t.options == ["pass"]


def test_vera_as_a_ghost_chooses_an_ability() -> None:  # ruling 130, 144
    t = table("""
        > Willy the Kid  sheriff
          Vera Custer    outlaw    out
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("pass", "Vera: aim > Willy")
    assert t["Vera"].characters == ("vera_custer", "willy_the_kid")
    assert len(t["Vera"].hand) == 3


def test_sean_mallory_as_a_ghost_loses_the_cards_that_he_may_hold() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff
        > Sean Mallory   outlaw    ghost  hand: missed-2s, missed-3s
          Rose Doolan    renegade
          Vulture Sam    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert t["Sean"].out
    assert t["Vulture"].hand == ["missed-2s", "missed-3s"]


def test_a_ghosts_green_card_goes_with_him() -> None:  # ruling 93, 144
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: knife-8h
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("knife-8h", "pass")
    assert t.discard == ["knife-8h"]
    assert t["Rose"].in_play == []


def test_jose_delgados_discard_is_free_in_handcuffs() -> None:  # ruling 127, 153
    t = table("""
        > Jose Delgado   sheriff   hand: barrel-qs
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 1
        event: Handcuffs
    """)
    t.play("use barrel-qs as jose_delgado")
    assert len(t["Jose"].hand) == 2
    assert t.discard == ["barrel-qs"]


def test_doc_holydays_discards_are_free_in_handcuffs() -> None:  # ruling 153
    t = table("""
        > Doc Holyday    sheriff   hand: barrel-qs, missed-2s
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 1
        event: Handcuffs
    """)
    t.play("use doc_holyday > Rose", "discard barrel-qs", "discard missed-2s")
    assert t["Rose"].life == 3


def test_the_price_of_a_card_is_free_in_handcuffs() -> None:  # ruling 89, 153
    t = table("""
        > Willy the Kid  sheriff   3  hand: whisky-qh, missed-2s
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 1
        event: Handcuffs
    """)
    t.play("whisky-qh", "discard missed-2s")
    assert t["Willy"].life == 5


def test_a_green_card_in_play_is_free_in_handcuffs_and_one_in_the_hand_is_not() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff   hand: pepperbox-ah  play: knife-8h
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    why = t.refuses("pepperbox-ah")
    assert why is not None
    assert why.slug == "wrong_suit"
    t.play("use knife > Rose")
    assert t["Rose"].life == 3


def test_who_becomes_vera_still_chooses_in_this_turn() -> None:  # ruling 130, 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: vera_custer
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.play("take vera_custer", "aim > Willy")
    assert t[2].characters == ("vera_custer", "willy_the_kid")


def test_who_was_vera_loses_the_copied_ability_too() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Vera Custer + Lucky Duke   outlaw  spare: black_jack
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s
        phase: start
        event: New Identity
    """)
    t.play("take black_jack")
    assert t[2].characters == ("black_jack",)
    assert t.phase == "play"


def test_eight_players_play_with_fifteen_events() -> None:  # ruling 8, 73
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    deputy
          Paul Regret    deputy
          Sid Ketchum    outlaw
          Black Jack     outlaw
          Jesse Jones    outlaw
          Kit Carlson    renegade
          Lucky Duke     renegade
        event: Gold Rush
    """)
    t.pass_()
    assert t.turn == "Lucky Duke"
