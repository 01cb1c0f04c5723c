"""Dalton Bros, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel


def test_dalton_bros_draw_three_only_in_front() -> None:  # ruling 18, 24
    t = duel("| Wild Bill | Jango", "> | Dalton Bros | Slim Poet", "phase: draw")
    assert len(t.outlaw.hand) == 3
    t = duel("| Wild Bill | Jango", "> | Slim Poet | Dalton Bros", "phase: draw")
    assert len(t.outlaw.hand) == 2


def test_a_stampede_brings_the_dalton_bros_in_time_for_the_draw_phase() -> None:  # ruling 18
    t = duel("| Wild Bill | Tex Killer", "> | Slim Poet play: stampede-lb | Dalton Bros", "phase: start")
    assert (t.outlaw.active, len(t.outlaw.hand)) == ("Dalton Bros", 3)
