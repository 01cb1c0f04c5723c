"""Which effects act. Derived from the state, never registered: nothing leaks, nothing has to be copied.

An effect is a stateless singleton whose class overrides some hooks of a root class. Each seat has a panel: per hook,
the effects in front of it that override it. Panels are shared between all seats and games that show the same effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


class Index(Generic[E]):
    """Per hook, the effects that act now, in the order in which they act.

    Order: the event (seat NOBODY), then the seats clockwise from the first seat, and in a seat as its list has them;
    `priority` comes before all of that.
    """

    __slots__ = ("_effects", "_folds", "_panels", "_shared", "_walks", "first", "memo")

    def __init__(self, seats: int, effects: Callable[[int], tuple[E, ...]]) -> None:
        """`effects(seat)` lists what acts in front of a seat; seat NOBODY (the last panel) is the event."""
        self._effects = effects
        self._panels: list[Panel[E] | None] = [None] * (seats + 1)
        self._shared: dict[tuple[E, ...], Panel[E]] = {}
        self._folds: dict[str, list[tuple[int, E]]] = {}
        self._walks: dict[str, list[tuple[int, E]]] = {}
        self.first = 0
        self.memo: dict[Any, Any] = {}

    def twin(self, effects: Callable[[int], tuple[E, ...]]) -> Index[E]:
        """An index for a copy of the state: it starts with what this one has worked out and shares the panels."""
        twin: Index[E] = Index.__new__(Index)
        twin._effects = effects
        twin._panels = [None] * len(self._panels)
        twin._shared = self._shared
        twin._folds = {}
        twin._walks = {}
        twin.first = self.first
        twin.memo = {}
        return twin

    def touch(self, seat: int) -> None:
        """What acts in front of this seat has changed."""
        self._panels[seat] = None
        self._folds = {}
        self._walks = {}
        self.memo = {}

    def touch_all(self) -> None:
        self._panels = [None] * len(self._panels)
        self._folds = {}
        self._walks = {}
        self.memo = {}

    def panel(self, seat: int) -> Panel[E]:
        found = self._panels[seat]
        if found is None:
            effects = self._effects(seat)
            found = self._shared.get(effects)
            if found is None:
                found = self._shared[effects] = _panel(effects)
            self._panels[seat] = found
        return found

    def own(self, seat: int, hook: str) -> tuple[E, ...]:
        """The effects in front of one seat that override a hook."""
        return self.panel(seat).get(hook, ())

    def acting(self, hook: str) -> list[tuple[int, E]]:
        """All effects that override a hook, seats counted from seat 0; for pure folds."""
        found = self._folds.get(hook)
        if found is None:
            found = self._folds[hook] = self._list(hook, 0)
        return found

    def in_turn(self, hook: str) -> list[tuple[int, E]]:
        """The same in the order of play."""
        found = self._walks.get(hook)
        if found is None:
            found = self._walks[hook] = self._list(hook, self.first)
        return found

    def turn_to(self, seat: int) -> None:
        self.first = seat
        self._walks = {}

    def walk(self, hook: str) -> Iterator[tuple[int, E]]:
        """`in_turn`, read again after each call: what has gone is skipped, what has come further on is called."""
        actors = self.in_turn(hook)
        if not actors:
            return
        seats = len(self._panels) - 1
        called: set[tuple[int, int]] = set()
        reached = (-1, -1)
        while True:
            for me, effect in actors:
                place = (effect.priority, -1 if me == NOBODY else (me - self.first) % seats)
                if place >= reached and (me, id(effect)) not in called:
                    break
            else:
                return
            called.add((me, id(effect)))
            reached = place
            yield me, effect
            actors = self.in_turn(hook)

    def _list(self, hook: str, first: int) -> list[tuple[int, E]]:
        seats = len(self._panels) - 1
        found = [(NOBODY, effect) for effect in self.panel(NOBODY).get(hook, ())]
        for offset in range(seats):
            seat = (first + offset) % seats
            for effect in self.panel(seat).get(hook, ()):
                found.append((seat, effect))
        if len(found) > 1:
            found.sort(key=_priority)
        return found


def _priority(actor: tuple[int, Effect]) -> int:
    return actor[1].priority


def _panel(effects: tuple[E, ...]) -> Panel[E]:
    panel: dict[str, list[E]] = {}
    for effect in effects:
        for hook in effect.hooks:
            panel.setdefault(hook, []).append(effect)
    return {hook: tuple(found) for hook, found in panel.items()}
