"""Measures how long each kind of news is on show on the page: `python -m tools.trials.on_show`.

Whole games with a person and four bots are told to the built page in a real browser, each step at the time at which a
table would tell it. The clock of the page is a made one, so a game takes seconds. For each kind the tool prints how
many there were, how long they were on show (median, the shortest twentieth, the shortest), and how many not at all.
It needs the built page, Playwright and a Chromium (see tests/browser).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import sync_playwright

from sixgun.server.protocol import SeatInfo, TableInfo, Welcome, encoder
from tests.browser.conftest import FLAGS, program
from tests.browser.server_process import House
from tests.browser.windows import Visit, Visits
from tests.support.paced_rounds import LEVEL, PacedGame

CODE: Final = "K7QX"
VERSION: Final = 2
LAST: Final = 20_000
"""Milliseconds after the last step: then everything has been shown."""

SOCKET: Final = """(() => {
  window.lines = [];
  class Line extends EventTarget {
    readyState = 1;
    constructor(url) {
      super();
      this.url = url;
      window.lines.push(this);
      setTimeout(() => this.onopen?.(this.hear(new Event('open'))), 0);
    }
    hear(event) {
      this.dispatchEvent(event);
      return event;
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.t === 'ping') this.tell(JSON.stringify({ t: 'pong', n: said.n }));
    }
    tell(data) {
      this.onmessage?.(this.hear(new MessageEvent('message', { data })));
    }
    close() {}
  }
  Object.assign(Line, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
  window.WebSocket = Line;
})()"""
"""A websocket that tells what it is given."""

WATCH: Final = """(messages) => {
  const root = document.documentElement;
  window.shown = [];
  new MutationObserver(() => {
    const at = performance.now();
    const before = window.shown.at(-1);
    if (before && before.time < 0) before.time = at - before.at;
    if (root.dataset.shown) window.shown.push({ kind: root.dataset.shown, at, time: -1 });
  }).observe(root, { attributes: true, attributeFilter: ['data-shown'] });
  for (const [at, text] of messages) setTimeout(() => window.lines.at(-1).tell(text), at);
}"""


def told(seed: str, sets: tuple[str, ...]) -> tuple[list[str], list[tuple[float, str]]]:
    """What seat 0 is told of a game: what a page needs at first, and then each step with its milliseconds."""
    game = PacedGame(seed, sets=sets, person=True)
    info = TableInfo(
        code=CODE, name="Saloon", game="bang", private=True, status="playing", sets=list(sets), options={},
        move_seconds=60, reserve_seconds=180, host=0, spectators=0, game_number=1,
        seats=[SeatInfo(name=name, bot=LEVEL if seat else "") for seat, name in enumerate(game.match.names)],
    )  # fmt: skip
    welcome = Welcome(version=VERSION, code=CODE, seat=0, host=True, commitment=game.match.commitment)
    first = [encoder.encode(one).decode() for one in (welcome, info, game.match.snapshot(0, "en", None))]

    async def play() -> list[tuple[float, str]]:
        return [(1000 * game.now, game.match.step(0, "en", None).decode()) async for _ in game.steps()]

    return first, asyncio.run(play())


def shown(somebody: Visit, seed: str, sets: tuple[str, ...]) -> dict[str, list[float]]:
    """Show a game: for each kind of news, how many milliseconds each of them was on show."""
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has an event loop in this thread
        first, steps = elsewhere.submit(told, seed, sets).result()
    page = somebody.page
    page.goto(f"{somebody.address}/t/{CODE}")
    page.wait_for_function("() => window.lines.length > 0")
    page.clock.run_for(100)
    page.evaluate("(messages) => messages.forEach((text) => window.lines.at(-1).tell(text))", first)
    page.locator("[data-seat]").first.wait_for(state="attached")
    page.evaluate(WATCH, [[at, text] for at, text in steps])
    page.clock.run_for(round(steps[-1][0]) + LAST)
    found: dict[str, list[float]] = defaultdict(list)
    for one in page.evaluate("() => window.shown"):
        found[one["kind"]].append(max(0.0, one["time"]))
    for _, text in steps:  # what was passed over was on show for no time at all
        for news in json.loads(text)["news"]:
            found[news["kind"]].insert(0, -1.0)
    return {kind: [time for time in times if time >= 0] + [0.0] * missing(times) for kind, times in found.items()}


def missing(times: list[float]) -> int:
    """How many news were told, but never on show."""
    told = sum(time < 0 for time in times)
    return max(0, 2 * told - len(times))


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
            somebody.page.clock.install()
            somebody.page.add_init_script(SOCKET)
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
