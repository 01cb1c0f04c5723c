"""A table with its people: one task, the only one that changes its seats and its game.

Whatever happens comes as a piece of work through the inbox: messages of clients, an alarm, somebody who sits down. So
nothing here needs a lock.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog

from sixgun.kernel.ask import NOBODY
from sixgun.server import protocol
from sixgun.server.chat import Chat
from sixgun.server.clients import KICKED, STOPPED, Client
from sixgun.server.clock import RESERVE, Clock
from sixgun.server.company import Company
from sixgun.server.dealing import new_beginning, new_key, stored_match
from sixgun.server.hot_seat import HotSeat
from sixgun.server.inbox import Inbox
from sixgun.server.match import Match
from sixgun.server.notices import deal_key, table_info, table_line
from sixgun.server.play import Play
from sixgun.server.protocol import VERSION, ClockMessage, NewTable, TableLine, Welcome
from sixgun.server.results import id_of, result_of
from sixgun.server.seats import Seats
from sixgun.server.settings import fitted
from sixgun.server.store import OPEN, OVER, PLAYING, GameRow, GuestRow, Store
from sixgun.server.table_talk import TableTalk
from sixgun.server.workers import Workers

TRY_AGAIN: Final = 5.0

T = TypeVar("T")
log = structlog.get_logger("room")


class Room:
    """One table. `pace` multiplies the pauses of the server's own making; `seed`: see `new_key`."""

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
    ) -> None:
        self.code = code
        self.settings = fitted(settings)
        self.store = store
        self.pace = pace
        self.reserve = reserve
        self.seats = Seats(settings.players, settings.level, hot=settings.hot_seat)
        self.company = Company()
        self.chat = Chat(self)
        self.status = OPEN
        self.games = 0
        self.play: Play | None = None
        self.created = time.time()
        self._seed = seed
        self._workers = workers or Workers()
        self._inbox = Inbox(code, self._rung, self._read_again)
        self._talk = TableTalk(self)
        self.hot_seat = HotSeat(self)

    @property
    def clients(self) -> list[Client]:
        return self.company.clients

    # The task.

    def start(self) -> None:
        self._inbox.start()

    async def stop(self, code: int = STOPPED) -> None:
        """End the task; every connection is closed."""
        await self._inbox.stop()
        for client in self.clients:
            client.close(code)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the room do something, and wait for what comes out."""
        return await self._inbox.call(work)

    async def _rung(self) -> None:
        if self.play is not None and self.status == PLAYING:
            await self.play.due()
            await self.settle()

    # Connections.

    def connect(self, client: Client, after: int | None = None, game: int | None = None) -> None:
        """A client has come; `after` and `game` tell what it has already."""
        self._inbox.post(lambda: self._connected(client, after, game))

    def disconnect(self, client: Client) -> None:
        self._inbox.post(lambda: self._gone(client))

    def hear(self, client: Client, message: Any) -> None:
        """A message of a client."""
        self._inbox.post(lambda: self._talk.take(client, message))

    async def _connected(self, client: Client, after: int | None, game: int | None) -> None:
        if client.guest is not None and client.guest.id in self.seats.barred:
            client.close(KICKED)
            return
        seat = self.seats.seat_of(client.guest.id if client.guest else None)
        if seat != NOBODY:
            self.seats.chairs[seat].online += 1
            self.come_back(seat)
        self.clients.append(client)
        self.welcome(client)
        self.tell_table()
        self._catch_up(client, after, game)
        if self.status == OVER:
            client.send(deal_key(self))
        self.hot_seat.hand_over()
        self.chat.tell_all(client)

    def _catch_up(self, client: Client, after: int | None, game: int | None) -> None:
        """The steps that a client has missed, if they are at hand, else the game as it stands."""
        if self.play is None:
            return
        match = self.play.match
        self.company.note(client)
        missing = None
        if after is not None and game == match.number:
            missing = match.missing(client.seat, client.language, after)
        if missing is None:
            self.snapshot(client)
            return
        for step in missing:
            client.send(step)
        if (clock := self._clock()) is not None:
            client.send(ClockMessage(clock=clock))

    async def _gone(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.company.remove(client)
        if client.seat != NOBODY:
            self.seats.chairs[client.seat].online = self.company.count(client.seat)
        self.tell_table()

    def come_back(self, seat: int) -> None:
        """The person of a seat is there: if a bot played for him, it stops."""
        chair = self.seats.chairs[seat]
        if chair.away:
            chair.away = False
            if self.play is not None:
                self.play.seat_changed(seat)
            self.tell_table()

    # Telling.

    def tell_table(self) -> None:
        self.company.tell(table_info(self))

    def welcome(self, client: Client) -> None:
        """Who this client is here."""
        client.seat = self.seats.seat_of(client.guest.id if client.guest else None)
        client.host = client.seat != NOBODY and client.seat == self.seats.host_seat
        commitment = self.play.match.commitment if self.play else ""
        client.send(Welcome(version=VERSION, code=self.code, seat=client.seat, host=client.host, commitment=commitment))

    def snapshot(self, client: Client) -> None:
        if self.play is not None:
            client.send(self.play.match.snapshot(client.seat, client.language, self._clock()))

    def reseat(self) -> None:
        """Somebody has sat down or got up: tell those whose seat or part has changed, and everybody the table."""
        for client in self.clients:
            before = (client.seat, client.host)
            seat = self.seats.seat_of(client.guest.id if client.guest else None)
            if before != (seat, seat != NOBODY and seat == self.seats.host_seat):
                self.welcome(client)
                if seat != before[0]:
                    self.snapshot(client)
        for seat, chair in enumerate(self.seats.chairs):
            chair.online = self.company.count(seat)
        self.tell_table()

    def _clock(self) -> protocol.Clock | None:
        return self.play.clock.reading() if self.play and self.status == PLAYING else None

    def line(self) -> TableLine:
        return table_line(self)

    def _told(self) -> None:
        assert self.play is not None
        covered = self.hot_seat.cover()
        self.company.step(self.play.match, self._clock())
        if covered:
            self.hot_seat.hand_over()

    def _clocked(self) -> None:
        clock = self._clock()
        if clock is not None:
            self.company.tell(ClockMessage(clock=clock))

    # Games.

    async def join(self, guest: GuestRow) -> TableLine:
        """Sit down; in a running game only on the seat one has."""
        if self.seats.seat_of(guest.id) == NOBODY:
            self.seats.sit(guest)
            await self.save_seats()
            self.reseat()
        return self.line()

    def rename(self, guest: int, name: str) -> None:
        """A guest has another name; in a running game he keeps the old one."""

        async def work() -> None:
            if self.status != PLAYING and self.seats.rename(guest, name):
                self.tell_table()

        self._inbox.post(work)

    async def save_seats(self) -> None:
        await self.store.save_table(self.code, host=self.seats.host, seats=self.seats.rows())

    async def begin(self, want: str = "") -> None:
        """Deal. The game and the hash of its key are stored before anybody sees a card."""
        self.seats.fill()
        for chair in self.seats.chairs:
            chair.wants, chair.hurry, chair.ready, chair.away = "", "", False, False
        last = self.play.match if self.play else None
        if last is not None:
            self.seats.change(last.title.next_seats(len(self.seats.chairs)))
        self.seats.held = NOBODY
        number = self.games + 1
        key = new_key(self._seed, number)
        match = Match(new_beginning(self.settings, self.seats, key, last, want), number, coached=self.settings.coach)
        match.id = await self.store.add_game(self.code, match.number, match.beginning.header(), match.commitment)
        await self.store.save_table(self.code, status=PLAYING, state={}, seats=self.seats.rows())
        self.games = match.number
        self.status = PLAYING
        self._take_up(match)
        self.hot_seat.cover()
        for client in self.clients:
            self.welcome(client)
        self.tell_table()
        for client in self.clients:
            self.company.note(client)
            self.snapshot(client)
        self.hot_seat.hand_over()
        log.info("dealt", code=self.code, game=match.number)
        await self.settle()

    def _take_up(self, match: Match, reserves: dict[str, float] | None = None) -> None:
        clock = Clock(self.settings.move_seconds, self.reserve)
        clock.restore(reserves or {})
        self.play = Play(
            match,
            self.seats,
            clock,
            self.store,
            workers=self._workers,
            pace=self.pace,
            told=self._told,
            clocked=self._clocked,
            seated=self.tell_table,
            alarm=self._inbox.set_alarm,
        )
        self.play.wait()

    async def settle(self) -> None:
        """After something has happened in the game: note the clocks, and see whether it is over."""
        play = self.play
        if play is None or self.status != PLAYING:
            return
        if play.spent:
            play.spent = False
            await self.store.save_table(self.code, state={"reserves": play.clock.to_data()})
        if play.over:
            outcome = play.match.game.outcome
            assert outcome is not None
            record = {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason}
            result = result_of(play.match, self.code, self.settings)
            await self.store.finish_game(play.match.id, json.dumps(record), result)
            await self.store.save_table(self.code, status=OVER)
            self.status = OVER
            for chair in self.seats.chairs:
                chair.away, chair.wants, chair.hurry = False, "", ""
            self.hot_seat.uncover()
            self.tell_table()
            self.company.tell(deal_key(self))
            log.info("over", code=self.code, game=play.match.number, answers=play.match.n)

    # After a restart.

    async def restore(self, row: GameRow | None, reserves: dict[str, float]) -> None:
        """Go on with the last game of this table, at the question where it was."""
        if row is None:
            return
        match = await stored_match(self.store, row, coached=self.settings.coach)
        self.games = row.number
        self.status = PLAYING if row.finished is None else OVER
        self.seats.restore(await self.store.places(self.code), self.seats.host, match.names)
        self._take_up(match, reserves)
        if row.finished is not None and not await self.store.has_results([id_of(match)]):
            await self.store.add_result(result_of(match, self.code, self.settings, row.finished))
        await self.settle()

    async def _read_again(self) -> None:
        """Something has gone wrong: take the game from the store, which is always right."""
        try:
            row = await self.store.game(self.code)
            if row is not None and row.finished is None:
                await self.restore(row, self.play.clock.to_data() if self.play else {})
                for client in self.clients:
                    self.welcome(client)
                    self.snapshot(client)
                self.tell_table()
        except Exception:
            log.error("lost", code=self.code, exc_info=True)
            self._inbox.set_alarm(TRY_AGAIN)
