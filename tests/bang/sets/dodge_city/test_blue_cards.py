"""Hideout and Binocular, more cards of a name, and two Dynamites at one table."""

from __future__ import annotations

import pytest

from sixgun.bang.rules.distance import distance
from tests.support.table import Table, table

SIX = """
    > Willy the Kid   sheriff   {mine}
      Jesse Jones     outlaw    {left}
      Lucky Duke      renegade
      Kit Carlson     outlaw    {opposite}
      Bart Cassidy    outlaw
      Black Jack      deputy
    sets: dodge_city
"""


def six(mine: str = "", left: str = "", opposite: str = "") -> Table:
    return table(SIX.format(mine=mine, left=left, opposite=opposite))


def seen(t: Table, viewer: str, target: str) -> int:
    return distance(t.game, t[viewer].seat, t[target].seat)


# Hideout and Binocular.


def test_a_hideout_puts_its_owner_one_farther_away() -> None:  # ruling 84
    t = six(left="play: hideout-kd")
    assert (seen(t, "Willy", "Jesse"), seen(t, "Jesse", "Willy"), seen(t, "Willy", "Lucky")) == (2, 1, 2)


def test_hideout_and_mustang_add_up() -> None:  # ruling 84
    assert seen(six(left="play: hideout-kd mustang-8h"), "Willy", "Jesse") == 3


def test_a_binocular_brings_the_others_one_closer() -> None:  # ruling 84
    t = six(mine="play: binocular-10d")
    assert [seen(t, "Willy", name) for name in ("Jesse", "Lucky", "Kit")] == [1, 1, 2]
    assert seen(t, "Kit", "Willy") == 3


def test_binocular_and_scope_add_up_and_never_go_below_one() -> None:  # ruling 84, 92
    t = six(mine="play: binocular-10d scope-as")
    assert [seen(t, "Willy", name) for name in ("Jesse", "Lucky", "Kit")] == [1, 1, 1]


def test_binocular_and_hideout_cancel_each_other() -> None:  # ruling 84
    assert seen(six(mine="play: binocular-10d", opposite="play: hideout-kd"), "Willy", "Kit") == 3


def test_with_rose_doolan_a_binocular_counts_besides_her_ability() -> None:  # ruling 84
    t = table("""
        > Rose Doolan     sheriff   play: binocular-10d
          Jesse Jones     outlaw
          Lucky Duke      renegade
          Paul Regret     outlaw    play: hideout-kd
          Bart Cassidy    outlaw
          Black Jack      deputy
    """)
    assert (seen(t, "Rose", "Lucky"), seen(t, "Rose", "Paul")) == (1, 3)


def test_a_binocular_lets_a_panic_reach_farther_and_a_hideout_keeps_it_off() -> None:  # ruling 86
    t = table("""
        > Willy the Kid   sheriff   hand: panic-jh    play: binocular-10d
          Jesse Jones     outlaw    hand: beer-6h    play: hideout-kd mustang-5h
          Lucky Duke      renegade  hand: beer-7h
          Kit Carlson     outlaw
    """)
    assert "play panic-jh > 3" in t.options
    no = t.refuses("panic-jh > Jesse")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("too_far", {"distance": 2})


def test_they_are_put_in_front_of_their_player_only() -> None:  # rulebook: Dodge City, other cards
    t = six(mine="hand: hideout-kd binocular-10d")
    no = t.refuses("hideout-kd > Jesse")
    assert no is not None
    assert no.slug == "no_target"
    t.play("Willy: hideout-kd", "Willy: binocular-10d")
    assert (t["Willy"].in_play, t.discard) == (["hideout-kd", "binocular-10d"], [])


def test_a_scope_and_a_binocular_or_a_mustang_and_a_hideout_may_lie_together() -> None:  # ruling 84
    t = six(mine="hand: scope-as mustang-8h   play: hideout-kd binocular-10d")
    t.play("Willy: scope-as", "Willy: mustang-8h")
    assert t["Willy"].in_play == ["hideout-kd", "binocular-10d", "scope-as", "mustang-8h"]


@pytest.mark.parametrize(
    ("held", "lies"),
    [("mustang-5h", "mustang-8h"), ("barrel-ac", "barrel-qs"), ("dynamite-10c", "dynamite-2h")],
)
def test_a_second_card_of_a_name_is_refused_from_either_box(held: str, lies: str) -> None:  # ruling 84
    no = six(mine=f"hand: {held}   play: {lies}").refuses(held)
    assert no is not None
    assert (no.slug, no.ruling) == ("already_in_play", 84)


