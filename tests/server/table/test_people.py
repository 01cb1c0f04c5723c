"""Tables: who sits down before a game, what is said beside it, and what follows it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sixgun.bang.game import Game
from sixgun.bang.rules.setup import Setup
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import SixgunError
from sixgun.server.protocol import (
    Begin,
    DealProof,
    Kick,
    Leave,
    NewTable,
    Ping,
    PlayAgain,
    Pong,
    Ready,
    Refused,
    Said,
    Say,
    SetBot,
    SetLanguage,
    Snapshot,
    TableInfo,
    Welcome,
    Why,
    WhyNot,
)
from sixgun.server.store.rows import OVER, PLAYING
from sixgun.server.table import connection as clients
from tests.server.people import Person, local_tables, run
from tests.server.positions import BOTS, seen

# Before the game.


def test_the_host_fills_kicks_and_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann, bob, cy) = await place.table("Ann", "Bob", "Cy", players=5)
            bob.say(Begin())
            assert (await bob.until(Refused)).code == "not_yours"
            ann.say(Begin())
            assert (await ann.until(Refused)).text.startswith("There are free seats")
            ann.say(SetBot(seat=3, bot="random"))
            info = await ann.until(TableInfo, lambda info: bool(info.seats[3].bot))
            assert [bool(p.bot) for p in info.seats] == [False, False, False, True, False]
            ann.say(SetBot(seat=3, bot=""))
            ann.say(SetBot(bot="cowboy"))
            await ann.until(TableInfo, lambda info: bool(info.seats[4].bot))
            ann.say(SetBot(bot="nobody_knows"))
            assert (await ann.until(Refused)).code == "not_offered"
            ann.say(Begin())
            assert (await ann.until(Refused)).text == "Not everybody is ready yet."
            ann.say(Kick(seat=0))
            assert (await ann.until(Refused)).code == "not_offered"
            ann.say(Kick(seat=2))
            assert await cy.closed() == clients.KICKED
            assert await cy.come().closed() == clients.KICKED
            assert cy.guest is not None
            with pytest.raises(SixgunError, match="asked you to leave"):
                await place.tables.join(table.code, cy.guest)
            ann.say(SetBot(bot="cowboy"))
            bob.say(Ready(ready=True))
            await ann.until(TableInfo, lambda info: info.seats[1].ready and bool(info.seats[2].bot))
            ann.say(Begin())
            assert (await bob.until(Snapshot)).n == 0
            ann.say(Kick(seat=1))
            assert (await ann.until(Refused)).code == "not_now"

    run(work)


def test_sitting_down_at_a_full_table_and_leaving_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann, bob) = await place.table("Ann", "Ann", players=4, bots=2)
            assert table.seats.names == ["Ann", "Ann 2", "Cleo", "Dan"]
            eve = await place.guest("Eve")
            with pytest.raises(SixgunError, match="full"):
                await place.tables.join(table.code, eve)
            looker = Person(table, eve).come()
            await looker.until(TableInfo)
            ann.say(Leave())
            gone = await ann.until(Welcome)
            assert (gone.seat, gone.host) == (NOBODY, False)
            assert (await bob.until(Welcome, lambda welcome: welcome.host)).seat == 1
            assert (await place.tables.join(table.code, eve)).taken == 4
            assert (await looker.until(Welcome, lambda welcome: welcome.seat == 0)).seat == 0
            place.tables.rename(eve.id, "Eva")
            await looker.until(TableInfo, lambda info: info.seats[0].name == "Eva")
            with pytest.raises(SixgunError, match="no such table"):
                await place.tables.join("ZZZZ", eve)

    run(work)


def test_what_cannot_be_played_is_not_opened(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            host = await place.guest("Ann")
            for wrong in (
                {"players": 8},
                {"players": 2},
                {"sets": ["base", "nowhere"]},
                {"options": {"nothing": True}},
                {"level": "genius"},
                {"bots": 7},
            ):
                with pytest.raises(SixgunError):
                    await place.tables.create(NewTable(**{"name": "x", "players": 4, **wrong}), host)  # type: ignore[arg-type]
            assert place.tables.lines() == []

    run(work)


def test_the_lobby_shows_public_tables_with_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            await place.table("Ann", name="first")
            second, _ = await place.table("Bob", name="second", bots=2)
            hidden, _ = await place.table("Cy", name="hidden", private=True)
            assert [line.name for line in place.tables.lines()] == ["second", "first"]
            line = place.tables.line(hidden.code)
            assert line is not None
            assert (line.taken, line.bots, line.status) == (1, 0, "open")
            assert [line.bots for line in place.tables.lines()] == [2, 0]
            assert len(second.code) == 4
            assert not set(second.code) & set("01IOL")

    run(work)


def test_tables_where_nobody_is_are_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, idle=0.5) as place:
            table, (ann,) = await place.table("Ann")
            played, (sam,) = await place.table("Sam", **BOTS)
            sam.say(Leave())
            await sam.until(DealProof)
            ann.go()
            sam.go()
            for _ in range(500):
                await asyncio.sleep(0.02)
                if not place.tables.lines() and place.tables.get(played.code) is None:
                    break
            assert place.tables.get(table.code) is None
            assert await place.store.table(table.code) is None
            assert await place.store.game(played.code) is not None

    run(work)


# Beside and after the game.


def test_chat_has_limits_and_is_kept_for_those_who_come(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann,) = await place.table("Ann")
            nobody = Person(table, None).come()
            await nobody.until(TableInfo)
            nobody.say(Say(text="hello"))
            assert (await nobody.until(Refused)).code == "not_yours"
            ann.say(Say(text="<b>hi</b>\n\u202eyou"))
            said = await nobody.until(Said)
            assert (said.seat, said.name) == (0, "Ann")
            assert "\n" not in said.text
            assert said.text.startswith("<b>hi</b>")
            for _ in range(8):
                ann.say(Say(text="again"))
            assert (await ann.until(Refused)).code == "too_fast"
            looker = Person(table, None).come()
            assert (await looker.until(Said)).text == said.text

    run(work)


def test_another_language_brings_a_snapshot_in_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            _, (sam,) = await place.table("Sam", **BOTS)
            question = await sam.asked()
            sam.say(SetLanguage(language="fr"))
            french = await sam.until(Snapshot)
            assert french.question is not None
            assert french.question.number == question.number
            assert french.question.text != question.text
            sam.say(SetLanguage(language="xx"))
            assert (await sam.until(Refused)).code == "bad"
            sam.say(Ping(n=7))
            assert (await sam.until(Pong)).n == 7
            assert sam.view is not None
            for card in sam.view.seats[0].hand:
                sam.say(Why(card=card.id))
                assert (await sam.until(WhyNot)).card == card.id

    run(work)


def test_a_rematch_begins_when_all_who_are_there_want_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, people = await place.table("Sam", "Kim", players=4, bots=2)
            sam, kim = people
            kim.say(Ready(ready=True))
            sam.say(Begin())
            await asyncio.gather(*(person.play(Random(n)) for n, person in enumerate(people)))
            first = table.driver
            assert first is not None
            sam.say(Begin())
            assert (await sam.until(Refused)).code == "not_now"
            sam.say(PlayAgain(want="rematch"))
            info = await kim.until(TableInfo, lambda info: info.seats[0].wants == "rematch")
            assert info.status == OVER
            kim.say(PlayAgain(want="next"))
            await kim.until(TableInfo, lambda info: info.status == PLAYING and info.game_number == 2)
            assert (await kim.until(Snapshot)).n == 0
            assert table.driver is not None
            assert table.driver.match.header.setup.key != first.match.header.setup.key
            kim.say(PlayAgain(want="rematch"))
            assert (await kim.until(Refused)).code == "not_now"

    run(work)


def test_the_next_game_follows_the_rulebook(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            options = {"keep_characters": True, "pass_sheriff": True}
            table, (sam,) = await place.table("Sam", players=5, bots=4, begin=True, options=options)
            await sam.play(Random(1))
            assert table.driver is not None
            last = table.driver.match
            sheriff = next(seat for seat in range(5) if last.game_type.side(last.game, seat) == "sheriff")
            sam.say(PlayAgain(want="next"))
            await sam.until(Snapshot)
            setup = table.driver.match.header.setup
            assert isinstance(setup, Setup)
            assert isinstance(last.game, Game)
            assert setup.sheriff == (sheriff + 1) % 5
            alive = [seat for seat in range(5) if not last.game.player(seat).out]
            assert [seat for seat, _ in setup.kept] == alive
            code = table.code
        async with local_tables(tmp_path) as again:
            back = await again.found(code)
            assert back.games == 2
            assert back.driver is not None
            assert back.driver.match.header.setup == setup

    run(work)


def test_who_leaves_a_game_is_replaced_by_a_bot_under_his_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, people = await place.table("Sam", "Kim", players=4, bots=2)
            sam, kim = people
            kim.say(Ready(ready=True))
            sam.say(Begin())
            await kim.until(Snapshot)
            kim.say(Leave())
            left = await kim.until(Welcome, lambda welcome: welcome.seat == NOBODY)
            assert not left.host
            view = seen(await kim.until(Snapshot))
            assert view.seat == NOBODY
            assert all(len(seat.hand) < seat.hand_count for seat in view.seats if seat.hand), "only what all have seen"
            info = await sam.until(TableInfo, lambda info: bool(info.seats[1].bot))
            assert info.seats[1].name == "Kim"
            await sam.play(Random(3))
            assert table.status == OVER

    run(work)
