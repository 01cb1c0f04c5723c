"""A game without a table of its own in real browsers: Doubt, on the server by `sixgun serve --game`.

Whole games with the mouse, the thumb and the keyboard, in both languages; two people and a spectator, whose lines break
and whose server dies; the record; the result; and how the table looks and reads.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.conftest import opened_house, visits_of
from tests.browser.layout import faults
from tests.browser.players import KeyPlayer, Player, Sight, new_table
from tests.browser.server_process import House
from tests.browser.windows import Visit, Visits
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
    yield from opened_house(tmp_path_factory.mktemp("inn"), pace=0.01, games=(FILE,))


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
