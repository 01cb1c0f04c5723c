"""A match being played at a table: whose answer is awaited, how long, and what is done when nobody answers.

The order is always: an answer is chosen, stored, given to the game, and only then shown. Every method returns what has
happened; the table tells it.
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
"""Seconds that the server lets pass at least before a bot answers, even if there is nothing to see. A bot waits until
what has happened has been on show, whether it has a choice or not, so that the pause does not tell. Bots that search
think meanwhile; theirs is longer if they need more time for that."""
FORCED: Final = (1.5, 4.0)
"""Seconds before a person's only answer is given for them, unless they give it: as long as a choice may take."""
LAST_WISHES: Final = 6.0
"""Seconds that a dead person has to say in which order their cards are laid down; then they are laid down as they
lie."""
OPENING: Final = 12.0
"""Seconds at the start of a game in which nobody moves, so that people see who sits there; over as soon as all are
ready, or somebody answers."""
TRY_AGAIN: Final = 1.0
COVERED: Final = 3600.0
"""Seconds after which somebody looks again whether a device has been handed over."""

log = structlog.get_logger("play")


class StoreIsAhead(SixgunError):
    """The store has another answer at this place than the one that was to be given: the game must be read again."""


class Answers(Protocol):
    """What a match needs of the store."""

    async def append(
        self, game_id: int, n: int, seat: int, choice: str, interjection: bool = False, twin: int = 0
    ) -> None: ...

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]: ...


class MatchDriver:
    """Drives one match. It is to be woken when its `Progress` says so."""

    def __init__(
        self, match: Match, seats: Seats, clock: Clock, store: Answers, *, workers: Workers, pace: float
    ) -> None:
        self.match = match
        self.seats = seats
        self.clock = clock
        self.reserve_used = False
        """Has a reserve been touched since it was last stored?"""
        self.display_time = DisplayTime(pace)
        self.bots = BotSeats(match, seats, workers)
        self._store = store
        self._pace = pace
        self._chance = Random()
        self.opening = match.n == 0
        """Are people still looking round?"""
        self._wakes = 0.0
        """When the server's own answer is due."""
        self._offer: tuple[int, Choice] | None = None
        """What a bot is about to interject."""

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def asked(self) -> Ask | None:
        return self.match.ask

    # Waiting.

    def await_next(self) -> Progress:
        """A question is open: decide who answers it, and when something is done about it."""
        ask = self.asked
        luck = self._chance.random()  # one number for every question, so that the next ones do not tell of this one
        self.reserve_used |= self.clock.stop()
        self._offer = None
        self.bots.forget_search()
        if ask is None:
            return Progress()
        if self.seats.covered(ask.seat):
            return Progress(wake_after=COVERED)  # nothing before its player has the device, not even a forced answer
        self.opening = self.opening and self.match.n == 0 and self.seats.somebody_looks_on()
        if self.opening:
            return Progress(wake_after=OPENING * self._pace)
        if not self.seats.bot_of(ask.seat):
            limit = LAST_WISHES if self.match.lays_down else None
            self.clock.start(ask.seat, wait=self.display_time.left, limit=limit)
        self._offer = self.bots.offer(ask)
        patience = self._patience(ask, luck)
        self._wakes = time.monotonic() + patience
        # Where nobody looks on, the answer of a search is given as soon as it has been found.
        return Progress(wake_after=patience, wake_when=None if self._pace else self.bots.search)

    def _patience(self, ask: Ask, luck: float) -> float:
        """How long to wait before something is done. It depends on what everybody knows and on luck, and only for a
        person also on whether they have a choice: then they take their time."""
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
        """How long the bot that is asked takes; one that searches begins to."""
        if self.match.lays_down:
            return 0.0  # nobody waits for a dead bot
        if not self.bots.searches(ask.seat):
            return pause
        pause = max(pause, self.bots.seconds_needed(ask.seat))
        self.bots.start_search(ask, pause)
        return pause if self._pace or self.bots.search is not None else 0.0

    async def wake(self) -> Progress:
        """The time has come: a bot answers, a forced answer is given, or the clock goes on."""
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

    # What people do beside answering.

    def end_opening(self) -> Progress:
        """The time to look round is over."""
        self.opening = False
        return replace(self.await_next(), clock_changed=True)

    def ready(self) -> Progress:
        """Somebody has looked round."""
        return self.end_opening() if self.opening and not self.seats.somebody_looks_on() else Progress()

    def seat_changed(self, seat: int) -> Progress:
        """A person has come back to this seat, or a bot has taken it over."""
        if self.asked is None or self.asked.seat != seat:
            return Progress()
        return replace(self.await_next(), clock_changed=True)

    def hurry(self) -> Progress:
        """Those who look on want it faster: that counts from the pause at hand on, and never makes it longer. A search
        for which there is time is not cut short."""
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
        """The option that a seat chooses at the question with this number."""
        ask = self.asked
        if ask is None or question != self.match.n:
            return STALE
        if ask.seat != seat:
            return NOT_YOURS
        return _at(ask.options(), place)

    def offer(self, seat: int, after: int, place: int) -> Choice | Refusal:
        """The offer that a seat takes up after so many answers."""
        return _at(self.match.offers(seat), place) if after == self.match.n else STALE

    async def answer(self, seat: int, choice: Choice) -> Progress:
        """Store an answer (or an interjection), and give it to the game."""
        row = self.match.answer_row(seat, choice)
        if not await self._stored(row):
            return Progress(refused=True, wake_after=TRY_AGAIN)
        self.match.apply(seat, choice)
        self.display_time.add(self.match.seconds_on_show(self.seats.people_there) * haste_of(self.match, self.seats))
        return replace(self.await_next(), answered=True)

    async def _stored(self, row: AnswerRow) -> bool:
        """Has the answer been committed? If the writer cannot say, look."""
        try:
            await self._store.append(self.match.id, row.n, row.seat, row.choice, row.interjection, row.twin)
        except WriteFailed:
            try:
                found = await self._store.answers(self.match.id, row.n - 1)
            except Exception:  # the database is away: nothing is known, so nothing happens yet
                log.warning("unwritten", exc_info=True)
                return False
            if found and [replace(found[0], at=0.0), *found[1:]] != [row]:
                raise StoreIsAhead("the stored game has gone on without this table") from None
            return bool(found)
        return True


def _between(bounds: tuple[float, float], luck: float) -> float:
    """The number between two bounds that luck (from 0 to 1) chooses."""
    least, most = bounds
    return least + luck * (most - least)


def _at(options: list[Choice], place: int) -> Choice | Refusal:
    return options[place] if place < len(options) else NOT_OFFERED
