"""A second look at the rules: Belle Star, Johnny Kisch, Apache Kid, duels of Molly and Suzy, rewards."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(first: str, second: str, third: str = "Rose Doolan renegade", more: str = "") -> Table:
    return table(f"""
        > {first}
          {second}
          {third}
          Kit Carlson   outlaw
        {more}
    """)


@pytest.mark.parametrize("attack", ["gatling-10h", "punch-10s > Sid", "bang-2c > Sid"])
def test_belle_stars_victim_has_neither_barrel_nor_iron_plate_but_his_missed(attack: str) -> None:  # ruling 106, 108
    card = attack.split()[0]
    t = four(f"Belle Star sheriff hand: {card}", "Sid Ketchum outlaw hand: missed-2s play: barrel-qs, iron_plate-ad")
    t.play(f"Belle: {attack}")
    assert (t.asked, t.options) == ("Sid Ketchum", ["miss missed-2s", "pass"])


def test_a_barrel_wakes_up_when_the_turn_leaves_belle_star() -> None:  # ruling 106
    t = four(
        "Belle Star sheriff hand: bang-2c",
        "Sid Ketchum outlaw play: barrel-qs, iron_plate-ad",
        "Rose Doolan renegade hand: bang-3c",
    )
    t.play("Belle: bang-2c > Sid")
    assert t["Sid"].life == 3
    t.play("Belle: pass", "Sid: pass", "Rose: bang-3c > Sid")
    assert {"use barrel-qs", "use iron_plate-ad"} <= set(t.options)


def test_belle_star_panics_a_neighbour_behind_a_mustang_and_a_hideout() -> None:  # ruling 86, 106
    t = four("Belle Star sheriff hand: panic-jh", "Sid Ketchum outlaw play: mustang-8h, hideout-kd")
    t.play("Belle: panic-jh > Sid", "Belle: take hideout-kd")
    assert t["Belle"].hand == ["hideout-kd"]


def test_paul_regret_keeps_belle_star_off() -> None:  # ruling 106
    t = four("Belle Star sheriff hand: bang-2c", "Paul Regret outlaw play: mustang-8h")
    why = t.refuses("bang-2c > Paul")
    assert why is not None
    assert dict(why.args) == {"distance": 2, "reach": 1}


def test_johnnys_weapon_replaces_his_own_and_removes_that_name_everywhere() -> None:  # ruling 85, 135
    t = four(
        "Johnny Kisch sheriff hand: volcanic-10s play: schofield-jc",
        "Sid Ketchum outlaw play: volcanic-10c",
        "Rose Doolan renegade play: schofield-qc",
    )
    t.play("Johnny: volcanic-10s")
    assert [t[seat].in_play for seat in (1, 2, 3)] == [["volcanic-10s"], [], ["schofield-qc"]]
    assert set(t.discard) == {"schofield-jc", "volcanic-10c"}


def test_johnnys_jail_sets_the_other_prisoner_free_before_his_turn() -> None:  # ruling 28, 135
    t = four(
        "Johnny Kisch sheriff hand: jail-js",
        "Sid Ketchum outlaw play: jail-10s",
        "Rose Doolan renegade",
        "deck: bang-2c bang-3c",
    )
    t.play("Johnny: jail-js > Rose", "Johnny: pass")
    assert (t.turn, t["Sid"].hand, t["Rose"].in_play) == ("Sid Ketchum", ["bang-2c", "bang-3c"], ["jail-js"])


def test_johnny_cannot_jail_a_prisoner_although_his_ability_would_remove_the_first_jail() -> None:  # ruling 30, 135
    t = four("Johnny Kisch sheriff hand: jail-js", "Sid Ketchum outlaw play: jail-10s")
    why = t.refuses("jail-js > Sid")
    assert why is not None
    assert why.slug == "already_in_play"


def test_a_barrel_that_johnny_removes_does_not_save_and_is_no_heirloom() -> None:  # ruling 68, 135
    t = four(
        "Johnny Kisch sheriff hand: bang-2c, barrel-ks", "Sid Ketchum outlaw 1 play: barrel-qs", "Vulture Sam renegade"
    )
    t.play("Johnny: barrel-ks", "Johnny: bang-2c > Sid")
    assert (t["Sid"].out, t["Vulture"].hand, t["Johnny"].in_play) == (True, [], ["barrel-ks"])


def test_a_gatling_and_a_duel_reach_apache_kid_but_no_indians() -> None:  # ruling 98, 101, 102
    t = four("Willy the Kid sheriff hand: gatling-10h, duel-qd, indians-kd", "Apache Kid outlaw")
    t.play("Willy: gatling-10h", "Willy: duel-qd > Apache")
    assert t["Apache"].life == 1
    t.play("Willy: indians-kd")
    assert (t["Apache"].life, t["Rose"].life) == (1, 2)


def test_a_dead_apache_kid_loses_his_own_duel_to_diamonds_and_has_no_killer() -> None:  # ruling 61, 101
    t = four("Apache Kid outlaw 1 hand: duel-js", "Willy the Kid sheriff hand: bang-9d", more="deck: beer-6h beer-7h")
    t.play("Apache: duel-js > Willy", "Willy: bang-9d")
    assert (t["Apache"].out, t.turn, t["Willy"].hand) == (True, "Willy the Kid", ["beer-6h", "beer-7h"])


def test_a_dynamite_takes_all_of_apache_kids_points_and_one_beer_saves_him() -> None:  # ruling 26, 98
    t = table("""
          Willy the Kid   sheriff
        > Apache Kid      outlaw   hand: beer-6h   play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: bang-8s bang-2c bang-3c
    """)
    t.play("Apache: beer-6h")
    assert t["Apache"].life == 1


def test_suzy_and_molly_in_a_duel_that_molly_loses() -> None:  # ruling 111, 117
    t = four(
        "Suzy Lafayette sheriff hand: duel-qd, bang-2c",
        "Molly Stark outlaw hand: bang-3c",
        more="deck: beer-6h beer-7h panic-jh",
    )
    t.play("Suzy: duel-qd > Molly", "Molly: bang-3c", "Suzy: bang-2c")
    assert (t["Molly"].life, len(t["Suzy"].hand), len(t["Molly"].hand)) == (3, 1, 1)
    assert {*t["Suzy"].hand, *t["Molly"].hand} == {"beer-6h", "beer-7h"}


def test_molly_who_began_the_duel_in_her_turn_draws_nothing() -> None:  # ruling 112
    t = four("Molly Stark sheriff hand: duel-qd, bang-2c", "Suzy Lafayette outlaw hand: bang-3c", more="deck: beer-6h")
    t.play("Molly: duel-qd > Suzy", "Suzy: bang-3c", "Molly: bang-2c")
    assert (t["Molly"].hand, t["Suzy"].life, t["Suzy"].hand) == ([], 3, ["beer-6h"])


def test_suzys_beer_after_a_lost_duel_must_be_in_her_hand_before() -> None:  # ruling 45, 117
    t = four(
        "Willy the Kid sheriff hand: duel-qd, bang-2c", "Suzy Lafayette outlaw 1 hand: bang-3c", more="deck: beer-6h"
    )
    t.play("Willy: duel-qd > Suzy", "Suzy: bang-3c", "Willy: bang-2c")
    assert (t["Suzy"].out, len(t["Willy"].hand)) == (True, 3)


def test_a_dead_man_killed_again_by_his_sheriff_brings_the_penalty_again() -> None:  # ruling 65, 159
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c, beer-6h
          Lucky Duke      deputy     1
          Rose Doolan     renegade
          Kit Carlson     outlaw
          Jesse Jones     outlaw
        event: dead_man
        fallen: 2 by 1
        marks: game dead_man = 1
    """)
    t.play("Willy: bang-2c > Lucky")
    assert (t["Lucky"].out, t["Willy"].hand) == (True, [])


