"""A finished game at its own address: shared from the table, seen by a stranger, there after a rematch and a leaver."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from playwright.sync_api import expect

from sixgun.server.table.match import LOGGED
from tests.browser.players import new_table
from tests.browser.server_process import House
from tests.browser.windows import Visit, Visits

pytestmark = pytest.mark.timeout(120)

PLAY = """(code) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${code}?v=2`);
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    const { question } = told;
    const last = question && question.options.length - 1;
    if (question) line.send(JSON.stringify({ t: 'answer', question: question.number, option: last }));
    else if (told.t === 'snapshot' || told.t === 'welcome') line.send(JSON.stringify({ t: 'ready', ready: true }));
    if (told.t === 'deal_proof') { line.close(); done(told); }
  };
})"""
"""Play a game to its end without a page: what the server tells last."""


def played(somebody: Visit, **settings: Any) -> tuple[str, dict[str, Any]]:
    """A table with a finished game against bots, and the last message."""
    somebody.open("/credits")
    code = new_table(somebody, **settings)
    return code, somebody.page.evaluate(PLAY, code)


def test_a_shared_result_outlives_the_rematch_and_those_who_leave(quick_visit: Visits) -> None:
    somebody = quick_visit(None)
    code, deal = played(somebody, person="Anna")
    page = somebody.open(f"/t/{code}")
    expect(page.locator(".posters .name").first).to_have_text("Anna")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("#result-link")).to_have_value(f"{somebody.address}/game/{deal['id']}")
    qr = page.locator("dialog img")
    expect(qr).to_be_visible()
    assert qr.evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    somebody.picture("share-result")
    page.keyboard.press("Escape")

    stranger = quick_visit(f"/game/{deal['id']}", size="phone", language="fr")
    told = stranger.page
    expect(told.locator(".posters .poster")).to_have_count(4)
    expect(told.locator(".posters .name")).to_have_text(deal["names"])
    assert told.locator(".poster.won").count() >= 1
    expect(told.locator(".poster .role b").first).not_to_be_empty()
    expect(told.get_by_text("Vérifiée")).to_be_visible()
    expect(told.get_by_role("button", name="Quitter la table")).to_have_count(0)
    stranger.picture("result")

    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-seat]").first).to_be_visible()  # the next game is on at the table
    told.reload()
    expect(told.locator(".posters .name")).to_have_text(deal["names"])
    with told.expect_download() as kept:
        told.get_by_role("link", name="Télécharger la partie").click()
    assert kept.value.suggested_filename == f"sixgun-{deal['id']}.jsonl"
    stranger.change("en", "dark")
    told.get_by_role("link", name="To the home page", exact=True).click()
    expect(told).to_have_url(f"{stranger.address}/")


def test_a_long_game_counts_the_same_at_its_table_and_at_its_own_address(quick_visit: Visits) -> None:
    """A table sends its last news only; two who compare the result must find the same."""
    somebody, friend = quick_visit(None), quick_visit(None)
    code, deal = played(somebody, players=8, sets=["base", "dodge_city"], person="Anna")
    page = friend.open(f"/game/{deal['id']}")
    facts = page.locator("section[aria-labelledby='remarkable-title'] dd:not(:last-of-type)")
    facts.first.wait_for()
    events = page.evaluate(
        f"fetch('/api/games/{deal['id']}').then((got) => got.json()).then((told) => told.log.length)"
    )
    assert events > LOGGED, "a game that is longer than what a table sends"
    whole = facts.all_inner_texts()
    friend.open(f"/t/{code}")
    expect(facts).to_have_text(whole, use_inner_text=True)
    expect(page.get_by_text("Counted over")).to_have_count(0)


def test_a_result_of_the_duel(quick_visit: Visits) -> None:
    somebody, friend = quick_visit(None), quick_visit(None)
    code, deal = played(somebody, game="duel", players=2, person="Anna")
    page = somebody.open(f"/t/{code}")
    expect(page.locator(".posters .head b").first).to_have_text("Anna")
    watching = friend.open(f"/t/{code}")
    page.get_by_role("button", name="Leave the table").first.click()
    expect(page).to_have_url(f"{somebody.address}/")
    for path in (f"/t/{code}", f"/game/{deal['id']}"):  # the name of whoever has left stays
        friend.open(path)
        expect(watching.locator(".posters .head b")).to_have_text(deal["names"])
    friend.picture("result-duel")


def close_table(house: House, code: str, closed: str) -> None:
    """What the database holds when a table has been tidied up, under another code: this one is still in memory."""
    with sqlite3.connect(house.folder / "tables.db", timeout=10) as database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("SELECT * FROM tables WHERE code = ?", [code]).fetchone())
        row |= {"code": closed, "status": "closed"}
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", list(row.values()))
        database.execute("UPDATE games SET code = ? WHERE code = ?", [closed, code])
    database.close()


def test_the_address_of_a_closed_table_leads_to_the_result(quick_visit: Visits, quick_house: House) -> None:
    somebody = quick_visit(None)
    code, deal = played(somebody, person="Anna")
    close_table(quick_house, code, "0000")  # no table gets a code with a zero
    page = somebody.open("/t/0000")
    page.get_by_role("link", name="See the result").click()
    expect(page).to_have_url(f"{somebody.address}/game/{deal['id']}")
    expect(page.locator(".posters .name")).to_have_text(deal["names"])


def test_a_link_to_no_game_says_so(quick_visit: Visits) -> None:
    somebody = quick_visit(None)
    somebody.expected = True  # that the browser notes the 404
    page = somebody.open(f"/game/{'a' * 16}")
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()
