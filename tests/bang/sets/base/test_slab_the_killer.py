"""Slab the Killer: two Missed! effects against his BANG! (and a Sniper's), from every source that there is."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def slab_at(target: str, more: str = "") -> Table:
    t = table(f"""
        > Slab the Killer   sheriff    hand: bang-2c
          {target}
          Rose Doolan       renegade
          Kit Carlson       outlaw
        {more}
    """)
    return t.play("bang-2c > 2")


@pytest.mark.parametrize(
    ("target", "deck", "lines"),
    [
        ("Elena Fuente outlaw hand: beer-6h play: barrel-qs", "beer-7h", ["use barrel", "beer-6h as missed"]),
        ("Elena Fuente outlaw hand: beer-6h play: sombrero-7c", "", ["use sombrero", "beer-6h as missed"]),
        ("Elena Fuente outlaw hand: dodge-7d", "beer-6h", ["miss dodge-7d", "beer-6h as missed"]),
        ("Calamity Janet outlaw hand: bang-3c play: iron_plate-ad", "", ["use iron_plate", "bang-3c as missed"]),
        ("Calamity Janet outlaw hand: bang-3c, bang-4c", "", ["bang-3c as missed", "bang-4c as missed"]),
        ("Calamity Janet outlaw hand: bang-3c, dodge-7d", "beer-6h", ["miss dodge-7d", "bang-3c as missed"]),
        ("Jourdonnais outlaw play: sombrero-7c", "beer-6h", ["use jourdonnais", "use sombrero"]),
        ("Jourdonnais outlaw play: barrel-qs, bible-10h", "bang-3c beer-6h beer-7h",
         ["use jourdonnais", "use barrel", "use bible"]),
        ("Bart Cassidy outlaw hand: missed-2s play: bible-10h", "beer-6h", ["use bible", "miss missed-2s"]),
        ("Bart Cassidy outlaw play: bible-10h", "missed-2s", ["use bible", "miss missed-2s"]),
        ("Bart Cassidy outlaw play: sombrero-7c, ten_gallon_hat-jd", "", ["use sombrero", "use ten_gallon_hat"]),
        ("Vera Custer + Elena Fuente outlaw hand: beer-6h, beer-7h", "", ["beer-6h as missed", "beer-7h as missed"]),
        ("Vera Custer + Jourdonnais outlaw play: barrel-qs", "beer-6h beer-7h", ["use jourdonnais", "use barrel"]),
        ("Molly Stark outlaw hand: missed-2s", "dodge-7d beer-6h beer-7h", ["miss missed-2s", "miss dodge-7d"]),
        ("Lucky Duke outlaw hand: missed-2s play: barrel-qs", "bang-3c beer-6h",
         ["use barrel", "take beer-6h", "miss missed-2s"]),
    ],
)  # fmt: skip
def test_two_missed_effects_of_any_kind_cancel_it(target: str, deck: str, lines: list[str]) -> None:
    # ruling 16, 19, 20, 91, 111, 113
    t = slab_at(target, f"deck: {deck} duel-qd" if deck else "")
    t.play(*lines)
    assert (t[2].life, t.asked) == (t[2].max_life, "Slab the Killer")


@pytest.mark.parametrize(
    ("target", "deck", "lines"),
    [
        ("Elena Fuente outlaw hand: beer-6h play: barrel-qs", "bang-3c", ["use barrel", "beer-6h as missed"]),
        ("Calamity Janet outlaw hand: bang-3c", "", ["bang-3c as missed"]),
        ("Jourdonnais outlaw play: barrel-qs", "beer-6h bang-3c", ["use jourdonnais", "use barrel"]),
        ("Bart Cassidy outlaw play: bible-10h", "bang-3c beer-6h", ["use bible", "pass"]),
    ],
)
def test_one_missed_effect_is_not_enough_and_is_gone(target: str, deck: str, lines: list[str]) -> None:
    # ruling 16, 19
    t = slab_at(target, f"deck: {deck} duel-qd" if deck else "")
    t.play(*lines)
    assert (t[2].life, t.asked) == (t[2].max_life - 1, "Slab the Killer")


def test_slab_with_a_volcanic_needs_two_for_each_bang() -> None:  # ruling 16, 33
    t = table("""
        > Slab the Killer   sheriff    hand: bang-2c, bang-3c   play: volcanic-10s
          Bart Cassidy      outlaw     hand: missed-2s, missed-3s, missed-4s
          Rose Doolan       renegade
          Kit Carlson       outlaw
        deck: beer-6h
    """)
    t.play("bang-2c > Bart", "miss missed-2s", "miss missed-3s", "Slab: bang-3c > Bart", "miss missed-4s")
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["beer-6h"]), "he had no second one, and drew for the lost point"


def test_calamity_janet_copied_by_vera_answers_a_duel_with_missed() -> None:  # ruling 36, 132
    t = table("""
        > Slab the Killer                 sheriff    hand: duel-qd, bang-2c
          Vera Custer + Calamity Janet    outlaw     hand: missed-2s, missed-3s
          Calamity Janet                  renegade
          Kit Carlson                     outlaw
    """)
    t.play("duel-qd > Vera", "missed-2s as bang", "bang-2c", "missed-3s as bang")
    assert (t["Slab"].life, t["Vera"].life) == (4, 3)


def test_slabs_bang_is_cancelled_by_two_missed() -> None:  # rulebook: Slab the Killer
    t = table("""
        > Slab the Killer sheriff   hand: bang-2c
          Willy the Kid   outlaw    hand: missed-2s missed-3s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Slab: bang-2c > Willy", "Willy: miss missed-2s", "Willy: miss missed-3s")
    assert (t["Willy"].life, t["Willy"].hand, t.asked) == (4, [], "Slab the Killer")


