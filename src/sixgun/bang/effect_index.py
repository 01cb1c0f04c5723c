"""An index of the effects that act now.

An effect is a stateless singleton whose class overrides some hooks of `Effect`. An `EffectIndex` lists the effects
that override each hook, for one arrangement of cards on the table. It is derived from the state, so effects are never
registered or removed. It is also immutable: when the table changes, a new index reuses the parts that stay the same.
So a game and its forks share one index, with all figures cached in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from sixgun.bang.effect import Effect
from sixgun.bang.hook_numbers import HOOKS, TABLE_HOOKS
from sixgun.bang.targets import MOST_SEATS
from sixgun.cardgame.effects import remember
from sixgun.kernel.ask import NOBODY, ChoicesByTarget

if TYPE_CHECKING:
    from sixgun.bang.game import Game

Actors = list[tuple[int, Effect]]
"""(seat, effect) in the order in which they act."""
Panel = list[Actors]
"""The effects that act for one seat: a list for each hook, by its number."""

UNKNOWN: Final = -1
ORDER_STEP: Final = 1 + MOST_SEATS

NO_ACTORS: Final[Actors] = []
"""An empty list of actors. Indexes share such lists, so they must never be changed in place."""


class TableFigures:
    """Cached figures of the whole table. They depend only on some table hooks and on who is in play.

    `in_play` is the mask of the players in play. `distances[viewer]` are the distances to all seats. `within` has masks
    of the other players within a distance, by that distance and by the viewer.
    """

    __slots__ = ("distances", "in_play", "within")

    def __init__(self, in_play: int) -> None:
        self.in_play = in_play
        self.distances: list[tuple[int, ...] | None] = [None] * MOST_SEATS
        self.within: dict[int, int] = {}


class FigureCache:
    """The figures of all tables. Equal tables share them."""

    __slots__ = ("_figures", "hooks")

    def __init__(self, hooks: Iterable[int]) -> None:
        self.hooks = tuple(hooks)
        self._figures: dict[tuple[Any, ...], TableFigures] = {}

    def figures_for(self, seats_mask: int, all_seats: list[Actors]) -> TableFigures:
        """The figures of a table with these seats in play and these effects."""
        key = (seats_mask, *[tuple(all_seats[hook]) for hook in self.hooks])
        found = self._figures.get(key)
        if found is None:
            found = remember(self._figures, key, TableFigures(seats_mask ^ 1 << seats_mask.bit_length() - 1))
        return found


class EffectIndex:
    """The effects that act now.

    There are two kinds of hooks. For a *table* hook, every effect on the table counts. `all_seats[hook]` lists them
    from seat 0, for computations that do not depend on whose turn it is. `in_turn_order(hook, first)` lists them from
    the seat whose turn it is. All other hooks are *own* hooks: `own[seat][hook]` lists the effects of the event and of
    one seat. Effects are ordered by `priority`. Among equals, the event (seat NOBODY) comes first, then the seats
    clockwise. Within a seat, effects keep the order of their cards. `hook_numbers.py` has the numbers of all hooks.

    `figures` caches what depends on `seats_mask` (who is in play) and on the table hooks that the cache names. All
    games share the figures of equal tables. Two caches also depend on the cards in front of a seat: `plays[seat]` are
    the choices of its cards by `Face.kind_number`, as far as they depend on nothing else, and `in_reach[seat]` is the
    mask of the players it can shoot. None and UNKNOWN are not computed yet.
    """

    __slots__ = (
        "_cache",
        "_common",
        "_in_turn_order",
        "all_seats",
        "figures",
        "in_reach",
        "own",
        "plays",
        "seats_mask",
    )  # fmt: skip

    def __init__(
        self,
        common: Panel,
        own: list[Panel],
        all_seats: list[Actors],
        seats_mask: int,
        cache: FigureCache,
        figures: TableFigures,
    ) -> None:
        """`seats_mask` says how many seats there are and which of them are in play. `common` is the event's panel."""
        self._common = common
        self.own = own
        self.all_seats = all_seats
        self.seats_mask = seats_mask
        self._cache = cache
        self.figures = figures
        self._in_turn_order: dict[tuple[int, int], Actors] = {}
        self.plays: list[list[ChoicesByTarget | None] | None] = [None] * len(own)
        self.in_reach: list[int] = [UNKNOWN] * len(own)

    def with_seat(self, seat: int, effects: tuple[Effect, ...], seats_mask: int) -> EffectIndex:
        """The index after a change in front of one seat. Its player may have left the game or come back."""
        before, after = self.own[seat], _with_effects(self._common, effects, seat)
        differing = [hook for hook in range(HOOKS) if before[hook] != after[hook]]
        return self._with_panel(seat, after, differing, seats_mask)

    def with_card(self, seat: int, effect: Effect) -> EffectIndex:
        """The index with one more effect in front of a seat, behind those already there."""
        panel = _with_effects(self.own[seat], (effect,), seat)
        return self._with_panel(seat, panel, effect.hook_numbers, self.seats_mask)

    def without_card(self, seat: int, effect: Effect) -> EffectIndex:
        """The index without one effect in front of a seat."""
        panel = self.own[seat][:]
        for hook in effect.hook_numbers:
            panel[hook] = [actor for actor in panel[hook] if actor[1] is not effect or actor[0] != seat]
        return self._with_panel(seat, panel, effect.hook_numbers, self.seats_mask)

    def with_event(self, event: tuple[Effect, ...]) -> EffectIndex:
        """The index with other effects for the event."""
        before, common = self._common, _with_effects([NO_ACTORS] * HOOKS, event, NOBODY)
        own, all_seats, figures = [panel[:] for panel in self.own], self.all_seats[:], self.figures
        hooks = [hook for hook in range(HOOKS) if before[hook] or common[hook]]
        for hook in hooks:
            for panel in own:
                panel[hook] = _with_event_actors(panel[hook], common[hook])
            if hook < TABLE_HOOKS:
                all_seats[hook] = _with_event_actors(self.all_seats[hook], common[hook])
        if any(hook in self._cache.hooks for hook in hooks):
            figures = self._cache.figures_for(self.seats_mask, all_seats)
        return EffectIndex(common, own, all_seats, self.seats_mask, self._cache, figures)

    def _with_panel(self, seat: int, panel: Panel, differing: Sequence[int], seats_mask: int) -> EffectIndex:
        """The index with another panel for a seat. It differs in some hooks; all else is reused."""
        own, all_seats, figures = self.own[:], self.all_seats, self.figures
        own[seat] = panel
        distances_stay = seats_mask == self.seats_mask
        for hook in differing:
            if hook < TABLE_HOOKS:
                if all_seats is self.all_seats:
                    all_seats = self.all_seats[:]
                actors = [actor for actor in self.all_seats[hook] if actor[0] != seat]
                for me, effect in panel[hook]:
                    if me == seat:
                        actors = _inserted(actors, seat, effect)
                all_seats[hook] = actors
                if hook in self._cache.hooks:
                    distances_stay = False
        if not distances_stay:
            figures = self._cache.figures_for(seats_mask, all_seats)
        clone = EffectIndex(self._common, own, all_seats, seats_mask, self._cache, figures)
        if all_seats is self.all_seats:
            clone._in_turn_order = self._in_turn_order
        if distances_stay:
            clone.plays, clone.in_reach = self.plays[:], self.in_reach[:]
            clone.plays[seat], clone.in_reach[seat] = None, UNKNOWN
        return clone

    def in_turn_order(self, hook: int, first: int) -> Actors:
        """The effects of a table hook in the order of play, starting from the seat `first`."""
        found = self.all_seats[hook]
        if len(found) < 2 or first == 0:
            return found
        ordered = self._in_turn_order.get((hook, first))
        if ordered is None:
            ordered = []
            for actor in found:
                ordered = _inserted(ordered, actor[0], actor[1], first, len(self.own))
            self._in_turn_order[hook, first] = ordered
        return ordered

    def actors(self, hook: int, seat: int) -> Actors:
        """The effects of a hook in the order in which they act: those of a table hook from this seat on, of an own
        hook those of this seat."""
        return self.in_turn_order(hook, seat) if hook < TABLE_HOOKS else self.own[seat][hook]

    def matches(self, seat: int, effects: tuple[Effect, ...]) -> bool:
        """Does the panel of a seat hold exactly these effects?"""
        return self.own[seat] == _with_effects(self._common, effects, seat)


