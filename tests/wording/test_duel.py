"""The wording of The Duel: complete in every language, nothing unused, correct grammar and typography."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from dataclasses import fields
from functools import cache

import pytest

from sixgun.bots import make_bot
from sixgun.duel.announce import NEWS
from sixgun.duel.asks import ASKS, VERBS
from sixgun.duel.faces import SIDES, SYMBOLS
from sixgun.duel.game import Game
from sixgun.duel.new_game import new_game
from sixgun.duel.options import Options
from sixgun.duel.reasons import REASONS
from sixgun.duel.rules.setup import Setup
from sixgun.duel.rules.winning import REASONS as ENDINGS
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.state import PHASES
from sixgun.duel.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.server.presentation.duel.catalogue_texts import catalogue_in_words
from sixgun.wording import Language, language
from sixgun.wording.duel import (
    ask_text,
    choice_text,
    faces_text,
    news_text,
    option_text,
    outcome_text,
    phase_name,
    reason_text,
    side_name,
    summary,
)
from sixgun.wording.language import text_key as text_key
from tests.support.texts import COMPLETE, NARROW, Listener, Saying, assert_well_formed, catalogue, literals

pytestmark = pytest.mark.slow

GAMES = 40
NAMES = ("Anna", "Igor")
SPARES = {"duel-ask-pick", "duel-ask-name", "duel-choice-use", "duel-choice-pass"}
"""Texts for effects that have none of their own."""


@cache
def engine_keys() -> set[str]:
    """Every text that the engine calls for by a slug."""
    found = {text_key("duel-card", slug) + part for slug in CATALOGUE.cards for part in ("", ".text")}
    found |= {text_key("duel-character", slug) + part for slug in CATALOGUE.characters for part in ("", ".text")}
    found |= {text_key("duel-set", slug) for slug in CATALOGUE.sets}
    found |= {text_key("duel-side", side) + part for side in SIDES for part in ("", ".goal")}
    found |= {text_key("duel-reason", slug) for slug in REASONS}
    found |= {text_key("duel-news", kind) for kind in NEWS}
    found |= {text_key("duel-outcome", slug) for slug in ENDINGS}
    found |= {text_key("duel-option", field.name) for field in fields(Options)}
    found |= {text_key("duel-phase", phase) for phase in PHASES}
    found |= {text_key("duel-symbol", symbol) for symbol in SYMBOLS}
    found |= {text_key("duel-deck", deck) for deck in (*SIDES, "common")}
    found |= {text_key("duel-ask", kind) for kind in ASKS}
    return found


def played(n: int) -> Iterator[Game]:
    """A game at each of its questions and at its end, played by cowboys and random bots."""
    options = Options(characters=4 + n % 3, early_abilities=n % 4 == 0, idle_cards=n % 5 == 0)
    game = new_game(Setup(key_from_seed(f"words {n}"), options), forkable=False, collect_news=True)
    bots = [make_bot("cowboy" if (n + seat) % 3 == 0 else "random", n, seat, "duel") for seat in range(2)]
    while game.ask is not None:
        yield game
        bot = bots[game.ask.seat]
        options_now = game.ask.options()
        game.answer(bot.choose(View(game, game.ask.seat), game.ask) if len(options_now) > 1 else options_now[0])
    yield game


def question_sayings(game: Game, refused: set[Hashable]) -> Iterator[Saying]:
    """The question, its options, and why the rest is refused.

    `refused` collects the refusals that have been worded, because the same ones come at every question.
    """
    view = View(game, game.ask.seat if game.ask else NOBODY)
    ask = view.ask
    assert ask is not None
    yield ask_text, (view, ask, NAMES)
    for option in ask.options():
        yield choice_text, (view, ask, option, NAMES)
    wishes = [choice("swap")]
    for character in view.me.characters:
        wishes += [choice("use", card) for card in character.in_play]
        wishes += [choice("use", what=character.slug), choice("reload", what=character.slug)]
    for card in view.me.hand:
        wishes.append(choice("reload", card))
        wishes += [choice("play", card, target) for target in (NOBODY, *(c.fighter for c in view.characters))]
    for wish in wishes:
        refusal = view.why_not(wish)
        slugs = [view.face(card).slug for card in (wish.card, wish.target) if card not in (NO_CARD, NOBODY)]
        said = (refusal, wish.what, *slugs)
        if refusal is not None and said not in refused:
            refused.add(said)
            yield reason_text, (view, refusal, wish, NAMES)


def things(texts: Language) -> Iterator[str]:
    for thing in catalogue_in_words(texts).entries:
        yield from (thing.name, thing.text, *thing.rulings)
    yield from (side_name(texts, side) for side in SIDES)
    yield from (phase_name(texts, phase) for phase in PHASES)
    yield from (option_text(texts, field.name) for field in fields(Options))
    yield from (text for entry in summary(texts) for text in entry)
    yield faces_text(texts, CATALOGUE.faces)


@cache
def spoken() -> dict[str, tuple[Listener, set[str]]]:
    """For each language: which texts were used, and every sentence of some games."""
    by_code = {code: (Listener(code), set[str]()) for code in COMPLETE}
    for texts, sentences in by_code.values():
        sentences.update(things(texts))
    refused: set[Hashable] = set()
    for n in range(GAMES):
        for game in played(n):
            sayings = list(question_sayings(game, refused)) if game.ask is not None else []
            for texts, sentences in by_code.values():
                sentences.update(function(texts, *given) for function, given in sayings)
        assert game.outcome is not None
        for texts, sentences in by_code.values():
            for seat in (NOBODY, 0, 1):
                view = View(game, seat)
                sentences.add(outcome_text(texts, game.outcome, seat, NAMES))
                sentences.update(news_text(texts, news, view, NAMES) for news in game.news or [])
    return by_code


@pytest.mark.parametrize("code", COMPLETE)
def test_everything_that_the_engine_can_say_has_a_text(code: str) -> None:
    assert engine_keys() - set(catalogue(code)) == set()


@pytest.mark.parametrize("code", COMPLETE)
def test_no_text_is_unused(code: str) -> None:
    used = engine_keys() | literals() | spoken()[code][0].asked | SPARES
    used |= {f"short-{key}" for key in used}
    assert {key for key in catalogue(code) if key.startswith(("duel-", "short-duel-"))} - used == set()


@pytest.mark.parametrize("code", COMPLETE)
def test_the_games_put_every_question_and_tell_all_news(code: str) -> None:
    """The text of a question depends on its source, so a missing one is only found when the question is asked."""
    asked = spoken()[code][0].asked
    assert {kind for kind in ASKS if not any(key.startswith(f"duel-ask-{kind}") for key in asked)} == set()
    assert {kind for kind in NEWS if text_key("duel-news", kind) not in asked} == set()
    assert {verb for verb in VERBS if not any(key.startswith(f"duel-choice-{verb}") for key in asked)} == set()


@pytest.mark.parametrize("code", COMPLETE)
def test_no_sentence_shows_a_key_or_a_gap(code: str) -> None:
    sentences = spoken()[code][1]
    assert len(sentences) > 1000
    for text in sentences:
        assert_well_formed(text)
        assert not re.search(r"\bduel-[a-z]", text), text


def test_french_sets_a_narrow_space_before_high_punctuation() -> None:
    for text in spoken()["fr"][1]:
        assert not re.search(f"(?<!{NARROW})[!?:;]", text), text


def test_french_needs_no_elision_before_a_name() -> None:
    names = "Anna|Igor|Alan|Annie|Eau|Institutrice|Indiens|Horloge"
    for text in spoken()["fr"][1]:
        assert not re.search(rf"\b(de|que|le|la|ne|se|me|te|si) ({names})\b", text, re.IGNORECASE), text


def test_apostrophes_are_typographic() -> None:
    for _, sentences in spoken().values():
        assert not [text for text in sentences if "'" in text]


def test_a_card_of_both_games_has_the_words_of_its_own() -> None:
    words = language("en")
    assert words.text("card-barrel.text") != words.text("duel-card-barrel.text")
    assert words.text("card-duel.text") != words.text("duel-card-duel.text")


def test_nobody_is_told_a_card_that_they_may_not_know() -> None:
    game = next(game for game in played(3) if game.news and [n for n in game.news if n.kind == "draw"][1:])
    drawn = [news for news in game.news or [] if news.kind == "draw"]
    mine, theirs = (news_text(language("en"), drawn[0], View(game, seat), NAMES) for seat in (0, 1))
    names = [language("en").text(text_key("duel-card", shown.slug)) for shown in drawn[0].faces]
    assert all(name in mine for name in names)
    assert not any(name in theirs for name in names)
    assert theirs == "Anna draws 4 cards."
