"""What the browser tests share: a Chromium, a server, and people who open its page.

`python3 dev.py test` builds the page and finds (or fetches) the browser; without it, set $CHROMIUM or have one on PATH.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from sixgun.server.config import STATIC
from tests.browser.server_process import SEED, House
from tests.browser.windows import PATIENCE, SIZES, Look, Size, Visit, Visits

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
]


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("browser")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, which other tests could not bear."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def program() -> str | None:
    """The browser on this machine."""
    node = shutil.which("node")
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    found = program()
    if found is None:
        pytest.fail("there is no Chromium: run python3 dev.py test, or name one in $CHROMIUM", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this process; whoever stops or kills it takes `own_house`."""
    yield from opened_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for this test alone."""
    yield from opened_house(tmp_path)


@pytest.fixture(scope="session")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots hardly think, for whole games."""
    yield from opened_house(tmp_path_factory.mktemp("quick"), pace=0.01)


@pytest.fixture(scope="session")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody has a reserve: who does not answer in the time for a move has a bot in his seat."""
    yield from opened_house(tmp_path_factory.mktemp("hasty"), reserve=0.0)


def opened_house(
    folder: Path, pace: float = 0.1, reserve: float = 90.0, seed: str = SEED, more: Sequence[str] = ()
) -> Iterator[House]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the page is not built: run python3 dev.py setup, or npm run build in web/", pytrace=False)
    house = House(folder, pace, reserve, seed, more)
    house.start()
    try:
        yield house
    finally:
        house.stop()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visits]:
    """Opens windows on the server: see `Visits`. A complaint of the browser lets the test fail."""
    yield from visits_of(browser, house)


@pytest.fixture
def quick_visit(browser: Browser, quick_house: House) -> Iterator[Visits]:
    """The same on the server of the quick bots."""
    yield from visits_of(browser, quick_house)


@pytest.fixture
def hasty_visit(browser: Browser, hasty_house: House) -> Iterator[Visits]:
    """The same on the server where nobody has a reserve."""
    yield from visits_of(browser, hasty_house)


@pytest.fixture
def own_visit(browser: Browser, own_house: House) -> Iterator[Visits]:
    """The same with a server for this test alone."""
    yield from visits_of(browser, own_house)


@pytest.fixture(scope="session")
def windows(browser: Browser, house: House) -> Iterator[dict[Size, Visit]]:
    """One window of each size for all screens of this process: what has once been
    fetched and compiled need not be again."""
    visits = Visits(browser, house.address)
    yield {size: visits(None, size=size) for size in SIZES}
    visits.close()


@pytest.fixture
def window(windows: dict[Size, Visit], size: Size) -> Iterator[Visit]:
    """The window of this size, as if it had just been opened. A complaint of the browser lets the test fail."""
    window = windows[size]
    window.begin_again(Look(size))
    yield window
    assert window.problems == []


def visits_of(browser: Browser, house: House) -> Iterator[Visits]:
    visits = Visits(browser, house.address)
    try:
        yield visits
        assert list(visits.problems()) == []
    finally:
        visits.close()
