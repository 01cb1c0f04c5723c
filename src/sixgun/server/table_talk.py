"""What the messages of clients do at a table: one function for each message.

It checks who may do it, and returns why it is not done, or None. Messages before and after a game are in
`waiting_talk`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sixgun.kernel.ask import NOBODY
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
from sixgun.server.refusals import (
    BAD_MESSAGE,
    NO_GUEST,
    NOT_NOW,
    NOT_OFFERED,
    NOT_STORED,
    NOT_YOURS,
    PEOPLE_PLAY,
    Refusal,
)
from sixgun.server.room import Room
from sixgun.server.store import PLAYING, WriteFailed
from sixgun.server.waiting_talk import again, begin, fill, kick, leave, ready
from sixgun.wording import languages


async def handle(room: Room, client: Client, message: Any) -> None:
    """Do what a message asks for; what cannot be done is refused with a sentence."""
    if client not in room.clients:
        return
    if client.seat != NOBODY and room.status == PLAYING and not isinstance(message, (Advise, Ping)):
        room.come_back(client.seat)  # a page pings and asks the coach by itself: that is no sign of life
    try:
        refusal = await COMMANDS[type(message)](room, client, message)
    except WriteFailed:  # whether it was committed is unknown: the table reads everything again
        client.refuse(NOT_STORED)
        raise
    if refusal is not None:
        client.refuse(refusal)


# In the game.


async def answer(room: Room, client: Client, message: Answer) -> Refusal | None:
    return await room.answer(client.seat, message.question, message.option)


async def interject(room: Room, client: Client, message: Interject) -> Refusal | None:
    if client.seat == NOBODY:
        return NOT_YOURS
    return await room.interject(client.seat, message.after, message.offer)


async def take(room: Room, client: Client, message: Take) -> Refusal | None:
    """The player at a hot seat who is asked has the device."""
    if room.seats.device is None or not room.seats.holds(client.guest_id):
        return NOT_YOURS
    return room.take_device(message.seat)


async def why(room: Room, client: Client, message: Why) -> Refusal | None:
    text = []
    if room.match is not None and client.seat != NOBODY:
        text = room.match.why_not(client.seat, client.language, message.card, message.target, message.verb)
    client.send(WhyNot(card=message.card, target=message.target, verb=message.verb, text=text))
    return None


async def advise(room: Room, client: Client, _: Advise) -> Refusal | None:
    """What the coach would do."""
    if client.seat == NOBODY:
        return NOT_YOURS
    advice = room.match.advice(client.seat, client.language) if room.match is not None else None
    if advice is None:
        return NOT_NOW
    client.send(advice)
    return None


async def hurry(room: Room, client: Client, message: Hurry) -> Refusal | None:
    """Somebody who is out of a game that is left to bots wants it faster, or slower again."""
    play = room.playing
    if client.seat == NOBODY:
        return NOT_YOURS
    if play is None:
        return NOT_NOW
    if not left_to_bots(play.match, room.seats):
        return PEOPLE_PLAY
    room.seats.chairs[client.seat].hurry = message.pace
    room.tell_table()
    room.show(play.hurry())
    return None


# Beside the game.


async def ping(_: Room, client: Client, message: Ping) -> Refusal | None:
    client.send(Pong(n=message.n))
    return None


async def speak(room: Room, client: Client, message: Speak) -> Refusal | None:
    if message.language not in languages():
        return BAD_MESSAGE
    client.language = message.language
    room.send_game(client)
    return None


async def say(room: Room, client: Client, message: Say) -> Refusal | None:
    """A line of chat; one without any letter is nothing."""
    guest = client.guest
    if guest is None:
        return NO_GUEST
    refusal = room.chat.refusal(guest.id, seated=room.seats.holds(guest.id), host=client.host)
    text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
    if refusal is not None or not text:
        return refusal
    name = room.seats.chairs[client.seat].name if client.seat != NOBODY else guest.name
    line = room.chat.next_line(guest.id, client.seat, name, text)
    if not await room.kept.say(line):
        return NOT_STORED
    room.chat.lines.append(line)
    room.company.tell_line(line)
    return None


async def mute(room: Room, client: Client, message: Mute) -> Refusal | None:
    """The host mutes somebody who has talked, or lets them talk again."""
    guest = room.chat.guest_with(message.who)
    if not client.host:
        return NOT_YOURS
    if guest is None or guest == client.guest_id:
        return NOT_OFFERED
    if message.muted != room.chat.is_muted(guest):
        await room.kept.mute(guest, on=message.muted)
        room.chat.mute(guest, on=message.muted)
        room.tell_table()
    return None


COMMANDS: Final[dict[type, Callable[[Room, Client, Any], Awaitable[Refusal | None]]]] = {
    Answer: answer,
    Interject: interject,
    Take: take,
    Why: why,
    Advise: advise,
    Hurry: hurry,
    Ping: ping,
    Speak: speak,
    Say: say,
    Mute: mute,
    Ready: ready,
    Fill: fill,
    Kick: kick,
    Begin: begin,
    Again: again,
    Leave: leave,
}
