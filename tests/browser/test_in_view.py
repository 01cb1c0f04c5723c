"""On real phones (with the browser's bars) and on a small laptop, whoever is asked sees everything at once: the
question, everybody at the table, the hand, the end of the turn.

One page is told one state after the other and its window becomes larger and smaller; nothing is loaded anew.
"""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.browser.in_view import Telling, out_of_view
from tests.browser.layout import faults
from tests.browser.visits import Size, Tongue, Visits

WINDOWS: Final[dict[Size, tuple[tuple[int, int], ...]]] = {
    "phone": ((375, 553), (390, 664), (360, 640), (844, 390)),
    "desktop": ((1024, 768),),
}
HANDS: Final = (7, 9, 12)
"""All of them to be read; index and picture; more than fit."""
OTHER_HANDS: Final = (1, 5, 8, 10)
"""With the most and the fewest players."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", WINDOWS)
def test_question_seats_hand_and_end_turn_are_in_view_together(visit: Visits, size: Size, language: Tongue) -> None:
    somebody = visit(None, size=size, language=language)
    table = Telling(somebody, 8)
    wrong: dict[str, list[str]] = {}
    for players in range(8, 1, -1):
        for cards in HANDS + (OTHER_HANDS if players in (2, 8) else ()):
            table.show(players, cards)
            for width, height in WINDOWS[size]:
                somebody.page.set_viewport_size({"width": width, "height": height})
                somebody.drawn()
                found = out_of_view(somebody.page, players, cards)
                if cards == max(HANDS):  # and everything else about the layout
                    found += faults(somebody.page)
                if found:
                    wrong[f"{width}×{height}, {players} players, {cards} cards"] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
