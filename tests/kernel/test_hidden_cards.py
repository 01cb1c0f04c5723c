"""Faces over ids: shuffled, imagined, blurred; and what news tell to whom."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, HiddenCards, lose_track, shuffled, with_faces
from sixgun.kernel.news import NewsItem


class Face(NamedTuple):
    order: int


FACES = tuple(Face(order) for order in (5, 3, 8, 1, 9, 2, 2, 7))


def test_a_shuffle_deals_only_the_faces_of_these_cards_again() -> None:
    cards = [1, 3, 4, 5, 6]
    result = shuffled(FACES, cards, Chance(key_from_seed("shuffle")))
    assert [result[card] for card in (0, 2, 7)] == [FACES[card] for card in (0, 2, 7)]
    assert Counter(result) == Counter(FACES)
    assert result != FACES


def test_a_shuffle_does_not_depend_on_how_the_cards_lay_before() -> None:
    """A position text names faces and not ids, so a game that was read from one must go on alike."""
    cards = [0, 1, 2, 3, 4, 5, 6, 7]
    turned = tuple(reversed(FACES))
    assert shuffled(FACES, cards, Chance(key_from_seed(1))) == shuffled(turned, cards, Chance(key_from_seed(1)))


def test_a_shuffle_uses_up_chance() -> None:
    chance = Chance(key_from_seed(1))
    first = shuffled(FACES, range(8), chance)
    assert chance.position > 0
    assert shuffled(FACES, range(8), chance) != first


def test_exchanged_puts_new_faces_on_some_cards() -> None:
    assert with_faces(FACES, [7, 0], [Face(70), Face(0)]) == (Face(0), *FACES[1:7], Face(70))


def test_imagined_exchanges_faces_within_each_group_only() -> None:
    groups = [[0, 1, 2], [5, 6, 7]]
    seen_orders = set()
    for seed in range(30):
        result = HiddenCards(FACES, groups).dealt(Chance(key_from_seed(seed)))
        for group in groups:
            assert Counter(result[card] for card in group) == Counter(FACES[card] for card in group)
        assert (result[3], result[4]) == (FACES[3], FACES[4])
        seen_orders.add(result)
    assert len(seen_orders) > 10


def test_imagined_does_not_depend_on_the_hidden_truth() -> None:
    truth = FACES
    twin = with_faces(FACES, [0, 1, 2], [FACES[2], FACES[0], FACES[1]])
    groups = [[0, 1, 2], [5, 6, 7]]
    assert HiddenCards(truth, groups).dealt(Chance(key_from_seed(4))) == HiddenCards(twin, groups).dealt(
        Chance(key_from_seed(4))
    )


def test_imagined_leaves_single_and_empty_groups_alone() -> None:
    assert HiddenCards(FACES, [[3], []]).dealt(Chance(key_from_seed(4))) == FACES


def test_blur_forgets_a_hand_for_all_but_those_who_saw_the_move() -> None:
    seen = bytearray([0b1111, 0b0101, HIDDEN, PUBLIC, 0b1111])
    lose_track(seen, [0, 1, 2, 3], 0b0011)
    assert list(seen) == [0b0011, 0b0001, HIDDEN, 0b0011, 0b1111]


PRIVATE = NewsItem("draw", 2, amount=1, cards=(7,), faces=(Face(7),), known_to=0b0100)


def test_news_show_cards_to_those_who_may_know_them() -> None:
    assert PRIVATE.seen_by(2) is PRIVATE
    for seat in (0, 1, 3, NOBODY):
        assert PRIVATE.seen_by(seat) == NewsItem("draw", 2, amount=1, known_to=0)


def test_public_news_are_the_same_for_all() -> None:
    news = NewsItem("discard", 1, cards=(3,), faces=(Face(1),))
    assert all(news.seen_by(seat) is news for seat in (NOBODY, 0, 1, 7))


def test_a_spectator_sees_only_what_the_whole_table_sees() -> None:
    """Seven seats that all know a card are not everybody."""
    news = NewsItem("look", 0, cards=(3,), faces=(Face(1),), known_to=0b1111111)
    assert news.seen_by(6) is news
    assert news.seen_by(NOBODY).cards == ()
