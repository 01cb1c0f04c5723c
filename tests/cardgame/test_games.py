"""The games by their names, and what every game offers to those above it."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.arena.play_game import play_game
from sixgun.bots import bot_class, bot_levels, make_bot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import HUMAN, PlayerInfo, RecordHeader
from sixgun.cardgame.playback import Playback, verify
from sixgun.games import GAME_TYPES, game_type_in, game_type_named
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError, SetupError, SixgunError
from sixgun.kernel.record import parse_record
from sixgun.terminal.games import screen_of
from sixgun.wording import language, languages
from sixgun.wording.games import wording_of

pytestmark = pytest.mark.parametrize("game_type", GAME_TYPES.values(), ids=GAME_TYPES)


def beginning(game_type: AnyGameType, seed: str) -> RecordHeader[CardGame[Any]]:
    setup = game_type.setup(game_type.default_players, key_from_seed(seed), game_type.sets[:1], game_type.options())
    seats = tuple(PlayerInfo(f"Player {seat + 1}", HUMAN) for seat in range(game_type.default_players))
    return game_type.header(setup, seats)


def test_every_game_has_words_a_drawing_and_both_bots(game_type: AnyGameType) -> None:
    assert game_type_named(game_type.name) is game_type
    assert wording_of(game_type.name) is wording_of(game_type.name)
    assert screen_of(game_type.name) is screen_of(game_type.name)
    assert {"random", "cowboy"} <= set(bot_levels(game_type.name))
    with pytest.raises(SixgunError, match="unknown bot “sage”: there are random, "):
        bot_class("sage", game_type.name)


def test_a_record_knows_its_game_and_can_be_verified(game_type: AnyGameType) -> None:
    begin = beginning(game_type, "record")
    game = begin.new_game()
    out = io.StringIO()
    writer = game_type.recorder(out)
    writer.header(begin.to_data())
    game.observers.append(writer)
    play_game(game, [make_bot("random", "record", seat, game_type.name) for seat in range(game_type.default_players)])
    assert game.outcome is not None
    writer.finish(game.outcome)
    record = parse_record(out.getvalue().encode())
    assert game_type_in(record.header) is game_type
    assert verify(game_type, record).game.outcome == game.outcome
    assert Playback(game_type, record).header.seats == begin.seats


def test_a_record_of_no_game_we_have_is_refused_in_a_sentence(game_type: AnyGameType) -> None:
    for name in ("poker", 7, None):
        with pytest.raises(RecordError, match="line 1: this is not a record of any of the games"):
            game_type_in({**beginning(game_type, "header").to_data(), "game": name})
    with pytest.raises(RecordError, match=f"line 1: this is not a record of the game “{game_type.name}”"):
        game_type.read_header({**beginning(game_type, "header").to_data(), "game": "poker"})


def test_a_game_is_found_by_what_is_running(game_type: AnyGameType) -> None:
    game = beginning(game_type, "kind").new_game()
    assert game.type is game_type
    assert game.seat_count == game_type.default_players
    assert set(game_type.other_seats(game, 0)) == set(range(1, game_type.default_players))
    assert {game_type.side(game, seat) for seat in range(game_type.default_players)} <= set(game_type.sides)


def test_a_seat_that_is_not_there_sees_nothing(game_type: AnyGameType) -> None:
    with pytest.raises(SixgunError, match="there is no seat 10"):
        game_type.view(beginning(game_type, "seats").new_game(), 9)
    assert game_type.view(beginning(game_type, "seats").new_game(), NOBODY).ask is None


def test_too_many_players_are_refused(game_type: AnyGameType) -> None:
    for players in (1, 9):
        with pytest.raises(SetupError):
            game_type.setup(players, key_from_seed("many"), game_type.sets, game_type.options())


def test_a_position_reads_as_it_was_written(game_type: AnyGameType) -> None:
    game, chance = beginning(game_type, "position").new_game(), Random("position")
    written = 0
    for n in range(120):
        if game.ask is None:
            break
        if n > 30:
            text = game_type.position_text(game)
            assert game_type.position_text(game_type.parse_position(text)) == text
            written += 1
        game.answer(chance.choice(game.ask.options()))
    assert written > 20


def test_every_question_and_everything_that_happens_can_be_said(game_type: AnyGameType) -> None:
    words, names = wording_of(game_type.name), [f"Player {seat + 1}" for seat in range(8)]
    setup = game_type.setup(game_type.default_players, key_from_seed("said"), game_type.sets[:1], game_type.options())
    game, chance = game_type.new_game(setup, collect_news=True), Random("said")
    while game.ask is not None:
        view = game_type.view(game, game.ask.seat)
        for code in languages():
            assert words.ask_text(language(code), view, game.ask, names)
            assert all(words.choice_text(language(code), view, game.ask, o, names) for o in game.ask.options())
        game.answer(chance.choice(game.ask.options()))
    for code in languages():
        view = game_type.view(game, NOBODY)
        assert all(words.news_text(language(code), news, view, names) for news in game.news or [])
        assert game.outcome is not None
        assert words.outcome_text(language(code), game.outcome, NOBODY, names)
        assert all(words.side_name(language(code), side) for side in game_type.sides)
        assert words.summary(language(code))


def test_the_kernel_has_no_words_of_this_game(game_type: AnyGameType) -> None:
    kernel = Path(sixgun.__file__).parent / "kernel"
    for path in kernel.glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert f"sixgun.{game_type.name}" not in text
        assert not [side for side in game_type.sides if side in text], path.name


def test_a_game_knows_its_type_even_if_nobody_has_asked_for_that_type_yet(game_type: AnyGameType) -> None:
    name = game_type.name
    lines = [
        f"from sixgun.{name}.new_game import new_game",
        f"from sixgun.{name}.rules.setup import Setup",
        f"print(new_game(Setup({'4, ' if name == 'bang' else ''}bytes(32))).type.name)",
    ]
    shown = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, check=True, encoding="utf-8")
    assert shown.stdout.split() == [name]
