"""Bots that look ahead: they search imagined worlds only, keep their budget, and play both games to the end."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import repeat
from random import Random
from time import thread_time
from typing import Any

import pytest

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.play_game import Stuck, play_game
from sixgun.bang.sets import CATALOGUE
from sixgun.bots import make_bot
from sixgun.bots.base import AnyBot, Bot
from sixgun.bots.search import MIN_WORLDS, Budget, Comparison, Horizon, search
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.view import View
from sixgun.games import GAME_TYPES, game_type_named
from sixgun.kernel.ask import PASS, Ask, Choice, choice
from tests.bots.worlds import new_game, worlds_apart
from tests.support.levels import BOTS

SEARCHING = [(game, name) for game, bots in BOTS.items() for name, kind in bots.items() if kind.needs_worlds]
FEW = 24
BEGINNING = 120
"""Enough answers to show how a bot plays. A whole duel of legends takes three times as long."""


def searcher(name: str, deal: str, seat: int, game: str, simulations: int = FEW) -> AnyBot:
    bot = make_bot(name, deal, seat, game)
    bot.max_simulations = simulations
    return bot


def among(bot: AnyBot, deal: str, game: str) -> list[AnyBot]:
    """A bot in the second seat among cowboys."""
    others = [make_bot("cowboy", deal, seat, game) for seat in range(game_type_named(game).default_players)]
    return [others[0], bot, *others[2:]]


class Cheat(Bot[View, Ask]):
    """Gets the true game instead of worlds. It plays each option to the end there, and takes one that wins."""

    needs_worlds = cheats = True

    def choose(self, view: View, ask: Ask) -> Choice:
        assert self.worlds is not None
        truth = self.worlds(b"")
        for option in ask.options():
            game = truth.fork(forkable=False)
            game.answer(option)
            game.play_out(Random(1).randrange)
            assert game.outcome is not None
            if view.seat in game.outcome.winners:
                return option
        return ask.options()[0]


@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_a_search_comes_to_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str, name: str) -> None:
    deal = f"search/{game}"
    compared, differed = worlds_apart(
        among(searcher(name, deal, 1, game), deal, game), new_game(game, deal), deal, [1], 20
    )
    assert compared > 10
    assert not differed


@pytest.mark.parametrize("game", list(GAME_TYPES))
def test_a_bot_that_searches_the_true_game_is_caught(game: str) -> None:
    compared = differed = 0
    for number in range(3):
        deal = f"cheat/{game}/{number}"
        found = worlds_apart(among(Cheat(Random(1)), deal, game), new_game(game, deal), deal, [1], 8)
        compared, differed = compared + found[0], differed + found[1]
    assert compared > 15
    assert differed


@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_a_budget_of_simulations_gives_the_same_game_again(game: str, name: str) -> None:
    game_type = game_type_named(game)
    plan = GamePlan(
        game_type.default_players,
        "again",
        game_type.sets[:1],
        game_type.options(),
        game,
        BEGINNING,
        simulations=2 * MIN_WORLDS,
    )
    names = [name, *["gunslinger"] * (game_type.default_players - 1)]
    games: list[list[Choice]] = [[], []]
    for answers in games:
        plan.play(0, names, observers=[partial(noted, answers)])
    assert games[0] == games[1]
    assert len(games[0]) > 20


def noted(answers: list[Choice], game: CardGame[Any], seat: int, answer: Choice) -> None:
    answers.append(answer)


class Checked(Bot[View, Ask]):
    """Checks each choice of a bot, and measures its processor time, because a busy machine makes it wait."""

    needs_worlds = True

    def __init__(self, bot: AnyBot) -> None:
        super().__init__(Random(0))
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, view: View, ask: Ask) -> Choice:
        self.bot.worlds = self.worlds
        begin = thread_time()
        answer: Choice = self.bot.choose(view, ask)
        self.seconds.append(thread_time() - begin)
        assert answer in ask.options()
        return answer


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Switch garbage collection off while a search is timed. Other tests leave much in memory."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_a_search_stays_within_its_seconds_and_within_the_options(game: str, name: str) -> None:
    found = new_game(game, f"clock/{game}")
    count = found.seat_count
    bot = make_bot(name, "clock", 0, game)
    bot.budget = 0.1
    checked = Checked(bot)
    with suppress(Stuck), without_garbage_collection():
        play_game(
            found, [checked, *[make_bot("gunslinger", "clock", seat, game) for seat in range(1, count)]], BEGINNING
        )
    assert len(checked.seconds) > 5
    assert sorted(checked.seconds)[int(0.99 * len(checked.seconds))] < 1.2 * 0.1


@pytest.mark.parametrize("players", [3, 5, 8])
def test_legends_finish_games_of_all_sets(players: int) -> None:
    deal = f"legend/{players}"
    game = new_game("bang", deal, players)
    assert game.state.events or len(CATALOGUE.sets) == 1
    play_game(game, [searcher("legend", deal, seat, "bang", 2 * MIN_WORLDS) for seat in range(players)])
    assert game.outcome is not None


def test_legends_finish_a_duel() -> None:
    game = new_game("duel", "legends")
    play_game(game, [searcher("legend", "legends", seat, "duel", 2 * MIN_WORLDS) for seat in range(2)])
    assert game.outcome is not None


@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_without_worlds_a_legend_plays_as_a_gunslinger(game: str, name: str) -> None:
    """This is the case when a game is resumed and the bots decide again."""
    game_type, found = game_type_named(game), new_game(game, "alone")
    seats = range(found.seat_count)
    legends = [make_bot(name, "alone", seat, game) for seat in seats]
    gunslingers = [make_bot("gunslinger", "alone", seat, game) for seat in seats]
    for legend, gunslinger in zip(legends, gunslingers):
        gunslinger.chance.setstate(legend.chance.getstate())
    asked = 0
    while (ask := found.ask) is not None and asked < 60:
        options = ask.options()
        answer = options[0]
        if len(options) > 1:
            view = game_type.view(found, ask.seat)
            answer = legends[ask.seat].choose(view, ask)
            asked += 1
            assert gunslingers[ask.seat].choose(view, ask) is answer
        found.answer(answer)
    assert asked > 30


def test_the_first_option_stays_unless_another_one_is_surely_better() -> None:
    first, other = choice("pass"), choice("play", 1)
    unsure = Comparison([first, other])
    for number in range(MIN_WORLDS):
        unsure.add_world([0.5, 0.5 + (0.3 if number % 2 else -0.29)])
    assert unsure.chosen() is first
    sure = Comparison([first, other])
    for number in range(MIN_WORLDS):
        sure.add_world([0.5, 0.6 + number / 100])
    assert sure.chosen() is other
    assert sure.running == [other]


def test_nothing_is_decided_in_too_few_worlds() -> None:
    first, other = choice("pass"), choice("play", 1)
    few = Comparison([first, other])
    for number in range(MIN_WORLDS - 1):
        few.add_world([0.1, 0.9 + number / 100])
    assert few.chosen() is first


def test_what_is_in_doubt_is_left_for_a_further_horizon() -> None:
    first, near, far = choice("pass"), choice("play", 1), choice("play", 2)
    found = Comparison([first, near, far], doubt=0.1)
    for number in range(MIN_WORLDS):
        assert not found.decided
        luck = 0.01 if number % 2 else -0.01
        found.add_world([0.5, 0.6 + luck, 0.1 + luck])
    assert found.decided  # more worlds would not tell which of the two is better at the end
    assert found.left() == [near, first]


def test_luck_does_not_overrule_what_a_nearer_horizon_has_told() -> None:
    first, other = choice("pass"), choice("play", 1)
    for before, chosen in ((0.5, other), (0.01, first)):
        found = Comparison([first, other], before=before)
        for number in range(MIN_WORLDS):
            found.add_world([0.5, 0.7 + (0.3 if number % 2 else -0.3)])
        assert found.chosen() is chosen


def test_options_that_differ_by_luck_alone_are_not_settled() -> None:
    found = Comparison([choice("pass"), choice("play", 1)], doubt=0.1)
    for number in range(MIN_WORLDS):
        found.add_world([0.5, 0.5 + (0.49 if number % 2 else -0.49)])
    assert not found.decided


def test_seconds_are_spent_only_if_there_are_enough_for_one_more_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.5, 4.5, 6.5, 8.5])
    monkeypatch.setattr("sixgun.bots.search.perf_counter", lambda: next(clock))
    budget = Budget(12.0, None)
    assert [budget.spend() for _ in range(4)] == [True, True, True, False]  # the longest took 4 seconds


class Foresight:
    """Games in which playing wins in the long run and loses at first."""

    horizons = (Horizon(3, 0.2), Horizon(8, 0.0))

    def __init__(self) -> None:
        self.answered: Choice | None = None
        self.turns: list[int] = []

    def fork(self, *, forkable: bool) -> Foresight:
        return self

    def answer(self, answer: Choice) -> None:
        self.answered = answer

    def win_chance_after(self, _game: Foresight, turns: int) -> float:
        self.turns.append(turns)
        better = 0.9 if turns > 3 else 0.4
        return 0.5 if self.answered is PASS else better


def test_a_search_looks_further_while_there_is_time() -> None:
    late, world = choice("play", 1), Foresight()
    looked: Any = world
    assert search([PASS, late], repeat(looked), looked, Budget(0.0, 1000)) is late
    assert world.turns == [3] * 2 * MIN_WORLDS + [8] * 2 * MIN_WORLDS
    assert search([PASS, late], repeat(looked), looked, Budget(0.0, 2 * MIN_WORLDS)) is PASS
