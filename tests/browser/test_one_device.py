"""Two people at one device: both have names, the curtain has a way out, and the home page lives on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.duel_player import new_duel
from tests.browser.windows import Size, Tongue, Visits

pytestmark = pytest.mark.timeout(120)


def hot_seat(page: Page) -> None:
    page.get_by_role("radio", name="Two people, one device").check()
    page.get_by_label("Who plays the Law?").fill("Tomás")
    page.get_by_label("Who plays the Outlaws?").fill("Lucía")
    page.get_by_role("button", name="Create and begin").click()
    page.get_by_role("heading", name="Hand the device to").wait_for()


def test_after_a_game_at_one_device_the_home_page_is_there(quick_visit: Visits) -> None:
    """Before, the table came twice in the list of one's tables, and the page was dead for good."""
    somebody = quick_visit("/new?game=duel")
    page = somebody.page
    hot_seat(page)
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("Tomás is to move, for the Law. Lucía, please look away.")
    curtain.get_by_role("link", name="Continue later").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    back = page.get_by_role("link", name="Back to")
    expect(back).to_have_count(1)
    page.reload()
    expect(back).to_have_count(1)
    back.click()
    curtain.get_by_role("button", name="Show my cards").click()
    page.get_by_role("link", name="Sixgun, to the home page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("This page has failed")).to_have_count(0)


def test_the_curtain_has_a_way_out(quick_visit: Visits) -> None:
    page = quick_visit("/new?game=duel").page
    hot_seat(page)
    curtain = page.get_by_role("dialog")
    curtain.get_by_role("button", name="End the game").click()
    expect(curtain).to_contain_text("It ends for both of you")
    curtain.get_by_role("button", name="Play on").click()
    expect(curtain).to_contain_text("Hand the device to Tomás")
    curtain.get_by_role("button", name="End the game").click()
    curtain.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="Back to")).to_have_count(0)


@pytest.mark.parametrize(("size", "tongue"), [("phone", "fr"), ("desktop", "en")])
def test_the_form_and_the_curtain_are_sound(quick_visit: Visits, size: Size, tongue: Tongue) -> None:
    somebody = quick_visit("/new?game=duel", size=size, language=tongue)
    page, words = somebody.page, language(tongue)
    page.get_by_role("radio", name=words.text("web-duel-new-foe-here")).check()
    somebody.settle()
    assert grave_faults(page) == []
    somebody.picture("one-device-form")
    code = new_duel(somebody, bots=0, hot_seat=True, partner="Lucía", person="Tomás")
    somebody.open(f"/t/{code}")
    page.get_by_role("dialog").wait_for()
    assert grave_faults(page) == []
    if size == "phone":
        page.set_viewport_size({"width": 390, "height": 664})
    somebody.picture("one-device-curtain")


def test_whatever_the_lists_hold_the_home_page_is_there(visit: Visits) -> None:
    """Doubles, and lines that make no sense."""
    somebody = visit(None)
    somebody.expected = True
    page = somebody.open(f"/t/{new_duel(somebody)}")
    page.get_by_role("button").first.wait_for()
    code = page.url.rsplit("/", 1)[1]
    page.evaluate("localStorage.setItem('sixgun.guest', 'true')")  # this browser has been here before

    def doubled(route: Route) -> None:
        line = {"code": code, "name": "At noon", "sets": ["duel"], "players": 2, "taken": 2, "status": "playing"}
        told = json.dumps({"name": "Anna", "tables": [code, code, code], "own": [line, line]})
        route.fulfill(body=told, content_type="application/json")

    page.route("**/api/guest", doubled)
    page.route("**/api/tables", lambda route: route.fulfill(body='[{"code":"ABCD"},{"code":"ABCD"},null]'))
    for _ in range(2):
        page.goto(somebody.address)
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        expect(page.get_by_role("link", name="Back to")).to_have_count(1)
        expect(page.get_by_text("This page has failed")).to_have_count(0)


def test_both_ways_out_of_a_failure_lead_to_a_working_page(visit: Visits) -> None:
    somebody = visit("/")
    somebody.expected = True
    page = somebody.page
    names = {"game": "bang", "name": "BANG!", "sets": [], "options": [], "bots": [], "summary": []}
    broken = json.dumps({**names, "entries": [{"kind": "card", "set": "base"}]})
    page.route("**/api/catalogue**", lambda route: route.fulfill(body=broken, content_type="application/json"))
    page.goto(f"{somebody.address}/cards")
    failed = page.get_by_role("heading", name="This page has failed")
    expect(failed).to_be_visible()
    page.get_by_role("link", name="To the home page", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_back()
    expect(failed).to_be_visible()
    page.unroute("**/api/catalogue**")
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Cards", exact=True)).to_be_visible()
