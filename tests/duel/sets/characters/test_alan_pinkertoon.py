"""Alan Pinkertoon, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_pinkertoon_strikes_whoever_is_in_front_when_his_hit_is_settled() -> None:  # ruling 56, 91
    t = duel("| Alan Pinkertoon | Jango", "> duel-oh | West Harding | Dalton Bros").play("duel > Alan")
    assert (t["Alan"].life, t["West"].life, t["Dalton"].life) == (3, 3, 3)


def test_pinkertoon_in_the_rearguard_does_not_mind_what_strikes_his_partner() -> None:  # ruling 24
    t = duel("| Jango | Alan Pinkertoon", "> knife-oh | West Harding | Dalton Bros").play("knife > Jango")
    assert (t["Jango"].life, t["West"].life) == (2, 4)


def test_pinkertoon_strikes_twice_for_a_strong_ale_of_two_points() -> None:  # ruling 82, 90
    t = duel("> strong_ale-lb | Alan Pinkertoon | Jango", "| West Harding | Dalton Bros")
    assert t.play("strong_ale > Alan")["West"].life == 3
    t = duel("| Alan Pinkertoon | Jango", "> strong_ale-lb | West Harding | Dalton Bros").play("strong_ale > Alan")
    assert (t["Alan"].life, t["West"].life) == (3, 3)


def test_pinkertoon_and_bell_share_a_strong_ale() -> None:  # ruling 82, 92
    t = duel("| Alan Pinkertoon | Buffalo Bell", "> strong_ale-lb | West Harding | Dalton Bros")
    t.play("strong_ale > Alan", "Law: yes")
    assert (t["Alan"].life, t["Buffalo"].life, t["West"].life) == (4, 3, 4)


def test_pinkertoon_in_front_does_not_strike_for_a_snake_bite_of_his_sleeping_partner() -> None:  # ruling 28, 91
    t = duel(
        "> | Alan Pinkertoon | Jango play: rattlesnake-os",
        "| West Harding | Dalton Bros",
        "law_deck: ls; phase: start",
        rear_sleeps=True,
    )
    assert (t["Jango"].life, t["West"].life) == (2, 4)


def test_pinkertoon_strikes_once_for_each_point() -> None:  # ruling 28, 90
    t = table(
        """
        > law
            Tex Killer
            Alan Pinkertoon       play: dynamite-ob
          outlaw    hand: missed-os missed-os
            West Harding
            Dalton Bros
        law_deck: ld
        phase: start
        """
    )
    assert t["Alan"].life == 1
    t.play("missed", "pass", "pass")
    assert (t["West"].life, t.kind) == (2, "play")
