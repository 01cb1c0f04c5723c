"""Which effects act. Derived from the state, never registered: nothing leaks, nothing has to be copied.

An effect is a stateless singleton whose class overrides some hooks of a root class. Each seat has a panel: per hook,
the effects in front of it that override it. An `Index` holds the panels of one arrangement of the table. It is never
changed: when the table changes there is a new one, which takes over all that is still true. So games and their forks
share it, with everything that has been worked out in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
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


Actors = list[tuple[int, E]]
"""(seat, effect) in the order of action."""


class Index(Generic[E]):
    """The effects that act now.

    Hooks are of two kinds. For *table* hooks every effect at the table counts: `acting[hook]` lists them, seats counted
    from seat 0 (for pure folds), `turned(hook, first)` counts them from the seat whose turn it is. All other hooks are
    *own*: `concerning(hook, seat)` lists the event's and those in front of one seat.
    Order: by `priority`; then the event (seat NOBODY, the last panel), then the seats clockwise, and in a seat as its
    list has them. `memo` is for figures that follow from some hooks (see `changed`), `notes[seat]` for what follows
    from them and from what lies in front of one seat, `ring` for what follows from who is in play.
    """

    __slots__ = ("_effects", "_turned", "acting", "memo", "notes", "panels", "ring")

    def __init__(self, effects: Iterable[tuple[E, ...]], table_hooks: Iterable[str]) -> None:
        """`effects`: what acts in front of each seat, and as the last one what acts for all."""
        self._effects = list(effects)
        self.panels: list[Panel[E]] = [_panel(found) for found in self._effects]
        self.acting: dict[str, Actors[E]] = {hook: [] for hook in table_hooks}
        for seat in (NOBODY, *range(len(self.panels) - 1)):
            for hook, acting in self.panels[seat].items():
                if hook in self.acting:
                    self.acting[hook] += [(seat, effect) for effect in acting]
        for actors in self.acting.values():
            actors.sort(key=_priority)
        self._turned: dict[tuple[str, int], Actors[E]] = {}
        self.memo: dict[Any, Any] = {}
        self.notes: list[dict[Any, Any]] = [{} for _ in self.panels]
        self.ring: dict[Any, Any] = {}

    def changed(self, seat: int, effects: tuple[E, ...], *, figures: frozenset[str] | None = None) -> Index[E]:
        """The index after a change in front of one seat; the memo lives on if none of the hooks `figures` differs.
        Without `figures` the seat has gone or come back."""
        twin: Index[E] = Index.__new__(Index)
        twin._effects = self._effects[:]
        twin._effects[seat] = effects
        twin.panels = self.panels[:]
        twin.panels[seat] = _panel(effects)
        differing = _difference(self._effects[seat], effects)
        twin.acting, twin._turned = self.acting, self._turned
        if not self.acting.keys().isdisjoint(differing):
            twin.acting, twin._turned = self.acting.copy(), {}
            for hook in differing:
                if hook in twin.acting:
                    twin.acting[hook] = twin._listed(hook, 0)
        twin.memo = self.memo if figures is not None and figures.isdisjoint(differing) else {}
        twin.ring = self.ring if figures is not None else {}
        if twin.memo is self.memo:
            twin.notes = self.notes[:]
            twin.notes[seat] = {}
        else:
            twin.notes = [{} for _ in self.panels]
        return twin

    def turned(self, hook: str, first: int) -> Actors[E]:
        """A table hook in the order of play."""
        found = self.acting[hook]
        if len(found) < 2 or first == 0:
            return found
        turned = self._turned.get((hook, first))
        if turned is None:
            turned = self._turned[hook, first] = self._listed(hook, first)
        return turned

    def concerning(self, hook: str, seat: int) -> Actors[E]:
        """An own hook: the event's effects and those of one seat."""
        own, event = self.panels[seat], self.panels[NOBODY]
        if hook not in own and (not event or hook not in event):
            return []
        found = [(NOBODY, effect) for effect in event.get(hook, ())] + [(seat, effect) for effect in own.get(hook, ())]
        return sorted(found, key=_priority) if len(found) > 1 else found

    def concerns(self, seat: int, hooks: frozenset[str]) -> bool:
        """Is any of these own hooks there for a seat?"""
        return not (hooks.isdisjoint(self.panels[seat]) and hooks.isdisjoint(self.panels[NOBODY]))

    def own(self, seat: int, hook: str) -> tuple[E, ...]:
        """The effects in front of one seat alone."""
        return self.panels[seat].get(hook, ())

    def _listed(self, hook: str, first: int) -> Actors[E]:
        found: Actors[E] = []
        if hook in self.panels[NOBODY]:
            found += [(NOBODY, effect) for effect in self.panels[NOBODY][hook]]
        for offset in range(len(self.panels) - 1):
            seat = (first + offset) % (len(self.panels) - 1)
            if hook in self.panels[seat]:
                found += [(seat, effect) for effect in self.panels[seat][hook]]
        if len(found) > 1:
            found.sort(key=_priority)
        return found


_panels: dict[tuple[Any, ...], Panel[Any]] = {}
_differences: dict[tuple[Any, Any], tuple[str, ...]] = {}


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


def _difference(old: tuple[E, ...], new: tuple[E, ...]) -> tuple[str, ...]:
    """The hooks in which the panels of these effects differ."""
    found = _differences.get((old, new))
    if found is None:
        before, after = _panel(old), _panel(new)
        found = tuple(hook for hook in {**before, **after} if before.get(hook) != after.get(hook))
        _differences[old, new] = found
    return found


class Indexed(Protocol[E]):
    """Something that has an index, and replaces it when the table changes."""

    index: Index[E]


def walk(game: Indexed[E], hook: str, first: int) -> Iterator[tuple[int, E]]:
    """A table hook in the order of play, read again after each call: what has gone is skipped, what has come further
    on is called."""
    return _walk(game, hook, first, Index.turned)


def walk_own(game: Indexed[E], hook: str, seat: int) -> Iterator[tuple[int, E]]:
    """The same for an own hook."""
    return _walk(game, hook, seat, Index.concerning)


def _walk(
    game: Indexed[E], hook: str, first: int, listed: Callable[[Index[E], str, int], Actors[E]]
) -> Iterator[tuple[int, E]]:
    actors = listed(game.index, hook, first)
    called: Actors[E] = []
    for actor in actors:
        yield actor
        called.append(actor)
        if listed(game.index, hook, first) != actors:
            break
    else:
        return
    seats = len(game.index.panels) - 1
    while True:
        reached = _place(called[-1], first, seats)
        for actor in listed(game.index, hook, first):
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
