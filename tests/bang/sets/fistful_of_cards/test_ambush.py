"""Ambush: everybody at distance 1."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from sixgun.bang.rules.distance import distance
from tests.support.seats import sheriff_at_an_event
from tests.support.table import Table, table


def test_in_an_ambush_everybody_is_at_distance_one() -> None:  # ruling 157
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c panic-jh
          Slab the Killer outlaw
          Lucky Duke      renegade  hand: beer-6h
          Vulture Sam     outlaw    hand: beer-7h
          Kit Carlson     deputy
          Black Jack      outlaw
          Jesse Jones     deputy
        event: ambush
    """)
    assert [line for line in t.options if "bang" in line] == [f"play bang-2c > {seat}" for seat in range(2, 8)]
    assert [line for line in t.options if "panic" in line] == ["play panic-jh > 3", "play panic-jh > 4"]


def test_without_the_ambush_the_opposite_player_is_out_of_reach() -> None:  # ruling 8, 157
    t = table("""
          Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: ambush
        events: the_judge
        phase: reveal
    """)
    no = t.refuses("bang-2c > Lucky")
    assert (t.event, no) == ("the_judge", reason("out_of_reach", 92, distance=2, reach=1))


def ambush(mine: str = "", opposite: str = "Lucky Duke renegade", me: str = "Willy the Kid") -> Table:
    """The Sheriff with some cards, and whoever sits opposite."""
    return table(f"""
        > {me}         sheriff   {mine}
          Slab the Killer   outlaw
          {opposite}
          Vulture Sam       outlaw
        event: ambush
    """)


def test_a_mustang_counts_in_an_ambush() -> None:  # ruling 157
    t = ambush("hand: bang-2c panic-jh", "Lucky Duke renegade hand: beer-6h play: mustang-8h")
    assert t.refuses("bang-2c > Lucky") == reason("out_of_reach", 92, distance=2, reach=1)
    assert t.refuses("panic-jh > Lucky") == reason("too_far", 86, distance=2)


def test_paul_regret_is_seen_at_distance_two_in_an_ambush() -> None:  # ruling 157
    t = ambush("hand: bang-2c", "Paul Regret renegade")
    assert t.refuses("bang-2c > Paul") == reason("out_of_reach", 92, distance=2, reach=1)


def test_paul_regret_with_a_mustang_is_at_distance_three_in_an_ambush() -> None:  # ruling 157
    t = ambush("hand: bang-2c play: schofield-jc", "Paul Regret renegade play: mustang-8h")
    assert t.refuses("bang-2c > Paul") == reason("out_of_reach", 92, distance=3, reach=2)


@pytest.mark.parametrize(("me", "mine"), [("Willy the Kid", "play: scope-as"), ("Rose Doolan", "")])
def test_a_scope_and_rose_doolan_see_through_a_mustang_in_an_ambush(me: str, mine: str) -> None:  # ruling 157
    t = ambush(f"hand: bang-2c {mine}", "Lucky Duke renegade play: mustang-8h", me)
    t.play("bang-2c > Lucky")
    assert t["Lucky"].life == 3


def test_a_scope_does_not_bring_anybody_below_distance_one_in_an_ambush() -> None:  # ruling 92, 157
    t = ambush("play: scope-as")
    assert [distance(t.game, 0, seat) for seat in (1, 2, 3)] == [1, 1, 1]


def test_weapons_reach_as_usual_in_an_ambush() -> None:  # ruling 157
    t = ambush("hand: bang-2c play: schofield-jc", "Lucky Duke renegade play: mustang-8h")
    t.play("bang-2c > Lucky")
    assert t["Lucky"].life == 3


def test_hideout_and_binocular_count_in_an_ambush() -> None:  # ruling 84, 157
    t = sheriff_at_an_event(
        "ambush", "Willy the Kid sheriff hand: bang-2c", "Slab the Killer outlaw play: hideout-kd mustang-8h"
    )
    assert t.refuses("bang-2c > Slab") == reason("out_of_reach", 92, distance=3, reach=1)
    t = sheriff_at_an_event(
        "ambush", "Willy the Kid sheriff hand: bang-2c play: binocular-10d", "Slab the Killer outlaw play: hideout-kd"
    )
    assert t.play("bang-2c > Slab")["Slab"].life == 3


def test_an_ambush_lets_panic_and_punch_reach_everybody_but_paul_regret() -> None:  # ruling 86, 157
    t = table("""
        > Willy the Kid   sheriff   hand: panic-jh, punch-10s
          Lucky Duke      outlaw    hand: beer-6h
          Rose Doolan     renegade  hand: beer-7h
          Jesse Jones     outlaw    hand: beer-8h
          Paul Regret     deputy    hand: beer-9h
        event: ambush
    """)
    assert {"play punch-10s > 2", "play punch-10s > 3", "play punch-10s > 4", "play panic-jh > 3"} <= set(t.options)
    for card in ("panic-jh", "punch-10s"):
        why = t.refuses(f"{card} > Paul")
        assert why is not None
        assert (why.slug, dict(why.args)) == ("too_far", {"distance": 2})
