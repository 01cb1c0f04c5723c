"""The General Store."""

from __future__ import annotations

from tests.support.duel_table import duel, facing


def test_the_cards_of_the_general_store_are_taken_by_turns_whoever_plays_it() -> None:  # ruling 85
    t = duel(
        "| Wild Bill | Jango",
        "> general_store-oh | West Harding | Slim Poet",
        "law_deck: colt-ld hat-lh; outlaw_deck: beer-ob knife-oh",
    )
    t.play("general_store")
    assert (t.asked, t.options) == ("outlaw", ["take beer-ob", "take knife-oh", "take colt-ld", "take hat-lh"])
    t.play("hat", "Law: beer", "Outlaw: colt")
    assert (t.outlaw.hand, t.law.hand) == (["hat-lh", "colt-ld"], ["beer-ob", "knife-oh"])


def test_the_general_store_with_one_common_deck_shows_four_of_it() -> None:  # ruling 14, 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: end; outlaw_deck: end; common_deck: beer-ob colt-ld hat-lh knife-oh bank-lb end",
    )
    t.play("general_store")
    assert t.options == ["take beer-ob", "take colt-ld", "take hat-lh", "take knife-oh"]


def test_the_general_store_with_one_own_deck_shows_two_of_each() -> None:  # ruling 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: end; outlaw_deck: beer-ob knife-oh; common_deck: hat-lh colt-ld bank-lb end",
    )
    t.play("general_store")
    assert t.options == ["take hat-lh", "take colt-ld", "take beer-ob", "take knife-oh"]


def test_a_deck_that_the_general_store_empties_is_made_again_when_all_four_are_taken() -> None:  # ruling 8, 12, 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: colt-ld missed-ls end; outlaw_deck: beer-ob knife-os; discard: water-ob",
    )
    t.play("general_store", "colt", "Outlaw: beer")
    assert (t.discard, t.common) == (["general_store-ls", "water-ob"], [])
    t.play("Law: missed")
    assert (t.law.hand, t.outlaw.hand) == (["colt-ld", "missed-ls"], ["beer-ob", "knife-os"])
    assert (t.discard, {"general_store-ls", "water-ob"} <= set(t.common), t.game.state.on_table) == ([], True, ())


def test_the_general_store_runs_over_the_border_of_a_deck() -> None:  # ruling 11, 16, 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: hat-lh end; outlaw_deck: beer-ob knife-oh",
    )
    t.play("general_store")
    assert t.options == ["take hat-lh", "take general_store-ls", "take beer-ob", "take knife-oh"]


def test_the_general_store_shows_two_cards_of_each_deck_for_both_in_turn() -> None:  # ruling 85
    t = facing("general_store-ls", "", "law_deck: colt-ld hat-lh\noutlaw_deck: beer-ob knife-oh")
    t.play("general_store")
    assert (t.asked, t.options) == ("law", ["take colt-ld", "take hat-lh", "take beer-ob", "take knife-oh"])
    t.play("beer", "Outlaw: colt", "Law: knife")
    assert (t.law.hand, t.outlaw.hand) == (["beer-ob", "knife-oh"], ["colt-ld", "hat-lh"])
