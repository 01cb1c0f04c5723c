"""Ghost Town: who wins in a ghost's turn."""

from __future__ import annotations

from tests.support.table import table


def test_the_outlaws_win_when_a_ghost_outlaw_kills_the_sheriff_before_a_lone_renegade() -> None:  # ruling 147
    t = table("""
          Willy the Kid  sheriff   1
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Willy")
    assert t.outcome is not None
    assert t.outcome.reason == "sheriff_dead"
    assert t.winners == ["Rose Doolan", "Sid Ketchum"]


def test_the_outlaws_win_when_the_sheriff_falls_in_the_turn_of_a_ghost_deputy() -> None:  # ruling 147
    t = table("""
          Willy the Kid  sheriff   1
        > Rose Doolan    deputy    ghost  hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
          Black Jack     outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Willy")
    assert t.winners == ["Sid Ketchum", "Black Jack"]


def test_a_ghost_renegade_wins_when_nobody_else_is_in_play() -> None:  # ruling 147
    t = table("""
          Willy the Kid  sheriff   1
        > Rose Doolan    renegade  ghost  hand: gatling-10h
          Paul Regret    outlaw    1
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("gatling-10h")
    assert t.outcome is not None
    assert t.outcome.reason == "renegade_last"
    assert t.winners == ["Rose Doolan"]


def test_the_game_ends_at_once_though_dead_outlaws_would_come_back() -> None:  # ruling 148
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1
          Paul Regret    renegade  out
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Rose")
    assert t.outcome is not None
    assert t.outcome.reason == "law_and_order"


def test_the_last_outlaw_may_fall_in_a_ghost_outlaws_turn_and_the_law_wins_when_that_ends() -> None:
    # ruling 145, 148
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade  out
          Sid Ketchum    outlaw    1
        event: Ghost Town
    """)
    t.play("bang-2c > Sid")
    assert t["Sid"].out
    assert t.asked == "Rose Doolan"
    t.play("pass", *(f"discard {card}" for card in t["Rose"].hand))
    assert t.outcome is not None
    assert t.outcome.reason == "law_and_order"
    assert t.winners == ["Willy the Kid"]


def test_with_three_players_a_ghost_wins_by_killing_their_target() -> None:  # ruling 74, 145
    t = table("""
          Willy the Kid  deputy    1
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade
        fallen: 2 by 1
        event: Ghost Town
    """)
    t.play("bang-2c > Willy")
    assert t.winners == ["Rose Doolan"]


def test_the_death_of_the_sheriff_ends_the_game_in_ghost_town_too() -> None:  # ruling 72, 148
    t = table(
        """
          Willy the Kid   sheriff    1/5
        > Lucky Duke      outlaw     hand: bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw     out
        event: ghost_town
        """
    ).play("bang-2c > Willy")
    assert (t.ask, t.winners) == (None, ["Lucky Duke", "Bart Cassidy"])


def test_a_ghost_who_kills_a_deputy_is_their_killer_and_gets_nothing() -> None:  # ruling 65, 150
    t = table(
        """
          Willy the Kid   sheriff
        > Lucky Duke      outlaw     ghost   hand: bang-2c
          Rose Doolan     deputy     1/4
          Bart Cassidy    outlaw
          Jourdonnais     renegade
        fallen: 2
        event: ghost_town
        """
    ).play("bang-2c > Rose")
    assert t["Rose"].out
    assert t["Lucky"].hand == []
    assert t.game.state.fallen[-1] == (2, 1)


def test_a_sheriff_who_loses_the_duel_of_a_ghost_gives_the_outlaws_victory() -> None:  # ruling 62, 147
    t = table("""
          Willy the Kid   sheriff    1
        > Lucky Duke      outlaw     ghost   hand: duel-qd
          Kit Carlson     renegade   out
          Rose Doolan     outlaw     1       hand: bang-2c
        event: ghost_town
        fallen: 3 by 1, 2 by 1
    """)
    t.play("Lucky: duel-qd > Willy")
    assert t.winners == ["Lucky Duke", "Rose Doolan"]


def test_a_ghost_who_shoots_the_last_outlaw_gets_their_reward_and_the_law_wins_when_they_go() -> None:
    # ruling 145, 149, 150
    t = table("""
          Willy the Kid   sheriff
        > Rose Doolan     outlaw     ghost   hand: bang-2c
          Kit Carlson     outlaw     1
          Pixie Pete      renegade   out
        event: ghost_town
        fallen: 2 by 1, 4 by 1
    """)
    t.play("Rose: bang-2c > Kit")
    assert (len(t["Rose"].hand), t.outcome) == (3, None)
    t.play("Rose: pass", *("discard " + card for card in t["Rose"].hand))
    assert (t["Rose"].out, t.winners) == (True, ["Willy the Kid"])
