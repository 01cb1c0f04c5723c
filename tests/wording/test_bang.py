"""The wording of BANG!: complete in every language, nothing unused, correct grammar and typography."""

from __future__ import annotations

import ast
import re
from collections.abc import Hashable, Iterator
from dataclasses import fields
from functools import cache

import pytest

from sixgun.bang.effect import BANG
from sixgun.bang.faces import RANKS, ROLES, SUITS, face
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import ROLES_FOR, Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.state import PHASES
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY, choice
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.news import NewsItem
from sixgun.server.presentation.bang.catalogue_texts import catalogue_in_words
from sixgun.wording import Language, language, languages
from sixgun.wording.bang import (
    ask_text,
    card_name,
    card_text,
    character_name,
    character_text,
    choice_text,
    event_name,
    event_text,
    news_text_for_seat,
    option_text,
    outcome_text,
    phase_name,
    reason_text,
    role_goal,
    role_name,
    set_name,
    summary,
)
from sixgun.wording.language import text_key as text_key
from sixgun.wording.text_check import compare_with_english
from tests.support.texts import (
    COMPLETE,
    NARROW,
    SOURCE,
    Listener,
    Saying,
    assert_well_formed,
    catalogue,
    literals,
    parsed,
)

pytestmark = pytest.mark.slow

GAMES = 60
"""Enough games of all sets for every question with its own text to be asked."""
NAMES = ("Anna", "El Gringo", "Rose Doolan", "Igor", "Tom", "Uma", "Willy", "Zoe")
SPARES = {"ask-answer", "ask-pick", "ask-aim", "ask-name", "ask-cost", "choice-use", "choice-take", "choice-aim"}
SPARES |= {"choice-name", "choice-pass-pick", "choice-pass-cost", "choice-pass-aim"}
"""Texts for effects that have none of their own. Cards of packs may need them."""


# What the engine can say, read from its source and its set.


