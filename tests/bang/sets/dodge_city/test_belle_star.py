"""Belle Star: in her turn the cards in front of the others sleep."""

from __future__ import annotations

import pytest

from sixgun.bang.rules.distance import distance
from tests.support.seats import four_seats
from tests.support.table import Table, table


def four(hand: str, left: str = "", more: str = "", target: str = "Jesse Jones") -> Table:
    return table(f"""
        > Belle Star      sheriff   {hand}
          {target}        outlaw    {left}
          Rose Doolan     renegade
          Kit Carlson     outlaw
        {more}
    """)


@pytest.mark.parametrize("card", ["barrel-qs", "iron_plate-ad", "sombrero-7c", "ten_gallon_hat-jd", "bible-10h"])
def test_neither_barrel_nor_green_missed_helps_against_her(card: str) -> None:  # ruling 106
    t = four("hand: bang-2c", f"hand: beer-6h   play: {card}")
    t.play("Belle: bang-2c > Jesse")
    assert (t.asked, t.options) == ("Jesse Jones", ["pass"])
    t.pass_()
    assert (t["Jesse"].life, t["Jesse"].in_play) == (3, [card])


def test_whoever_has_neither_hand_nor_ability_is_not_even_asked() -> None:  # ruling 106
    t = four("hand: bang-2c", "play: barrel-qs iron_plate-ad")
    t.play("Belle: bang-2c > Jesse")
    assert (t["Jesse"].life, t.asked) == (3, "Belle Star")


def test_mustang_and_hideout_do_not_keep_her_off() -> None:  # ruling 106
    t = four("hand: bang-2c panic-jh", "hand: beer-6h   play: mustang-8h hideout-kd")
    assert distance(t.game, 0, 1) == 1
    assert {"play bang-2c > 2", "play panic-jh > 2"} <= set(t.options)


def test_out_of_her_turn_they_keep_her_off_again() -> None:  # ruling 106
    t = four("", "play: mustang-8h hideout-kd")
    assert distance(t.game, 0, 1) == 1
    t.play("Belle: pass")
    assert (t.turn, distance(t.game, 0, 1)) == ("Jesse Jones", 3)


def test_another_players_shot_finds_the_barrel_awake() -> None:  # ruling 106
    t = table("""
          Belle Star      sheriff
          Jesse Jones     outlaw    play: barrel-qs
        > Willy the Kid   renegade  hand: bang-2c
          Kit Carlson     outlaw
    """)
    t.play("Willy: bang-2c > Jesse")
    assert t.options == ["use barrel-qs", "pass"]


def test_abilities_still_work_in_her_turn() -> None:  # ruling 106
    t = four("hand: bang-2c", "play: barrel-qs", target="Jourdonnais", more="deck: beer-6h")
    t.play("Belle: bang-2c > Jourdonnais")
    assert t.options == ["use jourdonnais", "pass"]
    t.play("Jourdonnais: use jourdonnais")
    assert t["Jourdonnais"].life == 4
    paul = four("hand: bang-3c", "play: mustang-8h", target="Paul Regret")
    no = paul.refuses("bang-3c > Paul")
    assert no is not None
    assert dict(no.args) == {"distance": 2, "reach": 1}


def test_her_own_cards_work() -> None:  # ruling 106
    t = four("hand: bang-2c   play: winchester-8s scope-as knife-8h", "play: mustang-8h")
    assert {"play bang-2c > 3", "use knife-8h > 3"} <= set(t.options)


