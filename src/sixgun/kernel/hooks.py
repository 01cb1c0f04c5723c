"""Which effects act. Derived from the state, never registered: nothing leaks, nothing has to be copied.

An effect is a stateless singleton whose class overrides some hooks of a root class. An `Index` lists, per hook, the
effects that override it, for one arrangement of the table. It is never changed: when the table changes there is a new
one, which takes over all that is still true. So games and their forks share it, with everything that has been worked
out in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any, Final, Generic, Protocol, TypeVar

from sixgun.kernel.ask import NOBODY


class Effect(Protocol):
    hooks: frozenset[str]
    priority: int


E = TypeVar("E", bound=Effect)


def overridden(cls: type, root: type) -> frozenset[str]:
    """The public methods of `root` that `cls` defines anew."""
    return frozenset(
        name
        for name in vars(root)
        if not name.startswith("_") and callable(getattr(root, name)) and getattr(cls, name) is not getattr(root, name)
    )


Actors = list[tuple[int, E]]
"""(seat, effect) in the order of action."""
Panel = dict[str, Actors[E]]
"""What a seat shows: per hook that is there, those who act."""


NONE: Final[list[Any]] = []
"""Nobody acts. Lists of actors are shared and replaced, never changed."""
ROOM: Final = 10_000
V = TypeVar("V")


def keep(table: dict[Any, V], key: Any, value: V) -> V:
    """Note something that can be worked out again; a table that is full begins anew."""
    if len(table) >= ROOM:
        table.clear()
    table[key] = value
    return value


class Memory:
    """What has been worked out from some table hooks and from who is present: kept for as many tables as there is room
    for, then forgotten."""

    __slots__ = ("_memos", "hooks")

    def __init__(self, hooks: Iterable[str]) -> None:
        self.hooks = frozenset(hooks)
        self._memos: dict[tuple[Any, ...], dict[Any, Any]] = {}

    def recall(self, present: int, acting: dict[str, Actors[Any]]) -> dict[Any, Any]:
        """The memo of a table with these effects."""
        key = (present, *[tuple(acting[hook]) for hook in self.hooks])
        found = self._memos.get(key)
        if found is None:
            found = keep(self._memos, key, {})
        return found


class Index(Generic[E]):
    """The effects that act now.

    Hooks are of two kinds. For *table* hooks every effect at the table counts: `acting[hook]` lists them, seats counted
    from seat 0 (for pure folds), `turned(hook, first)` counts them from the seat whose turn it is. All other hooks are
    *own*: `about[seat]` lists, per hook that is there, the event's effects and those in front of one seat.
    Order: by `priority`; then the event (seat NOBODY, the last panel), then the seats clockwise, and in a seat as its
    list has them. `memo` is for figures that follow from who is `present` and from the table hooks that `memory` names:
    tables that agree in these share it, in one game or in many. `notes[seat]` is for what follows from them and from
    what lies in front of one seat.
    """

    __slots__ = ("_common", "_memory", "_turned", "about", "acting", "memo", "notes", "present")

    def __init__(
        self, effects: Iterable[tuple[E, ...]], table_hooks: Iterable[str], present: int, memory: Memory
    ) -> None:
        """`effects`: what acts in front of each seat, and as the last one what acts for all; `present`: a number
        of its own for each number of seats and each choice of those in play."""
        *seats, event = effects
        self._common: Panel[E] = _joined({}, event, NOBODY)
        self.about: list[Panel[E]] = [_joined(self._common, found, seat) for seat, found in enumerate(seats)]
        self.acting: dict[str, Actors[E]] = dict.fromkeys(table_hooks, NONE)
        for seat, found in enumerate((event, *seats), NOBODY):
            for effect in found:
                for hook in effect.hooks:
                    if hook in self.acting:
                        self.acting[hook] = sorted((*self.acting[hook], (seat, effect)), key=_order)
        self._turned: dict[tuple[str, int], Actors[E]] = {}
        self._memory = memory
        self.present = present
        self.memo = memory.recall(present, self.acting)
        self.notes: list[dict[Any, Any]] = [{} for _ in seats]

    def changed(self, seat: int, effects: tuple[E, ...], present: int) -> Index[E]:
        """The index after a change in front of one seat, which may have gone or come back."""
        before, after = self.about[seat], _joined(self._common, effects, seat)
        differing = {hook for hook in {**before, **after} if before.get(hook) != after.get(hook)}
        return self._with(seat, after, differing, present)

    def added(self, seat: int, effect: E) -> Index[E]:
        """The index after one more effect has come in front of a seat, behind those that are there."""
        return self._with(seat, _joined(self.about[seat], (effect,), seat), effect.hooks, self.present)

    def removed(self, seat: int, effect: E) -> Index[E]:
        """The index after an effect has gone from a seat."""
        about = self.about[seat].copy()
        gone = (seat, effect)
        for hook in effect.hooks:
            others = [actor for actor in about.pop(hook) if actor != gone]
            if others:
                about[hook] = others
        return self._with(seat, about, effect.hooks, self.present)

    def overruled(self, event: tuple[E, ...]) -> Index[E]:
        """The index after a change of what acts for all."""
        common = _joined({}, event, NOBODY)
        hooks = {**self._common, **common}
        twin: Index[E] = Index.__new__(Index)
        twin._common = common
        twin._memory = self._memory
        twin.present = self.present
        twin.memo = self.memo
        twin.about = [panel.copy() for panel in self.about]
        twin.acting, twin._turned = self.acting.copy(), {}
        for hook in hooks:
            ruling = common.get(hook, NONE)
            for panel in twin.about:
                others = [actor for actor in panel.pop(hook, NONE) if actor[0] != NOBODY]
                if ruling and others:
                    panel[hook] = sorted(ruling + others, key=_priority)
                elif ruling or others:
                    panel[hook] = ruling or others
            if hook in twin.acting:
                others = [actor for actor in self.acting[hook] if actor[0] != NOBODY]
                twin.acting[hook] = sorted(ruling + others, key=_order)
        if not self._memory.hooks.isdisjoint(hooks):
            twin.memo = self._memory.recall(self.present, twin.acting)
        twin.notes = [{} for _ in self.notes]
        return twin

    def _with(self, seat: int, about: Panel[E], differing: AbstractSet[str], present: int) -> Index[E]:
        """A seat with this panel instead, which differs in some hooks; all else is taken over."""
        twin: Index[E] = Index.__new__(Index)
        twin._common = self._common
        twin._memory = self._memory
        twin.present = present
        twin.memo = self.memo
        twin.about = self.about[:]
        twin.about[seat] = about
        twin.acting, twin._turned = self.acting, self._turned
        if not self.acting.keys().isdisjoint(differing):
            twin.acting, twin._turned = self.acting.copy(), {}
            for hook in differing:
                if hook in twin.acting:
                    actors = [actor for actor in self.acting[hook] if actor[0] != seat]
                    actors += [actor for actor in about.get(hook, NONE) if actor[0] == seat]
                    if len(actors) > 1:
                        actors.sort(key=_order)
                    twin.acting[hook] = actors
        if present == self.present and differing.isdisjoint(self._memory.hooks):
            twin.notes = self.notes[:]
            twin.notes[seat] = {}
        else:
            twin.memo = self._memory.recall(present, twin.acting)
            twin.notes = [{} for _ in self.notes]
        return twin

    def turned(self, hook: str, first: int) -> Actors[E]:
        """A table hook in the order of play."""
        found = self.acting[hook]
        if len(found) < 2 or first == 0:
            return found
        turned = self._turned.get((hook, first))
        if turned is None:
            seats = len(self.about)
            turned = self._turned[hook, first] = sorted(found, key=lambda actor: _place(actor, first, seats))
        return turned

    def shows(self, seat: int, effects: tuple[E, ...]) -> bool:
        """Is what acts about a seat what these effects in front of it would make it?"""
        return self.about[seat] == _joined(self._common, effects, seat)

    def concerning(self, hook: str, seat: int) -> Actors[E]:
        """An own hook: the event's effects and those of one seat."""
        return self.about[seat].get(hook, [])


def _joined(panel: Panel[E], effects: tuple[E, ...], seat: int) -> Panel[E]:
    """A panel with more effects behind those that it has."""
    found = panel.copy()
    for effect in effects:
        for hook in effect.hooks:
            others = found.get(hook)
            found[hook] = _behind(others, (seat, effect)) if others else [(seat, effect)]
    return found


def _behind(actors: Actors[E], actor: tuple[int, E]) -> Actors[E]:
    """One more who acts, behind all others of the same priority; nearly all have the same."""
    found = [*actors, actor]
    if actor[1].priority < actors[-1][1].priority:
        found.sort(key=_priority)
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
    index = game.index
    actors = listed(index, hook, first)
    called: Actors[E] = []
    for actor in actors:
        yield actor
        called.append(actor)
        if game.index is not index and listed(game.index, hook, first) != actors:
            break
    else:
        return
    seats = len(game.index.about)
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


def _order(actor: tuple[int, Effect]) -> tuple[int, int]:
    """The order from seat 0 on, after the event."""
    return actor[1].priority, actor[0]


def _priority(actor: tuple[int, Effect]) -> int:
    return actor[1].priority
