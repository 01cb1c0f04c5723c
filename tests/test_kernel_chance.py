"""The generator: the same bytes everywhere, no bias, a copy that goes its own way."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest

from sixgun.kernel.chance import BLOCK, KEY_BYTES, Chance, key_of

KEY = bytes(range(32))
KNOWN_NUMBERS = [0, 0, 6, 47, 21, 101, 86]
KNOWN_SHUFFLE = [11, 3, 7, 0, 4, 9, 5, 2, 10, 6, 8, 1]


def stream(key: bytes, blocks: int) -> bytes:
    """The bytes as the module's docstring describes them, worked out independently."""
    return b"".join(blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(blocks))


def test_below_256_reads_the_blocks_of_blake2b_byte_by_byte() -> None:
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


def test_a_seed_stands_for_a_key_of_32_bytes() -> None:
    assert key_of(7) == key_of("7") == sha256(b"sixgun 7").digest()
    assert len(key_of("anything")) == KEY_BYTES
    assert key_of(7) != key_of(8)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 80, 100, 129, 200, 255])
def test_below_is_not_biased(n: int) -> None:
    """Chi-square over fixed keys; the bound is 5 standard deviations."""
    draws = 200 * n
    chance = Chance(key_of(f"chi {n}"))
    counts = Counter(chance.below(n) for _ in range(draws))
    expected = draws / n
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    freedom = n - 1
    assert set(counts) == set(range(n))
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def test_the_chi_square_test_would_notice_a_plain_modulo() -> None:
    n, draws = 100, 20_000
    bytes_ = stream(key_of("chi 100"), draws // BLOCK + 1)[:draws]
    counts = Counter(byte % n for byte in bytes_)
    chi = sum((counts[value] - draws / n) ** 2 / (draws / n) for value in range(n))
    assert abs(chi - (n - 1)) > 5 * (2 * (n - 1)) ** 0.5


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance(key_of("orders"))
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        letters = list("abc")
        chance.shuffle(letters)
        counts[tuple(letters)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 5 + 5 * 10**0.5


def numbers(first: int, count: int) -> list[int]:
    """The 32-bit numbers from a block on."""
    words = stream(KEY, 40)[first * BLOCK :]
    return [int.from_bytes(words[4 * n : 4 * n + 4], "little") for n in range(count)]


def test_a_shuffle_sorts_by_the_32_bit_numbers_of_the_next_whole_blocks() -> None:
    for position, count in ((0, 80), (1, 80), (64, 7), (100, 17), (128, 16)):
        first = (position + BLOCK - 1) // BLOCK
        chance, items = Chance(KEY, position), [f"card {n}" for n in range(count)]
        chance.shuffle(items)
        assert items == [f"card {n}" for _, n in sorted((key, n) for n, key in enumerate(numbers(first, count)))]
        assert chance == Chance(KEY, (first + (count + 15) // 16) * BLOCK)


def test_a_shuffle_with_two_equal_numbers_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the order before the shuffle would decide between the two."""
    true_block = Chance._block

    def block(self: Chance, number: int) -> bytes:
        return bytes(BLOCK) if number == 0 else true_block(self, number)

    monkeypatch.setattr(Chance, "_block", block)
    chance, items = Chance(KEY), list(range(10))
    chance.shuffle(items)
    assert items == [n for _, n in sorted((key, n) for n, key in enumerate(numbers(1, 10)))]
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
    twin = chance.copy()
    assert twin == chance
    ahead = [chance.below(80) for _ in range(100)]
    assert twin != chance
    assert [twin.below(80) for _ in range(100)] == ahead
    assert twin == chance


def test_generators_are_equal_by_key_and_position() -> None:
    assert Chance(KEY, 3) == Chance(KEY, 3)
    assert Chance(KEY, 3) != Chance(KEY, 4)
    assert Chance(KEY, 3) != Chance(key_of(1), 3)
    assert Chance(KEY, 3) != 3


@pytest.mark.parametrize("n", [0, -1, 257, 1000])
def test_below_refuses_what_one_byte_cannot_decide(n: int) -> None:
    chance = Chance(KEY)
    with pytest.raises(ValueError, match=f"1 to 256, not {n}"):
        chance.below(n)
    assert chance.position == 0


def test_below_1_is_0_and_many_items_can_be_shuffled() -> None:
    chance = Chance(KEY)
    assert [chance.below(1) for _ in range(5)] == [0] * 5
    items = list(range(300))
    chance.shuffle(items)
    assert sorted(items) == list(range(300))
    assert items != sorted(items)
