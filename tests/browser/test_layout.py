"""The measuring itself: it finds what it should, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.layout import faults

DOTS = "<style>.dots { width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }</style>"

GOOD = f"""{DOTS}
<main style="font: 16px sans-serif">
  <h1>A page</h1>
  <div style="height: 60px; overflow: auto"><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>
  <button style="width: 60px; height: 44px">Go</button>
  <span style="position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden">For readers</span>
  <p data-may-clip class="dots">A long long name</p>
  <div data-apart style="position: absolute; left: 300px; top: 300px; width: 80px; height: 80px"></div>
  <div data-apart style="position: absolute; left: 380px; top: 300px; width: 80px; height: 80px"></div>
</main>"""

BAD = {
    "too small": '<p style="font-size: 11px">Tiny</p>',
    "too small: text": '<svg viewBox="0 0 9 9" width="5"><text y="8" style="font-size: 16px">Tiny</text></svg>',
    "cut off": '<div style="width: 60px; overflow: hidden; white-space: nowrap">A long long name</div>',
    "cut off: p.dots": DOTS + '<p class="dots">Dots and dots</p>',
    "too wide": '<div style="width: 3000px; height: 10px"></div>',
    "covered": '<p>Under</p><div style="position: absolute; inset: 0; background: red"></div>',
    "overlap": '<div data-apart style="position: absolute; left: 0; top: 0; width: 50px; height: 50px"></div>'
    '<div data-apart style="position: absolute; left: 40px; top: 40px; width: 50px; height: 50px"></div>',
    "too small to touch": '<div style="padding: 60px"><button style="width: 30px; height: 30px">x</button></div>',
}


def test_a_good_page_has_no_faults(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(GOOD)
    assert faults(page, thumb=44) == []
    page.close()


@pytest.mark.parametrize("kind", BAD)
def test_a_fault_is_found(browser: Browser, kind: str) -> None:
    page = browser.new_page()
    page.set_content(BAD[kind])
    assert [fault for fault in faults(page, thumb=44) if fault.startswith(kind)], faults(page, thumb=44)
    page.close()
