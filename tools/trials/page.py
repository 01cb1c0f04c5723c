"""Measures how fast the page is in a real browser: `python -m tools.trials.page`.

It prints the time from Play now to the first decision, and long tasks in a game of seven. It needs the built page,
Playwright and a Chromium (see tests/browser).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, program
from tests.browser.players import Player
from tests.browser.server_process import House
from tests.browser.windows import Visits

TRIALS = 5
GAMES = ((0.05, 0.0), (0.05, 2.0), (0.3, 2.0))
"""The games that are measured: the pace of the server's bots, and the animation speed of the page."""
LONG_MS = 100
OUTERMOST = "ThreadControllerImpl::RunTask"
TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]


@dataclass(frozen=True)
class Task:
    """A task of the page's main thread that took more than 50 ms. All times are in milliseconds.

    `took` is its duration, `ran` the part in which it was running rather than waiting for a core, `at` its start.
    """

    took: int
    ran: int
    at: int

    def __str__(self) -> str:
        return f"{self.took} ms ({self.ran} ms running) at {self.at / 1000:.1f} s"


def first_decision(visits: Visits) -> float:
    """Return the seconds from the click on Play now until the table shows its players or a question."""
    somebody = visits("/")
    button = somebody.page.get_by_role("button", name="Play now")
    since = time.perf_counter()
    button.click()
    Player(somebody).wait()
    return time.perf_counter() - since


class Trace:
    """The browser's trace of the tasks of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []
        self.line = page.context.new_cdp_session(page)
        self.line.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.line.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}})

    def long_tasks(self) -> list[Task]:
        """End the trace. Returns every task over 50 ms, the longest running first."""
        ended: list[object] = []
        self.line.on("Tracing.tracingComplete", lambda event: ended.append(event))
        self.line.send("Tracing.end")
        while not ended:
            self.page.wait_for_timeout(50)
        named = [event for event in self.events if event["name"] == "thread_name"]
        pages = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
        runs = [
            event
            for event in self.events
            if event["ph"] == "X" and (event["pid"], event["tid"]) in pages and event["name"] in ("RunTask", OUTERMOST)
        ]
        begin = min((run["ts"] for run in runs), default=0)
        found: dict[int, Task] = {}
        for run in sorted(runs, key=lambda run: int(run["dur"])):  # of tasks within tasks the outermost counts
            took, at = run["dur"] // 1000, (run["ts"] - begin) // 1000
            if took > 50:
                found[at] = Task(took, run.get("tdur", run["dur"]) // 1000, at)
        return sorted(found.values(), key=lambda task: -task.ran)


def long_tasks(visits: Visits, speed: float) -> tuple[list[Task], list[Task]]:
    """Return every task over 50 ms until the table is shown, and from there to the end of a game of seven.

    The page shows the game at this speed.
    """
    somebody = visits(None, speed=speed)
    loading = Trace(somebody.page)
    somebody.open("/")
    somebody.page.get_by_role("button", name="Play now").click()
    player = Player(somebody, "tasks")
    player.wait()
    before = loading.long_tasks()
    playing = Trace(somebody.page)
    player.play(patience=300_000)
    return before, playing.long_tasks()


def summarize(tasks: list[Task]) -> str:
    """Return how many tasks there were, and the worst of them."""
    took = sum(task.took > LONG_MS for task in tasks)
    ran = sum(task.ran > LONG_MS for task in tasks)
    worst = ", ".join(map(str, tasks[:3])) or "none"
    return f"{len(tasks)} tasks over 50 ms, {took} over {LONG_MS} ms, {ran} running for so long; the worst: {worst}"


def main() -> None:
    """Measure and print the results."""
    argparse.ArgumentParser(prog="python -m tools.trials.page", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
        for pace, speed in ((1.0, 0.0), *GAMES):
            house = House(Path(folder), pace)
            house.start()
            visits = Visits(browser, house.address)
            try:
                if pace == 1.0:
                    times = sorted(first_decision(visits) for _ in range(TRIALS))
                    shown = ", ".join(f"{one:.2f}" for one in times)
                    sys.stdout.write(f"from Play now to the table: {shown} s\n")
                    continue
                before, playing = long_tasks(visits, speed)
                sys.stdout.write(f"a table of seven, server pace {pace}, speed {speed or 'off'}\n")
                sys.stdout.write(f"  while it opens: {summarize(before)}\n  in the game: {summarize(playing)}\n")
            finally:
                visits.close()
                house.stop()
        browser.close()


if __name__ == "__main__":
    main()
