"""What the browser has to fetch, from the first page to a game: little, and all of it from the server itself."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.windows import Visits

MOST = 300_000
"""Bytes on the wire, compressed, for everything together."""


def test_the_way_to_a_game_is_a_small_download(visit: Visits) -> None:
    somebody = visit(None)
    fetched: list[Response] = []
    somebody.page.on("response", lambda response: fetched.append(response))
    somebody.open("/")
    somebody.page.get_by_role("button", name="Play now").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.page.locator("[data-seat]").first.wait_for()  # only then has all of it been asked for
    somebody.settle()
    somebody.page.wait_for_load_state("networkidle")
    sizes = {response.url: response.request.sizes()["responseBodySize"] for response in fetched}
    assert any("/assets/Table-" in url for url in sizes)
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda item: -item[1])[:10]
