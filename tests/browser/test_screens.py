"""Every page and every state of the table, on a large and a small screen, in both languages and themes: nothing is cut
off, covered, too small or out of anybody's reach. A picture of each in its first look and of all that is not in order
stays in build/screenshots, with $PICTURES set one of every look.

Each screen is arrived at once per size; then language and theme change in place, and at last the window becomes
smaller: an old laptop, a page at 200 %, small phones with and without the browser's bars, a phone on its side.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from sixgun.server.http.qr import qr_code
from sixgun.server.protocol import NewTable
from sixgun.server.table.results import result_of, told_in
from tests.browser import scenes
from tests.browser.axe import grave_faults
from tests.browser.layout import faults
from tests.browser.players import new_table
from tests.browser.windows import SIZES, Size, Theme, Tongue, Visit

Arrive = Callable[[Visit], None]
SCREENS: dict[str, Arrive] = {}


def screen(arrive: Arrive) -> Arrive:
    SCREENS[arrive.__name__.replace("_", "-")] = arrive
    return arrive


AGAIN: dict[str, Arrive] = {}
"""What must be done again in another language, because it is said at that moment."""


# Pages.


@screen
def home(somebody: Visit) -> None:
    somebody.open("/")


@screen
def new_table_page(somebody: Visit) -> None:
    somebody.open("/new")
    somebody.page.locator("details summary").click()


@screen
def waiting_room(somebody: Visit) -> None:
    somebody.open(f"/t/{new_table(somebody, players=5, bots=2, begin=False)}")
    somebody.page.locator("#table-link").wait_for()
    # Codes are drawn by chance: this is the widest.
    somebody.page.locator(".code b").evaluate("sign => { sign.firstChild.data = 'WWWW'; }")


@screen
def cards(somebody: Visit) -> None:
    somebody.open("/cards")
    somebody.page.locator("[role=img]").first.wait_for()
    somebody.page.get_by_role("searchbox").or_(somebody.page.get_by_role("textbox")).first.fill("ba")
    expect(somebody.page.locator("[role=img]")).not_to_have_count(0)


@screen
def preview(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.TURN)
    leave_start(somebody)
    somebody.page.locator("[role=toolbar] [data-card][tabindex='0']").focus()
    somebody.page.keyboard.press("Space")
    somebody.page.locator(".preview.pinned.ready").wait_for()


@screen
def rules(somebody: Visit) -> None:
    somebody.open("/rules")


@screen
def credits_page(somebody: Visit) -> None:
    somebody.open("/credits")


@screen
def verify(somebody: Visit) -> None:
    key = bytes(range(32))
    deal = {
        "code": "K7QX",
        "game": 1,
        "over": True,
        "key": key.hex(),
        "commitment": sha256(key).hexdigest(),
        "setup": "{}",
    }
    somebody.page.route("**/api/tables/*/deal", lambda route: route.fulfill(json=deal))
    somebody.open("/verify/K7QX")
    somebody.page.locator(".verdict.good").wait_for()


@screen
def learn(somebody: Visit) -> None:
    somebody.open("/learn")


@screen
def lesson(somebody: Visit) -> None:
    scenes.prepare(somebody, scenes.LESSON)
    somebody.open("/learn")
    somebody.page.locator(".deeds .btn.go").click()
    leave_start(somebody)
    somebody.page.locator("aside.coach").wait_for()


@screen
def missing_page(somebody: Visit) -> None:
    somebody.open("/nowhere")


# Dialogs.


@screen
def settings(somebody: Visit) -> None:
    somebody.open("/")
    somebody.page.locator("header .icon-button:has([href$='#cog']), header .icon-button").last.click()
    somebody.page.locator("dialog[open] label").first.wait_for()


@screen
def keys(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.TURN)
    leave_start(somebody)
    somebody.page.keyboard.press("?")
    somebody.page.locator("dialog[open] kbd").first.wait_for()


@screen
def summary(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.TURN)
    leave_start(somebody)
    somebody.page.keyboard.press("h")
    somebody.page.locator("dialog[open] h3").first.wait_for()


# The table.


@screen
def start(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.START)
    somebody.page.locator(".people").wait_for()


@screen
def turn(somebody: Visit) -> None:
    """A card is chosen, and its targets are lit."""
    moment = scenes.stage(somebody, scenes.TURN)
    leave_start(somebody)
    somebody.page.locator(f'[data-card="{scenes.aimed(moment).card}"]').focus()
    somebody.page.keyboard.press("Enter")
    somebody.page.locator("[data-target]").first.wait_for(state="attached")


@screen
def too_far(somebody: Visit) -> None:
    """A card is chosen, and somebody is pointed at who cannot be its target: why."""
    turn(somebody)
    point_at_somebody(somebody)


def point_at_somebody(somebody: Visit) -> None:
    plate = somebody.page.locator("[data-seat].illegal").first
    if somebody.look.size == "phone":
        plate.tap()
    else:
        plate.hover()
    somebody.page.locator("[data-seat] .reason").first.wait_for()


@screen
def shot(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.SHOT)
    somebody.page.locator(".ask.mine").wait_for()


@screen
def store(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.STORE)
    somebody.page.locator(".item.free").first.wait_for()


@screen
def event(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.EVENT)
    leave_start(somebody)


@screen
def crowded(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.CROWDED)
    leave_start(somebody)


@screen
def watched(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.WATCHED)
    leave_start(somebody)
    expect(somebody.page.locator("[data-seat]")).to_have_count(5)


@screen
def over(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.OVER)
    somebody.page.locator(".posters").wait_for()


@screen
def result(somebody: Visit) -> None:
    """The same game at its own address."""
    match = scenes.OVER.found().match
    row = result_of(match, scenes.CODE, NewTable(name="The last chance saloon", players=len(match.names)), 1.8e9)

    def tell(route: Route) -> None:
        language = parse_qs(urlsplit(route.request.url).query)["lang"][0]
        route.fulfill(body=told_in(row, language), content_type="application/json")

    somebody.page.route("**/api/games/*", tell)
    somebody.open(f"/game/{row.id}")
    somebody.page.locator(".posters").wait_for()


@screen
def sharing(somebody: Visit) -> None:
    scenes.stage(somebody, scenes.OVER)
    link = {"link": f"https://sixgun.example/game/{'m' * 16}"}
    somebody.page.route("**/api/games/*/link", lambda route: route.fulfill(json=link))
    drawn = bytes(qr_code(link["link"]).content)
    somebody.page.route("**/api/games/*/qr", lambda route: route.fulfill(body=drawn, content_type="image/svg+xml"))
    somebody.page.locator(".others button").first.click()
    expect(somebody.page.locator("#result-link")).to_have_value(link["link"])


def leave_start(somebody: Visit) -> None:
    """The table, without what is shown over it at the start."""
    somebody.page.locator("[data-seat]").first.wait_for()
    somebody.settle()
    if somebody.page.locator(".people").count():
        somebody.page.keyboard.press("Escape")
        somebody.page.locator(".people").wait_for(state="detached")


AGAIN["too-far"] = point_at_somebody

LOOKS: Final[tuple[tuple[Tongue, Theme], ...]] = (("en", "dark"), ("en", "light"), ("fr", "light"), ("fr", "dark"))
"""In this order only one thing changes at a time."""
SMALLER: Final[dict[Size, tuple[tuple[int, int], ...]]] = {
    "desktop": ((1024, 768), (700, 450)),
    "phone": ((360, 740), (375, 553), (844, 390)),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_in_order(window: Visit, name: str) -> None:
    assert_in_order(window, name, SCREENS[name], AGAIN.get(name))


def assert_in_order(
    somebody: Visit,
    name: str,
    arrive: Arrive,
    again: Arrive | None = None,
    looks: tuple[tuple[Tongue, Theme], ...] = LOOKS,
) -> None:
    """Measure a screen in these looks and in smaller windows."""
    arrive(somebody)
    found: dict[str, list[str]] = {}

    def measure(where: str, picture: str, *, axe: bool) -> None:
        somebody.settle()
        found[where] = faults(somebody.page) + (grave_faults(somebody.page) if axe else [])
        if found[where] or len(found) == 1 or "PICTURES" in os.environ:
            somebody.picture(picture)

    for language, theme in looks:
        if (language, theme) != (somebody.look.language, somebody.look.theme):
            somebody.change(language, theme)
        if again:
            again(somebody)
        measure(str(somebody.look), name, axe=(language == "en") == (theme == "dark"))  # both themes, both languages
    for width, height in SMALLER[somebody.look.size]:
        somebody.page.set_viewport_size({"width": width, "height": height})
        measure(f"{width}×{height}", f"{name}-{width}x{height}", axe=False)
    wrong = {where: what for where, what in found.items() if what}
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
