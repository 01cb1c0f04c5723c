"""Balance studies: rows, win rates, and runs that are resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from sixgun.arena.balance import BalanceStudy, Row, measure_balance, play_one, rows_to_frame
from sixgun.arena.game_plan import GamePlan
from sixgun.arena.intervals import wilson
from sixgun.arena.run_log import FILE_NAME
from sixgun.arena.runs import Run
from sixgun.arena.win_rates import by_character, by_event, by_place, by_set, by_side
from sixgun.duel.game_type import DUEL
from sixgun.games import GAME_TYPES
from tests.arena.test_reports import self_contained
from tests.support.cli import Sixgun, sixgun

__all__ = ["sixgun"]  # a fixture


BALANCE = ("balance", "--bots", "random", "--games", "25", "--seed", "7", "--sets", "high-noon")


def study(
    game: str = "bang", players: int | None = None, sets: int = 1, mix: bool = False, **more: Any
) -> BalanceStudy:
    game_type = GAME_TYPES[game]
    count = players or game_type.default_players
    return BalanceStudy(
        GamePlan(count, "lab", game_type.sets[:sets], game_type.options(), game, **more), ("random",) * count, mix
    )


@pytest.fixture(scope="module")
def known() -> pl.DataFrame:
    """Three games of two sides: two outlaws against a sheriff; the last one did not finish."""
    rows = []
    for game, (winner, sets, events, finished) in enumerate(
        [
            ("outlaw", ["base"], [], True),
            ("sheriff", ["base", "high_noon"], ["thirst", "curse"], True),
            ("outlaw", ["base", "high_noon"], ["curse"], True),
            ("", ["base"], ["thirst"], False),
        ]
    ):
        for seat, (side, who) in enumerate([("sheriff", "jourdonnais"), ("outlaw", "el_gringo"), ("outlaw", "suzy")]):
            won = side == winner
            rows.append(Row(game, seat + 1, seat + 1, "random", side, [who], won, finished, 9, sets, events))
    return rows_to_frame(iter(rows))


def counts(rates: Any) -> dict[tuple[str, str, str], tuple[int, int]]:
    return {(row.what, row.side, row.how): (row.won, row.games) for row in rates}


def test_sides_count_games_and_not_seats(known: pl.DataFrame) -> None:
    assert counts(by_side(known)) == {("outlaw", "outlaw", ""): (2, 3), ("sheriff", "sheriff", ""): (1, 3)}
    (outlaw, _) = by_side(known)
    assert (outlaw.share, outlaw.low, outlaw.high) == wilson(2, 3)


def test_places_and_characters_are_counted_over_all_sides_and_on_each(known: pl.DataFrame) -> None:
    places, characters = counts(by_place(known)), counts(by_character(known))
    assert places["2", "", ""] == places["2", "outlaw", ""] == characters["suzy", "", ""] == (2, 3)
    assert characters["jourdonnais", "sheriff", ""] == (1, 3)


def test_sets_are_compared_with_games_without_them(known: pl.DataFrame) -> None:
    found = counts(by_set(known, ["base", "high_noon"]))
    assert found["high_noon", "outlaw", "with"] == (1, 2)
    assert found["high_noon", "outlaw", "without"] == (1, 1)
    assert ("base", "outlaw", "without") not in found


def test_events_are_counted_first_met_and_last(known: pl.DataFrame) -> None:
    found = counts(by_event(known))
    assert found["curse", "outlaw", "first"] == (1, 1)
    assert found["curse", "outlaw", "met"] == found["curse", "outlaw", "last"] == (1, 2)
    assert found["thirst", "sheriff", "first"] == found["thirst", "sheriff", "met"] == (1, 1)
    assert ("thirst", "sheriff", "last") not in found


# Rows.


@pytest.mark.parametrize("game", GAME_TYPES)
def test_every_seat_of_every_game_has_a_row_the_same_for_any_number_of_processes(game: str) -> None:
    frames = [measure_balance(study(game), 45, Run(jobs)) for jobs in (1, 2)]
    assert frames[0].equals(frames[1])
    frame, players = frames[0], GAME_TYPES[game].default_players
    assert frame.height == 45 * players
    assert frame["game"].to_list() == [number for number in range(45) for _ in range(players)]
    assert set(frame["side"]) == set(GAME_TYPES[game].sides)
    assert frame["finished"].all()
    assert frame.filter("won")["game"].n_unique() == 45


def test_place_one_is_who_begins_and_characters_and_events_are_those_of_the_game() -> None:
    game_type, tried = GAME_TYPES["bang"], study(sets=5)
    for number in range(12):
        rows = play_one(tried, number)
        setup = tried.plan.setup(number)
        game = game_type.new_game(setup)
        assert [row.place for row in rows if row.side == "sheriff"] == [1]
        assert [tuple(row.characters) for row in rows] == [game_type.characters(game, seat) for seat in range(5)]
        deck = [game.face(card).slug for card in game.state.events]
        assert rows[0].events == deck[: len(rows[0].events)]


def test_who_may_choose_a_character_is_counted_with_the_chosen_one() -> None:
    game_type = GAME_TYPES["bang"]
    plan = GamePlan(4, "lab", game_type.sets[:1], game_type.parse_options("two_characters"))
    for row in play_one(BalanceStudy(plan, ("random",) * 4), 0):
        assert len(row.characters) == 1


def test_in_the_duel_the_first_two_characters_of_a_side_are_counted() -> None:
    for number in range(10):
        rows = play_one(study("duel"), number)
        assert [row.side for row in rows] == list(DUEL.sides)
        assert sorted(row.place for row in rows) == [1, 2]
        assert [row.won for row in rows].count(True) == 1
        for row in rows:
            assert len(set(row.characters)) == 2
            assert {DUEL.set_of(slug) for slug in row.characters} == {DUEL.sets[0]}


def test_every_character_and_event_of_bang_is_found_in_its_set() -> None:
    game_type = GAME_TYPES["bang"]
    assert game_type.set_of("belle_star") == "dodge_city"
    assert game_type.set_of("thirst") == "high_noon"


def test_a_mix_takes_and_leaves_sets_but_only_where_the_game_can_be_played() -> None:
    frame = measure_balance(study(players=8, sets=5, mix=True), 20, Run())
    assert frame["sets"].list.contains("dodge_city").all()  # without it there are no roles for eight
    assert 0 < frame["sets"].list.contains("high_noon").sum() < frame.height


def test_a_game_that_does_not_end_is_kept_and_not_counted() -> None:
    frame = measure_balance(study(limit=10), 2, Run())
    assert frame.height == 10
    assert not frame["finished"].any() and not frame["won"].any()
    assert by_side(frame) == by_character(frame) == by_place(frame) == []


# Files.


def test_a_run_that_was_cut_off_ends_the_same(tmp_path: Path) -> None:
    tried = study(sets=4)
    rows = measure_balance(tried, 45, Run(jobs=2, folder=tmp_path))
    path = tmp_path / FILE_NAME
    data = path.read_bytes()
    for size in (5, data.index(b"\n") + 1, len(data) // 2, len(data) - 2):
        path.write_bytes(data[:size])
        assert measure_balance(tried, 45, Run(folder=tmp_path, resume=True)).equals(rows)


def test_the_command_writes_rows_report_and_page_and_goes_on(sixgun: Sixgun) -> None:
    run = sixgun(*BALANCE, "--out", "run")
    assert run.code == 0
    texts = pl.List(pl.String)
    frame = pl.read_parquet("run/seats.parquet")
    assert dict(frame.schema) == {
        "game": pl.Int64, "seat": pl.Int8, "place": pl.Int8, "bot": pl.String, "side": pl.String,
        "characters": texts, "won": pl.Boolean, "finished": pl.Boolean, "turns": pl.Int32, "sets": texts,
        "events": texts,
    }  # fmt: skip
    assert list(frame.schema) == list(Row._fields)
    assert frame.height == 25 * 5
    data = json.loads(Path("run/report.json").read_text())
    assert (data["games"], data["finished"]) == (25, 25)
    assert sum(row["won"] for row in data["places"] if not row["side"]) == frame["won"].sum()

    page = Path("run/report.html").read_text(encoding="utf-8")
    assert self_contained(page).names.count("svg") == 7
    for text in (
        "Balance of bang with 5 players",
        "Sides",
        "Places",
        "Characters",
        "Willy the Kid",
        "with High Noon",
        "Events met during the game",
    ):
        assert text in page
        assert text in run.out

    path = Path("run") / FILE_NAME
    path.write_bytes(path.read_bytes()[:-9])
    again = sixgun(*BALANCE, "--out", "run", "--resume", "--json")
    assert json.loads(again.out) == data
    assert pl.read_parquet("run/seats.parquet").equals(frame)
    assert Path("run/report.html").read_text(encoding="utf-8") == page