def index_of(effects: Sequence[tuple[Effect, ...]], seats_mask: int, cache: FigureCache) -> EffectIndex:
    """The index of the effects in front of each seat, followed by those of the event."""
    *seats, event = effects
    common = _with_effects([NO_ACTORS] * HOOKS, event, NOBODY)
    own = [_with_effects(common, found, seat) for seat, found in enumerate(seats)]
    all_seats = common[:TABLE_HOOKS]
    for seat, found in enumerate(seats):
        for effect in found:
            for hook in effect.hook_numbers:
                if hook < TABLE_HOOKS:
                    all_seats[hook] = _inserted(all_seats[hook], seat, effect)
    return EffectIndex(common, own, all_seats, seats_mask, cache, cache.figures_for(seats_mask, all_seats))


def _with_effects(panel: Panel, effects: tuple[Effect, ...], seat: int) -> Panel:
    """A panel with more effects, behind those it already has."""
    found = panel[:]
    for effect in effects:
        for hook in effect.hook_numbers:
            actors = found[hook]
            found[hook] = _inserted(actors, seat, effect) if actors else [(seat, effect)]
    return found


def _inserted(actors: Actors, seat: int, effect: Effect, first: int = 0, seats: int = MOST_SEATS) -> Actors:
    """Actors with one more, in its place in their order (see `_order`), behind its equals."""
    mine = _order(seat, effect, first, seats)
    place = len(actors)
    while place:
        me, other = actors[place - 1]
        if _order(me, other, first, seats) <= mine:
            break
        place -= 1
    return [*actors[:place], (seat, effect), *actors[place:]]


def _order(seat: int, effect: Effect, first: int, seats: int) -> int:
    """A number by which effects are put in order: priority, then the event, then the seats clockwise from `first`."""
    return effect.priority * ORDER_STEP + (0 if seat == NOBODY else 1 + (seat - first) % seats)


def _with_event_actors(actors: Actors, event_actors: Actors) -> Actors:
    """Actors with others for the event."""
    found = event_actors[:]
    for me, effect in actors:
        if me != NOBODY:
            found = _inserted(found, me, effect)
    return found


def each_effect(game: Game, hook: int, seat: int) -> Iterator[tuple[int, Effect]]:
    """The effects that `EffectIndex.actors` lists, while they may change the table.

    The index is read again after each effect. Effects that are gone by then are skipped, and new ones further on in the
    order are included.
    """
    index = game.index
    actors = index.actors(hook, seat)
    called: Actors = []
    for actor in actors:
        yield actor
        called.append(actor)
        if game.index is not index and game.index.actors(hook, seat) != actors:
            break
    else:
        return
    seats = len(game.index.own)
    while True:
        me, effect = called[-1]
        reached = _order(me, effect, seat, seats)
        for actor in game.index.actors(hook, seat):
            me, effect = actor
            if _order(me, effect, seat, seats) >= reached and actor not in called:
                break
        else:
            return
        yield actor
        called.append(actor)
