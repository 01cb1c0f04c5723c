"""The arena: paired seats, mixed tables, times and whole contests."""

from __future__ import annotations

import json
from random import Random

import pytest

from sixgun.arena.contest import Contest, MixedGame, lineup, run_contest
from sixgun.arena.paired import Trial, edge_of, edges_by_side, paired_trials
from sixgun.arena.ratings import rate_bots
from sixgun.arena.runs import Run
from sixgun.arena.thinking_times import ThinkingClock
from sixgun.bang.game_type import BANG
from sixgun.bang.options import Options
from sixgun.bots.random_bot import RandomBot
from sixgun.cardgame.view import View
from sixgun.games import GAME_TYPES
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.chance import key_from_seed
from tests.support.cli import Sixgun, sixgun
from tests.support.contests import small
from tests.support.levels import BOTS as BOTS_OF

__all__ = ["sixgun"]  # a fixture


# Paired seats.


def test_seats_of_one_deal_count_as_one() -> None:
    once = [Trial(deal, 0, "outlaw", deal % 3 > 0, deal % 4 > 1) for deal in range(40)]
    twice = [*once, *(trial._replace(seat=1) for trial in once)]
    assert edge_of(twice)[:5] == pytest.approx(edge_of(once)[:5])
    assert (edge_of(twice).deals, edge_of(twice).seats) == (40, 80)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    chance, hits, tries = Random(1), 0, 600
    for _ in range(tries):
        trials = []
        for deal in range(80):
            luck = chance.random()  # what both games of a deal share
            for seat in range(1 + deal % 3):
                bot, baseline = luck + chance.random() < 1.2, luck + chance.random() < 1.0
                trials.append(Trial(deal, seat, "outlaw", bot, baseline))
        found = edge_of(trials)
        hits += found.low <= 0.18 <= found.high  # 1 - 0.8² / 2 against 1 / 2
    assert 0.92 < hits / tries < 0.98


def test_every_side_has_its_edge_and_all_of_them_together() -> None:
    found = edges_by_side(paired_trials("cowboy", "random", 10, players=5, seed="sides"))
    assert list(found) == ["deputy", "outlaw", "renegade", "sheriff", ""]
    assert (found["outlaw"].seats, found[""].seats, found["outlaw"].deals) == (20, 50, 10)


def test_a_bot_has_no_edge_over_itself() -> None:
    found = edges_by_side(paired_trials("cowboy", "cowboy", 4, players=4))[""]
    assert found.difference == 0.0
    assert found.low < 0.0 < found.high


# Mixed tables and ratings.


def test_at_mixed_tables_every_bot_sits_equally_often() -> None:
    plan = Contest(small(), ("cowboy", "karma", "random"))
    seats = [name for deal in range(30) for name in lineup(plan, deal)]
    assert {name: seats.count(name) for name in plan.bots} == dict.fromkeys(plan.bots, 50)
    assert len({tuple(lineup(plan, deal)) for deal in range(30)}) > 10


@pytest.mark.parametrize(
    ("players", "teams"),
    [
        (3, {"deputy": 1, "outlaw": 1, "renegade": 1}),
        (7, {"sheriff": 3, "deputy": 3, "outlaw": 3, "renegade": 1}),
        (8, {"sheriff": 3, "deputy": 3, "outlaw": 3, "renegade": 1}),
    ],
)
def test_who_wins_together_is_a_team(players: int, teams: dict[str, int]) -> None:
    sets = ("base", "dodge_city")
    game = BANG.new_game(BANG.setup(players, key_from_seed("teams"), sets, Options()))
    for seat in range(players):
        allies = BANG.allies(game, seat)
        assert seat in allies
        assert len(allies) == teams[game.role(seat)]


