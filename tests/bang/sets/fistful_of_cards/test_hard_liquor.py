"""Hard Liquor: a life point instead of drawing."""

from __future__ import annotations

import pytest

from tests.support.seats import four_at_an_event, phase_one_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table


def about_to_draw(event: str, me: str, *lines: str) -> Table:
    """The Sheriff is about to draw."""
    seats = [f"> {me}", "Slab the Killer outlaw hand: gatling-10h", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join([f"event: {event}", "phase: draw", *seats, *lines]))


def liquor(me: str = "Willy the Kid sheriff 3/5", *lines: str) -> Table:
    return about_to_draw("hard_liquor", me, *lines, "deck: bang-2c bang-3c bang-4c")


def test_a_wounded_player_may_drink_instead_of_drawing() -> None:  # ruling 161
    t = liquor()
    assert (t.asked, t.options) == ("Willy the Kid", ["name draw", "name drink"])
    t.play("name drink")
    assert (t["Willy"].life, t["Willy"].hand, t.phase) == (4, [], "play")


def test_a_wounded_player_may_draw_as_usual() -> None:  # ruling 161
    t = liquor().play("name draw")
    assert (t["Willy"].life, t["Willy"].hand, t.phase) == (3, ["bang-2c", "bang-3c"], "play")


def test_an_unwounded_player_cannot_drink() -> None:  # ruling 161
    t = liquor("Willy the Kid sheriff")
    assert (t["Willy"].life, t["Willy"].hand, t.phase) == (5, ["bang-2c", "bang-3c"], "play")


@pytest.mark.parametrize("name", ["Kit Carlson", "Jesse Jones", "Pedro Ramirez", "Black Jack"])
def test_whoever_drinks_gives_up_their_special_draw_too(name: str) -> None:  # ruling 161
    t = liquor(f"{name} sheriff 3/5", "discard: beer-6h")
    assert t.options == ["name draw", "name drink"]
    t.play("name drink")
    assert (t.phase, t[1].life, t[1].hand, t.discard, t.deck[0]) == ("play", 4, [], ["beer-6h"], "bang-2c")


def test_whoever_draws_has_their_special_draw() -> None:  # ruling 161
    t = liquor("Jesse Jones sheriff 3/5").play("name draw")
    assert t.options == ["take hand > 2", "take deck"]


def test_hard_liquor_works_with_two_players_left() -> None:  # ruling 50, 161
    t = table("""
        > Willy the Kid   sheriff   1/5
          Slab the Killer outlaw
          Rose Doolan     renegade  out
          Vulture Sam     outlaw    out
        event: hard_liquor
        phase: draw
    """)
    t.play("name drink")
    assert t["Willy"].life == 2


def test_a_drink_is_offered_to_everybody_in_their_turn() -> None:  # ruling 161
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    2/4
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: hard_liquor
    """)
    t.play("Willy: pass", "Slab: name drink")
    assert (t["Slab"].life, t["Slab"].hand, t.turn) == (3, [], "Slab the Killer")


def test_a_jailed_player_who_misses_their_turn_cannot_drink() -> None:  # ruling 28, 161
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    2/4   play: jail-js
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: hard_liquor
        deck: missed-5s
    """)
    t.play("Willy: pass")
    assert (t.turn, t["Slab"].life) == ("Rose Doolan", 2)


def test_tequila_joe_gets_one_life_point_from_liquor_and_brothers() -> None:  # ruling 52, 158, 161
    t = sheriff_at_an_event("hard_liquor", "Tequila Joe sheriff 2/5", "Slab the Killer outlaw", "phase: draw")
    assert t.play("name drink")["Tequila"].life == 3
    t = sheriff_at_an_event("blood_brothers", "Willy the Kid sheriff", "Tequila Joe outlaw 1/4", "phase: start")
    assert t.play("aim > Tequila")["Tequila"].life == 2


@pytest.mark.parametrize("name", ["Bill Noface", "Pixie Pete", "Pat Brennan", "Claus the Saint"])
def test_liquor_replaces_the_draws_of_dodge_city_and_the_bullet(name: str) -> None:  # ruling 161
    t = sheriff_at_an_event(
        "hard_liquor", f"{name} sheriff 2", "Slab the Killer outlaw play: mustang-8h", "phase: draw"
    )
    t.play("name drink")
    assert (t.phase, t[1].life, t[1].hand) == ("play", 3, [])


def test_a_drink_or_a_guess_leaves_bill_noface_no_cards_of_his_own() -> None:  # ruling 161, 162
    t = four_at_an_event("Bill Noface sheriff 2/5", more="event: hard_liquor\nphase: draw\ndeck: missed-2s")
    assert t.play("name drink")["Bill"].hand == []
    t = four_at_an_event("Bill Noface sheriff 2/5", more="event: peyote\nphase: draw\ndeck: beer-6h missed-2s")
    assert t.play("name red", "name stop")["Bill"].hand == ["beer-6h"]


def test_claus_who_declines_the_liquor_gives_his_presents() -> None:  # ruling 138, 161
    t = phase_one_at_an_event(
        "Claus the Saint sheriff 2/4", "hard_liquor", "bang-2c bang-3c beer-6h missed-2s panic-jh"
    )
    t.play("name draw", "take bang-2c", "take bang-3c", "take beer-6h")
    assert (t["Claus"].life, t["Claus"].hand) == (2, ["missed-2s", "panic-jh"])
