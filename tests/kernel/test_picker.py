"""The generator of simulations: the same numbers everywhere, evenly spread, one after another without a pattern."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any

import pytest

from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.picker import BITS, MASK, MULTIPLIER, STATES, RandomPicker
from tests.support.doubt import new_doubt

KNOWN_NUMBERS = [1, 3, 8, 37, 68, 120, 66, 0, 0, 129, 104, 199]
KNOWN_BYTES = [20, 8, 227, 174, 92, 65, 143, 23, 182, 160, 232, 247]


def deviations(counts: Mapping[Any, int], kinds: int) -> float:
    """How many standard deviations the chi-square of these counts is away from what chance gives."""
    expected = sum(counts.values()) / kinds
    chi = sum((count - expected) ** 2 / expected for count in counts.values()) + (kinds - len(counts)) * expected
    freedom = kinds - 1
    return (chi - freedom) / sqrt(2 * freedom)


def test_known_numbers_of_known_seeds() -> None:
    """The same on every platform, interpreted and compiled."""
    picker = RandomPicker(7)
    assert [picker.below(n) for n in (2, 6, 13, 52, 80, 256, 100, 3, 1, 256, 256, 256)] == KNOWN_NUMBERS
    picker = RandomPicker("bench/1")
    assert [picker.below(256) for _ in range(12)] == KNOWN_BYTES


def test_the_state_is_multiplied_and_carried() -> None:
    """The generator, written again with one number modulo a prime."""
    prime = MULTIPLIER * 2**BITS - 1
    state = 1 + int.from_bytes(key_from_seed(3)[:16], "little") % STATES
    picker = RandomPicker(3)
    for _ in range(1000):
        state = state * pow(2**BITS, -1, prime) % prime
        assert picker.below(2**BITS) == (state ^ state >> BITS) & MASK
        assert 0 < state < 2**60


def test_the_numbers_repeat_only_after_half_a_prime() -> None:
    prime = MULTIPLIER * 2**BITS - 1
    half = prime // 2
    assert all(pow(base, number - 1, number) == 1 for number in (prime, half) for base in (2, 3, 5, 7, 11))
    assert pow(2**BITS, half, prime) == 1 != pow(2**BITS, 2, prime)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 80, 100, 129, 200, 255, 256])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    picker = RandomPicker(f"chi {n}")
    counts = Counter(picker.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert abs(deviations(counts, n)) < 5


@pytest.mark.parametrize(("n", "length"), [(2, 10), (4, 5), (8, 3), (32, 2)])
def test_numbers_do_not_depend_on_those_before(n: int, length: int) -> None:
    picker = RandomPicker(f"runs {n}")
    counts = Counter(tuple(picker.below(n) for _ in range(length)) for _ in range(50 * n**length))
    assert abs(deviations(counts, n**length)) < 5


def test_seeds_in_a_row_give_unrelated_numbers() -> None:
    counts = Counter(RandomPicker(seed).below(50) for seed in range(10_000))
    assert abs(deviations(counts, 50)) < 5
    assert RandomPicker(1).below(MASK) != RandomPicker(2).below(MASK)


def test_a_large_number_of_items_is_no_problem() -> None:
    picker = RandomPicker(1)
    drawn = [picker.below(1000) for _ in range(20_000)]
    assert (min(drawn), max(drawn)) == (0, 999)


@pytest.mark.parametrize("n", [0, -1])
def test_below_needs_something_to_choose_from(n: int) -> None:
    picker = RandomPicker(1)
    with pytest.raises(ValueError, match=f"1 or more, not {n}"):
        picker.below(n)
    assert picker.below(256) == RandomPicker(1).below(256)


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (new_doubt(2, key_from_seed("game")) for _ in range(2))
    decisions = [game.play_out(RandomPicker(5).below) for game in (first, second)]
    assert decisions[0] == decisions[1] > 0
    assert first.state.to_data() == second.state.to_data()
