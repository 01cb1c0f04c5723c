"""An index of the effects that act now.

An effect is a stateless singleton whose class overrides some hooks of a root class. An `EffectIndex` lists the effects
that override each hook, for one arrangement of cards on the table. It is derived from the state, so effects are never
registered or removed. It is also immutable: when the table changes, a new index reuses the parts that stay the same.
So a game and its forks share one index, with all figures cached in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any, Final, Generic, Protocol

from sixgun.cardgame.effects import Actors, E, HookedEffect, remember
from sixgun.kernel.ask import NOBODY

Panel = dict[str, Actors[E]]
"""The effects that act for one seat, by hook. Hooks that nobody overrides are left out."""


NO_ACTORS: Final[list[Any]] = []
"""An empty list of actors. Indexes share such lists, so they must never be changed in place."""


class FigureCache:
    """Cached figures that depend only on some table hooks and on who is in play. Equal tables share them."""

    __slots__ = ("_figures", "hooks")

    def __init__(self, hooks: Iterable[str]) -> None:
        self.hooks = frozenset(hooks)
        self._figures: dict[tuple[Any, ...], dict[Any, Any]] = {}

    def figures_for(self, seats_mask: int, acting: dict[str, Actors[Any]]) -> dict[Any, Any]:
        """The figures of a table with these seats in play and these effects."""
        key = (seats_mask, *[tuple(acting[hook]) for hook in self.hooks])
        found = self._figures.get(key)
        if found is None:
            found = remember(self._figures, key, {})
        return found


class EffectIndex(Generic[E]):
    """The effects that act now.

    There are two kinds of hooks. For a *table* hook, every effect on the table counts. `all_seats[hook]` lists them
    from seat 0, for computations that do not depend on whose turn it is. `in_turn_order(hook, first)` lists them from
    the seat whose turn it is. All other hooks are *own* hooks: `own[seat]` has the effects of the event and of one
    seat, by hook. Effects are ordered by `priority`. Among equals, the event (seat NOBODY) comes first, then the seats
    clockwise. Within a seat, effects keep the order of their cards.

    `figures` caches what depends on `seats_mask` (who is in play) and on the table hooks that the cache names. All
    games share the figures of equal tables. `seat_figures[seat]` caches what also depends on the cards in front of
    one seat.
    """

    __slots__ = ("_cache", "_common", "_in_turn_order", "all_seats", "figures", "own", "seat_figures", "seats_mask")

    def __init__(
        self, effects: Iterable[tuple[E, ...]], table_hooks: Iterable[str], seats_mask: int, cache: FigureCache
    ) -> None:
        """`effects` are the effects in front of each seat, and last those of the event.

        `seats_mask` is a number that says how many seats there are and which of them are in play.
        """
        *seats, event = effects
        self._common: Panel[E] = _with_effects({}, event, NOBODY)
        self.own: list[Panel[E]] = [_with_effects(self._common, found, seat) for seat, found in enumerate(seats)]
        self.all_seats: dict[str, Actors[E]] = dict.fromkeys(table_hooks, NO_ACTORS)
        for seat, found in enumerate((event, *seats), NOBODY):
            for effect in found:
                for hook in effect.hooks:
                    if hook in self.all_seats:
                        self.all_seats[hook] = sorted((*self.all_seats[hook], (seat, effect)), key=_order)
        self._in_turn_order: dict[tuple[str, int], Actors[E]] = {}
        self._cache = cache
        self.seats_mask = seats_mask
        self.figures = cache.figures_for(seats_mask, self.all_seats)
        self.seat_figures: list[dict[Any, Any]] = [{} for _ in seats]

    def with_seat(self, seat: int, effects: tuple[E, ...], seats_mask: int) -> EffectIndex[E]:
        """The index after a change in front of one seat. Its player may have left the game or come back."""
        before, after = self.own[seat], _with_effects(self._common, effects, seat)
        differing = {hook for hook in {**before, **after} if before.get(hook) != after.get(hook)}
        return self._with_panel(seat, after, differing, seats_mask)

    def with_card(self, seat: int, effect: E) -> EffectIndex[E]:
        """The index with one more effect in front of a seat, behind those already there."""
        return self._with_panel(seat, _with_effects(self.own[seat], (effect,), seat), effect.hooks, self.seats_mask)

    def without_card(self, seat: int, effect: E) -> EffectIndex[E]:
        """The index without one effect in front of a seat."""
        panel = self.own[seat].copy()
        gone = (seat, effect)
        for hook in effect.hooks:
            others = [actor for actor in panel.pop(hook) if actor != gone]
            if others:
                panel[hook] = others
        return self._with_panel(seat, panel, effect.hooks, self.seats_mask)

    def with_event(self, event: tuple[E, ...]) -> EffectIndex[E]:
        """The index with other effects for the event."""
        common = _with_effects({}, event, NOBODY)
        hooks = {**self._common, **common}
        clone: EffectIndex[E] = EffectIndex.__new__(EffectIndex)
        clone._common = common
        clone._cache = self._cache
        clone.seats_mask = self.seats_mask
        clone.figures = self.figures
        clone.own = [panel.copy() for panel in self.own]
        clone.all_seats, clone._in_turn_order = self.all_seats.copy(), {}
        for hook in hooks:
            event_actors = common.get(hook, NO_ACTORS)
            for panel in clone.own:
                others = [actor for actor in panel.pop(hook, NO_ACTORS) if actor[0] != NOBODY]
                if event_actors and others:
                    panel[hook] = sorted(event_actors + others, key=_priority)
                elif event_actors or others:
                    panel[hook] = event_actors or others
            if hook in clone.all_seats:
                others = [actor for actor in self.all_seats[hook] if actor[0] != NOBODY]
                clone.all_seats[hook] = sorted(event_actors + others, key=_order)
        if not self._cache.hooks.isdisjoint(hooks):
            clone.figures = self._cache.figures_for(self.seats_mask, clone.all_seats)
        clone.seat_figures = [{} for _ in self.seat_figures]
        return clone

    def _with_panel(self, seat: int, panel: Panel[E], differing: AbstractSet[str], seats_mask: int) -> EffectIndex[E]:
        """The index with another panel for a seat. It differs in some hooks; all else is reused."""
        clone: EffectIndex[E] = EffectIndex.__new__(EffectIndex)
        clone._common = self._common
        clone._cache = self._cache
        clone.seats_mask = seats_mask
        clone.figures = self.figures
        clone.own = self.own[:]
        clone.own[seat] = panel
        clone.all_seats, clone._in_turn_order = self.all_seats, self._in_turn_order
        if not self.all_seats.keys().isdisjoint(differing):
            clone.all_seats, clone._in_turn_order = self.all_seats.copy(), {}
            for hook in differing:
                if hook in clone.all_seats:
                    actors = [actor for actor in self.all_seats[hook] if actor[0] != seat]
                    actors += [actor for actor in panel.get(hook, NO_ACTORS) if actor[0] == seat]
                    if len(actors) > 1:
                        actors.sort(key=_order)
                    clone.all_seats[hook] = actors
        if seats_mask == self.seats_mask and differing.isdisjoint(self._cache.hooks):
            clone.seat_figures = self.seat_figures[:]
            clone.seat_figures[seat] = {}
        else:
            clone.figures = self._cache.figures_for(seats_mask, clone.all_seats)
            clone.seat_figures = [{} for _ in self.seat_figures]
        return clone

    def in_turn_order(self, hook: str, first: int) -> Actors[E]:
        """The effects of a table hook in the order of play, starting from the seat `first`."""
        found = self.all_seats[hook]
        if len(found) < 2 or first == 0:
            return found
        ordered = self._in_turn_order.get((hook, first))
        if ordered is None:
            seats = len(self.own)
            ordered = self._in_turn_order[hook, first] = sorted(found, key=lambda actor: _place(actor, first, seats))
        return ordered

    def matches(self, seat: int, effects: tuple[E, ...]) -> bool:
        """Does the panel of a seat hold exactly these effects?"""
        return self.own[seat] == _with_effects(self._common, effects, seat)

    def own_for(self, hook: str, seat: int) -> Actors[E]:
        """The effects of an own hook: those of the event and of one seat."""
        return self.own[seat].get(hook, [])


def _with_effects(panel: Panel[E], effects: tuple[E, ...], seat: int) -> Panel[E]:
    """A panel with more effects, behind those it already has."""
    found = panel.copy()
    for effect in effects:
        for hook in effect.hooks:
            others = found.get(hook)
            found[hook] = _behind(others, (seat, effect)) if others else [(seat, effect)]
    return found


def _behind(actors: Actors[E], actor: tuple[int, E]) -> Actors[E]:
    """Actors with one more, behind all others of its priority. Sorts only if it must: most priorities are equal."""
    found = [*actors, actor]
    if actor[1].priority < actors[-1][1].priority:
        found.sort(key=_priority)
    return found


class HasIndex(Protocol[E]):
    """A game that has an index and replaces it when the table changes."""

    index: EffectIndex[E]


def each_effect(game: HasIndex[E], hook: str, first: int) -> Iterator[tuple[int, E]]:
    """The effects of a table hook in the order of play.

    The index is read again after each effect. Effects that are gone by then are skipped, and new ones further on in the
    order are included.
    """
    return _each(game, hook, first, EffectIndex.in_turn_order)


def each_own_effect(game: HasIndex[E], hook: str, seat: int) -> Iterator[tuple[int, E]]:
    """The same for an own hook of one seat."""
    return _each(game, hook, seat, EffectIndex.own_for)


def _each(
    game: HasIndex[E], hook: str, first: int, listed: Callable[[EffectIndex[E], str, int], Actors[E]]
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
    seats = len(game.index.own)
    while True:
        reached = _place(called[-1], first, seats)
        for actor in listed(game.index, hook, first):
            if _place(actor, first, seats) >= reached and actor not in called:
                break
        else:
            return
        yield actor
        called.append(actor)


def _place(actor: tuple[int, HookedEffect], first: int, seats: int) -> tuple[int, int]:
    seat, effect = actor
    return effect.priority, -1 if seat == NOBODY else (seat - first) % seats


def _order(actor: tuple[int, HookedEffect]) -> tuple[int, int]:
    """The sort key for the order from seat 0 on, with the event first."""
    return actor[1].priority, actor[0]


def _priority(actor: tuple[int, HookedEffect]) -> int:
    return actor[1].priority
