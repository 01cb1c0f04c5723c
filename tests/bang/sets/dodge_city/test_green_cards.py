"""The green cards one by one: those that parry, those that shoot, and the others."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(mine: str, left: str = "", opposite: str = "", more: str = "", **options: bool) -> Table:
    return table(
        f"""
        > Willy the Kid   sheriff   3/5   {mine}
          Jesse Jones     outlaw          {left}
          Rose Doolan     renegade        {opposite}
          Kit Carlson     outlaw
        {more}
        """,
        **options,
    )


def aimed(t: Table, card: str) -> list[str]:
    return [option.rpartition("> ")[2] for option in t.options if option.startswith(f"use {card}")]


# Iron Plate, Sombrero, Ten Gallon Hat, Bible.


@pytest.mark.parametrize("card", ["iron_plate-ad", "iron_plate-qs", "sombrero-7c", "ten_gallon_hat-jd"])
def test_a_green_missed_cancels_a_shot_and_no_card_is_drawn(card: str) -> None:  # ruling 94
    t = four("hand: gatling-10h", left=f"play: {card}", more="deck: beer-6h")
    t.play("Willy: gatling-10h", f"Jesse: use {card}")
    assert (t["Jesse"].life, t["Jesse"].hand, t["Jesse"].in_play) == (4, [], [])


def test_a_bible_cancels_a_shot_and_then_draws() -> None:  # ruling 91, 94
    t = four("hand: bang-2c", left="play: bible-10h", more="deck: beer-6h")
    t.play("Willy: bang-2c > Jesse", "Jesse: use bible")
    assert (t["Jesse"].life, t["Jesse"].hand, t.discard) == (4, ["beer-6h"], ["bible-10h", "bang-2c"])


def test_whoever_has_a_green_missed_may_still_take_the_hit() -> None:  # ruling 94
    t = four("hand: bang-2c", left="play: bible-10h")
    t.play("Willy: bang-2c > Jesse", "Jesse: pass")
    assert (t["Jesse"].life, t["Jesse"].in_play) == (3, ["bible-10h"])


def test_two_green_missed_cancel_slabs_shot() -> None:  # ruling 16, 94
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Jesse Jones       outlaw    play: iron_plate-ad sombrero-7c
          Rose Doolan       renegade
          Kit Carlson       outlaw
    """)
    t.play("Slab: bang-2c > Jesse", "Jesse: use iron_plate", "Jesse: use sombrero")
    assert (t["Jesse"].life, t["Jesse"].in_play) == (4, [])


def test_one_bible_of_two_is_spent_for_nothing_but_still_draws() -> None:  # ruling 19, 91
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Jesse Jones       outlaw    play: bible-10h
          Rose Doolan       renegade
          Kit Carlson       outlaw
        deck: beer-6h
    """)
    t.play("Slab: bang-2c > Jesse", "Jesse: use bible", "Jesse: pass")
    assert (t["Jesse"].life, t["Jesse"].hand, t["Jesse"].in_play) == (3, ["beer-6h"], [])


def test_the_barrel_comes_before_a_green_missed_and_not_after_it() -> None:  # ruling 20
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Jesse Jones       outlaw    play: barrel-qs iron_plate-ad sombrero-7c
          Rose Doolan       renegade
          Kit Carlson       outlaw
        deck: beer-6h
    """)
    t.play("Slab: bang-2c > Jesse")
    assert t.options == ["use barrel-qs", "use iron_plate-ad", "use sombrero-7c", "pass"]
    t.play("Jesse: use iron_plate")
    assert t.options == ["use sombrero-7c", "pass"]


def test_after_a_failed_draw_a_green_missed_still_helps() -> None:  # ruling 20
    t = four("hand: bang-2c", left="play: barrel-qs iron_plate-ad", more="deck: missed-2s")
    t.play("Willy: bang-2c > Jesse", "Jesse: use barrel", "Jesse: use iron_plate")
    assert (t["Jesse"].life, t["Jesse"].in_play) == (4, ["barrel-qs"])


def test_the_bible_may_draw_the_last_card_and_is_shuffled_with_the_discards() -> None:  # ruling 81, 91
    t = four("hand: bang-2c", left="play: bible-10h", more="deck: beer-6h end\n discard: missed-2s")
    t.play("Willy: bang-2c > Jesse", "Jesse: use bible")
    assert (t["Jesse"].hand, t.discard) == (["beer-6h"], [])
    assert sorted(t.deck) == ["bang-2c", "bible-10h", "missed-2s"]


# Knife and Derringer.


@pytest.mark.parametrize("card", ["knife-8h", "derringer-7s"])
def test_knife_and_derringer_reach_distance_one_whatever_the_weapon(card: str) -> None:  # ruling 96
    t = four(f"play: {card} winchester-8s", left="play: mustang-8h")
    assert aimed(t, card) == ["4"]
    t.refuses(f"use {card} > Jesse")
    t.refuses(f"use {card} > Willy")
    assert aimed(four(f"play: {card} scope-as", left="play: mustang-8h"), card) == ["2", "3", "4"]