def test_half_a_defence_against_slab_costs_the_card_and_one_life_point() -> None:  # ruling 19
    t = table("""
        > Slab the Killer sheriff   hand: bang-2c
          Willy the Kid   outlaw    hand: missed-2s beer-6h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Slab: bang-2c > Willy", "Willy: miss missed-2s")
    assert t.options == ["pass"]
    t.play("Willy: pass")
    assert (t["Willy"].life, t["Willy"].hand, t.discard) == (3, ["beer-6h"], ["missed-2s", "bang-2c"])


def test_slabs_gatling_needs_one_missed_only() -> None:  # ruling 17
    t = table("""
        > Slab the Killer sheriff   hand: gatling-10h
          Willy the Kid   outlaw    hand: missed-2s missed-3s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Slab: gatling-10h", "Willy: miss missed-2s")
    assert (t["Willy"].life, t["Willy"].hand, t["Rose"].life) == (4, ["missed-3s"], 3)


def test_a_shot_at_slab_himself_needs_one_missed_only() -> None:  # rulebook: Slab the Killer
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw    hand: missed-2s missed-3s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: bang-2c > Slab", "Slab: miss missed-2s")
    assert (t["Slab"].life, t["Slab"].hand, t.asked) == (4, ["missed-3s"], "Willy the Kid")


def slab_shoots(shooter: str, target: str, deck: str) -> Table:
    return table(f"""
        > {shooter}     sheriff   hand: bang-2c
          {target}      outlaw    hand: missed-2s   play: barrel-qs
          Rose Doolan   renegade
          Kit Carlson   outlaw
        deck: {deck}
    """)


def test_slab_at_suzy_with_barrel_and_one_missed() -> None:  # ruling 16, 20, 116
    t = slab_shoots("Slab the Killer", "Suzy Lafayette", "3c missed-3s bang-9d bang-4c")
    t.play("Slab: bang-2c > Suzy", "Suzy: use barrel", "Suzy: missed-2s")
    assert (t.options, t["Suzy"].hand) == (["miss missed-3s", "pass"], ["missed-3s"])
    t.play("Suzy: missed-3s")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["bang-9d"])


def test_slab_at_molly_with_barrel_and_one_missed() -> None:  # ruling 16, 20, 111
    t = slab_shoots("Slab the Killer", "Molly Stark", "3c beer-6h bang-9d bang-4c")
    t.play("Slab: bang-2c > Molly", "Molly: use barrel", "Molly: missed-2s")
    assert (t["Molly"].hand, t.options) == (["beer-6h"], ["pass"])
    t.pass_()
    assert (t["Molly"].life, t["Molly"].hand) == (3, ["beer-6h"])
