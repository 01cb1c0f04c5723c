"""What the messages of clients do at a table before and after a game."""

from __future__ import annotations

from sixgun.bots import bot_levels
from sixgun.kernel.ask import NOBODY
from sixgun.server.clients import KICKED, Client
from sixgun.server.protocol import Again, Begin, Fill, Kick, Leave, Ready
from sixgun.server.refusals import FREE_SEATS, NOT_NOW, NOT_OFFERED, NOT_READY, NOT_YOURS, Refusal
from sixgun.server.room import Room
from sixgun.server.store import OPEN, OVER, PLAYING


async def ready(room: Room, client: Client, message: Ready) -> Refusal | None:
    """Somebody wants to begin, or in the first seconds of a game has looked round."""
    if client.seat == NOBODY:
        return NOT_YOURS
    if room.status == OPEN or room.play is not None:
        room.seats.chairs[client.seat].ready = message.ready
    if room.status == OPEN:
        await room.save_notes()
        room.tell_table()
    elif room.play is not None:
        room.show(room.play.ready())
    return None


async def fill(room: Room, client: Client, message: Fill) -> Refusal | None:
    """The host puts bots on seats without people, or takes them away."""
    chairs = room.seats.chairs
    if not client.host:
        return NOT_YOURS
    if room.status == PLAYING:
        return NOT_NOW
    if message.seat >= len(chairs) or (message.bot and message.bot not in bot_levels(room.settings.game)):
        return NOT_OFFERED
    for seat in range(len(chairs)) if message.seat == NOBODY else [message.seat]:
        if chairs[seat].guest is None:
            room.seats.set_bot(seat, message.bot)
    await room.save_seats()
    room.tell_table()
    return None


async def kick(room: Room, client: Client, message: Kick) -> Refusal | None:
    """The host asks somebody to leave, for good."""
    chairs, seat = room.seats.chairs, message.seat
    if not client.host:
        return NOT_YOURS
    if room.status == PLAYING:
        return NOT_NOW
    guest = chairs[seat].guest if 0 <= seat < len(chairs) else None
    if guest is None or seat == client.seat:
        return NOT_OFFERED
    room.seats.barred.add(guest)
    room.seats.leave(seat, playing=False)
    await room.save_seats()
    for other in room.company.of_guest(guest):
        other.close(KICKED)
    room.reseat()
    return None


async def begin(room: Room, client: Client, _: Begin) -> Refusal | None:
    """The host begins the first game."""
    if not client.host:
        return NOT_YOURS
    if room.status != OPEN:
        return NOT_NOW
    if not room.seats.full:
        return FREE_SEATS
    if not room.seats.everybody_ready():
        return NOT_READY
    await room.begin()
    return None


async def again(room: Room, client: Client, message: Again) -> Refusal | None:
    """Somebody wants another game; at a hot seat both players do."""
    if client.seat == NOBODY:
        return NOT_YOURS
    if room.status != OVER:
        return NOT_NOW
    chairs = room.seats.chairs
    for chair in chairs if room.seats.device is not None else [chairs[client.seat]]:
        chair.wants = message.want
    await room.save_notes()
    room.tell_table()
    await room.play_again()
    return None


async def leave(room: Room, client: Client, _: Leave) -> Refusal | None:
    if client.guest is None or not room.seats.holds(client.guest.id):
        return NOT_YOURS
    await room.leave(client.guest.id)
    return None
