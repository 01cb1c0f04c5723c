"""A game without a table of its own in real browsers: Doubt, on the server by `sixgun serve --game`.

Whole games with the mouse, the thumb and the keyboard, in both languages; two people and a spectator, whose lines break
and whose server dies; the record; the result; and how the table looks and reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.conftest import opened_house, visits_of
from tests.browser.layout import faults
from tests.browser.people import play_together, until_equal
from tests.browser.players import KeyPlayer, Player, Sight, new_table
from tests.browser.server_process import House
from tests.browser.windows import Visit, Visits
from tests.support.cli import Sixgun
from tests.support.cli import sixgun as sixgun  # the fixture
from tests.support.doubt import FILE
from tests.support.doubt import added_games as added_games  # the fixture

pytestmark = pytest.mark.timeout(240)

SHORT = {"hand_size": 3}
PUBLIC = """() => [
  ...[...document.querySelectorAll('[data-seat]')]
    .map((one) => [one.dataset.seat, one.querySelector('.held').innerText, one.querySelector('.figures')?.innerText])
    .sort(),
  document.querySelector('.middle').innerText,
].map((told) => String(told).replace(/\\s+/g, ' '))"""


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has Doubt too. Its bots hardly think."""
    yield from opened_house(tmp_path_factory.mktemp("inn"), pace=0.01, more=("--game", FILE))


@pytest.fixture
def inn_visit(browser: Browser, inn: House) -> Iterator[Visits]:
    """Opens windows on this server."""
    yield from visits_of(browser, inn)


def table_of(visit: Visit, **settings: object) -> str:
    return new_table(visit, **{"game": "doubt", "players": 2, "options": SHORT, **settings})


def public(page: Page) -> list[str]:
    """What everybody at the table may see."""
    found: list[str] = page.evaluate(PUBLIC)
    return found


def is_asked(sight: Sight) -> bool:
    return sight.mine


def assert_over(player: Player, people: int) -> None:
    spoken = language(player.visit.look.language)
    expect(player.page.locator(".posters > li")).to_have_count(people)
    expect(player.page.locator(".posters .ribbon")).to_have_count(1)
    expect(player.page.get_by_role("button", name=spoken.text("web-lobby-over-rematch"))).to_be_visible()


def assert_well_put(page: Page) -> None:
    """Every text is there, and is filled in."""
    shown = page.locator("#app").inner_text()
    assert "web-" not in shown, shown
    assert "{" not in shown, shown


def test_a_whole_game_with_the_mouse_and_a_rematch_from_the_first_page(inn_visit: Visits) -> None:
    somebody = inn_visit("/")
    somebody.page.get_by_role("radio", name="Doubt").check()
    somebody.picture("generic-home")
    somebody.page.get_by_role("button", name="Play now").click()
    player = Player(somebody, "mouse")
    player.play(until=is_asked)
    somebody.picture("generic-table")
    assert grave_faults(somebody.page) == []
    assert faults(somebody.page) == []
    player.choose(player.look().cards[0])
    expect(somebody.page.locator(".answers button")).to_have_count(3)  # two ranks, and to put the card back
    somebody.picture("generic-chosen")
    player.play()
    somebody.picture("generic-over")
    assert_over(player, 3)
    assert grave_faults(somebody.page) == []
    somebody.page.get_by_role("button", name="Rematch").click()
    player.play(until=is_asked)
    expect(somebody.page.locator("[data-seat]")).to_have_count(3)


