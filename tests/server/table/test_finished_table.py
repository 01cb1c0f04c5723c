"""A finished table keeps what somebody may still ask for, and nothing else."""

from __future__ import annotations

import asyncio
import gc
import types
from pathlib import Path
from typing import Any

import pytest

from sixgun.bots.base import Bot
from sixgun.server.protocol import Advise, DealProof, Hindsight, PlayAgain, Snapshot, Step, TableInfo
from sixgun.server.store.rows import OVER
from sixgun.server.table.table import Table
from tests.server.people import Person, local_tables, run
from tests.server.positions import all_quiet

SHARED = (types.ModuleType, type, types.FunctionType, types.BuiltinFunctionType, types.CodeType)


def reachable(root: object) -> list[Any]:
    """Everything that an object keeps alive, without modules and classes."""
    seen: dict[int, Any] = {}
    waiting = [root]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen and not isinstance(found, SHARED):
            seen[id(found)] = found
            waiting += gc.get_referents(found)
    return list(seen.values())


def steps(table: Table) -> int:
    """How many steps of the game are kept."""
    assert table.driver is not None
    kept = reachable(table.driver.match._audiences)
    return sum(isinstance(one, bytes) and one.startswith(b'{"t":"step"') for one in kept)


def bots(table: Table) -> int:
    """How many bots it still has."""
    assert table.driver is not None
    return sum(isinstance(one, Bot) for one in reachable(table.driver.match._bots))


def test_a_finished_game_forgets_what_nobody_can_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.table.table.STEPS_KEPT", 0.3)

    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=4, bots=3, begin=True, coach=True)
            await sam.until(Snapshot)
            assert table.driver is not None
            table.seats[0].away = True
            table.show(table.driver.end_opening())
            await sam.until(DealProof)
            assert table.status == OVER
            assert (bots(table), steps(table) > 5) == (0, True)

            sam.go()
            sam.n -= 2  # the line broke just before the end: the last steps are still there
            sam.come(resume=True)
            assert [(await sam.until(Step)).n for _ in range(2)] == [sam.n - 1, sam.n]
            before = await asked(sam)
            for _ in range(200):
                if not steps(table):
                    break
                await asyncio.sleep(0.02)
            assert steps(table) == 0
            sam.go()
            sam.come(resume=True)  # who has seen everything needs nothing
            await sam.until(DealProof)
            late = Person(table, sam.guest).come()
            after = await asked(late)
            assert after.moments == before.moments
            assert late.view == sam.view
            assert (await Person(table, None, "fr").come().until(Snapshot)).log
            late.go()
            await all_quiet(table)
            sam.say(PlayAgain(want="next"))
            await sam.until(TableInfo, lambda told: told.game_number == 2)

    run(work)


async def asked(person: Person) -> Hindsight:
    """What the coach held, told after the game."""
    person.say(Advise())
    return await person.until(Hindsight)