def test_a_knife_shoots_and_is_gone() -> None:  # ruling 96
    t = four("play: knife-8h", more="bangs: 1")
    t.play("Willy: use knife > Jesse")
    assert (t["Jesse"].life, t["Willy"].in_play, t.discard) == (3, [], ["knife-8h"])


def test_a_derringer_shoots_and_draws() -> None:  # rulebook: Dodge City, example 2
    t = four("play: derringer-7s", more="deck: beer-6h")
    t.play("Willy: use derringer > Jesse")
    assert (t["Jesse"].life, t["Willy"].hand) == (3, ["beer-6h"])


def test_a_derringer_draws_although_the_shot_is_cancelled() -> None:  # rulebook: Dodge City, example 2
    t = four("play: derringer-7s", left="hand: missed-2s", more="deck: beer-6h")
    t.play("Willy: use derringer > Jesse", "Jesse: missed-2s")
    assert (t["Jesse"].life, t["Willy"].hand) == (4, ["beer-6h"])


def test_a_derringer_that_kills_brings_reward_and_card() -> None:  # ruling 64
    t = four("play: derringer-7s", left="1/4", more="deck: beer-6h beer-7h beer-8h beer-9h beer-10h")
    t.play("Willy: use derringer > Jesse")
    assert (t["Jesse"].out, t["Willy"].hand) == (True, ["beer-6h", "beer-7h", "beer-8h", "beer-9h"])


def test_el_gringo_takes_his_card_before_the_derringer_draws() -> None:  # ruling 119
    t = table("""
        > Suzy Lafayette   sheriff   hand: bang-2c   play: derringer-7s
          El Gringo        outlaw
          Rose Doolan      renegade
          Kit Carlson      outlaw
        deck: beer-6h beer-7h
    """)
    t.play("Suzy: use derringer > El Gringo")
    assert (t["El Gringo"].hand, t["Suzy"].hand) == (["bang-2c"], ["beer-6h"])


def test_a_derringer_of_a_sheriff_that_kills_their_deputy_still_draws_its_card() -> None:  # ruling 65, 96
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


# Pepperbox, Buffalo Rifle, Howitzer.


def test_a_pepperbox_reaches_as_far_as_the_weapon() -> None:  # ruling 96
    assert aimed(four("play: pepperbox-ah"), "pepperbox") == ["2", "4"]
    assert aimed(four("play: pepperbox-ah schofield-jc"), "pepperbox") == ["2", "3", "4"]
    assert aimed(four("play: pepperbox-ah", left="play: hideout-kd"), "pepperbox") == ["4"]


def test_a_pepperbox_is_no_bang_card() -> None:  # ruling 32, 96
    t = table("""
        > Kit Carlson     sheriff   hand: bang-2c   play: pepperbox-ah
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Willy the Kid   outlaw
        bangs: 1
    """)
    t.play("Kit: use pepperbox > Jesse")
    assert t["Jesse"].life == 3
    no = t.refuses("bang-2c > Jesse")
    assert no is not None
    assert no.slug == "bang_limit"


def test_the_bang_of_the_turn_may_follow_green_shots() -> None:  # ruling 32, 96
    t = table("""
        > Kit Carlson     sheriff   hand: bang-2c   play: pepperbox-ah knife-8h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Willy the Kid   outlaw
    """)
    t.play("Kit: use pepperbox > Jesse", "Kit: use knife > Jesse", "Kit: bang-2c > Jesse")
    assert t["Jesse"].life == 1


def test_a_buffalo_rifle_reaches_everybody_else() -> None:  # ruling 96
    t = four("play: buffalo_rifle-qc", opposite="play: hideout-kd mustang-8h")
    assert aimed(t, "buffalo_rifle") == ["2", "3", "4"]
    t.play("Willy: use buffalo_rifle > Rose")
    assert t["Rose"].life == 3


def test_a_howitzer_shoots_all_others_clockwise() -> None:  # ruling 43, 96
    t = four("play: howitzer-9s", left="hand: missed-2s", opposite="play: barrel-qs", more="deck: beer-6h")
    t.play("Willy: use howitzer", "Jesse: pass", "Rose: use barrel")
    assert [t[name].life for name in ("Willy", "Jesse", "Rose", "Kit")] == [3, 3, 4, 3]


@pytest.mark.parametrize("card", ["knife-8h > 2", "derringer-7s > 2", "pepperbox-ah > 2", "buffalo_rifle-qc > 2"])
def test_green_shots_of_slab_need_one_missed_and_a_barrel_hides_from_them(card: str) -> None:  # ruling 14, 17, 96
    t = table(f"""
        > Slab the Killer   sheriff   play: {card.partition(" ")[0]}
          Jesse Jones       outlaw    hand: missed-2s   play: barrel-qs
          Rose Doolan       renegade
          Kit Carlson       outlaw
        deck: missed-3s
    """)
    t.play(f"Slab: use {card}", "Jesse: use barrel", "Jesse: missed-2s")
    assert (t["Jesse"].life, t.asked) == (4, "Slab the Killer")


