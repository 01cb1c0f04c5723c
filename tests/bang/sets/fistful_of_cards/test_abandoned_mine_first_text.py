"""Abandoned Mine by its first text."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_at_an_event
from tests.support.table import Table, table


def mine(first: str = "Willy the Kid   sheriff", *lines: str, **options: bool) -> Table:
    """Four players, the first one about to draw."""
    seats = [first, "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: abandoned_mine", "phase: draw", *seats, *lines]), **options)


def test_by_the_first_text_used_cards_go_onto_the_deck() -> None:  # ruling 179
    t = mine(
        "Willy the Kid sheriff 3/5 hand: beer-7h",
        "discard: beer-6h saloon-5h bang-2c bang-3c bang-4c", "deck: duel-js", old_mine=True,
    )  # fmt: skip
    t.play("beer-6h", "beer-7h", "pass")
    assert (t.turn, t.deck[:3]) == ("Slab the Killer", ["beer-7h", "beer-6h", "duel-js"])
    assert (t["Slab"].hand, t.discard) == (["bang-2c", "bang-3c"], ["bang-4c"])


def test_by_the_first_text_used_cards_are_discarded_if_the_turn_drew_from_the_deck() -> None:  # ruling 179
    t = mine("Willy the Kid sheriff 3/5", "deck: beer-6h beer-7h duel-js", old_mine=True)
    t.play("beer-6h", "beer-7h")
    assert (t.discard, t.deck[0]) == (["beer-7h", "beer-6h"], "duel-js")


def test_by_the_first_text_no_card_draws_itself() -> None:  # ruling 179
    t = mine("Willy the Kid sheriff", "discard: stagecoach-9s beer-6h", "deck: duel-js jail-4h bang-2c", old_mine=True)
    t.play("stagecoach-9s")
    assert (t["Willy"].hand, t.deck[0]) == (["beer-6h", "duel-js", "jail-4h"], "bang-2c")
    t.play("beer-6h")
    assert t.deck[:2] == ["stagecoach-9s", "bang-2c"]


def test_by_the_first_text_excess_cards_go_to_the_discards() -> None:  # ruling 179
    t = mine(
        "Willy the Kid sheriff 1/5", "discard: jail-js jail-4h bang-2c bang-3c bang-4c", "deck: duel-js", old_mine=True
    )
    t.play("pass", "discard jail-js")
    assert (t["Slab"].hand, t.discard, t.deck[0]) == (["jail-js", "bang-2c"], ["bang-3c", "bang-4c"], "duel-js")


def test_by_the_first_text_the_bangs_of_a_duel_go_to_the_discards() -> None:  # ruling 179
    t = table(
        """
          Willy the Kid   sheriff
          Slab the Killer outlaw    hand: bang-5c
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: duel-qd bang-2c
        deck: duel-js jail-4h
    """,
        old_mine=True,
    )
    t.play("duel-qd > Slab", "Slab: bang-5c", "Willy: bang-2c", "pass")
    assert (t.turn, t["Slab"].hand, t.discard) == ("Slab the Killer", ["bang-2c", "bang-5c"], [])
    assert t.deck[:2] == ["duel-qd", "duel-js"]


def test_by_the_first_text_a_beer_that_saves_in_ones_own_turn_is_a_used_card() -> None:  # ruling 47, 179
    t = table(
        """
          Willy the Kid   sheriff   1/5
          Slab the Killer outlaw    hand: bang-5c
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: duel-qd beer-6h
        deck: duel-js jail-4h
    """,
        old_mine=True,
    )
    t.play("duel-qd > Slab", "Slab: bang-5c", "Willy: pass", "Willy: beer-6h", "pass")
    assert (t["Willy"].life, t["Slab"].hand) == (1, ["bang-5c", "beer-6h"])
    assert t.deck[:2] == ["duel-qd", "duel-js"]


def test_by_the_first_text_the_replies_of_others_go_to_the_discards() -> None:  # ruling 179
    t = table(
        """
          Willy the Kid   sheriff
          Slab the Killer outlaw    hand: missed-2s
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: bang-2c bang-3c bang-4c bang-5c
        deck: duel-js
    """,
        old_mine=True,
    )
    t.play("bang-2c > Slab", "miss missed-2s", "pass")
    assert (t["Slab"].hand, t.deck[:2]) == (["missed-2s", "bang-4c"], ["bang-2c", "duel-js"])


def test_by_the_first_text_jose_delgados_discards_go_to_the_discards() -> None:  # ruling 179
    piles = ("phase: draw", "discard: mustang-8h bang-2c", "deck: duel-js jail-js bang-3c")
    t = sheriff_at_an_event("abandoned_mine", "Jose Delgado sheriff", "Slab the Killer outlaw", *piles, old_mine=True)
    t.play("use mustang-8h", "pass")
    assert (t["Jose"].hand, t["Slab"].hand[0]) == (["bang-2c", "duel-js", "jail-js"], "mustang-8h")


def test_by_the_first_text_a_known_card_on_the_deck_is_no_card_of_the_discards() -> None:  # ruling 179
    """Willy's Beer lies on the deck and everybody has seen it; Lucky finds no discards and draws it."""
    t = table(
        """
        > Willy the Kid   sheriff
          Lucky Duke      outlaw     2/4   hand: saloon-5h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c missed-4s
        discard: beer-6h mustang-8h
        event: abandoned_mine
        phase: draw
        """,
        old_mine=True,
    ).play("mustang-8h", "beer-6h", "pass")
    assert t["Lucky"].hand == ["saloon-5h", "beer-6h", "bang-2c"]
    t.play("Lucky: beer-6h", "Lucky: saloon-5h")
    assert t.discard == ["saloon-5h", "beer-6h"]


@pytest.mark.parametrize(
    ("name", "life", "lines"),
    [
        ("Kit Carlson", "3/5", ["take beer-6h", "take saloon-5h"]),
        ("Claus the Saint", "2/4", ["take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4"]),
    ],
)
def test_by_the_first_text_a_special_draw_from_the_discards_counts_too(name: str, life: str, lines: list[str]) -> None:
    # ruling 178, 179
    t = table(
        f"""
        > {name}          sheriff    {life}
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        discard: beer-6h saloon-5h missed-2s missed-3s missed-4s missed-5s
        event: abandoned_mine
        phase: draw
        """,
        old_mine=True,
    ).play(*lines)
    assert "beer-6h" in t[name].hand
    t.play("beer-6h", "saloon-5h")
    assert t.deck[0] == "beer-6h"
    assert t.discard[0] == "saloon-5h"
