"""What everybody may know about a table, at the table and in the lobby."""

from __future__ import annotations

from sixgun.server.protocol import DealProof, TableInfo, TableLine
from sixgun.server.store.rows import OVER
from sixgun.server.table.results import id_of
from sixgun.server.table.table_state import TableState


def table_info(table: TableState, spectators: int) -> TableInfo:
    """Return the table for its clients."""
    settings = table.settings
    return TableInfo(
        code=table.code,
        name=settings.name,
        game=settings.game,
        private=settings.private,
        status=table.status,
        sets=settings.sets,
        options=settings.options,
        move_seconds=settings.move_seconds,
        reserve_seconds=int(table.reserve),
        host=table.seats.host_seat,
        seats=table.seats.seat_infos(),
        spectators=spectators,
        game_number=table.games,
        hot_seat=settings.hot_seat,
        coach=settings.coach,
        talk=table.chat.talkers,
        muted=table.chat.muted(table.seats),
    )


def table_line(table: TableState) -> TableLine:
    """Return the table as the lobby shows it."""
    seats = table.seats
    return TableLine(
        code=table.code,
        name=table.settings.name,
        sets=table.settings.sets,
        players=len(seats),
        taken=sum(not place.free for place in seats),
        bots=sum(bool(place.bot) for place in seats),
        move_seconds=table.settings.move_seconds,
        status=table.status,
        round=table.match.round if table.match is not None else 0,
        game=table.settings.game,
    )


def deal_key(table: TableState) -> DealProof:
    """Return the key of the deal, after the game."""
    match = table.match
    assert match is not None
    assert table.status == OVER, "a key is told after the game only"
    return DealProof(key=match.key.hex(), commitment=match.commitment, id=id_of(match), names=list(match.names))