def test_a_weapon_of_the_same_name_is_refused_and_another_one_replaces_it() -> None:  # ruling 85
    t = six(mine="hand: remington-6d rev_carabine-5s   play: remington-kc")
    no = t.refuses("remington-6d")
    assert no is not None
    assert (no.slug, no.ruling) == ("already_in_play", 85)
    t.play("Willy: rev_carabine-5s")
    assert (t["Willy"].in_play, t.discard) == (["rev_carabine-5s"], ["remington-kc"])


# Two Dynamites.


def test_two_dynamites_may_be_at_the_table_but_not_before_one_player() -> None:  # ruling 84
    t = table("""
        > Willy the Kid   sheriff   hand: dynamite-10c
          Jesse Jones     outlaw    play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: dynamite-10c")
    assert (t["Willy"].in_play, t["Jesse"].in_play) == (["dynamite-10c"], ["dynamite-2h"])


def test_a_dynamite_passes_over_a_player_who_has_one() -> None:  # ruling 23
    t = table("""
        > Willy the Kid   sheriff   play: dynamite-10c
          Jesse Jones     outlaw    play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: beer-6h
    """)
    assert (t["Willy"].in_play, t["Jesse"].in_play, t["Rose"].in_play) == ([], ["dynamite-2h"], ["dynamite-10c"])


def test_with_two_players_and_two_dynamites_they_stay_where_they_are() -> None:  # ruling 24
    t = table("""
        > Willy the Kid   sheriff         play: dynamite-10c
          Jesse Jones     outlaw          play: dynamite-2h
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
        phase: start
        deck: beer-6h missed-2s missed-3s beer-7h
    """)
    assert (t["Willy"].in_play, t["Jesse"].in_play, t.asked) == (["dynamite-10c"], ["dynamite-2h"], "Willy the Kid")
    assert "pass_on" not in t.news_kinds()
    t.pass_()
    assert (t["Willy"].in_play, t["Jesse"].in_play) == (["dynamite-10c"], ["dynamite-2h"])
    assert t.discard[0] == "beer-7h", "it is checked again in the next turn"


def test_a_dynamite_that_stayed_explodes_before_its_owner() -> None:  # ruling 24, 26
    t = table("""
        > Willy the Kid   sheriff   5/5   play: dynamite-10c
          Jesse Jones     outlaw          play: dynamite-2h
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
        phase: start
        deck: missed-2s
    """)
    assert (t["Willy"].life, t["Willy"].in_play, t["Jesse"].in_play) == (2, [], ["dynamite-2h"])


def test_the_way_is_free_again_when_the_other_dynamite_has_gone() -> None:  # ruling 23
    t = table("""
        > Willy the Kid   sheriff         hand: cat_balou-8c   play: dynamite-10c
          Jesse Jones     outlaw          play: dynamite-2h
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
        phase: start
        deck: beer-6h missed-2s missed-3s beer-7h missed-4s beer-8h missed-5s
    """)
    t.play("Willy: cat_balou-8c > Jesse", "Willy: pass")
    assert (t["Willy"].in_play, t["Jesse"].in_play, t.turn) == (["dynamite-10c"], [], "Jesse Jones")
    t.play("Jesse: take deck", "Jesse: pass")
    assert (t["Willy"].in_play, t["Jesse"].in_play) == ([], ["dynamite-10c"])


@pytest.mark.parametrize("target", ["Willy", "Jesse"])
def test_a_cat_balou_may_get_rid_of_ones_own_dynamite(target: str) -> None:  # ruling 88
    t = table("""
        > Willy the Kid   sheriff   hand: cat_balou-8c   play: dynamite-10c
          Jesse Jones     outlaw    play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play(f"Willy: cat_balou-8c > {target}")
    assert t[target].in_play == []


def test_a_prisoner_with_two_dynamites_at_the_table_is_checked_for_their_own_ones() -> None:  # ruling 23, 27
    t = table("""
          Willy the Kid   sheriff         play: dynamite-10c
        > Lucky Duke      outlaw          play: dynamite-2h jail-js
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: missed-2s missed-jc missed-3s beer-6h scope-as mustang-8h
    """)
    t.play("Lucky: take missed-jc", "Lucky: take beer-6h")
    assert (t["Lucky"].life, t["Lucky"].in_play, t["Rose"].in_play) == (4, [], ["dynamite-2h"])
    assert t["Willy"].in_play == ["dynamite-10c"]


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
