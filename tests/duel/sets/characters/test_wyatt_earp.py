"""Wyatt Earp, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_wyatt_earp_draws_for_an_avoided_return_fire_and_not_for_one_that_strikes() -> None:  # ruling 97
    t = duel("return_fire-lh | Wyatt Earp | Jango", "> knife-oh missed-os | West Harding | Dalton Bros")
    t.play("knife > Wyatt", "return_fire", "Outlaw: missed")
    assert (t.kind, t.about) == ("name", "Wyatt Earp")
    t = duel("return_fire-lh | Wyatt Earp | Jango", "> knife-oh missed-os | West Harding | Dalton Bros")
    t.play("knife > Wyatt", "return_fire", "Outlaw: pass")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_wyatt_earp_draws_in_the_opponents_turn_before_sid_curry_answers() -> None:  # ruling 55, 97
    """Sid Curry's player has the turn, but the draw comes first: the card may save Wyatt."""
    t = duel(
        "return_fire-lh | Wyatt Earp | Jango",
        "> knife-oh | Sid Curry | Dalton Bros",
        "law_deck: wagon-lb missed-ls",
    )
    t.play("knife > Wyatt", "return_fire", "Outlaw: use sid_curry")
    assert (t.kind, t.about) == ("name", "Wyatt Earp")
    t.play("yes")
    assert (t.kind, t.options) == ("avoid", ["play missed-ls", "pass"])


def test_wyatt_earp_in_the_rearguard_draws_nothing() -> None:  # ruling 24, 97
    t = duel("> colt-ld | Wild Bill | Wyatt Earp", "missed-os | West Harding | Dalton Bros")
    assert t.play("colt > West", "missed").kind == "play"


def test_wyatt_earp_draws_two_for_an_avoided_remington() -> None:  # ruling 55, 97
    t = table(
        """
        > law       hand: remington-ob
            Wyatt Earp
            Jango
          outlaw    hand: missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("remington > West", "missed")
    assert t.about == "Wyatt Earp"
    t.play("yes", "yes")
    assert len(t.law.hand) == 2


def test_wyatt_earp_draws_nothing_for_a_gatling_that_his_own_rearguard_avoids() -> None:  # ruling 97
    t = table(
        """
        > law       hand: gatling-lb missed-ls
            Wyatt Earp
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("gatling", "Law: missed")
    assert (t.kind, t.law.hand) == ("play", [])
