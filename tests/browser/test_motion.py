"""What moves when the turn passes and when somebody falls, and what does not where motion is reduced."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from sixgun.server.protocol import News, Part, SeatView, Step, View
from tests.browser import scenes
from tests.browser.windows import SIZES, Size, Visit, Visits

WATCH: Final = """(() => {
  window.moved = [];
  addEventListener('animationstart', (event) => window.moved.push(event.animationName), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved.push(this.className);
    return animate.apply(this, how);
  };
})()"""
"""Writes down what is set in motion, from the beginning: nothing can be over before one looks."""


class Told(scenes.Still):
    """A table that stands still until it is told what happens."""

    def __call__(self, line: WebSocketRoute) -> None:
        self.line = line
        super().__call__(line)

    def happens(self) -> tuple[int, int]:
        """Somebody falls, and the turn passes: who falls, and whose turn it is then."""
        told = self.moment.match.snapshot(self.seat, "en", None)
        view = told.view
        assert isinstance(view, View)
        seats = [
            seat for seat, player in enumerate(view.seats) if not player.out and seat not in (self.seat, view.turn)
        ]
        victim, turn = seats[0], seats[-1]
        news = [
            News(kind="eliminated", seat=victim, target=view.turn, what="outlaw", text=[Part(text="Somebody is out.")]),
            News(kind="turn", seat=turn, amount=view.turn_number + 1, text=[]),
        ]
        fallen = msgspec.structs.replace(view.seats[victim], **LYING, killer=view.turn)
        after: list[SeatView] = [fallen if seat == victim else player for seat, player in enumerate(view.seats)]
        view = msgspec.structs.replace(view, seats=after, turn=turn, turn_number=view.turn_number + 1)
        scenes.tell(self.line, Step(n=told.n + 1, news=news, view=view))
        return victim, turn


LYING: Final = {"out": True, "role": "outlaw", "role_shown": True, "life": 0, "out_round": 2}


def happened(somebody: Visit) -> list[str]:
    """Let it happen, wait until it has been shown, and tell what has moved for it."""
    table = Told(scenes.SHOT.found(), ("base",))
    somebody.page.route_web_socket("**/ws/**", table)
    somebody.page.add_init_script(WATCH)
    somebody.open(f"/t/{scenes.CODE}")
    somebody.page.locator(".ask.mine").wait_for()
    somebody.page.evaluate("() => void (window.moved.length = 0)")
    victim, turn = table.happens()
    expect(somebody.page.locator(f'[data-seat="{victim}"].dead')).to_be_visible()
    expect(somebody.page.locator(f'[data-seat="{victim}"] .badge[title=Outlaw]')).to_be_visible()
    expect(somebody.page.locator(f'[data-seat="{victim}"].falls')).to_have_count(0)
    expect(somebody.page.locator(f'[data-seat="{turn}"] .ring.turn')).to_be_visible()
    moved: list[str] = somebody.page.evaluate("() => window.moved")
    return moved


@pytest.mark.parametrize("size", SIZES)
def test_the_badge_turns_and_the_ring_goes_round(visit: Visits, size: Size) -> None:
    moved = happened(visit(None, size=size, speed=2))
    assert any(name.endswith("reveal") for name in moved), moved
    assert any(name.split()[0] == "passing" for name in moved if name), moved


def test_nothing_moves_where_motion_is_reduced(visit: Visits) -> None:
    somebody = visit(None, speed=2)
    somebody.page.emulate_media(reduced_motion="reduce", color_scheme=somebody.look.theme)
    assert happened(somebody) == []
