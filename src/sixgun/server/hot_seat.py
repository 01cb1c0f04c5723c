"""A hot seat: two people with one device, which shows nobody's cards until the player who is asked has taken it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.kernel.ask import NOBODY
from sixgun.server.clients import Client
from sixgun.server.protocol import HandOver, Take
from sixgun.server.store import PLAYING

if TYPE_CHECKING:
    from sixgun.server.room import Room


class HotSeat:
    """Hands the device of a room from one player to the other; at any other table it does nothing."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def _awaited(self) -> int:
        """The seat whose player must take the device before anything goes on, or NOBODY."""
        play = self.room.play
        ask = play.asked if play is not None else None
        return ask.seat if ask is not None and self.room.seats.covered(ask.seat) else NOBODY

    @property
    def _devices(self) -> list[Client]:
        host = self.room.seats.host
        return [client for client in self.room.clients if client.guest is not None and client.guest.id == host]

    def holds(self, client: Client) -> bool:
        """Is this the device of the two players of a hot seat?"""
        return self.room.seats.hot and client in self._devices

    def cover(self) -> bool:
        """Show nobody's cards if another seat is asked than the one that has the device. Has that just happened?"""
        if self._awaited == NOBODY:
            return False
        self.room.seats.held = NOBODY
        for client in self._devices:
            client.seat = NOBODY
        return True

    def hand_over(self) -> None:
        """Ask for the device to be given to the player who is asked."""
        seat = self._awaited
        if seat != NOBODY:
            message = HandOver(seat=seat, name=self.room.seats.chairs[seat].name)
            for client in self._devices:
                client.send(message)

    def take(self, client: Client, message: Take) -> None:
        """The player who is asked has the device: from now on it shows his cards."""
        room = self.room
        if not self.holds(client):
            client.refuse("not_yours")
        elif room.play is None or room.status != PLAYING or room.play.asked is None:
            client.refuse("not_now")
        elif message.seat != room.play.asked.seat:
            client.refuse("stale")
        else:
            room.seats.held = message.seat
            room.reseat()
            room.play.wait()

    def uncover(self) -> None:
        """The game is over: whoever has the device looks on from the first seat."""
        seats = self.room.seats
        if seats.hot and seats.held == NOBODY:
            seats.held = 0
            self.room.reseat()
