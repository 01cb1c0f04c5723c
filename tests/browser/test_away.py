"""The time is up and a bot plays for somebody: the page says so, and whatever he does takes his seat back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.duel_player import new_duel
from tests.browser.players import new_table
from tests.browser.windows import Size, Tongue, Visit, Visits

pytestmark = pytest.mark.timeout(120)


def started(visit: Visit) -> None:
    """Past the time to look round; from here on nothing is clicked."""
    text = language(visit.look.language).text("web-table-start-go")
    visit.page.get_by_role("button", name=text).click()


def own_portrait(page: Page) -> str:
    """What is done to the colours of one's own picture."""
    found: str = page.evaluate(
        """() => {
          const seat = document.querySelector('[data-seat="0"] .med svg');
          return [...[seat], ...seat.querySelectorAll('*')].map((one) => getComputedStyle(one).filter).join(' ');
        }"""
    )
    return found


@pytest.mark.parametrize(("size", "tongue"), [("phone", "fr"), ("desktop", "en")])
def test_the_page_says_that_a_bot_plays_and_a_button_takes_the_seat_back(
    hasty_visit: Visits, size: Size, tongue: Tongue
) -> None:
    somebody = hasty_visit(None, size=size, language=tongue)
    page, words = somebody.page, language(tongue)
    code = new_table(somebody, move_seconds=5)
    if size == "phone":
        page.set_viewport_size({"width": 390, "height": 664})
    somebody.open(f"/t/{code}")
    started(somebody)
    spectator = hasty_visit(f"/t/{code}")
    back = page.get_by_role("button", name=words.text("web-table-back"))
    expect(back).to_be_visible()
    expect(page.get_by_text(words.text("web-table-away"))).not_to_have_count(0)
    assert "grayscale" not in own_portrait(page), "grey is for those who are out"
    expect(spectator.page.get_by_text("A bot plays for Anna").first).to_be_attached()
    somebody.picture("away")
    assert grave_faults(page) == []
    back.click()
    expect(back).to_have_count(0)
    expect(spectator.page.get_by_text("A bot plays for Anna")).to_have_count(0)


def test_any_click_and_any_key_takes_the_seat_back(hasty_visit: Visits) -> None:
    somebody = hasty_visit(None)
    page = somebody.page
    somebody.open(f"/t/{new_table(somebody, move_seconds=5)}")
    started(somebody)
    back = page.get_by_role("button", name="I’m back")
    expect(back).to_be_visible()
    page.locator(".stage").click(position={"x": 5, "y": 5})
    expect(back).to_have_count(0)
    expect(back).to_be_visible()  # the next question has its time, and that is over again
    page.keyboard.press("ArrowDown")
    expect(back).to_have_count(0)


def test_it_is_said_in_the_duel_as_well(hasty_visit: Visits) -> None:
    somebody = hasty_visit(None, size="phone")
    page = somebody.page
    somebody.open(f"/t/{new_duel(somebody, move_seconds=5)}")
    page.set_viewport_size({"width": 375, "height": 553})
    back = page.get_by_role("button", name="I’m back")
    expect(back).to_be_visible()
    somebody.picture("away-duel")
    back.click()
    expect(back).to_have_count(0)
