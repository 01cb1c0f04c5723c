"""A table with a coach: asked by a button or a key he says what he would do, after the game what he suspected."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.layout import faults
from tests.browser.players import Player, Sight, Unreachable, new_table
from tests.browser.windows import Size, Visit, Visits

pytestmark = pytest.mark.timeout(240)
MARKS = (
    "[data-seat][data-advised]",
    ":is(.answers, .buttons) [data-advised]",
    ".item[data-advised]",
    ":is(.use, .swap)[data-advised]",
    ".btn[data-advised]",
    ".slot[data-advised]",
)
"""Where a piece of advice is marked; of several, the first is the next to be clicked."""


class Pupil(Player):
    """Does what the coach says."""

    def _decide(self, sight: Sight) -> None:
        if sight.start or sight.sure or sight.handed:
            super()._decide(sight)
            return
        self._did("advice")
        self.touch(self.marked())

    def marked(self) -> Locator:
        self.page.locator(".coach-line").wait_for(timeout=5_000)
        for kind in MARKS:
            found = self.page.locator(kind)
            if found.count():
                return found.first
        raise Unreachable(f"the advice is not marked: {self.page.locator('.coach-line').inner_text()}")


def toggle(visit: Visit) -> Locator:
    return visit.page.get_by_role("button", name=language(visit.look.language).text("web-table-coach-ask"))


def assert_fine(visit: Visit) -> None:
    visit.settle()
    assert faults(visit.page) == []
    assert grave_faults(visit.page) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_coach_is_asked_for_advice_and_suspicions_and_followed_to_the_end(quick_visit: Visits, size: Size) -> None:
    somebody = quick_visit(None, size=size)
    sent: list[str] = []
    somebody.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page = somebody.open(f"/t/{new_table(somebody, players=5, coach=True)}")
    pupil = Pupil(somebody)
    pupil.play(until=lambda sight: not sight.start)
    line, bars = page.locator(".coach-line"), page.locator("[data-seat] .suspicion [role=img]")

    expect(toggle(somebody)).to_have_attribute("aria-pressed", "false")
    assert (line.count(), bars.count()) == (0, 0), "he is not asked yet"
    assert sent and not any("advise" in text for text in sent)
    toggle(somebody).click()
    pupil.play(until=lambda sight: sight.mine)
    expect(line).to_contain_text("Coach:")
    assert line.inner_text().endswith(".")
    expect(page.locator("[aria-live=polite]").get_by_text(line.inner_text())).to_have_count(1)
    expect(bars.first).to_be_visible()
    assert bars.count() in (3, 4), "all but the Sheriff and oneself"
    assert_fine(somebody)
    somebody.picture("coach")

    page.keyboard.press("a")
    expect(line).to_have_count(0)
    expect(bars).to_have_count(0)
    page.keyboard.press("a")
    expect(line).to_be_visible()

    pupil.play()
    assert pupil.actions["advice"] > 3
    panel = page.get_by_role("region", name="What the coach suspected")
    expect(panel).to_be_visible()
    charts = panel.get_by_role("img").filter(has=page.locator("path.truth"))
    assert charts.count() in (3, 4)
    for chart in charts.all():
        assert "The coach at the start: Deputy " in (chart.get_attribute("aria-label") or "")
    assert_fine(somebody)
    panel.scroll_into_view_if_needed()
    somebody.picture("coach-over")


def test_a_new_table_may_have_a_coach_and_says_so_while_it_waits(quick_visit: Visits) -> None:
    page = quick_visit("/new").page
    switch = page.get_by_role("switch", name="Coach")
    expect(switch).not_to_be_checked()
    switch.check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("with a coach")).to_be_visible()
    page.goto(f"{page.url.rsplit('/t/')[0]}/new")
    expect(switch).to_be_checked()


def test_a_table_without_a_coach_shows_nothing_of_one(quick_visit: Visits) -> None:
    somebody = quick_visit(None)
    somebody.open(f"/t/{new_table(somebody)}")
    player = Player(somebody, "alone")
    player.play(until=lambda sight: sight.mine)
    expect(toggle(somebody)).to_have_count(0)


def test_the_coach_of_a_duel_advises(quick_visit: Visits) -> None:
    somebody = quick_visit("/new?game=duel")
    page = somebody.page
    page.get_by_role("switch", name="Coach").check()
    page.get_by_role("button", name="Create and begin").click()
    pupil = Pupil(somebody)
    pupil.wait()
    page.keyboard.press("a")
    for _ in range(12):
        sight = pupil.wait()
        if sight.over:
            break
        pupil.decide(sight)
    assert pupil.actions["advice"] > 5
    assert page.locator("[data-seat] .suspicion").count() == 0