def test_victory_is_judged_after_the_whole_howitzer() -> None:  # ruling 44
    position = """
        > Willy the Kid   renegade   play: howitzer-9s
          Jesse Jones     sheriff    1/5
          Rose Doolan     outlaw     1/4
          Kit Carlson     outlaw     out
    """
    t = table(position)
    t.play("Willy: use howitzer")
    assert t.winners == ["Willy the Kid"]
    t = table(position, judge_at_once=True)
    t.play("Willy: use howitzer")
    assert t.winners == ["Rose Doolan", "Kit Carlson"]


def test_greg_digger_is_healed_by_a_death_before_the_howitzer_reaches_him() -> None:  # ruling 44, 70
    t = table("""
        > Willy the Kid   sheriff         play: howitzer-9s
          Jesse Jones     outlaw    1/4
          Greg Digger     renegade  1/4
          Kit Carlson     outlaw
    """)
    t.play("Willy: use howitzer")
    assert (t["Jesse"].out, t["Greg"].life) == (True, 2)


def test_whoever_is_killed_by_a_green_card_has_its_user_for_a_killer() -> None:  # ruling 59, 64
    t = four("play: buffalo_rifle-qc", left="1/4", more="deck: beer-6h beer-7h beer-8h")
    t.play("Willy: use buffalo_rifle > Jesse")
    assert (t["Jesse"].out, t["Willy"].hand) == (True, ["beer-6h", "beer-7h", "beer-8h"])


# Canteen and Pony Express.


def test_a_canteen_heals_one_point_also_with_two_players_left() -> None:  # ruling 50
    t = table("""
        > Willy the Kid   sheriff   3/5   play: canteen-7h
          Jesse Jones     outlaw
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
    """)
    t.play("Willy: use canteen")
    assert t["Willy"].life == 4


def test_a_canteen_at_full_life_is_spent_for_nothing() -> None:  # ruling 56
    t = table("""
        > Willy the Kid   sheriff   5/5   play: canteen-7h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: use canteen")
    assert (t["Willy"].life, t["Willy"].in_play) == (5, [])


def test_a_pony_express_draws_three_cards() -> None:  # ruling 177
    t = four("play: pony_express-qd", more="deck: beer-6h beer-7h beer-8h beer-9h")
    t.play("Willy: use pony_express")
    assert (t["Willy"].hand, t.discard) == (["beer-6h", "beer-7h", "beer-8h"], ["pony_express-qd"])


def test_a_pony_express_comes_back_when_the_deck_runs_out() -> None:  # ruling 81
    t = four("play: pony_express-qd", more="deck: beer-6h end")
    t.play("Willy: use pony_express")
    assert t["Willy"].hand == ["beer-6h", "pony_express-qd"]


# Can Can and Conestoga.


@pytest.mark.parametrize("card", ["can_can-jc", "conestoga-9d"])
def test_they_are_aimed_at_who_has_a_card_at_any_distance(card: str) -> None:  # ruling 87
    t = four(f"play: {card}", opposite="hand: beer-6h")
    assert aimed(t, card) == ["3"]
    t.refuses(f"use {card} > Jesse")


def test_a_can_can_makes_a_player_discard() -> None:  # ruling 87
    t = four("play: can_can-jc", opposite="hand: beer-6h   play: barrel-qs")
    t.play("Willy: use can_can > Rose")
    assert t.options == ["take barrel-qs", "take hand > 3"]
    t.play("Willy: take hand")
    assert (t["Rose"].hand, t["Rose"].in_play, t.discard) == ([], ["barrel-qs"], ["beer-6h", "can_can-jc"])


def test_a_conestoga_takes_a_card_into_the_hand() -> None:  # ruling 87
    t = four("play: conestoga-9d", opposite="hand: beer-6h   play: barrel-qs")
    t.play("Willy: use conestoga > Rose", "Willy: take barrel-qs")
    assert (t["Willy"].hand, t["Rose"].in_play, t.discard) == (["barrel-qs"], [], ["conestoga-9d"])


@pytest.mark.parametrize(("card", "hand"), [("can_can-jc", ["bang-2c"]), ("conestoga-9d", ["bang-2c", "dynamite-10c"])])
def test_they_may_be_aimed_at_ones_own_cards_in_play(card: str, hand: list[str]) -> None:  # ruling 88
    t = four(f"hand: bang-2c   play: {card} dynamite-10c", more="deck: beer-6h")
    t.play(f"Willy: use {card} > Willy")
    assert (t["Willy"].hand, t["Willy"].in_play) == (hand, [])


@pytest.mark.parametrize("card", ["can_can-jc", "conestoga-9d"])
def test_they_are_no_targets_of_their_own(card: str) -> None:  # ruling 88
    assert aimed(four(f"hand: bang-2c   play: {card}", left="hand: beer-6h"), card) == ["2"]
    alone = four(f"hand: bang-2c   play: {card} dynamite-10c", left="hand: beer-6h", own_cards=False)
    assert aimed(alone, card) == ["2"]