def test_a_derringer_of_a_sheriff_that_kills_his_deputy_still_draws_its_card() -> None:  # ruling 65, 96
    t = table("""
        > Willy the Kid   sheriff        hand: beer-6h   play: derringer-7s, scope-as
          Lucky Duke      deputy     1
          Rose Doolan     renegade
          Kit Carlson     outlaw
          Jesse Jones     outlaw
        deck: bang-2c
    """)
    t.play("Willy: use derringer-7s > Lucky")
    assert (t["Willy"].hand, t["Willy"].in_play) == (["bang-2c"], [])


def test_docs_shot_that_takes_apache_kids_last_point_brings_the_reward() -> None:  # ruling 59, 103
    t = four("Doc Holyday sheriff hand: bang-9d, beer-6h", "Apache Kid outlaw 1")
    t.play("Doc: use doc_holyday > Apache", "Doc: discard bang-9d", "Doc: discard beer-6h")
    assert (t["Apache"].out, len(t["Doc"].hand)) == (True, 3)


def test_two_dynamites_before_neighbours_explode_each_in_its_owners_turn() -> None:  # ruling 23, 27
    t = table("""
          Willy the Kid   sheriff
        > Sid Ketchum     outlaw     play: dynamite-2h
          Rose Doolan     renegade   play: dynamite-10c
          Kit Carlson     outlaw
        phase: start
        deck: panic-jh bang-2c bang-3c bang-8s bang-4c bang-5c
    """)
    # Sid's goes past Rose, who has one, to Kit; Rose's own one explodes before her.
    assert (t["Sid"].in_play, t["Kit"].in_play) == ([], ["dynamite-2h"])
    t.play("Sid: pass")
    assert (t["Rose"].life, t["Rose"].in_play, t.turn) == (1, [], "Rose Doolan")
