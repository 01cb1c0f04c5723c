"""The first page opens, in the language and theme of the browser."""

from __future__ import annotations

import pytest

from tests.browser.windows import Look, Visits


@pytest.mark.parametrize("look", [Look("desktop", "en", "dark"), Look("phone", "fr", "light")], ids=str)
def test_the_first_page_opens(visit: Visits, look: Look) -> None:
    somebody = visit("/", look)
    assert somebody.page.title() == "Sixgun"
    assert somebody.page.locator("h1").count() == 1
    assert somebody.page.locator("html").get_attribute("lang") == look.language
    assert somebody.page.locator("html").get_attribute("data-theme") == look.theme
