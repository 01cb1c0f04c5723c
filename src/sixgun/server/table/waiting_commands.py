"""Handles the messages of clients at a table before and after a game."""

from __future__ import annotations

from sixgun.bots import bot_levels
from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import Begin, Kick, Leave, PlayAgain, Ready, SetBot
from sixgun.server.store.rows import OPEN, OVER, PLAYING
from sixgun.server.table.connection import KICKED, Connection
from sixgun.server.table.refusals import FREE_SEATS, NOT_NOW, NOT_OFFERED, NOT_READY, NOT_YOURS, Refusal
from sixgun.server.table.table import Table


async def ready(table: Table, connection: Connection, message: Ready) -> Refusal | None:
    """Note that somebody wants to begin, or in the first seconds of a game has looked around."""
    if connection.seat == NOBODY:
        return NOT_YOURS
    if table.status == OPEN or table.driver is not None:
        table.seats[connection.seat].ready = message.ready
    if table.status == OPEN:
        await table.save_notes()
        table.tell_table()
    elif table.driver is not None:
        table.show(table.driver.ready())
    return None


async def set_bot(table: Table, connection: Connection, message: SetBot) -> Refusal | None:
    """Let the host put bots on seats without people, or take them away."""
    seats = table.seats
    if not connection.host:
        return NOT_YOURS
    if table.status == PLAYING:
        return NOT_NOW
    if message.seat >= len(seats) or (message.bot and message.bot not in bot_levels(table.settings.game)):
        return NOT_OFFERED
    for seat in range(len(seats)) if message.seat == NOBODY else [message.seat]:
        if seats[seat].guest is None:
            seats.set_bot(seat, message.bot)
    await table.save_seats()
    table.tell_table()
    return None


async def kick(table: Table, connection: Connection, message: Kick) -> Refusal | None:
    """Let the host send somebody away, for good."""
    seats, seat = table.seats, message.seat
    if not connection.host:
        return NOT_YOURS
    if table.status == PLAYING:
        return NOT_NOW
    guest = seats[seat].guest if 0 <= seat < len(seats) else None
    if guest is None or seat == connection.seat:
        return NOT_OFFERED
    seats.bar(seat)
    await table.save_seats()
    for other in table.connections.of_guest(guest):
        other.close(KICKED)
    table.connections.reseat(table)
    return None


async def begin(table: Table, connection: Connection, _: Begin) -> Refusal | None:
    """Let the host begin the first game."""
    if not connection.host:
        return NOT_YOURS
    if table.status != OPEN:
        return NOT_NOW
    if not table.seats.full:
        return FREE_SEATS
    if not table.seats.everybody_ready():
        return NOT_READY
    await table.begin()
    return None


async def play_again(table: Table, connection: Connection, message: PlayAgain) -> Refusal | None:
    """Note that somebody wants another game. With a shared device both players do."""
    if connection.seat == NOBODY:
        return NOT_YOURS
    if table.status != OVER:
        return NOT_NOW
    seats = table.seats
    for place in seats if seats.device is not None else [seats[connection.seat]]:
        place.wants = message.want
    await table.save_notes()
    table.tell_table()
    await table.play_again()
    return None


async def leave(table: Table, connection: Connection, _: Leave) -> Refusal | None:
    if connection.guest is None or not table.seats.holds(connection.guest.id):
        return NOT_YOURS
    await table.leave(connection.guest.id)
    return None
