"""The tables of one's own on the first page: none that one has left, all that one can go back to, and those that were
closed while one was away."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.players import new_table
from tests.browser.server_process import House
from tests.browser.windows import Visit, Visits

BACK = "section.back"


def known(visit: Visit) -> None:
    """The page remembers that somebody has been here."""
    visit.open("/credits")
    visit.page.evaluate("() => localStorage.setItem('sixgun.guest', 'true')")


@pytest.mark.parametrize("begin", [False, True])
def test_home_does_not_offer_a_table_that_one_has_left(visit: Visits, begin: bool) -> None:
    somebody = visit(None)
    known(somebody)
    for _ in range(3):
        code = new_table(somebody, begin=begin)
        page = somebody.open(f"/t/{code}")
        page.wait_for_load_state("networkidle")  # the page has asked for its guest before
        with page.expect_response(lambda got: got.url.endswith("/api/guest") and got.request.method == "GET") as told:
            page.get_by_role("button", name="Leave the table").first.click()
            if begin:
                page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        assert code not in told.value.json()["tables"]
        somebody.settle()
        expect(page.locator(BACK)).to_have_count(0)


def test_every_table_of_ones_own_has_its_way_back(visit: Visits) -> None:
    somebody = visit(None)
    codes = [new_table(somebody, begin=False) for _ in range(5)]
    known(somebody)
    page = somebody.open("/")
    expect(page.locator(BACK)).to_have_count(5)
    links = page.locator(f"{BACK} a").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert links == [f"/t/{code}" for code in reversed(codes)]
    page.locator(f'{BACK} a[href="/t/{codes[0]}"]').click()
    expect(page.get_by_role("heading", name="Saloon").first).to_be_visible()


def test_a_table_that_was_closed_is_told_until_it_has_been_seen(visit: Visits, house: House) -> None:
    somebody = visit(None)
    new_table(somebody, begin=False, person="Zoe")
    with closing(sqlite3.connect(house.folder / "tables.db")) as store, store:
        store.execute(
            "INSERT INTO notices (guest, code, name, why, at)"
            " SELECT id, 'ZZZ9', 'High noon', 'limit', created FROM guests WHERE name = 'Zoe'"
        )
    known(somebody)
    page = somebody.open("/t/ZZZ9")
    expect(page.get_by_text("“High noon” (ZZZ9): you opened another table")).to_be_visible()
    page = somebody.open("/")
    closed = page.locator("section.closed")
    expect(closed).to_contain_text("A table of yours was closed")
    expect(closed).to_contain_text("“High noon” (ZZZ9): you opened another table")
    with page.expect_response("**/api/guest/notices"):
        closed.get_by_role("button", name="OK").click()
    expect(closed).to_have_count(0)
    page = somebody.open("/")
    expect(page.locator(BACK)).to_have_count(1)
    expect(closed).to_have_count(0)
