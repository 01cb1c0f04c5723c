"""On a slow line the page comes bit by bit: what already stands there stays where it is."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.windows import Size, Tongue, Visits

SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""A phone far from the next mast: 1.6 Mbit/s, and 150 ms for every question."""
MOST: Final = 0.1
"""The sum of all shifts, each the part of the window that moved times how far: what is called good for the web."""

WATCH: Final = """(() => {
  window.shifts = [];
  const name = (node) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? 'gone';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.shifts.push([value, sources.map(({ node }) => name(node))]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()"""


@pytest.mark.parametrize("path", ["/", "/new"])
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr")])
def test_nothing_jumps_while_a_page_comes_in(visit: Visits, size: Size, language: Tongue, path: str) -> None:
    somebody = visit(None, size=size, language=language)
    page = somebody.page
    page.add_init_script(WATCH)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    somebody.open(path)
    page.wait_for_load_state("networkidle")
    somebody.settle()
    shifts: list[Any] = page.evaluate("() => window.shifts")
    assert sum(value for value, _ in shifts) < MOST, shifts
