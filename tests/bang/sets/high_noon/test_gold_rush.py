"""Gold Rush, and how events follow one another."""

from __future__ import annotations

from tests.support.table import table


def test_in_a_gold_rush_the_turn_goes_to_the_right() -> None:  # ruling 143
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Gold Rush
    """)
    t.pass_()
    assert t.turn == "Sid Ketchum"
    t.pass_()
    assert t.turn == "Paul Regret"


def test_without_a_gold_rush_the_turn_goes_to_the_left() -> None:  # ruling 143
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Shootout
    """)
    t.pass_()
    assert t.turn == "Rose Doolan"


def test_in_a_gold_rush_eliminated_players_are_passed_over() -> None:  # ruling 143
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
        event: Gold Rush
    """)
    t.pass_()
    assert t.turn == "Paul Regret"


def test_the_next_event_comes_when_the_turn_is_back_at_the_sheriff() -> None:  # ruling 8, 143
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Gold Rush
        events: shootout high_noon
    """)
    t.pass_()
    assert (t.turn, t.event) == ("Willy the Kid", "shootout")
    t.play("pass")
    assert t.turn == "Rose Doolan"


def test_no_event_comes_before_the_turn_of_another_player() -> None:  # ruling 143
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Gold Rush
        events: shootout high_noon
    """)
    t.play("pass", "Sid: pass")
    assert (t.turn, t.event) == ("Paul Regret", "gold_rush")


def test_a_gold_rush_that_is_turned_up_sends_the_turn_to_the_sheriffs_right() -> None:  # ruling 143
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: gold_rush high_noon
    """)
    t.pass_()
    assert (t.turn, t.event) == ("Sid Ketchum", "gold_rush")


def test_dynamite_goes_to_the_left_in_a_gold_rush() -> None:  # ruling 25
    t = table("""
        > Willy the Kid  sheriff   play: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: kh
        phase: start
        event: Gold Rush
    """)
    assert t["Rose"].in_play == ["dynamite-2h"]
    assert t["Sid"].in_play == []


def test_gatling_goes_round_to_the_left_in_a_gold_rush() -> None:  # ruling 43
    t = table("""
        > Willy the Kid  sheriff   hand: gatling-10h
          Rose Doolan    outlaw    hand: missed-2s
          Paul Regret    renegade
          Sid Ketchum    outlaw    hand: missed-3s
        event: Gold Rush
    """)
    t.play("gatling-10h", "Rose: pass", "Sid: pass")
    assert [t[name].life for name in ("Rose", "Paul", "Sid")] == [3, 2, 3]


def test_the_general_store_goes_round_to_the_left_in_a_gold_rush() -> None:  # ruling 83
    t = table("""
        > Willy the Kid  sheriff   hand: general_store-9c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        event: Gold Rush
    """)
    t.play("general_store-9c", "Willy: take missed-2s", "Rose: take missed-3s", "Paul: take missed-4s")
    assert t["Sid"].hand == ["missed-5s"]


def test_with_three_players_the_deputys_marker_goes_to_the_right_in_a_gold_rush() -> None:  # ruling 10, 143
    t = table("""
          Willy the Kid  deputy    1/4
          Rose Doolan    outlaw
        > Sid Ketchum    renegade  hand: bang-2c
        event: Gold Rush
        events: curse high_noon
    """)
    t.play("bang-2c > Willy")
    assert t.marker == "Sid Ketchum"
    t.pass_()
    assert (t.turn, t.event) == ("Rose Doolan", "gold_rush")  # she has her turn in the Gold Rush too
    t.pass_()
    assert (t.turn, t.event) == ("Sid Ketchum", "curse")


def test_indians_and_a_brawl_go_round_to_the_left_in_a_gold_rush() -> None:  # ruling 43
    t = table(
        """
        > Willy the Kid   sheriff    hand: indians-kd brawl-js beer-6h
          Lucky Duke      outlaw     hand: bang-2c   play: scope-as
          Rose Doolan     renegade   hand: bang-3c
          Bart Cassidy    outlaw     hand: bang-4c
        event: gold_rush
        """
    ).play("indians-kd")
    asked = []
    for _ in range(3):
        asked.append(t.asked)
        t.pass_()
    assert asked == ["Lucky Duke", "Rose Doolan", "Bart Cassidy"]
    t.play("brawl-js", "discard beer-6h")
    assert "take scope-as" in t.options  # the left neighbour's cards come first
