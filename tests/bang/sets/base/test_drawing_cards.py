"""Stagecoach, Wells Fargo and General Store, and a deck that runs out under them."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.support.knowledge import known
from tests.support.table import table


def test_a_stagecoach_draws_two_cards() -> None:  # rulebook: Stagecoach and Wells Fargo
    t = table("""
        > Black Jack     sheriff   hand: stagecoach-9s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s beer-6h
    """)
    t.play("stagecoach-9s")
    assert (t["Black"].hand, t.deck[0], t.discard) == (["bang-2c", "missed-2s"], "beer-6h", ["stagecoach-9s"])


def test_a_wells_fargo_draws_three_cards() -> None:  # rulebook: Stagecoach and Wells Fargo
    t = table("""
        > Black Jack     sheriff   hand: wells_fargo-3h
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s beer-6h beer-7h
    """)
    t.play("wells_fargo-3h")
    assert (t["Black"].hand, t.deck[0]) == (["bang-2c", "missed-2s", "beer-6h"], "beer-7h")


def test_a_card_that_draws_has_no_target() -> None:  # rulebook: The symbols
    t = table("""
        > Black Jack     sheriff   hand: stagecoach-9s wells_fargo-3h general_store-9c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    assert t.options == ["play stagecoach-9s", "play wells_fargo-3h", "play general_store-9c", "pass"]
    no = t.refuses("stagecoach-9s > Kit")
    assert no is not None
    assert no.slug == "no_target"


def test_drawn_cards_may_be_played_in_the_same_turn() -> None:  # rulebook: Play any number of cards
    t = table("""
        > Black Jack     sheriff   hand: stagecoach-9s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: wells_fargo-3h stagecoach-9s bang-2c bang-3c bang-4c beer-6h beer-7h
    """)
    t.play("stagecoach-9s", "wells_fargo-3h", "stagecoach-9s", "bang-2c > Kit")
    assert t["Black"].hand == ["bang-3c", "bang-4c", "beer-6h", "beer-7h"]


def test_cards_drawn_from_the_deck_are_known_to_their_owner_only() -> None:  # rulebook: The symbols (law 4)
    t = table("""
        > Black Jack     sheriff   hand: stagecoach-9s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s
    """)
    t.play("stagecoach-9s")
    assert View(t.game, t["Kit"].seat).player(t["Black"].seat).hand_count == 2
    assert (known(t, "Black", "Black"), known(t, "Kit", "Black"), known(t, "", "Black")) == (
        ["bang-2c", "missed-2s"],
        [],
        [],
    )


def test_the_deck_is_reshuffled_in_the_middle_of_a_draw_with_the_card_just_played() -> None:  # ruling 81
    t = table("""
        > Black Jack     sheriff   hand: wells_fargo-3h
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c end
        discard: missed-2s missed-3s
    """)
    t.play("wells_fargo-3h")
    assert t["Black"].hand[0] == "bang-2c"
    assert sorted(t["Black"].hand[1:] + t.deck) == ["missed-2s", "missed-3s", "wells_fargo-3h"]
    assert (len(t["Black"].hand), t.discard) == (3, [])


def test_the_deck_is_reshuffled_as_soon_as_its_last_card_is_drawn() -> None:  # ruling 81
    t = table("""
        > Black Jack     sheriff   hand: stagecoach-9s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c bang-3c end
        discard: missed-2s
    """)
    t.play("stagecoach-9s")
    assert (sorted(t.deck), t.discard) == (["missed-2s", "stagecoach-9s"], [])
    assert t.news_kinds().count("shuffle") == 1


def test_nobody_knows_the_cards_of_a_reshuffled_deck() -> None:  # ruling 81
    t = table("""
        > Black Jack     sheriff   hand: stagecoach-9s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c end
        discard: missed-2s
    """)
    t.play("stagecoach-9s")
    assert (known(t, "Kit", "Black"), len(t["Black"].hand)) == ([], 2), "the second card lay open in the discards"


