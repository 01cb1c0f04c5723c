"""A run of many deals: chunks that are spread over workers, kept as they come, and read in their order at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sixgun.arena.run_log import RunLog
from sixgun.arena.workers import Pool, chunked, spread
from sixgun.kernel.errors import SetupError, SixgunError

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Run:
    """How a run is carried out; what comes out of it depends on nothing here.

    `folder` keeps its chunks, and `resume` goes on with those that it has. `pool` makes the workers if they are not
    to be processes of this machine. `progress` is called with the deals done and all of them.
    """

    jobs: int = 1
    folder: Path | None = None
    resume: bool = False
    pool: Pool | None = None
    progress: Progress | None = None

    def carry_out(self, plan: dict[str, Any], work: Callable[[range], Any], deals: int, size: int) -> RunLog:
        """Do what is not done yet. `work` makes plain data of a chunk of deals, the same whoever does it."""
        if deals < 1:
            raise SetupError(f"{deals} games cannot be played: ask for at least 1")
        if self.jobs < 1:
            raise SixgunError(f"{self.jobs} jobs cannot do anything: ask for at least 1")
        if self.resume and self.folder is None:
            raise SixgunError("there is nothing to go on with: name the folder of the run by --out")
        run_log = RunLog({**plan, "games": deals}, self.folder, resume=self.resume)
        try:
            missing = run_log.missing(chunked(range(deals), size))
            done = deals - sum(map(len, missing))
            for chunk, data in spread(work, missing, self.jobs, self.pool):
                run_log.add(chunk, data)
                done += len(chunk)
                if self.progress:
                    self.progress(done, deals)
        except BaseException:
            run_log.close()
            raise
        return run_log
