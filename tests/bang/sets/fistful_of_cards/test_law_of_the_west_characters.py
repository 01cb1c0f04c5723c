"""Law of the West: characters with a draw of their own, and what they must play."""

from __future__ import annotations

from tests.support.knowledge import known
from tests.support.seats import four_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table

OTHERS = ("Slab the Killer outlaw", "Lucky Duke renegade", "Vulture Sam outlaw")


def law(me: str = "Willy the Kid sheriff", deck: str = "bang-2c beer-6h", others: tuple[str, ...] = OTHERS) -> Table:
    """The Sheriff is about to draw."""
    return table("\n".join(["event: law_of_the_west", "phase: draw", f"> {me}", *others, f"deck: {deck}"]))


def test_kit_carlsons_second_chosen_card_must_be_played() -> None:  # ruling 164
    t = law("Kit Carlson sheriff", "beer-6h saloon-5h bang-2c").play("take bang-2c", "take saloon-5h")
    assert known(t, "Slab", "Kit") == ["saloon-5h"]
    t.refuses("pass")
    assert "pass" in t.play("saloon-5h").options


def test_jesse_joness_card_of_the_deck_must_be_played() -> None:  # ruling 164
    t = law("Jesse Jones sheriff", "beer-6h bang-2c", ("Slab the Killer outlaw hand: saloon-5h", *OTHERS[1:]))
    t.play("take hand > Slab")
    assert known(t, "Vulture", "Jesse") == ["beer-6h"]
    t.refuses("pass")
    assert "pass" in t.play("beer-6h").options


def test_pedro_ramirezs_card_of_the_deck_must_be_played() -> None:  # ruling 164
    t = table("""
        > Pedro Ramirez   sheriff
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: law_of_the_west
        phase: draw
        discard: saloon-5h
        deck: beer-6h
    """)
    t.play("take saloon-5h")
    t.refuses("pass")
    assert "pass" in t.play("beer-6h").options


def test_black_jack_must_play_the_card_he_shows_and_has_his_extra_card() -> None:  # ruling 164
    t = law("Black Jack sheriff", "bang-2c beer-6h duel-js")
    assert t["Black"].hand == ["bang-2c", "beer-6h", "duel-js"]
    t.refuses("pass")
    assert "pass" in t.play("beer-6h").options


def test_calamity_janet_need_not_play_a_missed_as_bang() -> None:  # ruling 165
    t = law("Calamity Janet sheriff", "beer-6h missed-5s")
    assert {"play missed-5s as bang > 2", "pass"} <= set(t.options)


def test_vera_as_kit_has_her_second_choice_shown_by_the_law() -> None:  # ruling 132, 164
    t = table("""
          Kit Carlson                 sheriff
        > Vera Custer + Kit Carlson   outlaw
          Rose Doolan                 renegade
          Jesse Jones                 outlaw
        event: law_of_the_west
        phase: draw
        deck: bang-2c saloon-5h missed-2s
    """)
    t.play("Vera: take missed-2s", "Vera: take saloon-5h")
    t.refuses("pass")
    assert t.play("Vera: saloon-5h").options == ["pass"]


def test_claus_must_play_his_second_kept_card_under_the_law_of_the_west() -> None:  # ruling 164
    t = table("""
        > Claus the Saint  sheriff   3
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s beer-6h
        phase: draw
        event: Law of the West
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Claus"].hand == ["missed-5s", "beer-6h"]
    t.refuses("pass")
    t.play("beer-6h", "pass")
    assert t.turn == "Rose Doolan"


def test_pat_brennans_single_card_brings_no_duty() -> None:  # ruling 164
    left = "Slab the Killer outlaw play: mustang-8h"
    t = sheriff_at_an_event("law_of_the_west", "Pat Brennan sheriff", left, "phase: draw").play("take mustang-8h")
    assert "pass" in t.options


def test_an_unwounded_bill_noface_has_no_second_card() -> None:  # ruling 164
    t = sheriff_at_an_event(
        "law_of_the_west", "Bill Noface sheriff", "Slab the Killer outlaw", "phase: draw", "deck: beer-7h"
    )
    assert (t["Bill"].hand, "pass" in t.options) == (["beer-7h"], True)


def test_a_wounded_bill_noface_must_play_his_second_card() -> None:  # ruling 164
    deck = "deck: bang-2c beer-7h bang-3c"
    t = sheriff_at_an_event("law_of_the_west", "Bill Noface sheriff 3/5", "Slab the Killer outlaw", "phase: draw", deck)
    assert known(t, "Slab", "Bill") == ["beer-7h"]
    t.refuses("pass")


def test_claus_must_play_the_second_card_he_keeps() -> None:  # ruling 164
    deck = "deck: beer-7h beer-8h beer-9h bang-2c saloon-5h"
    t = sheriff_at_an_event("law_of_the_west", "Claus the Saint sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    t.play("take beer-7h", "take beer-8h", "take beer-9h")
    assert (t["Claus"].hand, known(t, "Slab", "Claus")) == (["bang-2c", "saloon-5h"], ["saloon-5h"])
    t.refuses("pass")
    assert "pass" in t.play("saloon-5h").options


def test_uncle_will_may_use_the_card_of_the_law_as_a_general_store() -> None:  # ruling 137, 165
    deck = "deck: missed-5s beer-7h bang-2c bang-3c bang-4c bang-5c"
    t = sheriff_at_an_event("law_of_the_west", "Uncle Will sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    t.refuses("pass")
    t.play("use beer-7h as uncle_will", "take bang-2c", "take bang-3c", "take bang-4c")
    assert (t.asked, "pass" in t.options) == ("Uncle Will", True)


def test_the_law_binds_pixie_petes_second_card_of_three() -> None:  # ruling 164
    t = four_at_an_event(
        "Pixie Pete sheriff", more="event: law_of_the_west\nphase: draw\ndeck: beer-6h stagecoach-9s beer-7h"
    )
    assert "pass" not in t.options
    t.play("stagecoach-9s")
    assert "pass" in t.options
