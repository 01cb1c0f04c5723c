"""The first game with its coach: the lessons come at the moments that they are about."""

from __future__ import annotations

import pytest

from sixgun.wording import language
from tests.browser.axe import grave_faults
from tests.browser.players import Player, Sight
from tests.browser.windows import Visits

pytestmark = pytest.mark.timeout(120)
ROLES = ("sheriff", "deputy", "outlaw", "renegade")
QUESTIONS = ("dodge", "answer", "save", "excess", "pick", "aim", "cost", "name", "become")
LESSONS = (*ROLES, "play", "bang", "blue", *QUESTIONS, "watch", "life", "check", "gone", "out", "over")


class Pupil(Player):
    """Reads every lesson, says that it is understood, and plays on; notes which lessons came."""

    def __post_init__(self) -> None:
        super().__post_init__()
        words = language(self.visit.look.language)
        self.known = {words.text(f"web-lobby-coach-{name}"): name for name in LESSONS}
        self.lessons: list[str] = []

    def read(self) -> bool:
        """Is there a lesson? Then read it."""
        coach = self.page.locator("aside.coach")
        if not coach.count():
            return False
        text = coach.locator("p").inner_text().removeprefix("Coach").strip()
        self.lessons.append(self.known[text])
        coach.get_by_role("button", name="Got it").click()
        return True

    def _decide(self, sight: Sight) -> None:
        if sight.start or not self.read():
            super()._decide(sight)


def test_the_lessons_of_a_first_game_come_each_once(quick_visit: Visits) -> None:
    """To the end: the role, the turn, reach, blue cards, what happens meanwhile, and the last word."""
    somebody = quick_visit("/learn")
    somebody.page.get_by_role("button", name="Sit down").click()
    pupil = Pupil(somebody, "pupil")
    pupil.play()
    somebody.settle()
    somebody.picture("lesson-over")
    assert grave_faults(somebody.page) == []
    assert pupil.read(), "there is a word for the end"
    assert {"play", "bang", "blue", "watch"} <= set(pupil.lessons), pupil.lessons
    assert pupil.lessons[-1] == "over"
    assert len(pupil.lessons) == len(set(pupil.lessons)), "each once"
    assert pupil.lessons[0] in (*ROLES, *QUESTIONS), "one's role comes first, but for a question"
