"""Ghost Town: characters as ghosts, and characters who meet one."""

from __future__ import annotations

from tests.support.table import table


def test_kit_carlson_as_a_ghost_takes_all_three_cards() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Kit Carlson    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        event: Ghost Town
    """)
    t.play("pass", "take missed-3s", "take missed-2s")
    assert sorted(t["Kit"].hand) == ["missed-2s", "missed-3s", "missed-4s"]
    assert t.deck[0] == "missed-5s"


def test_jesse_jones_as_a_ghost_may_take_his_first_card_from_a_hand() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Jesse Jones    outlaw    out
          Paul Regret    renegade  hand: scope-as
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        event: Ghost Town
    """)
    t.play("pass", "Jesse: take hand > Paul")
    assert t["Jesse"].hand == ["scope-as", "missed-2s", "missed-3s"]


def test_pedro_ramirez_as_a_ghost_may_take_his_first_card_from_the_discards() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Pedro Ramirez  outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        discard: scope-as
        event: Ghost Town
    """)
    t.play("pass", "Pedro: take scope-as")
    assert t["Pedro"].hand == ["scope-as", "missed-2s", "missed-3s"]


def test_black_jack_as_a_ghost_may_get_a_fourth_card() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Black Jack     outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s beer-6h missed-3s missed-4s
        event: Ghost Town
    """)
    t.pass_()
    assert len(t["Black Jack"].hand) == 4
    assert "show" in t.news_kinds()


def test_black_jack_as_a_ghost_gets_three_cards_after_a_black_second_one() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Black Jack     outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: beer-6h missed-2s beer-7h
        event: Ghost Town
    """)
    t.pass_()
    assert len(t["Black Jack"].hand) == 3


def test_calamity_janet_answers_a_ghost_like_anybody_else() -> None:  # ruling 38, 145
    t = table("""
          Calamity Janet  sheriff  hand: bang-3c
        > Rose Doolan     outlaw   ghost  hand: bang-2c
          Paul Regret     renegade
          Sid Ketchum     outlaw
        event: Ghost Town
    """)
    t.play("bang-2c > Calamity", "Calamity: miss bang-3c as missed")
    assert t["Calamity"].life == 5


def test_el_gringo_takes_a_card_from_a_ghost() -> None:  # ruling 119, 145
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: bang-2c, missed-2s
          El Gringo      renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("bang-2c > El")
    assert t["El"].hand == ["missed-2s"]
    assert t["Rose"].hand == []


def test_suzy_as_a_ghost_leaves_with_the_card_she_draws_for_her_empty_hand() -> None:  # ruling 115, 144
    t = table("""
          Willy the Kid   sheriff
        > Suzy Lafayette  outlaw    ghost  hand: missed-2s
          Paul Regret     renegade
          Sid Ketchum     outlaw
        deck: 9c
        event: Ghost Town
    """)
    t.play("pass", "discard missed-2s")
    assert t["Suzy"].out
    assert t["Suzy"].hand == []
    assert t.turn == "Paul Regret"


def test_sid_as_a_ghost_gets_nothing_for_two_cards() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff
        > Sid Ketchum    outlaw    ghost  hand: missed-2s, missed-3s
          Paul Regret    renegade
          Rose Doolan    outlaw
        event: Ghost Town
    """)
    t.play("use sid_ketchum", "discard missed-2s", "discard missed-3s")
    assert t["Sid"].life == 0


def test_sam_as_a_ghost_inherits_in_his_turn() -> None:  # ruling 68, 144
    t = table("""
          Willy the Kid  sheriff
        > Vulture Sam    outlaw    ghost  hand: bang-2c
          Rose Doolan    renegade  1  play: scope-as
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].out
    assert t["Vulture"].hand == ["scope-as"]


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


def test_a_ghost_suzy_draws_for_her_empty_hand_before_her_three_cards() -> None:  # ruling 115, 146
    t = table("""
          Willy the Kid    sheriff
        > Suzy Lafayette   outlaw     out
          Kit Carlson      renegade
          Rose Doolan      outlaw
        event: ghost_town
        phase: start
        deck: bang-2c bang-3c bang-4c beer-6h beer-7h
    """)
    assert t["Suzy"].hand == ["bang-2c", "bang-3c", "bang-4c", "beer-6h"]


def test_a_ghost_sam_and_vera_as_sam_share_what_the_ghosts_victim_leaves() -> None:  # ruling 69, 144, 150
    t = table("""
          Willy the Kid               sheriff
        > Vulture Sam                 outlaw     ghost   hand: bang-2c
          Kit Carlson                 outlaw     1       play: scope-as, mustang-8h
          Vera Custer + Vulture Sam   renegade
        event: ghost_town
        fallen: 2 by 1
    """)
    t.refuses("bang-2c > Kit")  # his Mustang keeps even a ghost off
    t = table("""
          Willy the Kid               sheriff
        > Vulture Sam                 outlaw     ghost   hand: bang-2c
          Kit Carlson                 outlaw     1       play: scope-as, barrel-qs
          Vera Custer + Vulture Sam   renegade
        event: ghost_town
        fallen: 2 by 1
    """)
    t.play("Vulture: bang-2c > Kit", "Kit: pass", "Vera: take barrel-qs")
    assert (t["Vera"].hand, "scope-as" in t["Vulture"].hand, len(t["Vulture"].hand)) == (["barrel-qs"], True, 4)
