"""On real phones (with the browser's bars) and on a small laptop, whoever is asked sees everything at once: the
question, everybody at the table, the hand, the end of the turn.

One page is told one state after the other and its window becomes larger and smaller; nothing is loaded anew.
"""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.browser.in_view import Telling, out_of_view
from tests.browser.layout import MARKED, faults
from tests.browser.test_screens import lesson
from tests.browser.windows import Size, Tongue, Visits

WINDOWS: Final[dict[Size, tuple[tuple[int, int], ...]]] = {
    "phone": ((375, 553), (390, 664), (360, 640), (844, 390)),
    "desktop": ((1024, 768),),
}
HANDS: Final = (7, 9, 12, 1, 5, 8, 10)
"""The first for any number of players, all of them with the most and the fewest: it is the same hand for any number."""
APART: Final = f"{MARKED}, header .where, button.log"
"""A long title must end before the button of the log."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", WINDOWS)
def test_question_seats_hand_and_end_turn_are_in_view_together(visit: Visits, size: Size, language: Tongue) -> None:
    somebody = visit(None, size=size, language=language)
    table = Telling(somebody, 8)
    wrong: dict[str, list[str]] = {}
    for players in range(8, 1, -1):
        for cards in HANDS if players in (2, 8) else HANDS[:1]:
            table.show(players, cards)
            somebody.settle()
            for width, height in WINDOWS[size]:
                somebody.page.set_viewport_size({"width": width, "height": height})
                somebody.drawn()
                found = out_of_view(somebody.page, players, cards)
                if cards in (7, 12):  # and everything else about the layout
                    found += faults(somebody.page, marked=APART)
                if found:
                    wrong[f"{width}×{height}, {players} players, {cards} cards"] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize(
    ("size", "windows"),
    [("desktop", ((1400, 900), (1024, 768))), ("phone", ((390, 844), (375, 553), (360, 640), (844, 390)))],
)
def test_the_coach_of_the_first_game_covers_nothing(
    visit: Visits, size: Size, windows: tuple[tuple[int, int], ...]
) -> None:
    """Neither whom he speaks of, nor the question, the hand or the log."""
    somebody = visit(None, size=size)
    lesson(somebody)
    for width, height in windows:
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.page.wait_for_timeout(50)  # the table gives way to him
        somebody.drawn()
        assert somebody.page.evaluate(COVERED_BY_COACH) == [], (width, height)


COVERED_BY_COACH: Final = """() => {
  const coach = document.querySelector('aside.coach').getBoundingClientRect();
  const inside = coach.left >= 0 && coach.top >= 0 && coach.right <= innerWidth && coach.bottom <= innerHeight;
  if (!inside) return ['he is cut off'];
  return [...document.querySelectorAll('.ask, .slot, [data-seat], [role=log], header')].filter((one) => {
    const box = one.getBoundingClientRect();
    const beside = box.right <= coach.left || box.left >= coach.right;
    return !beside && box.bottom > coach.top && box.top < coach.bottom;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""
