"""Nothing is lost: a reload, a broken line and a dead server lead back to the same seat and the same question."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import play_together, public, until_equal
from tests.browser.players import Player, Sight, new_table
from tests.browser.server_process import House
from tests.browser.windows import Visit, Visits

pytestmark = pytest.mark.timeout(180)
LOG = "[role=log] p, [role=log] h2"


def log_of(page: Page) -> list[str]:
    """The log as it can be read, oldest line first."""
    return page.locator(LOG).all_inner_texts()


def at_a_question(visits: Visits, **settings: object) -> tuple[Visit, Player, Sight]:
    """Somebody in the middle of a game against bots, who has answered before and is asked to play a card."""
    somebody = visits(None)
    for n in range(5):  # it may be over before that
        somebody.open(f"/t/{new_table(somebody, **settings)}")
        player = Player(somebody, f"coming back {n}")
        play = player.play(until=partial(is_in_the_middle, player.actions))
        if not play.over:
            return somebody, player, play
    raise AssertionError("every game was over too soon")


def is_in_the_middle(actions: dict[str, int], sight: Sight) -> bool:
    answered = sum(actions.values()) > actions.get("start", 0)
    return answered and sight.end and bool(sight.cards) and not (sight.chosen or sight.start or sight.sure)


def test_a_reload_in_the_middle_of_a_question(quick_visit: Visits) -> None:
    somebody, player, before = at_a_question(quick_visit)
    log = log_of(somebody.page)
    somebody.page.reload()
    assert player.wait() == before
    assert log_of(somebody.page) == log
    player.decide(before)
    assert player.wait() != before


def test_offline_and_back_without_a_gap(quick_visit: Visits) -> None:
    """While one is away the others play on; afterwards the log is the same as that of somebody who comes in anew."""
    host, guest = quick_visit(None), quick_visit(None)
    code = new_table(host, players=4, bots=2, begin=False)
    post = guest.page.request.post
    assert post(f"{guest.address}/api/guest", data={"name": "Bea"}).ok
    assert post(f"{guest.address}/api/tables/{code}/join").ok
    host.open(f"/t/{code}")
    guest.open(f"/t/{code}")
    guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Begin the game").click()
    players = [Player(host, "host"), Player(guest, "guest")]
    play_together(players, lambda: players[0].look().end and not players[0].look().start)  # it is the host's turn
    until_equal(public, [host.page, guest.page])

    known = log_of(guest.page)
    guest.expected = True  # that the line is broken
    guest.page.context.set_offline(True)
    expect(guest.page.locator(".lost")).to_be_visible()
    before = len(log_of(host.page))
    play_together(players[:1], lambda: len(log_of(host.page)) > before)  # perhaps at the guest
    guest.page.context.set_offline(False)
    expect(guest.page.locator(".lost")).to_be_hidden(timeout=60_000)
    until_equal(public, [host.page, guest.page])
    told = log_of(guest.page)
    assert told[: len(known)] == known and len(told) > len(known)
    guest.page.reload()
    players[1].page.locator("[data-seat]").first.wait_for()
    until_equal(public, [host.page, guest.page])
    assert log_of(guest.page) == told


def test_the_server_dies_and_the_page_goes_on_by_itself(own_visit: Visits, own_house: House) -> None:
    somebody, player, before = at_a_question(own_visit)
    log = log_of(somebody.page)
    somebody.expected = True  # that there is no answer for a while
    own_house.kill()
    expect(somebody.page.locator(".lost")).to_be_visible()
    own_house.start()
    expect(somebody.page.locator(".lost")).to_be_hidden(timeout=60_000)
    assert player.wait() == before
    assert log_of(somebody.page) == log
    player.decide(before)
    assert player.wait() != before
