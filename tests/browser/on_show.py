"""What a table shows, as numbers: read from the page again and again, to be held against what is true.

The truth is a second window of the same person that shows everything at once: what the page shows after loading anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.players import Player
from tests.browser.windows import Visit, Visits

READ: Final = """() => {
  const words = (one) => (one?.textContent ?? '').trim().replace(/\\s+/g, ' ');
  const all = (selector, of) => [...document.querySelectorAll(selector)].map(of);
  const labels = (one) => `${one.dataset.seat}: ${
    one.getAttribute('aria-label') ?? one.querySelector('.whole')?.getAttribute('aria-label')}`;
  return {
    seats: all('[data-seat]', labels).sort(),
    life: all('[data-seat]', (one) =>
      `${one.dataset.seat}: ${one.querySelectorAll('.bullets svg:not(.off)').length}`).sort(),
    hand: all('[role=toolbar] .slot', (one) => Number(one.dataset.card)).sort((a, b) => a - b),
    counts: all('[data-spot^="hand:"]:not(:has(.slot))', (one) =>
      `${one.dataset.spot} ${words(one)} ${one.querySelectorAll('.back').length}`).sort(),
    told: all('.backs .told, .count, .caption', words),
    play: all('[data-spot^="play:"]', (one) => `${one.dataset.spot} ${words(one)}`).sort(),
    discard: all('[data-spot=discard]', words),
    turn: all('.ring.turn', (one) => one.closest('[data-seat]')?.dataset.seat ?? ''),
    side: all('.who:has(.med.turn) .name', words),
    phases: all('ol.phases', words),
  };
}"""
"""Everything on show that the view tells: life, hands, cards in play, piles, roles, whose turn it is."""

WATCH: Final = f"""() => {{
  const read = {READ};
  const words = (one) => (one?.textContent ?? '').trim().replace(/\\s+/g, ' ');
  window.seen = [];
  let last = '';
  setInterval(() => {{
    const bar = document.querySelector('.ask .words b');
    const now = {{
      bar: words(bar),
      mine: document.querySelector('.ask.mine') !== null,
      forced: words(document.querySelector('.ask .words')).includes(window.forced),
      read: read(),
    }};
    const text = JSON.stringify(now);
    if (text !== last) window.seen.push({{ at: performance.now(), ...now }});
    last = text;
  }}, 30);
}}"""


@dataclass(frozen=True)
class Moment:
    """What stood on the page from `at` (milliseconds) on."""

    at: float
    bar: str
    mine: bool
    forced: bool
    read: dict[str, list[Any]]


def watch(page: Page, forced: str) -> None:
    """Begin to write down what is on show; `forced` is the hint at a question without a choice."""
    page.evaluate("(text) => void (window.forced = text)", forced)
    page.evaluate(WATCH)


def moments(page: Page) -> list[Moment]:
    return [Moment(**one) for one in page.evaluate("() => window.seen")]


def mirror(visits: Visits, somebody: Visit) -> Visit:
    """A second window of the same person in which nothing takes time."""
    other = visits(None, size=somebody.look.size)
    other.page.context.add_cookies(somebody.page.context.cookies())  # type: ignore[arg-type]
    other.open(somebody.page.url.removeprefix(somebody.address))
    return other


def differences(player: Player, truth: Player, milliseconds: int) -> list[str]:
    """Somebody is asked: what is on show in the next while that is not so, each as `what: shown, true`."""
    page = player.page
    since: float = page.evaluate("() => performance.now()")
    page.wait_for_timeout(milliseconds)
    limit = monotonic() + 10
    while truth.look().question != player.look().question and monotonic() < limit:
        page.wait_for_timeout(30)
    real = truth.page.evaluate(READ)
    seen = moments(page)
    first = max((at for at, one in enumerate(seen) if one.at <= since), default=0)
    shown = [one.read for one in seen[first:] if one.mine]
    return sorted({f"{what}: {one[what]}, {real[what]}" for one in shown for what in real if one[what] != real[what]})


def longest(seen: list[Moment], wrong: Any) -> float:
    """For how long something was so at a stretch, in milliseconds."""
    most, since = 0.0, None
    for now, then in pairwise(seen):
        since = (since if since is not None else now.at) if wrong(now) else None
        if since is not None:
            most = max(most, then.at - since)
    return most


def stood(seen: list[Moment]) -> dict[str, float]:
    """For how long each sentence has stood in the bar, in milliseconds."""
    found: dict[str, float] = {}
    for now, then in pairwise(seen):
        found[now.bar] = found.get(now.bar, 0) + then.at - now.at
    return found
