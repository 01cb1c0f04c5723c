"""Before something is used, the page says what that does: on the button there is only “Use Ricochet”."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from sixgun.server.protocol import Option
from tests.browser import scenes
from tests.browser.scenes import Moment, Wanted
from tests.browser.windows import Size, Visits


def uses(moment: Moment) -> list[Option]:
    """What can be used in one's turn that is no card in front of one."""
    question = scenes.of_kind(moment, "play")
    if question is None:
        return []
    lying = {card.id for card in moment.view().seats[moment.seat].in_play}
    return [option for option in question.options if option.verb == "use" and option.card not in lying]


def used(moment: Moment, what: str) -> Option | None:
    return next((option for option in uses(moment) if option.what == what), None)


RICOCHET: Final = Wanted(
    "ricochet", lambda moment: used(moment, "ricochet") is not None, players=4, sets=("base", "fistful_of_cards")
)
ABILITY: Final = Wanted(
    "ability", lambda moment: used(moment, "chuck_wengam") is not None, players=5, sets=("base", "dodge_city")
)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_extra_bang_under_ricochet_says_what_it_would_do(visit: Visits, size: Size) -> None:
    somebody = visit(None, size=size)
    option = used(scenes.stage(somebody, RICOCHET), "ricochet")
    assert option is not None
    somebody.page.locator(f'[data-card="{option.card}"]').focus()
    somebody.page.keyboard.press("Enter")
    expect(somebody.page.get_by_role("button", name="Use Ricochet")).to_be_visible()
    expect(somebody.page.locator(".ask.mine")).to_contain_text("to shoot at a card in front of another player")


def test_an_ability_says_what_it_would_do(visit: Visits) -> None:
    somebody = visit(None, size="phone")
    scenes.stage(somebody, ABILITY)
    expect(somebody.page.get_by_role("button", name="Use Chuck Wengam")).to_be_visible()
    expect(somebody.page.locator(".ask.mine")).to_contain_text("lose 1 life point, draw two cards")
