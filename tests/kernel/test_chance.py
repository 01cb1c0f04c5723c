"""The generator: the same bytes everywhere, no bias, a copy that goes its own way."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256, shake_128

import pytest

from sixgun.kernel.chance import BLOCK, KEY_BYTES, Chance, key_from_seed

KEY = bytes(range(32))
KNOWN_NUMBERS = [1, 0, 9, 51, 27, 184, 22]
KNOWN_SHUFFLE = [0, 8, 10, 5, 6, 7, 2, 3, 4, 9, 1, 11]


def block(key: bytes, number: int, size: int = BLOCK) -> bytes:
    """A block as the module's docstring describes it, worked out independently."""
    return shake_128(key + number.to_bytes(8, "little")).digest(size)


def stream(key: bytes, blocks: int) -> bytes:
    return b"".join(block(key, number) for number in range(blocks))


def test_below_256_reads_the_blocks_byte_by_byte() -> None:
    chance = Chance(KEY)
    assert bytes(chance.below(256) for _ in range(3 * BLOCK)) == stream(KEY, 3)
    assert chance.position == 3 * BLOCK


def test_known_numbers_of_a_known_key() -> None:
    """Written down once: a change here breaks every saved game."""
    chance = Chance(KEY)
    assert [chance.below(n) for n in (2, 6, 13, 52, 80, 256, 100)] == KNOWN_NUMBERS
    items = list(range(12))
    Chance(KEY).shuffle(items)
    assert items == KNOWN_SHUFFLE


def test_a_seed_gives_a_key_of_32_bytes() -> None:
    assert key_from_seed(7) == key_from_seed("7") == sha256(b"sixgun 7").digest()
    assert len(key_from_seed("anything")) == KEY_BYTES
    assert key_from_seed(7) != key_from_seed(8)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 80, 100, 129, 200, 255])
def test_below_is_not_biased(n: int) -> None:
    """Chi-square over fixed keys; the bound is 5 standard deviations."""
    draws = 200 * n
    chance = Chance(key_from_seed(f"chi {n}"))
    counts = Counter(chance.below(n) for _ in range(draws))
    expected = draws / n
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    freedom = n - 1
    assert set(counts) == set(range(n))
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def test_the_chi_square_test_would_notice_a_plain_modulo() -> None:
    n, draws = 100, 20_000
    bytes_ = stream(key_from_seed("chi 100"), draws // BLOCK + 1)[:draws]
    counts = Counter(byte % n for byte in bytes_)
    chi = sum((counts[value] - draws / n) ** 2 / (draws / n) for value in range(n))
    assert abs(chi - (n - 1)) > 5 * (2 * (n - 1)) ** 0.5


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance(key_from_seed("orders"))
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        letters = list("abc")
        chance.shuffle(letters)
        counts[tuple(letters)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 5 + 5 * 10**0.5


def swapped(data: bytes, count: int) -> list[int]:
    """From the last place down each one is swapped with a random one up to there; biased bytes are left out."""
    order, at = list(range(count)), 0
    for last in reversed(range(1, count)):
        while data[at] >= 256 // (last + 1) * (last + 1):
            at += 1
        place = data[at] % (last + 1)
        order[last], order[place] = order[place], order[last]
        at += 1
    return order


def test_a_shuffle_swaps_by_the_bytes_of_one_long_block() -> None:
    for position, number in ((0, 0), (1, 1), (64, 1), (100, 2), (128, 2)):
        for count in (2, 16, 17, 80, 256):
            chance, items = Chance(KEY, position), [f"card {n}" for n in range(count)]
            chance.shuffle(items)
            assert items == [f"card {n}" for n in swapped(block(KEY, number, 2000), count)]
            assert chance == Chance(KEY, (number + 1) * BLOCK)


class FirstUseless(Chance):
    """No byte of its first block is usable."""

    def _block(self, number: int, size: int = BLOCK) -> bytes:
        return b"\xff" * size if number == 0 else block(self.key, number, size)


def test_a_shuffle_whose_bytes_run_out_starts_again() -> None:
    chance, items = FirstUseless(KEY), list(range(10))
    chance.shuffle(items)
    assert items == swapped(block(KEY, 1, 200), 10)
    assert chance.position == 2 * BLOCK


def test_what_follows_a_shuffle_depends_on_the_number_of_items_only() -> None:
    one, other = Chance(KEY, 3), Chance(KEY, 3)
    one.shuffle(list(range(20)))
    other.shuffle(["x"] * 20)
    assert [one.below(6) for _ in range(200)] == [other.below(6) for _ in range(200)]


def test_few_or_no_items_can_be_shuffled() -> None:
    chance = Chance(KEY, 5)
    empty: list[int] = []
    single = [9]
    chance.shuffle(empty)
    chance.shuffle(single)
    assert (empty, single) == ([], [9])


def test_pick_takes_every_item() -> None:
    chance = Chance(KEY)
    assert {chance.pick("abcd") for _ in range(100)} == set("abcd")
    with pytest.raises(ValueError, match="1 to 256"):
        chance.pick("")


@pytest.mark.parametrize("position", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 1000])
def test_a_generator_goes_on_from_any_position(position: int) -> None:
    whole = stream(KEY, 20)
    chance = Chance(KEY, position)
    assert bytes(chance.below(256) for _ in range(100)) == whole[position : position + 100]


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(KEY)
    for _ in range(70):
        chance.below(6)
    clone = chance.copy()
    assert clone == chance
    ahead = [chance.below(80) for _ in range(100)]
    assert clone != chance
    assert [clone.below(80) for _ in range(100)] == ahead
    assert clone == chance


def test_generators_are_equal_by_key_and_position() -> None:
    assert Chance(KEY, 3) == Chance(KEY, 3)
    assert Chance(KEY, 3) != Chance(KEY, 4)
    assert Chance(KEY, 3) != Chance(key_from_seed(1), 3)
    assert Chance(KEY, 3) != 3


@pytest.mark.parametrize("n", [0, -1, 257, 1000])
def test_below_refuses_what_one_byte_cannot_decide(n: int) -> None:
    chance = Chance(KEY)
    with pytest.raises(ValueError, match=f"1 to 256, not {n}"):
        chance.below(n)
    assert chance.position == 0


def test_below_1_is_0_and_256_items_can_be_shuffled() -> None:
    chance = Chance(KEY)
    assert [chance.below(1) for _ in range(5)] == [0] * 5
    items = list(range(256))
    chance.shuffle(items)
    assert sorted(items) == list(range(256))
    assert items != sorted(items)