def test_her_own_barrel_works_against_others_and_in_her_turn() -> None:  # ruling 106
    t = table("""
          Belle Star      sheriff   play: barrel-qs
        > Jesse Jones     outlaw    hand: bang-2c
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Jesse: bang-2c > Belle")
    assert t.options == ["use barrel-qs", "pass"]


def test_her_own_dynamite_explodes_and_her_own_jail_holds_her() -> None:  # ruling 107
    t = table("""
          Jesse Jones     sheriff
        > Belle Star      outlaw    4/4   play: dynamite-2h jail-js
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: missed-2s missed-3s
    """)
    assert (t["Belle"].life, t["Belle"].in_play, "skipped" in t.news_kinds()) == (1, [], True)


def test_her_dynamite_still_passes_over_a_player_who_has_one() -> None:  # ruling 23, 107
    t = table("""
        > Belle Star      sheriff   play: dynamite-10c
          Jesse Jones     outlaw    play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: beer-6h
    """)
    assert (t["Jesse"].in_play, t["Rose"].in_play) == (["dynamite-2h"], ["dynamite-10c"])


def test_jail_and_dynamite_of_others_act_in_their_owners_turn_as_ever() -> None:  # ruling 107
    t = four("", "play: dynamite-2h jail-js", more="deck: missed-2s missed-3s")
    t.play("Belle: pass")
    assert (t["Jesse"].life, t["Jesse"].in_play, t.turn) == (1, [], "Rose Doolan")


def test_she_may_steal_and_discard_sleeping_cards() -> None:  # ruling 108
    t = four("hand: panic-jh cat_balou-kh", "play: barrel-qs iron_plate-ad")
    t.play("Belle: panic-jh > Jesse", "Belle: take iron_plate-ad", "Belle: cat_balou-kh > Jesse")
    assert (t["Belle"].hand, t["Jesse"].in_play) == (["iron_plate-ad"], [])


def test_a_sleeping_card_is_still_a_copy() -> None:  # ruling 84, 108
    t = four("hand: jail-js", "play: jail-10s")
    no = t.refuses("jail-js > Jesse")
    assert no is not None
    assert no.slug == "already_in_play"


@pytest.mark.parametrize("card", ["missed-2s", "dodge-7d"])
def test_cards_in_the_hand_of_others_are_not_switched_off(card: str) -> None:  # ruling 108
    t = four("hand: bang-2c", f"hand: {card}")
    t.play("Belle: bang-2c > Jesse", f"Jesse: {card}")
    assert t["Jesse"].life == 4


def test_elena_fuente_is_not_switched_off() -> None:  # ruling 108
    t = four("hand: bang-2c", "hand: saloon-5h", target="Elena Fuente")
    t.play("Belle: bang-2c > Elena", "Elena: saloon-5h as missed")
    assert t["Elena"].life == 3


def test_a_weapon_in_front_of_another_does_nothing_in_a_duel_of_hers() -> None:  # ruling 106
    t = four("hand: duel-qd", "hand: bang-2c   play: volcanic-10s")
    t.play("Belle: duel-qd > Jesse", "Jesse: bang-2c")
    assert (t["Belle"].life, t["Jesse"].in_play) == (4, ["volcanic-10s"])


def test_when_she_dies_in_her_own_turn_the_cards_wake_up() -> None:  # ruling 77, 106
    t = table("""
          Jesse Jones     sheriff         play: mustang-8h
        > Belle Star      outlaw    1/4   hand: duel-qd
          Rose Doolan     renegade
          Kit Carlson     outlaw          hand: bang-2c
    """)
    t.play("Belle: duel-qd > Kit", "Kit: bang-2c")
    assert (t["Belle"].out, t.turn, distance(t.game, 3, 0)) == (True, "Rose Doolan", 2)


def test_vera_as_belle_star_puts_them_to_sleep_from_the_moment_of_copying() -> None:  # ruling 109
    t = table("""
          Rose Doolan     sheriff
        > Vera Custer     outlaw    play: dynamite-2h jail-js
          Belle Star      renegade
          Jesse Jones     outlaw    play: mustang-8h barrel-qs
        phase: start
        deck: bang-qh beer-7h
    """)
    assert (t["Vera"].in_play, t["Belle"].in_play, distance(t.game, 1, 3)) == ([], ["dynamite-2h"], 3)
    t.play("Vera: aim > Belle")
    assert (t["Vera"].characters, distance(t.game, 1, 3)) == (("vera_custer", "belle_star"), 2)


def test_the_copy_of_belle_star_does_not_keep_veras_own_dynamite_and_jail_from_acting() -> None:  # ruling 109, 130
    t = table("""
          Rose Doolan                sheriff
        > Vera Custer + Belle Star   outlaw    3/3   play: dynamite-2h jail-js
          Belle Star                 renegade
          Jesse Jones                outlaw
        phase: start
        deck: missed-10c missed-3s missed-jc
    """)
    assert (t["Vera"].in_play, t["Vera"].characters, "skipped" in t.news_kinds()) == ([], ("vera_custer",), True)
    assert (t.turn, t["Jesse"].in_play) == ("Belle Star", ["dynamite-2h"])


@pytest.mark.parametrize("attack", ["gatling-10h", "punch-10s > Sid", "bang-2c > Sid"])
def test_belle_stars_victim_has_neither_barrel_nor_iron_plate_but_their_missed(attack: str) -> None:  # ruling 106, 108
    card = attack.split()[0]
    t = four_seats(
        f"Belle Star sheriff hand: {card}", "Sid Ketchum outlaw hand: missed-2s play: barrel-qs, iron_plate-ad"
    )
    t.play(f"Belle: {attack}")
    assert (t.asked, t.options) == ("Sid Ketchum", ["miss missed-2s", "pass"])


def test_a_barrel_wakes_up_when_the_turn_leaves_belle_star() -> None:  # ruling 106
    t = four_seats(
        "Belle Star sheriff hand: bang-2c",
        "Sid Ketchum outlaw play: barrel-qs, iron_plate-ad",
        "Rose Doolan renegade hand: bang-3c",
    )
    t.play("Belle: bang-2c > Sid")
    assert t["Sid"].life == 3
    t.play("Belle: pass", "Sid: pass", "Rose: bang-3c > Sid")
    assert {"use barrel-qs", "use iron_plate-ad"} <= set(t.options)


def test_belle_star_panics_a_neighbour_behind_a_mustang_and_a_hideout() -> None:  # ruling 86, 106
    t = four_seats("Belle Star sheriff hand: panic-jh", "Sid Ketchum outlaw play: mustang-8h, hideout-kd")
    t.play("Belle: panic-jh > Sid", "Belle: take hideout-kd")
    assert t["Belle"].hand == ["hideout-kd"]


def test_paul_regret_keeps_belle_star_off() -> None:  # ruling 106
    t = four_seats("Belle Star sheriff hand: bang-2c", "Paul Regret outlaw play: mustang-8h")
    why = t.refuses("bang-2c > Paul")
    assert why is not None
    assert dict(why.args) == {"distance": 2, "reach": 1}
