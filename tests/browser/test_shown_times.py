"""What happens at a table of bots is on show on the page as long as it needs; `tools/trials/on_show.py` in short."""

from __future__ import annotations

from statistics import median

from tests.browser.shown_times import made_clock, shown
from tests.browser.windows import Visits

SETS = ("base", "high_noon")
GREAT = {"check": 2000, "event": 2000, "eliminated": 2000}
"""Milliseconds for which each of these must be on show."""


def test_what_is_great_is_on_show_for_two_seconds_and_trifles_pass_quickly(visit: Visits) -> None:
    somebody = visit(None, speed=1)
    made_clock(somebody)
    times = shown(somebody, "on show 0", SETS)
    assert {kind: min(times[kind]) >= least for kind, least in GREAT.items()} == dict.fromkeys(GREAT, True)
    assert min(time for one in times.values() for time in one) >= 200, "nothing is passed over"
    assert min(times["lose_life"]) >= 900
    assert max(times["lose_life"]) >= 2000, "a hit on the person"
    assert median(times["draw"]) <= 400
    assert median(times["discard"]) <= 400
