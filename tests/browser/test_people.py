"""Two people and a spectator in three browsers: the way to a table, the same game for all, nothing hidden is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.people import play_together, public, until_equal
from tests.browser.players import Player
from tests.browser.windows import Visit, Visits

pytestmark = pytest.mark.timeout(180)
NAUGHTY = "<b>Bea</b>"
SCRIPT = "<script>document.title = 'Ha!'</script><img src=x onerror=alert(1)>"


def overheard(visit: Visit) -> list[dict[str, Any]]:
    """Every message that this window gets from the table, from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    visit.page.on("websocket", listen)
    return heard


def take_name(page: Page, name: str) -> None:
    page.get_by_role("button", name="name", exact=False).first.click()
    page.locator("#panel-name").fill(name)
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill(text)
    page.keyboard.press("Enter")


def views(heard: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """The table after so many answers."""
    return {message["n"]: message["view"] for message in heard if "view" in message}


def assert_nothing_hidden_is_told(seen: list[dict[str, Any]], others: list[dict[int, dict[str, Any]]]) -> None:
    """A spectator gets no role that is not shown, no question, and no hand card but those that all others know too."""
    watched = views(seen)
    assert len(watched) > 5
    for n, view in watched.items():
        assert view.get("seat", -1) == -1
        for at, seat in enumerate(view["seats"]):
            assert not seat.get("role") or seat.get("role_shown") or seat.get("out") or view.get("result"), seat
            for other in others:
                if n in other and seat.get("hand"):
                    assert all(card in other[n]["seats"][at]["hand"] for card in seat["hand"]), seat
    assert not any(message.get("question") or message.get("offers") for message in seen)
    ended = any(view.get("result") for view in watched.values())
    assert ended or not any(message["t"] == "deal_proof" for message in seen)


def test_two_people_and_a_spectator(quick_visit: Visits) -> None:
    host, guest, third = quick_visit("/"), quick_visit("/"), quick_visit(None)
    heard = [overheard(host), overheard(guest)]
    take_name(host.page, "Anna")
    take_name(guest.page, NAUGHTY)

    # A table of one's own, and the way to it by its link.
    host.page.get_by_role("link", name="Create a table").click()
    host.page.locator("#table-name").fill("The <i>Saloon</i>")
    host.page.get_by_role("radio", name="4", exact=True).check()
    host.page.get_by_role("group", name="Bots").get_by_role("button").last.click(click_count=2)
    host.page.get_by_role("button", name="Create the table").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("The <i>Saloon</i>")
    expect(host.page.locator("#table-link")).not_to_have_value("")
    link = host.page.locator("#table-link").input_value()
    begin = host.page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_disabled()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Take a free seat").click()
    ready = guest.page.get_by_role("button", name="I am ready")
    expect(ready).to_be_visible()
    seen = overheard(third)
    third.page.goto(link)
    expect(third.page.get_by_text("You are watching.")).to_be_visible()
    expect(host.page.get_by_text(NAUGHTY).first).to_be_visible()
    expect(begin).to_be_disabled()
    ready.click()
    begin.click()

    # The same table for all three.
    windows = [host.page, guest.page, third.page]
    for page in windows:
        expect(page.locator("[data-seat]")).to_have_count(4)
    players = [Player(host, "host"), Player(guest, "guest")]
    play_together(players, lambda: is_enough(players) or over(windows))
    if not over(windows):
        until_equal(public, windows)
    assert_nothing_hidden_is_told(seen, [views(one) for one in heard])
    if not over(windows):
        assert third.page.locator(".slot, .ask.mine, [data-target]").count() == 0
        roles = third.page.locator("[data-seat] .badge[title]").evaluate_all("all => all.map((one) => one.title)")
        shown = [message["view"]["seats"] for message in seen if "view" in message][-1]
        assert len(roles) == sum(bool(seat.get("role")) for seat in shown)

        # Names and talk stay what they are: text.
        say(guest.page, SCRIPT)
        for page in windows:
            page.get_by_role("tab", name="Chat").click()
            expect(page.get_by_role("log").get_by_text(SCRIPT)).to_be_visible()
            expect(page.get_by_text(NAUGHTY).first).to_be_visible()
            assert page.locator("main script, main img[src=x]").count() == 0
            assert page.locator("b", has_text="Bea").evaluate_all(
                "all => all.every((one) => one.textContent !== 'Bea')"
            )
            assert page.title() != "Ha!"


def is_enough(players: list[Player]) -> bool:
    """Both have played for a while, and nobody stands before a question of the page's own."""
    open_dialogs = sum(player.page.locator("dialog[open]").count() for player in players)
    return not open_dialogs and sum(sum(player.actions.values()) for player in players) >= 12


def over(windows: list[Page]) -> bool:
    return any(page.locator(".posters").count() for page in windows)
