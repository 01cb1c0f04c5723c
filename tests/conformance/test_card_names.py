"""A card is named in its own class, in the bots' opinions and in texts. Everybody else reads its facts.

String constants of `src/sixgun` and literals and keys of objects of `web/src` are read.
Bots also import the constants BANG and MISSED: the rules on shots name these two cards, so `bang/effect.py` has them.
The exceptions below say why they are honest. One that is no longer needed fails, so the list stays short.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sixgun.bang.sets import CATALOGUE as BANG_CATALOGUE
from sixgun.duel.sets import CATALOGUE as DUEL_CATALOGUE

ROOT = Path(__file__).parents[2]
SLUGS = frozenset({*BANG_CATALOGUE.effects, *DUEL_CATALOGUE.effects})
FACE = re.compile(r"([a-z_]+)-(?:[2-9]|10|[jqka])[cdhs]")
TOKEN = re.compile(
    r"""/\*.*?\*/ | <!--.*?--> | (?<![:'"])//[^\n]*            # comments
      | '(?P<single>[^'\n]*)' | "(?P<double>[^"\n]*)" | `(?P<plain>[a-z0-9_-]*)`
      | (?<![\w.$-])(?P<key>[a-z_]+)(?=\s*:)""",
    re.VERBOSE | re.DOTALL,
)
WEB_TESTS = re.compile(r"\.test\.ts$|/src/(testing|specimens)/")
"""What tests the client, and the pages of specimens that pictures are taken of."""

WHOLE_FILES = {
    "src/sixgun/bots/bang/opinions.py": "opinions",
    "src/sixgun/bots/duel/opinions.py": "opinions",
    "web/src/cards/cardIcons.ts": "names of drawings, made from the facts",
    "web/src/cards/sprite.ts": "names of drawings, made from the facts",
    "web/src/pages/credits/iconAuthors.ts": "names of drawings",
    "web/src/cards/portraits/recipes.ts": "portraits of characters: artwork, not facts",
    "web/src/pages/home/Hero.svelte": "shows certain cards as pictures",
    "web/src/pages/learn/Learn.svelte": "shows certain cards as pictures",
    "web/src/pages/rules/Rules.svelte": "shows certain cards as pictures",
}


class OtherMeaning(NamedTuple):
    """Slugs that may be written in some files, or in all files below a folder, and what they mean there."""

    words: tuple[str, ...]
    meaning: str
    places: tuple[str, ...]


EXCEPTIONS = (
    # Words that are slugs and mean something else.
    OtherMeaning(("bang", "duel"), "the two games", (
        "src/sixgun/games.py", "web/src/protocol/",
    )),
    OtherMeaning(("bang",), "the game", (
        "web/src/games/bang/index.ts", "web/src/games/bang/bangView.ts",
        "src/sixgun/bang/catalogue.py", "src/sixgun/bang/header.py",
        "src/sixgun/server/presentation/bang/catalogue_texts.py",
        "src/sixgun/server/protocol/bang.py", "src/sixgun/server/protocol/news_times.py",
        "src/sixgun/server/protocol/http.py",
    )),
    OtherMeaning(("duel",), "the game, and its set", (
        "src/sixgun/duel/catalogue.py", "src/sixgun/duel/header.py", "src/sixgun/duel/rules/setup.py",
        "src/sixgun/server/presentation/duel/catalogue_texts.py",
        "src/sixgun/server/protocol/duel.py", "src/sixgun/server/protocol/news_times.py",
        "web/src/games/duel/NewTableForm.svelte",
        "web/src/games/duel/index.ts", "web/src/games/duel/duelView.ts",
    )),
    OtherMeaning(("bang",), "a mark that counts BANG! cards", (
        "src/sixgun/bang/view.py", "src/sixgun/duel/rules/legal_plays.py",
    )),
    OtherMeaning(("bang",), "the lesson on this card", ("web/src/pages/learn/lessons.ts",)),
    OtherMeaning(("bang",), "the word for every hit card of The Duel", ("src/sixgun/duel/effect.py",)),
    OtherMeaning(("bang",), "a card in the example of a message", ("src/sixgun/bang/position/lines.py",)),
    OtherMeaning(("dodge",), "the question for a Missed!", (
        "src/sixgun/bang/asks.py", "src/sixgun/bang/notation.py", "src/sixgun/bots/bang/cowboy.py",
        "src/sixgun/bots/bang/greenhorn.py", "src/sixgun/bots/bang/option_values.py", "src/sixgun/bots/bang/karma.py",
        "src/sixgun/server/presentation/bang/confirmations.py",
        "src/sixgun/server/presentation/bang/question_presenter.py",
        "src/sixgun/server/presentation/bang/seat_presenter.py",
        "src/sixgun/wording/bang/questions.py", "web/src/pages/learn/lessons.ts",
        "web/src/games/bang/bangTable.svelte.ts",
    )),
    OtherMeaning(("missed",), "the news of a shot that did not hit", (
        "src/sixgun/bang/announce.py", "src/sixgun/server/protocol/news_times.py",
        "web/src/protocol/newsTimes.ts",
        "web/src/table/sounds.ts", "web/src/games/bang/result/highlights.ts",
        "web/src/games/bang/bangTable.svelte.ts",
    )),
    OtherMeaning(("missed",), "the old name of a fact", ("src/sixgun/bang/old_packs.py",)),
    OtherMeaning(("duel", "jail"), "kinds of acts, and motives", (
        "src/sixgun/bots/bang/act_likelihoods.py", "src/sixgun/bots/bang/motives.py",
        "src/sixgun/wording/bang/motives.py",
    )),
    OtherMeaning(("clock",), "how long a player may think", (
        "src/sixgun/server/protocol/messages.py", "web/src/connection/", "web/src/games/duel/NewTableForm.svelte",
        "web/src/games/generic/NewTableForm.svelte",
        "web/src/games/bang/NewTableForm.svelte", "web/src/protocol/",
        "web/src/table/QuestionBar.svelte",
    )),
    OtherMeaning(("high_noon",), "the set", ("src/sixgun/bang/options.py", "src/sixgun/bang/sets/high_noon.py")),
    OtherMeaning(("barrel", "dynamite"), "symbols of a reveal", (
        "src/sixgun/duel/faces.py", "web/src/catalogue/faces.ts", "web/src/cards/icons.ts",
    )),
    OtherMeaning(("rattlesnake",), "a drawing", ("web/src/cards/icons.ts",)),
    OtherMeaning(("bible", "derringer"), "drawings", ("web/src/cards/glyphs.ts",)),
    OtherMeaning(("hat", "sombrero"), "parts of a portrait", ("web/src/cards/portraits/parts.ts",)),
    # Cards that the rulebook itself names.
    OtherMeaning(("bang", "missed"), "the rules on shots name them", ("src/sixgun/bang/effect.py",)),
    OtherMeaning(("beer", "duel"), "abilities whose text names the card", (
        "src/sixgun/bang/sets/dodge_city/characters.py",
    )),
    OtherMeaning(("beer",), "The Reverend, an event whose text names the card", ("src/sixgun/bang/sets/high_noon.py",)),
    OtherMeaning(("pat_brennan",), "the mark of the ability, which an option names", (
        "src/sixgun/bang/sets/high_noon.py",
    )),
    OtherMeaning(("general_store",), "an ability whose text names the card", ("src/sixgun/bang/sets/the_bullet.py",)),
    OtherMeaning(("missed", "strong_ale"), "abilities whose text names the card", ("src/sixgun/duel/sets/law.py",)),
)  # fmt: skip


def python_slugs(text: str) -> Iterator[tuple[int, str]]:
    """Each string constant that names a card, with its line. What a class gives as its `icon` is a drawing's name."""
    tree = ast.parse(text)
    icons = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for statement in node.body
        if isinstance(statement, ast.Assign)
        and [target.id for target in statement.targets if isinstance(target, ast.Name)] == ["icon"]
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in icons:
            slug = slug_in(node.value)
            if slug:
                yield node.lineno, slug


