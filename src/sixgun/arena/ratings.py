"""Ratings from mixed tables: Plackett-Luce with teams, by openskill.

Sides differ in strength and in size, so a bot has a rating for each side it plays. The strength of a side is part of
all ratings of that side; the rest is skill. A bot's overall rating is the mean over its sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from sixgun.arena.intervals import Z

if TYPE_CHECKING:
    from sixgun.arena.contest import MixedGame


class Rating(NamedTuple):
    """The strength of a bot on a side, with its 95 % interval. An empty side means all sides."""

    bot: str
    side: str
    rating: float
    low: float
    high: float
    seats: int


def rate_bots(bots: Sequence[str], sides: Sequence[str], games: Sequence[MixedGame]) -> list[Rating]:
    """Rate the bots by these games, in their order. Returns each bot over all sides, then on each side."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    found: dict[tuple[str, str], Any] = {}
    seats: dict[tuple[str, str], int] = {}
    for game in games:
        keys = list(zip(game.bots, game.sides))
        for key in keys:
            found.setdefault(key, model.rating())
            seats[key] = seats.get(key, 0) + 1
        add_game(model, found, keys, game)
    rows = []
    for bot in bots:
        played = [(bot, side) for side in sides if (bot, side) in found]
        if played:
            mean = sum(found[key].mu for key in played) / len(played)
            spread = sqrt(sum(found[key].sigma ** 2 for key in played)) / len(played)
            rows.append(make_rating(bot, "", mean, spread, sum(seats[key] for key in played)))
            rows += [make_rating(*key, found[key].mu, found[key].sigma, seats[key]) for key in played]
    return rows


def make_rating(bot: str, side: str, mean: float, spread: float, seats: int) -> Rating:
    return Rating(bot, side, mean, mean - Z * spread, mean + Z * spread, seats)


def add_game(model: Any, found: dict[tuple[str, str], Any], keys: Sequence[tuple[str, str]], game: MixedGame) -> None:
    """Update the ratings with one game. A bot in several seats of a team is updated for each seat."""
    teams = list(dict.fromkeys(game.teams))
    members = [[seat for seat, team in enumerate(game.teams) if team == each] for each in teams]
    before = [[found[keys[seat]] for seat in team] for team in members]
    after = model.rate(before, ranks=[0 if team in game.winners else 1 for team in teams])
    changes: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for seats, ratings in zip(members, after):
        for seat, new in zip(seats, ratings):
            old = found[keys[seat]]
            changes.setdefault(keys[seat], []).append((new.mu - old.mu, new.sigma / old.sigma))
    for key, steps in changes.items():
        old = found[key]
        mu = old.mu + sum(step for step, _ in steps)
        found[key] = model.rating(mu=mu, sigma=old.sigma * prod(shrunk for _, shrunk in steps))
