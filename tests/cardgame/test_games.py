"""The games by their names, and what every game on the shelf offers to those above it."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.arena.play import play_out
from sixgun.bots import BOTS, bot_class, make_bot
from sixgun.games import TITLES, title_in, title_named, title_of
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.beginning import HUMAN, Beginning, Chair
from sixgun.kernel.chance import key_of
from sixgun.kernel.errors import RecordError, SetupError, SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.playback import Playback, verify
from sixgun.kernel.record import parse_record
from sixgun.kernel.title import AnyTitle
from sixgun.terminal.games import DRAWINGS
from sixgun.wording import language, languages
from sixgun.wording.games import WORDINGS

pytestmark = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


def beginning(title: AnyTitle, seed: str) -> Beginning[Game[Any]]:
    setup = title.setup(title.usual, key_of(seed), title.sets[:1], title.options())
    chairs = tuple(Chair(f"Player {seat + 1}", HUMAN) for seat in range(title.usual))
    return title.beginning(setup, chairs)


def test_every_game_has_words_a_drawing_and_both_bots(title: AnyTitle) -> None:
    assert title_named(title.name) is title
    assert title.name in WORDINGS and title.name in DRAWINGS
    assert {"random", "cowboy"} <= set(BOTS[title.name])
    with pytest.raises(SixgunError, match="unknown bot “sage”: there are random, "):
        bot_class("sage", title.name)


def test_a_record_knows_its_game_and_can_be_verified(title: AnyTitle) -> None:
    begin = beginning(title, "record")
    game = begin.game()
    out = io.StringIO()
    writer = title.recorder(out)
    writer.header(begin.header())
    game.observers.append(writer)
    play_out(game, [make_bot("random", "record", seat, title.name) for seat in range(title.usual)])
    assert game.outcome is not None
    writer.finish(game.outcome)
    record = parse_record(out.getvalue().encode())
    assert title_in(record.header) is title
    assert verify(title, record).game.outcome == game.outcome
    assert Playback(title, record).beginning.chairs == begin.chairs


def test_a_record_of_no_game_we_have_is_refused_in_a_sentence(title: AnyTitle) -> None:
    for name in ("poker", 7, None):
        with pytest.raises(RecordError, match="line 1: this is a record of none of the games"):
            title_in({**beginning(title, "header").header(), "game": name})
    with pytest.raises(RecordError, match=f"line 1: this is not a record of the game “{title.name}”"):
        title.read_beginning({**beginning(title, "header").header(), "game": "poker"})


def test_a_game_is_found_by_what_is_running(title: AnyTitle) -> None:
    game = beginning(title, "kind").game()
    assert title_of(game) is title
    assert title.count(game) == title.usual
    assert set(title.others(game, 0)) == set(range(1, title.usual))
    assert {title.side(game, seat) for seat in range(title.usual)} <= set(title.sides)


def test_a_seat_that_is_not_there_sees_nothing(title: AnyTitle) -> None:
    with pytest.raises(SixgunError, match="there is no seat 10"):
        title.view(beginning(title, "seats").game(), 9)
    assert title.view(beginning(title, "seats").game(), NOBODY).ask is None


def test_too_many_players_are_refused(title: AnyTitle) -> None:
    for players in (1, 9):
        with pytest.raises(SetupError):
            title.setup(players, key_of("many"), title.sets, title.options())


def test_a_position_reads_as_it_was_written(title: AnyTitle) -> None:
    game, chance = beginning(title, "position").game(), Random("position")
    written = 0
    for n in range(120):
        if game.ask is None:
            break
        if n > 30:
            text = title.position_text(game)
            assert title.position_text(title.parse_position(text)) == text
            written += 1
        game.answer(chance.choice(game.ask.options()))
    assert written > 20


def test_every_question_and_everything_that_happens_can_be_said(title: AnyTitle) -> None:
    words, names = WORDINGS[title.name], [f"Player {seat + 1}" for seat in range(8)]
    setup = title.setup(title.usual, key_of("said"), title.sets[:1], title.options())
    game, chance = title.new_game(setup, tells=True), Random("said")
    while game.ask is not None:
        view = title.view(game, game.ask.seat)
        for code in languages():
            assert words.ask_text(language(code), view, game.ask, names)
            assert all(words.choice_text(language(code), view, game.ask, o, names) for o in game.ask.options())
        game.answer(chance.choice(game.ask.options()))
    for code in languages():
        view = title.view(game, NOBODY)
        assert all(words.told(language(code), news, view, names) for news in game.news or [])
        assert game.outcome is not None
        assert words.outcome_text(language(code), game.outcome, NOBODY, names)
        assert all(words.side_name(language(code), side) for side in title.sides)
        assert words.summary(language(code))


def test_the_kernel_has_no_words_of_this_game(title: AnyTitle) -> None:
    kernel = Path(sixgun.__file__).parent / "kernel"
    for path in kernel.glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert f"sixgun.{title.name}" not in text
        assert not [side for side in title.sides if side in text], path.name
