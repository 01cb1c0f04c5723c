"""Lucky Duke: two cards for every draw!."""

from __future__ import annotations

import pytest

from tests.support.table import table

SHOT_AT_A_BARREL = """
    > Willy the Kid   sheriff   hand: bang-2c
      Rose Doolan     outlaw    {hand} play: barrel-qs
      Lucky Duke      renegade
      Paul Regret     outlaw
"""


def test_others_flip_one_card_while_lucky_duke_sits_at_the_table() -> None:  # ruling 12
    t = table(SHOT_AT_A_BARREL.format(hand="") + "deck: missed-2s beer-6h")
    t.play("Willy: bang-2c > Rose", "Rose: use barrel")
    assert (t.asked, t["Rose"].life, t.deck[0]) == ("Willy the Kid", 3, "beer-6h")


@pytest.mark.parametrize("flipped", ["beer-6h missed-2s", "missed-2s beer-6h"])
def test_lucky_duke_chooses_between_two_cards_for_the_barrel(flipped: str) -> None:  # ruling 12
    t = table(f"""
        > Willy the Kid   sheriff   hand: bang-2c
          Lucky Duke      outlaw    play: barrel-qs
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: {flipped} bang-9d
    """)
    t.play("Willy: bang-2c > Lucky", "Lucky: use barrel")
    assert (t.asked, t.options) == ("Lucky Duke", [f"take {card}" for card in flipped.split()])
    t.play("Lucky: take beer-6h")
    assert (t["Lucky"].life, t["Lucky"].hand, t.deck[0]) == (4, [], "bang-9d")


@pytest.mark.parametrize(("choice", "other", "life"), [("beer-6h", "missed-2s", 4), ("missed-2s", "beer-6h", 3)])
def test_both_of_lucky_dukes_cards_are_discarded_with_the_one_that_counts_on_top(
    choice: str, other: str, life: int
) -> None:  # ruling 12
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Lucky Duke      outlaw    play: barrel-qs
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h missed-2s
    """)
    t.play("Willy: bang-2c > Lucky", "Lucky: use barrel", f"Lucky: take {choice}")
    assert (t.discard, t["Lucky"].life) == ([choice, other, "bang-2c"], life)


def test_lucky_duke_gets_no_more_than_one_success_out_of_two_hearts() -> None:  # ruling 12, 16
    t = table("""
        > Slab the Killer sheriff   hand: bang-2c
          Lucky Duke      outlaw    play: barrel-qs
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h beer-7h
    """)
    t.play("Slab: bang-2c > Lucky", "Lucky: use barrel", "Lucky: take beer-7h")
    assert (t["Lucky"].life, t.asked) == (3, "Slab the Killer")


@pytest.mark.parametrize(("choice", "turn"), [("beer-6h", "Lucky Duke"), ("missed-2s", "Rose Doolan")])
def test_lucky_duke_chooses_for_the_jail(choice: str, turn: str) -> None:  # ruling 12
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      outlaw    play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s beer-6h bang-2c bang-3c
        phase: start
    """)
    t.play(f"Lucky: take {choice}")
    assert (t.turn, t["Lucky"].in_play, t[turn].hand) == (turn, [], ["bang-2c", "bang-3c"])


@pytest.mark.parametrize(("choice", "life", "left"), [("missed-7s", 1, []), ("missed-10c", 4, ["dynamite-2h"])])
def test_lucky_duke_chooses_for_the_dynamite(choice: str, life: int, left: list[str]) -> None:  # ruling 12
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      outlaw    play: dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-7s missed-10c
        phase: start
    """)
    t.play(f"Lucky: take {choice}")
    assert (t["Lucky"].life, t["Lucky"].in_play, t["Rose"].in_play) == (life, [], left)


def test_lucky_duke_chooses_for_dynamite_and_jail_one_after_the_other() -> None:  # ruling 12, 27
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      outlaw    play: jail-js dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-7s bang-9d missed-3s beer-6h
        phase: start
    """)
    t.play("Lucky: take bang-9d")
    assert t.options == ["take missed-3s", "take beer-6h"]
    t.play("Lucky: take beer-6h")
    assert (t.turn, t.phase, t["Lucky"].life, t["Rose"].in_play) == ("Lucky Duke", "play", 4, ["dynamite-2h"])
    assert t.discard == ["jail-js", "beer-6h", "missed-3s", "bang-9d", "missed-7s"]


def test_lucky_dukes_second_card_comes_from_the_discards_if_the_deck_has_but_one() -> None:  # ruling 12, 81
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Lucky Duke      outlaw    play: barrel-qs
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s end
        discard: missed-3s
    """)
    t.play("Willy: bang-2c > Lucky", "Lucky: use barrel")
    first, second = t.options
    assert (first, second in ("take missed-3s", "take bang-2c"), t.discard, len(t.deck)) == (
        "take missed-2s",
        True,
        [],
        1,
    )


def test_lucky_duke_is_not_asked_when_there_is_one_card_only() -> None:  # ruling 12, 82
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      outlaw    play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h end
        phase: start
    """)
    # The flipped card is the new deck at once, and the first card of phase 1; the Jail follows it.
    assert (t.turn, t.phase, "flip" in t.news_kinds()) == ("Lucky Duke", "play", False)
    assert sorted(t["Lucky"].hand) == ["beer-6h", "jail-js"]
