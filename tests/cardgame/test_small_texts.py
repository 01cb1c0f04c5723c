"""Choices and positions of small games as text, with Doubt as the example."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from examples.doubt.game_type import DOUBT
from sixgun.cardgame.notation import NotOffered
from sixgun.cardgame.small_notation import answer_line, wished_choice
from sixgun.kernel.ask import NO_CARD, Choice
from sixgun.kernel.errors import IllegalChoice, NotationError, SixgunError
from tests.support.doubt import new_doubt

KEY = b"k" * 32


def started() -> Any:
    """Three players; seat 1 is asked to lay one of king, nine, ten, ace and king. Aces and nines may be named."""
    game = new_doubt(3, KEY)
    game.start()
    return game


def parsed(game: Any, text: str) -> Choice:
    return DOUBT.parse_choice(game, game.ask, text)


def written(game: Any, choice: Choice) -> str:
    return DOUBT.choice_text(game, game.ask, choice)


def test_every_choice_of_a_game_is_read_back_as_it_was_written() -> None:
    chance = Random(5)
    for key in range(8):
        game: Any = new_doubt(2 + key % 3, bytes([key]) * 32)
        game.start()
        while game.ask is not None:
            for option in game.ask.options():
                assert parsed(game, written(game, option)) == option
            game.answer(chance.choice(game.ask.options()))


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("play ten-d as nine", "play ten-d as nine"),
        ("Play  TEN-D as Nine", "play ten-d as nine"),
        ("ten-d as ace", "play ten-d as ace"),
        ("play nine-c", "play nine-c"),
        ("ace-h", "play ace-h"),
    ],
)
def test_a_choice_may_be_written_shorter(text: str, means: str) -> None:
    game = started()
    assert written(game, parsed(game, text)) == means


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is not a choice"),
        ("play ten-d > x", "is not a seat"),
        ("play ten-d > 9", "write a number from 1 to 4"),
        ("play queen-s", "you neither hold queen-s nor see it"),
        ("say believe", "not offered|cannot|may not|not one of"),
        ("play ten-d as king", "not offered|cannot|may not|not one of"),
    ],
)
def test_what_cannot_be_chosen_is_told_with_its_cause(text: str, problem: str) -> None:
    game = started()
    with pytest.raises(SixgunError, match=problem):
        parsed(game, text)
    assert game.ask.seat == 0, "nothing has happened"


def test_a_choice_that_is_not_offered_can_be_asked_about() -> None:
    game = started()
    assert wished_choice(DOUBT, game, game.ask, "play ten-d as nine").what == "nine"
    wish = wished_choice(DOUBT, game, game.ask, "play ten-d as king")
    assert (wish.verb, wish.what) == ("play", "king")
    game.answer(game.ask.options()[0])
    assert wished_choice(DOUBT, game, game.ask, "say doubt").card == NO_CARD
    with pytest.raises(NotationError, match="believe"):
        wished_choice(DOUBT, game, game.ask, "say belive")


def test_a_line_answers_for_its_seat_and_takes_up_offers() -> None:
    game = started()
    answer_line(game, "1: play ten-d as nine")
    answer_line(game, "say believe")
    assert game.ask.seat == 1
    answer_line(game, "1 interjects: exchange")
    assert (game.ask.seat, game.ask.kind) == (0, "give")
    answer_line(game, written(game, game.ask.options()[0]))
    assert not game.offers(0), "a card is exchanged once"


@pytest.mark.parametrize(
    ("line", "error", "problem"),
    [
        ("2: play ten-d", NotOffered, "seat 1 is asked"),
        ("0: play ten-d", NotationError, "is not a seat"),
        ("two: play ten-d", NotationError, "write a number from 1 to 3"),
    ],
)
def test_a_line_of_another_seat_is_refused(line: str, error: type[SixgunError], problem: str) -> None:
    with pytest.raises(error, match=problem):
        answer_line(started(), line)


def test_a_game_that_is_over_takes_no_line() -> None:
    game: Any = new_doubt(2, KEY)
    game.start()
    chance = Random(1)
    while game.ask is not None:
        game.answer(chance.choice(game.ask.options()))
    with pytest.raises(IllegalChoice, match="the game is over"):
        answer_line(game, "say believe")


def test_every_position_of_a_game_is_read_back() -> None:
    chance = Random(2)
    for key in range(4):
        game: Any = new_doubt(2 + key % 3, bytes([7 + key]) * 32)
        game.start()
        while game.ask is not None:
            text = DOUBT.position_text(game)
            again: Any = DOUBT.parse_position(text)
            assert DOUBT.position_text(again) == text
            assert (again.ask.seat, again.ask.kind) == (game.ask.seat, game.ask.kind)
            assert again.ask.options() == game.ask.options()
            game.answer(chance.choice(game.ask.options()))


def test_an_imagined_game_has_no_text_in_the_middle_of_a_step() -> None:
    game = started()
    game.answer(game.ask.options()[0])
    with pytest.raises(SixgunError, match="no text in the middle of a step"):
        DOUBT.position_text(game.imagine(1, KEY))


def without(field: str) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {name: value for name, value in data.items() if name != field}


def put(field: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {**data, field: value}


def with_empty_hands(data: dict[str, Any]) -> Any:
    players: list[Any] = [{"hand": [], "in_play": []} for _ in data["position"]["players"]]
    return {**data, "position": {**data["position"], "players": players}}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (without("then"), "it must have the fields"),
        (lambda data: [data], "it must have the fields"),
        (put("game", "whist"), "is not a position of the game"),
        (put("options", []), "“options” and “position” are objects"),
        (put("then", "say believe"), "“then” is a list of answers"),
        (put("then", [1]), "are texts"),
        (put("position", {}), "is not a position of the game"),
        (put("options", {"hand_size": 99}), "is not a position of the game"),
        (with_empty_hands, "not a possible position"),
        (put("then", ["play queen-s"]), "you neither hold queen-s"),
    ],
)
def test_a_wrong_position_is_refused_with_its_cause(change: Callable[[dict[str, Any]], Any], problem: str) -> None:
    data = json.loads(DOUBT.position_text(started()))
    with pytest.raises(NotationError, match=problem):
        DOUBT.parse_position(json.dumps(change(data)))


@pytest.mark.parametrize(("text", "problem"), [("{", "it is not JSON"), ("[" * 100_000, "it is not JSON|characters")])
def test_what_is_no_json_is_no_position(text: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        DOUBT.parse_position(text)
