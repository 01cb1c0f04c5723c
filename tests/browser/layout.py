"""Does the page look right? Measured: text that is too small, cut off or covered, things that overlap, small targets.

`layout.js` explains what counts. An element that may be cut off (a long name with dots) carries `data-may-clip`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

LEAST: Final = 12
"""No letter is smaller, in pixels of the page."""
THUMB: Final = 44
"""No control on a touch screen is smaller."""
LEEWAY: Final = 1.5
MARKED: Final = "[data-spot], [data-apart]"
"""What must not overlap: everything that has its own place at the table, and whatever else is marked."""
FANS: Final = ".slot, .item"
"""Cards that lie over each other like a fan: each shows its corner and can be hit there."""
OVER: Final = ".start, .reason, .toast, .menu, .coach"
"""What lies over the table for a while: who sits there, why not, a guess, a lesson."""


@cache
def script() -> str:
    return Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def faults(page: Page, *, marked: str = MARKED, thumb: int | None = None) -> list[str]:
    """Everything that is wrong with the page as it is now, one sentence each. Touch screens are measured for thumbs."""
    if thumb is None:
        thumb = THUMB if page.evaluate("() => matchMedia('(pointer: coarse)').matches") else 0
    measures = {"least": LEAST, "leeway": LEEWAY, "thumb": thumb}
    options = {**measures, "marked": marked, "fans": FANS, "over": OVER}
    found: list[str] = page.evaluate(script(), options)
    return list(dict.fromkeys(found))
