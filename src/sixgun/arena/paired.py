"""The paired seat: does a bot win more than another one in the same seat of the same deal?

Each deal is played once by a table of the baseline, and once for each seat with the bot under test there and the
baseline everywhere else. What counts is the difference between the two ends in that seat: the luck of the deal drops
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from sixgun.arena.play import LIMIT, Stuck, play_out
from sixgun.arena.rates import Z
from sixgun.arena.workers import chunked, spread
from sixgun.bots import bot_class, make_bot
from sixgun.games import USUAL, title_named
from sixgun.kernel.chance import key_of
from sixgun.kernel.options import RuleOptions

CHUNK = 5
"""Deals that a worker plays before it reports."""


@dataclass(frozen=True)
class Pairing:
    """Who sits where: what all deals of a comparison have in common."""

    bot: str
    baseline: str
    players: int
    seed: str
    sets: tuple[str, ...]
    options: RuleOptions
    game: str = USUAL
    limit: int = LIMIT


class Trial(NamedTuple):
    """One seat of one deal: its side, and whether the bot and the baseline won there."""

    deal: int
    seat: int
    side: str
    bot_won: bool
    baseline_won: bool


class Edge(NamedTuple):
    """How much more of its games a bot wins than the baseline in the same seats, with the 95 % interval.

    `deals` is how many deals had a seat of this side; seats of one deal count as one, for they share its luck.
    """

    bot: float
    baseline: float
    difference: float
    low: float
    high: float
    deals: int
    seats: int


def paired(
    bot: str,
    baseline: str,
    deals: int,
    *,
    players: int,
    seed: int | str = 1,
    sets: Sequence[str] = (),
    options: RuleOptions | None = None,
    jobs: int = 1,
    game: str = USUAL,
) -> list[Trial]:
    """Every seat of every deal, in order; the same arguments give the same trials, however many jobs there are."""
    title = title_named(game)
    bot_class(bot, game)
    bot_class(baseline, game)
    chosen = options if options is not None else title.options()
    pairing = Pairing(bot, baseline, players, str(seed), tuple(sets) or title.sets[:1], chosen, game)
    found: list[Trial] = []
    for part in spread(partial(play_deals, pairing), chunked(range(deals), CHUNK), jobs):
        found += part
    return sorted(found)


def play_deals(pairing: Pairing, deals: range) -> list[Trial]:
    """The trials of these deals; a game that does not end is won by nobody."""
    found = []
    for deal in deals:
        before, sides = play_one(pairing, deal, -1)
        for seat in range(pairing.players):
            after, _ = play_one(pairing, deal, seat)
            found.append(Trial(deal, seat, sides[seat], seat in after, seat in before))
    return found


def play_one(pairing: Pairing, deal: int, tested: int) -> tuple[tuple[int, ...], list[str]]:
    """One game with the bot under test in one seat (-1: in none): the winners, and the side of each seat."""
    title = title_named(pairing.game)
    name = f"{pairing.seed}/{deal}"
    names = [pairing.bot if seat == tested else pairing.baseline for seat in range(pairing.players)]
    tells = any(bot_class(each, pairing.game).listens for each in names)
    setup = title.setup(pairing.players, key_of(name), pairing.sets, pairing.options)
    game: Any = title.new_game(setup, keeps=False, tells=tells)
    sides = [title.side(game, seat) for seat in range(pairing.players)]
    bots = [make_bot(each, name, seat, pairing.game) for seat, each in enumerate(names)]
    try:
        play_out(game, bots, pairing.limit)
    except Stuck:
        return (), sides
    return game.outcome.winners, sides


def edges(trials: Sequence[Trial]) -> dict[str, Edge]:
    """The edge on each side, and under an empty name on all sides together."""
    sides = dict.fromkeys(trial.side for trial in trials)
    found = {side: edge([trial for trial in trials if trial.side == side]) for side in sorted(sides)}
    found[""] = edge(trials)
    return found


def edge(trials: Sequence[Trial]) -> Edge:
    """The mean difference with the normal interval over deals."""
    seats = len(trials)
    bot = sum(trial.bot_won for trial in trials) / max(1, seats)
    baseline = sum(trial.baseline_won for trial in trials) / max(1, seats)
    by_deal: dict[int, list[int]] = {}
    for trial in trials:
        by_deal.setdefault(trial.deal, []).append(trial.bot_won - trial.baseline_won)
    deals = len(by_deal)
    difference = bot - baseline
    if deals < 2:
        return Edge(bot, baseline, difference, -1.0, 1.0, deals, seats)
    # The mean over seats is a ratio of two sums over deals; its spread is that of the residuals.
    size = seats / deals
    residuals = [sum(row) - difference * len(row) for row in by_deal.values()]
    spread_ = Z * sqrt(sum(r * r for r in residuals) / (deals - 1) / deals) / size
    return Edge(bot, baseline, difference, difference - spread_, difference + spread_, deals, seats)
