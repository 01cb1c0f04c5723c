"""Bots know no more than their seat: in a process without the game they make the same choices for the same motives."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bots import make_bot
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.base import AnyBot, Bot
from sixgun.bots.duel.gunslinger import Gunslinger as DuelGunslinger
from sixgun.bots.observation import choice_data
from sixgun.bots.process import answer_to
from sixgun.kernel.ask import PASS, Choice
from tests.bots.worlds import new_game, worlds_apart
from tests.support.levels import BOTS, OBSERVED_VIEWS

LEVELS: Final = [(game, level) for game, levels in BOTS.items() for level in levels]
"""Bots that search get no worlds here, so they play by what they see. For worlds see test_legend.py."""
PLAIN: Final = [(game, level) for game, level in LEVELS if not BOTS[game][level].needs_worlds]
SIDES: Final = {"bang": ("sheriff",), "duel": ("law", "outlaw")}
"""The side whose seat is observed. The game goes on as long as the Sheriff lives, so that seat sees it all."""

Answers = Callable[[dict[str, Any]], dict[str, Any]]
"""Sends the data of a seat to a process, and returns the answer."""


@contextmanager
def process(game: str, level: str, deal: str, seat: int) -> Iterator[Answers]:
    """A bot in its own process."""
    command = [sys.executable, "-m", "sixgun.bots.process", game, level, deal, str(seat)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as found:
        lines, out = found.stdin, found.stdout
        assert lines
        assert out

        def answers(data: dict[str, Any]) -> dict[str, Any]:
            print(json.dumps(data), file=lines, flush=True)
            answer: dict[str, Any] = json.loads(out.readline())
            return answer

        yield answers


class Compared(Bot[Any, Any]):
    """Plays with a bot at the table, and compares every answer with that of the same bot in its own process.

    `differed` has the questions at which they did not agree, with both answers.
    """

    def __init__(self, game: str, bot: AnyBot, answers: Answers) -> None:
        super().__init__(Random(0))
        self.view_class = OBSERVED_VIEWS[game]
        self.bot = bot
        self.answers = answers
        self.news_read = 0
        self.compared = 0
        self.differed: list[tuple[str, Any, Any]] = []

    def answer_elsewhere(self, view: Any) -> dict[str, Any]:
        data = self.view_class.observed_data(view, self.news_read)
        self.news_read = view.news_count
        return self.answers(data)

    def choose(self, view: Any, ask: Any) -> Choice:
        answer = self.answer_elsewhere(view)
        chosen = self.bot.choose(view, ask)
        why = self.bot.why()
        self.compare(ask.kind, answer, {"choice": chosen, "motive": [why.slug, dict(why.args)] if why else None})
        return chosen

    def interject(self, view: Any, offers: list[Choice]) -> Choice | None:
        answer = self.answer_elsewhere(view)
        chosen: Choice | None = self.bot.interject(view, offers)
        self.compare("offers", answer, {"choice": chosen})
        return chosen

    def compare(self, kind: str, there: dict[str, Any], here: dict[str, Any]) -> None:
        here["choice"] = choice_data(here["choice"]) if here["choice"] else None
        self.compared += 1
        if any(there[part] != found for part, found in here.items()):
            self.differed.append((kind, there, here))


def played_beside(game: str, deal: str, side: str, level: str, cheat: type[AnyBot] | None = None) -> Compared:
    """Play a whole game against cowboys, and compare the bot of one side with the same bot in its own process.

    A cheat may take the place of the bot at the table.
    """
    table = new_game(game, deal)
    game_type = table.type
    seats = range(table.seat_count)
    own_seat = next(seat for seat in seats if game_type.side(table, seat) == side)
    bot = cheat(Random(f"{deal}/{own_seat}")) if cheat else make_bot(level, deal, own_seat, game)
    with process(game, level, deal, own_seat) as answers:
        compared = Compared(game, bot, answers)
        play_game(table, [compared if seat == own_seat else make_bot("cowboy", deal, seat, game) for seat in seats])
    return compared


@pytest.mark.parametrize(("game", "level", "side"), [(*level, side) for level in LEVELS for side in SIDES[level[0]]])
def test_a_bot_in_its_own_process_plays_the_same_game(game: str, level: str, side: str) -> None:
    compared = played_beside(game, f"alone/{level}/{side}", side, level)
    assert compared.compared > 5
    assert not compared.differed


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("level", [level for game, level in PLAIN if game == "bang"])
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(level: str, players: int) -> None:
    deal, seats = f"worlds/{level}/{players}", range(players)
    game = new_game("bang", deal, players)
    compared, differed = worlds_apart([make_bot(level, deal, seat) for seat in seats], game, deal, seats)
    assert compared > 40, "hardly any question was compared"
    assert not differed


@pytest.mark.parametrize("level", [level for game, level in PLAIN if game == "duel"])
def test_a_bot_of_the_duel_chooses_the_same_in_worlds_that_its_side_cannot_tell_apart(level: str) -> None:
    deal = f"worlds/duel/{level}"
    bots = [make_bot(level, deal, seat, "duel") for seat in range(2)]
    compared, differed = worlds_apart(bots, new_game("duel", deal), deal, range(2), 300)
    assert compared > 50
    assert not differed


# Bots that look at the state.


class Cheating(Bot[Any, Any]):
    """Passes if possible when the next player really holds a Missed!."""

    def choose(self, view: Any, ask: Any) -> Choice:
        chosen = super().choose(view, ask)
        state = view._game.state
        hand = state.players[(view.seat + 1) % len(state.players)].hand
        held = [state.faces[card].slug for card in hand]
        return PASS if "missed" in held and PASS in ask.options() else chosen


class Cheat(Cheating, Gunslinger):
    """A gunslinger of BANG! who looks at the state."""


class DuelCheat(Cheating, DuelGunslinger):
    """A gunslinger of The Duel who looks at the state."""


CHEATS: Final[dict[str, type[AnyBot]]] = {"bang": Cheat, "duel": DuelCheat}


@pytest.mark.parametrize("game", BOTS)
def test_a_bot_that_looks_at_the_state_is_caught_in_other_worlds(game: str) -> None:
    table = new_game(game, "cheat")
    seats = range(table.seat_count)
    compared, differed = worlds_apart([CHEATS[game](Random(seat)) for seat in seats], table, "cheat", seats, 300)
    assert compared > 20
    assert differed


@pytest.mark.parametrize(("game", "side"), [(game, side) for game in BOTS for side in SIDES[game]])
def test_a_bot_that_looks_at_the_state_is_caught_by_the_same_bot_in_its_own_process(game: str, side: str) -> None:
    compared = played_beside(game, "cheat", side, "gunslinger", CHEATS[game])
    assert compared.compared > 5
    assert compared.differed


@pytest.mark.parametrize("game", BOTS)
def test_a_bot_that_looks_at_the_state_finds_nothing_in_the_data_of_its_seat(game: str) -> None:
    table = new_game(game, "cheat")
    assert table.ask
    data = OBSERVED_VIEWS[game].observed_data(table.type.view(table, table.ask.seat))
    view = OBSERVED_VIEWS[game](json.loads(json.dumps(data)))
    with pytest.raises(AttributeError, match="_game"):
        answer_to(CHEATS[game](Random(1)), view)
