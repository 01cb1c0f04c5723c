"""Handcuffs: cards of one suit only."""

from __future__ import annotations

from tests.support.seats import phase_one_at_an_event
from tests.support.table import table


def test_a_suit_is_named_after_phase_one() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: bang-2c beer-6h
        phase: draw
        event: Handcuffs
    """)
    assert t.ask is not None
    assert (t.asked, t.ask.kind) == ("Willy the Kid", "name")
    assert t.options == ["name spades", "name hearts", "name diamonds", "name clubs"]
    assert t["Willy"].hand == ["bang-2c", "beer-6h"]


def test_cards_of_the_named_suit_may_be_played() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: bang-2c bang-2d
        phase: draw
        event: Handcuffs
    """)
    t.play("name clubs", "bang-2c > Rose")
    assert t["Rose"].life == 3


def test_cards_of_other_suits_may_not_be_played() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: bang-2c bang-2d
        phase: draw
        event: Handcuffs
    """)
    t.play("name clubs")
    why = t.refuses("bang-2d > Rose")
    assert why is not None
    assert (why.slug, dict(why.args)) == ("wrong_suit", {"suit": "clubs"})


def test_blue_cards_are_bound_too() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: mustang-8h barrel-qs
        phase: draw
        event: Handcuffs
    """)
    t.play("name hearts")
    assert t.options == ["play mustang-8h", "pass"]


def test_every_suit_may_be_named_whatever_one_holds() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: bang-2c bang-3c
        phase: draw
        event: Handcuffs
    """)
    t.play("name diamonds")
    assert t.options == ["pass"]


def test_naming_a_suit_is_compulsory() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Handcuffs
    """)
    t.refuses("pass")


def test_the_suit_binds_for_one_turn() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw    hand: bang-2d
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    t.play("pass", "Rose: name diamonds", "bang-2d > Willy")
    assert t["Willy"].life == 4


def test_replies_in_anothers_turn_are_free() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    hand: missed-2s
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    t.play("bang-2c > Rose", "Rose: miss missed-2s")
    assert t["Rose"].life == 4


def test_a_beer_on_a_lethal_hit_is_bound_in_ones_own_turn() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff   1  hand: duel-8c, beer-6h
          Rose Doolan    outlaw    hand: bang-2c
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    t.play("duel-8c > Rose", "Rose: bang-2c", "Willy: pass")
    assert t.ask is not None
    assert (t.ask.kind, t.options) == ("save", ["pass"])
    t.refuses("beer-6h")


def test_a_beer_of_the_named_suit_saves_in_ones_own_turn() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff   1  hand: duel-8c, beer-6h
          Rose Doolan    outlaw    hand: bang-2c
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 1
        event: Handcuffs
    """)
    why = t.refuses("duel-8c > Rose")
    assert why is not None
    assert why.slug == "wrong_suit"
    t.play("beer-6h")
    assert t["Willy"].life == 2


def test_a_beer_on_a_lethal_hit_is_free_before_a_suit_is_named() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff   3  hand: beer-6h  play: dynamite-2h
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: start
        event: Handcuffs
    """)
    t.play("beer-6h")
    assert t["Willy"].life == 1


def test_bangs_discarded_in_a_duel_are_free() -> None:  # ruling 153
    t = table("""
        > Willy the Kid  sheriff   hand: duel-8c, bang-2d
          Rose Doolan    outlaw    hand: bang-2c
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    t.play("duel-8c > Rose", "Rose: bang-2c", "Willy: bang-2d")
    assert t["Rose"].life == 3
    assert t["Willy"].life == 5


def test_the_discards_of_sids_ability_are_free() -> None:  # ruling 153
    t = table("""
        > Sid Ketchum    sheriff   2  hand: missed-2s, bang-2d
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Willy the Kid  outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    t.play("use sid_ketchum", "discard missed-2s", "discard bang-2d")
    assert t["Sid"].life == 3


def test_uncle_wills_card_is_bound() -> None:  # ruling 153
    t = table("""
        > Uncle Will     sheriff   hand: missed-2s, bang-2d
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Willy the Kid  outlaw
        marks: turn handcuffs of 1 = 0
        event: Handcuffs
    """)
    assert "use missed-2s as uncle_will" in t.options
    assert "use bang-2d as uncle_will" not in t.options


def test_janets_converted_card_keeps_its_suit_for_handcuffs() -> None:  # ruling 37, 153
    t = table("""
        > Calamity Janet  sheriff   hand: missed-2s, missed-jc
          Rose Doolan     outlaw
          Jesse Jones     renegade
          Willy the Kid   outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    assert "play missed-jc as bang > 2" in t.options
    why = t.refuses("missed-2s as bang > Rose")
    assert why is not None
    assert why.slug == "wrong_suit"


def test_surplus_cards_of_any_suit_may_be_discarded() -> None:  # ruling 4, 153
    t = table("""
        > Willy the Kid  sheriff   1  hand: missed-2s, bang-2d
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        marks: turn handcuffs of 1 = 3
        event: Handcuffs
    """)
    t.pass_()
    assert t.options == ["discard missed-2s", "discard bang-2d"]


def test_whoever_stays_in_jail_names_no_suit() -> None:  # ruling 28
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    play: jail-js
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: start
        event: Handcuffs
    """)
    assert (t.turn, t.asked) == ("Jesse Jones", "Jesse Jones")


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


def test_handcuffs_bind_a_costly_card_but_not_its_price_nor_green_cards_in_play() -> None:  # ruling 153
    t = phase_one_at_an_event(
        "Willy the Kid sheriff hand: springfield-ks, beer-6h play: knife-8h", "handcuffs", "bang-2c sombrero-7c"
    )
    t.play("Willy: name spades")
    assert "use knife-8h > 2" in t.options
    for card in ("beer-6h", "sombrero-7c", "bang-2c > Lucky"):
        why = t.refuses(card)
        assert why is not None
        assert why.slug == "wrong_suit"
    t.play("Willy: springfield-ks > Rose", "Willy: discard beer-6h")
    assert t["Rose"].life == 3


def test_handcuffs_bind_the_suit_of_the_card_that_jail_or_dynamite_shows() -> None:  # ruling 153
    t = phase_one_at_an_event("Willy the Kid sheriff hand: jail-js, dynamite-2h", "handcuffs")
    t.play("Willy: name hearts")
    assert "play dynamite-2h" in t.options
    why = t.refuses("jail-js > Lucky")
    assert why is not None
    assert why.slug == "wrong_suit"


def test_claus_names_his_suit_after_his_presents() -> None:  # ruling 138, 153
    t = phase_one_at_an_event("Claus the Saint sheriff", "handcuffs", "bang-2c bang-3c beer-6h missed-2s panic-jh")
    t.play("take bang-2c", "take bang-3c", "take beer-6h")
    assert t.options == ["name spades", "name hearts", "name diamonds", "name clubs"]
    t.play("name hearts")
    assert t.options == ["play panic-jh > 2", "play panic-jh > 4", "pass"]  # his neighbours got a card each
