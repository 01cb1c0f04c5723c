"""Pixie Pete: three cards instead of two."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_among_four


def test_pixie_pete_draws_three_cards() -> None:  # ruling 124
    t = sheriff_among_four("Pixie Pete", "", "phase: draw\ndeck: beer-6h beer-7h beer-8h beer-9h")
    assert t["Pixie"].hand == ["beer-6h", "beer-7h", "beer-8h"]


@pytest.mark.parametrize(("event", "cards"), [("thirst", 2), ("train_arrival", 4)])
def test_pixie_pete_in_thirst_and_train_arrival(event: str, cards: int) -> None:  # ruling 124
    assert len(sheriff_among_four("Pixie Pete", "", f"phase: draw\nevent: {event}")["Pixie"].hand) == cards


def test_pixie_pete_draws_no_more_than_others_from_a_stagecoach() -> None:  # ruling 124
    t = sheriff_among_four("Pixie Pete", "hand: stagecoach-9s")
    t.play("Pixie: stagecoach-9s")
    assert len(t["Pixie"].hand) == 2
