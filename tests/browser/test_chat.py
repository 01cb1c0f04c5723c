"""What friends say at a table: noticed on a phone, counted once, and muted by the host."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import new_table
from tests.browser.test_people import say
from tests.browser.windows import Visits

pytestmark = pytest.mark.timeout(120)
COVERED = """([name, others]) => {
  const box = document.querySelector(name).getBoundingClientRect();
  const meets = (one) => {
    const other = one.getBoundingClientRect();
    const beside = box.left >= other.right || other.left >= box.right;
    return other.width && !beside && box.top < other.bottom && other.top < box.bottom;
  };
  return [...document.querySelectorAll(others)].filter(meets).length;
}"""


def join(page: Page, address: str, code: str, name: str) -> None:
    assert page.request.post(f"{address}/api/guest", data={"name": name}).ok
    assert page.request.post(f"{address}/api/tables/{code}/join").ok


def test_a_friends_line_is_noticed_on_the_phone_and_counted_once(quick_visit: Visits) -> None:
    host, phone = quick_visit(None), quick_visit(None, size="phone")
    code = new_table(host, players=2, bots=0, begin=False, game="duel", person="Anna", move_seconds=600)
    join(phone.page, phone.address, code, "Bea")
    host.open(f"/t/{code}")
    phone.open(f"/t/{code}")
    phone.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Begin the game").click()
    page = phone.page
    talk = page.locator("header .talk")
    expect(talk).to_be_visible()
    expect(talk.locator(".unread")).to_have_count(0)

    say(host.page, "Look behind you!")
    fresh = page.locator("header .fresh")
    expect(fresh).to_have_text("Anna Look behind you!")
    expect(talk.locator(".unread")).to_have_text("1")
    assert page.evaluate(COVERED, ["header .fresh", ".ask, .hand, .buttons"]) == 0
    phone.picture("said")
    fresh.click()  # leads to the talk
    expect(page.get_by_role("log").get_by_text("Look behind you!")).to_be_visible()
    expect(fresh).to_have_count(0)
    page.get_by_role("textbox").fill("Where?")
    page.keyboard.press("Enter")
    expect(host.page.get_by_role("log").get_by_text("Where?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(talk.locator(".unread")).to_have_count(0)  # neither what is read nor one's own

    page.reload()  # all lines come again
    expect(talk).to_be_visible()
    say(host.page, "Too late.")
    expect(talk.locator(".unread")).to_have_text("1")
    talk.click()
    expect(page.get_by_role("log").get_by_text("Where?")).to_have_count(1)
    expect(page.get_by_role("log").get_by_text("Too late.")).to_be_visible()


def test_the_host_mutes_somebody_and_lets_him_talk_again(quick_visit: Visits) -> None:
    host, guest = quick_visit(None), quick_visit(None, language="fr")
    code = new_table(host, players=4, bots=0, begin=False, person="Anna")
    join(guest.page, guest.address, code, "Bea")
    host.open(f"/t/{code}")
    guest.open(f"/t/{code}")
    guest.page.get_by_role("textbox", name="Votre message").fill("blah")
    guest.page.keyboard.press("Enter")
    host.page.get_by_role("log").get_by_role("button", name="Bea").click()
    host.page.get_by_role("button", name="Mute Bea").click()
    expect(host.page.get_by_text("Muted by the host: Bea")).to_be_visible()
    expect(guest.page.get_by_text("L’hôte de cette table vous a coupé la parole.")).to_be_visible()
    expect(guest.page.get_by_role("textbox", name="Votre message")).to_have_count(0)
    host.picture("muted")
    host.page.get_by_role("button", name="Let Bea talk again").click()
    guest.page.get_by_role("textbox", name="Votre message").fill("merci")
    guest.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log").get_by_text("merci")).to_be_visible()
