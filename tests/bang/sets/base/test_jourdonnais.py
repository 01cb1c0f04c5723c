"""Jourdonnais: a Barrel of his own."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_jourdonnais_is_missed_on_a_heart_without_any_card() -> None:  # rulebook: Jourdonnais
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Jourdonnais     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: beer-9h
    """)
    t.play("Willy: bang-2c > Jourdonnais")
    assert t.options == ["use jourdonnais", "pass"]
    t.play("Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.discard, t.asked) == (4, ["beer-9h", "bang-2c"], "Willy the Kid")


def test_jourdonnais_draws_once_for_each_shot() -> None:  # ruling 13
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c bang-3c
          Jourdonnais     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d beer-9h
    """)
    t.play("Willy: bang-2c > Jourdonnais", "Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.asked) == (3, "Willy the Kid")
    t.play("Willy: bang-3c > Jourdonnais", "Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.asked) == (3, "Willy the Kid")


@pytest.mark.parametrize("attack", ["duel-qd > Jourdonnais", "indians-kd"])
def test_jourdonnais_cannot_hide_from_a_duel_or_the_indians(attack: str) -> None:  # ruling 42
    t = table("""
        > Willy the Kid   sheriff   hand: duel-qd indians-kd
          Jourdonnais     outlaw    hand: missed-2s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play(f"Willy: {attack}")
    assert (t.asked, t.options) == ("Jourdonnais", ["pass"])
    t.play("Jourdonnais: pass")
    assert (t["Jourdonnais"].life, t["Jourdonnais"].hand) == (3, ["missed-2s"])