def test_a_whole_game_with_the_thumb_in_french_from_the_form(inn_visit: Visits) -> None:
    somebody = inn_visit("/new?game=doubt", size="phone", language="fr")
    page = somebody.page
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_text("Nombre de cartes distribuées à chacun.").wait_for()
    assert_well_put(page)
    somebody.picture("generic-form")
    assert grave_faults(page) == []
    assert faults(page) == []
    page.get_by_role("button", name="Créer et commencer").click()
    player = Player(somebody, "pouce")
    pictures: list[str] = []

    def well_put(sight: Sight) -> bool:
        assert_well_put(page)
        if sight.question not in pictures and len(pictures) < 3:
            pictures.append(sight.question)
            somebody.picture(f"generic-table-{len(pictures)}")
            assert faults(page) == []
            assert grave_faults(page) == []
        return False

    player.play(until=well_put)
    somebody.picture("generic-over")
    assert_over(player, 4)
    assert_well_put(page)
    assert faults(page) == []


def test_a_whole_game_with_the_keyboard(inn_visit: Visits) -> None:
    somebody = inn_visit("/cards?game=doubt")
    expect(somebody.page.locator(".cards .pick")).to_have_count(6)
    assert grave_faults(somebody.page) == []
    somebody.open(f"/t/{table_of(somebody)}")
    player = KeyPlayer(somebody, "keys")
    player.play()
    assert_over(player, 2)


def test_two_people_and_a_spectator_reload_lose_the_server_and_finish(
    browser: Browser, tmp_path: Path, sixgun: Sixgun, added_games: None
) -> None:
    """Everybody sees the same table again, and the record of the game proves the deal and its end."""
    opened = opened_house(tmp_path / "inn", pace=0.01, more=("--game", FILE))
    (tmp_path / "inn").mkdir()
    inn = next(opened)
    visits = Visits(browser, inn.address)
    try:
        ada, ben, eve = visits(None), visits(None, size="phone", language="fr"), visits(None)
        code = table_of(ada, bots=0, begin=False, private=False, person="Ada")
        new_guest(ben, "Ben")
        ben.page.request.post(f"{ben.address}/api/tables/{code}/join")
        ada.open(f"/t/{code}")
        ben.open(f"/t/{code}")
        ben.page.get_by_role("button", name=language("fr").text("web-lobby-wait-i-am-ready")).click()
        ada.page.get_by_role("button", name=language("en").text("web-lobby-wait-begin")).click()
        players = [Player(ada, "Ada"), Player(ben, "Ben")]
        players[0].play(until=is_asked)
        ben.page.locator("[data-offer]").click()  # before Ada lays a card, Ben exchanges one
        players[1].decide(players[1].wait())
        expect(ada.page.locator("[data-seat='1'] .figures")).to_have_text("has exchanged")
        play_together(players, lambda: sum(player.actions.get("card", 0) for player in players) >= 2)

        eve.open(f"/t/{code}")
        expect(eve.page.locator(".hand")).to_have_count(0)
        before = until_equal(public, [ada.page, eve.page])
        ada.page.reload()
        ada.settle()
        assert until_equal(public, [ada.page, eve.page]) == before
        eve.picture("generic-spectator")

        for visit in (ada, ben, eve):
            visit.expected = True  # the browser complains of the broken line
        inn.kill()
        inn.start()
        assert until_equal(public, [ada.page, eve.page], 60) == before
        play_together(players, lambda: all(player.look().over for player in players), 120)
        expect(eve.page.locator(".posters > li")).to_have_count(2)

        with ada.page.expect_download() as record:
            ada.page.get_by_role("link", name="Download the record").click()
        record.value.save_as(tmp_path / "doubt.jsonl")
        verified = sixgun("replay", str(tmp_path / "doubt.jsonl"), "--game", FILE, "--verify", "--lang", "en")
        assert verified.code == 0, verified.err
        kept = ada.page.request.get(f"{inn.address}/api/tables/{code}/results").json()[0]["id"]
        eve.open(f"/game/{kept}")
        expect(eve.page.locator(".posters .ribbon")).to_have_count(1)
        assert_well_put(eve.page)
    finally:
        visits.close()
        next(opened, None)


def new_guest(visit: Visit, name: str) -> None:
    assert visit.page.request.post(f"{visit.address}/api/guest", data={"name": name}).ok
