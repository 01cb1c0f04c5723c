"""What may be played at all, and how often."""

from __future__ import annotations

import pytest

from tests.support.duel_table import facing, refusal


def test_missed_is_never_played_freely() -> None:  # ruling 40
    t = facing("missed-ls return_fire-lh")
    assert refusal(t, "missed > West") == ("reply_only", 40)
    assert refusal(t, "play return_fire") == ("reply_only", 40)


@pytest.mark.parametrize("card", ["schoolmarm-lh", "stealing-ob"])
def test_a_card_that_can_do_nothing_may_not_be_played(card: str) -> None:  # ruling 39
    assert refusal(facing(card), f"play {card}") == ("nothing_to_take", 39)
    assert f"play {card}" in facing(card, idle_cards=True).options
    assert facing(card, idle_cards=True).play(f"play {card}").discard == [card]


def test_one_bang_card_a_turn_but_any_number_of_other_hits() -> None:  # ruling 41, 45
    t = facing("colt-ld winchester-lh derringer-lh knife-oh")
    t.play("colt > West", "derringer > West", "knife > West")
    assert t["West"].life == 1
    assert refusal(t, "winchester > Dalton") == ("bang_limit", 41)
