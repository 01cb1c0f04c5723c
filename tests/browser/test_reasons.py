"""Whoever points at what is refused reads why: at hand cards while an answer is wanted, at the end of the turn."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from sixgun.kernel.ask import NOBODY
from sixgun.server.presentation.sentences import plain_text
from tests.browser import scenes
from tests.browser.scenes import Moment, Wanted
from tests.browser.windows import Size, Tongue, Visit, Visits

LAWS: Final = {
    "en": "Law of the West: you must play the card that you have shown before you end your turn.",
    "fr": "La loi de l’Ouest\u202f: vous devez jouer la carte que vous avez montrée avant de terminer votre tour.",
}
LOOKS: Final = [("desktop", "en"), ("phone", "en"), ("desktop", "fr"), ("phone", "fr")]


def no_answers(moment: Moment, kind: str) -> list[int]:
    """The hand cards that do not answer a question of this kind, if it has several options."""
    question = scenes.of_kind(moment, kind)
    if question is None or question.forced:
        return []
    view = moment.match.audience(moment.seat, "en").presenter.engine_view
    return [card for card in view.me.hand if all(option.card != card for option in question.options)]


def end_is_refused(moment: Moment) -> bool:
    question = scenes.of_kind(moment, "play")
    return question is not None and not question.forced and all(option.verb != "pass" for option in question.options)


ANSWER: Final = Wanted("answer why", lambda moment: bool(no_answers(moment, "answer")), players=4)
AVOID: Final = Wanted("avoid why", lambda moment: bool(no_answers(moment, "avoid")), 2, ("duel",), game="duel")
LAW: Final = Wanted("law of the west", end_is_refused, players=4, sets=("base", "fistful_of_cards"))


def point_at(somebody: Visit, place: Locator) -> None:
    """Hover with the mouse, tap with the thumb."""
    if somebody.look.size == "phone":
        place.tap(force=True)  # also a button that is not enabled
    else:
        place.hover()


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize(("wanted", "kind"), [(ANSWER, "answer"), (AVOID, "avoid")])
def test_a_hand_card_that_is_no_answer_says_why(
    visit: Visits, wanted: Wanted, kind: str, size: Size, language: Tongue
) -> None:
    somebody = visit(None, size=size, language=language)
    moment = scenes.stage(somebody, wanted)
    card = no_answers(moment, kind)[-1]
    told = plain_text(moment.match.why_not(moment.seat, language, card, NOBODY))
    assert told
    point_at(somebody, somebody.page.locator(f'.hand [data-card="{card}"]'))
    expect(somebody.page.locator(".hand .reason")).to_have_text(told)


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_the_button_that_does_not_end_the_turn_says_why(visit: Visits, size: Size, language: Tongue) -> None:
    somebody = visit(None, size=size, language=language)
    scenes.stage(somebody, LAW)
    button = somebody.page.locator(".end-turn button")
    expect(button).to_have_attribute("aria-disabled", "true")
    point_at(somebody, button)
    reason = somebody.page.locator(".end-turn .reason")
    expect(reason).to_have_text(LAWS[language])
    box, window = reason.bounding_box(), somebody.page.viewport_size
    assert box is not None
    assert window is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    somebody.picture("refused-end")
