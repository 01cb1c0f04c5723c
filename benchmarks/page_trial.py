"""How quick the page is, in a real browser: the first decision after Play now, and long tasks in a game of seven.

Needs the built page, Playwright and a Chromium (see tests/browser): `python -m benchmarks.page_trial`. It only prints.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, program
from tests.browser.house import House
from tests.browser.players import Player
from tests.browser.visits import Visits

TRIALS = 5
LONG_MS = 100
WATCH = """(() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) {
      window.longTasks.push([Math.round(task.duration), Math.round(task.startTime)]);
    }
  }).observe({ type: 'longtask', buffered: true });
})()"""


def first_decision(visits: Visits) -> float:
    """Seconds from the click on Play now until the table shows who sits there, or asks."""
    somebody = visits("/")
    button = somebody.page.get_by_role("button", name="Play now")
    since = time.perf_counter()
    button.click()
    Player(somebody).wait()
    return time.perf_counter() - since


def long_tasks(visits: Visits, speed: float) -> list[tuple[int, int]]:
    """Every task over 50 ms in a game of seven seats, watched at this speed, to its end: how long, and when (ms)."""
    somebody = visits(None, speed=speed)
    somebody.page.add_init_script(WATCH)
    somebody.open("/")
    somebody.page.get_by_role("button", name="Play now").click()
    Player(somebody, "tasks").play(patience=300_000)
    found: list[tuple[int, int]] = somebody.page.evaluate("() => window.longTasks")
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
        for pace, speed in ((1.0, 0.0), (0.05, 0.0), (0.3, 2.0)):
            house = House(Path(folder), pace)
            house.start()
            visits = Visits(browser, house.address)
            try:
                if pace == 1.0:
                    times = sorted(first_decision(visits) for _ in range(TRIALS))
                    shown = ", ".join(f"{one:.2f}" for one in times)
                    sys.stdout.write(f"from Play now to the table: {shown} s\n")
                    continue
                tasks = long_tasks(visits, speed)
                over = [f"{task} ms at {when / 1000:.1f} s" for task, when in tasks if task > LONG_MS]
                sys.stdout.write(
                    f"a game of seven, server pace {pace}, speed {speed or 'off'}: {len(tasks)} tasks over 50 ms, "
                    f"over {LONG_MS} ms: {len(over)} {over}\n"
                )
            finally:
                visits.close()
                house.stop()
        browser.close()


if __name__ == "__main__":
    main()
