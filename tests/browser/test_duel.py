"""Whole games of The Duel: against a bot with the mouse and with the thumb in French; two at one device by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixgun.wording import language
from tests.browser.duel_player import Duelist, KeyDuelist, new_duel
from tests.browser.players import Sight
from tests.browser.windows import Visits

pytestmark = pytest.mark.timeout(240)


def assert_over(player: Duelist) -> None:
    """What the end of The Duel shows: a side that has won, both companies, and a rematch."""
    spoken = language(player.visit.look.language)
    title = player.page.locator("h1").inner_text().replace("\n", " ")
    assert title in [spoken.text("web-duel-over-law"), spoken.text("web-duel-over-outlaw")], title
    expect(player.page.locator(".posters > li")).to_have_count(2)
    expect(player.page.get_by_role("button", name=spoken.text("web-lobby-over-rematch"))).to_be_visible()
    assert player.actions.get("card"), player.actions


def test_a_duel_with_the_mouse_and_a_rematch_with_sides_changed(quick_visit: Visits) -> None:
    """From the first page: choose the game, Play now. In the rematch one plays the Outlaws."""
    somebody = quick_visit("/")
    somebody.page.get_by_role("radio", name="The Duel").check()
    somebody.page.get_by_role("button", name="Play now").click()
    player = Duelist(somebody, "mouse")
    player.play(until=lambda sight: sight.start)
    expect(somebody.page.locator(".start .people > li")).to_have_count(4)
    player.play()
    somebody.picture("duel-over")
    assert_over(player)
    assert player.actions.get("swap"), player.actions
    somebody.page.get_by_role("button", name="Rematch").click()
    player.wait()
    assert "The Outlaws" in (somebody.page.locator(".own > section").get_attribute("aria-label") or "")


def test_a_duel_with_the_thumb_in_french(quick_visit: Visits) -> None:
    somebody = quick_visit(None, size="phone", language="fr")
    somebody.open(f"/t/{new_duel(somebody)}")
    player = Duelist(somebody, "pouce")
    player.reckless = True

    def well_put(sight: object) -> bool:
        shown = somebody.page.locator("main").inner_text()
        assert "web-" not in shown and "{$" not in shown, shown
        return False

    player.play(until=well_put)
    somebody.picture("duel-over")
    assert_over(player)


def test_two_at_one_device_with_the_keyboard_never_see_both_hands(quick_visit: Visits) -> None:
    """While the device goes from one to the other no hand is on the page."""
    somebody = quick_visit("/new?game=duel")
    somebody.page.get_by_role("radio", name="Two people, one device").check()
    somebody.page.get_by_label("Who plays the Law?").fill("Tomás")
    somebody.page.get_by_label("Who plays the Outlaws?").fill("Lucía")
    somebody.page.get_by_role("button", name="Create and begin").click()
    player = KeyDuelist(somebody, "to and fro")
    player.reckless = True
    handed: list[str] = []

    def hidden(sight: Sight) -> bool:
        if sight.handed:
            assert not sight.hand
            assert (
                somebody.page.locator("[data-seat], [role=log]").count() == 0
            )  # it tells what the other one has drawn
            handed.append(somebody.page.locator("#hand-over").inner_text())
            if len(handed) == 4:
                somebody.picture("duel-hand-over")
        return False

    player.play(until=hidden)
    assert_over(player)
    assert set(handed) == {"Hand the device to Tomás", "Hand the device to Lucía"}
