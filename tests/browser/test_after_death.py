"""Out of the game: if only bots are left its rest can be seen faster or skipped, and there is always a new game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from sixgun.server.http.guest_routes import COOKIE, hashed
from sixgun.server.protocol import NewTable
from sixgun.server.store.rows import GuestRow
from sixgun.server.store.store import Store
from sixgun.server.table import dealing
from sixgun.server.table import table as table_module
from sixgun.server.tables import Tables
from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.conftest import opened_house, visits_of
from tests.browser.layout import faults
from tests.browser.server_process import House
from tests.browser.windows import Size, Tongue, Visit, Visits

pytestmark = pytest.mark.timeout(120)
ANNA_IS_OUT = """
  Jourdonnais     outlaw     out
  Sid Ketchum     deputy     {bob}
> Willy the Kid   sheriff    5/5   hand: bang-2c beer-6h   play: mustang-8h
  Paul Regret     renegade   3/3   hand: bang-3c
  Rose Doolan     outlaw     4/4   hand: missed-5s
turn: 12
"""
ANNA, BOB = "the token of Anna", "the token of Bob"


class Table:
    """A table that has been stored in the middle of a game, and the server that goes on with it."""

    def __init__(self, code: str, visits: Visits) -> None:
        self.code = code
        self.visits = visits

    def sit(self, token: str, **look: Any) -> Visit:
        """Somebody who has a seat there comes to it."""
        visit = self.visits(None, **look)
        visit.page.context.add_cookies([{"name": COOKIE, "value": token, "url": visit.address}])
        if visit.look.size == "phone":
            visit.page.set_viewport_size({"width": 390, "height": 664})
        visit.open(f"/t/{self.code}")
        visit.page.get_by_role("button", name=language(visit.look.language).text("web-table-start-go")).click()
        return visit


@pytest.fixture
def table(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Table]]:
    """Opens a table where Anna is out; the bots take their usual time, so nothing ends by itself while a test looks."""
    running: list[Iterator[Any]] = []

    def begin(*, people: int = 1, bob: str = "out") -> Table:
        code = _apart(_stored(tmp_path, people, ANNA_IS_OUT.format(bob=bob), monkeypatch))
        house: Iterator[House] = opened_house(tmp_path, pace=1.0)
        running.append(house)
        visits = visits_of(browser, next(house))
        running.append(visits)
        return Table(code, next(visits))

    yield begin
    for one in reversed(running):
        next(one, None)


def _apart(work: Coroutine[Any, Any, str]) -> str:
    """Run this in a thread of its own: Playwright's loop is running here."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def _stored(folder: Path, people: int, position: str, monkeypatch: pytest.MonkeyPatch) -> str:
    def beginning(*given: Any) -> Any:
        return replace(dealing.new_header(*given), position=position)

    monkeypatch.setattr(table_module, "new_header", beginning)
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    tables = Tables(store, pace=1.0)
    anna = GuestRow(await store.add_guest(hashed(ANNA), "Anna"), "Anna")
    settings = {"name": "Saloon", "players": 5, "bots": 5 - people, "private": True, "move_seconds": 3600}
    code = await tables.create(msgspec.convert(settings, NewTable), anna)
    if people > 1:
        await tables.join(code, GuestRow(await store.add_guest(hashed(BOB), "Bob"), "Bob"))
    found = tables.get(code)
    assert found is not None
    await found.call(found.begin)
    await tables.stop()
    await store.close()
    return code


def panel(visit: Visit) -> Locator:
    return visit.page.get_by_role("region", name=language(visit.look.language).text("web-table-out-short"), exact=True)


def button(visit: Visit, key: str) -> Locator:
    return panel(visit).get_by_role("button", name=language(visit.look.language).text(key))


def assert_sound(visit: Visit, name: str) -> None:
    visit.settle()
    visit.picture(name)
    assert faults(visit.page) == []
    assert grave_faults(visit.page) == []
    for one in panel(visit).get_by_role("button").all():
        expect(one).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "tongue"), [("phone", "fr"), ("desktop", "en")])
def test_who_is_out_sees_the_rest_faster_and_goes_to_the_end(
    table: Callable[..., Table], size: Size, tongue: Tongue
) -> None:
    anna = table().sit(ANNA, size=size, language=tongue)
    expect(panel(anna)).to_contain_text(language(tongue).text("web-table-bots-left"))
    assert_sound(anna, "after-death")
    faster = button(anna, "web-table-faster")
    faster.click()
    expect(faster).to_have_attribute("aria-pressed", "true")
    button(anna, "web-table-to-the-end").click()
    anna.page.locator(".posters").wait_for(timeout=20_000)


def test_several_who_are_out_must_agree(table: Callable[..., Table]) -> None:
    place = table(people=2)
    anna, bob = place.sit(ANNA), place.sit(BOB, size="phone")
    button(anna, "web-table-to-the-end").click()
    expect(panel(bob)).to_contain_text("1 of 2 wants to skip to the end: all must agree.")
    assert_sound(bob, "after-death-votes")
    button(bob, "web-table-to-the-end").click()
    for one in (anna, bob):
        one.page.locator(".posters").wait_for(timeout=20_000)


@pytest.mark.parametrize(("size", "tongue"), [("phone", "en"), ("desktop", "fr")])
def test_while_a_person_plays_there_is_a_new_game(table: Callable[..., Table], size: Size, tongue: Tongue) -> None:
    place = table(people=2, bob="4/4")
    anna = place.sit(ANNA, size=size, language=tongue)
    expect(panel(anna)).to_contain_text("Bob")
    expect(panel(anna).get_by_role("button")).to_have_count(1)
    assert_sound(anna, "after-death-people")
    button(anna, "web-table-new-game").click()
    expect(anna.page).not_to_have_url(re.compile(place.code))
    expect(anna.page.locator("[data-seat]")).to_have_count(5)
    expect(panel(anna)).to_have_count(0)
    bob = place.sit(BOB)
    expect(bob.page.locator("[data-seat]")).to_have_count(5)
    expect(panel(bob)).to_have_count(0)
