"""Dodge and Punch."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_with_hand
from tests.support.table import table

# Dodge.


def test_a_dodge_cancels_the_shot_and_then_draws() -> None:  # ruling 91
    t = table("""
        > Willy the Kid   sheriff   hand: punch-10s
          Jesse Jones     outlaw    hand: dodge-7d
          Rose Doolan     renegade
          Kit Carlson     outlaw
        deck: gatling-10h
    """)
    t.play("Willy: punch-10s > Jesse", "Jesse: miss dodge-7d")
    assert (t["Jesse"].life, t["Jesse"].hand, t.discard) == (4, ["gatling-10h"], ["dodge-7d", "punch-10s"])
    assert t.asked == "Willy the Kid"


def test_a_dodge_is_no_card_for_phase_two() -> None:  # ruling 5
    no = sheriff_with_hand("dodge-7d").refuses("dodge-7d")
    assert no is not None
    assert no.slug == "reply_only"


def test_half_a_defence_with_a_dodge_still_draws() -> None:  # ruling 19, 91
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Jesse Jones       outlaw    hand: dodge-7d
          Rose Doolan       renegade
          Kit Carlson       outlaw
        deck: gatling-10h
    """)
    t.play("Slab: bang-2c > Jesse", "Jesse: dodge-7d", "Jesse: pass")
    assert (t["Jesse"].life, t["Jesse"].hand) == (3, ["gatling-10h"])


def test_what_a_dodge_draws_may_be_the_second_missed_against_slab() -> None:  # ruling 19, 91
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Jesse Jones       outlaw    hand: dodge-7d
          Rose Doolan       renegade
          Kit Carlson       outlaw
        deck: missed-2s
    """)
    t.play("Slab: bang-2c > Jesse", "Jesse: dodge-7d", "Jesse: missed-2s")
    assert (t["Jesse"].life, t["Jesse"].hand) == (4, [])


def test_a_dodge_does_nothing_against_indians_and_a_duel() -> None:  # ruling 42
    for attack in ("indians-kd", "duel-qd > Jesse"):
        t = table("""
            > Willy the Kid   sheriff   hand: indians-kd duel-qd
              Jesse Jones     outlaw    hand: dodge-7d
              Rose Doolan     renegade
              Kit Carlson     outlaw
        """)
        t.play(f"Willy: {attack}")
        assert (t.asked, t.options) == ("Jesse Jones", ["pass"])
        t.pass_()
        assert (t["Jesse"].life, t["Jesse"].hand) == (3, ["dodge-7d"])


def test_calamity_janet_cannot_shoot_with_a_dodge() -> None:  # ruling 35
    t = table("""
        > Calamity Janet  sheriff   hand: dodge-7d missed-2s
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    no = t.refuses("dodge-7d as bang > Jesse")
    assert no is not None
    assert no.slug == "not_that_card"
    assert "play missed-2s as bang > 2" in t.options


def test_suzy_lafayettes_last_card_a_dodge_draws_one_card_only() -> None:  # ruling 114, 115
    t = table("""
        > Willy the Kid    sheriff   hand: bang-2c
          Suzy Lafayette   outlaw    hand: dodge-kh
          Rose Doolan      renegade
          Kit Carlson      outlaw
        deck: gatling-10h beer-6h
    """)
    t.play("Willy: bang-2c > Suzy", "Suzy: dodge-kh")
    assert t["Suzy"].hand == ["gatling-10h"]


# Punch.


def test_a_punch_shoots_a_player_at_distance_one() -> None:  # ruling 32
    t = sheriff_with_hand("punch-10s bang-3c")
    t.play("Willy: bang-3c > Kit", "Kit: pass", "Willy: punch-10s > Kit", "Kit: pass")
    assert t["Kit"].life == 2


def test_a_punch_does_not_reach_farther_with_a_weapon_and_stops_at_a_mustang() -> None:  # ruling 86
    t = table("""
        > Willy the Kid   sheriff   hand: punch-10s          play: winchester-8s
          Jesse Jones     outlaw                             play: mustang-8h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    for name in ("Jesse", "Rose"):
        no = t.refuses(f"punch-10s > {name}")
        assert no is not None
        assert (no.slug, dict(no.args)) == ("too_far", {"distance": 2})
    no = t.refuses("punch-10s > Willy")
    assert no is not None
    assert no.slug == "not_yourself"


def test_a_barrel_works_against_a_punch() -> None:  # ruling 14
    t = table("""
        > Willy the Kid   sheriff   hand: punch-10s
          Jesse Jones     outlaw    play: barrel-qs
          Rose Doolan     renegade
          Kit Carlson     outlaw
        deck: beer-6h
    """)
    t.play("Willy: punch-10s > Jesse", "Jesse: use barrel")
    assert t["Jesse"].life == 4


@pytest.mark.parametrize("card", ["punch-10s", "springfield-ks"])
def test_slabs_other_shots_need_one_missed_only(card: str) -> None:  # ruling 17
    t = table(f"""
        > Slab the Killer   sheriff   hand: {card} beer-6h
          Jesse Jones       outlaw    hand: missed-2s
          Rose Doolan       renegade
          Kit Carlson       outlaw
    """)
    t.play(f"Slab: {card} > Jesse")
    if card.startswith("springfield"):
        t.play("Slab: discard beer-6h")
    t.play("Jesse: missed-2s")
    assert (t["Jesse"].life, t.asked) == (4, "Slab the Killer")


def test_a_dodge_cancels_a_punch_and_then_draws() -> None:  # rulebook: Other cards, example 5
    t = table("""
        > Willy the Kid   sheriff   hand: punch-10s
          Kit Carlson     outlaw    hand: dodge-7d
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        deck: beer-6h
    """)
    t.play("Willy: punch-10s > Kit", "Kit: dodge-7d")
    assert (t["Kit"].life, t["Kit"].hand, t.discard[:2]) == (4, ["beer-6h"], ["dodge-7d", "punch-10s"])
