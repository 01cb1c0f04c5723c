"""Distance and weapons. The figure of the rulebook: Ann (1), Ben (2), Carl (3), Dan (4), Emma (5) and Flo (6)."""

from __future__ import annotations

import pytest

from sixgun.bang.rules.distance import distance, reach
from tests.support.table import Table, table


def figure(
    ann: str = "", ben: str = "", carl: str = "", dan: str = "", emma: str = "", first: str = "Slab the Killer"
) -> Table:
    """The six seats of the figure with what they have; Ann's turn."""
    return table(f"""
        > {first}           sheriff    {ann}
          Lucky Duke        outlaw     {ben}
          Calamity Janet    outlaw     {carl}
          Willy the Kid     outlaw     {dan}
          Black Jack        renegade   {emma}
          Kit Carlson       deputy
    """)


def four(ann: str, carl: str, first: str = "Slab the Killer", third: str = "Calamity Janet") -> Table:
    """Four seats, where Ann and Carl are at distance 2."""
    return table(f"""
        > {first}         sheriff    {ann}
          Lucky Duke      outlaw
          {third}         outlaw     {carl}
          Willy the Kid   renegade
    """)


def sees(t: Table, seat: int) -> list[int]:
    """The distances at which a seat sees all seats; itself at 0."""
    return [distance(t.game, seat - 1, other) for other in range(len(t.game.state.players))]


def refused(t: Table, line: str) -> tuple[str, dict[str, int | str]]:
    """The reason with its figures."""
    no = t.refuses(line)
    assert no is not None
    return no.slug, dict(no.args)


def test_the_distance_is_the_smaller_way_round_the_table() -> None:  # ruling 92
    t = figure()
    assert sees(t, 1) == [0, 1, 2, 3, 2, 1]
    assert sees(t, 3) == [2, 1, 0, 1, 2, 3]
    assert sees(t, 6) == [1, 2, 3, 2, 1, 0]


def test_with_an_odd_number_of_seats_two_players_are_farthest() -> None:  # ruling 92
    t = table("""
        > Slab the Killer   sheriff
          Lucky Duke        outlaw
          Calamity Janet    outlaw
          Willy the Kid     outlaw
          Black Jack        renegade
          Kit Carlson       deputy
          Bart Cassidy      deputy
    """)
    assert sees(t, 1) == [0, 1, 2, 3, 3, 2, 1]


def test_eliminated_players_are_not_counted() -> None:  # ruling 92
    t = figure(ben="out", emma="out")
    assert [sees(t, 1)[seat - 1] for seat in (3, 4, 6)] == [1, 2, 1]
    assert [sees(t, 4)[seat - 1] for seat in (1, 3, 6)] == [2, 1, 1]


def test_players_get_closer_when_somebody_is_eliminated() -> None:  # ruling 92
    t = figure(ann="play: volcanic-10s  hand: bang-2c bang-3c", ben="1/4")
    assert refused(t, "bang-3c > 3") == ("out_of_reach", {"distance": 2, "reach": 1})
    t.play("bang-2c > 2")
    assert sees(t, 1)[2:] == [1, 2, 2, 1]
    t.play("bang-3c > 3")
    assert t["3"].life == 3


