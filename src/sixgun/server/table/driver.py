"""Drives a match at a table: whose answer is awaited, how long, and what happens without one. ¶ The order is always: an
answer is chosen, stored, given to the game, and only then shown. Every method returns what has happened, and the table
sends it to the clients.
"""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random
from typing import Final, Protocol

import structlog

from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.server.store.rows import AnswerRow
from sixgun.server.store.writer import WriteFailed
from sixgun.server.table.bot_seats import BotSeats
from sixgun.server.table.clock import Clock
from sixgun.server.table.display_time import DisplayTime
from sixgun.server.table.haste import LEAST
from sixgun.server.table.haste import haste as haste_of
from sixgun.server.table.match import Match
from sixgun.server.table.progress import Progress
from sixgun.server.table.refusals import NOT_OFFERED, NOT_YOURS, STALE, Refusal
from sixgun.server.table.seats import Seats
from sixgun.server.workers.pool import Workers

PAUSE: Final = (0.4, 0.7)
"""The shortest pause of a bot in seconds, even if there is nothing to see.

A bot waits until what happened has been on show, whether it has a choice or not, so that the pause gives nothing away.
Bots that search think meanwhile, and wait longer if they need more time for it.
"""
FORCED: Final = (1.5, 4.0)
"""Seconds before a person's only answer is given for them, unless they give it first.

It is as long as a choice may take.
"""
LAST_WISHES: Final = 6.0
"""Seconds that an eliminated person has to choose the order in which their cards are discarded.

After that they go in the order in which they lie.
"""
OPENING: Final = 12.0
"""Seconds at the start of a game in which nobody moves, so that people see who sits where.

They end as soon as all are ready, or somebody answers.
"""
TRY_AGAIN: Final = 1.0
COVERED: Final = 3600.0
"""Seconds between two checks whether a device has been handed over."""

log = structlog.get_logger("play")


class StoreIsAhead(SixgunError):
    """The store has a different answer at this place: the game must be read again."""


class Answers(Protocol):
    """What a match needs from the store."""

    async def append(
        self, game_id: int, n: int, seat: int, choice: str, interjection: bool = False, twin: int = 0
    ) -> None: ...

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]: ...


