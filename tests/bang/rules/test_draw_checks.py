"""The draw!."""

from __future__ import annotations

import pytest

from tests.support.table import table

SHOT_AT_A_BARREL = """
    > Willy the Kid   sheriff   hand: bang-2c
      Rose Doolan     outlaw    {hand} play: barrel-qs
      Lucky Duke      renegade
      Paul Regret     outlaw
"""


def test_a_draw_flips_the_top_card_onto_the_discards() -> None:  # ruling 11
    t = table(SHOT_AT_A_BARREL.format(hand="") + "deck: bang-9d beer-6h")
    t.play("Willy: bang-2c > Rose", "Rose: use barrel")
    assert (t.discard, t.deck[0], t["Rose"].life) == (["bang-9d", "bang-2c"], "beer-6h", 3)


@pytest.mark.parametrize("flipped", ["dynamite-2h", "jail-4h", "panic-jh", "bang-ah", "wells_fargo-3h"])
def test_a_flipped_card_counts_for_its_suit_and_has_no_effect_of_its_own(flipped: str) -> None:  # ruling 11
    t = table(SHOT_AT_A_BARREL.format(hand="") + f"deck: {flipped}")
    t.play("Willy: bang-2c > Rose", "Rose: use barrel")
    assert (t["Rose"].life, t["Rose"].hand, t["Rose"].in_play) == (4, [], ["barrel-qs"])
    assert (t.discard[0], t["Willy"].in_play, t.asked) == (flipped, [], "Willy the Kid")


@pytest.mark.parametrize(("flipped", "life"), [("beer-9h", 4), ("missed-7s", 3)])
def test_the_last_card_of_the_deck_counts_although_the_deck_is_reshuffled(flipped: str, life: int) -> None:
    # ruling 11, 81
    for seed in range(6):
        others = "beer-8h beer-7h beer-6h" if life == 3 else "missed-2s missed-3s missed-4s"
        piles = f"deck: {flipped} end\ndiscard: {others}\nseed: {seed}"
        t = table(SHOT_AT_A_BARREL.format(hand="") + piles)
        t.play("Willy: bang-2c > Rose", "Rose: use barrel")
        assert (t["Rose"].life, t.discard) == (life, [])
        assert sorted(t.deck) == sorted(["bang-2c", flipped, *others.split()])


def test_a_draw_without_any_card_left_comes_to_nothing() -> None:  # ruling 82
    t = table("""
          Willy the Kid   sheriff
        > Rose Doolan     outlaw    hand: bang-2c   play: jail-js
          Lucky Duke      renegade
          Paul Regret     outlaw
        deck: end
        phase: start
    """)
    assert (t["Rose"].in_play, t["Rose"].hand, t.turn, "skipped" in t.news_kinds()) == (
        [],
        ["bang-2c"],
        "Lucky Duke",
        True,
    )
