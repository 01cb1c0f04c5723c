"""What everybody may know of a table: for those who sit at it, and for the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import Deal, TableInfo, TableLine
from sixgun.server.results import id_of
from sixgun.server.store import OVER

if TYPE_CHECKING:
    from sixgun.server.room import Room


def table_info(room: Room) -> TableInfo:
    """The table itself, for its clients."""
    settings = room.settings
    return TableInfo(
        code=room.code,
        name=settings.name,
        title=settings.game,
        private=settings.private,
        status=room.status,
        sets=settings.sets,
        options=settings.options,
        move_seconds=settings.move_seconds,
        reserve_seconds=int(room.reserve),
        host=room.seats.host_seat,
        places=room.seats.places(),
        onlookers=sum(client.seat == NOBODY for client in room.clients),
        game=room.games,
        hot_seat=settings.hot_seat,
        coach=settings.coach,
        talk=room.chat.talkers,
        muted=room.chat.muted(room.seats),
    )


def table_line(room: Room) -> TableLine:
    """The table as the lobby shows it."""
    seats = room.seats.chairs
    return TableLine(
        code=room.code,
        name=room.settings.name,
        sets=room.settings.sets,
        players=len(seats),
        taken=sum(not chair.free for chair in seats),
        bots=sum(bool(chair.bot) for chair in seats),
        move_seconds=room.settings.move_seconds,
        status=room.status,
        round=room.match.round if room.match is not None else 0,
        game=room.settings.game,
    )


def deal_key(room: Room) -> Deal:
    """After a game: the key of its deal."""
    match = room.match
    assert match is not None
    assert room.status == OVER, "a key is told after the game only"
    return Deal(
        key=match.beginning.setup.key.hex(), commitment=match.commitment, id=id_of(match), names=list(match.names)
    )
