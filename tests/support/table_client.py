"""A scripted player on a real websocket, who checks every message and reconnects when the connection breaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sixgun.server.protocol import (
    Answer,
    Begin,
    Card,
    DealProof,
    Interject,
    Option,
    PlayAgain,
    Question,
    Ready,
    Refused,
    ServerMessage,
    Snapshot,
    Step,
    TableInfo,
    View,
    Welcome,
    encoder,
)
from tests.support.server_process import Guest

decoder: Final = msgspec.json.Decoder[ServerMessage](ServerMessage)
RETRY_SECONDS: Final = 0.05
CALM_SECONDS: Final = 0.5
MOST: Final = 1 << 22
"""Bytes of a frame: a snapshot has the whole log."""


class Facts(NamedTuple):
    """What can be compared between clients, with an earlier connection, and with the record played again."""

    turn: int
    number: int
    phase: str
    deck: int
    discards: int
    life: tuple[int, ...]
    hands: tuple[int, ...]


def facts(view: View) -> Facts:
    seats = view.seats
    life, hands = tuple(seat.life for seat in seats), tuple(seat.hand_count for seat in seats)
    return Facts(view.turn, view.turn_number, view.phase, view.deck, view.discards, life, hands)


class TableClient:
    """One guest at one table. `given` holds their answers by question, `seen` what they were shown and when."""

    def __init__(self, guest: Guest, code: str, chance: Random, *, slowest: float = 0.03) -> None:
        self.guest = guest
        self.code = code
        self.chance = chance
        self.slowest = slowest
        """How long they think at most, in seconds."""
        self.playing_on = True
        """Do they want another game after this one?"""
        self.holding = False
        """Do they leave questions unanswered?"""
        self.seat = -2
        self.game = 0
        self.n = -1
        self.question: Question | None = None
        self.info: TableInfo | None = None
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.seen: dict[tuple[int, int], tuple[Facts, tuple[Card, ...]]] = {}
        self.given: dict[tuple[int, int], list[Option]] = {}
        self.interjected: dict[tuple[int, int], list[Option]] = {}
        self.commitments: dict[int, str] = {}
        self.deals: dict[int, DealProof] = {}
        self.changed = asyncio.Event()
        self._commitment = ""
        self._resumed = False
        self._stopped = False
        self._socket: ClientConnection | None = None

    # The connection.

    async def run(self) -> None:
        """Stay at the table until `stop`, through every break of the connection."""
        while not self._stopped:
            after = f"&game_number={self.game}&after={self.n}" if self.n >= 0 else ""
            address, headers = self.guest.socket_url(self.code, after), self.guest.headers
            try:
                async with connect(address, additional_headers=headers, max_size=MOST, proxy=None) as socket:
                    self._socket = socket
                    self.counts["connections"] += 1
                    self._resumed = bool(after)
                    async for frame in socket:
                        await self._hear(decoder.decode(frame))
                        self.changed.set()
            except msgspec.MsgspecError as error:
                self._fault(f"a message that the protocol does not know: {error}")
            except (OSError, TimeoutError, WebSocketException):
                pass
            self._socket = None
            if not self._stopped:
                await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        self._stopped = True
        if self._socket is not None:
            await self._socket.close()

    async def send(self, *messages: msgspec.Struct) -> None:
        assert self._socket is not None
        for message in messages:
            await self._socket.send(encoder.encode(message).decode())

    @property
    def connected(self) -> bool:
        return self._socket is not None

    @property
    def asked(self) -> bool:
        """Is there a question that has more than one option?"""
        return self.question is not None and not self.question.forced

    def _fault(self, text: str) -> None:
        self.faults.append(f"table {self.code}, seat {self.seat + 1}, game {self.game}, answer {self.n}: {text}")

    # What they are told.

    async def _hear(self, message: ServerMessage) -> None:
        match message:
            case Welcome(seat=seat):
                if self.seat not in (-2, seat):
                    self._fault(f"they sit in another seat now ({seat + 1})")
                self.seat = seat
                self._commitment = message.commitment
            case TableInfo():
                await self._learn(message)
                if self._resumed:
                    self._resumed = False
                    await self._repeat()
            case Snapshot(n=n, view=View() as view):
                self._stand(n, view)
                await self._decide(message)
            case Step(n=n, view=View() as view):
                if n != self.n + 1:
                    self._fault(f"step {n} came after step {self.n}")
                self.n = n
                self.counts["steps"] += 1
                self._see(view)
                await self._decide(message)
            case DealProof():
                self.deals[self.game] = message
            case Refused(code=code, text=text):
                self.counts[f"refused {code}"] += 1
                if code == "bad":
                    self._fault(f"refused as malformed: {text}")
                elif code == "too_fast":
                    await asyncio.sleep(CALM_SECONDS)
                    await self._repeat()
            case _:
                pass

    async def _learn(self, info: TableInfo) -> None:
        self.info = info
        if info.game_number != self.game:
            if info.game_number < self.game:
                self._fault(f"the table went back to game {info.game_number}")
            self.game, self.n, self.question = info.game_number, -1, None
        if self._commitment and self.commitments.setdefault(self.game, self._commitment) != self._commitment:
            self._fault("the hash of the deal has changed in mid-game")
        self._commitment = ""
        if self.seat < 0:
            return
        place = info.seats[self.seat]
        if info.status == "open" and not place.ready:
            await self.send(Ready(ready=True))
        elif info.status == "open" and info.host == self.seat and all(place.ready or place.bot for place in info.seats):
            await self.send(Begin())
        elif info.status == "over" and not place.wants and self.playing_on:
            await self.send(PlayAgain(want="rematch"))

    def _stand(self, n: int, view: View) -> None:
        """A snapshot never goes back behind what has been shown."""
        self.counts["snapshots"] += 1
        if n < self.n:
            self._fault(f"shown answers are lost: the table is at answer {n} again")
        elif self.n >= 0 and n > self.n:
            self.counts["snapshots further on"] += 1
        self.n = n
        self._see(view)

    def _see(self, view: View) -> None:
        own = tuple(view.seats[self.seat].hand) if self.seat >= 0 else ()
        now = (facts(view), own)
        if self.seen.setdefault((self.game, self.n), now) != now:
            self._fault(f"the same answer led to another table: {self.seen[self.game, self.n]} and {now}")

    # What they do.

    async def _decide(self, told: Snapshot | Step) -> None:
        self.question = question = told.question
        if self.holding:
            return
        if question is None or question.forced:
            if told.offers and self.chance.random() < 0.3:
                await self.interject(told)
            return
        await asyncio.sleep(self.chance.random() * self.slowest)
        await self.answer(question, self.chance.randrange(len(question.options)))

    async def answer(self, question: Question, place: int) -> None:
        """Answer, now and then twice: the second must be refused."""
        self.given.setdefault((self.game, question.number), []).append(question.options[place])
        self.counts["answers sent"] += 1
        reply = Answer(question=question.number, option=place)
        if self.chance.random() < 0.1:
            self.counts["sent twice"] += 1
            await self.send(reply, reply)
        else:
            await self.send(reply)

    async def _repeat(self) -> None:
        """Nobody knows what became of the last answer, so give it once more."""
        question = self.question
        if question is None or question.forced or self.holding:
            return
        before = self.given.get((self.game, question.number))
        place = question.options.index(before[-1]) if before else self.chance.randrange(len(question.options))
        self.counts["answers repeated"] += bool(before)
        await self.answer(question, place)

    async def interject(self, told: Snapshot | Step) -> None:
        place = self.chance.randrange(len(told.offers))
        self.interjected.setdefault((self.game, told.n), []).append(told.offers[place])
        self.counts["interjections sent"] += 1
        await self.send(Interject(after=told.n, offer=place))