def test_the_last_two_players_are_neighbours() -> None:  # ruling 92
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Lucky Duke        outlaw    out
          Calamity Janet    renegade
          Willy the Kid     outlaw    out
    """)
    assert (sees(t, 1)[2], sees(t, 3)[0]) == (1, 1)
    assert "play bang-2c > 3" in t.options


def test_the_colt_reaches_only_the_neighbours() -> None:  # rulebook: Weapons
    t = figure(ann="hand: bang-2c")
    assert t.options == ["play bang-2c > 2", "play bang-2c > 6", "pass"]
    assert refused(t, "bang-2c > 4") == ("out_of_reach", {"distance": 3, "reach": 1})


def test_a_mustang_puts_its_owner_one_farther_for_all_others() -> None:  # rulebook: Mustang
    t = figure(ann="play: mustang-8h")
    assert [sees(t, seat)[0] for seat in (2, 6, 3, 5, 4)] == [2, 2, 3, 3, 4]


def test_the_owner_of_a_mustang_sees_the_others_as_usual() -> None:  # rulebook: Mustang
    t = figure(ann="play: mustang-8h")
    assert sees(t, 1) == [0, 1, 2, 3, 2, 1]
    assert sees(t, 2)[1:] == [0, 1, 2, 3, 2]


def test_a_scope_brings_all_others_one_nearer_but_not_below_one() -> None:  # ruling 92
    assert sees(figure(ann="play: scope-as"), 1) == [0, 1, 1, 2, 1, 1]


def test_the_owner_of_a_scope_is_seen_as_usual() -> None:  # rulebook: Scope
    t = figure(ann="play: scope-as")
    assert [sees(t, seat)[0] for seat in (2, 3, 4, 5, 6)] == [1, 2, 3, 2, 1]


@pytest.mark.parametrize("weapon", ["schofield-jc", "remington-kc", "rev_carabine-ac", "winchester-8s"])
def test_ann_shoots_carl_at_distance_two_with_a_bigger_weapon(weapon: str) -> None:  # rulebook: BANG! and Missed!
    t = figure(ann=f"play: {weapon}  hand: bang-2c").play("bang-2c > 3")
    assert t["3"].life == 3


@pytest.mark.parametrize("weapon", ["", "play: volcanic-10s"])
def test_ann_cannot_shoot_carl_with_a_colt_or_a_volcanic(weapon: str) -> None:  # rulebook: BANG! and Missed!
    t = figure(ann=f"{weapon}  hand: bang-2c")
    assert refused(t, "bang-2c > 3") == ("out_of_reach", {"distance": 2, "reach": 1})


@pytest.mark.parametrize("weapon", ["", "volcanic-10s", "schofield-jc", "winchester-8s"])
def test_with_a_scope_ann_shoots_carl_with_any_weapon(weapon: str) -> None:  # rulebook: BANG! and Missed!
    t = figure(ann=f"play: scope-as {weapon}  hand: bang-2c").play("bang-2c > 3")
    assert t["3"].life == 3


def test_anns_scope_and_carls_mustang_combine() -> None:  # rulebook: BANG! and Missed!
    t = figure(ann="play: scope-as  hand: bang-2c", carl="play: mustang-8h")
    assert sees(t, 1)[2] == 2
    assert refused(t, "bang-2c > 3") == ("out_of_reach", {"distance": 2, "reach": 1})


def test_dan_with_a_mustang_needs_a_weapon_that_reaches_four() -> None:  # rulebook: BANG! and Missed!
    t = figure(ann="play: remington-kc  hand: bang-2c rev_carabine-ac", dan="play: mustang-8h")
    assert refused(t, "bang-2c > 4") == ("out_of_reach", {"distance": 4, "reach": 3})
    t.play("rev_carabine-ac", "bang-2c > 4")
    assert t["4"].life == 3


@pytest.mark.parametrize(
    ("weapon", "far"),
    [("volcanic-10c", 1), ("schofield-ks", 2), ("remington-kc", 3), ("rev_carabine-ac", 4), ("winchester-8s", 5)],
)
def test_a_weapon_reaches_as_far_as_its_number_and_no_farther(weapon: str, far: int) -> None:  # rulebook: Weapons
    t = table(f"""
        > Slab the Killer   sheriff    play: {weapon}   hand: bang-2c
          Lucky Duke        outlaw                       # distance 1
          Calamity Janet    outlaw                       # 2
          Paul Regret       outlaw     play: mustang-8h  # 3 + 2
          Black Jack        renegade   play: mustang-9h  # 2 + 1
          Kit Carlson       deputy
    """)
    assert reach(t.game, 0) == far
    assert sees(t, 1) == [0, 1, 2, 5, 3, 1]
    aims = {"play bang-2c > 2": 1, "play bang-2c > 3": 2, "play bang-2c > 5": 3, "play bang-2c > 4": 5}
    assert {aim for aim in aims if aim in t.options} == {aim for aim, needed in aims.items() if needed <= far}


def test_weapons_do_not_change_the_distance() -> None:  # ruling 86
    t = figure(ann="play: winchester-8s  hand: panic-jh", carl="hand: beer-6h", ben="hand: beer-7h")
    assert sees(t, 1) == [0, 1, 2, 3, 2, 1]
    assert refused(t, "panic-jh > 3") == ("too_far", {"distance": 2})
    assert "play panic-jh > 2" in t.options


def test_a_scope_brings_a_player_near_enough_for_panic() -> None:  # ruling 86
    t = four(ann="play: scope-as  hand: panic-jh", carl="hand: beer-6h").play("panic-jh > 3")
    assert (t["1"].hand, t["3"].hand) == (["beer-6h"], [])


def test_a_mustang_protects_a_neighbour_from_panic() -> None:  # ruling 86
    t = figure(ann="hand: panic-jh", ben="play: mustang-8h  hand: beer-6h")
    assert refused(t, "panic-jh > 2") == ("too_far", {"distance": 2})


def test_paul_regret_beside_one_is_too_far_for_panic_and_colt() -> None:  # ruling 86
    t = table("""
        > Slab the Killer   sheriff   hand: panic-jh bang-2c
          Paul Regret       outlaw    hand: beer-6h
          Calamity Janet    outlaw
          Willy the Kid     renegade
    """)
    assert refused(t, "panic-jh > Paul") == ("too_far", {"distance": 2})
    assert refused(t, "bang-2c > Paul") == ("out_of_reach", {"distance": 2, "reach": 1})


def test_rose_doolan_reaches_distance_two_with_panic_and_colt() -> None:  # ruling 86
    t = four(ann="hand: panic-jh bang-2c", carl="hand: beer-6h", first="Rose Doolan")
    t.play("panic-jh > 3", "bang-2c > 3")
    assert (t["Rose"].hand, t["3"].life) == (["beer-6h"], 3)


def test_paul_regret_counts_a_real_mustang_too() -> None:  # ruling 84, 92
    t = four(ann="", carl="play: mustang-8h", third="Paul Regret")
    assert [sees(t, seat)[2] for seat in (1, 2, 4)] == [4, 3, 3]
    assert sees(t, 3) == [2, 1, 0, 1]


def test_paul_regret_may_put_a_mustang_into_play() -> None:  # ruling 84
    t = four(ann="hand: mustang-9h", carl="", first="Paul Regret").play("mustang-9h")
    assert sees(t, 2)[0] == 3


def test_rose_doolan_counts_a_real_scope_too() -> None:  # ruling 84, 92
    t = figure(ann="play: scope-as", first="Rose Doolan")
    assert sees(t, 1) == [0, 1, 1, 1, 1, 1]
    assert sees(t, 4)[0] == 3


def test_rose_doolan_sees_paul_regret_as_usual() -> None:  # ruling 92
    t = four(ann="hand: bang-2c", carl="", first="Rose Doolan", third="Paul Regret")
    assert (sees(t, 1)[2], sees(t, 3)[0], sees(t, 2)[2]) == (2, 2, 2)
    assert refused(t, "bang-2c > Paul") == ("out_of_reach", {"distance": 2, "reach": 1})


def test_a_scope_and_a_mustang_of_a_neighbour_leave_distance_one() -> None:  # ruling 92
    t = figure(ann="play: scope-as  hand: bang-2c", ben="play: mustang-8h")
    assert sees(t, 1)[1] == 1
    assert "play bang-2c > 2" in t.options


def test_a_scope_acts_as_soon_as_it_is_put_into_play() -> None:  # rulebook: Scope
    t = four(ann="hand: scope-as bang-2c", carl="")
    assert refused(t, "bang-2c > 3")[0] == "out_of_reach"
    t.play("scope-as", "bang-2c > 3")
    assert t["3"].life == 3


def test_a_mustang_that_is_discarded_protects_no_longer() -> None:  # rulebook: Play any number of cards
    t = figure(ann="hand: cat_balou-kh bang-2c", ben="play: mustang-8h")
    assert refused(t, "bang-2c > 2") == ("out_of_reach", {"distance": 2, "reach": 1})
    t.play("cat_balou-kh > 2", "bang-2c > 2")
    assert (t["2"].life, t["2"].in_play) == (3, [])


def test_a_new_weapon_takes_the_place_of_the_old_one() -> None:  # ruling 85
    t = figure(ann="play: schofield-jc barrel-qs  hand: winchester-8s").play("winchester-8s")
    assert sorted(t["1"].in_play) == ["barrel-qs", "winchester-8s"]
    assert t.discard == ["schofield-jc"]
    assert reach(t.game, 0) == 5


def test_a_weapon_may_be_replaced_by_one_of_shorter_reach() -> None:  # ruling 85
    t = figure(ann="play: winchester-8s  hand: volcanic-10s bang-2c").play("volcanic-10s")
    assert t.discard == ["winchester-8s"]
    assert refused(t, "bang-2c > 3") == ("out_of_reach", {"distance": 2, "reach": 1})


@pytest.mark.parametrize(("old", "new"), [("schofield-jc", "schofield-ks"), ("volcanic-10s", "volcanic-10c")])
def test_a_weapon_of_the_same_name_cannot_be_played(old: str, new: str) -> None:  # ruling 85
    t = figure(ann=f"play: {old}  hand: {new}")
    assert refused(t, new)[0] == "already_in_play"
    assert t["1"].in_play == [old]


def test_a_second_mustang_cannot_be_played() -> None:  # ruling 84
    t = figure(ann="play: mustang-8h  hand: mustang-9h")
    assert refused(t, "mustang-9h")[0] == "already_in_play"


def test_whoever_loses_their_weapon_still_has_the_colt() -> None:  # rulebook: Weapons
    t = figure(ann="hand: cat_balou-kh", ben="play: winchester-8s  hand: bang-2c").play("cat_balou-kh > 2")
    t.play("take winchester-8s", "Slab: pass")
    assert (t.discard[0], reach(t.game, 1)) == ("winchester-8s", 1)
    assert "play bang-2c > 1" in t.options
    assert refused(t, "bang-2c > 4") == ("out_of_reach", {"distance": 2, "reach": 1})


def test_a_player_without_cards_has_a_colt_that_nobody_can_take() -> None:  # rulebook: Weapons
    t = figure(ann="hand: panic-jh cat_balou-kh")
    assert refused(t, "panic-jh > 2")[0] == "nothing_to_take"
    assert refused(t, "cat_balou-kh > 4")[0] == "nothing_to_take"


def test_cards_for_any_player_do_not_care_about_distance() -> None:  # rulebook: The symbols on the cards
    t = figure(ann="hand: cat_balou-kh duel-qd jail-js", dan="play: mustang-8h")
    assert {"play cat_balou-kh > 4", "play duel-qd > 4", "play jail-js > 4"} <= set(t.options)


def test_gatling_and_indians_reach_everybody() -> None:  # rulebook: The symbols on the cards
    t = figure(ann="hand: gatling-10h indians-kd", dan="play: mustang-8h").play("gatling-10h", "indians-kd")
    assert [t[seat].life for seat in (2, 3, 4, 5, 6)] == [2, 2, 2, 2, 2]


def test_nobody_can_shoot_themselves_or_the_dead() -> None:  # rulebook: Weapons
    t = figure(ann="play: winchester-8s  hand: bang-2c", ben="out")
    assert refused(t, "bang-2c > 1")[0] == "not_yourself"
    assert refused(t, "bang-2c > 2")[0] == "target_out"


def ann_and_others(ann: str, mates: str = "") -> Table:
    """The six players of the figure; Ann is the Sheriff, the others sit clockwise."""
    return table(f"""
        > Willy the Kid    sheriff    hand: bang-2c   {ann}
          Sid Ketchum      outlaw
          Kit Carlson      outlaw     {mates if mates.startswith("play: mustang-8h") else ""}
          Jesse Jones      outlaw     {mates.removeprefix("dan ") if mates.startswith("dan ") else ""}
          Lucky Duke       renegade
          Black Jack       deputy
    """)


@pytest.mark.parametrize(
    "weapon", ["play: schofield-jc", "play: remington-kc", "play: rev_carabine-ac", "play: winchester-8s"]
)
def test_ann_shoots_carl_with_each_bigger_weapon(weapon: str) -> None:  # rulebook: BANG! and Missed!, example 1
    assert "play bang-2c > 3" in ann_and_others(weapon).options


@pytest.mark.parametrize("weapon", ["", "play: volcanic-10s"])
def test_ann_does_not_shoot_carl_with_colt_or_volcanic(weapon: str) -> None:
    # rulebook: BANG! and Missed!, example 1
    why = ann_and_others(weapon).refuses("bang-2c > Kit")
    assert why is not None
    assert (why.slug, dict(why.args)) == ("out_of_reach", {"distance": 2, "reach": 1})


@pytest.mark.parametrize("weapon", ["play: scope-as", "play: scope-as, volcanic-10s"])
def test_with_a_scope_ann_shoots_carl_with_any_weapon_unless_he_has_a_mustang(weapon: str) -> None:
    # rulebook: BANG! and Missed!, example 1
    assert "play bang-2c > 3" in ann_and_others(weapon).options
    why = ann_and_others(weapon, "play: mustang-8h").refuses("bang-2c > Kit")
    assert why is not None
    assert dict(why.args) == {"distance": 2, "reach": 1}


@pytest.mark.parametrize(
    ("weapon", "reached"), [("remington-kc", False), ("rev_carabine-ac", True), ("winchester-8s", True)]
)
def test_dan_with_a_mustang_is_seen_at_four(weapon: str, reached: bool) -> None:
    # rulebook: BANG! and Missed!, example 2
    t = ann_and_others(f"play: {weapon}", "dan play: mustang-8h")
    assert ("play bang-2c > 4" in t.options) is reached
