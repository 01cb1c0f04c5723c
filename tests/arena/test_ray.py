"""The arena on Ray: one Ray of this machine for all of it, for its start takes seconds."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena.contest import Contest, play_chunk, run_contest
from sixgun.arena.game_plan import GamePlan
from sixgun.arena.ray_cluster import RayExecutor
from sixgun.arena.runs import Run
from sixgun.arena.workers import run_chunks, split_range
from sixgun.bang.options import Options
from sixgun.kernel.errors import SetupError

# What Ray itself leaves open when it ends is not ours.
pytestmark = [pytest.mark.ray, pytest.mark.slow, pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(240)]

TABLE = GamePlan(4, "ray", ("base",), Options())
BOTS = ("cowboy", "random")


@pytest.fixture(scope="module")
def ray() -> Iterator[Callable[[int], Executor]]:
    """A Ray of this machine; each run finds it and leaves it to the next one."""
    first = RayExecutor("", 2)
    yield partial(RayExecutor, "")
    first.shutdown()


def killed_once(folder: Path, plan: Contest, chunk: range) -> Any:
    """Plays the chunk; the first worker that does so is killed in the middle of it."""
    mark = folder / f"{chunk.start}"
    if chunk.start == 5 and not mark.exists():
        mark.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return play_chunk(plan, chunk)


def refuses(chunk: range) -> None:
    raise SetupError(f"no game {chunk.start}")


def test_ray_gives_what_processes_give_and_a_killed_worker_loses_nothing(
    ray: Callable[[int], Executor], tmp_path: Path
) -> None:
    expected = run_contest(TABLE, BOTS, 7, Run(jobs=2)).to_data()
    told: list[tuple[int, int]] = []
    run = Run(jobs=2, folder=tmp_path / "run", pool=ray, progress=lambda done, games: told.append((done, games)))
    assert run_contest(TABLE, BOTS, 7, run).to_data() == expected
    assert told[-1] == (7, 7)

    plan, chunks = Contest(TABLE, BOTS), split_range(range(7), 5)
    found = dict(run_chunks(partial(killed_once, tmp_path, plan), chunks, 2, ray))
    assert int((tmp_path / "5").read_text()) != os.getpid()
    assert set(found) == set(chunks)
    for chunk in chunks:
        assert found[chunk]["mixed"] == play_chunk(plan, chunk)["mixed"]

    # An error of the work comes back as it is.
    with pytest.raises(SetupError, match="no game 0"):
        list(run_chunks(refuses, [range(1)], 1, ray))
