"""Lasso: cards in play do nothing."""

from __future__ import annotations

from sixgun.bang.effect import reason
from tests.support.seats import sheriff_at_an_event
from tests.support.table import Table, table


def lasso(mine: str = "", left: str = "Slab the Killer outlaw", *lines: str) -> Table:
    """The Sheriff with some cards, and the neighbour on the left."""
    seats = [f"> Willy the Kid sheriff {mine}", left, "Lucky Duke renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: lasso", *seats, *lines]))


def test_under_the_lasso_everybody_shoots_with_a_colt() -> None:  # ruling 166
    t = lasso("hand: bang-2c play: winchester-8s")
    assert t.refuses("bang-2c > Lucky") == reason("out_of_reach", 92, distance=2, reach=1)
    t.play("bang-2c > Slab")
    assert t["Slab"].life == 3


def test_under_the_lasso_a_volcanic_does_not_lift_the_limit() -> None:  # ruling 166
    t = table("""
        > Rose Doolan     sheriff   hand: bang-2c bang-3c   play: volcanic-10s
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: lasso
    """)
    t.play("bang-2c > Slab")
    assert t.refuses("bang-3c > Slab") == reason("bang_limit", 32, limit=1)


def test_under_the_lasso_a_second_card_of_a_name_is_refused_all_the_same() -> None:  # ruling 84, 166
    t = lasso("hand: mustang-8h mustang-9h")
    assert t.options == ["play mustang-8h", "play mustang-9h", "pass"]
    t.play("mustang-8h")
    assert t.options == ["pass"]
    assert t.refuses("mustang-9h") == reason("already_in_play", 84)


def test_under_the_lasso_a_mustang_does_not_help() -> None:  # ruling 166
    t = lasso("hand: bang-2c", "Slab the Killer outlaw play: mustang-8h")
    t.play("bang-2c > Slab")
    assert t["Slab"].life == 3


def test_under_the_lasso_a_scope_does_not_help() -> None:  # ruling 166
    t = lasso("hand: bang-2c play: scope-as")
    assert t.refuses("bang-2c > Lucky") == reason("out_of_reach", 92, distance=2, reach=1)


def test_under_the_lasso_a_barrel_cannot_be_used() -> None:  # ruling 166
    t = lasso("hand: bang-2c", "Slab the Killer outlaw hand: beer-6h play: barrel-qs")
    t.play("bang-2c > Slab")
    assert (t.asked, t.options) == ("Slab the Killer", ["pass"])


def test_under_the_lasso_nobody_is_asked_for_a_barrel_alone() -> None:  # ruling 166
    t = lasso("hand: bang-2c", "Slab the Killer outlaw play: barrel-qs").play("bang-2c > Slab")
    assert (t.asked, t["Slab"].life) == ("Willy the Kid", 3)


