"""Which effects act. Derived from the state, never registered: nothing leaks, nothing has to be copied.

An effect is a stateless singleton whose class overrides some hooks of a root class. Each seat has a panel: per hook,
the effects in front of it that override it. An `Index` holds the panels of one arrangement of the table. It is never
changed: when the table changes there is a new one, which takes over all that is still true. So games and their forks
share it, with everything that has been worked out in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from sixgun.kernel.ask import NOBODY


class Effect(Protocol):
    hooks: ClassVar[frozenset[str]]
    priority: ClassVar[int]


E = TypeVar("E", bound=Effect)
Panel = dict[str, tuple[E, ...]]


def overridden(cls: type, root: type) -> frozenset[str]:
    """The public methods of `root` that `cls` defines anew."""
    return frozenset(
        name
        for name in vars(root)
        if not name.startswith("_") and callable(getattr(root, name)) and getattr(cls, name) is not getattr(root, name)
    )


class Acting(dict[str, list[tuple[int, E]]]):
    """Per hook, who acts: (seat, effect) in the order of action, worked out when it is looked up."""

    __slots__ = ("panels", "seats")

    def __init__(self, panels: list[Panel[E]], seats: tuple[int, ...]) -> None:
        self.panels = panels
        self.seats = seats

    def __missing__(self, hook: str) -> list[tuple[int, E]]:
        found: list[tuple[int, E]] = []
        for seat in self.seats:
            acting = self.panels[seat].get(hook)
            if acting:
                found += [(seat, effect) for effect in acting]
        if len(found) > 1:
            found.sort(key=_priority)
        self[hook] = found
        return found

    def without(self, panels: list[Panel[E]], hooks: list[str]) -> Acting[E]:
        """The same for other panels, which differ in these hooks."""
        twin = Acting(panels, self.seats)
        twin.update(self)
        for hook in hooks:
            twin.pop(hook, None)
        return twin


class Index(Generic[E]):
    """The effects that act now.

    Order: by `priority`; then the event (seat NOBODY, the last panel), then the seats clockwise, and in a seat as its
    list has them. `acting` has all of them, seats counted from seat 0, for pure folds; `turned(first)` has all in the
    order of play; `concerning(seat)` only the event and what lies in front of one seat.
    `memo` is for figures that follow from the table alone.
    """

    __slots__ = ("_turned", "acting", "memo", "panels")

    def __init__(self, effects: Iterable[tuple[E, ...]]) -> None:
        """`effects`: what acts in front of each seat, and as the last one what acts for all."""
        self.panels: list[Panel[E]] = [_panel(found) for found in effects]
        self.acting: Acting[E] = Acting(self.panels, (NOBODY, *range(len(self.panels) - 1)))
        self._turned: dict[int, Acting[E]] = {}
        self.memo: dict[Any, Any] = {}

    def changed(self, seat: int, effects: tuple[E, ...], *, figures: frozenset[str] | None = None) -> Index[E]:
        """The index after a change in front of one seat; the memo lives on if none of the hooks `figures` differs."""
        old, new = self.panels[seat], _panel(effects)
        differing = [hook for hook in {*old, *new} if old.get(hook) != new.get(hook)]
        twin: Index[E] = Index.__new__(Index)
        twin.panels = self.panels[:]
        twin.panels[seat] = new
        twin.acting = self.acting.without(twin.panels, differing)
        twin._turned = {}
        twin.memo = self.memo if figures is not None and figures.isdisjoint(differing) else {}
        return twin

    def turned(self, first: int) -> Acting[E]:
        found = self._turned.get(first)
        if found is None:
            seats = len(self.panels) - 1
            found = self._turned[first] = Acting(self.panels, (NOBODY, *range(first, seats), *range(first)))
        return found

    def concerning(self, seat: int) -> dict[str, list[tuple[int, E]]]:
        """Per hook that is there at all."""
        event, own = self.panels[NOBODY], self.panels[seat]
        key = (seat, id(event), id(own))
        found = _merged.get(key)
        if found is None:
            alone = Acting([own, event], (1, 0))
            found = _merged[key] = {
                hook: [(NOBODY if place else seat, effect) for place, effect in alone[hook]]
                for hook in {**event, **own}
            }
        return found

    def own(self, seat: int, hook: str) -> tuple[E, ...]:
        """The effects in front of one seat that override a hook."""
        return self.panels[seat].get(hook, ())


_panels: dict[tuple[Any, ...], Panel[Any]] = {}
"""Panels by their effects. They are kept for good, so that they can be told apart by their identity."""
_merged: dict[tuple[int, int, int], dict[str, list[tuple[int, Any]]]] = {}


def _panel(effects: tuple[E, ...]) -> Panel[E]:
    """What a seat with these effects shows; seats with the same effects share it."""
    found = _panels.get(effects)
    if found is None:
        lists: dict[str, list[E]] = {}
        for effect in effects:
            for hook in sorted(effect.hooks):
                lists.setdefault(hook, []).append(effect)
        found = _panels[effects] = {hook: tuple(acting) for hook, acting in lists.items()}
    return found


class Indexed(Protocol[E]):
    """Something that has an index, and replaces it when the table changes."""

    index: Index[E]


def walk(game: Indexed[E], hook: str, first: int) -> Iterable[tuple[int, E]]:
    """All effects in the order of play, read again after each call: what has gone is skipped, what has come further on
    is called."""
    return _walk(game, hook, first, _turned) if game.index.acting[hook] else ()


def walk_own(game: Indexed[E], hook: str, seat: int) -> Iterable[tuple[int, E]]:
    """The same for the effects that concern one seat: the event's and its own."""
    return _walk(game, hook, seat, _concerning) if hook in game.index.concerning(seat) else ()


def _turned(index: Index[E], first: int, hook: str) -> Sequence[tuple[int, E]]:
    return index.turned(first)[hook]


def _concerning(index: Index[E], seat: int, hook: str) -> Sequence[tuple[int, E]]:
    return index.concerning(seat).get(hook, ())


def _walk(
    game: Indexed[E], hook: str, first: int, listed: Callable[[Index[E], int, str], Sequence[tuple[int, E]]]
) -> Iterator[tuple[int, E]]:
    actors = listed(game.index, first, hook)
    called: list[tuple[int, E]] = []
    for actor in actors:
        yield actor
        called.append(actor)
        if listed(game.index, first, hook) != actors:
            break
    else:
        return
    seats = len(game.index.panels) - 1
    while True:
        reached = _place(called[-1], first, seats)
        for actor in listed(game.index, first, hook):
            if _place(actor, first, seats) >= reached and actor not in called:
                break
        else:
            return
        yield actor
        called.append(actor)


def _place(actor: tuple[int, Effect], first: int, seats: int) -> tuple[int, int]:
    seat, effect = actor
    return effect.priority, -1 if seat == NOBODY else (seat - first) % seats


def _priority(actor: tuple[int, Effect]) -> int:
    return actor[1].priority
