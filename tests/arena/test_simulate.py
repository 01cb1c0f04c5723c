"""Games with bots, one and many."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sixgun.arena.game_plan import GamePlan
from sixgun.arena.intervals import wilson
from sixgun.arena.play_game import Stuck, play_game
from sixgun.arena.simulate import simulate
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bots import make_bot
from sixgun.bots.random_bot import RandomBot
from sixgun.cardgame.view import View
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError, SixgunError
from sixgun.kernel.game import Game as KernelGame


def test_the_report_is_the_same_however_many_processes_there_are() -> None:
    reports = []
    for jobs in (1, 2):
        data = simulate(5, 50, 7, "cowboy,random,random,cowboy,random", jobs=jobs).to_data()
        del data["seconds"]
        reports.append(json.dumps(data))
    assert reports[0] == reports[1]


def test_every_seed_has_its_own_games() -> None:
    assert simulate(4, 20, 1).decisions != simulate(4, 20, 2).decisions


def test_a_report_counts_every_game_and_every_seat() -> None:
    report = simulate(7, 60, "count", ["random", "cowboy", *["random"] * 5])
    assert report.games == report.finished == 60
    assert report.winners["sheriff"] == report.winners["deputy"]
    assert report.winners["sheriff"] + report.winners["outlaw"] + report.winners["renegade"] == 60
    assert sum(played for _, played in report.records["cowboy"].values()) == 60
    assert sum(played for _, played in report.records["random"].values()) == 360
    assert report.records["random"]["outlaw"][1] + report.records["cowboy"]["outlaw"][1] == 180
    assert report.decisions > report.turns > report.games
    assert json.loads(json.dumps(report.to_data()))["finished"] == 60


def test_game_number_i_is_dealt_from_the_seed_and_i() -> None:
    game = new_game(Setup(4, key_from_seed("deal/0")))
    decisions = play_game(game, [make_bot("random", "deal/0", seat) for seat in range(4)])
    report = simulate(4, 1, "deal")
    assert (report.decisions, report.turns) == (decisions, game.state.turn_number)


def test_rule_options_reach_the_games() -> None:
    report = simulate(4, 10, 1, options=Options(simplified=True))
    assert report.options == {"simplified": True}
    assert report.decisions != simulate(4, 10, 1).decisions


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(4, 45, 1, progress=lambda done, games: told.append((done, games)))
    assert told == [(20, 45), (40, 45), (45, 45)]


def test_a_game_that_does_not_end_is_stuck_and_not_finished() -> None:
    report = simulate(4, 3, 1, limit=10)
    assert (report.games, report.finished) == (3, 0)
    bots = [make_bot("random", 1, seat) for seat in range(4)]
    with pytest.raises(Stuck, match="the game is stuck: it is not over after 10 answers"):
        play_game(new_game(Setup(4, key_from_seed(1))), bots, limit=10)


@pytest.mark.parametrize(
    ("players", "games", "jobs", "bots", "cause"),
    [
        (12, 1, 1, "random", "12 players cannot play"),
        (4, 0, 1, "random", "0 games cannot be played"),
        (4, 1, 0, "random", "0 jobs cannot do anything"),
        (4, 1, 1, "random,random", "2 bots for 4 seats"),
        (4, 1, 1, "sheep", "unknown bot “sheep”"),
    ],
)
def test_a_simulation_that_makes_no_sense_is_refused(
    players: int, games: int, jobs: int, bots: str, cause: str
) -> None:
    with pytest.raises(SixgunError, match=cause):
        simulate(players, games, 1, bots, jobs=jobs)


def test_an_error_in_another_process_comes_back_as_it_is() -> None:
    with pytest.raises(SetupError, match="12 players cannot play"):
        simulate(12, 50, 1, jobs=2)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(SixgunError, match="1 bots for 4 seats"):
        play_game(new_game(Setup(4, key_from_seed(1))), [make_bot("random", 1, 0)])


class Polled(RandomBot):
    """Counts how often it may interject, and always does so if it is eager."""

    def __init__(self, chance: Random, eager: bool) -> None:
        super().__init__(chance)
        self.eager = eager
        self.polls = 0

    def choose(self, view: View, ask: Ask) -> Choice:
        assert len(ask.options()) > 1, "a forced question was put to a bot"
        return super().choose(view, ask)

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        self.polls += 1
        return offers[0] if self.eager else None


@pytest.fixture(scope="module")
def games_with_sid() -> list[bytes]:
    """Keys of games in which somebody may act out of turn."""
    keys = [key_from_seed(f"sid/{number}") for number in range(60)]
    return [key for key in keys if any("sid_ketchum" in p.characters for p in new_game(Setup(7, key)).state.players)]


def test_a_seat_with_an_offer_is_polled_once_for_each_open_question(games_with_sid: list[bytes]) -> None:
    chances = polls = 0

    def count(game: KernelGame[Any], _seat: int, _choice: Choice) -> None:
        nonlocal chances
        chances += sum(bool(game.offers(seat)) for seat in range(7) if not game.state.players[seat].out)

    for key in games_with_sid:
        game = new_game(Setup(7, key))
        game.observers.append(count)
        bots = [Polled(Random(seat), eager=False) for seat in range(7)]
        play_game(game, bots)
        polls += sum(bot.polls for bot in bots)
    assert polls == chances > 0


def test_an_interjection_is_carried_out_each_time_a_bot_wants_it(games_with_sid: list[bytes]) -> None:
    interjections = polls = 0

    def count(game: KernelGame[Any], seat: int, _choice: Choice) -> None:
        nonlocal interjections
        interjections += game.ask is not None and game.ask.seat != seat

    for key in games_with_sid:
        game = new_game(Setup(7, key), forkable=False)
        game.observers.append(count)
        bots = [Polled(Random(seat), eager=True) for seat in range(7)]
        play_game(game, bots)
        assert game.outcome is not None
        polls += sum(bot.polls for bot in bots)
    assert interjections == polls > 0


# How sure a share is. The figures are those of the closed formula, computed with decimals.


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (3, 1000, 0.0010, 0.0088),
    ],
)
def test_an_interval_stays_within_zero_and_one(won: int, played: int, low: float, high: float) -> None:
    rate = wilson(won, played)
    assert (round(rate.low, 4), round(rate.high, 4)) == (low, high)
    assert 0.0 <= rate.low <= rate.share <= rate.high <= 1.0


def test_a_report_tells_the_share_of_every_role_with_its_interval() -> None:
    report = simulate(4, 40, "shares")
    data = report.to_data()
    assert set(data["rates"]) == set(report.winners)
    for role, (share, low, high) in data["rates"].items():
        assert share == round(report.winners[role] / 40, 4)
        assert low <= share <= high and low < high


def test_a_game_that_nobody_has_is_refused() -> None:
    with pytest.raises(SixgunError, match="unknown game “poker”: there are bang"):
        simulate(4, 1, game="poker")


def test_a_simulation_plays_the_games_of_a_game_plan() -> None:
    """Game i of a simulation is deal i of the plan, so a result can be looked at again game by game."""
    plan = GamePlan(5, "plan", ("base",), Options())
    bots = ("cowboy", "random", "random", "cowboy", "random")
    games = [plan.play(deal, bots) for deal in range(4)]
    report = simulate(5, 4, "plan", bots)
    assert report.turns == sum(game.state.turn_number for game in games)
    assert report.winners["renegade"] == sum("renegade" in roles_of_winners(game) for game in games)
    assert report.winners["outlaw"] == sum("outlaw" in roles_of_winners(game) for game in games)


def roles_of_winners(game: Any) -> set[str]:
    return {game.role(seat) for seat in game.outcome.winners}


def test_a_plan_gives_its_bots_their_budget_and_their_simulations() -> None:
    plan = GamePlan(4, "plan", ("base",), Options(), budget=0.25, simulations=7)
    bots = plan.make_bots(0, ["random"] * 4)
    assert {(bot.budget, bot.max_simulations) for bot in bots} == {(0.25, 7)}
    unlimited = GamePlan(4, "plan", ("base",), Options()).make_bots(0, ["random"] * 4)
    assert {(bot.budget, bot.max_simulations) for bot in unlimited} == {(RandomBot.budget, None)}
