"""Choices are interned values; questions answer for those who say nothing."""

from __future__ import annotations

import copy
import pickle

import pytest

from examples.doubt.asks import BELIEVE, DOUBT_IT
from sixgun.kernel.ask import MOST_CARDS, NO_CARD, NOBODY, PASS, Ask, Choice, choice, choices_at, choices_by_card
from sixgun.kernel.chance import key_from_seed
from tests.support.doubt import new_doubt


def test_equal_choices_are_one_object() -> None:
    assert choice("lay", 3, 1, "two") is choice("lay", card=3, target=1, what="two")
    assert choice("pass") is PASS
    assert choice("lay", 3) is choice("lay", 3, NOBODY, "")


def test_choices_that_differ_in_any_part_are_different() -> None:
    forms = [choice("lay", 3, 1, "two"), choice("take", 3, 1, "two"), choice("lay", 4, 1, "two")]
    forms += [choice("lay", 3, 2, "two"), choice("lay", 3, 1, "one")]
    assert len(set(forms)) == len(forms)


def test_a_choice_says_what_it_is() -> None:
    assert repr(choice("lay", 3, 1, "two")) == "<lay #3 two > 1>"
    assert repr(PASS) == "<pass>"
    wish = choice("take", what="deck")
    assert (wish.verb, wish.card, wish.target, wish.what) == ("take", NO_CARD, NOBODY, "deck")


@pytest.mark.parametrize("wish", [PASS, choice("lay", 3, 1, "two"), choice("never_made_before", 77)])
def test_a_choice_stays_itself_when_it_is_pickled_and_copied(wish: Choice) -> None:
    assert pickle.loads(pickle.dumps(wish)) is wish
    assert copy.copy(wish) is wish
    assert copy.deepcopy([wish])[0] is wish


def test_a_table_of_choices_by_card_gives_the_interned_ones() -> None:
    table = choices_by_card("lay", 1, "two")
    assert table[3] is choice("lay", 3, 1, "two")
    assert table[3] is table[3]
    assert len(table) == MOST_CARDS


def test_a_table_of_aimed_choices_gives_one_for_each_target() -> None:
    table = choices_at("shoot", (2, 5), "bang")
    assert table[9] == (choice("shoot", 9, 2, "bang"), choice("shoot", 9, 5, "bang"))
    assert all(
        found is wish for found, wish in zip(table[9], (choice("shoot", 9, 2, "bang"), choice("shoot", 9, 5, "bang")))
    )
    assert table.rows[9] is table[9]
    assert table.rows[8] is None
    assert choices_at("shoot", (2, 5), "bang") is table
    assert choices_at("shoot", ())[9] == ()


class Listed(Ask):
    """A question with the options it is given."""

    def __init__(self, options: list[Choice]) -> None:
        super().__init__(new_doubt(2, key_from_seed(1)), 1)
        self.listed = options

    def options(self) -> list[Choice]:
        return self.listed


def test_whoever_says_nothing_passes_where_they_may() -> None:
    assert Listed([DOUBT_IT, PASS]).default() is PASS
    assert Listed([BELIEVE, DOUBT_IT]).default() is BELIEVE


def test_a_question_knows_its_game_and_seat_and_is_closed_unless_it_says_so() -> None:
    ask = Listed([PASS])
    assert (ask.seat, ask.open, ask.kind) == (1, False, "")
    with pytest.raises(NotImplementedError):
        Ask(ask.game, 0).options()
