"""Hard Liquor and Peyote: something else than drawing."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
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
def test_who_drinks_gives_up_his_special_draw_too(name: str) -> None:  # ruling 161
    t = liquor(f"{name} sheriff 3/5", "discard: beer-6h")
    assert t.options == ["name draw", "name drink"]
    t.play("name drink")
    assert (t.phase, t[1].life, t[1].hand, t.discard, t.deck[0]) == ("play", 4, [], ["beer-6h"], "bang-2c")


def test_who_draws_has_his_special_draw() -> None:  # ruling 161
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


def test_a_drink_is_offered_to_everybody_in_his_turn() -> None:  # ruling 161
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    2/4
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: hard_liquor
    """)
    t.play("Willy: pass", "Slab: name drink")
    assert (t["Slab"].life, t["Slab"].hand, t.turn) == (3, [], "Slab the Killer")


def test_a_jailed_player_who_misses_his_turn_cannot_drink() -> None:  # ruling 28, 161
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


# Peyote.


def peyote(me: str = "Willy the Kid sheriff", *lines: str, deck: str = "beer-6h missed-5s bang-2d duel-8c") -> Table:
    return about_to_draw("peyote", me, *lines, f"deck: {deck}")


def test_a_right_guess_is_kept_and_one_may_guess_again() -> None:  # ruling 162
    t = peyote().play("name red")
    assert (t["Willy"].hand, t.options) == (["beer-6h"], ["name red", "name black", "name stop"])


def test_one_may_stop_after_a_right_guess() -> None:  # ruling 162
    t = peyote().play("name red", "name stop")
    assert (t.phase, t["Willy"].hand, t.discard, t.deck[0]) == ("play", ["beer-6h"], [], "missed-5s")


def test_a_wrong_guess_is_discarded_and_phase_two_begins() -> None:  # ruling 162
    t = peyote().play("name black")
    assert (t.phase, t["Willy"].hand, t.discard) == ("play", [], ["beer-6h"])


def test_one_guess_is_compulsory() -> None:  # ruling 162
    t = peyote()
    assert t.options == ["name red", "name black"]
    t.refuses("pass")
    t.refuses("name stop")


def test_any_number_of_right_guesses() -> None:  # ruling 162
    t = peyote().play("name red", "name black", "name red", "name red")
    assert (t["Willy"].hand, t.discard, t.phase) == (["beer-6h", "missed-5s", "bang-2d"], ["duel-8c"], "play")


@pytest.mark.parametrize(("card", "colour"), [("beer-6h", "red"), ("bang-2d", "red"), ("bang-2c", "black")])
def test_hearts_and_diamonds_are_red(card: str, colour: str) -> None:  # ruling 162
    assert peyote(deck=card).play(f"name {colour}")["Willy"].hand == [card]


def test_spades_are_black() -> None:  # ruling 162
    assert peyote(deck="missed-5s").play("name red").discard == ["missed-5s"]


def test_the_cards_of_right_guesses_are_known_to_all() -> None:  # ruling 162
    t = peyote().play("name red", "name stop")
    assert known(t, "Slab", "Willy") == ["beer-6h"]


@pytest.mark.parametrize("name", ["Kit Carlson", "Jesse Jones", "Pedro Ramirez", "Black Jack"])
def test_no_special_draw_applies_to_peyote(name: str) -> None:  # ruling 162
    t = peyote(f"{name} sheriff", "discard: beer-7h", deck="beer-6h bang-2d duel-8c").play("name red", "name red")
    assert t.options == ["name red", "name black", "name stop"]
    t.play("name stop")
    assert (t.phase, t[1].hand, t.discard) == ("play", ["beer-6h", "bang-2d"], ["beer-7h"])


def test_lucky_duke_has_no_second_card_for_peyote() -> None:  # ruling 12, 162
    t = peyote("Lucky Duke sheriff").play("name black")
    assert (t.phase, t.discard, t.deck[0]) == ("play", ["beer-6h"], "missed-5s")


def test_the_discards_are_shuffled_in_when_a_guess_takes_the_last_card() -> None:  # ruling 81, 162
    t = peyote("Willy the Kid sheriff", "discard: bang-2c", deck="beer-6h end").play("name red")
    assert (t["Willy"].hand, t.deck, t.discard) == (["beer-6h"], ["bang-2c"], [])
    t.play("name black")
    # Nothing is left to guess at.
    assert (t.phase, t["Willy"].hand) == ("play", ["beer-6h", "bang-2c"])


def test_a_wrong_guess_of_the_last_card_makes_a_new_deck() -> None:  # ruling 81, 162
    t = peyote("Willy the Kid sheriff", deck="beer-6h end").play("name black")
    assert (t.phase, t["Willy"].hand, t.deck, t.discard) == ("play", [], ["beer-6h"], [])


def test_without_any_card_there_is_nothing_to_guess() -> None:  # ruling 82, 162
    t = peyote(deck="end")
    assert (t.phase, t["Willy"].hand) == ("play", [])


def test_tequila_joe_gets_one_life_point_from_liquor_and_brothers() -> None:  # ruling 52, 158, 161
    t = sheriff_at_an_event("hard_liquor", "Tequila Joe sheriff 2/5", "Slab the Killer outlaw", "phase: draw")
    assert t.play("name drink")["Tequila"].life == 3
    t = sheriff_at_an_event("blood_brothers", "Willy the Kid sheriff", "Tequila Joe outlaw 1/4", "phase: start")
    assert t.play("aim > Tequila")["Tequila"].life == 2


@pytest.mark.parametrize("name", ["Bill Noface", "Pixie Pete", "Pat Brennan", "Claus the Saint"])
def test_no_draw_of_dodge_city_and_the_bullet_applies_to_peyote(name: str) -> None:  # ruling 162
    t = sheriff_at_an_event(
        "peyote", f"{name} sheriff", "Slab the Killer outlaw play: mustang-8h", "phase: draw", "deck: beer-7h"
    )
    assert t.options == ["name red", "name black"]
    t.play("name red", "name stop")
    assert (t.phase, t[1].hand) == ("play", ["beer-7h"])


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


def test_a_right_guess_of_the_very_last_card_ends_peyote() -> None:  # ruling 82, 162
    t = phase_one_at_an_event("Willy the Kid sheriff", "peyote", "beer-6h end")
    t.play("Willy: name red")
    assert (t["Willy"].hand, t.ask.kind if t.ask else "") == (["beer-6h"], "play")


def test_the_wrong_guess_goes_into_the_new_deck_and_no_second_guess_follows() -> None:  # ruling 81, 162
    t = phase_one_at_an_event("Willy the Kid sheriff", "peyote", "beer-6h end", more="discard: bang-2c")
    t.play("Willy: name black")
    assert (t["Willy"].hand, sorted(t.deck), t.discard) == ([], ["bang-2c", "beer-6h"], [])


def test_peyote_guesses_at_the_discards_shuffled_anew() -> None:  # ruling 81, 162
    # "As soon as the draw pile is empty, shuffle the discard pile", and one guess is compulsory.
    t = table("""
        > Willy the Kid   sheriff   3/5   hand: beer-6h
          Kit Carlson     outlaw
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: peyote
        deck: end
    """)
    t.play("Willy: beer-6h", "Willy: pass")
    assert (t.asked, t.options) == ("Kit Carlson", ["name red", "name black"])
    t.play("Kit: name red")
    assert t["Kit"].hand == ["beer-6h"]