def web_slugs(text: str) -> Iterator[tuple[int, str]]:
    """Each literal, and each key of an object, that names a card, with its line."""
    for token in TOKEN.finditer(text):
        slug = slug_in(next((word for word in token.groups() if word is not None), ""))
        if slug:
            yield text.count("\n", 0, token.start()) + 1, slug


def slug_in(text: str) -> str:
    """The slug that a text consists of, alone or as a face (`bang-9d`), or an empty text."""
    face = FACE.fullmatch(text)
    slug = face[1] if face else text
    return slug if slug in SLUGS else ""


def named() -> dict[tuple[str, str], list[int]]:
    """Where cards are named: file and slug, with the lines."""
    found: dict[tuple[str, str], list[int]] = {}
    files = [(path, python_slugs) for path in sorted((ROOT / "src" / "sixgun").rglob("*.py"))]
    files += [
        (path, web_slugs)
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and not WEB_TESTS.search(path.as_posix())
    ]
    for path, read in files:
        for line, slug in read(path.read_text(encoding="utf-8")):
            found.setdefault((path.relative_to(ROOT).as_posix(), slug), []).append(line)
    return found


NAMED = named()


def is_in(file: str, place: str) -> bool:
    return file.startswith(place) if place.endswith("/") else file == place


def test_no_card_is_named_where_its_facts_should_be_read() -> None:
    wrong = [
        f"{file}:{lines[0]}: {slug}"
        for (file, slug), lines in NAMED.items()
        if file not in WHOLE_FILES
        and not any(slug in e.words and any(is_in(file, place) for place in e.places) for e in EXCEPTIONS)
    ]
    assert wrong == []


def test_every_exception_is_still_needed() -> None:
    stale = [file for file in WHOLE_FILES if not any(named == file for named, _ in NAMED)]
    stale += [
        f"{word} in {place}"
        for exception in EXCEPTIONS
        for word in exception.words
        for place in exception.places
        if not any(slug == word and is_in(file, place) for file, slug in NAMED)
    ]
    assert stale == []


@pytest.mark.parametrize(
    "text", ['x == "beer"', 'CARDS = {"beer": 1}', 'f("beer-7h")', 'match x:\n  case "beer": pass']
)
def test_a_name_in_python_is_found(text: str) -> None:
    assert [slug for _, slug in python_slugs(text)] == ["beer"]


@pytest.mark.parametrize("text", ['"""beer is a card"""', 'class Beer:\n    icon = "beer"', "beer = 1", 'f"{beer}"'])
def test_other_python_is_no_name(text: str) -> None:
    assert list(python_slugs(text)) == []


@pytest.mark.parametrize(
    "text",
    ["x === 'beer'", "{ beer: 1 }", "`beer`", '<Card face="beer-7h" />', "const a = 'https://b.c'; // it's\nf('beer')"],
)
def test_a_name_in_the_client_is_found(text: str) -> None:
    assert [slug for _, slug in web_slugs(text)] == ["beer"]


@pytest.mark.parametrize("text", ["// 'beer'", "/* `beer`\n beer: */", "<!-- 'beer' -->", "a.beer", "t('web-beer')"])
def test_other_text_of_the_client_is_no_name(text: str) -> None:
    assert list(web_slugs(text)) == []
