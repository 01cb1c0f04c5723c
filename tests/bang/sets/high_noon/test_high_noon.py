"""High Noon, the last event, and the event deck of its box."""

from __future__ import annotations

from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from tests.support.seats import four_at_an_event
from tests.support.table import table


def test_everybody_loses_a_life_point_at_the_start_of_their_turn_at_high_noon() -> None:  # ruling 151
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: High Noon
    """)
    assert t["Willy"].life == 4
    t.pass_()
    assert (t["Rose"].life, t["Paul"].life) == (3, 3)


def test_the_sheriff_loses_a_life_point_as_soon_as_high_noon_is_turned_up() -> None:  # ruling 151
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: high_noon
    """)
    assert t.event == "high_noon"
    assert (t["Willy"].life, t["Rose"].life) == (4, 4)


def test_high_noon_stays_to_the_end() -> None:  # ruling 8, 151
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: high_noon
    """)
    t.play("pass", "Rose: pass", "Paul: pass", "Sid: pass")
    assert (t.turn, t.event) == ("Willy the Kid", "high_noon")
    assert t["Willy"].life == 3


def test_beer_saves_from_high_noon() -> None:  # ruling 47, 151
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    1  hand: beer-6h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: High Noon
    """)
    t.play("Rose: beer-6h")
    assert t["Rose"].life == 1
    assert (t.turn, t.phase) == ("Rose Doolan", "play")


def test_beer_does_not_save_from_high_noon_with_two_players_left() -> None:  # ruling 49, 151
    t = table("""
        > Willy the Kid  sheriff   1  hand: beer-6h
          Rose Doolan    outlaw
          Paul Regret    renegade  out
          Sid Ketchum    outlaw    out
        phase: start
        event: High Noon
    """)
    t.play("beer-6h")
    assert t["Willy"].out
    assert t.winners == ["Rose Doolan", "Sid Ketchum"]


def test_whoever_dies_at_high_noon_has_no_turn_and_no_killer() -> None:  # ruling 3, 63
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    1  play: jail-js, dynamite-2h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: High Noon
    """)
    t.pass_()
    assert t["Rose"].out
    assert t.game.state.fallen == ((1, NOBODY),)
    assert "reward" not in t.news_kinds()
    assert "check" not in t.news_kinds()
    assert t.turn == "Paul Regret"


def test_high_noon_strikes_before_dynamite_and_jail() -> None:  # ruling 1, 2
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: start
        event: High Noon
    """)
    assert t["Rose"].life == 3
    assert t.turn == "Paul Regret"
    assert t.news_kinds().index("lose_life") < t.news_kinds().index("check")


def test_bart_cassidy_draws_for_high_noon() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy   sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: High Noon
    """)
    assert len(t["Bart"].hand) == 3


def test_el_gringo_takes_no_card_for_high_noon() -> None:  # ruling 119
    t = table("""
        > El Gringo      sheriff
          Rose Doolan    outlaw    hand: missed-2s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: High Noon
    """)
    assert t["Rose"].hand == ["missed-2s"]
    assert t["El"].life == 3


def test_the_box_has_fifteen_events_with_high_noon_below() -> None:  # ruling 8
    state = new_game(Setup(4, key_from_seed("events"), ("base", "high_noon"))).state
    slugs = [state.faces[card].slug for card in state.events]
    assert len(set(slugs)) == 15
    assert slugs[-1] == "high_noon"


def test_only_the_next_event_is_known() -> None:  # ruling 7
    state = new_game(Setup(4, key_from_seed("events"), ("base", "high_noon"))).state
    assert [bool(state.seen[card]) for card in state.events] == [True] + [False] * 14


def test_no_event_is_on_in_the_first_turn_of_the_sheriff() -> None:  # ruling 1
    game = new_game(Setup(4, key_from_seed("events"), ("base", "high_noon")))
    assert (game.state.event, len(game.state.events)) == ("", 15)


def test_with_three_players_the_events_go_on_when_the_first_player_falls() -> None:  # ruling 10
    t = table("""
          Willy the Kid  deputy    1
        > Rose Doolan    outlaw
          Paul Regret    renegade  hand: bang-2c
        event: Shootout
        events: thirst high_noon
    """)
    assert t.marker == "Willy the Kid"
    t.play("pass", "Paul: bang-2c > Willy")
    assert t.marker == "Rose Doolan"
    t.play("pass", *(f"discard {card}" for card in t["Paul"].hand[:2]))
    assert (t.turn, t.event) == ("Rose Doolan", "thirst")


def test_bart_and_vera_lose_their_point_at_high_noon_before_vera_chooses() -> None:  # ruling 1, 151
    t = table("""
          Bart Cassidy   sheriff
        > Vera Custer + Lucky Duke   outlaw  play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s beer-6h
        phase: start
        event: High Noon
    """)
    assert t["Vera"].life == 2
    t.play("take beer-6h", "aim > Bart")
    assert t["Vera"].characters == ("vera_custer", "bart_cassidy")


def test_whoever_dies_at_high_noon_takes_their_dynamite_with_them() -> None:  # ruling 3, 151
    t = four_at_an_event(
        "Rose Doolan sheriff", "Willy the Kid outlaw 1/4 play: dynamite-2h", "event: high_noon\nphase: end\nturn: 9"
    )
    assert (t["Willy"].out, t.turn) == (True, "Bart Cassidy")
    assert "dynamite-2h" in t.discard
    assert t["Bart"].in_play == []
