"""The intervals of paired differences hold the truth, stay within what is possible, and never shrink to nothing."""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

import pytest

from sixgun.arena.intervals import DealResult, Z, difference_interval, wilson
from sixgun.arena.paired import Trial, edge_of
from tests.support.interval_cases import CASES, Case, measured, normal


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.parametrize("deals", [10, 20, 100])
def test_nineteen_of_twenty_intervals_hold_the_truth(case: Case, deals: int) -> None:
    """The short form of `python -m tools.trials.intervals` (docs/arena.md), which takes ten times as many tries."""
    held, _, beyond = measured(case, deals, 200)["arena"]
    assert held >= 0.90
    assert beyond == 0


def test_every_interval_of_few_deals_is_possible_and_has_width() -> None:
    """All results of up to four deals of one or two seats."""
    rows = [DealResult(seats, bot, won) for seats in (1, 2) for bot in range(seats + 1) for won in range(seats + 1)]
    for count in (1, 2, 3, 4):
        for deals in product(rows, repeat=count) if count < 4 else (Random(7).choices(rows, k=4) for _ in range(500)):
            low, high = difference_interval(deals)
            difference = sum(d.bot - d.baseline for d in deals) / sum(d.seats for d in deals)
            assert -1 <= low <= difference + 1e-12
            assert difference - 1e-12 <= high <= 1
            assert high - low > 0.2


def test_two_deals_are_no_proof_of_148_points() -> None:
    """Differences of 100 and 0: the normal interval went from -48 to 148."""
    deals = [DealResult(1, 1, 0), DealResult(1, 1, 1)]
    assert normal(deals) == pytest.approx((-0.48, 1.48), abs=0.001)
    low, high = difference_interval(deals)
    assert -1 < low < 0.5 < high <= 1


def test_twenty_wins_of_twenty_in_the_duel() -> None:
    """The bot wins both seats of each deal, the baseline one of them: 50 points more each time, and 50 at most."""
    low, high = difference_interval([DealResult(2, 2, 1)] * 20)
    assert high == 0.5
    # Place 1 between -50 and 50: Wilson's interval of a share of 1 in 19 games.
    assert low == pytest.approx(wilson(19, 19).low - 0.5)
    assert 0.3 < low < 0.35


def test_a_bot_that_never_differs_may_still_differ() -> None:
    """By the rule of three about 15 % of the deals might differ after 20 that do not."""
    low, high = difference_interval([DealResult(1, deal % 2, deal % 2) for deal in range(20)])
    assert low == pytest.approx(-high)
    assert 0.1 < high < 0.2


def test_with_many_deals_the_interval_is_the_normal_one() -> None:
    chance = Random(3)
    deals = [CASES[0].deal(chance) for _ in range(20_000)]
    assert difference_interval(deals) == pytest.approx(normal(deals), abs=2e-4)


def test_the_interval_of_single_seats_by_hand() -> None:
    results = [(True, False), (True, True), (True, False), (False, True)]
    found = edge_of([Trial(deal, 0, "outlaw", won, lost) for deal, (won, lost) in enumerate(results)])
    assert (found.bot, found.baseline, found.difference) == (0.75, 0.5, 0.25)
    # Differences 1, 0, 1, -1 are 1, 0.5, 1, 0 between -1 and 1: mean 0.625, squared residuals together 0.6875.
    share = (0.6875 + 0.5) / (4 * 0.625 * 0.375 + 0.5)
    games = 3 / share
    middle, spread = 0.625 + Z**2 / (2 * games), Z * sqrt(0.625 * 0.375 / games + Z**2 / (4 * games**2))
    assert found.low == pytest.approx(2 * (middle - spread) / (1 + Z**2 / games) - 1)
    assert found.high == pytest.approx(2 * (middle + spread) / (1 + Z**2 / games) - 1)


def test_one_deal_proves_nothing() -> None:
    assert difference_interval([DealResult(5, 5, 0)]) == (-1.0, 1.0)
    assert difference_interval([]) == (-1.0, 1.0)
