"""The first page opens, in every size, language and theme."""

from __future__ import annotations

import pytest

from tests.browser.axe import grave_faults
from tests.browser.layout import faults
from tests.browser.visits import LOOKS, Look, Visits


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_first_page_opens(visit: Visits, look: Look) -> None:
    somebody = visit("/", look)
    somebody.picture("home")
    assert somebody.page.title() == "Sixgun"
    assert somebody.page.locator("h1").count() == 1
    assert somebody.page.locator("html").get_attribute("lang") == look.language
    assert somebody.page.locator("html").get_attribute("data-theme") == look.theme
    assert faults(somebody.page) == []
    assert grave_faults(somebody.page) == []
