"""Several people at one table, each in a window of his own (in English)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from playwright.sync_api import Page

from tests.browser.players import Player

PUBLIC: Final = """() => {
  const seats = [...document.querySelectorAll('[data-seat]')].map((one) => {
    const named = one.hasAttribute('aria-label') ? one : one.querySelector('.whole');
    const label = (named?.getAttribute('aria-label') ?? '').split(', ');
    const life = label.findIndex((part) => / life points?$/.test(part));
    const open = label.slice(life + 2).filter((part) => / in play$/.test(part));
    const told = life < 0 ? [] : [label[life], label[life + 1], ...open];
    return [one.dataset.seat, label[0], label[1], ...told].join(', ');
  });
  return [...seats.sort(), ...[...document.querySelectorAll('.piles .caption')].map((one) => one.textContent.trim())];
}"""


def public(page: Page) -> list[str]:
    """What everybody at the table may see: who has how much life and how many cards, what lies open, the piles."""
    found: list[str] = page.evaluate(PUBLIC)
    return found


def until_equal(read: Callable[[Page], list[str]], pages: Sequence[Page], seconds: float = 30) -> list[str]:
    """Wait until these windows show the same; give it."""
    limit = monotonic() + seconds
    while True:
        found = [read(page) for page in pages]
        if all(one == found[0] and one for one in found):
            return found[0]
        assert monotonic() < limit, f"the windows differ: {found}"
        pages[0].wait_for_timeout(50)


def play_together(players: Sequence[Player], until: Callable[[], bool], seconds: float = 60) -> None:
    """People at one table decide, each when asked, until this is so."""
    limit = monotonic() + seconds
    while not until():
        assert monotonic() < limit, [player.look() for player in players]
        asked = [player for player in players if player.look().todo]
        for player in asked:
            sight = player.look()
            if sight.todo and not until():
                player.decide(sight)
        if not asked:
            players[0].page.wait_for_timeout(50)
