"""Dalon Ranger, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_dalon_ranger_draws_when_he_loses_a_duel_that_the_opponent_played() -> None:  # ruling 71, 91
    t = duel("| Dalon Ranger | Jango", "> duel-oh | West Harding | Dalton Bros").play("duel > Dalon", "yes")
    assert (t["Dalon"].life, len(t.law.hand)) == (4, 1)


def test_dalon_ranger_may_leave_the_card() -> None:  # ruling 91
    t = duel("| Dalon Ranger | Jango", "> knife-oh | West Harding | Dalton Bros").play("knife > Dalon", "no")
    assert t.law.hand == []


def test_dalon_ranger_draws_nothing_for_his_last_point_nor_for_a_snake() -> None:  # ruling 89, 91
    t = duel("reserve: jango | Dalon Ranger 1/5 | Wild Bill", "> knife-oh | West Harding | Dalton Bros")
    t.play("knife > Dalon")
    assert (t.law.active, len(t.law.hand)) == ("Jango", 2)
    t = duel(
        "> | Dalon Ranger play: rattlesnake-os | Jango",
        "| West Harding | Slim Poet",
        "law_deck: ls; phase: start",
    )
    assert (t["Dalon"].life, len(t.law.hand)) == (4, 2)


def test_dalon_ranger_draws_for_each_point_of_the_opponents_strong_ale() -> None:  # ruling 82, 90, 91
    t = duel("| Dalon Ranger | Jango", "> strong_ale-lb | West Harding | Dalton Bros")
    assert len(t.play("strong_ale > Dalon", "yes", "yes").law.hand) == 2
    t = duel("> strong_ale-lb | Dalon Ranger | Jango", "| West Harding | Dalton Bros")
    assert t.play("strong_ale > Dalon").kind == "play"


def test_dalon_ranger_draws_for_the_opponents_hits_only() -> None:  # ruling 91
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Dalon Ranger
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("gatling")
    assert (t["Dalon"].life, t.kind) == (4, "play")
    t = table(
        """
          law
            Dalon Ranger
            Wild Bill
        > outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Dalon")
    assert t.about == "Dalon Ranger"
    assert len(t.play("yes").law.hand) == 1
