"""Tables: coming back, idling, slow clients, and restarts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sixgun.server.protocol import (
    Begin,
    ClockMessage,
    DealProof,
    Leave,
    Ready,
    Snapshot,
    Step,
    TableInfo,
)
from sixgun.server.store.rows import OVER
from sixgun.server.table import connection as clients
from tests.server.people import LocalTables, Person, local_tables, run
from tests.server.positions import BOTS, all_quiet, begun, position

# Coming and going.


def test_who_comes_back_gets_the_missing_steps_without_a_gap(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, pace=0.002) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            sam.answer(0)
            await sam.until(Step)
            n = sam.n
            sam.go()
            while table.driver and table.driver.match.n < n + 3 and table.driver.clock.seat != 0:
                await asyncio.sleep(0.005)
            sam.heard.clear()
            sam.come(resume=True)
            await sam.until(TableInfo)
            await sam.asked()
            sam.answer(0)
            await sam.until(Step)
            assert not [message for message in sam.heard if isinstance(message, Snapshot)]

    run(work)


def test_who_has_been_away_for_long_gets_a_snapshot(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            sam.n, sam.question = 9999, None
            sam.come(resume=True)
            assert (await sam.until(Snapshot)).question is not None
            sam.game, sam.n = 7, 0
            sam.come(resume=True)
            await sam.until(Snapshot)
            assert table.driver is not None
            assert len(table.driver.match.audience(0, "en").steps) <= 24

    run(work)


def test_an_idle_seat_is_played_by_a_bot_until_its_owner_is_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, reserve=1.0) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            await begun(table)
            await sam.asked()
            assert table.driver is not None
            table.driver.clock.move = 0.05
            table.show(table.driver.await_next())
            reserve = await sam.until(ClockMessage, lambda message: message.clock.move_ms == 0)
            assert reserve.clock.reserve_ms > 0
            away = await sam.until(TableInfo)
            assert away.seats[0].away
            await sam.until(Step)
            table.driver.clock.move = 60.0
            sam.say(Ready(ready=True))
            assert not (await sam.until(TableInfo, lambda info: not info.seats[0].away)).seats[0].away
            if not table.driver.over:
                await sam.asked()
                sam.answer(0)
                await sam.until(Step)

    run(work)


def test_who_is_away_is_back_when_he_connects(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, pace=0.05) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            table.seats[0].away = True
            assert table.driver is not None
            table.show(table.driver.await_next())
            sam.go()
            sam.come()
            info = await sam.until(TableInfo, lambda info: info.seats[0].online)
            assert not info.seats[0].away

    run(work)


def test_the_reserve_of_a_seat_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path, reserve=30.0).open()
        table, (sam,) = await place.table("Sam", **BOTS)
        await begun(table)
        await sam.asked()
        assert table.driver is not None
        table.driver.clock.move = 0.01
        table.show(table.driver.await_next())
        await asyncio.sleep(0.3)
        sam.answer(0)
        await sam.until(Step)
        await all_quiet(table)
        await place.close()
        async with local_tables(tmp_path, reserve=30.0) as again:
            back = await again.found(table.code)
            assert back.driver is not None
            back.driver.clock.start(0)
            assert back.driver.clock.left()[1] < 29.9

    run(work)


def test_a_slow_client_is_dropped_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MOST_WAITING", 32)  # fewer messages than the shortest game has

    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=5, bots=4, sets=["base", "dodge_city"])
            slow = Person(table, None).come()
            sam.say(Begin())
            sam.say(Leave())
            await sam.until(DealProof)
            assert slow.connection.closed == clients.TOO_SLOW
            assert await slow.closed() == clients.TOO_SLOW

    run(work)


# Restart.


def test_after_a_restart_the_game_goes_on_at_the_same_question(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, (sam,) = await place.table(
            "Sam", players=6, bots=5, begin=True, sets=["base", "dodge_city", "high_noon"]
        )
        chance = Random(5)
        for _ in range(6):
            await sam.asked()
            assert sam.question is not None
            if sam.view and (sam.view.result or sam.view.seats[0].out):
                break
            sam.answer(chance.randrange(len(sam.question.options)))
            sam.question = None
        await sam.asked()
        assert table.driver is not None
        before = position(table)
        frame = sam.frames[-1]
        await place.close()
        async with local_tables(tmp_path) as again:
            back = await again.found(table.code)
            assert back is not table
            assert back.driver is not None
            assert position(back) == before
            assert (back.status, back.games, back.seats.names) == (table.status, table.games, table.seats.names)
            assert back.driver.match.header.setup == table.driver.match.header.setup
            person = Person(back, sam.guest)
            person.n, person.game, person.question = sam.n, 1, sam.question
            person.come(resume=True)
            await person.until(ClockMessage)
            assert not [message for message in person.heard if isinstance(message, (Snapshot, Step))]
            assert sam.question is not None
            person.answer(0, question=sam.question.number)
            await person.until(Step)
            assert frame

    run(work)


def test_open_and_finished_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        waiting, (ann, _) = await place.table("Ann", "Bob", players=4, bots=1)
        over, (sam,) = await place.table("Sam", **BOTS)
        sam.say(Leave())
        await sam.until(DealProof)
        await place.close()
        async with local_tables(tmp_path) as again:
            first, second = await again.found(waiting.code), await again.found(over.code)
            assert first.seats.names == waiting.seats.names == ["Ann", "Bob", "", "Dan"]
            assert first.seats.host_seat == 0
            assert second.status == OVER
            looker = Person(second, None).come()
            assert (await looker.until(DealProof)).key
            assert again.tables.counts() == {"open": 1, "playing": 0, "over": 1, "clients": 1}
            assert ann.guest is not None

    run(work)
