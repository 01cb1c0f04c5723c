"""A run of many deals. Workers play it in chunks, and a run log stores each chunk as soon as it is finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sixgun.arena.run_log import RunLog
from sixgun.arena.workers import Pool, Progress, check_amounts, run_chunks, split_range
from sixgun.kernel.errors import SixgunError


@dataclass(frozen=True)
class Run:
    """How a run is carried out. Nothing here affects its result.

    `folder` stores the finished chunks; `resume` continues a run from there. `pool` starts the workers, unless they are
    processes of this machine. `progress` is told how many deals are done.
    """

    jobs: int = 1
    folder: Path | None = None
    resume: bool = False
    pool: Pool | None = None
    progress: Progress | None = None

    def carry_out(self, plan: dict[str, Any], work: Callable[[range], Any], deals: int, size: int) -> RunLog:
        """Play the chunks that are missing. `work` turns a chunk of deals into plain data, always the same."""
        check_amounts(deals, self.jobs)
        if self.resume and self.folder is None:
            raise SixgunError("--resume needs the folder of the run: name it with --out")
        run_log = RunLog({**plan, "games": deals}, self.folder, resume=self.resume)
        try:
            missing = run_log.missing(split_range(range(deals), size))
            done = deals - sum(map(len, missing))
            for chunk, data in run_chunks(work, missing, self.jobs, self.pool):
                run_log.add(chunk, data)
                done += len(chunk)
                if self.progress:
                    self.progress(done, deals)
        except BaseException:
            run_log.close()
            raise
        return run_log
