"""The texts of the page (`web_*.ftl`): none is missing, none is unused, and the typography is correct.

The page uses a text by its key in quotes, `t('web-table-rail-log')`, or by a template, t(`web-table-phase-${phase}`).
A template that begins with the name of the file only, as t(`web-table-${word}`), does not count.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sixgun.wording import languages
from tests.support.texts import COMPLETE, NARROW, SOURCE, catalogue

CLIENT = Path(__file__).parents[2] / "web" / "src"
KEY = re.compile(r"""(['"`])(web-[a-z0-9.-]*[a-z0-9])\1""")
TEMPLATE = re.compile(r"`(web-[a-z]+-[a-z0-9-]+(?:\$\{[^`]*?\}[a-z0-9.-]*)+)`")
GAP = re.compile(r"\$\{.*?\}")


@cache
def code() -> str:
    """The client's code without its tests."""
    files = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def page_files(language_code: str) -> list[Path]:
    return sorted((SOURCE / "wording" / language_code).glob("web_*.ftl"))


@cache
def page_keys() -> set[str]:
    return {key for key in catalogue("en") if key.startswith("web-")}


@cache
def quoted() -> set[str]:
    return {key for _, key in KEY.findall(code())}


@cache
def templates() -> dict[str, re.Pattern[str]]:
    """Every template of a key, as a pattern of the keys that it can make."""
    return {text: re.compile("[a-z0-9.-]*".join(map(re.escape, GAP.split(text)))) for text in TEMPLATE.findall(code())}


def messages(path: Path) -> list[ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def shown(pattern: ftl.Pattern) -> list[str]:
    """The texts that a pattern can show, with an X for everything that is put in."""
    texts = [""]
    for element in pattern.elements:
        added = ["X"]
        if isinstance(element, ftl.TextElement):
            added = [element.value]
        elif isinstance(element.expression, ftl.SelectExpression):
            added = [text for variant in element.expression.variants for text in shown(variant.value)]
        elif isinstance(element.expression, ftl.StringLiteral):
            added = [str(element.expression.parse()["value"])]
        texts = [text + more for text in texts for more in added]
    return texts


def page_texts(language_code: str) -> list[tuple[str, str]]:
    """Every text of the page with its key."""
    found = []
    for path in page_files(language_code):
        for message in messages(path):
            patterns = [message.value, *(attribute.value for attribute in message.attributes)]
            found += [(message.id.name, text) for pattern in patterns if pattern for text in shown(pattern)]
    return found


def test_the_complete_languages_have_the_same_files() -> None:
    names = [[path.name for path in page_files(language_code)] for language_code in COMPLETE]
    assert names[0]
    assert all(each == names[0] for each in names)


@pytest.mark.parametrize("language_code", languages())
def test_a_key_begins_with_the_name_of_its_file(language_code: str) -> None:
    for path in page_files(language_code):
        beginning = path.stem.replace("_", "-") + "-"
        assert [entry.id.name for entry in messages(path) if not entry.id.name.startswith(beginning)] == []


def test_no_text_of_the_page_is_unused() -> None:
    def used(key: str) -> bool:
        return key in quoted() or any(pattern.fullmatch(key) for pattern in templates().values())

    assert sorted(key for key in page_keys() if not used(key)) == []


def test_every_text_that_the_page_shows_is_there() -> None:
    assert sorted(quoted() - page_keys()) == []
    made = {text: [key for key in page_keys() if pattern.fullmatch(key)] for text, pattern in templates().items()}
    assert [text for text, keys in made.items() if not keys] == []


def test_french_sets_a_narrow_space_before_high_punctuation() -> None:
    assert [(key, text) for key, text in page_texts("fr") if re.search(rf"(?<!{NARROW})(?<![!?:;])[!?:;]", text)] == []


def test_french_quotes_have_narrow_spaces() -> None:
    assert [(key, text) for key, text in page_texts("fr") if re.search(rf"«(?!{NARROW})|(?<!{NARROW})»", text)] == []


@pytest.mark.parametrize("language_code", languages())
def test_apostrophes_are_typographic(language_code: str) -> None:
    assert [(key, text) for key, text in page_texts(language_code) if "'" in text] == []