def calls(name: str) -> list[ast.Call]:
    """All calls of a function or method of this name in the engine."""
    trees = [parsed(path) for path in sorted((SOURCE / "bang").rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [node for node in nodes if getattr(node.func, "attr", getattr(node.func, "id", "")) == name]


def constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), f"line {node.lineno}: a slug that no test can read"
    return str(node.value)


def reasons() -> dict[str, set[str]]:
    """The slugs of all refusals with the names of their figures."""
    return {constant(call.args[0]): {str(word.arg) for word in call.keywords} for call in calls("reason")}


def news_shapes() -> set[tuple[str, bool, bool]]:
    """The kinds of news; whether somebody is the target; whether some may not know the cards."""
    shapes = set()
    for call in calls("tell"):
        words = {word.arg for word in call.keywords}
        shapes.add((constant(call.args[0]), len(call.args) > 2 or "target" in words, "known_to" in words))
    return shapes


def news_kinds() -> set[str]:
    return {kind for kind, _, _ in news_shapes()}


def outcome_reasons() -> set[str]:
    return {str(call.args[1].value) for call in calls("Outcome") if isinstance(call.args[1], ast.Constant)}


@cache
def engine_keys() -> set[str]:
    """Every text that the engine calls for by a slug."""
    found = {text_key("card", slug) + part for slug in CATALOGUE.cards for part in ("", ".text")}
    found |= {text_key("character", slug) + part for slug in CATALOGUE.characters for part in ("", ".text")}
    found |= {text_key("event", slug) + part for slug in CATALOGUE.events for part in ("", ".text")}
    found |= {text_key("set", slug) for slug in CATALOGUE.sets}
    found |= {text_key("role", slug) + part for slug in ROLES for part in ("", ".goal")}
    found |= {f"{text_key('role', slug)}.three" for slug in ROLES_FOR[3]}
    found |= {text_key("reason", slug) for slug in reasons()}
    found |= {text_key("news", kind) for kind in news_kinds()}
    found |= {text_key("outcome", slug) for slug in outcome_reasons()}
    found |= {text_key("option", field.name) for field in fields(Options)}
    found |= {text_key("phase", phase) for phase in PHASES}
    found |= {text_key("suit", suit) for suit in SUITS}
    found |= {text_key("rank", rank) for rank in RANKS if not rank.isdigit()}
    found |= {text_key("choice-use", slug) for slug, effect in CATALOGUE.effects.items() if "use" in effect.hooks}
    return found


# Whole games in words.


def walk(setup: Setup) -> Iterator[Game]:
    """A random game, at each of its questions and at its end."""
    game = new_game(setup, forkable=False, collect_news=True)
    chance = Chance(setup.key)
    while game.ask:
        yield game
        game.answer(chance.pick(game.ask.options()))
    yield game


SETUPS = [
    *(Setup(players, key_from_seed(f"wording {players} {n}")) for players in (4, 5, 6, 7) for n in (1, 2)),
    *(
        Setup(3 + n % 6, key_from_seed(f"wording all {n}"), tuple(CATALOGUE.sets), Options(event_cards=1 + n % 12))
        for n in range(GAMES)
    ),
    Setup(7, key_from_seed("wording two"), options=Options(two_characters=True)),
    Setup(
        7,
        key_from_seed("wording keep"),
        options=Options(keep_characters=True),
        kept=((0, "calamity_janet"), (1, "sid_ketchum"), (2, "lucky_duke"), (3, "jesse_jones")),
    ),
]


def question_sayings(game: Game, refused: set[Hashable]) -> Iterator[Saying]:
    """The question, its options, what others may interject, and why the rest is refused.

    `refused` collects the refusals that have been worded, because the same ones come at every question.
    """
    assert game.ask
    view = View(game, game.ask.seat)
    ask = view.ask
    assert ask
    yield ask_text, (view, ask, NAMES)
    for option in ask.options():
        yield choice_text, (view, ask, option, NAMES)
    for seat in range(len(view.seats)):
        for offer in game.offers(seat):
            yield choice_text, (View(game, seat), None, offer, NAMES)
    things = (*view.me.characters, *(view.face(card).slug for card in view.me.in_play), view.event or "barrel")
    wishes = [(slug, choice("use", what=slug)) for slug in things]
    for card in view.me.hand if ask.kind == "play" else ():
        targets = (NOBODY, *range(len(view.seats)))
        wishes += [(view.face(card).slug, choice("play", card, target)) for target in targets]
    for slug, wish in wishes:
        refusal = view.why_not(wish)
        said = (refusal, slug, view.seat, wish.target)
        if refusal and said not in refused:
            refused.add(said)
            yield reason_text, (view, refusal, wish, NAMES)


def things(texts: Language) -> Iterator[str]:
    """All names and texts of cards, characters, roles, phases, options and the summary card."""
    for slug in CATALOGUE.cards:
        yield from (card_name(texts, slug), card_text(texts, slug))
    for slug in CATALOGUE.characters:
        yield from (character_name(texts, slug), character_text(texts, slug))
    for slug in CATALOGUE.events:
        yield from (event_name(texts, slug), event_text(texts, slug))
    for slug in ROLES:
        yield from (role_name(texts, slug), role_goal(texts, slug))
    yield from (role_goal(texts, slug, 3) for slug in ROLES_FOR[3])
    yield from (set_name(texts, slug) for slug in CATALOGUE.sets)
    yield role_name(texts, "")
    yield from (phase_name(texts, phase) for phase in PHASES)
    yield from (option_text(texts, field.name) for field in fields(Options))
    yield from (text for entry in summary(texts) for text in entry)
    yield from (text for thing in catalogue_in_words(texts).entries for text in (thing.short, *thing.rulings) if text)


@cache
def spoken() -> dict[str, tuple[Listener, set[str]]]:
    """For each language: which texts were used, and every sentence of some games."""
    by_code = {code: (Listener(code), set[str]()) for code in COMPLETE}
    for texts, sentences in by_code.values():
        sentences.update(things(texts))
    refused: set[Hashable] = set()
    for setup in SETUPS:
        for game in walk(setup):
            sayings = list(question_sayings(game, refused)) if game.ask else []
            for texts, sentences in by_code.values():
                sentences.update(function(texts, *given) for function, given in sayings)
        assert game.outcome
        assert game.news
        for texts, sentences in by_code.values():
            for seat in (NOBODY, *range(setup.players)):
                sentences.add(outcome_text(texts, game.outcome, seat, NAMES))
                sentences.update(news_text_for_seat(texts, item, seat, NAMES) for item in game.news)
    return by_code


# All texts are there, and all are used.


def test_the_complete_languages_have_the_same_texts_with_the_same_variables() -> None:
    english = catalogue("en")
    for code in COMPLETE:
        assert catalogue(code) == english, f"{code} differs from en"


def test_english_and_french_are_complete() -> None:
    assert set(COMPLETE) <= set(languages())
    assert [code for code in COMPLETE if not compare_with_english(code).is_complete] == []


@pytest.mark.parametrize("code", COMPLETE)
def test_everything_that_the_engine_can_say_has_a_text(code: str) -> None:
    assert engine_keys() - set(catalogue(code)) == set()


@pytest.mark.plain("reads the sources through the package")
@pytest.mark.parametrize("code", COMPLETE)
def test_no_text_is_unused(code: str) -> None:
    used = engine_keys() | literals() | spoken()[code][0].asked | SPARES
    assert {key for key in catalogue(code) if not key.startswith(("web-", "duel-", "short-duel-"))} - used == set()


@pytest.mark.parametrize("code", COMPLETE)
def test_the_games_put_every_question_of_the_engine(code: str) -> None:
    """The text of a question depends on its source, so a missing one is only found when the question is asked."""
    asked = spoken()[code][0].asked
    kinds = {constant(node.value) for node in kind_assignments()}
    assert {kind for kind in kinds if not any(key.startswith(f"ask-{kind}") for key in asked)} == set()
    sources = {key for key in catalogue(code) if key.startswith(("ask-", "choice-"))}
    assert sources - SPARES - asked == set()


def kind_assignments() -> list[ast.Assign]:
    """`kind = "…"` of all questions of the engine."""
    tree = ast.parse((SOURCE / "bang" / "asks.py").read_text(encoding="utf-8"))
    assigns = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    return [node for node in assigns if getattr(node.targets[0], "id", "") == "kind"]


@pytest.mark.parametrize("code", COMPLETE)
def test_a_refusal_names_all_its_figures(code: str) -> None:
    texts = catalogue(code)
    for slug, figures in reasons().items():
        assert texts[text_key("reason", slug)] - {"card", "target", "whom"} == figures, slug


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize(("kind", "aimed", "secret"), sorted(news_shapes()))
def test_every_kind_of_news_can_be_told_to_everybody(code: str, kind: str, aimed: bool, secret: bool) -> None:
    about = {"eliminated": "outlaw", "game_over": "sheriff_dead", "character": "sid_ketchum"}.get(kind, BANG)
    faces = (face(BANG, "d", 9),)
    for amount in (1, 2):
        for target in (0, 1, 3) if aimed else (NOBODY,):
            item = NewsItem(kind, 0, target, amount, about, (4,), faces, known_to=0b11 if secret else 255)
            for seat in (0, 1, 2, NOBODY):
                assert_well_formed(news_text_for_seat(language(code), item, seat, NAMES))


# Whole games read well.


@pytest.mark.parametrize("code", COMPLETE)
def test_no_sentence_shows_a_key_or_a_gap(code: str) -> None:
    sentences = spoken()[code][1]
    assert len(sentences) > 2000
    for text in sentences:
        assert_well_formed(text)


def test_french_sets_a_narrow_space_before_high_punctuation() -> None:
    for text in spoken()["fr"][1]:
        assert not re.search(f"(?<!{NARROW})[!?:;]", text), text


def test_french_needs_no_elision_before_a_name() -> None:
    for text in spoken()["fr"][1]:
        assert not re.search(r"\b(de|que|le|la|ne|se|me|te|si) (Anna|El Gringo|Igor|Uma)\b", text, re.IGNORECASE), text


def test_apostrophes_are_typographic() -> None:
    for _, sentences in spoken().values():
        assert not [text for text in sentences if "'" in text]
