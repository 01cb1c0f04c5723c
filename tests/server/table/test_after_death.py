"""Those who are out of a game that is left to bots: how fast they want to see its end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.protocol import Begin, DealProof, Hurry, Leave, Ready, Refused, TableInfo
from sixgun.server.store.rows import OVER
from sixgun.server.table import dealing
from sixgun.server.table import table as table_module
from sixgun.server.table.display_time import MOST
from sixgun.server.table.driver import PAUSE
from sixgun.server.table.table import STEPS_KEPT
from tests.server.people import LocalTables, Person, local_tables, run
from tests.server.positions import all_quiet

ANN_AND_BOB_ARE_OUT = """
  Jourdonnais     outlaw     out
  Sid Ketchum     outlaw     out
> Willy the Kid   sheriff    5/5
  Paul Regret     renegade   3/3
"""
BOB_IS_ALIVE = ANN_AND_BOB_ARE_OUT.replace("Sid Ketchum     outlaw     out", "Sid Ketchum     outlaw     4/4")
SLOW = 1000.0
"""With this pace nothing happens by itself for as long as a test takes."""


@pytest.fixture
def stands(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let new games begin at a position."""

    def begin_at(position: str) -> None:
        def beginning(*given: Any) -> Any:
            return replace(dealing.new_header(*given), position=position)

        monkeypatch.setattr(table_module, "new_header", beginning)

    return begin_at


async def seated(place: LocalTables) -> tuple[table_module.Table, Person, Person]:
    """Ann and Bob at a table with two bots, past the time to look round."""
    table, (ann, bob) = await place.table("Ann", "Bob", players=4, bots=2)
    bob.say(Ready(ready=True))
    ann.say(Begin())
    for person in (ann, bob):
        await person.until(TableInfo, lambda info: info.status == "playing")
        person.say(Ready(ready=True))
    await all_quiet(table)
    assert table.driver is not None and not table.driver.opening
    return table, ann, bob


def test_when_all_who_are_out_want_it_the_bots_play_to_the_end_at_once(tmp_path: Path, stands: Any) -> None:
    stands(ANN_AND_BOB_ARE_OUT)

    async def work() -> None:
        async with local_tables(tmp_path, pace=SLOW) as place:
            table, ann, bob = await seated(place)
            ann.say(Hurry(pace="end"))
            info = await bob.until(TableInfo, lambda info: info.seats[0].hurry == "end")
            assert [seat.hurry for seat in info.seats] == ["end", "", "", ""]
            await asyncio.sleep(0.1)
            assert table.driver is not None and table.driver.match.n == 0, "Bob has not agreed"
            bob.say(Hurry(pace="end"))
            await bob.until(DealProof)
            assert table.status == OVER
            assert all(not seat.hurry for seat in (await ann.until(TableInfo, lambda i: i.status == OVER)).seats)

    run(work)


def test_who_has_gone_need_not_agree_and_who_comes_back_is_asked_again(tmp_path: Path, stands: Any) -> None:
    stands(ANN_AND_BOB_ARE_OUT)

    async def work() -> None:
        async with local_tables(tmp_path, pace=SLOW) as place:
            table, ann, bob = await seated(place)
            assert table.driver is not None
            bob.go()
            await all_quiet(table)
            ann.say(Hurry(pace="end"))
            while table.driver.match.n < 2:
                await ann.listen()
            bob.come()
            await bob.until(TableInfo)
            await all_quiet(table)
            n = table.driver.match.n
            await asyncio.sleep(0.1)
            assert table.driver.match.n <= n + 1, "Bob is here and has not wished for haste"
            bob.say(Leave())
            await bob.until(TableInfo)
            ann.say(Hurry(pace="end"))
            await ann.until(DealProof)

    run(work)


def test_the_slowest_wish_counts(tmp_path: Path, stands: Any) -> None:
    stands(ANN_AND_BOB_ARE_OUT)

    async def work() -> None:
        async with local_tables(tmp_path, pace=0.2) as place:
            table, ann, bob = await seated(place)
            assert table.driver is not None
            pauses: list[float] = []
            wake_in = table._inbox.wake_in

            def noted(delay: float) -> None:
                pauses.append(delay)
                wake_in(delay)

            table._inbox.wake_in = noted  # type: ignore[method-assign]
            ann.say(Hurry(pace="end"))
            bob.say(Hurry(pace="fast"))
            await bob.until(DealProof)
            assert pauses.pop() == STEPS_KEPT, "the game is over"
            assert min(pauses[3:]) >= PAUSE[0] * 0.2 * 0.25 and max(pauses[3:]) <= MOST * 0.2 * 0.25

    run(work)


def test_while_a_person_is_alive_nobody_hurries_the_game(tmp_path: Path, stands: Any) -> None:
    stands(BOB_IS_ALIVE)

    async def work() -> None:
        async with local_tables(tmp_path, pace=SLOW) as place:
            table, ann, bob = await seated(place)
            table.seats[1].away = True  # a bot plays for him, but the seat is his
            spectator = Person(table, None).come()
            for person, code in ((ann, "not_now"), (bob, "not_now"), (spectator, "not_yours")):
                person.say(Hurry(pace="end"))
                refused = await person.until(Refused)
                assert refused.code == code
            assert not any(place.hurry for place in table.seats)

    run(work)


def test_wishes_that_change_to_and_fro_do_not_hold_the_game_up(tmp_path: Path, stands: Any) -> None:
    stands(ANN_AND_BOB_ARE_OUT)

    async def work() -> None:
        async with local_tables(tmp_path, pace=0.3) as place:
            table, ann, bob = await seated(place)
            assert table.driver is not None
            bob.say(Leave())
            for _ in range(40):
                ann.say(Hurry(pace="fast"))
                ann.say(Hurry(pace=""))
                await asyncio.sleep(0.02)
            assert table.driver.match.n >= 2, "0.8 s have passed; a pause has at most 0.45 s"

    run(work)
