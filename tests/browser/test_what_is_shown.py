"""What the table shows is true, and what happens to somebody is told long enough to be read, at the usual speed."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from sixgun.bang.asks import CardAsk
from sixgun.cardgame.header import PlayerInfo
from sixgun.games import GAME_TYPES
from sixgun.kernel.chance import key_from_seed
from sixgun.server.protocol import News, Part, Snapshot, Step, View
from sixgun.server.table.match import Match
from sixgun.wording import language
from tests.browser import on_show, scenes
from tests.browser.duel_player import Duelist, new_duel
from tests.browser.players import Player, new_table
from tests.browser.windows import SIZES, Size, Visits

ENGLISH: Final = language("en")
FORCED: Final = ENGLISH.text("web-table-forced")
QUESTIONS: Final = {"bang": 5, "duel": 7}
"""The first ones of The Duel are about who stands where."""
WATCHED: Final = 800
"""Milliseconds that somebody looks at a question before he answers: so long may the last news still be on show."""
READABLE: Final = 1500
"""Milliseconds for which a sentence about oneself must stand."""
PATIENCE: Final = 20_000


@pytest.mark.parametrize("game", ["bang", "duel"])
def test_at_every_question_the_table_shows_what_is_so(visit: Visits, game: str) -> None:
    """Against a window that has just been told everything; and the bar names nobody else than the turn does."""
    somebody = visit(None, speed=1)
    code = new_duel(somebody) if game == "duel" else new_table(somebody, players=3)
    somebody.open(f"/t/{code}")
    kind = Duelist if game == "duel" else Player
    player, truth = kind(somebody, "true"), kind(on_show.mirror(visit, somebody), "true")
    on_show.watch(somebody.page, FORCED)
    asked, wrong = 0, []
    while asked < QUESTIONS[game]:
        sight = player.wait()
        if sight.over:
            break
        if sight.mine and not (sight.chosen or sight.sure or sight.start) and FORCED not in sight.question:
            wrong += on_show.differences(player, truth, WATCHED)
            asked += 1
            sight = player.look()
        if sight.todo:
            player.decide(sight)
    assert asked >= 3 and wrong == []
    assert on_show.longest(on_show.moments(somebody.page), names_another) < 100


def names_another(moment: on_show.Moment) -> bool:
    """Does the bar say that somebody is playing who has not the turn?"""
    playing = ENGLISH.text("web-table-plays", name="…").partition("…")[2]
    if not moment.bar.endswith(playing):
        return False
    return moment.read["phases"] != [ENGLISH.text("web-table-turn-of", name=moment.bar.removesuffix(playing))]


class Dying(scenes.Still):
    """A table at which somebody is about to die with several cards; his answers count."""

    def __init__(self) -> None:
        match, seat, self.before, self.death = deadly()
        super().__init__(scenes.Moment(match, seat), ("base",))

    def __call__(self, line: WebSocketRoute) -> None:
        self.line = line
        super().__call__(line)

    def snapshot(self, line: WebSocketRoute) -> None:
        scenes.tell(line, self.before)

    def dies(self) -> None:
        self.line.send(self.death.decode())

    def hear(self, line: WebSocketRoute, message: dict[str, Any]) -> None:
        super().hear(line, message)
        match = self.moment.match
        if message["t"] == "answer" and message["question"] == match.n:
            ask = match.game.ask
            assert ask is not None
            match.apply(self.seat, ask.options()[message["option"]])
            line.send(match.step(self.seat, "en", None).decode())


def deadly() -> tuple[Match, int, Snapshot, bytes]:
    """A game in which a player has just died, his seat, and what he is told: the table before it, and the step."""
    for n in range(scenes.MOST_GAMES):
        match = dealt(n)
        while (ask := match.game.ask) is not None:
            go_on(match)
            if (dead := match.game.ask) is None or not leaves_three(dead):
                continue
            again = dealt(n)  # the same game once more, up to the moment before
            while again.n < match.n - 1:
                go_on(again)
            before = again.snapshot(dead.seat, "en", None)
            if ask.seat != dead.seat:
                return match, dead.seat, before, match.step(dead.seat, "en", None)
    raise AssertionError("nobody dies with three cards")


def dealt(n: int) -> Match:
    game_type = GAME_TYPES["bang"]
    setup = game_type.setup(4, key_from_seed(f"deadly {n}"), ("base",), game_type.options())
    return Match(game_type.header(setup, tuple(PlayerInfo(name, scenes.LEVEL) for name in scenes.NAMES[:4])), 1)


def go_on(match: Match) -> None:
    """A bot gives the next answer."""
    ask = match.game.ask
    assert ask is not None
    match.apply(ask.seat, match.bot(ask.seat, scenes.LEVEL).choose(match.game_type.view(match.game, ask.seat), ask))


def leaves_three(ask: object) -> bool:
    """Is it the question in which order the last cards go, with three of them?"""
    if not isinstance(ask, CardAsk) or ask.source is None:
        return False
    return ask.source.what == "estate" and len(ask.options()) == 4


def told(step: bytes, kind: str) -> str:
    """The sentence of the news of this kind."""
    news = msgspec.json.decode(step, type=Step).news
    return next("".join(part.text for part in one.text) for one in news if one.kind == kind)


@pytest.mark.parametrize("size", SIZES)
def test_death_is_told_first_and_then_asks_once(visit: Visits, size: Size) -> None:
    somebody = visit(None, speed=1, size=size)
    table = Dying()
    somebody.page.route_web_socket("**/ws/**", table)
    somebody.open(f"/t/{scenes.CODE}")
    somebody.page.locator("section.ask").wait_for()
    on_show.watch(somebody.page, FORCED)
    table.dies()
    panel = somebody.page.locator(".estate")
    panel.wait_for()
    stood = on_show.stood(on_show.moments(somebody.page))
    for kind in ("lose_life", "eliminated"):
        words = " ".join(told(table.death, kind).split())
        assert stood.get(words, 0) >= READABLE, (words, stood)
    expect(panel.get_by_role("timer")).to_be_visible()
    somebody.picture("estate")
    cards = panel.locator("button.card")
    expect(cards).to_have_count(3)
    cards.nth(2).click()
    cards.nth(0).click()
    expect(panel).to_have_count(0, timeout=PATIENCE)
    answers = [message["option"] for message in table.said if message["t"] == "answer"]
    assert answers == [2, 0]
    bars = on_show.stood(on_show.moments(somebody.page))
    assert not any("goes to the discard pile next" in text for text in bars), bars


class Jailed(scenes.Still):
    """A table at which the next turn begins in jail."""

    def __call__(self, line: WebSocketRoute) -> None:
        self.line = line
        super().__call__(line)

    def stays(self) -> None:
        snapshot = self.moment.match.snapshot(self.seat, "en", None)
        view = snapshot.view
        assert isinstance(view, View) and view.discard is not None
        text = [Part(text="You draw! for Jail: BANG! J♦.")]
        news = [
            News(kind="check", seat=self.seat, what="jail", amount=-1, cards=[view.discard], text=text, helped=False)
        ]
        scenes.tell(self.line, Step(n=snapshot.n + 1, news=news, view=view))


RESULTS: Final = """() => {
  window.results = [];
  setInterval(() => {
    const result = document.querySelector('.drawn .result');
    const face = document.querySelector('.drawn .face');
    if (!result || !face) return;
    const turning = face.getAnimations().some((one) => one.playState === 'running');
    const log = document.querySelector('[role=log]')?.textContent ?? '';
    window.results.push([turning, result.textContent.trim(), log.includes('J♦')]);
  }, 20);
}"""


def test_a_draw_tells_what_comes_of_it_when_the_card_has_turned(visit: Visits) -> None:
    somebody = visit(None, speed=1)
    table = Jailed(scenes.SHOT.found(), ("base",))
    somebody.page.route_web_socket("**/ws/**", table)
    somebody.open(f"/t/{scenes.CODE}")
    somebody.page.locator(".ask.mine").wait_for()
    somebody.page.evaluate(RESULTS)
    table.stays()
    expect(somebody.page.locator(".drawn .result")).to_have_text("You stay in jail.")
    somebody.picture("drawn")
    expect(somebody.page.locator(".drawn")).to_have_count(0)
    seen = [tuple(one) for one in somebody.page.evaluate("() => window.results")]
    assert (True, "Jail", False) in seen  # while it turns: what it is for, and nothing else
    assert not [one for one in seen if one[0] and one[1] != "Jail"]
    early = [one for one in seen if one[1] == "Jail" and one[2]]
    assert not early, "the log knew the card before it was turned"
