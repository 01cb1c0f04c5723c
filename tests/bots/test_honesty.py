"""Bots see no more than their seat: in a process without the game they choose the same, for the same motive."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from types import TracebackType
from typing import Any, Self

import pytest

from sixgun.arena.play import play_out
from sixgun.bang.asks import BangAsk
from sixgun.bang.rules.setup import Setup
from sixgun.bang.table import CATALOGUE, new_game
from sixgun.bang.view import View
from sixgun.bots import BOTS, make_bot
from sixgun.bots.bang.alone import replied
from sixgun.bots.bang.stream import StreamView, read_choice, written
from sixgun.bots.base import AnyBot, Bot
from sixgun.bots.duel.gunslinger import Gunslinger as DuelGunslinger
from sixgun.duel.asks import DuelAsk
from sixgun.duel.view import View as DuelView
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import key_of
from sixgun.kernel.news import News
from tests.bots.worlds import new_game as new_duel
from tests.bots.worlds import worlds_apart

ALL = tuple(CATALOGUE.boxes)
LEVELS = tuple(level for level, kind in BOTS["bang"].items() if not kind.searches)
"""Those that search need worlds: see test_legend.py."""


class Alone(Bot[View, BangAsk]):
    """A seat whose bot sits in a process of its own, beside the same bot here: both must agree in everything."""

    def __init__(self, level: str, deal: str, seat: int) -> None:
        super().__init__(Random(0))
        self.bot = make_bot(level, deal, seat)
        self.heard = 0
        self.agreed = 0
        command = [sys.executable, "-m", "sixgun.bots.bang.alone", level, deal, str(seat)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(10)

    def asked(self, data: dict[str, Any]) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(data), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def choose(self, view: View, ask: BangAsk) -> Choice:
        answer = self.asked(written(view, ask, self.heard))
        self.heard = view.news_count
        wish = self.bot.choose(view, ask)
        why = self.bot.why()
        assert read_choice(answer["choice"]) is wish
        assert answer["motive"] == ([why.slug, dict(why.args)] if why else None)
        self.agreed += 1
        return wish

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        data = written(view, None, self.heard) | {"offers": [[o.verb, o.card, o.target, o.what] for o in offers]}
        answer = self.asked(data)
        self.heard = view.news_count
        wish: Choice | None = self.bot.interject(view, offers)
        assert (read_choice(answer["choice"]) if answer["choice"] else None) is wish
        return wish


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_in_a_process_of_its_own_plays_the_same_game(level: str) -> None:
    deal = f"alone/{level}"
    game = new_game(Setup(6, key_of(deal), ALL), keeps=False, tells=True)
    chair = game.state.turn  # the Sheriff's: he sees the end of it, or is it
    with Alone(level, deal, chair) as alone:
        play_out(game, [alone if seat == chair else make_bot(level, deal, seat) for seat in range(6)])
        assert alone.agreed > 5


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(level: str, players: int) -> None:
    deal, seats = f"worlds/{level}/{players}", range(players)
    game = new_game(Setup(players, key_of(deal), ALL), tells=True)
    compared, differed = worlds_apart([make_bot(level, deal, seat) for seat in seats], game, deal, seats)
    assert compared > 50
    assert not differed


@pytest.mark.parametrize("level", [level for level, kind in BOTS["duel"].items() if not kind.searches])
def test_a_bot_of_the_duel_chooses_the_same_in_worlds_that_its_side_cannot_tell_apart(level: str) -> None:
    deal = f"worlds/duel/{level}"
    bots = [make_bot(level, deal, seat, "duel") for seat in range(2)]
    compared, differed = worlds_apart(bots, new_duel("duel", deal), deal, range(2), 300)
    assert compared > 50
    assert not differed


class Cheat(Bot[View, BangAsk]):
    """Given the state on purpose: it shoots by the true roles."""

    def choose(self, view: View, ask: BangAsk) -> Choice:
        options = ask.options()
        roles = [view._game.role(option.target) if option.target >= 0 else "" for option in options]
        return options[max(range(len(options)), key=lambda place: (roles[place], place))]


def test_a_bot_that_looks_at_the_state_is_caught_in_other_worlds() -> None:
    game = new_game(Setup(5, key_of("cheat")), tells=True)
    compared, differed = worlds_apart([Cheat(Random(seat)) for seat in range(5)], game, "cheat", range(5))
    assert compared > 20
    assert differed


class DuelCheat(DuelGunslinger):
    """Given the state on purpose: he never hits those whose side really holds a Missed!."""

    def choose(self, view: DuelView, ask: DuelAsk) -> Choice:
        wish = super().choose(view, ask)
        game = view._game
        held = [game.face(card).slug for card in game.player(1 - view.seat).hand]
        return PASS if "missed" in held and PASS in ask.options() else wish


def test_a_bot_of_the_duel_that_looks_at_the_state_is_caught_in_other_worlds() -> None:
    bots: list[AnyBot] = [DuelCheat(Random(seat)) for seat in range(2)]
    compared, differed = worlds_apart(bots, new_duel("duel", "cheat"), "cheat", range(2), 300)
    assert compared > 20
    assert differed


def test_a_bot_that_looks_at_the_state_finds_nothing_in_the_stream_of_its_seat() -> None:
    game = new_game(Setup(5, key_of("cheat")), tells=True)
    assert isinstance(game.ask, BangAsk)
    data = json.loads(json.dumps(written(View(game, game.ask.seat), game.ask)))
    with pytest.raises(AttributeError):
        replied(Cheat(Random(1)), data, [])
    with pytest.raises(AttributeError):
        _ = StreamView(data).ask.game  # type: ignore[union-attr]


def test_the_stream_of_a_seat_holds_no_card_that_it_does_not_know() -> None:
    for number in range(3):
        deal = f"stream/{number}"
        game = new_game(Setup(5, key_of(deal), ALL), tells=True)
        bots = [make_bot("random", deal, seat) for seat in range(5)]
        while (ask := game.ask) is not None:
            assert isinstance(ask, BangAsk)
            for seat in range(5):
                view = View(game, seat)
                data = written(view, ask if ask.seat == seat else None, max(0, view.news_count - 5))
                assert all(game.knows(seat, int(card)) for card in data["faces"])
                assert all(
                    not role or game.knows(seat, game.player(at).role) for at, (role, *_) in enumerate(data["seats"])
                )
            options = ask.options()
            game.answer(bots[ask.seat].choose(View(game, ask.seat), ask) if len(options) > 1 else options[0])


def test_what_is_read_from_a_stream_is_what_the_seat_sees() -> None:
    game = new_game(Setup(7, key_of("read"), ALL), tells=True)
    bots = [make_bot("gunslinger", "read", seat) for seat in range(7)]
    memory: list[News] = []
    heard = questions = 0
    while (ask := game.ask) is not None:
        options = ask.options()
        assert isinstance(ask, BangAsk)
        view = View(game, ask.seat)
        if ask.seat == 3:
            read = StreamView(json.loads(json.dumps(written(view, ask, heard))), memory)
            heard = view.news_count
            questions += 1
            assert read.glance() == view.glance()
            assert read.news() == view.news()
            assert (read.turn, read.phase, read.event, read.discard) == (
                view.turn,
                view.phase,
                view.event,
                view.discard,
            )
            assert read.options == view.options
            assert read.ask is not None
            assert (read.ask.kind, read.ask.options(), read.ask.source) == (ask.kind, options, ask.source)
            assert [read.reach(seat) for seat in range(7)] == [view.reach(seat) for seat in range(7)]
        game.answer(bots[ask.seat].choose(view, ask) if len(options) > 1 else options[0])
    assert questions > 10
