"""Jango, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_jango_draws_for_the_opponents_free_swap_if_he_wants() -> None:  # ruling 76
    t = duel("| Jango | Wild Bill", "> | West Harding | Dalton Bros")
    t.play("swap")
    assert (t.asked, t.about) == ("law", "Jango")
    assert t.play("no").law.hand == []


def test_jango_in_the_rearguard_draws_nothing() -> None:  # ruling 24
    t = duel("| Wild Bill | Jango", "> | West Harding | Dalton Bros")
    assert t.play("swap").law.hand == []


def test_jango_may_be_kept_from_moves_of_his_own_player() -> None:  # ruling 76
    text = """
        > law       hand: water-ls
            Jango
            Tex Killer
          outlaw
            West Harding
            Dalton Bros
        """
    assert table(text).play("water", "outlaw").about == "Jango"
    assert table(text, own_moves_count=False).play("water", "outlaw").kind == "play"