def test_a_rating_is_that_of_openskill_where_nobody_sits_twice() -> None:
    from openskill.models import PlackettLuce

    game = MixedGame(["a", "b", "a", "b"], ["law", "law", "gang", "lone"], [0, 0, 2, 3], [0])
    found = {(row.bot, row.side): row.rating for row in rate_bots(["a", "b"], ["law", "gang", "lone"], [game])}
    model = PlackettLuce(tau=0.0)
    after = model.rate([[model.rating(), model.rating()], [model.rating()], [model.rating()]], ranks=[0, 1, 1])
    expected = [found["a", "law"], found["b", "law"], found["a", "gang"], found["b", "lone"]]
    assert expected == pytest.approx([rating.mu for team in after for rating in team])
    assert found["a", ""] == pytest.approx((found["a", "law"] + found["a", "gang"]) / 2)


def test_who_wins_more_is_rated_higher_on_every_side() -> None:
    chance, games = Random(3), []
    for _ in range(300):
        bots = ["good", "bad"] if chance.random() < 0.5 else ["bad", "good"]
        good = bots.index("good")
        games.append(MixedGame(bots, ["law", "gang"], [0, 1], [good if chance.random() < 0.8 else 1 - good]))
    found = {(row.bot, row.side): row for row in rate_bots(["good", "bad"], ["law", "gang"], games)}
    for side in ("law", "gang", ""):
        assert found["good", side].low > found["bad", side].high


# Times.


def test_times_are_known_to_a_few_per_cent() -> None:
    clock = ThinkingClock()
    for number in range(1, 1001):
        clock.add_decision("bot", number * 1000)
    again = ThinkingClock(json.loads(json.dumps(clock.to_data())))
    found = again.percentiles("bot")
    assert found.decisions == 1000
    assert (found.p50, found.p95, found.p99) == pytest.approx((500e-6, 950e-6, 990e-6), rel=0.05)
    assert clock.percentiles("nobody") == (0, 0.0, 0.0, 0.0)


def test_a_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[float] = set()

    class Asked(RandomBot):
        def choose(self, view: View, ask: Ask) -> Choice:
            seen.add(self.budget)
            return super().choose(view, ask)

    monkeypatch.setitem(BOTS_OF["bang"], "asked", Asked)
    small(budget=0.25).play(0, ["asked"] * 5)
    assert seen == {0.25}


# Whole contests.


@pytest.mark.parametrize("game", GAME_TYPES)
def test_a_contest_is_the_same_however_many_processes_there_are(game: str) -> None:
    results = [run_contest(small(game), ["cowboy", "random"], 12, Run(jobs)) for jobs in (1, 2)]
    assert results[0].to_data() == results[1].to_data()
    assert results[0].times["cowboy"].decisions == results[1].times["cowboy"].decisions > 0
    assert "times" not in results[0].to_data()


def test_several_bots_meet_the_same_baseline() -> None:
    both = run_contest(small(players=4), ["cowboy", "karma", "random"], 5, Run())
    one = run_contest(small(players=4), ["karma", "random"], 5, Run())
    assert list(both.edges) == ["cowboy", "karma"]
    assert both.edges["karma"] == one.edges["karma"]


def test_without_ratings_there_are_no_mixed_tables_and_the_paired_seats_are_the_same(sixgun: Sixgun) -> None:
    whole = run_contest(small(), ["cowboy", "random"], 3, Run())
    paired_only = run_contest(small(), ["cowboy", "random"], 3, Run(), with_ratings=False)
    assert whole.ratings
    assert paired_only.ratings == []
    assert paired_only.edges == whole.edges
    told = sixgun("arena", "--bots", "cowboy,random", "--games", "1", "--no-ratings").out
    assert "--no-ratings" in told
    assert "mixed table" not in told
    assert "Ratings" not in told


def test_a_game_that_does_not_end_is_won_by_nobody_and_rates_nobody() -> None:
    result = run_contest(small(limit=10), ["cowboy", "random"], 3, Run())
    assert result.unfinished == 3
    assert result.ratings == []
    assert (result.edges["cowboy"][""].bot, result.edges["cowboy"][""].baseline) == (0.0, 0.0)
