"""Peyote: guesses instead of drawing."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.seats import phase_one_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table


def about_to_draw(event: str, me: str, *lines: str) -> Table:
    """The Sheriff is about to draw."""
    seats = [f"> {me}", "Slab the Killer outlaw hand: gatling-10h", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join([f"event: {event}", "phase: draw", *seats, *lines]))


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


@pytest.mark.parametrize("name", ["Bill Noface", "Pixie Pete", "Pat Brennan", "Claus the Saint"])
def test_no_draw_of_dodge_city_and_the_bullet_applies_to_peyote(name: str) -> None:  # ruling 162
    t = sheriff_at_an_event(
        "peyote", f"{name} sheriff", "Slab the Killer outlaw play: mustang-8h", "phase: draw", "deck: beer-7h"
    )
    assert t.options == ["name red", "name black"]
    t.play("name red", "name stop")
    assert (t.phase, t[1].hand) == ("play", ["beer-7h"])


def test_a_right_guess_of_the_very_last_card_ends_peyote() -> None:  # ruling 82, 162
    t = phase_one_at_an_event("Willy the Kid sheriff", "peyote", "beer-6h end")
    t.play("Willy: name red")
    assert (t["Willy"].hand, t.ask.kind if t.ask else "") == (["beer-6h"], "play")


def test_the_wrong_guess_goes_into_the_new_deck_and_no_second_guess_follows() -> None:  # ruling 81, 162
    t = phase_one_at_an_event("Willy the Kid sheriff", "peyote", "beer-6h end", more="discard: bang-2c")
    t.play("Willy: name black")
    assert (t["Willy"].hand, sorted(t.deck), t.discard) == ([], ["bang-2c", "beer-6h"], [])


def test_peyote_guesses_at_the_reshuffled_discards() -> None:  # ruling 81, 162
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
