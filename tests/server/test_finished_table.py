"""A finished table keeps what somebody may still ask for, and nothing else."""

from __future__ import annotations

import asyncio
import gc
import types
from pathlib import Path
from typing import Any

import pytest

from sixgun.bots.base import Bot
from sixgun.server.protocol import Advise, Again, Deal, Hindsight, Snapshot, Step, TableInfo
from sixgun.server.room import Room
from sixgun.server.store import OVER
from tests.server.table import Person, house, run
from tests.server.tables import all_quiet

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


def steps(room: Room) -> int:
    """How many steps of the game are kept."""
    assert room.play is not None
    kept = reachable(room.play.match._audiences)
    return sum(isinstance(one, bytes) and one.startswith(b'{"t":"step"') for one in kept)


def bots(room: Room) -> int:
    """How many bots it still has."""
    assert room.play is not None
    return sum(isinstance(one, Bot) for one in reachable(room.play.match._bots))


def test_a_finished_game_forgets_what_nobody_can_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.room.STEPS_KEPT", 0.3)

    async def work() -> None:
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", players=4, bots=3, begin=True, coach=True)
            await sam.until(Snapshot)
            assert room.play is not None
            room.seats.chairs[0].away = True
            room.show(room.play.end_opening())
            await sam.until(Deal)
            assert room.status == OVER
            assert (bots(room), steps(room) > 5) == (0, True)

            sam.go()
            sam.n -= 2  # the line broke just before the end: the last steps are still there
            sam.come(resume=True)
            assert [(await sam.until(Step)).n for _ in range(2)] == [sam.n - 1, sam.n]
            before = await asked(sam)
            for _ in range(200):
                if not steps(room):
                    break
                await asyncio.sleep(0.02)
            assert steps(room) == 0
            sam.go()
            sam.come(resume=True)  # who has seen everything needs nothing
            await sam.until(Deal)
            late = Person(room, sam.guest).come()
            after = await asked(late)
            assert after.moments == before.moments
            assert late.view == sam.view
            assert (await Person(room, None, "fr").come().until(Snapshot)).log
            late.go()
            await all_quiet(room)
            sam.say(Again(want="next"))
            await sam.until(TableInfo, lambda told: told.game == 2)

    run(work)


async def asked(person: Person) -> Hindsight:
    """What the coach held, told after the game."""
    person.say(Advise())
    return await person.until(Hindsight)