def test_draws_that_cannot_be_made_are_lost() -> None:  # ruling 82
    t = table("""
        > Black Jack     sheriff   hand: wells_fargo-3h
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c end
    """)
    t.play("wells_fargo-3h")
    assert (t["Black"].hand, t.deck, t.discard) == (["bang-2c", "wells_fargo-3h"], [], [])


def test_a_general_store_turns_up_a_card_for_each_player_in_play() -> None:  # ruling 83
    t = table("""
        > Black Jack     sheriff   hand: general_store-9c
          Kit Carlson    outlaw
          Jesse Jones    renegade  out
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s beer-6h beer-7h
    """)
    t.play("general_store-9c")
    assert t.options == ["take bang-2c", "take missed-2s", "take beer-6h"]
    assert (t.deck[0], t.discard) == ("beer-7h", ["general_store-9c"])


def test_a_general_store_goes_clockwise_from_its_player() -> None:  # ruling 83
    t = table("""
          Black Jack     sheriff
          Kit Carlson    outlaw
        > Jesse Jones    renegade  hand: general_store-9c
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s beer-6h beer-7h
    """)
    t.play("general_store-9c", "Jesse: take beer-6h", "Pedro: take beer-7h", "Black: take bang-2c")
    assert (t["Jesse"].hand, t["Pedro"].hand, t["Black"].hand) == (["beer-6h"], ["beer-7h"], ["bang-2c"])
    assert (t["Kit"].hand, t.asked, t.ask and t.ask.kind) == (["missed-2s"], "Jesse Jones", "play")


def test_nobody_may_leave_their_card_in_the_general_store() -> None:  # rulebook: General Store
    t = table("""
        > Black Jack     sheriff   hand: general_store-9c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s beer-6h beer-7h
    """)
    t.play("general_store-9c", "Black: take bang-2c")
    t.refuses("pass")
    assert (t.asked, t.options) == ("Kit Carlson", ["take missed-2s", "take beer-6h", "take beer-7h"])


def test_the_whole_table_knows_what_everybody_took_in_the_general_store() -> None:  # rulebook: General Store
    t = table("""
        > Black Jack     sheriff   hand: general_store-9c bang-9d
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c missed-2s beer-6h beer-7h
    """)
    t.play("general_store-9c", "take bang-2c", "take beer-7h", "take beer-6h")
    assert (known(t, "Pedro", "Black"), known(t, "Pedro", "Kit"), known(t, "", "Jesse")) == (
        ["bang-2c"],
        ["beer-7h"],
        ["beer-6h"],
    )


def test_a_general_store_reshuffles_when_the_deck_runs_out_under_it() -> None:  # ruling 81, 83
    t = table("""
        > Black Jack     sheriff   hand: general_store-9c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c end
        discard: missed-2s missed-3s missed-4s missed-5s
    """)
    t.play("general_store-9c")
    assert (t.options[0], len(t.options), len(t.deck)) == ("take bang-2c", 4, 2)
    rest = {"missed-2s", "missed-3s", "missed-4s", "missed-5s", "general_store-9c"}
    assert {text.removeprefix("take ") for text in t.options[1:]} | set(t.deck) == rest


def test_a_general_store_that_empties_the_deck_leaves_a_new_one() -> None:  # ruling 81
    t = table("""
        > Black Jack     sheriff   hand: general_store-9c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c bang-3c bang-4c bang-5c end
        discard: missed-2s
    """)
    t.play("general_store-9c", "bang-2c", "bang-3c", "bang-4c")
    assert (sorted(t.deck), t.discard) == (["general_store-9c", "missed-2s"], [])


def test_a_general_store_without_enough_cards_serves_the_first_players() -> None:  # ruling 82
    t = table("""
        > Black Jack     sheriff   hand: general_store-9c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c end
    """)
    t.play("general_store-9c")
    assert sorted(t.options) == ["take bang-2c", "take general_store-9c"]
    t.play("Black: take bang-2c")
    assert [t[name].hand for name in ("Black", "Kit", "Jesse")] == [["bang-2c"], ["general_store-9c"], []]
    assert (t.asked, t.deck, t.discard) == ("Black Jack", [], [])
