"""A match being played at a table: whose answer is awaited, how long, and what bots do meanwhile.

The order is always: an answer is chosen, stored, given to the game, and only then shown.
"""

from __future__ import annotations

import time
from asyncio import Future
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final, Protocol

import structlog

from sixgun.bots import bot_class
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.server.clock import Clock
from sixgun.server.haste import LEAST
from sixgun.server.haste import haste as haste_of
from sixgun.server.match import Match
from sixgun.server.seats import Seats
from sixgun.server.showing import Showing
from sixgun.server.store import AnswerRow
from sixgun.server.workers import Workers
from sixgun.server.writer import WriteFailed

PAUSE: Final = (0.7, 1.5)
"""Seconds that the server lets pass before a bot answers: the same whether it has a choice or not, so that the pause
does not tell. Bots that search think meanwhile; theirs is longer by the time that they may need for that."""
FORCED: Final = (1.5, 4.0)
"""Seconds before a person's only answer is given for him, unless he gives it himself: as long as a choice may take."""
OVERHEAD: Final = 0.25
"""Seconds that a search may take beyond its budget, for the way to another process and back."""
LAST_WISHES: Final = 6.0
"""Seconds that a dead person has to say in which order his cards are laid down; then they are laid down as they lie."""
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
        workers: Workers,
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
        self.showing = Showing(pace)
        self._store = store
        self._workers = workers
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
        self._thought: Future[tuple[int, bytes] | None] | None = None
        """What comes of the search of the bot that is asked."""
        if any(self._searches(seat) for seat in range(len(seats.chairs))):
            workers.warm_up()

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
        luck = self._chance.random()  # one number for every question, so that the next ones do not tell of this one
        self.spent |= self.clock.stop()
        self._offer = None
        self._forget_thought()
        if ask is None:
            return
        if self.seats.covered(ask.seat):
            self._alarm(COVERED)  # nothing happens before its player has the device, not even a forced answer
            return
        self.opening = self.opening and self.match.n == 0 and self.seats.somebody_looks_on()
        if self.opening:
            self._alarm(OPENING * self._pace)
            return
        dead = self.match.lays_down
        if not self.seats.bot_of(ask.seat):
            self.clock.start(ask.seat, wait=self.showing.left, limit=LAST_WISHES if dead else None)
        self._offer = self._bots_offer(ask)
        patience = self._patience(ask, luck)
        self._rings = time.monotonic() + patience
        self._alarm(patience)

    def _patience(self, ask: Ask, luck: float) -> float:
        """How long to wait before something is done. It depends on what everybody knows and on luck, and only for a
        person also on whether he has a choice: then he takes his time himself."""
        pace, (shortest, longest) = self._pace, PAUSE
        pause = pace * (shortest + luck * (longest - shortest))
        if self._offer is not None:
            return self._hastened(pause)
        if self.seats.bot_of(ask.seat):
            if self.match.lays_down:
                return 0.0  # nobody waits for a dead bot
            if not self._searches(ask.seat) or haste_of(self.match, self.seats) == 0:
                return self._hastened(pause)
            needed = self._budget(ask.seat) + OVERHEAD
            pause += max(0.0, needed - pace * shortest)
            pause = self._hastened(pause, needed)
            self._think(ask, pause)
            return pause if pace or self._thought is not None else 0.0
        if len(ask.options()) == 1:
            shortest, longest = FORCED
            return self.showing.behind + pace * (shortest + luck * (longest - shortest))
        return self.clock.due()

    def _hastened(self, pause: float, needed: float = 0.0) -> float:
        """A bot's pause, shorter if those who look on wish it so; `needed` is left to it, unless they want the end."""
        haste = haste_of(self.match, self.seats)
        return pause if haste >= 1 else min(pause, max(LEAST, pause * haste, needed if haste else 0.0))

    # Searching.

    def _searches(self, seat: int) -> bool:
        level = self.seats.bot_of(seat)
        return bool(level) and bot_class(level, self.match.title.name).needs_worlds

    def _budget(self, seat: int) -> float:
        return self.match.bot(seat, self.seats.bot_of(seat)).budget

    def _think(self, ask: Ask, seconds: float) -> None:
        """Let the bot that is asked search in another process, for so many seconds at most."""
        if len(ask.options()) == 1:
            return
        task = self.match.task(ask.seat, self.seats.bot_of(ask.seat))
        if task is None:
            return
        self._thought = thought = self._workers.choose(task, seconds)
        if not self._pace:  # nobody looks on: the answer is given as soon as it has been found
            thought.add_done_callback(lambda _: self._alarm(0.0) if self._thought is thought else None)

    def _forget_thought(self) -> None:
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()

    def _choice(self, ask: Ask, level: str) -> Choice:
        """What a bot answers: what its search has found, or, if it has not come to an end, what it thinks best by what
        it sees."""
        thought = self._thought
        found = thought.result() if thought is not None and thought.done() else None
        if found is None:
            wish: Choice = self.match.bot(ask.seat, level).choose(self.match.title.view(self.match.game, ask.seat), ask)
            return wish
        place, bot = found
        self.match.bot_back(ask.seat, level, bot)
        return ask.options()[place]

    def _bots_offer(self, ask: Ask) -> tuple[int, Choice] | None:
        """What a bot that is not asked wants to do first: asked once at each question, clockwise."""
        if not ask.open:
            return None
        game, game_type = self.match.game, self.match.title
        for seat in game_type.other_seats(game, ask.seat):
            level = self.seats.bot_of(seat)
            offers = game.offers(seat) if level else []
            if offers:
                wish = self.match.bot(seat, level).interject(game_type.view(game, seat), offers)
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
            await self.answer(ask.seat, self._choice(ask, level))
        elif self.match.lays_down:
            await self.answer(ask.seat, ask.default())
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
        """Those who look on want it faster: that counts from the pause at hand on, and never makes it longer. A search
        for which there is time is not cut short."""
        ask, left = self.asked, self._rings - time.monotonic()
        if ask is None or not self.seats.bot_of(ask.seat):
            return
        haste = haste_of(self.match, self.seats)
        if haste < 1 and not (haste and self._thought is not None):
            self._alarm(max(0.0, min(left, max(LEAST, left * haste))))

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
        self.showing.add(match.latest)
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
