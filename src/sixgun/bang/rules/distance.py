"""Distance between players: who sees whom, who can be aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.effect import ANY, NEAR, NEAR_OR_SELF, NO_AIM, OTHER, REACH, Reason, reason
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def distance(game: Game, viewer: int, seen: int) -> int:
    """The smaller way round over the seats in play, changed by effects, never below 1 (92)."""
    if viewer == seen:
        return 0
    key = ("distance", viewer, seen)
    found: int | None = game.index.memo.get(key)
    if found is None:
        found = game.index.memo[key] = _measure(game, viewer, seen)
    return found


def _measure(game: Game, viewer: int, seen: int) -> int:
    ring = [seat for seat, player in enumerate(game.state.players) if not player.out or seat in (viewer, seen)]
    steps = (ring.index(seen) - ring.index(viewer)) % len(ring)
    found = min(steps, len(ring) - steps)
    for me, effect in game.acting("modify_distance"):
        found = effect.modify_distance(game, me, viewer, seen, found)
    return max(found, 1)


def reach(game: Game, seat: int) -> int:
    """How far a seat can shoot: 1 with the Colt .45 that everybody has, or as far as the weapon says."""
    found = 1
    for effect in game.index.own(seat, "modify_reach"):
        found = effect.modify_reach(game, seat, seat, found)
    return found


def why_not_aim(game: Game, seat: int, aim: str, target: int) -> Reason | None:
    """Why a card with this aim cannot be aimed at this target."""
    if aim == NO_AIM:
        return None if target == NOBODY else reason("no_target", 5)
    if target == NOBODY:
        return reason("needs_target", 5)
    if game.state.players[target].out:
        return reason("target_out", 59)
    if target == seat:
        return None if aim in (ANY, NEAR_OR_SELF) else reason("not_yourself", 80)
    if aim == REACH:
        far, arm = distance(game, seat, target), reach(game, seat)
        return reason("out_of_reach", 92, distance=far, reach=arm) if far > arm else None
    if aim in (NEAR, NEAR_OR_SELF):
        far = distance(game, seat, target)
        return reason("too_far", 86, distance=far) if far > 1 else None
    assert aim in (OTHER, ANY)
    return None


def targets(game: Game, seat: int, aim: str) -> tuple[int, ...]:
    """Whom a seat may aim at, in seat order."""
    key = ("targets", seat, aim)
    found: tuple[int, ...] | None = game.index.memo.get(key)
    if found is None:
        candidates = (NOBODY,) if aim == NO_AIM else tuple(range(len(game.state.players)))
        found = tuple(target for target in candidates if why_not_aim(game, seat, aim, target) is None)
        game.index.memo[key] = found
    return found
