"""The events of A Fistful of Cards among the cards and characters of Dodge City and The Bullet."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from tests.support.knowledge import known
from tests.support.table import Table, table


def seated(event: str, me: str, left: str = "Slab the Killer outlaw", *lines: str, **options: bool) -> Table:
    """The Sheriff's turn, and his left neighbour."""
    seats = [f"> {me}", left, "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["sets: all", f"event: {event}", *seats, *lines]), **options)


# Abandoned Mine.


def test_pat_brennan_may_take_a_card_in_play_instead_of_discards() -> None:  # ruling 178
    text = ("phase: draw", "discard: beer-7h bang-2c", "deck: duel-js")
    t = seated("abandoned_mine", "Pat Brennan sheriff", "Slab the Killer outlaw play: mustang-8h", *text)
    assert t.play("take mustang-8h")["Pat"].hand == ["mustang-8h"]
    t = seated("abandoned_mine", "Pat Brennan sheriff", "Slab the Killer outlaw play: mustang-8h", *text)
    assert t.play("take deck")["Pat"].hand == ["beer-7h", "bang-2c"]


def test_claus_draws_all_his_cards_from_the_discards() -> None:  # ruling 178
    discard = "discard: beer-7h beer-8h beer-9h bang-2c bang-3c bang-4c"
    t = seated("abandoned_mine", "Claus the Saint sheriff", "Slab the Killer outlaw", "phase: draw", discard)
    assert t.options == [f"take {card} > 2" for card in ("beer-7h", "beer-8h", "beer-9h", "bang-2c", "bang-3c")]


def test_bill_noface_draws_all_his_cards_from_the_discards() -> None:  # ruling 175
    discard = "discard: beer-7h beer-8h beer-9h bang-2c"
    t = seated("abandoned_mine", "Bill Noface sheriff 3/5", "Slab the Killer outlaw", "phase: draw", discard)
    assert (t["Bill"].hand, t.discard) == (["beer-7h", "beer-8h", "beer-9h"], ["bang-2c"])


def test_by_the_first_text_jose_delgados_discards_go_to_the_discards() -> None:  # ruling 179
    piles = ("phase: draw", "discard: mustang-8h bang-2c", "deck: duel-js jail-js bang-3c")
    t = seated("abandoned_mine", "Jose Delgado sheriff", "Slab the Killer outlaw", *piles, old_mine=True)
    t.play("use mustang-8h", "pass")
    assert (t["Jose"].hand, t["Slab"].hand[0]) == (["bang-2c", "duel-js", "jail-js"], "mustang-8h")


# Ambush, Lasso, The Judge.


def test_hideout_and_binocular_count_in_an_ambush() -> None:  # ruling 84, 157
    t = seated("ambush", "Willy the Kid sheriff hand: bang-2c", "Slab the Killer outlaw play: hideout-kd mustang-8h")
    assert t.refuses("bang-2c > Slab") == reason("out_of_reach", 92, distance=3, reach=1)
    t = seated(
        "ambush", "Willy the Kid sheriff hand: bang-2c play: binocular-10d", "Slab the Killer outlaw play: hideout-kd"
    )
    assert t.play("bang-2c > Slab")["Slab"].life == 3


def test_green_cards_cannot_be_used_under_the_lasso() -> None:  # ruling 166
    t = seated(
        "lasso", "Willy the Kid sheriff hand: bang-2c play: canteen-7h", "Slab the Killer outlaw play: iron_plate-qs"
    )
    assert not [line for line in t.options if line.startswith("use")]
    t.play("bang-2c > Slab")
    assert (t["Slab"].life, t["Slab"].in_play) == (3, ["iron_plate-qs"])


def test_johnny_kischs_ability_works_under_the_lasso() -> None:  # ruling 136
    t = seated("lasso", "Johnny Kisch sheriff hand: mustang-9h", "Slab the Killer outlaw play: mustang-8h")
    t.play("mustang-9h")
    assert (t["Johnny"].in_play, t["Slab"].in_play, t.discard) == (["mustang-9h"], [], ["mustang-8h"])


def test_green_cards_cannot_be_put_down_before_the_judge_but_used() -> None:  # ruling 169
    t = seated("the_judge", "Willy the Kid sheriff 3/5 hand: knife-8h play: canteen-7h")
    assert t.refuses("knife-8h") == reason("nothing_in_front", 169)
    assert t.play("use canteen")["Willy"].life == 4


def test_uncle_will_may_use_a_blue_card_before_the_judge() -> None:  # ruling 137, 169
    t = seated("the_judge", "Uncle Will sheriff hand: mustang-8h", "Slab the Killer outlaw", "deck: beer-7h beer-8h")
    t.play("use mustang-8h as uncle_will", "take beer-8h")
    assert (t["Uncle"].hand, t.discard, t.asked) == (["beer-8h"], ["mustang-8h"], "Slab the Killer")


# Blood Brothers, Hard Liquor, Peyote, Ranch.


def test_tequila_joe_gets_one_life_point_from_liquor_and_brothers() -> None:  # ruling 52, 158, 161
    t = seated("hard_liquor", "Tequila Joe sheriff 2/5", "Slab the Killer outlaw", "phase: draw")
    assert t.play("name drink")["Tequila"].life == 3
    t = seated("blood_brothers", "Willy the Kid sheriff", "Tequila Joe outlaw 1/4", "phase: start")
    assert t.play("aim > Tequila")["Tequila"].life == 2


@pytest.mark.parametrize("name", ["Bill Noface", "Pixie Pete", "Pat Brennan", "Claus the Saint"])
def test_no_draw_of_dodge_city_and_the_bullet_applies_to_peyote(name: str) -> None:  # ruling 162
    t = seated("peyote", f"{name} sheriff", "Slab the Killer outlaw play: mustang-8h", "phase: draw", "deck: beer-7h")
    assert t.options == ["name red", "name black"]
    t.play("name red", "name stop")
    assert (t.phase, t[1].hand) == ("play", ["beer-7h"])


@pytest.mark.parametrize("name", ["Bill Noface", "Pixie Pete", "Pat Brennan", "Claus the Saint"])
def test_liquor_replaces_the_draws_of_dodge_city_and_the_bullet(name: str) -> None:  # ruling 161
    t = seated("hard_liquor", f"{name} sheriff 2", "Slab the Killer outlaw play: mustang-8h", "phase: draw")
    t.play("name drink")
    assert (t.phase, t[1].life, t[1].hand) == ("play", 3, [])


def test_the_card_that_pat_brennan_takes_may_be_exchanged_at_the_ranch() -> None:  # ruling 163
    left = "Slab the Killer outlaw play: mustang-8h"
    t = seated("ranch", "Pat Brennan sheriff", left, "phase: draw", "deck: duel-js")
    t.play("take mustang-8h", "discard mustang-8h")
    assert (t["Pat"].hand, t.discard) == (["duel-js"], ["mustang-8h"])


# Law of the West.


def test_pat_brennans_single_card_brings_no_duty() -> None:  # ruling 164
    left = "Slab the Killer outlaw play: mustang-8h"
    t = seated("law_of_the_west", "Pat Brennan sheriff", left, "phase: draw").play("take mustang-8h")
    assert "pass" in t.options


def test_an_unwounded_bill_noface_has_no_second_card() -> None:  # ruling 164
    t = seated("law_of_the_west", "Bill Noface sheriff", "Slab the Killer outlaw", "phase: draw", "deck: beer-7h")
    assert (t["Bill"].hand, "pass" in t.options) == (["beer-7h"], True)


def test_a_wounded_bill_noface_must_play_his_second_card() -> None:  # ruling 164
    deck = "deck: bang-2c beer-7h bang-3c"
    t = seated("law_of_the_west", "Bill Noface sheriff 3/5", "Slab the Killer outlaw", "phase: draw", deck)
    assert known(t, "Slab", "Bill") == ["beer-7h"]
    t.refuses("pass")


def test_claus_must_play_the_second_card_he_keeps() -> None:  # ruling 164
    deck = "deck: beer-7h beer-8h beer-9h bang-2c saloon-5h"
    t = seated("law_of_the_west", "Claus the Saint sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    t.play("take beer-7h", "take beer-8h", "take beer-9h")
    assert (t["Claus"].hand, known(t, "Slab", "Claus")) == (["bang-2c", "saloon-5h"], ["saloon-5h"])
    t.refuses("pass")
    assert "pass" in t.play("saloon-5h").options


def test_a_dodge_can_never_be_played_for_the_law() -> None:  # ruling 165
    deck = "deck: bang-2c dodge-7d"
    t = seated("law_of_the_west", "Willy the Kid sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    assert "pass" in t.options


def test_a_card_whose_cost_cannot_be_paid_need_not_be_played() -> None:  # ruling 89, 165
    deck = "deck: bang-2c whisky-qh"
    t = seated("law_of_the_west", "Willy the Kid sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    t.refuses("pass")
    t.play("bang-2c > Slab")
    assert "pass" in t.options


def test_uncle_will_may_use_the_card_of_the_law_as_a_general_store() -> None:  # ruling 137, 165
    deck = "deck: missed-5s beer-7h bang-2c bang-3c bang-4c bang-5c"
    t = seated("law_of_the_west", "Uncle Will sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    t.refuses("pass")
    t.play("use beer-7h as uncle_will", "take bang-2c", "take bang-3c", "take bang-4c")
    assert (t.asked, "pass" in t.options) == ("Uncle Will", True)


# Ricochet, Sniper, Russian Roulette, A Fistful of Cards.


def test_a_diamond_bang_cannot_shoot_away_a_card_of_apache_kid() -> None:  # ruling 104
    t = seated("ricochet", "Willy the Kid sheriff hand: bang-2d bang-2c", "Apache Kid outlaw play: mustang-8h")
    t.play("use bang-2d as ricochet")
    assert (t["Apache"].in_play, t.discard) == (["mustang-8h"], ["bang-2d"])
    t.play("use bang-2c as ricochet")
    assert t["Apache"].in_play == []


def test_two_diamonds_of_a_sniper_do_nothing_to_apache_kid() -> None:  # ruling 103
    t = seated("sniper", "Willy the Kid sheriff hand: bang-2d bang-3d", "Apache Kid outlaw hand: beer-7h")
    t.play("use sniper > Apache", "discard bang-2d", "discard bang-3d")
    assert (t["Apache"].life, t.asked) == (3, "Willy the Kid")


def test_one_other_suit_of_a_sniper_hits_apache_kid() -> None:  # ruling 103
    t = seated("sniper", "Willy the Kid sheriff hand: bang-2d bang-3c", "Apache Kid outlaw")
    t.play("use sniper > Apache", "discard bang-2d", "discard bang-3c")
    assert t["Apache"].life == 2


def test_a_green_card_saves_another_card_or_itself_from_ricochet() -> None:  # ruling 94, 171
    left = "Kit Carlson outlaw play: mustang-8h iron_plate-qs"
    t = seated("ricochet", "Willy the Kid sheriff hand: bang-2c", left)
    t.play("use bang-2c as ricochet", "take mustang-8h", "use iron_plate")
    assert t["Kit"].in_play == ["mustang-8h"]
    t = seated("ricochet", "Willy the Kid sheriff hand: bang-2c", left)
    t.play("use bang-2c as ricochet", "take iron_plate-qs", "use iron_plate")
    assert (t["Kit"].in_play, t.discard) == (["mustang-8h"], ["iron_plate-qs", "bang-2c"])


def test_elena_fuente_saves_her_card_with_any_card() -> None:  # ruling 113, 171
    t = seated("ricochet", "Willy the Kid sheriff hand: bang-2c", "Elena Fuente outlaw hand: beer-7h play: mustang-8h")
    t.play("use bang-2c as ricochet", "miss beer-7h as missed")
    assert t["Elena"].in_play == ["mustang-8h"]


def test_belle_star_may_shoot_away_cards_that_do_nothing_in_her_turn() -> None:  # ruling 108, 170
    t = seated("ricochet", "Belle Star sheriff hand: bang-2c", "Kit Carlson outlaw play: iron_plate-qs")
    t.play("use bang-2c as ricochet")
    assert (t["Kit"].in_play, t.discard) == ([], ["iron_plate-qs", "bang-2c"])


def test_molly_stark_draws_for_a_missed_against_ricochet() -> None:  # ruling 110, 171
    left = "Molly Stark outlaw hand: missed-5s play: mustang-8h"
    t = seated("ricochet", "Willy the Kid sheriff hand: bang-2c", left, "deck: beer-7h")
    t.play("use bang-2c as ricochet", "miss missed-5s")
    assert (t["Molly"].hand, t["Molly"].in_play) == (["beer-7h"], ["mustang-8h"])


def roulette(*seats: str, deck: str = "beer-7h beer-8h bang-2c bang-3c") -> Table:
    rest = ["Willy the Kid sheriff", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    rest[: len(seats)] = seats
    return table("\n".join(["sets: all", "events: russian_roulette", "phase: reveal", *rest, f"deck: {deck}"]))


def test_molly_stark_draws_for_a_missed_in_the_roulette() -> None:  # ruling 110, 173
    t = roulette("Willy the Kid sheriff hand: missed-2s", "Molly Stark outlaw hand: missed-5s")
    t.play("miss missed-2s", "miss missed-5s")
    assert (t["Molly"].hand, t["Rose"].life) == (["beer-7h"], 2)


def test_a_dodge_draws_its_card_in_the_roulette() -> None:  # ruling 91, 173
    t = roulette("Willy the Kid sheriff hand: dodge-7d").play("miss dodge-7d")
    assert (t["Willy"].hand[0], t["Slab"].life) == ("beer-7h", 2)


def test_a_green_missed_counts_in_the_roulette() -> None:  # ruling 94, 173
    t = roulette("Willy the Kid sheriff play: sombrero-7c").play("use sombrero")
    assert (t["Willy"].in_play, t["Willy"].life, t["Slab"].life) == ([], 5, 2)


def test_any_card_of_elena_fuente_counts_in_the_roulette() -> None:  # ruling 113, 173
    t = roulette("Elena Fuente sheriff hand: bang-4c").play("miss bang-4c as missed")
    assert (t["Elena"].life, t["Slab"].life) == (4, 2)


def test_molly_stark_draws_nothing_for_the_fistful_in_her_own_turn() -> None:  # ruling 112, 156
    piles = ("phase: start", "deck: beer-7h beer-8h bang-2c")
    t = seated("a_fistful_of_cards", "Molly Stark sheriff hand: missed-5s", "Slab the Killer outlaw", *piles)
    t.play("miss missed-5s")
    assert t["Molly"].hand == ["beer-7h", "beer-8h"]


def test_green_cards_and_elena_answer_the_fistful() -> None:  # ruling 113, 156
    me = "Elena Fuente sheriff hand: beer-7h bang-2c play: iron_plate-qs"
    t = seated("a_fistful_of_cards", me, "Slab the Killer outlaw", "phase: start")
    t.play("use iron_plate", "miss beer-7h as missed")
    assert (t["Elena"].life, t["Elena"].hand[0], t.phase) == (4, "bang-2c", "play")


# Vendetta, Dead Man.


def test_a_green_card_put_down_before_is_ripe_in_the_extra_turn() -> None:  # ruling 97
    t = seated("vendetta", "Willy the Kid sheriff 3/5 hand: canteen-7h", "Slab the Killer outlaw", "deck: beer-9h")
    t.play("canteen-7h")
    assert not [line for line in t.options if line.startswith("use")]
    t.play("pass", "use canteen")
    assert (t.game.state.extra, t["Willy"].life) == (True, 4)


def test_vera_custer_chooses_again_in_the_extra_turn() -> None:  # ruling 133, 174
    t = seated("vendetta", "Vera Custer + Willy the Kid sheriff", "Slab the Killer outlaw", "deck: beer-9h").play(
        "pass"
    )
    assert (t.asked, t.ask and t.ask.kind, t["Vera"].characters) == ("Vera Custer", "aim", ("vera_custer",))


def test_by_option_vera_custer_keeps_her_copy_in_the_extra_turn() -> None:  # ruling 133, 174
    t = seated(
        "vendetta", "Vera Custer + Willy the Kid sheriff", "Slab the Killer outlaw", "deck: beer-9h", keep_copy=True
    ).play("pass")
    assert (t.phase, t.game.state.extra) == ("play", True)
    assert t["Vera"].characters == ("vera_custer", "willy_the_kid")


def test_vera_custer_as_lucky_duke_chooses_for_the_vendetta() -> None:  # ruling 12, 134, 174
    t = seated("vendetta", "Vera Custer + Lucky Duke sheriff", "Slab the Killer outlaw", "deck: bang-9d beer-9h")
    t.play("pass")
    assert (t.ask and t.ask.kind, t.options) == ("pick", ["take bang-9d", "take beer-9h"])


def test_greg_digger_and_herb_hunter_react_to_the_second_death_of_the_dead_man() -> None:  # ruling 70, 159
    t = table("""
        sets: all
        > Willy the Kid   sheriff   hand: bang-2c bang-3c
          Slab the Killer outlaw    2/4   shown
          Greg Digger     renegade  1/4
          Herb Hunter     outlaw
        event: dead_man
        marks: game dead_man = 1
        fallen: 2 by 3
        deck: beer-7h beer-8h
    """)
    t.play("bang-2c > Slab", "bang-3c > Slab")
    assert (t["Slab"].out, t["Greg"].life, t["Herb"].hand) == (True, 3, ["beer-7h", "beer-8h"])
