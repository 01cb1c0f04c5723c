"""A pack on a server in real browsers: somebody chooses it on the form of a new table, and plays its green card, its
character and its event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from sixgun.wording import language
from tests.browser.conftest import opened_house, visits_of
from tests.browser.layout import faults
from tests.browser.players import Player, Sight
from tests.browser.server_process import House
from tests.browser.windows import Size, Tongue, Visit, Visits
from tests.support.packs import EXAMPLE

pytestmark = pytest.mark.timeout(120)

SEED: Final = "packs 27306"
"""With it the sheriff of four is Marshal Mae. She is dealt a Wanted Poster, Snake Oil and a BANG!, and is left in peace
until her second turn."""
WORDS: Final[dict[Tongue, dict[str, str]]] = {
    "en": {
        "pack": "Frontier Town",
        "pack facts": "2 kinds of cards, 1 character, 1 event",
        "poster": "Wanted Poster",
        "poster text": "Another player loses a card, and you draw one.",
        "oil": "Snake Oil",
        "oil text": "The buyer draws!: ♥ regains 1 life point, else 1 is lost.",
        "refusal": "is in good health and buys no Snake Oil",
        "keep": "7 cards in hand, you may keep 6.",
        "event": "Dust Storm",
        "event text": "Everybody sees everybody else at a distance increased by 1.",
        "too far": "Nobody is near enough for BANG!",
    },
    "fr": {
        "pack": "Ville pionnière",
        "pack facts": "2 sortes de cartes, 1 personnage, 1 événement",
        "poster": "Avis de recherche",
        "poster text": "Un autre joueur perd une carte, vous en piochez une.",
        "oil": "Huile de serpent",
        "oil text": "♥ rend 1 point de vie, sinon 1 est perdu.",
        "refusal": "se porte bien et n’achète pas",
        "keep": "garder 6",
        "event": "Tempête de sable",
        "event text": "Chacun voit tous les autres à une distance augmentée de 1.",
        "too far": "Personne n’est assez près pour BANG",
    },
}


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the pack. Its bots hardly think."""
    yield from opened_house(tmp_path_factory.mktemp("town"), pace=0.01, seed=SEED, more=("--pack", str(EXAMPLE)))


@pytest.fixture
def town_visit(browser: Browser, town: House) -> Iterator[Visits]:
    """Opens windows on this server."""
    yield from visits_of(browser, town)


def is_asked(sight: Sight) -> bool:
    return sight.mine and not sight.start


def choose(somebody: Visit, pack: str, facts: str) -> None:
    """Fill in the form of a new table: three bots, and the pack, of which the form tells these facts."""
    page, spoken = somebody.page, language(somebody.look.language)
    page.get_by_role("radio", name="4", exact=True).check()
    bots = page.get_by_role("group", name=spoken.text("web-lobby-new-bots"))
    for _ in range(3):
        bots.get_by_role("button").last.click()
    box = page.get_by_role("checkbox", name=pack)
    box.check(force=True)
    box.scroll_into_view_if_needed()
    expect(page.locator("label", has=box)).to_contain_text(facts)
    somebody.picture("pack-form")
    assert faults(page) == []
    page.get_by_role("button", name=spoken.text("web-lobby-new-begin")).click()


def turn(player: Player) -> Sight:
    """Wait for one's own turn. On the way everything is declined."""
    return player.play(until=is_asked)


def card(player: Player, name: str) -> Locator:
    """A hand card, by its name."""
    return player.page.locator(f'[role=toolbar] [data-card][aria-label^="{name}"]')


def read(player: Player, place: Locator, *told: str) -> None:
    """Open the preview of a card with the mouse or with Space. These texts must be in it."""
    page = player.page
    if player.visit.look.size == "desktop":
        place.hover()
    else:
        place.focus()
        page.keyboard.press(" ")
    for text in told:
        expect(page.locator(".preview")).to_contain_text(text)
    page.locator(".preview.ready").wait_for()


def close_preview(player: Player) -> None:
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".preview")).to_have_count(0)


@pytest.mark.parametrize(("size", "tongue"), [("desktop", "en"), ("phone", "fr")])
def test_a_pack_is_chosen_and_played(town_visit: Visits, size: Size, tongue: Tongue) -> None:
    words = WORDS[tongue]
    somebody = town_visit("/new?game=bang", size=size, language=tongue)
    page, player = somebody.page, Player(somebody, "packs")
    choose(somebody, words["pack"], words["pack facts"])

    # The first turn: the green card is put down.
    turn(player)
    expect(page.get_by_text(words["keep"])).to_be_visible()
    somebody.picture("pack-table")
    read(player, card(player, words["oil"]), words["oil"], words["oil text"], words["pack"])
    somebody.picture("pack-preview")
    close_preview(player)
    player.touch(card(player, words["oil"]))
    expect(page.locator(".hand .reason")).to_contain_text(words["refusal"])
    somebody.picture("pack-refusal")
    player.touch(card(player, words["poster"]))
    expect(page.locator(".ask.mine")).to_contain_text(words["poster"])
    somebody.picture("pack-chosen")
    sight = player.look()
    player.press(sight, 0)
    expect(card(player, words["poster"])).to_have_count(0)
    somebody.picture("pack-laid")
    expect(page.locator("[role=toolbar] .slot")).to_have_count(6)
    player.end_turn()

    # The second turn: the character has kept a card more than life points, and in the event nobody sees far.
    sight = turn(player)
    assert len(sight.hand) == 8
    if size == "desktop":
        expect(page.locator(".rule")).to_have_text(words["event text"])
    else:
        read(player, page.locator("button.event"), words["event"], words["event text"])
        somebody.picture("pack-event-preview")
        close_preview(player)
    somebody.picture("pack-event")
    player.touch(page.locator("[role=toolbar] [data-card]:not(.can)").first)
    expect(page.locator(".hand .reason")).to_contain_text(words["too far"])
    somebody.picture("pack-too-far")
    player.touch(page.get_by_role("button", name=words["poster"]).last)
    assert player.wait().targets == [1, 2, 3]
    somebody.picture("pack-target")
    player.aim(3)
    expect(page.locator("[role=toolbar] .slot")).to_have_count(9)
    expect(page.locator("[data-seat='3']").first).to_be_visible()
    somebody.picture("pack-used")
