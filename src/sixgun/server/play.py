"""A match being played at a table: whose answer is awaited, how long, and what bots do meanwhile.

The order is always: an answer is chosen, stored, given to the game, and only then shown.
"""

from __future__ import annotations

import time
from asyncio import to_thread
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final, Protocol

import structlog

from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.server.clock import Clock
from sixgun.server.haste import LEAST
from sixgun.server.haste import haste as haste_of
from sixgun.server.match import Match
from sixgun.server.seats import Seats
from sixgun.server.store import AnswerRow
from sixgun.server.writer import WriteFailed

PAUSE: Final = (0.7, 1.5)
"""Seconds that the server lets pass before it answers for somebody: the same whether a bot chooses or there is no
choice, so that the pause does not tell."""
OPENING: Final = 12.0
"""Seconds at the start of a game in which nobody moves, so that people see who sits there; over as soon as all are
ready, or somebody answers."""
TRY_AGAIN: Final = 1.0
COVERED: Final = 3600.0
"""Seconds after which somebody looks again whether a device has been handed over."""

log = structlog.get_logger("play")


class Overtaken(SixgunError):
    """The store has another answer at this place than the one that was to be given: the game must be read again."""


class Answers(Protocol):
    """What a match needs of the store."""

    async def append(
        self, game_id: int, n: int, seat: int, choice: str, interjection: bool = False, twin: int = 0
    ) -> None: ...

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]: ...


class Play:
    """Drives one match. `told` is called after each answer, `clocked` when the clock goes on by itself, `seated` when a
    bot has taken over a seat; `alarm` sets the one alarm that calls `due`."""

    def __init__(
        self,
        match: Match,
        seats: Seats,
        clock: Clock,
        store: Answers,
        *,
        pace: float,
        told: Callable[[], None],
        clocked: Callable[[], None],
        seated: Callable[[], None],
        alarm: Callable[[float], None],
    ) -> None:
        self.match = match
        self.seats = seats
        self.clock = clock
        self.spent = False
        """Has a reserve been touched since it was last stored?"""
        self._store = store
        self._pace = pace
        self._told = told
        self._clocked = clocked
        self._seated = seated
        self._alarm = alarm
        self._chance = Random()
        self.opening = match.n == 0
        """Are people still looking round?"""
        self._rings = 0.0
        """When the server's own answer is due."""
        self._offer: tuple[int, Choice] | None = None
        """What a bot is about to interject."""

    @property
    def over(self) -> bool:
        return self.match.game.over

    @property
    def asked(self) -> Ask | None:
        return self.match.game.ask

    # Waiting.

    def wait(self) -> None:
        """A question is open: decide who answers it, and set the alarm."""
        ask = self.asked
        self.spent |= self.clock.stop()
        self._offer = None
        if ask is None:
            return
        if self.seats.covered(ask.seat):
            self._alarm(COVERED)  # nothing happens before its player has the device, not even a forced answer
            return
        self.opening = self.opening and self.match.n == 0 and self.seats.somebody_looks_on()
        if self.opening:
            self._alarm(OPENING * self._pace)
            return
        if not self.seats.bot_of(ask.seat):
            self.clock.start(ask.seat)
        self._offer = self._bots_offer(ask)
        self._set_alarm(ask)

    def _set_alarm(self, ask: Ask) -> None:
        bot = self.seats.bot_of(ask.seat)
        if self._offer is not None or bot or len(ask.options()) == 1:
            self._pause()
        else:
            self._alarm(self.clock.due())

    def _pause(self) -> None:
        """Set the alarm for an answer that the server gives."""
        haste = haste_of(self.match, self.seats)
        pause = self._chance.uniform(*PAUSE) * self._pace
        if haste < 1:
            pause = min(pause, max(LEAST, pause * haste))
        self._rings = time.monotonic() + pause
        self._alarm(pause)

    def _bots_offer(self, ask: Ask) -> tuple[int, Choice] | None:
        """What a bot that is not asked wants to do first: asked once at each question, clockwise."""
        if not ask.open:
            return None
        game, title = self.match.game, self.match.title
        for seat in title.others(game, ask.seat):
            level = self.seats.bot_of(seat)
            offers = game.offers(seat) if level else []
            if offers:
                wish = self.match.bot(seat, level).interject(title.view(game, seat), offers)
                if wish is not None:
                    return seat, wish
        return None

    async def due(self) -> None:
        """The alarm has gone off: a bot speaks, a forced answer is given, or the clock goes on."""
        ask = self.asked
        if ask is None:
            return
        if self.seats.covered(ask.seat):
            self._alarm(COVERED)
            return
        if self.opening:
            self.begin()
            return
        if self._offer is not None:
            await self.answer(*self._offer)
            return
        level, options = self.seats.bot_of(ask.seat), ask.options()
        if len(options) == 1:
            await self.answer(ask.seat, options[0])
        elif level:
            view = self.match.title.view(self.match.game, ask.seat)
            bot = self.match.bot(ask.seat, level)
            # Who searches thinks for a while: the other tables go on meanwhile, and this one waits for him.
            wish = await to_thread(bot.choose, view, ask) if bot.searches else bot.choose(view, ask)
            await self.answer(ask.seat, wish)
        elif self.clock.run_out:
            self.seats.chairs[ask.seat].away = True
            self.wait()
            self._seated()
        else:
            self._clocked()
            self._alarm(self.clock.due())

    def begin(self) -> None:
        """The time to look round is over."""
        self.opening = False
        self.wait()
        self._clocked()

    def ready(self) -> None:
        """Somebody has looked round."""
        if self.opening and not self.seats.somebody_looks_on():
            self.begin()

    def seat_changed(self, seat: int) -> None:
        """A person has come back to this seat, or a bot has taken it over."""
        if self.asked is not None and self.asked.seat == seat:
            self.wait()
            self._clocked()

    def hurry(self) -> None:
        """Those who look on want it faster: that counts from the pause at hand on. It is never made longer, so that
        nobody can hold a game up by his wishes."""
        ask, rings = self.asked, self._rings
        if ask is not None and self.seats.bot_of(ask.seat) and haste_of(self.match, self.seats) < 1:
            self._pause()
            if self._rings > rings:
                self._rings = rings
                self._alarm(rings - time.monotonic())

    # Answering.

    async def answer(self, seat: int, choice: Choice) -> bool:
        """Store an answer (or an interjection), give it, and tell; False if it could not be stored."""
        match = self.match
        assert match.game.ask is not None
        text, twin = match.written(seat, choice)
        row = AnswerRow(match.n + 1, seat, text, match.game.ask.seat != seat, twin)
        if not await self._stored(row):
            self._alarm(TRY_AGAIN)
            return False
        match.apply(seat, choice)
        self.wait()
        self._told()
        return True

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
                raise Overtaken("the stored game has gone on without this table") from None
            return bool(found)
        return True
