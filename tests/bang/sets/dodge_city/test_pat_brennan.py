"""Pat Brennan: a card in play instead of drawing."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_among_four
from tests.support.table import table

DRAW = "phase: draw\ndeck: beer-6h beer-7h beer-8h"


def test_pat_brennan_may_take_a_card_in_play_of_anybody_instead_of_drawing() -> None:  # ruling 125
    t = sheriff_among_four("Pat Brennan", "", DRAW, left="play: mustang-8h", opposite="play: hideout-kd knife-8h")
    assert t.options == ["take mustang-8h", "take hideout-kd", "take knife-8h", "take deck"]
    t.play("Pat: take knife-8h")
    assert (t["Pat"].hand, t["Rose"].in_play, t.phase) == (["knife-8h"], ["hideout-kd"], "play")


def test_pat_brennan_may_draw_two_cards_as_usual() -> None:  # ruling 125
    t = sheriff_among_four("Pat Brennan", "", DRAW, left="play: mustang-8h")
    t.play("Pat: take deck")
    assert (t["Pat"].hand, t["Jesse"].in_play) == (["beer-6h", "beer-7h"], ["mustang-8h"])


def test_pat_brennan_is_not_asked_when_nothing_lies_in_play() -> None:  # ruling 125
    t = sheriff_among_four("Pat Brennan", "", DRAW, left="hand: bang-2c")
    assert (t["Pat"].hand, t.phase) == (["beer-6h", "beer-7h"], "play")


def test_pat_brennan_may_take_his_own_card() -> None:  # ruling 125
    t = sheriff_among_four("Pat Brennan", "play: schofield-jc", DRAW)
    t.play("Pat: take schofield-jc")
    assert (t["Pat"].hand, t["Pat"].in_play) == (["schofield-jc"], [])


@pytest.mark.parametrize("card", ["jail-js", "dynamite-2h"])
def test_pat_brennan_may_take_jail_and_dynamite(card: str) -> None:  # ruling 125
    t = sheriff_among_four("Pat Brennan", "", DRAW, opposite=f"play: {card}")
    t.play(f"Pat: take {card}")
    assert t["Pat"].hand == [card]


def test_pat_brennan_takes_nothing_out_of_a_hand() -> None:  # ruling 125
    t = sheriff_among_four("Pat Brennan", "", DRAW, left="hand: bang-2c   play: mustang-8h")
    t.refuses("take hand > Jesse")
    assert t.options == ["take mustang-8h", "take deck"]


def test_a_green_card_that_pat_brennan_takes_must_be_put_down_again() -> None:  # ruling 95, 125
    t = sheriff_among_four("Pat Brennan", "", DRAW, left="play: knife-8h")
    t.play("Pat: take knife-8h", "Pat: knife-8h")
    assert (t["Pat"].in_play, t.options) == (["knife-8h"], ["pass"])


def test_pat_brennan_may_take_his_card_in_thirst() -> None:  # ruling 126
    position = f"{DRAW}\nevent: thirst"
    taking = sheriff_among_four("Pat Brennan", "", position, left="play: mustang-8h").play("Pat: take mustang-8h")
    assert taking["Pat"].hand == ["mustang-8h"]
    drawing = sheriff_among_four("Pat Brennan", "", position, left="play: mustang-8h").play("Pat: take deck")
    assert drawing["Pat"].hand == ["beer-6h"]


def test_the_train_brings_pat_brennan_a_card_too() -> None:  # ruling 126
    t = sheriff_among_four("Pat Brennan", "", f"{DRAW}\nevent: train_arrival", left="play: mustang-8h")
    t.play("Pat: take mustang-8h")
    assert t["Pat"].hand == ["mustang-8h", "beer-6h"]


def test_with_the_switch_pat_brennan_misses_the_train_when_he_takes_a_card_in_play() -> None:  # ruling 126
    position = f"{DRAW}\nevent: train_arrival"
    t = sheriff_among_four("Pat Brennan", "", position, left="play: mustang-8h", pat_misses_train=True)
    t.play("Pat: take mustang-8h")
    assert t["Pat"].hand == ["mustang-8h"]
    t = sheriff_among_four("Pat Brennan", "", position, left="play: mustang-8h", pat_misses_train=True)
    t.play("Pat: take deck")
    assert t["Pat"].hand == ["beer-6h", "beer-7h", "beer-8h"]


def test_pat_brennan_frees_a_prisoner_by_taking_his_jail() -> None:  # ruling 125
    t = table("""
        > Pat Brennan     sheriff
          Lucky Duke      outlaw     play: jail-js
          Kit Carlson     renegade
          Rose Doolan     outlaw
        phase: draw
        deck: bang-2c bang-3c
    """)
    t.play("Pat: take jail-js", "Pat: jail-js > Rose", "Pat: pass")
    assert (t.turn, t["Lucky"].hand, t["Rose"].in_play) == ("Lucky Duke", ["bang-2c", "bang-3c"], ["jail-js"])
