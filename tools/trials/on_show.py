"""Measures how long each kind of news is on show on the page: `python -m tools.trials.on_show`.

Whole games with a person and four bots are told to the built page in a real browser, each step at the time at which a
table would tell it. The clock of the page is a made one, so a game takes seconds. For each kind the tool prints how
many there were, how long they were on show (median, the shortest twentieth, the shortest), and how many not at all.
It needs the built page, Playwright and a Chromium (see tests/browser).
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, program
from tests.browser.server_process import House
from tests.browser.shown_times import made_clock, shown
from tests.browser.windows import Visits


def row(kind: str, times: list[float]) -> str:
    times = sorted(times)
    low, none = times[len(times) // 20], sum(time == 0 for time in times)
    return f"{kind:14} {len(times):6} {median(times):8.0f} {low:8.0f} {times[0]:8.0f} {none:6}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials.on_show", description=__doc__)
    parser.add_argument("--games", type=int, default=70, help="games (70: 200 of most kinds)")
    parser.add_argument("--sets", default="base,high_noon", help="sets of the games (base,high_noon)")
    parser.add_argument("--speed", type=float, default=1.0, help="the speed chosen in the settings (1)")
    options = parser.parse_args()
    total: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
        house = House(Path(folder))
        house.start()
        visits = Visits(browser, house.address)
        try:
            somebody = visits(None, speed=options.speed)
            made_clock(somebody)
            for n in range(options.games):
                for kind, times in shown(somebody, f"on show {n}", tuple(options.sets.split(","))).items():
                    total[kind] += times
        finally:
            visits.close()
            house.stop()
            browser.close()
    print(f"{'kind':14} {'number':>6} {'median':>8} {'5 %':>8} {'shortest':>8} {'never':>6}")
    for kind, times in sorted(total.items(), key=lambda item: -len(item[1])):
        print(row(kind, times))


if __name__ == "__main__":
    main()
