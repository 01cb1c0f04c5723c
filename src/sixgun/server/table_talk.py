"""What people say at a table: answers, and everything before, beside and after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixgun.bots import bot_levels
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.server import clients
from sixgun.server.clients import Client
from sixgun.server.haste import left_to_bots
from sixgun.server.protocol import (
    Advise,
    Again,
    Answer,
    Begin,
    Fill,
    Hurry,
    Interject,
    Kick,
    Leave,
    Mute,
    Ping,
    Pong,
    Ready,
    Say,
    Speak,
    Take,
    Why,
    WhyNot,
)
from sixgun.server.store import OPEN, OVER, PLAYING, WriteFailed
from sixgun.wording import languages

if TYPE_CHECKING:
    from sixgun.server.room import Room


class TableTalk:
    """Takes the messages of clients; everything that cannot be done is refused with a sentence."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def take(self, client: Client, message: Any) -> None:
        room = self.room
        if client not in room.clients:
            return
        if isinstance(message, Ping):
            client.send(Pong(n=message.n))
            return
        if client.seat != NOBODY and room.status == PLAYING and not isinstance(message, Advise):
            room.come_back(client.seat)  # a page asks the coach by itself: that is no sign of life
        try:
            await self._heed(client, message)
        except WriteFailed:  # whether it was committed is unknown: the room reads everything again
            client.refuse("not_now", "online-refused-trouble")
            raise

    async def _heed(self, client: Client, message: Any) -> None:
        room = self.room
        match message:
            case Answer():
                await self._answer(client, message)
            case Interject():
                await self._interject(client, message)
            case Take():
                room.hot_seat.take(client, message)
            case Why():
                self._why(client, message)
            case Advise():
                self._advise(client)
            case Say():
                await room.chat.say(client, message)
            case Mute():
                await room.chat.mute(client, message)
            case Speak():
                self._speak(client, message)
            case Ready():
                await self._ready(client, message)
            case Fill() | Kick() | Begin():
                await self._host(client, message)
            case Again():
                await self._again(client, message)
            case Hurry():
                self._hurry(client, message)
            case Leave():
                await self._leave(client)

    # In the game.

    async def _answer(self, client: Client, message: Answer) -> None:
        play = self.room.play
        if play is None or self.room.status != PLAYING or play.asked is None:
            client.refuse("stale" if play is not None else "not_now")
        elif message.question != play.match.n:
            client.refuse("stale")
        elif play.asked.seat != client.seat:
            client.refuse("not_yours")
        else:
            await self._give(client, play.asked.options(), message.option)

    async def _interject(self, client: Client, message: Interject) -> None:
        play = self.room.play
        if play is None or self.room.status != PLAYING or client.seat == NOBODY:
            client.refuse("not_now" if client.seat != NOBODY else "not_yours")
        elif message.after != play.match.n:
            client.refuse("stale")
        else:
            await self._give(client, play.match.game.offers(client.seat), message.offer)

    async def _give(self, client: Client, options: list[Choice], place: int) -> None:
        assert self.room.play is not None
        if place >= len(options):
            client.refuse("not_offered")
        elif await self.room.play.answer(client.seat, options[place]):
            await self.room.settle()
        else:
            client.refuse("not_now", "online-refused-trouble")

    def _why(self, client: Client, message: Why) -> None:
        play = self.room.play
        text = []
        if play is not None and client.seat != NOBODY:
            text = play.match.why_not(client.seat, client.language, message.card, message.target)
        client.send(WhyNot(card=message.card, target=message.target, text=text))

    def _advise(self, client: Client) -> None:
        play = self.room.play
        if client.seat == NOBODY:
            client.refuse("not_yours")
        elif (advice := play.match.advice(client.seat, client.language) if play else None) is None:
            client.refuse("not_now")
        else:
            client.send(advice)

    def _hurry(self, client: Client, message: Hurry) -> None:
        room = self.room
        if client.seat == NOBODY:
            client.refuse("not_yours")
        elif room.play is None or room.status != PLAYING:
            client.refuse("not_now")
        elif not left_to_bots(room.play.match, room.seats):
            client.refuse("not_now", "online-refused-people-play")
        else:
            room.seats.chairs[client.seat].hurry = message.pace
            room.tell_table()
            room.play.hurry()

    # Beside the game.

    def _speak(self, client: Client, message: Speak) -> None:
        if message.language not in languages():
            client.refuse("bad")
            return
        client.language = message.language
        self.room.company.note(client)
        self.room.snapshot(client)

    # Before and after.

    async def _ready(self, client: Client, message: Ready) -> None:
        if client.seat == NOBODY:
            client.refuse("not_yours")
        elif self.room.status == OPEN:
            self.room.seats.chairs[client.seat].ready = message.ready
            await self.room.kept.save_state()
            self.room.tell_table()
        elif self.room.play:
            self.room.seats.chairs[client.seat].ready = message.ready
            self.room.play.ready()

    async def _host(self, client: Client, message: Fill | Kick | Begin) -> None:
        room = self.room
        if not client.host:
            client.refuse("not_yours")
        elif room.status == PLAYING or (isinstance(message, Begin) and room.status != OPEN):
            client.refuse("not_now")
        elif isinstance(message, Begin):
            if not room.seats.full:
                client.refuse("not_now", "online-refused-free-seats")
            elif not room.seats.everybody_ready():
                client.refuse("not_now", "online-refused-not-ready")
            else:
                await room.begin()
        elif isinstance(message, Fill):
            await self._fill(client, message)
        else:
            await self._kick(client, message)

    async def _fill(self, client: Client, message: Fill) -> None:
        room, seats = self.room, self.room.seats.chairs
        wanted = range(len(seats)) if message.seat == NOBODY else [message.seat]
        if message.seat >= len(seats) or (message.bot and message.bot not in bot_levels(room.settings.game)):
            client.refuse("not_offered")
            return
        for seat in wanted:
            if seats[seat].guest is not None:
                continue
            if message.bot:
                room.seats.put_bot(seat, message.bot)
            else:
                seats[seat].clear()
        await room.kept.save_seats()
        room.tell_table()

    async def _kick(self, client: Client, message: Kick) -> None:
        room = self.room
        seat = message.seat
        guest = room.seats.chairs[seat].guest if 0 <= seat < len(room.seats.chairs) else None
        if guest is None or seat == client.seat:
            client.refuse("not_offered")
            return
        room.seats.barred.add(guest)
        room.seats.leave(seat, playing=False)
        await room.kept.save_seats()
        for other in room.clients:
            if other.guest is not None and other.guest.id == guest:
                other.close(clients.KICKED)
        room.reseat()

    async def _again(self, client: Client, message: Again) -> None:
        room = self.room
        if client.seat == NOBODY:
            client.refuse("not_yours")
        elif room.status != OVER:
            client.refuse("not_now")
        else:
            for chair in room.seats.chairs if room.seats.hot else [room.seats.chairs[client.seat]]:
                chair.wants = message.want
            await room.kept.save_state()
            room.tell_table()
            await self.begin_again()

    async def begin_again(self, *, everybody: bool = False) -> None:
        """Begin when all who are there want another game; if they want different ones, the host decides. `everybody`:
        only if those who are not there have wanted it, too."""
        room = self.room
        people = [chair for chair in room.seats.chairs if chair.guest is not None]
        there = [chair for chair in people if everybody or chair.online or room.seats.hot]
        if room.status != OVER or not there or not all(chair.wants for chair in there):
            return
        host = room.seats.host_seat
        want = room.seats.chairs[host].wants if host != NOBODY else ""
        await room.begin(want or there[0].wants)

    async def _leave(self, client: Client) -> None:
        if client.guest is None or not self.room.seats.holds(client.guest.id):
            client.refuse("not_yours")
        else:
            await self.leave(client.guest.id)

    async def leave(self, guest: int) -> None:
        """A guest gives up his seat; at a hot seat both, also while nobody has the device."""
        room = self.room
        seats = [seat for seat, chair in enumerate(room.seats.chairs) if chair.guest == guest]
        for seat in seats:
            room.seats.leave(seat, playing=room.status == PLAYING)
            room.company.forget(seat)
        await room.kept.save_seats()
        if room.play is not None and room.status == PLAYING:
            for seat in seats:
                room.play.seat_changed(seat)
        room.reseat()
        await self.begin_again()
