"""Bill Noface: a card, and one for each life point that he lacks."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_among_four


@pytest.mark.parametrize(("life", "cards"), [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5)])
def test_bill_noface_draws_one_card_and_one_for_each_missing_point(life: int, cards: int) -> None:
    # ruling 124
    t = sheriff_among_four("Bill Noface", f"{life}/5", "phase: draw")
    assert len(t["Bill"].hand) == cards


@pytest.mark.parametrize(("event", "life", "cards"), [("thirst", 5, 1), ("thirst", 3, 2), ("train_arrival", 3, 4)])
def test_bill_noface_in_thirst_and_train_arrival(event: str, life: int, cards: int) -> None:  # ruling 124
    t = sheriff_among_four("Bill Noface", f"{life}/5", f"phase: draw\nevent: {event}")
    assert len(t["Bill"].hand) == cards


def test_bill_noface_counts_his_injuries_after_the_dynamite() -> None:  # ruling 27, 124
    t = sheriff_among_four("Bill Noface", "5/5   play: dynamite-2h", "phase: start\ndeck: missed-2s")
    assert (t["Bill"].life, len(t["Bill"].hand)) == (2, 4)
