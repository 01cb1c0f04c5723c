"""Cattle Katie, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_cattle_katie_in_the_rearguard_sells_nothing() -> None:  # ruling 24, 99
    t = duel("| Wild Bill | Jango", "> | Slim Poet | Cattle Katie play: clock-oh")
    assert t.refuses("use clock as cattle_katie") == reason("asleep", 24)


def test_cattle_katie_sells_one_equipment_a_turn_and_none_to_avoid_a_hit() -> None:  # ruling 23, 99
    t = duel("colt-ld | Wild Bill | Jango", "> | Cattle Katie play: clock-oh scope-oh | Slim Poet")
    t.play("use clock as cattle_katie")
    assert not [text for text in t.options if "cattle_katie" in text]
    t.play("pass", "Law: colt > Cattle")
    assert (t.kind, [text for text in t.options if "cattle_katie" in text]) == ("avoid", [])


def test_cattle_katie_discards_her_own_equipment_that_is_not_always_active() -> None:  # ruling 99
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob
            Cattle Katie   play: rattlesnake-os clock-oh
            West Harding   play: hat-oh
        """
    )
    assert [text for text in t.options if text.startswith("use")] == ["use clock-oh as cattle_katie"]
    t.play("use clock")
    assert (t["Cattle"].in_play, len(t.outlaw.hand)) == (["rattlesnake-os"], 3)
    assert not [text for text in t.options if text.startswith("use")]
