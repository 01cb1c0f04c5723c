"""One's own question, as it is needed at once: what is asked, everybody at the table, the hand, the end of the turn.

The table is told its state by the test: any number of seats and cards, without a new page. `in_view.js` measures.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from sixgun.server.protocol import Clock, Welcome, encoder
from sixgun.wording import language
from tests.browser import duel_scenes
from tests.browser.scenes import CODE, Moment, Still, Wanted, of_kind, tell
from tests.browser.windows import ANY_TABLE, Visit

SELECTORS: Final = {
    "question": ".ask.mine",
    "seat": "[data-seat]",
    "hand": "[role=toolbar]",
    "slot": "[role=toolbar] .slot",
    "index": ".index",
    "icon": ".disc svg",
    "count": ".hand-count",
}
SETS: Final = ("base", "dodge_city", "high_noon", "fistful_of_cards", "the_bullet")
"""What the table says of itself: the longest title that it can have."""
THIRDS: Final = 2 / 3
"""So much of each card is to be seen while there are no more than seven."""


def in_own_turn(moment: Moment) -> bool:
    """Not at the start any more, with something on the table."""
    if of_kind(moment, "play") is None:
        return False
    view = moment.view()
    return view.round >= 2 and not any(seat.out for seat in view.seats)


def seated(players: int) -> Wanted:
    sets = ("base", "dodge_city", "high_noon")
    return Wanted(f"in view {players}", in_own_turn, players=players, sets=sets)


@cache
def moment_of(players: int) -> Moment:
    """Two play The Duel, three to eight BANG!"""
    return duel_scenes.TURN.found() if players == 2 else seated(players).found()


class Telling(Still):
    """A table that is at one moment after the other, with as many cards in hand as are wanted."""

    def __init__(self, visit: Visit, players: int) -> None:
        super().__init__(moment_of(players), SETS)
        self.line: WebSocketRoute | None = None
        self.cards = 5
        self.game = 1
        visit.page.route_web_socket(ANY_TABLE, self)
        visit.open(f"/t/{CODE}")

    def __call__(self, line: WebSocketRoute) -> None:
        self.line = line
        super().__call__(line)

    def show(self, players: int, cards: int) -> None:
        """Another number of players or of cards, in the page that is open."""
        assert self.line is not None
        self.cards = cards
        if self.moment is not moment_of(players):
            self.moment = moment_of(players)
            self.seat = self.moment.seat
            tell(self.line, Welcome(version=1, code=CODE, seat=self.seat, host=True, commitment=""))
            tell(self.line, self.info())
        self.snapshot(self.line)

    def snapshot(self, line: WebSocketRoute) -> None:
        line.send(encoder.encode(self.told()).decode())

    def told(self) -> dict[str, Any]:
        clock = Clock(seat=self.seat, move_ms=47_000, reserve_ms=180_000)
        told: dict[str, Any] = msgspec.to_builtins(self.moment.match.snapshot(self.seat, self.language, clock))
        view = told["view"]
        mine = view["sides" if "sides" in view else "seats"][self.seat]
        gone = {card["id"] for card in mine["hand"][self.cards :]}
        fill(mine, self.cards, "sides" in view)
        question = told["question"]
        question["options"] = [option for option in question["options"] if option.get("card") not in gone]
        return told


MORE: Final = ("bang-as", "missed-10c", "beer-6h", "stagecoach-9s", "dynamite-2h", "schofield-jc", "duel-qd")
MORE_OF_DUEL: Final = ("peacemaker-lh", "water-lb", "missed-ls", "colt-od", "wagon-lb", "general_store-oh")


def fill(mine: dict[str, Any], cards: int, duel: bool) -> None:
    """The first cards of a hand, and others where it has too few."""
    faces = MORE_OF_DUEL if duel else MORE
    more = ({"id": 900 + n, "face": faces[n % len(faces)]} for n in count())
    hand = mine.get("hand", [])[:cards]
    mine["hand"] = hand + [next(more) for _ in range(cards - len(hand))]
    mine["hand_count"] = cards
    if duel:
        mine["backs"] = ["law"] * cards


@cache
def script() -> str:
    return Path(__file__).with_name("in_view.js").read_text(encoding="utf-8")


def out_of_view(page: Page, players: int, cards: int) -> list[str]:
    """What cannot be seen of one's question, one sentence each."""
    end = language(page.locator("html").get_attribute("lang") or "").text("web-table-end-turn")
    seats = 4 if players == 2 else players
    wanted = {"end": end, "seats": seats, "cards": cards, "selectors": SELECTORS, "thirds": THIRDS}
    found: list[str] = page.evaluate(script(), wanted)
    return found
