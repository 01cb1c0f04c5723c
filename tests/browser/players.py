"""Somebody who plays in a window: he looks at the page, and answers with the mouse, his thumb or the keyboard.

He sees only what a person sees: cards that stand out, players that are lit, buttons. Which of them he takes is chance.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from sixgun.wording import language
from tests.browser.windows import Visit

PATIENCE: Final = 120_000
"""Milliseconds until it must be one's move, or the game over: bots may play on for long after one is out."""
GLANCE: Final = 50
"""Milliseconds between two looks at the page: looking at every frame would be half of its work."""
DIGITS: Final = 9
"""So many answers have a key of their own."""
MOST_DEEDS: Final = 700
FREE: Final = """(one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  const steps = [0.5, 0.1, 0.25, 0.04, 0.75, 0.9];
  for (const down of steps) {
    for (const along of steps) {
      const [x, y] = [box.left + box.width * along, box.top + box.height * down];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""
"""A place where something can be hit: in a fan of cards that need not be its middle."""

LOOK: Final = """(words) => {
  const drawn = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled && !one.ariaDisabled;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(drawn);
  const text = (one) => {
    const copy = one.cloneNode(true);
    for (const cap of copy.querySelectorAll('kbd')) cap.remove();
    return copy.textContent.trim().replace(/\\s+/g, ' ');
  };
  const dialog = document.querySelector('dialog[open]');
  const mine = all('.ask.mine').length > 0;
  const own = [words.end, words.back];
  const sight = {
    over: all('.posters').length > 0,
    start: all('button').some((one) => text(one) === words.go),
    sure: dialog !== null && all('footer button', dialog).some((one) => text(one) === words.yes),
    mine,
    question: all('.ask.mine .words').map(text).join(' '),
    buttons: mine ? all('.answers button, .buttons button').map(text).filter((one) => !own.includes(one)) : [],
    cards: mine ? all('[role=toolbar] .slot.can').map((one) => Number(one.dataset.card)) : [],
    chosen: all('button').some((one) => text(one) === words.back),
    offers: mine ? all('.item.free').length : 0,
    targets: mine ? all('[data-seat].target').map((one) => Number(one.dataset.seat)) : [],
    end: mine && all('button').some((one) => text(one) === words.end),
    hand: all('[role=toolbar] .slot').map((one) => Number(one.dataset.card)),
    gear: mine ? all('.gear.use').map((one) => Number(one.dataset.card)) : [],
    swap: mine && all('button.swap').length > 0,
    handed: all('[role=dialog].hand-over button').length > 0,
    estate: all('.estate button').some((one) => text(one) === words.any),
  };
  const clickable = sight.buttons.length + sight.cards.length + sight.offers + sight.targets.length + sight.gear.length;
  sight.todo = clickable > 0 || sight.end || sight.sure || sight.start || sight.handed || sight.estate;
  return sight;
}"""
READY: Final = f"""(words) => {{
  if (document.querySelector('[aria-busy=true]')) return false;
  const sight = ({LOOK})(words);
  return (sight.todo || sight.over) && sight;
}}"""


@dataclass(frozen=True)
class Sight:
    """What the page shows to somebody who has to decide."""

    over: bool
    start: bool
    sure: bool
    mine: bool
    question: str
    buttons: list[str]
    cards: list[int]
    chosen: bool
    offers: int
    targets: list[int]
    end: bool
    hand: list[int]
    gear: list[int]
    swap: bool
    handed: bool
    estate: bool
    todo: bool


class Unreachable(Exception):
    """Nothing of it can be hit."""


@dataclass
class Player:
    """`actions` counts what has been done, by kind."""

    visit: Visit
    seed: str = "a player"
    actions: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.page = self.visit.page
        self.chance = Random(self.seed)
        spoken = language(self.visit.look.language)
        keys = {
            "end": "web-table-end-turn",
            "back": "web-table-put-back",
            "yes": "web-table-doubt-yes",
            "go": "web-table-start-go",
            "any": "web-table-estate-any",
        }
        self.words = {name: spoken.text(key) for name, key in keys.items()}

    # Looking.

    def look(self) -> Sight:
        """The page as it is now."""
        return Sight(**self.page.evaluate(LOOK, self.words))

    def wait(self, patience: int = PATIENCE) -> Sight:
        """Wait until there is something to decide, or the game is over."""
        try:
            found = self.page.wait_for_function(READY, arg=self.words, timeout=patience, polling=GLANCE)
        except TooLate:
            self.visit.picture("fault")
            said = [*self.visit.problems, self.look(), self.actions]
            raise AssertionError(f"nothing to decide, and no end: {said}") from None
        return Sight(**found.json_value())

    # Playing.

    def play(self, until: Callable[[Sight], bool] = lambda sight: False, patience: int = PATIENCE) -> Sight:
        """Decide again and again: until the game is over, or this is so."""
        for _ in range(MOST_DEEDS):
            sight = self.wait(patience)
            if sight.over or until(sight):
                return sight
            self.decide(sight)
        raise AssertionError(f"the game does not end: {self.actions}")

    def decide(self, sight: Sight) -> None:
        """Take one of the ways that are open."""
        try:
            self._decide(sight)
        except (TooLate, Unreachable) as missed:  # has the page gone on meanwhile? If not, what is shown cannot be used
            if self.look() == sight:
                self.visit.picture("fault")
                raise AssertionError(f"{missed}: {sight}") from missed

    def _decide(self, sight: Sight) -> None:
        if sight.start or sight.sure:
            self._did("start" if sight.start else "sure")
            self.confirm(self.words["go" if sight.start else "yes"])
        elif sight.estate:
            self._did("estate")
            self.confirm(self.words["any"])
        elif sight.chosen and sight.targets and not (sight.buttons and self.chance.random() < 0.5):
            self._did("target")  # a target that can be hit in several ways stays lit: then the way is wanted
            self.aim(self.chance.choice(sight.targets))
        elif sight.chosen:
            self._did("way")
            self.press(sight, self.chance.randrange(len(sight.buttons)))
        elif sight.offers:
            self._did("offer")
            self.pick(self.chance.randrange(sight.offers))
        elif sight.end and (self.chance.random() < 0.15 or not (sight.cards or sight.buttons)):
            self._did("end")
            self.end_turn()
        elif sight.targets and not sight.cards:
            self._did("target")
            self.aim(self.chance.choice(sight.targets))
        else:
            at = self.chance.randrange(len(sight.cards) + len(sight.buttons))
            if at < len(sight.cards):
                self._did("card")
                self.choose(sight.cards[at])
            else:
                self._did("button")
                self.press(sight, at - len(sight.cards))

    def _did(self, what: str) -> None:
        self.actions[what] = self.actions.get(what, 0) + 1

    # With the mouse or the thumb.

    def touch(self, place: Locator) -> None:
        at = place.evaluate(FREE, timeout=5_000)
        if at is None:
            raise Unreachable(f"covered everywhere: {place}")
        if self.visit.look.size == "phone":
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def choose(self, card: int) -> None:
        self.touch(self.page.locator(f'[role=toolbar] [data-card="{card}"]'))

    def aim(self, seat: int) -> None:
        self.touch(self.page.locator(f'[data-seat="{seat}"]').first)

    def pick(self, at: int) -> None:
        self.touch(self.page.locator(".item.free").nth(at))

    def press(self, sight: Sight, at: int) -> None:
        text = sight.buttons[at]
        nth = sight.buttons[:at].count(text)
        self.touch(self.page.locator(".answers button, .buttons button").filter(has_text=text).nth(nth))

    def end_turn(self) -> None:
        self.touch(self.page.get_by_role("button", name=self.words["end"]))

    def confirm(self, text: str) -> None:
        self.touch(self.page.get_by_role("button", name=text))


FOCUSED: Final = """() => {
  const one = document.activeElement;
  return {
    card: one?.dataset.card ?? '',
    seat: one?.matches('[data-seat] .whole') ? one.closest('[data-seat]').dataset.seat : '',
    text: (one?.textContent ?? '').trim(),
  };
}"""


class KeyPlayer(Player):
    """Plays with the keyboard alone."""

    def focused(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(FOCUSED)
        return found

    def go(self, key: str, what: str, value: str, most: int = 80) -> None:
        """Press a key until the wanted thing has the focus."""
        for _ in range(most):
            now = self.focused()[what]
            if now == value or (what == "text" and value and now.startswith(value)):
                return
            self.page.keyboard.press(key)
        raise Unreachable(f"{key} does not lead to {what} {value}: {self.focused()}")

    def choose(self, card: int) -> None:
        self.page.keyboard.press("ArrowDown")
        self.go("ArrowRight", "card", str(card))
        self.page.keyboard.press("Enter")

    def aim(self, seat: int) -> None:
        if self.page.locator(f'[data-seat="{seat}"] > .whole').count():
            self.go("ArrowUp", "seat", str(seat))
        else:
            self.go("Tab", "text", language(self.visit.look.language).text("web-table-on-yourself"))
        self.page.keyboard.press("Enter")

    def pick(self, at: int) -> None:
        self.page.keyboard.press(str(at % DIGITS + 1))

    def press(self, sight: Sight, at: int) -> None:
        digit = sight.offers + at + 1
        if digit > DIGITS:
            self.go("Tab", "text", sight.buttons[at])
        self.page.keyboard.press(str(digit) if digit <= DIGITS else "Enter")

    def end_turn(self) -> None:
        self.page.keyboard.press("e")

    def confirm(self, text: str) -> None:
        self.go("Tab", "text", text)
        self.page.keyboard.press("Enter")


def new_table(visit: Visit, **settings: Any) -> str:
    """A table of this person, by way of the server; its code. Unless told otherwise, a game against bots begins."""
    players = settings.get("players", 4)
    wanted = {"name": "Saloon", "players": players, "bots": players - 1, "begin": True, "private": True, **settings}
    post = visit.page.request.post
    assert post(f"{visit.address}/api/guest", data={"name": settings.pop("person", "Anna")}).ok
    made = post(f"{visit.address}/api/tables", data={k: v for k, v in wanted.items() if k != "person"})
    assert made.ok, made.text()
    code: str = made.json()["code"]
    return code
