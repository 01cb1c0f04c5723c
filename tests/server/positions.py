"""What the tests of tables have in common: a usual table, what is seen of it, and waiting for it."""

from __future__ import annotations

import asyncio
from typing import Any

from sixgun.bang.view import View as EngineView
from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import (
    Snapshot,
    Step,
    View,
)
from sixgun.server.table.table import Table


def seen(message: Snapshot | Step) -> View:
    """The table of BANG! that a message shows."""
    assert isinstance(message.view, View)
    return message.view


def position(table: Table) -> dict[str, Any]:
    """What everybody may see of a table's game."""
    assert table.driver is not None
    view = table.driver.match.game_type.view(table.driver.match.game, NOBODY)
    assert isinstance(view, EngineView)
    return view.to_data()


BOTS = {"players": 5, "bots": 4, "begin": True}


async def all_quiet(table: Any) -> None:
    """Let the table do what it has to do at once."""
    for _ in range(20):
        await table.call(nothing)
        await asyncio.sleep(0)


async def nothing() -> None:
    return None


async def begun(table: Any) -> None:
    """Let the time to look round pass."""
    while table.driver is None or table.driver.opening:
        await all_quiet(table)
