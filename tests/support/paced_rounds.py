"""Rounds of bots at a table, at the times at which its driver wakes, without waiting for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any, Final

from sixgun.cardgame.header import PlayerInfo
from sixgun.games import game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.server.store.rows import AnswerRow
from sixgun.server.table.clock import Clock
from sixgun.server.table.display_time import DisplayTime
from sixgun.server.table.driver import MatchDriver
from sixgun.server.table.match import Match
from sixgun.server.table.progress import Progress
from sixgun.server.table.seats import Seats
from sixgun.server.workers.pool import Workers

LEVEL: Final = "cowboy"
DRAWN: Final = (0.7, 1.5)
"""Seconds between which version 0.1 drew the pause of a bot, whatever had happened."""


class Answers:
    """A store that forgets."""

    async def append(self, *answer: Any) -> None: ...

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]:
        return []


@dataclass(frozen=True)
class Round:
    """How many seconds a round took, and how many it takes with pauses that are drawn."""

    seconds: float
    drawn: float


class PacedGame:
    """A game of bots whose table has a clock of its own: each pause is over at once, and counted."""

    def __init__(self, seed: str, players: int = 5, game: str = "bang", sets: tuple[str, ...] = ("base",)) -> None:
        game_type = game_type_named(game)
        setup = game_type.setup(players, key_from_seed(seed), sets, game_type.options())
        header = game_type.header(setup, tuple(PlayerInfo(f"Bot {seat}", LEVEL) for seat in range(players)))
        seats = Seats(players)
        for seat in range(players):
            seats.put_bot(seat, LEVEL)
        self.now = 0.0
        self.chance = Random(seed)
        self.match = Match(header, 1, 1)
        self.driver = MatchDriver(
            self.match, seats, Clock(30.0, 90.0, lambda: self.now), Answers(), workers=Workers(1), pace=1.0
        )
        self.driver._chance = Random(seed)
        self.driver.display_time = DisplayTime(now=lambda: self.now)
        self.driver.opening = False

    async def rounds(self, most: int) -> list[Round]:
        """Play so many rounds, or to the end; the last round of a game is not whole and is left out."""
        found: list[Round] = []
        progress, began, drawn, at = self.driver.await_next(), 0.0, 0.0, self.match.round
        while not self.match.over and len(found) < most:
            drawn += 0.0 if self.match.lays_down else self.chance.uniform(*DRAWN)
            self.now += pause_of(progress)
            progress = await self.driver.wake()
            if self.match.round != at:
                found.append(Round(self.now - began, drawn))
                began, drawn, at = self.now, 0.0, self.match.round
        return found


def pause_of(progress: Progress) -> float:
    assert progress.wake_after is not None
    return progress.wake_after


def first_rounds(count: int, **table: Any) -> list[Round]:
    """The first round of so many seeded games."""

    async def play() -> list[Round]:
        return [one for n in range(count) for one in await PacedGame(f"round {n}", **table).rounds(1)]

    return asyncio.run(play())


def whole_games(count: int, **table: Any) -> Iterator[Round]:
    """So many seeded games, each from its beginning to its last whole round."""

    async def play(n: int) -> list[Round]:
        return await PacedGame(f"round {n}", **table).rounds(1000)

    for n in range(count):
        rounds = asyncio.run(play(n))
        yield Round(sum(one.seconds for one in rounds), sum(one.drawn for one in rounds))


def medians(rounds: list[Round]) -> tuple[float, float]:
    """The median of how long rounds take, and of how long they take with pauses that are drawn."""
    return median(one.seconds for one in rounds), median(one.drawn for one in rounds)
