"""People who open the page: each with a browser window of his own, in a size, language and theme."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request
from playwright.sync_api import Error as BrowserError

PICTURES: Final = Path(__file__).parents[2] / "build" / "screenshots"
Size = Literal["desktop", "phone"]
Tongue = Literal["en", "fr"]
Theme = Literal["dark", "light"]

SIZES: Final[dict[Size, tuple[int, int]]] = {"desktop": (1400, 900), "phone": (390, 844)}
TONGUES: Final[dict[Tongue, str]] = {"en": "en-GB", "fr": "fr-FR"}
ANY_TABLE: Final = re.compile(r"/ws/")
PATIENCE: Final = 30_000
"""Milliseconds that anything may take on a busy machine."""


@dataclass(frozen=True)
class Look:
    """How somebody sees the page. `speed` is his setting: 0 shows everything at once."""

    size: Size = "desktop"
    language: Tongue = "en"
    theme: Theme = "dark"
    speed: float = 0

    def __str__(self) -> str:
        return f"{self.size}-{self.language}-{self.theme}"


@dataclass
class Visit:
    """One person's window. `problems` is what the browser complained of: errors of scripts, refused contents, foreign
    addresses; the fixture `visit` lets the test fail for them unless they were `expected`."""

    page: Page
    look: Look
    address: str
    problems: list[str] = field(default_factory=list)
    expected: bool = False

    def open(self, path: str = "/") -> Page:
        """Go to a page of the server, and wait until it is drawn."""
        self.page.goto(self.address + path)
        self.settle()
        return self.page

    def settle(self) -> None:
        """Wait until all of the page is up with all names, fonts are there and motion is over."""
        self.page.locator("#app h1, #app main").first.wait_for(state="attached")
        self.page.wait_for_function(UP)
        self.page.evaluate(QUIET)

    def drawn(self) -> None:
        """Wait until what has changed is on show: two frames, without motion."""
        self.page.evaluate(FRAMES)

    def change(self, language: Tongue, theme: Theme) -> None:
        """See the same page in another language and theme, without loading it again: as if they had been chosen in
        another window of the same browser, and by the system."""
        other = language != self.look.language
        self.look = replace(self.look, language=language, theme=theme)
        self.page.emulate_media(color_scheme=theme)
        self.page.evaluate(SPEAK, language)
        self.page.locator(f"html[lang={language}][data-theme={theme}]").wait_for(state="attached")
        self.settle()
        if other:
            self.page.evaluate(TOLD)

    def picture(self, name: str) -> None:
        """Keep a screenshot: `build/screenshots/NAME-SIZE-LANGUAGE-THEME.png`."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}-{self.look}.png")

    def begin_again(self, look: Look) -> None:
        """Become a new person in the same window: nothing is remembered, nothing is routed, the look is this one."""
        width, height = SIZES[look.size]
        self.look = look
        self.problems.clear()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")
        self.page.unroute_all()
        self.page.route_web_socket(ANY_TABLE, lambda line: line.connect_to_server())
        self.page.context.clear_cookies()
        if self.page.url.startswith(self.address):
            self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


UP: Final = """() => {
  const { lang, dataset } = document.documentElement;
  return dataset.names === lang && !document.querySelector('[aria-busy=true]');
}"""

SPEAK: Final = """(language) => {
  const key = 'sixgun.settings';
  const settings = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), language };
  localStorage.setItem(key, JSON.stringify(settings));
  dispatchEvent(new StorageEvent('storage', { key }));
}"""

TOLD: Final = """() => new Promise((done) => {
  const told = () => { watch.disconnect(); done(); };
  let timer = setTimeout(told, 200);
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(told, 200); });
  watch.observe(document.getElementById('app'), { subtree: true, childList: true, characterData: true });
})"""
"""Sentences in another language come from the table: wait until no text has changed for a moment."""

FRAMES: Final = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""

QUIET: Final = """async () => {
  await document.fonts.ready;
  const running = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.race([
    Promise.allSettled(running.map((one) => one.finished)),
    new Promise((done) => setTimeout(done, 2000)),
  ]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

REMEMBER: Final = """(([key, settings]) => {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings));
})"""


class Visits:
    """Opens windows, and closes them all at the end."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.opened: list[tuple[BrowserContext, Visit]] = []

    def __call__(self, path: str | None = "/", look: Look | None = None, **changes: Any) -> Visit:
        """A new person with a new session: `visit("/cards", size="phone", language="fr")`; no path, no page yet."""
        look = replace(look or Look(), **changes)
        width, height = SIZES[look.size]
        phone = look.size == "phone"
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=TONGUES[look.language],
            color_scheme=look.theme,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        settings = json.dumps(["sixgun.settings", {"speed": look.speed, "sound": False}])
        context.add_init_script(f"{REMEMBER}({settings})")
        context.set_default_timeout(PATIENCE)
        visit = Visit(context.new_page(), look, self.address)
        listen(visit)
        self.opened.append((context, visit))
        if path is not None:
            visit.open(path)
        return visit

    def problems(self) -> Iterator[str]:
        for _, visit in self.opened:
            if not visit.expected:
                yield from visit.problems

    def close(self) -> None:
        for context, _ in self.opened:
            with suppress(BrowserError):
                context.close()


def listen(visit: Visit) -> None:
    """Write down what the browser complains of."""
    own = urlsplit(visit.address).netloc

    def on_console(said: ConsoleMessage) -> None:
        newcomer = said.location["url"].endswith("/api/guest") and "401" in said.text  # nobody yet: no fault
        if said.type == "error" and not newcomer:
            visit.problems.append(f"console: {said.text} ({said.location['url']})")

    def on_request(sent: Request) -> None:
        if urlsplit(sent.url).netloc not in ("", own):
            visit.problems.append(f"foreign: {sent.url}")

    visit.page.on("pageerror", lambda error: visit.problems.append(f"error: {error}"))
    visit.page.on("console", on_console)
    visit.page.on("request", on_request)
