"""Black Jack: a third card if the second is red."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.table import table


@pytest.mark.parametrize("second", ["beer-6h", "bang-9d"])
def test_black_jack_draws_a_third_card_if_the_second_is_red(second: str) -> None:  # rulebook: Black Jack
    t = table(f"""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c {second} bang-3d bang-4d
        phase: draw
    """)
    assert t["Black"].hand == ["bang-2c", second, "bang-3d"]


@pytest.mark.parametrize("second", ["missed-2s", "bang-2c"])
def test_black_jack_draws_two_cards_if_the_second_is_black(second: str) -> None:  # rulebook: Black Jack
    t = table(f"""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-7h {second} bang-3d
        phase: draw
    """)
    assert (t["Black"].hand, t.deck[0]) == (["beer-7h", second], "bang-3d")


@pytest.mark.parametrize("second", ["beer-6h", "missed-2s"])
def test_black_jack_shows_only_his_second_card(second: str) -> None:  # rulebook: Black Jack
    t = table(f"""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c {second} bang-3d
        phase: draw
    """)
    assert [known(t, who, "Black") for who in ("Bart", "Rose", "Paul")] == [[second]] * 3
    assert "show" in t.news_kinds()


def test_black_jacks_third_card_may_come_from_the_reshuffled_discards() -> None:  # ruling 81
    t = table("""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c beer-6h end
        discard: missed-2s
        phase: draw
    """)
    assert (t["Black"].hand, t.deck, t.discard) == (["bang-2c", "beer-6h", "missed-2s"], [], [])
    assert known(t, "Bart", "Black") == ["beer-6h"]


def test_black_jack_loses_the_third_card_if_there_is_none_left() -> None:  # ruling 82
    t = table("""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c beer-6h end
        phase: draw
    """)
    assert (t["Black"].hand, t.asked) == (["bang-2c", "beer-6h"], "Black Jack")
