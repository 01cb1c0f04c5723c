"""The Doctor: the weakest regain a life point."""

from __future__ import annotations

from tests.support.table import table


def test_the_doctor_heals_the_player_with_the_fewest_life_points() -> None:  # ruling 142
    t = table("""
        > Willy the Kid  sheriff   4
          Rose Doolan    outlaw    2
          Jesse Jones    renegade  3
          Sid Ketchum    outlaw
        phase: reveal
        events: the_doctor high_noon
    """)
    assert [t[name].life for name in ("Willy", "Rose", "Jesse", "Sid")] == [4, 3, 3, 4]


def test_the_doctor_heals_all_who_share_the_fewest_life_points() -> None:  # ruling 142
    t = table("""
        > Willy the Kid  sheriff   2
          Rose Doolan    outlaw    2
          Jesse Jones    renegade  3
          Sid Ketchum    outlaw    2
        phase: reveal
        events: the_doctor high_noon
    """)
    assert [t[name].life for name in ("Willy", "Rose", "Jesse", "Sid")] == [3, 3, 3, 3]


def test_the_doctor_heals_nobody_when_the_lowest_is_at_their_maximum() -> None:  # ruling 142
    t = table("""
        > Willy the Kid  sheriff   4
          Paul Regret    outlaw    3
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_doctor high_noon
    """)
    assert [t[name].life for name in ("Willy", "Paul", "Jesse", "Sid")] == [4, 3, 4, 4]


def test_the_doctor_heals_the_wounded_one_of_two_with_the_fewest_life_points() -> None:  # ruling 142
    t = table("""
        > Willy the Kid  sheriff   4
          Paul Regret    outlaw    3
          Jesse Jones    renegade  3
          Sid Ketchum    outlaw
        phase: reveal
        events: the_doctor high_noon
    """)
    assert [t[name].life for name in ("Willy", "Paul", "Jesse", "Sid")] == [4, 3, 4, 4]


def test_the_doctor_does_not_count_the_dead() -> None:  # ruling 142
    t = table("""
        > Willy the Kid  sheriff   3
          Rose Doolan    outlaw    out
          Jesse Jones    renegade  2
          Sid Ketchum    outlaw
        phase: reveal
        events: the_doctor high_noon
    """)
    assert t["Rose"].out
    assert (t["Rose"].life, t["Jesse"].life, t["Willy"].life) == (0, 3, 3)


def test_the_doctor_works_with_two_players_left() -> None:  # ruling 50
    t = table("""
        > Willy the Kid  sheriff   3
          Rose Doolan    outlaw    out
          Jesse Jones    renegade  2
          Sid Ketchum    outlaw    out
        phase: reveal
        events: the_doctor high_noon
    """)
    assert t["Jesse"].life == 3


def test_the_doctor_comes_once() -> None:  # ruling 142
    t = table("""
        > Willy the Kid  sheriff   3
          Rose Doolan    outlaw    2
          Jesse Jones    renegade  3
          Sid Ketchum    outlaw
        event: The Doctor
    """)
    t.pass_()
    assert t["Rose"].life == 2
