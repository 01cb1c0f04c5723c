"""Two worlds that differ only in what a seat may not know give that seat the same bytes, after the same time.

Both worlds are played on at two tables with the same answers, while what the seat hears from the engine is the same. As
long as that is so, everything that the table sends to the seat must be the same too, down to the last byte. And if both
tables have the same luck, they wait for the same time before a bot answers, or a person's only answer is given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from examples.doubt.game_type import DOUBT
from sixgun.bang.game import Game
from sixgun.bang.game_type import BANG
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import PlayerInfo
from sixgun.games import add_game
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.hidden_cards import with_faces
from sixgun.kernel.news import NewsItem as EngineNews
from sixgun.server.presentation.bang.seat_presenter import SeatPresenter
from sixgun.server.presentation.generic import GenericSeatPresenter
from sixgun.server.protocol import Advise, Answer, Card, News, NewTable, Ping, SeatView, SetLanguage, Why
from sixgun.server.store.rows import PLAYING, AnswerRow, GuestRow
from sixgun.server.table.clock import Clock
from sixgun.server.table.commands import handle
from sixgun.server.table.connection import Connection
from sixgun.server.table.display_time import DisplayTime
from sixgun.server.table.driver import MatchDriver
from sixgun.server.table.match import Match
from sixgun.server.table.table import Table
from tests.bang.test_properties import spares
from tests.support.doubt import FILE, doubt_setup
from tests.support.doubt import added_games as added_games  # the fixture
from tests.support.random_games import heard, twin_of

G = TypeVar("G", bound=CardGame[Any])
AnyGame = CardGame[Any]
ALL = tuple(CATALOGUE.sets)
NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
LONGEST = 40
"""So many answers are followed in each pair of worlds."""


class Memory:
    """A store that remembers answers only."""

    def __init__(self) -> None:
        self.rows: list[AnswerRow] = []

    async def append(
        self, game_id: int, n: int, seat: int, choice: str, interjection: bool = False, twin: int = 0
    ) -> None:
        self.rows.append(AnswerRow(n, seat, choice, interjection, twin))

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]:
        return self.rows[after:]

    async def save_table(self, code: str, **_: Any) -> None: ...

    async def end_game(self, *_: object, **__: object) -> None: ...


class World:
    """A table that plays a given game, with a person on each seat that has no bot, and a spectator; the clocks stand
    still. `alarms` are the times after which the table has wanted to be called."""

    def __init__(
        self, game: AnyGame, setup: Any, languages: tuple[str, str], bots: dict[int, str] | None = None, luck: int = 0
    ) -> None:
        settings = NewTable(name="leak", game=game.type.name, players=setup.players, sets=list(setup.sets), coach=True)
        self.game = game
        self.alarms: list[float] = []
        self.table = Table("LEAK", settings, Memory(), pace=10_000.0)  # type: ignore[arg-type]
        guests = [GuestRow(seat + 1, NAMES[seat]) for seat in range(setup.players)]
        for guest in guests:
            self.table.seats.sit(guest)
        for seat, level in (bots or {}).items():
            self.table.seats.put_bot(seat, level)
        self.table.status, self.table.games = PLAYING, 1
        seats = tuple(PlayerInfo(guest.name, "human") for guest in guests)
        self.table.take_up(Match(game.type.header(setup, seats), 1, 1, game, coached=True))
        assert self.table.driver is not None
        self.table.driver.clock = Clock(60, 90, now=lambda: 0.0)
        self.table.driver.display_time = DisplayTime(now=lambda: 0.0)
        self.table.driver.opening = False
        self.table.driver._pace = 1.0
        self.table.driver._chance = Random(luck)
        self.table._inbox.wake_in = self.alarms.append  # type: ignore[assignment,method-assign]
        self.table.show(self.table.driver.await_next())
        self.people = {guest.id - 1: Connection(guest, languages[0]) for guest in guests}
        self.people[NOBODY] = Connection(None, languages[1])
        self.table.start()

    async def come(self) -> None:
        for connection in self.people.values():
            self.table.connect(connection)
        await self.table.call(_nothing)

    async def answer(self, wish: Choice) -> None:
        ask = self.game.ask
        assert ask is not None
        assert self.table.driver is not None
        if self.table.seats.bot_of(ask.seat):
            self.table.show(await self.table.driver.answer(ask.seat, wish))
            await self.table.finish_if_over()
            return
        message = Answer(question=self.table.driver.match.n, option=ask.options().index(wish))
        self.table.post(handle, self.people[ask.seat], message)
        await self.table.call(_nothing)

    @property
    def patience(self) -> tuple[str, float]:
        """How long the table waits now, and whether a person has the choice meanwhile, or a bot is about to act beside
        the question: those are acts that may differ between worlds."""
        ask, driver = self.game.ask, self.table.driver
        assert ask is not None
        assert driver is not None
        if driver._offer is not None:
            return "offer", self.alarms[-1]
        person = not self.table.seats.bot_of(ask.seat)
        return "choice" if person and len(ask.options()) > 1 else "", self.alarms[-1]

    async def look_around(self, seat: int) -> None:
        """Ask for all that a client may ask: why not, advice, another language, the same again after coming back."""
        connection = self.people[seat]
        if seat != NOBODY:
            view: Any = self.game.type.view(self.game, seat)
            for card in view.me.hand:
                for target in (NOBODY, *range(len(self.game.state.players))):
                    self.table.post(handle, connection, Why(card=card, target=target))
        self.table.post(handle, connection, SetLanguage(language="fr" if connection.language == "en" else "en"))
        self.table.post(handle, connection, Advise())
        self.table.post(handle, connection, Ping(n=1))
        await self.table.call(_nothing)

    def told(self, seat: int) -> bytes:
        """All bytes that were sent to a seat since the last time."""
        connection = self.people[seat]
        assert not connection.closed
        found = b"\n".join(connection._waiting)
        connection._waiting.clear()
        return found

    def forget_others(self, seat: int) -> None:
        for other, connection in self.people.items():
            if other != seat:
                connection._waiting.clear()


def twins(game: G, seat: int, chance: Random) -> tuple[G, G]:
    """Two games at the same open question that differ in a few things that the seat does not know, so that it takes
    them long to part; now and then in all of them."""
    if chance.random() < 0.3:
        one, other = (twin_of(game, seat, chance.randbytes(32), collect_news=True) for _ in range(2))
        return one, other
    same, state = game.state.copy(), game.state.copy()
    groups = [group for group in game.hidden_groups(seat) if len({state.faces[card] for card in group}) > 1]
    for _ in range(chance.randint(1, 3) if groups else 0):
        first, second = chance.sample(chance.choice(groups), 2)
        state.faces = with_faces(state.faces, (first, second), (state.faces[second], state.faces[first]))
    return game.with_state(same, collect_news=True), game.with_state(state, collect_news=True)


def looked_ahead(game: AnyGame, seat: int) -> Any:
    """What a seat of BANG! has come to see without any news."""
    return (View(game, seat).next_event, spares(game, seat)) if isinstance(game, Game) else None


async def _nothing() -> None:
    return None


async def compare(
    one: AnyGame, other: AnyGame, setup: Any, seat: int, chance: Random, bots: Sequence[str] = ()
) -> tuple[int, int]:
    """Play two worlds on as long as the seat cannot tell them apart; how many answers and bytes were compared. Some of
    the other seats are bots of these levels."""
    spoken = chance.choice([("en", "fr"), ("fr", "en")])
    luck = chance.randrange(1000)
    others = [other for other in range(setup.players) if other != seat]
    levels = dict(zip(chance.sample(others, min(len(bots), len(others))), bots))
    worlds = [World(game, setup, spoken, levels, luck) for game in (one, other)]
    followed = size = 0
    try:
        for world in worlds:
            await world.come()
        while followed < LONGEST:
            if heard(one, seat) != heard(other, seat) or one.ask is None or other.ask is None:
                break
            if looked_ahead(one, seat) != looked_ahead(other, seat):
                break
            if chance.random() < 0.1:
                for world in worlds:
                    await world.look_around(seat)
            streams = [world.told(seat) for world in worlds]
            assert streams[0] == streams[1], "a hidden thing shows in what a seat is told"
            size += len(streams[0])
            (act, wait), (other_act, other_wait) = (world.patience for world in worlds)
            if act == other_act:
                assert wait == other_wait, "a hidden thing shows in how long a table waits"
            common = [wish for wish in one.ask.options() if wish in other.ask.options()]
            if not common:
                break
            wish = chance.choice(common)
            for world in worlds:
                world.forget_others(seat)
                await world.answer(wish)
            followed += 1
        return followed, size
    finally:
        for world in worlds:
            await world.table.stop()


def pairs(players: int, count: int, bots: Sequence[str] = ()) -> tuple[int, int]:
    """Compare many pairs of worlds of BANG!."""
    setup = Setup(players, key_from_seed(f"leak {players}"), ALL if players != 4 else ("base",), Options(event_cards=5))
    return pairs_of(BANG, setup, count, bots)


def pairs_of(game_type: AnyGameType, setup: Any, count: int, bots: Sequence[str] = ()) -> tuple[int, int]:
    """Compare many pairs of worlds at open questions of a random game: the seat that is asked, others, a spectator."""
    players = setup.players
    chance = Random(players)
    game = game_type.new_game(setup, collect_news=True)
    followed = size = done = at = 0

    async def work(seat: int) -> tuple[int, int]:
        one, other = twins(game, seat, chance)
        return await compare(one, other, setup, seat, chance, bots)

    while done < count:
        if game.ask is None:
            game = game_type.new_game(replace(setup, key=chance.randbytes(32)), collect_news=True)
        assert game.ask is not None
        at += 1
        if game.ask.open and at % 9 == 0:
            seats = [game.ask.seat, NOBODY, chance.randrange(players)]
            answers, told = asyncio.run(work(seats[done % 3]))
            followed, size, done = followed + answers, size + told, done + 1
        game.answer(chance.choice(game.ask.options()))
    return followed, size


@pytest.mark.parametrize("players", [3, 4, 5, 7, 8])
def test_hidden_things_change_no_byte_of_what_a_seat_is_told(players: int) -> None:
    followed, size = pairs(players, 24)
    assert followed > 150
    assert size > 400_000


@pytest.mark.usefixtures("added_games")
@pytest.mark.parametrize("players", DOUBT.player_counts)
def test_hidden_things_change_no_byte_of_a_game_with_the_generic_presenter(players: int) -> None:
    doubt = add_game(FILE)
    followed, size = pairs_of(doubt, doubt_setup(players, key_from_seed("leak")), 24, ("greenhorn",))
    assert followed > 150
    assert size > 200_000


@pytest.mark.usefixtures("added_games")
def test_the_comparison_would_notice_a_hand_in_a_generic_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: GenericSeatPresenter, cards: Any) -> list[Card]:
        return [Card(card, self.game.state.faces[card].text) for card in self.game.state.players[0].hand]

    monkeypatch.setattr(GenericSeatPresenter, "cards", told)
    with pytest.raises(AssertionError, match="hidden thing"):
        pairs_of(add_game(FILE), doubt_setup(4, key_from_seed("leak")), 12)


def test_hidden_things_do_not_change_how_long_a_table_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "task", lambda *_: None)  # what they would choose is not asked here
    followed, _ = pairs(5, 24, ("cowboy", "legend", "gunslinger"))
    assert followed > 150


def test_the_comparison_would_notice_a_pause_that_is_shorter_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    true = MatchDriver._patience

    def shorter(self: MatchDriver, ask: Any, luck: float) -> float:
        return true(self, ask, luck) / (2 if len(ask.options()) == 1 else 1)

    monkeypatch.setattr(MatchDriver, "_patience", shorter)
    with pytest.raises(AssertionError, match="how long a table waits"):
        pairs(5, 24, ("cowboy", "gunslinger", "cowboy"))


def test_the_comparison_would_notice_a_role_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    true = SeatPresenter._seat

    def told(self: SeatPresenter, view: View, player: Any) -> SeatView:
        return msgspec.structs.replace(true(self, view, player), role=self.game.role(player.seat))

    monkeypatch.setattr(SeatPresenter, "_seat", told)
    with pytest.raises(AssertionError, match="hidden thing"):
        pairs(7, 12)


def test_the_comparison_would_notice_a_card_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    true = SeatPresenter._told

    def told(self: SeatPresenter, news: EngineNews) -> News:
        return true(self, replace(news, known_to=255))

    monkeypatch.setattr(SeatPresenter, "_told", told)
    with pytest.raises(AssertionError, match="hidden thing"):
        pairs(5, 24)


def test_the_key_is_told_after_the_game_only() -> None:
    setup = Setup(4, key_from_seed("key"))
    game = new_game(setup, collect_news=True)

    async def work() -> None:
        world = World(game, setup, ("en", "en"))
        await world.come()
        key, frames = setup.key.hex().encode(), 0
        chance = Random(1)
        while world.game.ask is not None:
            frames += len(world.people[0]._waiting)
            assert key not in world.told(0)
            world.forget_others(0)
            await world.answer(chance.choice(world.game.ask.options()))
        assert key in world.told(0)
        assert frames > 50
        await world.table.stop()

    asyncio.run(work())
