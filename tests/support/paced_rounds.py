"""Rounds of bots at a table, at the times at which its driver wakes, without waiting for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any, Final

from sixgun.cardgame.header import PlayerInfo
from sixgun.games import game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.server.store.rows import AnswerRow, GuestRow
from sixgun.server.table.clock import Clock
from sixgun.server.table.display_time import DisplayTime
from sixgun.server.table.driver import MatchDriver
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats
from sixgun.server.workers.pool import Workers

LEVEL: Final = "cowboy"
DRAWN: Final = (0.7, 1.5)
"""Seconds between which version 0.1 drew the pause of a bot, whatever had happened."""

THINKS: Final = 1.5
"""Seconds that a person looks at a question."""


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
    """A game at a table with a clock of its own: each pause is over at once, and counted. With `person` a person sits
    on seat 0, is connected, and answers when they can have seen the question for a while."""

    def __init__(
        self,
        seed: str,
        players: int = 5,
        game: str = "bang",
        sets: tuple[str, ...] = ("base",),
        person: bool = False,
    ) -> None:
        game_type = game_type_named(game)
        setup = game_type.setup(players, key_from_seed(seed), sets, game_type.options())
        kinds = ["human" if person and seat == 0 else LEVEL for seat in range(players)]
        header = game_type.header(setup, tuple(PlayerInfo(f"Player {seat}", kind) for seat, kind in enumerate(kinds)))
        self.seats = Seats(players)
        if person:
            self.seats.sit(GuestRow(1, "Player 0"))
            self.seats[0].online, self.seats[0].ready = 1, True
        for seat in range(int(person), players):
            self.seats.put_bot(seat, LEVEL)
        self.now = 0.0
        self.chance = Random(seed)
        self.match = Match(header, 1, 1)
        self.driver = MatchDriver(
            self.match, self.seats, Clock(60.0, 900.0, lambda: self.now), Answers(), workers=Workers(1), pace=1.0
        )
        self.driver._chance = Random(seed)
        self.driver.display_time = DisplayTime(now=lambda: self.now)
        self.driver.opening = False

    async def steps(self) -> AsyncIterator[None]:
        """Play to the end; after each answer it is the time at which everybody is told."""
        progress = self.driver.await_next()
        while (ask := self.driver.asked) is not None:
            if self.seats.bot_of(ask.seat) or len(ask.options()) == 1:
                assert progress.wake_after is not None
                self.now += progress.wake_after
                progress = await self.driver.wake()
            else:
                self.now += self.driver.display_time.left + THINKS
                wish = self.match.bot(ask.seat, LEVEL).choose(self.match.view(ask.seat), ask)
                progress = await self.driver.answer(ask.seat, wish)
            yield

    async def rounds(self, most: int) -> list[Round]:
        """Play so many rounds, or to the end; the last round of a game is not whole and is left out."""
        found: list[Round] = []
        began, at = 0.0, self.match.round
        drawn = self.chance.uniform(*DRAWN)
        async for _ in self.steps():
            if self.match.round != at:
                found.append(Round(self.now - began, drawn))
                began, drawn, at = self.now, 0.0, self.match.round
                if len(found) == most:
                    break
            drawn += 0.0 if self.match.lays_down else self.chance.uniform(*DRAWN)
        return found


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
