"""How long news are on show on the page, in games that are told to it by a made clock.

The page runs in a real browser; its clock and its websocket are made, so that a game of minutes takes seconds.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sixgun.server.protocol import SeatInfo, TableInfo, Welcome, encoder
from tests.browser.windows import Visit
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


def made_clock(somebody: Visit) -> None:
    """From the next page on, time passes only when it is told to."""
    somebody.page.clock.install()
    somebody.page.add_init_script(SOCKET)


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
