"""Whole games against bots, from the first page to the last: with the mouse, the thumb, the keyboard, in French."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixgun.wording import language
from tests.browser.players import KeyPlayer, Player, new_table
from tests.browser.windows import Visits

pytestmark = pytest.mark.timeout(240)
ENDS = ("web-lobby-over-law", "web-lobby-over-outlaws", "web-lobby-over-renegade", "web-lobby-over-you")


def assert_over(player: Player) -> None:
    """Everything that the end of a game shows."""
    page = player.page
    spoken = language(player.visit.look.language)
    title = page.locator("h1").inner_text().replace("\n", " ")
    others = spoken.text("web-lobby-over-one", name="…").split("…")[-1].strip()
    assert title in [spoken.text(key) for key in ENDS] or others in title, title
    expect(page.get_by_role("button", name=spoken.text("web-lobby-over-rematch"))).to_be_visible()
    assert player.actions, "there was nothing to decide"


def test_a_whole_game_with_the_mouse(quick_visit: Visits) -> None:
    """Two clicks from the first page to the first decision: Play now, and the answer."""
    somebody = quick_visit("/")
    somebody.page.get_by_role("button", name="Play now").click()
    player = Player(somebody, "mouse")
    player.play()
    assert_over(player)
    assert somebody.page.locator(".posters > li").count() == 7
    somebody.page.get_by_role("button", name="Rematch").click()
    player.wait()
    expect(somebody.page.locator("[data-seat]")).to_have_count(7)


def test_a_whole_game_with_the_thumb(quick_visit: Visits) -> None:
    somebody = quick_visit(None, size="phone")
    somebody.open(f"/t/{new_table(somebody)}")
    player = Player(somebody, "thumb")
    player.play()
    assert_over(player)


def test_a_whole_game_with_the_keyboard(quick_visit: Visits) -> None:
    """From the first page on: no click, no tap."""
    somebody = quick_visit("/")
    player = KeyPlayer(somebody, "keys")
    player.go("Tab", "text", "Play now")
    somebody.page.keyboard.press("Enter")
    player.play()
    assert_over(player)
    player.go("Tab", "text", "Rematch")


def test_a_whole_game_in_french(quick_visit: Visits) -> None:
    somebody = quick_visit(None, language="fr")
    somebody.open(f"/t/{new_table(somebody, sets=['base', 'dodge_city', 'high_noon'], players=4)}")
    player = Player(somebody, "français")
    expect(somebody.page.locator("html")).to_have_attribute("lang", "fr")

    def well_put(sight: object) -> bool:
        shown = somebody.page.locator("main").inner_text()
        assert "web-" not in shown and "{$" not in shown, shown
        return False

    player.play(until=well_put)
    assert_over(player)
