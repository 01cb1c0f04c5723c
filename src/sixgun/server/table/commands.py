"""Handles the messages of clients at a table, with one function for each message. ¶ Each function checks who may do it,
and returns why it is not done, or None. Messages before and after a game are in `waiting_commands`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import (
    Advise,
    Answer,
    Begin,
    Hurry,
    Interject,
    Kick,
    Leave,
    Mute,
    Ping,
    PlayAgain,
    Pong,
    Ready,
    Say,
    SetBot,
    SetLanguage,
    TakeDevice,
    Why,
    WhyNot,
)
from sixgun.server.store.rows import PLAYING
from sixgun.server.store.writer import WriteFailed
from sixgun.server.table.connection import Connection
from sixgun.server.table.haste import left_to_bots
from sixgun.server.table.refusals import (
    BAD_MESSAGE,
    NO_GUEST,
    NOT_NOW,
    NOT_OFFERED,
    NOT_STORED,
    NOT_YOURS,
    PEOPLE_PLAY,
    Refusal,
)
from sixgun.server.table.table import Table
from sixgun.server.table.waiting_commands import begin, kick, leave, play_again, ready, set_bot
from sixgun.wording import languages


async def handle(table: Table, connection: Connection, message: Any) -> None:
    """Do what a message asks for. What cannot be done is refused with a sentence."""
    if connection not in table.connections:
        return
    if connection.seat != NOBODY and table.status == PLAYING and not isinstance(message, (Advise, Ping)):
        table.come_back(connection.seat)  # the page pings and asks the coach by itself: that is no sign of a person
    try:
        refusal = await COMMANDS[type(message)](table, connection, message)
    except WriteFailed:  # whether it was committed is unknown, so the table reads everything again
        connection.refuse(NOT_STORED)
        raise
    if refusal is not None:
        connection.refuse(refusal)


# In the game.


async def answer(table: Table, connection: Connection, message: Answer) -> Refusal | None:
    return await table.answer(connection.seat, message.question, message.option)


async def interject(table: Table, connection: Connection, message: Interject) -> Refusal | None:
    if connection.seat == NOBODY:
        return NOT_YOURS
    return await table.interject(connection.seat, message.after, message.offer)


async def take_device(table: Table, connection: Connection, message: TakeDevice) -> Refusal | None:
    """Note that the player who is asked at a shared device has taken it."""
    if table.seats.device is None or not table.seats.holds(connection.guest_id):
        return NOT_YOURS
    return table.take_device(message.seat)


async def why(table: Table, connection: Connection, message: Why) -> Refusal | None:
    text = []
    if table.match is not None and connection.seat != NOBODY:
        text = table.match.why_not(connection.seat, connection.language, message.card, message.target, message.verb)
    connection.send(WhyNot(card=message.card, target=message.target, verb=message.verb, text=text))
    return None


async def advise(table: Table, connection: Connection, _: Advise) -> Refusal | None:
    """Send what the coach would do."""
    if connection.seat == NOBODY:
        return NOT_YOURS
    advice = table.match.advice(connection.seat, connection.language) if table.match is not None else None
    if advice is None:
        return NOT_NOW
    connection.send(advice)
    return None


async def hurry(table: Table, connection: Connection, message: Hurry) -> Refusal | None:
    """Set the speed that somebody wishes who is out of a game that only bots continue."""
    driver = table.running_driver
    if connection.seat == NOBODY:
        return NOT_YOURS
    if driver is None:
        return NOT_NOW
    if not left_to_bots(driver.match, table.seats):
        return PEOPLE_PLAY
    table.seats[connection.seat].hurry = message.pace
    table.tell_table()
    table.show(driver.hurry())
    return None


# Beside the game.


async def ping(_: Table, connection: Connection, message: Ping) -> Refusal | None:
    connection.send(Pong(n=message.n))
    return None


async def set_language(table: Table, connection: Connection, message: SetLanguage) -> Refusal | None:
    if message.language not in languages():
        return BAD_MESSAGE
    connection.language = message.language
    table.connections.send_game(connection, table)
    return None


async def say(table: Table, connection: Connection, message: Say) -> Refusal | None:
    """Send a line of chat. A line without any visible character is ignored."""
    guest = connection.guest
    if guest is None:
        return NO_GUEST
    refusal = table.chat.refusal(guest.id, seated=table.seats.holds(guest.id), host=connection.host)
    text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
    if refusal is not None or not text:
        return refusal
    name = table.seats[connection.seat].name if connection.seat != NOBODY else guest.name
    line = table.chat.next_line(guest.id, connection.seat, name, text)
    if not await table.table_store.say(line):
        return NOT_STORED
    table.chat.add(line)
    table.connections.tell_line(line)
    return None


async def mute(table: Table, connection: Connection, message: Mute) -> Refusal | None:
    """Let the host mute somebody who has talked, or let them talk again."""
    guest = table.chat.guest_with(message.who)
    if not connection.host:
        return NOT_YOURS
    if guest is None or guest == connection.guest_id:
        return NOT_OFFERED
    if message.muted != table.chat.is_muted(guest):
        await table.table_store.mute(guest, on=message.muted)
        table.chat.mute(guest, on=message.muted)
        table.tell_table()
    return None


COMMANDS: Final[dict[type, Callable[[Table, Connection, Any], Awaitable[Refusal | None]]]] = {
    Answer: answer,
    Interject: interject,
    TakeDevice: take_device,
    Why: why,
    Advise: advise,
    Hurry: hurry,
    Ping: ping,
    SetLanguage: set_language,
    Say: say,
    Mute: mute,
    Ready: ready,
    SetBot: set_bot,
    Kick: kick,
    Begin: begin,
    PlayAgain: play_again,
    Leave: leave,
}
