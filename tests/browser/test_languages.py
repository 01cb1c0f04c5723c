"""A language comes when it is chosen, alone, and can be chosen again if it could not be fetched."""

from __future__ import annotations

import re

from playwright.sync_api import Request, expect

from tests.browser.windows import Visits

CHUNK = re.compile(r"/assets/(en|fr)-[^/]*\.js$")


def test_only_the_language_in_use_is_fetched(visit: Visits) -> None:
    page = visit(None, language="fr").page
    fetched: list[str] = []

    def on_request(sent: Request) -> None:
        if found := CHUNK.search(sent.url):
            fetched.append(found[1])

    page.on("request", on_request)
    somebody = visit.opened[-1][1]
    somebody.open("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert fetched == ["fr"]
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert fetched == ["fr", "en"]


def test_a_language_that_could_not_be_fetched_comes_at_the_second_try(visit: Visits) -> None:
    somebody = visit("/", language="en")
    somebody.expected = True  # the browser complains of the request that fails here
    page = somebody.page
    page.route(CHUNK, lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.unroute(CHUNK)
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Réglages")).to_be_visible()
