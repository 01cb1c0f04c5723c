"""Which effects act, in which order, and what a walk does when the table changes under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sixgun.bang.effect_index import EffectIndex, FigureCache, each_effect, each_own_effect
from sixgun.cardgame import effects as shared_effects
from sixgun.cardgame.effects import overridden
from sixgun.kernel.ask import NOBODY


class Root:
    hooks: frozenset[str] = frozenset()
    priority: int = 0
    not_a_hook = 3

    def __init_subclass__(cls) -> None:
        cls.hooks = overridden(cls, Root)

    def sing(self) -> None: ...

    def dance(self) -> None: ...

    def _private(self) -> None: ...

    def __repr__(self) -> str:
        return type(self).__name__


class Singer(Root):
    def sing(self) -> None: ...


class Dancer(Root):
    def dance(self) -> None: ...


class Star(Singer):
    not_a_hook = 4

    def dance(self) -> None: ...

    def _private(self) -> None: ...


class Late(Singer):
    priority = 2


class Early(Singer):
    priority = -1


singer, dancer, star, late, early = Singer(), Dancer(), Star(), Late(), Early()
HOOKS = ("sing", "dance")


HERE = 7
"""All three are present."""


def indexed(*effects: tuple[Root, ...], figures: Sequence[str] = ()) -> EffectIndex[Root]:
    """What acts in front of each seat, and as the last one for all; `figures`: the hooks that figures follow from."""
    return EffectIndex(effects, HOOKS, HERE, FigureCache(figures))


class Table:
    """Something with an index."""

    def __init__(self, *seats: tuple[Root, ...], event: tuple[Root, ...] = ()) -> None:
        self.index = indexed(*seats, event)


# What overrides what.


def test_hooks_are_the_public_methods_that_are_defined_anew() -> None:
    assert Singer.hooks == {"sing"}
    assert Dancer.hooks == {"dance"}
    assert Star.hooks == {"sing", "dance"}
    assert overridden(Root, Root) == set()


# Order.


def test_pure_folds_go_from_the_event_round_the_seats_from_the_first_one() -> None:
    index = indexed((singer,), (dancer, star), (star, singer), (singer,))
    assert index.all_seats["sing"] == [(NOBODY, singer), (0, singer), (1, star), (2, star), (2, singer)]
    assert index.all_seats["dance"] == [(1, dancer), (1, star), (2, star)]


def test_in_the_order_of_play_the_seats_begin_with_the_turn() -> None:
    index = indexed((singer,), (star,), (singer,), (late,))
    assert index.in_turn_order("sing", 1) == [(1, star), (2, singer), (0, singer), (NOBODY, late)]
    assert index.in_turn_order("sing", 2) == [(2, singer), (0, singer), (1, star), (NOBODY, late)]


def test_priority_goes_before_every_other_order() -> None:
    index = indexed((late, singer), (early, star), (singer,))
    assert index.all_seats["sing"] == [(1, early), (NOBODY, singer), (0, singer), (1, star), (0, late)]
    assert index.in_turn_order("sing", 1) == [(1, early), (NOBODY, singer), (1, star), (0, singer), (0, late)]


def test_concerning_a_seat_are_the_event_and_what_lies_in_front_of_it() -> None:
    index = indexed((late, singer), (dancer,), (star, early), (singer,))
    assert index.own_for("sing", 0) == [(NOBODY, singer), (0, singer), (0, late)]
    assert index.own_for("sing", 1) == [(NOBODY, singer)]
    assert index.own_for("dance", 1) == [(1, dancer)]
    assert index.own_for("dance", 0) == []
    assert index.own_for("sing", 2) == [(2, early), (NOBODY, singer), (2, star)]
    assert [sorted(about) for about in index.own] == [["sing"], ["dance", "sing"], ["dance", "sing"]]


# Change.


def test_a_changed_index_is_what_a_new_one_would_be() -> None:
    before = [(singer,), (dancer, star), (late,), (early,)]
    changes = ((0, (star, late)), (1, ()), (2, (late,)), (2, ()))
    for seat, effects in changes:
        index = indexed(*before)
        after = before[:]
        after[seat] = effects
        changed, fresh = index.with_seat(seat, effects, HERE), indexed(*after)
        for hook in HOOKS:
            assert changed.all_seats[hook] == fresh.all_seats[hook]
            assert [changed.in_turn_order(hook, n) for n in range(3)] == [
                fresh.in_turn_order(hook, n) for n in range(3)
            ]
            assert [changed.own_for(hook, n) for n in range(3)] == [fresh.own_for(hook, n) for n in range(3)]
        assert changed.own == fresh.own


def test_an_index_with_one_effect_more_or_less_is_what_a_new_one_would_be() -> None:
    seats: list[tuple[Root, ...]] = [(singer, dancer), (star,), ()]
    for event in ((), (singer,), (late,)):
        for seat, old in enumerate(seats):
            for effect in (singer, dancer, star, late, early):
                if effect in old:
                    continue
                less = indexed(*seats, event, figures=["dance"])
                grown = [*seats[:seat], (*old, effect), *seats[seat + 1 :]]
                more = indexed(*grown, event, figures=["dance"])
                for made, fresh in ((less.with_card(seat, effect), more), (more.without_card(seat, effect), less)):
                    assert made.own == fresh.own
                    assert made.all_seats == fresh.all_seats
                    assert [made.in_turn_order("sing", n) for n in range(3)] == [
                        fresh.in_turn_order("sing", n) for n in range(3)
                    ]


def test_an_index_under_another_event_is_what_a_new_one_would_be() -> None:
    seats: list[tuple[Root, ...]] = [(singer, dancer), (late,), (early, star), ()]
    events: list[tuple[Root, ...]] = [(), (singer,), (star,), (late,), (dancer,)]
    for old in events:
        for new in events:
            index = indexed(*seats, old, figures=["dance"])
            index.figures["figure"] = index.seat_figures[0]["mine"] = 1
            made, fresh = index.with_event(new), indexed(*seats, new, figures=["dance"])
            assert (made.own, made.all_seats, made.seat_figures) == (fresh.own, fresh.all_seats, fresh.seat_figures)
            assert made.figures == ({} if old != new and (star in old + new or dancer in old + new) else {"figure": 1})
            assert made.with_seat(0, (star,), HERE).own == indexed((star,), *seats[1:], new).own


def test_an_index_is_never_changed_itself() -> None:
    index = indexed((singer,), (star,), ())
    assert len(index.all_seats["sing"]) == 2
    clone = index.with_seat(0, (), HERE)
    assert index.all_seats["sing"] == [(0, singer), (1, star)]
    assert index.own[0] == {"sing": [(0, singer)]}
    assert clone.all_seats["sing"] == [(1, star)]


def test_figures_are_remembered_for_tables_that_agree_in_the_hooks_behind_them() -> None:
    index = indexed((singer,), (), (), figures=["sing"])
    index.figures["figure"] = 7
    assert index.with_seat(1, (dancer,), HERE).figures == {"figure": 7}
    assert index.with_seat(1, (star,), HERE).figures == {}
    assert index.with_seat(0, (), HERE).figures == {}
    # Another effect with the same hook is a change as well, and so is somebody who goes.
    assert index.with_seat(0, (late,), HERE).figures == {}
    assert index.with_seat(1, (dancer,), HERE - 2).figures == {}
    # Back where it was, all is known again.
    assert index.with_seat(0, (), HERE).with_seat(0, (singer,), HERE).figures == {"figure": 7}


def test_notes_of_a_seat_last_until_it_or_a_figure_changes() -> None:
    index = indexed((singer,), (), (), figures=["sing"])
    index.seat_figures[0]["mine"] = index.seat_figures[1]["yours"] = 1
    assert index.with_seat(1, (dancer,), HERE).seat_figures == [{"mine": 1}, {}]
    assert index.with_seat(1, (star,), HERE).seat_figures == [{}, {}]


@pytest.mark.plain("replaces a constant of the engine")
def test_a_full_memory_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_effects, "CACHE_SIZE", 2)
    memory = FigureCache(["sing"])
    for present in range(3):
        memory.figures_for(present, {"sing": []})["figure"] = present
    assert memory.figures_for(2, {"sing": []}) == {"figure": 2}
    assert memory.figures_for(0, {"sing": []}) == {}


# Walking.


def walked(table: Table, first: int, acts: Callable[[int, Root], None], hook: str = "sing") -> list[tuple[int, Root]]:
    called = []
    for me, effect in each_effect(table, hook, first):
        called.append((me, effect))
        acts(me, effect)
    return called


def quiet(me: int, effect: Root) -> None: ...


def test_a_walk_goes_in_the_order_of_play() -> None:
    table = Table((singer,), (star,), (late,), event=(singer,))
    assert walked(table, 1, quiet) == [(NOBODY, singer), (1, star), (0, singer), (2, late)]
    assert walked(table, 0, quiet, hook="dance") == [(1, star)]
    assert walked(Table((), ()), 0, quiet) == []


def test_what_has_gone_is_skipped() -> None:
    table = Table((singer,), (star,), (singer,))

    def acts(me: int, effect: Root) -> None:
        if me == 0:
            table.index = table.index.with_seat(1, (), HERE)

    assert walked(table, 0, acts) == [(0, singer), (2, singer)]


def test_what_has_come_further_on_is_called() -> None:
    table = Table((singer,), (), (singer,))

    def acts(me: int, effect: Root) -> None:
        if me == 0:
            table.index = table.index.with_seat(1, (star,), HERE)

    assert walked(table, 0, acts) == [(0, singer), (1, star), (2, singer)]


def test_what_has_come_where_the_walk_has_been_is_not_called() -> None:
    table = Table((singer,), (), (singer,), (singer,))

    def acts(me: int, effect: Root) -> None:
        if me == 2:
            table.index = table.index.with_seat(1, (star,), HERE)

    assert walked(table, 0, acts) == [(0, singer), (2, singer), (3, singer)]
    # Seen from seat 1 the same place is still to come.
    table = Table((singer,), (), (singer,), (singer,))

    def acts_at_three(me: int, effect: Root) -> None:
        if me == 3:
            table.index = table.index.with_seat(1, (star,), HERE).with_seat(0, (late,), HERE)

    assert walked(table, 2, acts_at_three) == [(2, singer), (3, singer), (1, star), (0, late)]


def test_a_seat_that_changes_its_own_effect_is_called_with_the_new_one() -> None:
    """A player who turns into another character in this very walk still acts as that one."""
    table = Table((singer,), (dancer,))

    def acts(me: int, effect: Root) -> None:
        if effect is singer:
            table.index = table.index.with_seat(0, (star,), HERE)

    assert walked(table, 0, acts) == [(0, singer), (0, star)]


def test_nobody_is_called_twice() -> None:
    table = Table((singer, late), (singer,))

    def acts(me: int, effect: Root) -> None:
        """What lies in front of seat 0 changes places at every call."""
        table.index = table.index.with_seat(0, tuple(effect for _, effect in table.index.own[0]["sing"])[::-1], HERE)

    assert walked(table, 0, acts) == [(0, singer), (1, singer), (0, late)]


def test_what_comes_with_an_earlier_priority_comes_too_late() -> None:
    table = Table((singer,), (singer,))

    def acts(me: int, effect: Root) -> None:
        if me == 0:
            table.index = table.index.with_seat(1, (early,), HERE)

    assert walked(table, 0, acts) == [(0, singer)]


def test_a_walk_of_one_seat_calls_the_event_and_its_own_effects() -> None:
    table = Table((late, singer), (star,), event=(singer,))
    assert list(each_own_effect(table, "sing", 0)) == [(NOBODY, singer), (0, singer), (0, late)]
    assert list(each_own_effect(table, "dance", 1)) == [(1, star)]
    assert list(each_own_effect(table, "dance", 0)) == []


def test_a_walk_of_one_seat_is_read_again_too() -> None:
    table = Table((singer, late), (star,), event=(singer,))
    called = []
    for me, effect in each_own_effect(table, "sing", 0):
        called.append((me, effect))
        if me == NOBODY:
            table.index = table.index.with_seat(0, (late,), HERE)
    assert called == [(NOBODY, singer), (0, late)]


def test_a_walk_ends_when_nothing_is_left() -> None:
    table = Table((singer,), (singer,))
    called = []
    for me, _ in each_own_effect(table, "sing", 0):
        called.append(me)
        table.index = indexed((), (), ())
    assert called == [0]