def test_abilities_work_under_the_lasso() -> None:  # ruling 166
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c bang-3c
          Jourdonnais     outlaw    play: barrel-qs
          Rose Doolan     renegade
          Paul Regret     outlaw
        event: lasso
        deck: 9h
    """)
    assert t.refuses("bang-2c > Paul") == reason("out_of_reach", 92, distance=2, reach=1)
    t.play("bang-2c > Jourdonnais")
    assert t.options == ["use jourdonnais", "pass"]
    t.play("use jourdonnais", "bang-3c > Jourdonnais")
    assert t["Jourdonnais"].life == 4


def test_under_the_lasso_there_is_no_draw_for_dynamite_and_it_stays() -> None:  # ruling 167
    t = lasso("play: dynamite-2h", "Slab the Killer outlaw", "phase: start", "deck: bang-2c missed-5s missed-6s")
    assert (t.phase, t["Willy"].in_play, t["Willy"].life) == ("play", ["dynamite-2h"], 5)
    assert (t["Willy"].hand, t.discard) == (["bang-2c", "missed-5s"], [])


def test_under_the_lasso_there_is_no_draw_for_jail_and_the_turn_takes_place() -> None:  # ruling 167
    t = lasso("", "Slab the Killer outlaw play: jail-js", "deck: missed-5s missed-6s missed-7s").play("pass")
    assert (t.turn, t.phase, t["Slab"].in_play) == ("Slab the Killer", "play", ["jail-js"])
    assert (t["Slab"].hand, t.discard) == (["missed-5s", "missed-6s"], [])


def test_a_jail_is_checked_again_when_the_lasso_is_gone() -> None:  # ruling 8, 167
    t = table("""
          Willy the Kid   sheriff
          Slab the Killer outlaw    play: jail-js
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: lasso
        events: ambush
        phase: reveal
        deck: beer-6h beer-7h missed-5s
    """)
    t.play("pass")
    assert (t.turn, t["Slab"].in_play, t.discard) == ("Lucky Duke", [], ["jail-js", "missed-5s"])


def test_a_weapon_works_again_when_the_lasso_is_gone() -> None:  # ruling 8, 166
    t = table("""
          Willy the Kid   sheriff   hand: bang-2c   play: winchester-8s
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: lasso
        events: the_judge
        phase: reveal
    """)
    t.play("bang-2c > Lucky")
    assert t["Lucky"].life == 3


def test_the_lasso_acts_as_soon_as_it_is_revealed() -> None:  # ruling 8, 166
    t = table("""
          Willy the Kid   sheriff   play: dynamite-2h
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        events: lasso
        phase: reveal
        deck: bang-2c missed-5s missed-6s
    """)
    assert (t.event, t["Willy"].in_play, t["Willy"].hand) == ("lasso", ["dynamite-2h"], ["bang-2c", "missed-5s"])


def test_cards_may_be_put_into_play_under_the_lasso() -> None:  # ruling 168
    t = lasso("hand: winchester-8s bang-2c jail-js play: schofield-jc")
    t.play("winchester-8s", "jail-js > Lucky")
    assert (t["Willy"].in_play, t.discard, t["Lucky"].in_play) == (["winchester-8s"], ["schofield-jc"], ["jail-js"])
    assert t.refuses("bang-2c > Lucky") == reason("out_of_reach", 92, distance=2, reach=1)


def test_no_second_card_of_a_name_under_the_lasso() -> None:  # ruling 84, 168
    t = lasso("hand: mustang-9h play: mustang-8h")
    assert t.refuses("mustang-9h") == reason("already_in_play", 84)


def test_cards_in_play_may_be_stolen_and_discarded_under_the_lasso() -> None:  # ruling 168
    t = lasso("hand: panic-jh cat_balou-kh", "Slab the Killer outlaw play: mustang-8h barrel-qs")
    t.play("panic-jh > Slab", "take barrel-qs", "cat_balou-kh > Slab")
    assert (t["Willy"].hand, t["Slab"].in_play, t.discard[0]) == (["barrel-qs"], [], "mustang-8h")


def test_calamity_janet_converts_under_the_lasso() -> None:  # ruling 166
    t = table("""
        > Calamity Janet  sheriff   hand: missed-5s   play: volcanic-10c
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: lasso
    """)
    t.play("missed-5s as bang > Slab")
    assert t["Slab"].life == 3


def test_green_cards_cannot_be_used_under_the_lasso() -> None:  # ruling 166
    t = sheriff_at_an_event(
        "lasso", "Willy the Kid sheriff hand: bang-2c play: canteen-7h", "Slab the Killer outlaw play: iron_plate-qs"
    )
    assert not [line for line in t.options if line.startswith("use")]
    t.play("bang-2c > Slab")
    assert (t["Slab"].life, t["Slab"].in_play) == (3, ["iron_plate-qs"])


def test_johnny_kischs_ability_works_under_the_lasso() -> None:  # ruling 136
    t = sheriff_at_an_event("lasso", "Johnny Kisch sheriff hand: mustang-9h", "Slab the Killer outlaw play: mustang-8h")
    t.play("mustang-9h")
    assert (t["Johnny"].in_play, t["Slab"].in_play, t.discard) == (["mustang-9h"], [], ["mustang-8h"])


def test_johnny_removes_cards_under_lasso() -> None:  # ruling 136, 168
    t = table("""
        > Johnny Kisch   sheriff   hand: barrel-qs
          Rose Doolan    outlaw    play: barrel-ks
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Lasso
    """)
    t.play("barrel-qs")
    assert (t["Johnny"].in_play, t["Rose"].in_play) == (["barrel-qs"], [])
