"""Bots see no more than their seat: in a process without the game they choose the same, for the same motive."""

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
from sixgun.bots import BOTS, make_bot
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.base import AnyBot, Bot
from sixgun.bots.duel.gunslinger import Gunslinger as DuelGunslinger
from sixgun.bots.observation import choice_data
from sixgun.bots.process import OBSERVED_VIEWS, answer_to
from sixgun.kernel.ask import PASS, Choice
from tests.bots.worlds import new_game, worlds_apart

LEVELS: Final = [(game, level) for game, levels in BOTS.items() for level in levels]
"""Those that search play by what they see where nobody gives them worlds; with worlds: see test_legend.py."""
PLAIN: Final = [(game, level) for game, level in LEVELS if not BOTS[game][level].needs_worlds]
SIDES: Final = {"bang": ("sheriff",), "duel": ("law", "outlaw")}
"""Who is observed: the Sheriff sees the end of a game, or is it."""

Answers = Callable[[dict[str, Any]], dict[str, Any]]
"""What comes back for a line of a seat's stream."""


@contextmanager
def process(game: str, level: str, deal: str, seat: int) -> Iterator[Answers]:
    """A bot in a process of its own."""
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


class Alone(Bot[Any, Any]):
    """A seat whose bot plays at the table beside the same bot in a process of its own: they must agree in everything.

    `differed` are the questions at which they did not, with both answers.
    """

    def __init__(self, game: str, bot: AnyBot, answers: Answers) -> None:
        super().__init__(Random(0))
        self.stream = OBSERVED_VIEWS[game]
        self.bot = bot
        self.answers = answers
        self.heard = 0
        self.compared = 0
        self.differed: list[tuple[str, Any, Any]] = []

    def told(self, view: Any) -> dict[str, Any]:
        data = self.stream.observed_data(view, self.heard)
        self.heard = view.news_count
        return self.answers(data)

    def choose(self, view: Any, ask: Any) -> Choice:
        answer = self.told(view)
        wish = self.bot.choose(view, ask)
        why = self.bot.why()
        self.compare(ask.kind, answer, {"choice": wish, "motive": [why.slug, dict(why.args)] if why else None})
        return wish

    def interject(self, view: Any, offers: list[Choice]) -> Choice | None:
        answer = self.told(view)
        wish: Choice | None = self.bot.interject(view, offers)
        self.compare("offers", answer, {"choice": wish})
        return wish

    def compare(self, kind: str, there: dict[str, Any], here: dict[str, Any]) -> None:
        here["choice"] = choice_data(here["choice"]) if here["choice"] else None
        self.compared += 1
        if any(there[part] != found for part, found in here.items()):
            self.differed.append((kind, there, here))


def played_beside(game: str, deal: str, side: str, level: str, cheat: type[AnyBot] | None = None) -> Alone:
    """A whole game against cowboys, with a process of its own beside the bot of one side, or beside a cheat who plays
    in its place at the table."""
    table = new_game(game, deal)
    game_type = table.type
    seats = range(table.seat_count)
    chair = next(seat for seat in seats if game_type.side(table, seat) == side)
    bot = cheat(Random(f"{deal}/{chair}")) if cheat else make_bot(level, deal, chair, game)
    with process(game, level, deal, chair) as answers:
        alone = Alone(game, bot, answers)
        play_game(table, [alone if seat == chair else make_bot("cowboy", deal, seat, game) for seat in seats])
    return alone


@pytest.mark.parametrize(("game", "level", "side"), [(*level, side) for level in LEVELS for side in SIDES[level[0]]])
def test_a_bot_in_a_process_of_its_own_plays_the_same_game(game: str, level: str, side: str) -> None:
    alone = played_beside(game, f"alone/{level}/{side}", side, level)
    assert alone.compared > 5
    assert not alone.differed


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("level", [level for game, level in PLAIN if game == "bang"])
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(level: str, players: int) -> None:
    deal, seats = f"worlds/{level}/{players}", range(players)
    game = new_game("bang", deal, players)
    compared, differed = worlds_apart([make_bot(level, deal, seat) for seat in seats], game, deal, seats)
    assert compared > 50
    assert not differed


@pytest.mark.parametrize("level", [level for game, level in PLAIN if game == "duel"])
def test_a_bot_of_the_duel_chooses_the_same_in_worlds_that_its_side_cannot_tell_apart(level: str) -> None:
    deal = f"worlds/duel/{level}"
    bots = [make_bot(level, deal, seat, "duel") for seat in range(2)]
    compared, differed = worlds_apart(bots, new_game("duel", deal), deal, range(2), 300)
    assert compared > 50
    assert not differed


# Those who are given the state on purpose.


class Cheating(Bot[Any, Any]):
    """Keeps still where it may, if the one after it really holds a Missed!."""

    def choose(self, view: Any, ask: Any) -> Choice:
        wish = super().choose(view, ask)
        state = view._game.state
        hand = state.players[(view.seat + 1) % len(state.players)].hand
        held = [state.faces[card].slug for card in hand]
        return PASS if "missed" in held and PASS in ask.options() else wish


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
def test_a_bot_that_looks_at_the_state_is_caught_by_its_like_in_a_process_of_its_own(game: str, side: str) -> None:
    alone = played_beside(game, "cheat", side, "gunslinger", CHEATS[game])
    assert alone.compared > 5
    assert alone.differed


@pytest.mark.parametrize("game", BOTS)
def test_a_bot_that_looks_at_the_state_finds_nothing_in_the_stream_of_its_seat(game: str) -> None:
    table = new_game(game, "cheat")
    assert table.ask
    data = OBSERVED_VIEWS[game].observed_data(table.type.view(table, table.ask.seat))
    view = OBSERVED_VIEWS[game](json.loads(json.dumps(data)))
    with pytest.raises(AttributeError, match="_game"):
        answer_to(CHEATS[game](Random(1)), view)
