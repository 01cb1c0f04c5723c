"""Pedro Ramirez: the first card from the discards."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.table import table


@pytest.mark.parametrize(
    ("line", "hand", "top"),
    [("take beer-6h", ["beer-6h", "bang-9d"], "bang-2c"), ("take deck", ["bang-9d", "bang-8d"], "beer-6h")],
)
def test_pedro_ramirez_may_take_his_first_card_from_the_discards(line: str, hand: list[str], top: str) -> None:
    # rulebook: Pedro Ramirez
    t = table("""
        > Pedro Ramirez   sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d bang-8d
        discard: beer-6h bang-2c
        phase: draw
    """)
    assert t.options == ["take beer-6h", "take deck"]
    t.play(f"Pedro: {line}")
    assert (t["Pedro"].hand, t.discard[0]) == (hand, top)


def test_pedro_ramirez_is_not_asked_when_there_are_no_discards() -> None:  # rulebook: Pedro Ramirez
    t = table("""
        > Pedro Ramirez   sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d bang-8d
        phase: draw
    """)
    assert (t.ask and t.ask.kind, t["Pedro"].hand) == ("play", ["bang-9d", "bang-8d"])


def test_everybody_knows_the_card_that_pedro_ramirez_took_from_the_discards() -> None:  # rulebook: Pedro Ramirez
    t = table("""
        > Pedro Ramirez   sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        discard: beer-6h
        phase: draw
    """)
    t.play("Pedro: take beer-6h")
    assert [known(t, who, "Pedro") for who in ("Willy", "Rose", "Bart")] == [["beer-6h"]] * 3
    assert len(t["Pedro"].hand) == 2


def test_pedro_ramirez_may_take_the_jail_that_he_has_just_left() -> None:  # ruling 28
    t = table("""
          Willy the Kid   sheriff
        > Pedro Ramirez   outlaw    play: jail-js
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: beer-6h bang-9d
        phase: start
    """)
    assert t.options == ["take jail-js", "take deck"]
    t.play("Pedro: take jail-js")
    assert (t["Pedro"].hand, t.discard) == (["jail-js", "bang-9d"], ["beer-6h"])


@pytest.mark.parametrize("last", ["beer-6h", "mustang-8h"])
def test_a_dead_player_decides_which_of_his_cards_pedro_ramirez_finds_on_top(last: str) -> None:  # ruling 67
    t = table("""
        > Rose Doolan     sheriff        hand: bang-2c
          Pedro Ramirez   outlaw
          Willy the Kid   renegade
          Bart Cassidy    outlaw    1/4  hand: beer-6h   play: mustang-8h
    """)
    first = {"beer-6h": "mustang-8h", "mustang-8h": "beer-6h"}[last]
    t.play("Rose: bang-2c > Bart", "Bart: pass", "Bart: pass", f"Bart: take {first}", "Rose: pass")
    assert (t.asked, t.options) == ("Pedro Ramirez", [f"take {last}", "take deck"])
