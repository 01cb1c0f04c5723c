"""The seats of a table: people, bots and free seats, and who is ready, away, or wants another game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sixgun.bots import USUAL
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import SixgunError
from sixgun.server.protocol import SeatInfo
from sixgun.server.store.rows import GuestRow, SeatRow

BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
LONGEST_NAME: Final = 20


@dataclass(slots=True)
class Seat:
    """One seat: a guest, a bot's level, or neither. `online` is the number of the guest's connections."""

    guest: int | None = None
    bot: str = ""
    name: str = ""
    ready: bool = False
    away: bool = False
    online: int = 0
    wants: str = ""
    hurry: str = ""

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot

    def clear(self) -> None:
        self.guest, self.bot, self.name, self.wants, self.hurry = None, "", "", "", ""
        self.ready = self.away = False
        self.online = 0


@dataclass(slots=True)
class SharedDevice:
    """The device that two players share. It shows nobody's cards until the player who is asked has taken it."""

    holder: int = NOBODY
    """The seat whose player has the device in their hands."""


class Seats:
    """The seats of a table and its host."""

    def __init__(self, players: int, level: str = USUAL, *, usual: str = USUAL, hot_seat: bool = False) -> None:
        """`level` is for bots on free seats, `usual` for the bot that plays for people who are away or have left.

        With `hot_seat` one guest holds all seats, and their players share a device.
        """
        self.usual = usual
        self.device = SharedDevice() if hot_seat else None
        self._seats = [Seat() for _ in range(players)]
        self.level = level
        self.host: int | None = None
        self.barred: set[int] = set()
        """Guests who have been asked to leave."""

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __getitem__(self, seat: int) -> Seat:
        return self._seats[seat]

    # Finding seats.

    @property
    def names(self) -> list[str]:
        return [place.name for place in self._seats]

    @property
    def full(self) -> bool:
        return not any(place.free for place in self._seats)

    @property
    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self._seats) if place.guest is not None]

    @property
    def people_there(self) -> list[int]:
        """Return the seats with a person who is connected and plays themselves."""
        return [seat for seat in self.people if self._seats[seat].online and not self._seats[seat].away]

    @property
    def host_seat(self) -> int:
        """Return the host's seat. With a shared device it is wherever the device is."""
        return self.seat_of(self.host)

    def covered(self, seat: int) -> bool:
        """Must the device still go to the player of this seat?"""
        return self.device is not None and not self._seats[seat].bot and self.device.holder != seat

    def hand_to(self, seat: int) -> None:
        """Give the shared device, if there is one, to the player of this seat, or to NOBODY: it lies on the table."""
        if self.device is not None:
            self.device.holder = seat

    def seats_of(self, guest: int) -> list[int]:
        """Return all seats of a guest: both with a shared device."""
        return [seat for seat, place in enumerate(self._seats) if place.guest == guest]

    def seat_of(self, guest: int | None) -> int:
        if guest is None:
            return NOBODY
        if self.device is not None and self._seats[0].guest == guest:
            return self.device.holder
        return next((seat for seat, place in enumerate(self._seats) if place.guest == guest), NOBODY)

    def holds(self, guest: int | None) -> bool:
        """Does this guest have a seat here? With a shared device they do, whoever holds it."""
        return guest is not None and any(place.guest == guest for place in self._seats)

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays this seat now, or an empty text if a person does."""
        place = self._seats[seat]
        return place.bot or (self.usual if place.away or place.free else "")

    def somebody_looks_on(self) -> bool:
        """Is anyone at the table not ready yet?"""
        return self.device is None and any(place.guest is not None and not place.ready for place in self._seats)

    def everybody_ready(self) -> bool:
        seats = self._seats
        return all(place.bot or place.ready or place.guest == self.host for place in seats if not place.free)

    # Coming and going.

    def share(self, guest: GuestRow, partner: str) -> None:
        """Seat one guest on all seats. The second player has a name of their own."""
        for seat, place in enumerate(self._seats):
            place.guest = guest.id
            place.name = self._single((partner if seat else "") or guest.name, seat)
            place.ready = True
        self.host = guest.id
        self.hand_to(0)

    def sit(self, guest: GuestRow) -> int:
        """Put a guest on the first free seat, and return it, or the one they have."""
        seat = self.seat_of(guest.id)
        if seat != NOBODY:
            return seat
        if guest.id in self.barred:
            raise SixgunError("the host has asked you to leave this table: choose another one")
        seat = next((seat for seat, place in enumerate(self._seats) if place.free), NOBODY)
        if seat == NOBODY:
            raise SixgunError("this table is full: watch the game, or choose another table")
        place = self._seats[seat]
        place.clear()
        place.guest = guest.id
        place.name = self._single(guest.name, seat)
        if self.host is None:
            self.host = guest.id
        return seat

    def rename(self, guest: int, name: str) -> bool:
        """Rename a guest. Players who share a device keep the names that the table was opened with."""
        seat = self.seat_of(guest)
        if seat == NOBODY or self.device is not None:
            return False
        self._seats[seat].name = self._single(name, seat)
        return True

    def set_bot(self, seat: int, level: str) -> None:
        """Put a bot of this level on a seat, or nobody if the level is empty."""
        if level:
            self.put_bot(seat, level)
        else:
            self._seats[seat].clear()

    def put_bot(self, seat: int, level: str) -> None:
        place = self._seats[seat]
        place.clear()
        place.bot = level
        place.name = self._single(BOT_NAMES[seat], seat)

    def fill(self, level: str = "") -> None:
        """Put bots on all free seats."""
        for seat, place in enumerate(self._seats):
            if place.free:
                self.put_bot(seat, level or self.level)

    def leave(self, seat: int, *, playing: bool) -> None:
        """Free a person's seat. In a game a bot goes on under their name."""
        place = self._seats[seat]
        guest, name = place.guest, place.name
        place.clear()
        if playing:
            place.bot, place.name = self.usual, name
        if guest == self.host:
            others = [place.guest for place in self._seats if place.guest is not None]
            self.host = others[0] if others else None

    def bar(self, seat: int) -> None:
        """Ask the person of this seat to leave, for good."""
        guest = self._seats[seat].guest
        assert guest is not None
        self.barred.add(guest)
        self.leave(seat, playing=False)

    # From game to game.

    def new_game(self, order: Sequence[int]) -> None:
        """Begin a game: bots take free seats, and nobody is away any more or has a wish.

        `order` says for each seat which one its player had in the last game.
        """
        self.fill()
        for place in self._seats:
            place.wants, place.hurry, place.ready, place.away = "", "", False, False
        self._seats = [self._seats[seat] for seat in order]
        self.hand_to(NOBODY)

    def game_over(self) -> None:
        """Let people play their own seats again.

        A guest with a shared device sees the table from the first seat, unless they have it as a player.
        """
        for place in self._seats:
            place.away, place.wants, place.hurry = False, "", ""
        if self.device is not None and self.device.holder == NOBODY:
            self.hand_to(0)

    def next_game(self, *, everybody: bool = False) -> str:
        """Return the next game if all who are connected want one, or an empty text.

        If they want different ones the host decides. With `everybody` people who are not connected must have wanted
        one, too.
        """
        people = [place for place in self._seats if place.guest is not None]
        there = [place for place in people if everybody or place.online or self.device is not None]
        if not all(place.wants for place in there):
            return ""
        host = self.host_seat
        wants = [self._seats[host].wants] if host != NOBODY else []
        return next((want for want in [*wants, *(place.wants for place in there)] if want), "")

    def _single(self, name: str, seat: int) -> str:
        """Return a name that nobody else at the table has, without invisible characters."""
        name = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME] or "?"
        taken = {place.name for at, place in enumerate(self._seats) if at != seat}
        found, count = name, 2
        while found in taken:
            found = f"{name[: LONGEST_NAME - 2]} {count}"
            count += 1
        return found

    # What clients are told, and what is stored.

    def seat_infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(
                name=place.name,
                bot=place.bot,
                ready=place.ready or place.guest == self.host is not None,
                online=bool(place.bot or place.online),
                away=place.away,
                wants=place.wants,
                hurry=place.hurry,
            )
            if not place.free
            else SeatInfo(online=False)
            for place in self._seats
        ]

    def rows(self) -> list[SeatRow]:
        return [SeatRow(seat, place.guest, place.bot, place.name) for seat, place in enumerate(self._seats)]

    def notes(self) -> dict[str, Any]:
        """Return what the rows do not contain and a restart must not lose."""
        seats = list(enumerate(self._seats))
        noted = {
            "barred": sorted(self.barred),
            "ready": [seat for seat, place in seats if place.ready and place.guest is not None],
            "wants": {str(seat): place.wants for seat, place in seats if place.wants},
        }
        return {name: value for name, value in noted.items() if value}

    def take_notes(self, noted: Mapping[str, Any]) -> None:
        """Restore what `notes` returned."""
        self.barred = set(noted.get("barred", ()))
        for seat in noted.get("ready", ()):
            self._seats[seat].ready = True
        for seat, want in noted.get("wants", {}).items():
            self._seats[int(seat)].wants = want

    def restore(self, rows: Iterable[SeatRow], host: int | None, names: Sequence[str] = ()) -> None:
        """Restore the stored seats. `names` are those of the running game."""
        for row in rows:
            place = self._seats[row.seat]
            place.guest, place.bot = row.guest, row.bot
            if names:
                place.name = names[row.seat]
            elif row.bot:
                place.name = self._single(BOT_NAMES[row.seat], row.seat)
            elif row.guest is not None:
                place.name = self._single(row.name, row.seat)
        if self.device is not None:
            self.host = self._seats[0].guest
            self.hand_to(NOBODY if names else 0)
            return
        self.host = host if self.seat_of(host) != NOBODY else next((c.guest for c in self._seats if c.guest), None)