class MatchDriver:
    """Drives one match. It must be woken when its `Progress` says so."""

    def __init__(
        self, match: Match, seats: Seats, clock: Clock, store: Answers, *, workers: Workers, pace: float
    ) -> None:
        self.match = match
        self.seats = seats
        self.clock = clock
        self.reserve_used = False
        """Has a reserve changed since it was last stored?"""
        self.display_time = DisplayTime(pace)
        self.bots = BotSeats(match, seats, workers)
        self._store = store
        self._pace = pace
        self._chance = Random()
        self.opening = match.n == 0
        """Are people still looking around at the start?"""
        self._wakes = 0.0
        """When an answer by the server is due."""
        self._offer: tuple[int, Choice] | None = None
        """The interjection that a bot is about to make."""

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def asked(self) -> Ask | None:
        return self.match.ask

    # Waiting.

    def await_next(self) -> Progress:
        """Decide who answers the open question, and when something is done about it."""
        ask = self.asked
        luck = (
            self._chance.random()
        )  # one random number for every question, so that later numbers do not depend on this one
        self.reserve_used |= self.clock.stop()
        self._offer = None
        self.bots.forget_search()
        if ask is None:
            return Progress()
        if self.seats.covered(ask.seat):
            return Progress(
                wake_after=COVERED
            )  # nothing happens before its player has the device, not even a forced answer
        self.opening = self.opening and self.match.n == 0 and self.seats.somebody_looks_on()
        if self.opening:
            return Progress(wake_after=OPENING * self._pace)
        if not self.seats.bot_of(ask.seat):
            limit = LAST_WISHES if self.match.lays_down else None
            self.clock.start(ask.seat, wait=self.display_time.left, limit=limit)
        self._offer = self.bots.offer(ask)
        patience = self._patience(ask, luck)
        self._wakes = time.monotonic() + patience
        # Without spectators, the answer of a search is given as soon as it is found.
        return Progress(wake_after=patience, wake_when=None if self._pace else self.bots.search)

    def _patience(self, ask: Ask, luck: float) -> float:
        """Return how long to wait before something is done.

        It depends on what everybody knows and on chance. Only for a person does it also depend on whether they have a
        choice: then they take their time.
        """
        haste = haste_of(self.match, self.seats)
        pause = max(self.display_time.left, haste * self._pace * _between(PAUSE, luck), LEAST if haste < 1 else 0.0)
        if self._offer is not None:
            return pause
        if self.seats.bot_of(ask.seat):
            return self._bots_patience(ask, pause) if haste else pause
        if len(ask.options()) == 1:
            return max(self.display_time.behind + self._pace * _between(FORCED, luck), self.display_time.left)
        return self.clock.due()

    def _bots_patience(self, ask: Ask, pause: float) -> float:
        """Return how long the bot that is asked takes. A bot that searches starts now."""
        if self.match.lays_down:
            return 0.0  # nobody waits for an eliminated bot
        if not self.bots.searches(ask.seat):
            return pause
        pause = max(pause, self.bots.seconds_needed(ask.seat))
        self.bots.start_search(ask, pause)
        return pause if self._pace or self.bots.search is not None else 0.0

    async def wake(self) -> Progress:
        """Act when the time has come: a bot answers, a forced answer is given, or the clock runs on."""
        ask = self.asked
        if ask is None:
            return Progress()
        if self.seats.covered(ask.seat):
            return Progress(wake_after=COVERED)
        if self.opening:
            return self.end_opening()
        if self._offer is not None:
            return await self.answer(*self._offer)
        options = ask.options()
        if len(options) == 1:
            return await self.answer(ask.seat, options[0])
        if self.seats.bot_of(ask.seat):
            return await self.answer(ask.seat, self.bots.answer(ask))
        if self.match.lays_down:
            return await self.answer(ask.seat, ask.default())
        if self.clock.run_out:
            self.seats[ask.seat].away = True
            return replace(self.await_next(), taken_over=ask.seat)
        return Progress(clock_changed=True, wake_after=self.clock.due())

    # What people do besides answering.

    def end_opening(self) -> Progress:
        """End the time to look around."""
        self.opening = False
        return replace(self.await_next(), clock_changed=True)

    def ready(self) -> Progress:
        """Note that somebody has looked around."""
        return self.end_opening() if self.opening and not self.seats.somebody_looks_on() else Progress()

    def seat_changed(self, seat: int) -> Progress:
        """Note that a person has come back to this seat, or a bot has taken it over."""
        if self.asked is None or self.asked.seat != seat:
            return Progress()
        return replace(self.await_next(), clock_changed=True)

    def hurry(self) -> Progress:
        """Apply the speed that those who watch wish.

        It counts from the current pause on, and never makes it longer. A search for which there is time is not cut
        short.
        """
        ask, left = self.asked, self._wakes - time.monotonic()
        if ask is None or not self.seats.bot_of(ask.seat):
            return Progress()
        haste = haste_of(self.match, self.seats)
        if haste < 1:
            self.display_time.hurry(haste)
        if haste >= 1 or (haste and self.bots.search is not None):
            return Progress()
        return Progress(wake_after=max(0.0, min(left, max(LEAST, left * haste))))

    # Answering.

    def option(self, seat: int, question: int, place: int) -> Choice | Refusal:
        """Return the option that a seat chooses at the question with this number, or why it cannot."""
        ask = self.asked
        if ask is None or question != self.match.n:
            return STALE
        if ask.seat != seat:
            return NOT_YOURS
        return _at(ask.options(), place)

    def offer(self, seat: int, after: int, place: int) -> Choice | Refusal:
        """Return the offer that a seat takes up after this many answers, or why it cannot."""
        return _at(self.match.offers(seat), place) if after == self.match.n else STALE

    async def answer(self, seat: int, choice: Choice) -> Progress:
        """Store an answer (or an interjection), then give it to the game."""
        row = self.match.answer_row(seat, choice)
        if not await self._stored(row):
            return Progress(refused=True, wake_after=TRY_AGAIN)
        self.match.apply(seat, choice)
        self.display_time.add(self.match.seconds_on_show(self.seats.people_there) * haste_of(self.match, self.seats))
        return replace(self.await_next(), answered=True)

    async def _stored(self, row: AnswerRow) -> bool:
        """Has the answer been committed? If the writer cannot tell, read the store."""
        try:
            await self._store.append(self.match.id, row.n, row.seat, row.choice, row.interjection, row.twin)
        except WriteFailed:
            try:
                found = await self._store.answers(self.match.id, row.n - 1)
            except Exception:  # the database is gone: nothing is known, so nothing happens yet
                log.warning("unwritten", exc_info=True)
                return False
            if found and [replace(found[0], at=0.0), *found[1:]] != [row]:
                raise StoreIsAhead("the stored game has gone on without this table") from None
            return bool(found)
        return True


def _between(bounds: tuple[float, float], luck: float) -> float:
    """Return the number between two bounds that luck (from 0 to 1) chooses."""
    least, most = bounds
    return least + luck * (most - least)


def _at(options: list[Choice], place: int) -> Choice | Refusal:
    return options[place] if place < len(options) else NOT_OFFERED
