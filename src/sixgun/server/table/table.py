"""A table with its people: one task, which alone changes its seats and its game. ¶ Everything arrives through the inbox
as a piece of work: messages of clients, the alarm, somebody who sits down. So nothing here needs a lock. The driver of
the game returns what has happened, and the table tells the clients.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from copy import deepcopy
from typing import Any, Final, TypeVar

import structlog

from sixgun.kernel.ask import NOBODY, Choice
from sixgun.server.protocol import ClockMessage, NewTable, TableLine
from sixgun.server.server_packs import NO_PACKS, ServerPacks
from sixgun.server.store.rows import OVER, PLAYING, GuestRow, TableRow
from sixgun.server.store.store import Store
from sixgun.server.table.clock import RESERVE, Clock
from sixgun.server.table.connection import KICKED, NO_TABLE, STOPPED, Connection
from sixgun.server.table.connections import Connections
from sixgun.server.table.dealing import new_header, new_key
from sixgun.server.table.driver import MatchDriver
from sixgun.server.table.inbox import Inbox
from sixgun.server.table.match import Match
from sixgun.server.table.progress import Progress
from sixgun.server.table.refusals import NOT_NOW, NOT_STORED, STALE, Refusal
from sixgun.server.table.table_info import deal_key, table_line
from sixgun.server.table.table_state import TableState
from sixgun.server.table.table_store import TableStore
from sixgun.server.workers.pool import Workers

TRY_AGAIN: Final = 5.0
STEPS_KEPT: Final = 60.0
"""How many seconds after a game its last steps are kept for people whose connection has just broken."""

T = TypeVar("T")
log = structlog.get_logger("table")


class Table(TableState):
    """One table and its task. `pace` multiplies the server's own pauses. For `seed` see `new_key`."""

    def __init__(
        self,
        code: str,
        settings: NewTable,
        store: Store,
        *,
        pace: float = 1.0,
        reserve: float = RESERVE,
        seed: str = "",
        workers: Workers | None = None,
        opener: int | None = None,
        packs: ServerPacks = NO_PACKS,
    ) -> None:
        super().__init__(code, settings, reserve=reserve, opener=opener)
        self.connections = Connections()
        self.table_store = TableStore(store, code, packs)
        self._packs = packs
        self._store = store
        self._pace = pace
        self._seed = seed
        self._workers = workers or Workers()
        self._stale = False
        """Is the state of the table in the store unknown?"""
        self._inbox = Inbox(code, self._wake, self._read_again)

    # The task.

    def start(self) -> None:
        self._inbox.start()

    async def stop(self, code: int = STOPPED) -> None:
        """End the task, and close every connection."""
        await self._inbox.stop()
        for connection in self.connections:
            connection.close(code)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table do something, and wait for the result."""
        return await self._inbox.call(work)

    def post(
        self, handle: Callable[[Table, Connection, Any], Awaitable[None]], connection: Connection, message: Any
    ) -> None:
        """Queue a message of a client."""
        self._inbox.post(lambda: handle(self, connection, message))

    async def _wake(self) -> None:
        if self._stale:
            await self._read_again()
        elif self.running_driver is not None:
            self.show(await self.running_driver.wake())
            await self.finish_if_over()
        elif self.match is not None:
            self.match.forget_steps()

    # Connections.

    def connect(self, connection: Connection, after: int | None = None, game: int | None = None) -> None:
        """Add a connection. `after` and `game` tell what the client has already."""
        if self._inbox.closed:
            connection.close(NO_TABLE)
        self._inbox.post(lambda: self._connected(connection, after, game))

    def disconnect(self, connection: Connection) -> None:
        self._inbox.post(lambda: self._gone(connection))

    async def _connected(self, connection: Connection, after: int | None, game: int | None) -> None:
        if connection.guest_id in self.seats.barred:
            connection.close(KICKED)
            return
        seat = self.seats.seat_of(connection.guest_id)
        if seat != NOBODY:
            self.seats[seat].online += 1
            self.come_back(seat)
        self.connections.add(connection)
        self.connections.welcome(connection, self)
        self.tell_table()
        self.connections.catch_up(connection, self, after, game)
        if self.status == OVER:
            connection.send(deal_key(self))
        self.connections.hand_over(self)
        self.connections.send_lines(connection, self)
        if seat != NOBODY and self.status == OVER:
            # The server may have stopped after all wanted another game, before it was dealt.
            await self.play_again(everybody=True)

    async def _gone(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.seat != NOBODY:
                self.connections.count(self.seats)
            self.tell_table()

    def come_back(self, seat: int) -> None:
        """Note that the person of a seat is there. If a bot played for them, it stops."""
        place = self.seats[seat]
        if place.away:
            place.away = False
            if self.running_driver is not None:
                self.show(self.running_driver.seat_changed(seat))
            self.tell_table()

    # What clients are told.

    def show(self, progress: Progress) -> None:
        """Send everybody what has happened in the game, and set the alarm."""
        if progress.wake_after is not None:
            self._inbox.wake_in(progress.wake_after)
        if progress.wake_when is not None:
            self._inbox.wake_when(progress.wake_when)
        if progress.answered and self.match is not None:
            covered = self.connections.cover(self)
            self.connections.send_step(self.match, self)
            if covered:
                self.connections.hand_over(self)
        if progress.clock_changed and (clock := self.clock) is not None:
            self.connections.tell(ClockMessage(clock=clock))
        if progress.taken_over != NOBODY:
            self.tell_table()

    def tell_table(self) -> None:
        self.connections.tell_table(self)

    # Seats.

    async def join(self, guest: GuestRow) -> TableLine:
        """Seat a guest. In a running game they can only take their own seat."""
        if self.seats.seat_of(guest.id) == NOBODY:
            self.seats.sit(guest)
            await self.save_seats()
            self.connections.reseat(self)
        return table_line(self)

    async def leave(self, guest: int) -> None:
        """Free a guest's seat, or both with a shared device. In a game a bot takes over."""
        seats = self.seats.seats_of(guest)
        for seat in seats:
            self.seats.leave(seat, playing=self.status == PLAYING)
            self.connections.forget(seat)
        await self.save_seats()
        if self.running_driver is not None:
            for seat in seats:
                self.show(self.running_driver.seat_changed(seat))
        self.connections.reseat(self)
        await self.play_again()

    def rename(self, guest: int, name: str) -> None:
        """Rename a guest. In a running game they keep the old name."""

        async def work() -> None:
            if self.status != PLAYING and self.seats.rename(guest, name):
                self.tell_table()

        self._inbox.post(work)

    # The game.

    async def answer(self, seat: int, question: int, option: int) -> Refusal | None:
        """Answer the question with this number."""
        if self.running_driver is None:
            return STALE if self.driver is not None else NOT_NOW
        return await self._give(self.running_driver, seat, self.running_driver.option(seat, question, option))

    async def interject(self, seat: int, after: int, offer: int) -> Refusal | None:
        """Take up an offer, after this many answers."""
        if self.running_driver is None:
            return NOT_NOW
        return await self._give(self.running_driver, seat, self.running_driver.offer(seat, after, offer))

    async def _give(self, driver: MatchDriver, seat: int, choice: Choice | Refusal) -> Refusal | None:
        if isinstance(choice, Refusal):
            return choice
        progress = await driver.answer(seat, choice)
        self.show(progress)
        if progress.refused:
            return NOT_STORED
        await self.finish_if_over()
        return None

    def take_device(self, seat: int) -> Refusal | None:
        """Note that the player who is asked has the device: from now on it shows their cards."""
        driver = self.running_driver
        if driver is None or driver.asked is None:
            return NOT_NOW
        if seat != driver.asked.seat:
            return STALE
        self.seats.hand_to(seat)
        self.connections.reseat(self)
        self.show(driver.await_next())
        return None

    async def play_again(self, *, everybody: bool = False) -> None:
        """Begin if all who are connected want another game.

        Without `everybody` the wishes of absent people do not count.
        """
        want = self.seats.next_game(everybody=everybody) if self.status == OVER else ""
        if want:
            await self.begin(want)

    async def begin(self, want: str = "") -> None:
        """Deal.

        The game and the hash of its key are stored before anybody sees a card. If that fails, nothing has changed.
        """
        seats = deepcopy(self.seats)
        count = len(seats)
        seats.new_game(self.match.game_type.next_seats(count) if self.match is not None else range(count))
        number = self.games + 1
        header = new_header(self.settings, seats, new_key(self._seed, number), self.match, want, self._packs)
        texts = self._packs.for_texts(self.settings.game, self.settings.sets)
        match = Match(header, number, coached=self.settings.coach, texts=texts)
        await self.table_store.begin(match, seats, self.notes(seats))
        self.seats, self.games, self.status = seats, number, PLAYING
        self.take_up(match)
        self.connections.cover(self)
        self.connections.welcome_all(self)
        self.tell_table()
        self.connections.tell_game(self)
        log.info("dealt", code=self.code, game=number)
        await self.finish_if_over()

    def take_up(self, match: Match, reserves: Mapping[str, float] | None = None) -> None:
        """Continue this game."""
        clock = Clock(self.settings.move_seconds, self.reserve)
        clock.restore(reserves or {})
        self.driver = MatchDriver(match, self.seats, clock, self._store, workers=self._workers, pace=self._pace)
        self.show(self.driver.await_next())

    async def finish_if_over(self) -> None:
        """Note the reserves after something has happened in the game, and see whether it is over."""
        driver = self.running_driver
        if driver is None:
            return
        if driver.reserve_used:
            driver.reserve_used = False
            await self.save_notes()
        if driver.over:
            notes = {"opener": self.opener, "barred": sorted(self.seats.barred)}
            await self.table_store.end(driver.match, self.settings, notes)
            self.status = OVER
            self.seats.game_over()
            self.connections.reseat(self)
            self.connections.tell(deal_key(self))
            driver.match.rest()
            self._inbox.wake_in(STEPS_KEPT)
            log.info("over", code=self.code, game=driver.match.number, answers=driver.match.n)

    # The store.

    async def save_seats(self) -> None:
        await self.table_store.save_seats(self.seats, self.notes())

    async def save_notes(self) -> None:
        await self.table_store.save_notes(self.notes())

    async def restore(self, row: TableRow | None = None) -> None:
        """Read the table from the store and continue from there, after a restart or an error."""
        stored = await self.table_store.read(self.settings, row)
        if stored is None:
            return
        self.chat.restore(stored.muted, stored.lines)
        self.created = stored.row.created
        self.opener = stored.row.state.get("opener", stored.row.host)
        self.seats, self.status = stored.seats, stored.status
        self.driver, self.games = None, 0
        if stored.match is not None:
            self.games = stored.match.number
            self.take_up(stored.match, stored.row.state.get("reserves"))
            if self.status == OVER:
                stored.match.rest()

    async def _read_again(self) -> None:
        """Recover from an error: read the table from the store, which is always right, and send it to everybody."""
        try:
            await self.restore()
            self._stale = False
            self.connections.welcome_all(self)
            self.connections.count(self.seats)
            self.tell_table()
            self.connections.tell_game(self)
            await self.finish_if_over()
        except Exception:
            log.error("lost", code=self.code, exc_info=True)
            self._stale = True
            self._inbox.wake_in(TRY_AGAIN)
