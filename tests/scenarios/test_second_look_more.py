"""A second look at the rules: odds and ends between the boxes, and what an earlier engine did wrong."""

from __future__ import annotations

import pytest

from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.table import new_game
from sixgun.bang.view import View
from sixgun.kernel.chance import key_of
from tests.support.table import table

BOXES = ("base", "dodge_city", "the_bullet", "high_noon", "fistful_of_cards")


@pytest.mark.parametrize(("seed", "wanted"), [(1, 12), (2, 12), (3, 28)])
def test_both_event_boxes_give_so_many_events_and_one_of_the_two_last_ones(seed: int, wanted: int) -> None:
    # ruling 9
    game = new_game(Setup(5, key_of(seed), BOXES, Options(event_cards=wanted)))
    events = [game.face(card).slug for card in game.state.events]
    assert len(events) == len(set(events)) == wanted + 1
    assert events[-1] in ("high_noon", "a_fistful_of_cards")
    assert not {"high_noon", "a_fistful_of_cards"} & set(events[:-1])


def test_the_event_comes_although_the_deputy_of_three_sits_in_jail() -> None:  # ruling 1, 10
    t = table("""
        > Willy the Kid   deputy     play: jail-js
          Rose Doolan     outlaw
          Kit Carlson     renegade
        events: thirst high_noon
        phase: reveal
        deck: bang-2c bang-3c bang-4c
    """)
    assert (t.event, t.turn, t["Rose"].hand) == ("thirst", "Rose Doolan", ["bang-3c"])


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


def test_pat_brennan_frees_a_prisoner_by_taking_his_jail() -> None:  # ruling 125
    t = table("""
        > Pat Brennan     sheriff
          Lucky Duke      outlaw     play: jail-js
          Kit Carlson     renegade
          Rose Doolan     outlaw
        phase: draw
        deck: bang-2c bang-3c
    """)
    t.play("Pat: take jail-js", "Pat: jail-js > Rose", "Pat: pass")
    assert (t.turn, t["Lucky"].hand, t["Rose"].in_play) == ("Lucky Duke", ["bang-2c", "bang-3c"], ["jail-js"])


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


def test_a_ghost_who_is_still_to_come_does_not_count_for_beer() -> None:  # ruling 49, 145
    t = table("""
        > Willy the Kid   sheriff    2   hand: beer-6h
          Lucky Duke      outlaw     out
          Kit Carlson     renegade   2   hand: beer-7h
          Rose Doolan     outlaw     out
        event: ghost_town
    """)
    t.play("Willy: beer-6h")
    assert t["Willy"].life == 2
    t.play("Willy: pass")
    assert t.turn == "Lucky Duke"


def test_a_sheriff_who_loses_the_duel_of_a_ghost_gives_the_outlaws_victory() -> None:  # ruling 62, 147
    t = table("""
          Willy the Kid   sheriff    1
        > Lucky Duke      outlaw     ghost   hand: duel-qd
          Kit Carlson     renegade   out
          Rose Doolan     outlaw     1       hand: bang-2c
        event: ghost_town
        fallen: 3 by 1, 2 by 1
    """)
    t.play("Lucky: duel-qd > Willy")
    assert t.winners == ["Lucky Duke", "Rose Doolan"]


def test_a_dead_mans_renegade_who_returns_keeps_the_law_from_winning() -> None:  # ruling 72, 159
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      renegade   out
          Kit Carlson     outlaw     1
          Rose Doolan     outlaw     out
        event: dead_man
        fallen: 2 by 1, 4 by 1
        phase: start
        deck: bang-2c bang-3c bang-4c bang-5c beer-6h beer-7h beer-8h
    """)
    t.play("Lucky: bang-2c > Kit")
    assert (t["Kit"].out, t.outcome, len(t["Lucky"].hand)) == (True, None, 6)


def test_a_green_missed_put_down_in_this_turn_saves_nothing_from_a_ricochet_of_the_same_turn() -> None:
    # ruling 93, 170
    t = table("""
        > Willy the Kid   sheriff    hand: bang-2c
          Lucky Duke      outlaw     play: iron_plate-ad
          Kit Carlson     renegade
          Rose Doolan     outlaw
        event: ricochet
        fresh: iron_plate-ad
    """)
    t.play("Willy: use bang-2c as ricochet")
    assert (t["Lucky"].in_play, t.discard[0]) == ([], "iron_plate-ad")


def test_sid_heals_while_another_lays_his_surplus_on_the_deck_of_the_mine() -> None:  # ruling 54, 176
    t = table("""
        > Willy the Kid   sheriff    1   hand: bang-2c, bang-3c
          Sid Ketchum     outlaw     2   hand: beer-6h, beer-7h
          Kit Carlson     renegade
          Rose Doolan     outlaw
        event: abandoned_mine
    """)
    t.play("Willy: pass", "Sid interjects: use sid_ketchum", "Sid: discard beer-6h", "Sid: discard beer-7h")
    t.play("Willy: discard bang-2c")
    # Sid's price lies on the discards, so his own phase 1 finds it there.
    assert (t["Sid"].life, sorted(t["Sid"].hand), t.deck[0]) == (3, ["beer-6h", "beer-7h"], "bang-2c")


def test_the_sheriff_who_becomes_a_three_life_character_has_four_at_most() -> None:  # ruling 56, 154
    t = table("""
        > Willy the Kid   sheriff    5   spare: el_gringo
          Sid Ketchum     outlaw         spare: pixie_pete
          Kit Carlson     renegade       spare: black_jack
          Rose Doolan     outlaw         spare: lucky_duke
        event: new_identity
        phase: start
    """)
    t.play("Willy: take el_gringo")
    assert (t["El Gringo"].life, t["El Gringo"].max_life) == (2, 4)


# Found by this look and put right since.


def test_the_card_that_kit_carlson_lays_on_the_discards_is_open_to_all() -> None:  # ruling 178
    # In the mine his third card goes onto the discard pile, which lies face up, also if it came from the deck.
    t = table("""
          Willy the Kid   sheriff
        > Kit Carlson     outlaw
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: abandoned_mine
        phase: draw
        deck: bang-2c beer-6h missed-2s
        discard: panic-jh
    """)
    t.play("Kit: take panic-jh", "Kit: take bang-2c")
    assert t.discard == ["beer-6h"]
    view = View(t.game, t["Willy"].seat)
    assert [view.face(card).text for card in view.discard] == ["beer-6h"]


def test_peyote_guesses_at_the_discards_shuffled_anew() -> None:  # ruling 81, 162
    # "As soon as the draw pile is empty, shuffle the discard pile", and one guess is compulsory.
    t = table("""
        > Willy the Kid   sheriff   3/5   hand: beer-6h
          Kit Carlson     outlaw
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: peyote
        deck: end
    """)
    t.play("Willy: beer-6h", "Willy: pass")
    assert (t.asked, t.options) == ("Kit Carlson", ["name red", "name black"])
    t.play("Kit: name red")
    assert t["Kit"].hand == ["beer-6h"]


def test_vera_who_copies_suzy_with_an_empty_hand_draws_at_once() -> None:  # ruling 115, 132
    # "As soon as she has no cards in her hand, she draws a card": one for that, then two in phase 1.
    t = table("""
          Willy the Kid    sheriff
        > Vera Custer      outlaw
          Rose Doolan      renegade
          Suzy Lafayette   outlaw     hand: beer-6h
        phase: start
        deck: panic-jh bang-2c missed-2s beer-7h
    """)
    t.play("Vera: aim > Suzy")
    assert t["Vera"].hand == ["panic-jh", "bang-2c", "missed-2s"]
