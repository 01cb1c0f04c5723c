"""Babe Leroy, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_babe_leroy_draws_once_in_each_turn() -> None:  # ruling 98
    t = duel("| Wild Bill | Jango", "> | Babe Leroy | Slim Poet", "outlaw_deck: beer-ob wagon-ob missed-os missed-os")
    t.play("use babe_leroy", "pass", "Law: pass")
    assert (t.turn, t.refuses("use babe_leroy")) == ("outlaw", reason("hand_not_empty", 98))
    assert "babe_leroy" not in str(t.game.state.turn_marks)


def test_babe_leroy_draws_two_with_an_empty_hand_after_a_swap() -> None:  # ruling 98
    t = table(
        """
          law
            Tex Killer
            Jango
        > outlaw    hand: beer-ob
            West Harding
            Babe Leroy
        """
    )
    t.play("beer", "swap", "use babe_leroy")
    assert len(t.outlaw.hand) == 2
    assert "use babe_leroy" not in t.options


def test_a_last_water_that_sends_babe_leroy_back_gives_no_draw() -> None:  # ruling 98
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: water-ob
            Babe Leroy
            West Harding
        marks: turn swap of 2 = 1
        """
    )
    t.play("water", "outlaw")
    assert t.options == ["pass"]
