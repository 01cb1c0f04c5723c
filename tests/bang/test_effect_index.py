"""Which effects act, in which order, and what a walk does when the table changes under it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pytest

from sixgun.bang import hook_numbers
from sixgun.bang.effect import Effect
from sixgun.bang.effect_index import UNKNOWN, EffectIndex, FigureCache, each_effect, index_of
from sixgun.bang.hook_numbers import (
    HOOK_NAMES,
    HOOKS,
    MODIFY_DISTANCE,
    MODIFY_HAND_LIMIT,
    MODIFY_REACH,
    MODIFY_SUIT,
    TABLE_HOOKS,
)
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.cardgame import effects as shared_effects
from sixgun.cardgame.effects import overridden
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed

if TYPE_CHECKING:
    from sixgun.bang.game import Game

SING, DANCE = MODIFY_DISTANCE, MODIFY_SUIT
OWN_SONG, OWN_DANCE = MODIFY_REACH, MODIFY_HAND_LIMIT


class Singer(Effect):
    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance

    def modify_reach(self, game: Game, me: int, seat: int, reach: int) -> int:
        return reach

    def __repr__(self) -> str:
        return type(self).__name__


class Dancer(Effect):
    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        return suit

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return limit


class Star(Singer):
    cost = 4

    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        return suit

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return limit

    def _private(self) -> None: ...


class Late(Singer):
    priority = 2


class Early(Singer):
    priority = -1


singer, dancer, star, late, early = Singer(), Dancer(), Star(), Late(), Early()


HERE = 7
"""All three are present."""


def indexed(*effects: tuple[Effect, ...], figures: Sequence[int] = ()) -> EffectIndex:
    """What acts in front of each seat, and as the last one for all; `figures`: the hooks that figures follow from."""
    return index_of(effects, HERE, FigureCache(figures))


def table_with(*seats: tuple[Effect, ...], event: tuple[Effect, ...] = ()) -> Game:
    """A game in which these effects act."""
    game = new_game(Setup(4, key_from_seed(1)))
    game.index = indexed(*seats, event)
    return game


# Hooks and their numbers.


def test_hooks_are_the_public_methods_that_are_overridden() -> None:
    assert singer.hooks == {"modify_distance", "modify_reach"}
    assert dancer.hooks == {"modify_suit", "modify_hand_limit"}
    assert star.hooks == singer.hooks | dancer.hooks
    assert overridden(Effect, Effect) == set()


def test_the_index_lists_the_hooks_that_are_overridden_by_number() -> None:
    assert singer.hook_numbers == (SING, OWN_SONG)
    assert star.hook_numbers == (DANCE, SING, OWN_SONG, OWN_DANCE)


def test_every_hook_of_an_effect_has_its_number() -> None:
    """Three are not listed: they are called on an effect that is known already."""
    methods = {name for name, _ in inspect.getmembers(Effect, callable) if not name.startswith("_")}
    assert set(HOOK_NAMES) == methods - {"use", "why_not_use", "waits"}
    assert [getattr(hook_numbers, name.upper()) for name in HOOK_NAMES] == list(range(HOOKS))


@pytest.mark.plain("reads docstrings")
def test_own_hooks_say_so_and_come_after_the_table_hooks() -> None:
    first_words = [(inspect.getdoc(getattr(Effect, name)) or "").lower().partition(". ")[0] for name in HOOK_NAMES]
    assert [words in ("own", "pure, own") for words in first_words] == [n >= TABLE_HOOKS for n in range(HOOKS)]


# Order.


def test_pure_folds_go_from_the_event_round_the_seats_from_the_first_one() -> None:
    index = indexed((singer,), (dancer, star), (star, singer), (singer,))
    assert index.all_seats[SING] == [(NOBODY, singer), (0, singer), (1, star), (2, star), (2, singer)]
    assert index.all_seats[DANCE] == [(1, dancer), (1, star), (2, star)]


def test_in_the_order_of_play_the_seats_begin_with_the_turn() -> None:
    index = indexed((singer,), (star,), (singer,), (late,))
    assert index.in_turn_order(SING, 1) == [(1, star), (2, singer), (0, singer), (NOBODY, late)]
    assert index.in_turn_order(SING, 2) == [(2, singer), (0, singer), (1, star), (NOBODY, late)]


def test_priority_goes_before_every_other_order() -> None:
    index = indexed((late, singer), (early, star), (singer,))
    assert index.all_seats[SING] == [(1, early), (NOBODY, singer), (0, singer), (1, star), (0, late)]
    assert index.in_turn_order(SING, 1) == [(1, early), (NOBODY, singer), (1, star), (0, singer), (0, late)]


def test_own_hooks_concern_the_event_and_what_lies_in_front_of_a_seat() -> None:
    index = indexed((late, singer), (dancer,), (star, early), (singer,))
    assert index.actors(OWN_SONG, 0) == [(NOBODY, singer), (0, singer), (0, late)]
    assert index.actors(OWN_SONG, 1) == [(NOBODY, singer)]
    assert index.actors(OWN_DANCE, 1) == [(1, dancer)]
    assert index.actors(OWN_DANCE, 0) == []
    assert index.actors(OWN_SONG, 2) == [(2, early), (NOBODY, singer), (2, star)]


# Change.


def test_a_changed_index_is_what_a_new_one_would_be() -> None:
    before = [(singer,), (dancer, star), (late,), (early,)]
    changes = ((0, (star, late)), (1, ()), (2, (late,)), (2, ()))
    for seat, effects in changes:
        index = indexed(*before)
        after = before[:]
        after[seat] = effects
        changed, fresh = index.with_seat(seat, effects, HERE), indexed(*after)
        assert changed.all_seats == fresh.all_seats
        for hook in range(HOOKS):
            assert [changed.actors(hook, n) for n in range(3)] == [fresh.actors(hook, n) for n in range(3)]
        assert changed.own == fresh.own


def test_an_index_with_one_effect_more_or_less_is_what_a_new_one_would_be() -> None:
    seats: list[tuple[Effect, ...]] = [(singer, dancer), (star,), ()]
    for event in ((), (singer,), (late,)):
        for seat, old in enumerate(seats):
            for effect in (singer, dancer, star, late, early):
                if effect in old:
                    continue
                less = indexed(*seats, event, figures=[DANCE])
                grown = [*seats[:seat], (*old, effect), *seats[seat + 1 :]]
                more = indexed(*grown, event, figures=[DANCE])
                for made, fresh in ((less.with_card(seat, effect), more), (more.without_card(seat, effect), less)):
                    assert made.own == fresh.own
                    assert made.all_seats == fresh.all_seats
                    assert [made.in_turn_order(SING, n) for n in range(3)] == [
                        fresh.in_turn_order(SING, n) for n in range(3)
                    ]


def test_an_index_under_another_event_is_what_a_new_one_would_be() -> None:
    seats: list[tuple[Effect, ...]] = [(singer, dancer), (late,), (early, star), ()]
    events: list[tuple[Effect, ...]] = [(), (singer,), (star,), (late,), (dancer,)]
    for old in events:
        for new in events:
            index = indexed(*seats, old, figures=[DANCE])
            made, fresh = index.with_event(new), indexed(*seats, new, figures=[DANCE])
            assert (made.own, made.all_seats) == (fresh.own, fresh.all_seats)
            assert (made.plays, made.in_reach) == ([None] * len(seats), [UNKNOWN] * len(seats))
            changed = old != new and (star in old + new or dancer in old + new)
            assert (made.figures is index.figures) != changed
            assert made.with_seat(0, (star,), HERE).own == indexed((star,), *seats[1:], new).own


def test_an_index_is_never_changed_itself() -> None:
    index = indexed((singer,), (star,), ())
    assert len(index.all_seats[SING]) == 2
    clone = index.with_seat(0, (), HERE)
    assert index.all_seats[SING] == [(0, singer), (1, star)]
    assert index.own[0][OWN_SONG] == [(0, singer)]
    assert clone.all_seats[SING] == [(1, star)]


def test_figures_are_remembered_for_tables_that_agree_in_the_hooks_behind_them() -> None:
    index = indexed((singer,), (), (), figures=[SING])
    known = index.figures
    assert index.with_seat(1, (dancer,), HERE).figures is known
    assert index.with_seat(1, (star,), HERE).figures is not known
    assert index.with_seat(0, (), HERE).figures is not known
    # Another effect with the same hook is a change as well, and so is somebody who goes.
    assert index.with_seat(0, (late,), HERE).figures is not known
    assert index.with_seat(1, (dancer,), HERE - 2).figures is not known
    # Back where it was, all is known again.
    assert index.with_seat(0, (), HERE).with_seat(0, (singer,), HERE).figures is known


def test_figures_of_a_seat_last_until_it_or_a_figure_of_the_table_changes() -> None:
    index = indexed((singer,), (), (), (), figures=[SING])
    index.in_reach[:] = [4, 4, 3]
    index.plays[2] = []
    changed = index.with_seat(1, (dancer,), HERE)
    assert (changed.in_reach, changed.plays) == ([4, UNKNOWN, 3], [None, None, []])
    other_distances = index.with_seat(1, (star,), HERE)
    assert (other_distances.in_reach, other_distances.plays) == ([UNKNOWN] * 3, [None] * 3)


@pytest.mark.plain("replaces a constant of the engine")
def test_a_full_cache_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_effects, "CACHE_SIZE", 2)
    cache = FigureCache([0])
    first, _, last = [cache.figures_for(seats_mask, [[]]) for seats_mask in (0b1001, 0b1010, 0b1100)]
    assert cache.figures_for(0b1100, [[]]) is last
    assert cache.figures_for(0b1001, [[]]) is not first


def test_figures_know_who_is_in_play() -> None:
    assert FigureCache([0]).figures_for(0b101101, [[]]).in_play == 0b1101


# Walking.


def walked(table: Game, first: int, acts: Callable[[int, Effect], None], hook: int = SING) -> list[tuple[int, Effect]]:
    called = []
    for me, effect in each_effect(table, hook, first):
        called.append((me, effect))
        acts(me, effect)
    return called


def quiet(me: int, effect: Effect) -> None: ...


def test_a_walk_goes_in_the_order_of_play() -> None:
    table = table_with((singer,), (star,), (late,), event=(singer,))
    assert walked(table, 1, quiet) == [(NOBODY, singer), (1, star), (0, singer), (2, late)]
    assert walked(table, 0, quiet, hook=DANCE) == [(1, star)]
    assert walked(table_with((), ()), 0, quiet) == []


def test_what_has_gone_is_skipped() -> None:
    table = table_with((singer,), (star,), (singer,))

    def acts(me: int, effect: Effect) -> None:
        if me == 0:
            table.index = table.index.with_seat(1, (), HERE)

    assert walked(table, 0, acts) == [(0, singer), (2, singer)]


def test_what_has_come_further_on_is_called() -> None:
    table = table_with((singer,), (), (singer,))

    def acts(me: int, effect: Effect) -> None:
        if me == 0:
            table.index = table.index.with_seat(1, (star,), HERE)

    assert walked(table, 0, acts) == [(0, singer), (1, star), (2, singer)]


def test_what_has_come_where_the_walk_has_been_is_not_called() -> None:
    table = table_with((singer,), (), (singer,), (singer,))

    def acts(me: int, effect: Effect) -> None:
        if me == 2:
            table.index = table.index.with_seat(1, (star,), HERE)

    assert walked(table, 0, acts) == [(0, singer), (2, singer), (3, singer)]
    # Seen from seat 1 the same place is still to come.
    table = table_with((singer,), (), (singer,), (singer,))

    def acts_at_three(me: int, effect: Effect) -> None:
        if me == 3:
            table.index = table.index.with_seat(1, (star,), HERE).with_seat(0, (late,), HERE)

    assert walked(table, 2, acts_at_three) == [(2, singer), (3, singer), (1, star), (0, late)]


def test_a_seat_that_changes_its_own_effect_is_called_with_the_new_one() -> None:
    """A player who turns into another character in this very walk still acts as that one."""
    table = table_with((singer,), (dancer,))

    def acts(me: int, effect: Effect) -> None:
        if effect is singer:
            table.index = table.index.with_seat(0, (star,), HERE)

    assert walked(table, 0, acts) == [(0, singer), (0, star)]


def test_nobody_is_called_twice() -> None:
    table = table_with((singer, late), (singer,))

    def acts(me: int, effect: Effect) -> None:
        """What lies in front of seat 0 changes places at every call."""
        table.index = table.index.with_seat(0, tuple(effect for _, effect in table.index.own[0][OWN_SONG])[::-1], HERE)

    assert walked(table, 0, acts) == [(0, singer), (1, singer), (0, late)]


def test_what_comes_with_an_earlier_priority_comes_too_late() -> None:
    table = table_with((singer,), (singer,))

    def acts(me: int, effect: Effect) -> None:
        if me == 0:
            table.index = table.index.with_seat(1, (early,), HERE)

    assert walked(table, 0, acts) == [(0, singer)]


def test_a_walk_of_one_seat_calls_the_event_and_its_own_effects() -> None:
    table = table_with((late, singer), (star,), event=(singer,))
    assert list(each_effect(table, OWN_SONG, 0)) == [(NOBODY, singer), (0, singer), (0, late)]
    assert list(each_effect(table, OWN_DANCE, 1)) == [(1, star)]
    assert list(each_effect(table, OWN_DANCE, 0)) == []


def test_a_walk_of_one_seat_is_read_again_too() -> None:
    table = table_with((singer, late), (star,), event=(singer,))
    called = []
    for me, effect in each_effect(table, OWN_SONG, 0):
        called.append((me, effect))
        if me == NOBODY:
            table.index = table.index.with_seat(0, (late,), HERE)
    assert called == [(NOBODY, singer), (0, late)]


def test_a_walk_ends_when_nothing_is_left() -> None:
    table = table_with((singer,), (singer,))
    called = []
    for me, _ in each_effect(table, OWN_SONG, 0):
        called.append(me)
        table.index = indexed((), (), ())
    assert called == [0]
