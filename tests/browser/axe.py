"""What axe-core finds: faults that keep people with a screen reader, a keyboard or weak eyes out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("moderate", "serious", "critical")
"""Only minor ones are let pass. The order of headings and unique landmarks are moderate."""
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN: Final = """async (tags) => {
  const found = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return found.violations;
}"""


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[dict[str, Any]]:
    """Everything that axe has to say about the page as it is now; the page's own policy does not bind `evaluate`."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {source()}\n}}")
    found: list[dict[str, Any]] = page.evaluate(RUN, TAGS)
    return found


def grave_faults(page: Page) -> list[str]:
    """Every violation that is more than minor, with the elements it is about, one line each."""
    return [
        f"{fault['impact']} {fault['id']}: {fault['help']}: {node['html'][:160]} ({' '.join(map(str, node['target']))})"
        for fault in violations(page)
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
