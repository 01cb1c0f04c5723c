"""Soundance Kid, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_soundance_kid_draws_both_cards_from_the_common_deck_if_there_is_no_other() -> None:  # ruling 14, 102
    t = duel(
        "| Wild Bill | Jango",
        "> knife-oh | Soundance Kid | Slim Poet",
        "law_deck: end; outlaw_deck: end; common_deck: hat-lh beer-ob colt-od end",
    )
    t.play("use soundance_kid")
    assert t.options == ["discard hat-lh", "discard beer-ob"]
    assert t.play("hat").outlaw.hand == ["beer-ob"]


def test_soundance_kids_own_deck_may_have_run_out_before_the_opponents() -> None:  # ruling 8, 14, 102
    t = duel(
        "| Wild Bill | Jango",
        "> knife-oh | Soundance Kid | Slim Poet",
        "law_deck: hat-lh; outlaw_deck: end; common_deck: beer-ob colt-od end",
    )
    t.play("use soundance_kid")
    assert t.options == ["discard beer-ob", "discard hat-lh"]


def test_soundance_kid_in_the_rearguard_changes_a_card() -> None:  # ruling 102
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob knife-oh
            West Harding
            Soundance Kid
        law_deck: hat-lh
        outlaw_deck: wagon-ob
        """
    )
    t.play("use soundance_kid", "discard beer")
    assert t.options == ["discard wagon-ob", "discard hat-lh"]
    assert t.play("wagon").outlaw.hand == ["knife-oh", "hat-lh"]
    assert "use soundance_kid" not in t.options
