"""Two Missed! effects against Slab the Killer and the Sniper, out of every source that there is."""

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
