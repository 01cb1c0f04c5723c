"""The distance between players, and who can be a target."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from sixgun.bang.effect import ANY, NEAR, NEAR_OR_SELF, NO_AIM, REACH, Reason, reason
from sixgun.bang.effect_index import UNKNOWN
from sixgun.bang.hook_numbers import MODIFY_DISTANCE, MODIFY_REACH
from sixgun.bang.targets import MASK_OF, MOST_SEATS, SEATS_IN, UNAIMED
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.bang.game import Game

SELF_TOO: Final = (ANY, NEAR_OR_SELF)
SIDE_BY_SIDE: Final = (NEAR, NEAR_OR_SELF)
OUT_OF_SIGHT: Final = 1000


def distance(game: Game, viewer: int, seen: int) -> int:
    """Return the distance at which one player sees another.

    It counts the seats in play, the shorter way around the table. Effects change it, but never to less than 1 (92).
    The distance to oneself is 0.
    """
    return distances(game, viewer)[seen]


def distances(game: Game, viewer: int) -> tuple[int, ...]:
    """Return the distances at which a player sees all seats. Players who are out are out of sight."""
    found = game.index.figures.distances[viewer]
    if found is None:
        found = game.index.figures.distances[viewer] = _measure(game, viewer)
    return found


def _measure(game: Game, viewer: int) -> tuple[int, ...]:
    row = seat_distances(game.index.seats_mask | 1 << viewer, viewer)
    changes = game.index.all_seats[MODIFY_DISTANCE]
    if not changes:
        return row
    changed = list(row)
    for seen, steps in enumerate(row):
        if 0 < steps < OUT_OF_SIGHT:
            for me, effect in changes:
                steps = effect.modify_distance(game, me, viewer, seen, steps)
            changed[seen] = max(1, steps)
    return tuple(changed)


@cache
def seat_distances(present: int, viewer: int) -> tuple[int, ...]:
    """Return the steps from a seat to all seats, the shorter way around, before effects change them.

    `present` has one bit for each seat in play, and a bit above them that marks the size of the table.
    """
    seats = range(present.bit_length() - 1)
    ring = [seat for seat in seats if present >> seat & 1]
    row = [OUT_OF_SIGHT] * len(seats)
    for place, seen in enumerate(ring):
        steps = abs(place - ring.index(viewer))
        row[seen] = min(steps, len(ring) - steps)
    return tuple(row)


def reach(game: Game, seat: int) -> int:
    """Return how far a player can shoot: 1 with the Colt .45 that everybody has, or the reach of their weapon."""
    found = 1
    for me, effect in game.index.own[seat][MODIFY_REACH]:
        found = effect.modify_reach(game, me, seat, found)
    return found


def others_within(game: Game, seat: int, farthest: int) -> int:
    """Return a mask of the other players at this distance or less."""
    masks = game.index.figures.within
    key = farthest * MOST_SEATS + seat
    found = masks.get(key)
    if found is None:
        found = 0
        for seen, far in enumerate(distances(game, seat)):
            if 0 < far <= farthest:
                found |= MASK_OF[seen]
        masks[key] = found
    return found


def target_mask(game: Game, seat: int, aim: str) -> int:
    """Return a mask of the possible targets, UNAIMED for a card without a target."""
    if aim == NO_AIM:
        return UNAIMED
    if aim == REACH:
        in_reach = game.index.in_reach
        if in_reach[seat] == UNKNOWN:
            in_reach[seat] = others_within(game, seat, reach(game, seat))
        return in_reach[seat]
    mine = MASK_OF[seat]
    others = others_within(game, seat, 1) if aim in SIDE_BY_SIDE else game.index.figures.in_play & ~mine
    return others | mine if aim in SELF_TOO else others


def targets(game: Game, seat: int, aim: str) -> tuple[int, ...]:
    """Return the possible targets in seat order, or NOBODY for a card without a target."""
    return SEATS_IN[target_mask(game, seat, aim)]


def why_not_aim(game: Game, seat: int, aim: str, target: int) -> Reason | None:
    """Return why a card with this aim cannot have this target."""
    if target in targets(game, seat, aim):
        return None
    if aim == NO_AIM:
        return reason("no_target", 5)
    if target == NOBODY:
        return reason("needs_target", 5)
    if game.state.players[target].out:
        return reason("target_out", 182)
    if target == seat:
        return reason("not_yourself", 182)
    far = distance(game, seat, target)
    if aim == REACH:
        return reason("out_of_reach", 92, distance=far, reach=reach(game, seat))
    return reason("too_far", 86, distance=far)
