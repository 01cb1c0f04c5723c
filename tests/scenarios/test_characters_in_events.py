"""Characters and events that meet: what a draw, a shot or a limit of one becomes under the other."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(first: str, second: str = "Rose Doolan outlaw", more: str = "", third: str = "Bart Cassidy renegade") -> Table:
    return table(f"""
        > {first}
          {second}
          {third}
          Lucky Duke     outlaw
        {more}
    """)


# Phase 1.


def test_claus_gives_clockwise_in_a_gold_rush() -> None:  # ruling 43, 138
    t = four(
        "Claus The Saint sheriff",
        more="event: gold_rush\nphase: draw\ndeck: missed-2s missed-3s missed-4s missed-5s missed-6s",
    )
    assert t.options == [f"take missed-{value}s > 2" for value in "23456"]
    t.play("take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4")
    assert [t[seat].hand for seat in (2, 3, 4)] == [["missed-2s"], ["missed-3s"], ["missed-4s"]]
    assert t.play("pass").turn == "Lucky Duke"


def test_claus_who_comes_back_as_the_dead_man_draws_two_cards_and_then_gives() -> None:  # ruling 138, 159
    t = table("""
          Claus The Saint   outlaw     out
        > Rose Doolan       sheriff
          Bart Cassidy      renegade
          Lucky Duke        outlaw
        event: dead_man
        phase: end
        turn: 5
        deck: duel-qd duel-js jail-4h jail-js beer-6h beer-7h missed-2s missed-3s missed-4s missed-5s missed-6s
    """)
    t.play("Bart: pass", "Lucky: pass")
    assert (t["Claus"].life, t["Claus"].hand) == (2, ["beer-6h", "beer-7h"])
    assert t.options == [f"take missed-{value}s > 2" for value in "23456"]
    t.play("take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4")
    assert t["Claus"].hand == ["beer-6h", "beer-7h", "missed-5s", "missed-6s"]


def test_who_becomes_claus_gives_in_the_same_turn() -> None:  # ruling 138, 154
    t = four(
        "Willy the Kid sheriff 5/5 spare: claus_the_saint",
        more="event: new_identity\nphase: start\ndeck: missed-2s missed-3s missed-4s missed-5s missed-6s",
    )
    t.play("take claus_the_saint", "take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4")
    assert (t[1].life, t[1].max_life, t[1].hand) == (2, 4, ["missed-5s", "missed-6s"])


def test_the_law_binds_pixie_petes_second_card_of_three() -> None:  # ruling 164
    t = four("Pixie Pete sheriff", more="event: law_of_the_west\nphase: draw\ndeck: beer-6h stagecoach-9s beer-7h")
    assert "pass" not in t.options
    t.play("stagecoach-9s")
    assert "pass" in t.options


def test_sean_mallorys_eleventh_card_goes_onto_the_deck_in_the_mine() -> None:  # ruling 4, 176
    hand = "missed-2s, missed-3s, missed-4s, missed-5s, missed-6s, missed-7s, missed-8s, beer-6h, beer-7h, beer-8h"
    t = four(f"Sean Mallory sheriff hand: {hand}, beer-9h", more="event: abandoned_mine\ndeck: saloon-5h")
    t.play("pass", "discard beer-9h")
    assert (len(t["Sean"].hand), t["Rose"].hand) == (10, ["beer-9h", "saloon-5h"])


def test_jose_delgado_in_the_mine_discards_openly_and_draws_from_the_deck() -> None:  # ruling 127, 176, 177
    t = four(
        "José Delgado sheriff hand: barrel-qs",
        more="event: abandoned_mine\ndiscard: beer-6h beer-7h\ndeck: missed-2s missed-3s",
    )
    t.play("use barrel-qs as jose_delgado")
    assert (t["José"].hand, t.discard) == (["missed-2s", "missed-3s"], ["barrel-qs", "beer-6h", "beer-7h"])


def test_the_cards_of_a_penalty_go_to_the_discards_in_the_mine() -> None:  # ruling 65, 176
    t = table("""
        > Willy the Kid   sheriff    hand: bang-2c, beer-6h, beer-7h   play: barrel-qs
          Rose Doolan     deputy     1/4
          Bart Cassidy    renegade
          Lucky Duke      outlaw
          Kit Carlson     outlaw
        event: abandoned_mine
        deck: saloon-5h
    """)
    t.play("bang-2c > Rose")
    assert (t["Willy"].hand, t["Willy"].in_play, t.deck[0]) == ([], [], "saloon-5h")
    assert set(t.discard) == {"bang-2c", "beer-6h", "beer-7h", "barrel-qs"}


def test_pixie_pete_and_bill_noface_take_the_discards_and_then_the_deck_in_the_mine() -> None:  # ruling 175
    more = "event: abandoned_mine\nphase: draw\ndiscard: beer-6h beer-7h\ndeck: missed-2s missed-3s"
    assert four("Pixie Pete sheriff", more=more)["Pixie"].hand == ["beer-6h", "beer-7h", "missed-2s"]
    assert four("Bill Noface sheriff 3/5", more=more)["Bill"].hand == ["beer-6h", "beer-7h", "missed-2s"]


def test_the_train_takes_its_card_from_the_deck_for_a_pedro_who_took_a_discard() -> None:  # ruling 122, 177
    t = four(
        "Pedro Ramirez sheriff",
        more="event: train_arrival\nphase: draw\ndiscard: beer-6h beer-7h\ndeck: missed-2s missed-3s",
    )
    t.play("take beer-6h")
    assert t["Pedro"].hand == ["beer-6h", "missed-2s", "missed-3s"]


# The start of a turn.


def test_who_dies_at_high_noon_takes_his_dynamite_with_him() -> None:  # ruling 3, 151
    t = four(
        "Rose Doolan sheriff", "Willy the Kid outlaw 1/4 play: dynamite-2h", "event: high_noon\nphase: end\nturn: 9"
    )
    assert (t["Willy"].out, t.turn) == (True, "Bart Cassidy")
    assert "dynamite-2h" in t.discard
    assert t["Bart"].in_play == []


def test_two_new_life_points_do_not_survive_ones_own_dynamite() -> None:  # ruling 1, 154
    t = four(
        "Rose Doolan sheriff",
        "Willy the Kid outlaw play: dynamite-2h spare: kit_carlson",
        "event: new_identity\nphase: end\ndeck: missed-2s",
    )
    t.play("take kit_carlson")
    assert (t[2].out, t[2].characters, t.turn) == (True, ("kit_carlson",), "Bart Cassidy")


def test_who_becomes_lucky_duke_flips_two_cards_for_the_dynamite_of_this_turn() -> None:  # ruling 12, 154
    t = table("""
        > Rose Doolan     sheriff
          Willy the Kid   outlaw     play: dynamite-2h   spare: lucky_duke
          Bart Cassidy    renegade
          Kit Carlson     outlaw
        event: new_identity
        phase: end
        deck: missed-2s beer-6h
    """)
    t.play("take lucky_duke", "take beer-6h")
    assert (t[2].life, t["Bart"].in_play) == (2, ["dynamite-2h"])


def test_a_life_point_of_a_brother_comes_before_the_hand_limit_and_the_bill() -> None:  # ruling 124, 158
    t = four(
        "Bill Noface sheriff 4/5", "Rose Doolan outlaw 3/4", "event: blood_brothers\nphase: start\ndeck: missed-2s "
        "missed-3s missed-4s missed-5s",
    )  # fmt: skip
    t.play("aim > Rose")
    assert (t["Bill"].life, t["Bill"].hand) == (3, ["missed-2s", "missed-3s", "missed-4s"])


def test_a_drink_or_a_guess_leaves_bill_noface_no_cards_of_his_own() -> None:  # ruling 161, 162
    t = four("Bill Noface sheriff 2/5", more="event: hard_liquor\nphase: draw\ndeck: missed-2s")
    assert t.play("name drink")["Bill"].hand == []
    t = four("Bill Noface sheriff 2/5", more="event: peyote\nphase: draw\ndeck: beer-6h missed-2s")
    assert t.play("name red", "name stop")["Bill"].hand == ["beer-6h"]


# Shots.


@pytest.mark.parametrize(("event", "targets"), [("ambush", ["2", "3", "4"]), ("lasso", ["2", "4"])])
def test_doc_holyday_reaches_whom_the_event_lets_him_reach(event: str, targets: list[str]) -> None:
    # ruling 128, 157, 166
    t = four("Doc Holyday sheriff hand: beer-6h, beer-7h play: schofield-jc", more=f"event: {event}")
    assert [line for line in t.options if line.startswith("use")] == [f"use doc_holyday > {seat}" for seat in targets]


def test_el_gringo_finds_nothing_when_doc_holyday_shot_with_his_last_two_cards() -> None:  # ruling 119, 128
    t = four("Doc Holyday sheriff hand: beer-6h, beer-7h", "El Gringo outlaw")
    t.play("use doc_holyday > El", "discard beer-6h", "discard beer-7h")
    assert (t["El"].life, t["El"].hand) == (2, [])


def test_a_barrel_sleeps_when_belle_star_is_the_sniper() -> None:  # ruling 106, 172
    t = four(
        "Belle Star sheriff hand: bang-2c, bang-3c",
        "Jourdonnais outlaw hand: missed-2s play: barrel-qs, sombrero-7c",
        "event: sniper\ndeck: beer-6h",
    )
    t.play("use sniper > Jourdonnais", "discard bang-2c", "discard bang-3c")
    assert t.options == ["use jourdonnais", "miss missed-2s", "pass"]
    t.play("use jourdonnais", "miss missed-2s")
    assert t["Jourdonnais"].life == 4


def test_a_sniper_and_doc_holyday_and_the_bang_of_the_turn_are_three_shots() -> None:  # ruling 32, 128, 172
    t = four(
        "Doc Holyday sheriff hand: bang-2c, bang-3c, bang-4c, beer-6h, beer-7h", "Rose Doolan outlaw", "event: sniper"
    )
    t.play("use sniper > Rose", "discard bang-2c", "discard bang-3c", "bang-4c > Rose")
    t.play("use doc_holyday > Rose", "discard beer-6h", "discard beer-7h")
    assert t["Rose"].life == 1


def test_slabs_two_bangs_of_a_shootout_need_two_missed_each() -> None:  # ruling 16, 34
    t = four(
        "Slab the Killer sheriff hand: bang-2c, bang-3c",
        "Rose Doolan outlaw hand: missed-2s, missed-3s, missed-4s",
        "event: shootout",
    )
    t.play("bang-2c > Rose", "miss missed-2s", "miss missed-3s", "Slab: bang-3c > Rose", "miss missed-4s")
    assert (t["Rose"].life, t["Rose"].hand) == (3, [])


def test_calamity_janet_in_a_shootout_plays_a_bang_and_a_missed() -> None:  # ruling 34, 37
    t = four("Calamity Janet sheriff hand: bang-2c, missed-2s, missed-3s", more="event: shootout")
    t.play("bang-2c > Rose", "missed-2s as bang > Rose")
    why = t.refuses("missed-3s as bang > Rose")
    assert why is not None
    assert (why.slug, t["Rose"].life) == ("bang_limit", 2)


def test_a_ricochet_may_take_the_barrel_away_before_the_bang() -> None:  # ruling 170, 171
    t = four("Willy the Kid sheriff hand: bang-2c, bang-3c", "Rose Doolan outlaw play: barrel-qs", "event: ricochet")
    t.play("use bang-2c as ricochet", "bang-3c > Rose")
    assert (t["Rose"].in_play, t["Rose"].life) == ([], 3)


def test_a_diamond_of_the_blessing_is_a_heart_for_apache_kid_and_for_his_barrel() -> None:  # ruling 21, 105
    t = four(
        "Willy the Kid sheriff hand: bang-9d", "Apache Kid outlaw play: barrel-qs", "event: blessing\ndeck: bang-2c"
    )
    t.play("bang-9d > Apache")
    assert t.options == ["use barrel-qs", "pass"]
    t.play("use barrel-qs")
    assert t["Apache"].life == 3


def test_uncle_will_may_open_his_store_again_in_a_vendetta_turn() -> None:  # ruling 137, 174
    t = four(
        "Uncle Will sheriff hand: bang-2c, bang-3c",
        more="event: vendetta\ndeck: missed-2s missed-3s missed-4s missed-5s beer-6h missed-6s missed-7s",
    )
    t.play("use bang-2c as uncle_will", "take missed-2s", "take missed-3s", "take missed-4s", "Uncle: pass")
    assert (t.turn, t.game.state.extra) == ("Uncle Will", True)
    assert "use bang-3c as uncle_will" in t.options


def test_what_johnny_kisch_puts_down_under_the_judge_is_nothing() -> None:  # ruling 135, 169
    t = four("Johnny Kisch sheriff hand: barrel-qs", "Rose Doolan outlaw play: barrel-ks", "event: the_judge")
    why = t.refuses("barrel-qs")
    assert why is not None
    assert (why.slug, t["Rose"].in_play) == ("nothing_in_front", ["barrel-ks"])


def test_vera_custer_in_a_gold_rush_keeps_her_copy_until_her_own_next_turn() -> None:  # ruling 131, 143
    t = table("""
        > Vera Custer + Willy the Kid   sheriff
          Willy the Kid                 outlaw     hand: bang-2c
          Bart Cassidy                  renegade
          Lucky Duke                    outlaw
        event: gold_rush
    """)
    t.play("pass")
    assert (t.turn, t["Vera"].characters) == ("Lucky Duke", ("vera_custer", "willy_the_kid"))
