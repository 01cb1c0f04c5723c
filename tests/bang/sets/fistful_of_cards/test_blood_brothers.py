"""Blood Brothers."""

from __future__ import annotations

from tests.support.seats import four_at_an_event
from tests.support.table import Table, table


def brothers(me: str = "Willy the Kid sheriff 4/5", *lines: str, event: str = "blood_brothers") -> Table:
    """The Sheriff's turn begins; two others are wounded."""
    seats = [f"> {me}", "Slab the Killer outlaw 2/4", "Lucky Duke renegade", "Vulture Sam outlaw 3/4"]
    return table("\n".join([f"event: {event}", "phase: start", *seats, *lines]))


def test_a_player_may_give_a_life_point_to_another() -> None:  # ruling 158
    t = brothers().play("Willy: aim > Slab")
    assert (t["Willy"].life, t["Slab"].life, t["Vulture"].life, t.phase) == (3, 3, 3, "play")


def test_nobody_must_give_a_life_point() -> None:  # ruling 158
    t = brothers().play("Willy: pass")
    assert (t["Willy"].life, t["Slab"].life, t.phase, len(t["Willy"].hand)) == (4, 2, "play", 2)


def test_only_others_below_their_maximum_can_receive_it() -> None:  # ruling 158
    t = brothers()
    assert (t.asked, t.options) == ("Willy the Kid", ["aim > 2", "aim > 4", "pass"])
    t.refuses("aim > Lucky")
    t.refuses("aim > Willy")


def test_the_last_life_point_cannot_be_given() -> None:  # ruling 158
    t = brothers("Willy the Kid sheriff 1/5")
    assert (t.phase, t["Willy"].life, t["Slab"].life) == ("play", 1, 2)


def test_with_two_life_points_one_can_be_given() -> None:  # ruling 158
    t = brothers("Willy the Kid sheriff 2/5").play("aim > Vulture")
    assert (t["Willy"].life, t["Vulture"].life) == (1, 4)


def test_nobody_is_asked_when_nobody_else_is_wounded() -> None:  # ruling 158
    t = table("""
        > Willy the Kid   sheriff   3/5
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: blood_brothers
        phase: start
    """)
    assert (t.phase, t["Willy"].life) == ("play", 3)


def test_the_dead_are_no_blood_brothers() -> None:  # ruling 158
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    out
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: blood_brothers
        phase: start
    """)
    assert t.phase == "play"


def test_a_life_point_is_given_once_in_a_turn() -> None:  # ruling 158
    t = brothers().play("aim > Slab")
    assert (t.ask and t.ask.kind, [line for line in t.options if line.startswith("aim")]) == ("play", [])


def test_everybody_is_asked_in_their_own_turn() -> None:  # ruling 158
    t = brothers("Willy the Kid sheriff 4/5").play("Willy: pass", "Willy: pass", "Slab: aim > Willy")
    assert (t["Willy"].life, t["Slab"].life, t.turn) == (5, 1, "Slab the Killer")


def test_a_jailed_player_may_give_a_life_point_before_their_draw() -> None:  # ruling 1, 2, 158
    t = table("""
        > Willy the Kid   sheriff   3/5
          Slab the Killer outlaw    play: jail-js
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: blood_brothers
        deck: missed-5s
    """)
    t.play("Willy: pass")
    assert (t.asked, t["Slab"].in_play, t.options) == ("Slab the Killer", ["jail-js"], ["aim > 1", "pass"])
    t.play("Slab: aim > Willy")
    assert (t["Willy"].life, t["Slab"].life, t["Slab"].in_play, t.discard) == (4, 3, [], ["jail-js", "missed-5s"])
    assert t.turn == "Lucky Duke"


def test_the_gift_comes_before_the_dynamite() -> None:  # ruling 1, 158
    t = brothers("Willy the Kid sheriff 4/5 play: dynamite-2h", "deck: missed-5s")
    assert (t.ask and t.ask.kind, t["Willy"].in_play) == ("aim", ["dynamite-2h"])
    t.play("aim > Slab")
    assert (t.asked, t["Willy"].out) == ("", True)
    assert t.winners == ["Slab the Killer", "Vulture Sam"]


def test_bart_cassidy_draws_for_the_life_point_he_gives() -> None:  # ruling 58, 158
    t = brothers("Bart Cassidy sheriff 4/5", "deck: beer-6h bang-2c bang-3c").play("aim > Slab")
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["beer-6h", "bang-2c", "bang-3c"])


def test_el_gringo_takes_nothing_for_the_life_point_he_gives() -> None:  # ruling 119, 158
    t = table("""
        > El Gringo       sheriff
          Slab the Killer outlaw    2/4   hand: beer-6h
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: blood_brothers
        phase: start
        deck: bang-2c bang-3c
    """)
    t.play("aim > Slab")
    assert (t["El"].life, t["El"].hand, t["Slab"].hand) == (3, ["bang-2c", "bang-3c"], ["beer-6h"])


def test_blood_brothers_work_with_two_players_left() -> None:  # ruling 50, 158
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    1/4
          Lucky Duke      renegade  out
          Vulture Sam     outlaw    out
        event: blood_brothers
        phase: start
    """)
    t.play("aim > Slab")
    assert (t["Willy"].life, t["Slab"].life) == (4, 2)


def test_without_the_event_nobody_is_asked() -> None:  # ruling 8
    assert brothers(event="ambush").phase == "play"


def test_a_life_point_of_a_brother_comes_before_the_hand_limit_and_the_bill() -> None:  # ruling 124, 158
    t = four_at_an_event(
        "Bill Noface sheriff 4/5", "Rose Doolan outlaw 3/4", "event: blood_brothers\nphase: start\ndeck: missed-2s "
        "missed-3s missed-4s missed-5s",
    )  # fmt: skip
    t.play("aim > Rose")
    assert (t["Bill"].life, t["Bill"].hand) == (3, ["missed-2s", "missed-3s", "missed-4s"])
