"""The wording of games that bring only texts, or nothing at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from examples.doubt.asks import BELIEVE, EXCHANGE
from examples.doubt.game_type import DOUBT, DoubtType
from sixgun.bang.game_type import Bang
from sixgun.cardgame.game_type import AnyGameType, GameParts
from sixgun.cardgame.motive import motive
from sixgun.duel.game_type import Duel
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import reason
from sixgun.wording.games import wording_for
from sixgun.wording.generic import GenericWording
from sixgun.wording.language import Language, MissingText, language
from tests.support.doubt import new_doubt

NAMES = [f"Player {seat + 1}" for seat in range(8)]
EN, FR = language("en"), language("fr")


class PlainBang(Bang):
    name = "plain_bang"
    parts = GameParts()


class PlainDuel(Duel):
    name = "plain_duel"
    parts = GameParts()


def wording(texts: Any = None) -> GenericWording:
    class Mine(DoubtType):
        pass

    Mine.texts = texts
    return GenericWording(Mine())


@pytest.mark.parametrize("game_type", [DOUBT, PlainBang(), PlainDuel()], ids=lambda game_type: game_type.name)
def test_a_whole_game_can_be_told_with_or_without_texts(game_type: AnyGameType) -> None:
    words = wording_for(game_type)
    setup = game_type.setup(game_type.default_players, key_from_seed("said"), game_type.sets[:1], game_type.options())
    game, chance = game_type.new_game(setup, collect_news=True), Random("said")
    while game.ask is not None:
        view = game_type.view(game, game.ask.seat)
        for code in (EN, FR):
            assert words.ask_text(code, view, game.ask, NAMES)
            texts = [words.choice_text(code, view, game.ask, option, NAMES) for option in game.ask.options()]
            assert all(texts)
        game.answer(chance.choice(game.ask.options()))
    view = game_type.view(game, NOBODY)
    assert all(words.news_text(code, news, view, NAMES) for news in game.news or [] for code in (EN, FR))
    assert game.outcome is not None
    assert words.outcome_text(EN, game.outcome, NOBODY, NAMES)
    assert all(words.side_name(EN, side) for side in game_type.sides)


def test_without_texts_the_notation_speaks() -> None:
    words, game = wording(), new_doubt(2, key_from_seed("plain"), collect_news=True)
    view, ask = DOUBT.view(game, 0), game.ask
    assert ask is not None
    assert words.ask_text(EN, view, ask, NAMES) == "Play:"
    assert [words.choice_text(EN, view, ask, option, NAMES) for option in ask.options()] == [
        DOUBT.choice_text(view, ask, option) for option in ask.options()
    ]
    assert words.choice_text(EN, DOUBT.view(game, 1), None, EXCHANGE, NAMES) == "exchange"
    game.answer(ask.options()[0])
    assert game.news is not None
    told = words.news_text(EN, game.news[0], view, NAMES)
    assert told.startswith("Player 1: lay ")
    assert "(" in told
    assert "(" not in words.news_text(EN, game.news[0], DOUBT.view(game, 1), NAMES)
    assert words.news_text(EN, NewsItem("steal", 0, 1, 2), view, NAMES) == "Player 1: steal 2 > Player 2"
    assert words.outcome_text(EN, Outcome((1,), "no_cards_left"), 1, NAMES).startswith(
        "No Cards Left. Winner: Player 2."
    )
    assert (
        words.reason_text(EN, view, reason("wrong_rank", 2, first="ten"), BELIEVE, NAMES)
        == "wrong rank: first ten; ruling 2"
    )
    assert words.motive_text(EN, motive("nothing_better"), NAMES) == "Nothing Better"
    assert words.face_text(EN, game.face(0)) == game.face(0).text
    assert words.text_name(EN, "queen") == "queen"
    assert (words.game_name(EN), words.phase_name(EN, "play"), words.side_name(EN, "player")) == (
        "Doubt",
        "Play",
        "Player",
    )
    assert (words.set_name(EN, "doubt"), words.option_text(EN, "hand_size")) == ("Doubt", "Hand Size")
    assert (words.label(EN, "hand_count"), words.entry_text(EN, "queen"), words.summary(EN)) == ("hand count", "", [])


def test_texts_may_be_written_in_the_type_and_missing_ones_are_english() -> None:
    words = wording({"en": "card-queen = Queen\ncard-ten = Ten\nvalue-h = ♥", "fr": "card-queen = Dame", "xx": "?"})
    assert words.text_name(FR, "queen-h") == "Dame ♥"
    assert words.text_name(FR, "ten-s") == "Ten s"
    assert words.text_name(EN, "queen-h") == "Queen ♥"
    assert words.text_name(EN, "ace-h") == "ace-h"


def test_the_more_special_text_is_taken() -> None:
    words = wording({"en": "choice-say-doubt = No!\nchoice-say = Yes.\nchoice-pass = Nothing"})
    game = new_doubt(2, key_from_seed("special"))
    assert game.ask is not None
    game.answer(game.ask.options()[0])
    view = DOUBT.view(game, 1)
    assert view.ask is not None
    assert [words.choice_text(EN, view, view.ask, option, NAMES) for option in view.ask.options()] == ["Yes.", "No!"]


def test_names_in_sentences_can_be_marked() -> None:
    class Marking(Language):
        def mention(self, reference: str, name: str) -> str:
            return f"[{reference}|{name}]"

    assert wording_for(DOUBT).face_text(Marking("en"), new_doubt(2, key_from_seed(1)).face(0)).startswith("[")


@pytest.mark.parametrize(
    ("texts", "cause"),
    [
        ({"fr": "game = Doute"}, "has no English texts"),
        ({"en": "game Doubt"}, "is not a Fluent text"),
        ({"en": "game = A\ngame = B"}, "already defined"),
    ],
)
def test_texts_that_cannot_be_read_are_refused(texts: dict[str, str], cause: str) -> None:
    with pytest.raises(SixgunError, match=cause):
        wording(texts)


def test_a_text_that_cannot_be_filled_in_is_not_shown() -> None:
    words = wording({"en": "motive-hurry = { $no_such_thing }"})
    with pytest.raises(MissingText, match="cannot be filled in"):
        words.motive_text(EN, motive("hurry"), NAMES)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("news-lay = { $name } lays { $kards }.", "has the variable $kards: it can have $amount, $cards, $name, "),
        ("choice-play = Lay { $cards }", "has the variable $cards: it can have $card, $converted, "),
        ("asked-play = { $name } lays { $card }.", "has the variable $card: it can have $name"),
        ("card-rung = Rung\n    .text = Above { $top }.", "has the variable $top: it cannot have any"),
    ],
)
def test_a_text_with_a_variable_that_nobody_fills_in_is_refused(text: str, cause: str) -> None:
    with pytest.raises(SixgunError) as caught:
        wording({"en": f"{text}\n"})
    assert str(caught.value).startswith(f"the texts in “en”: the text “{text.partition(' ')[0]}")
    assert cause in str(caught.value)
    wording({"en": "ask-play = { $anything }\nreason-low = { $top }\n"})
