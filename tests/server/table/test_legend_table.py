"""A bot that searches at a table of the server: it thinks beside the other tables, in worlds of its own seat."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sixgun.bots.duel.legend import Legend
from sixgun.server.store.rows import OVER
from sixgun.server.table.match import Match
from tests.server.people import local_tables, run


def test_a_legend_plays_a_whole_game_against_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Legend, "budget", 0.02)
    monkeypatch.setattr(Match, "rest", lambda self: None)  # after the game its bots would be forgotten

    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=2, game="duel", level="legend", bots=1, begin=True)
            await sam.play(Random(1))
            assert table.status == OVER
            assert table.driver is not None
            bot = table.driver.match.bot(1, "legend")
            assert isinstance(bot, Legend)
            assert bot.worlds is None, "there is nothing to search with beside the true game"
            assert bot._questions > 20, "it has come back from its searches"
            assert place.tables.workers.lost == 0

    run(work)
