"""Every state of The Duel's table and the pages that know of it, measured like all screens: in English on dark ground,
in French on light.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixgun.server.presentation import catalogue_texts
from sixgun.server.protocol import NewTable
from sixgun.server.table.results import result_of, told_in
from tests.browser import duel_scenes, scenes
from tests.browser.test_screens import LOOKS, Arrive, assert_in_order
from tests.browser.windows import SIZES, Visit

SCREENS: dict[str, Arrive] = {}


def screen(arrive: Arrive) -> Arrive:
    SCREENS["duel-" + arrive.__name__.replace("_", "-")] = arrive
    return arrive


@screen
def new_page(somebody: Visit) -> None:
    somebody.open("/new?game=duel")
    expect(somebody.page.locator("input[name=level]")).to_have_count(len(catalogue_texts.bots("duel")))
    somebody.page.locator("details summary").click()


@screen
def cards(somebody: Visit) -> None:
    somebody.open("/cards?game=duel")
    somebody.page.locator("[role=img]").first.wait_for()


@screen
def become(somebody: Visit) -> None:
    scenes.stage(somebody, duel_scenes.BECOME)
    somebody.page.locator(".item.free").first.wait_for()


@screen
def start(somebody: Visit) -> None:
    """Both sides' characters with what they can do."""
    scenes.stage(somebody, duel_scenes.START)
    expect(somebody.page.locator(".start .people > li")).to_have_count(4)


@screen
def turn(somebody: Visit) -> None:
    """A card is chosen, and its targets are lit."""
    moment = scenes.stage(somebody, duel_scenes.TURN)
    somebody.page.locator(f'[role=toolbar] [data-card="{duel_scenes.aimed_card(moment)}"]').focus()
    somebody.page.keyboard.press("Enter")
    somebody.page.locator("[data-target]").first.wait_for(state="attached")


@screen
def hit(somebody: Visit) -> None:
    scenes.stage(somebody, duel_scenes.HIT)
    somebody.page.locator(".ask.mine").wait_for()


@screen
def store(somebody: Visit) -> None:
    scenes.stage(somebody, duel_scenes.STORE)
    somebody.page.locator(".item.free").first.wait_for()


@screen
def crowded(somebody: Visit) -> None:
    scenes.stage(somebody, duel_scenes.CROWDED)
    somebody.page.locator(".ask.mine").wait_for()


@screen
def full_hand(somebody: Visit) -> None:
    """In a fan that is closed up, the name of the card that one points at can be read whole."""
    scenes.stage(somebody, duel_scenes.HAND)
    card = somebody.page.locator("[role=toolbar] .slot").first
    card.focus()
    name = somebody.page.locator("[role=toolbar] > .name")
    expect(name).to_be_visible()
    assert name.inner_text() in (card.get_attribute("aria-label") or "")


@screen
def company(somebody: Visit) -> None:
    """Who waits and who is out: on the phone in a sheet, on the desktop beside one's name."""
    moment = scenes.stage(somebody, duel_scenes.CHARACTER_LIST)
    side = duel_scenes.view_of(moment).sides[moment.seat]
    if somebody.look.size == "phone":
        somebody.page.locator(".strip.own .whole").click()
        expect(somebody.page.locator("dialog .people > li")).to_have_count(
            len(side.characters) + len(side.waiting) + len(side.out)
        )
    else:
        expect(somebody.page.locator(".own .company > li")).to_have_count(len(side.waiting) + len(side.out))


@screen
def alone(somebody: Visit) -> None:
    scenes.stage(somebody, duel_scenes.ALONE)
    somebody.page.locator(".ask.mine").wait_for()


@screen
def watched(somebody: Visit) -> None:
    scenes.stage(somebody, duel_scenes.WATCHED)
    somebody.page.locator("[data-seat]").first.wait_for()


@screen
def over(somebody: Visit) -> None:
    row = result_of(duel_scenes.OVER.found().match, scenes.CODE, NewTable(name="Saloon", players=2, game="duel"), 1.8e9)
    told = told_in(row, "en")
    somebody.page.route("**/api/games/*", lambda route: route.fulfill(body=told, content_type="application/json"))
    scenes.stage(somebody, duel_scenes.OVER)
    somebody.page.locator(".posters").wait_for()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_of_the_duel_is_in_order(window: Visit, name: str) -> None:
    assert_in_order(window, name, SCREENS[name], looks=LOOKS[::2])
