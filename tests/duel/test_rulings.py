"""The page of rulings of The Duel is complete and up to date, and lists every switch."""

from __future__ import annotations

import re
from dataclasses import fields

from sixgun.duel.options import Options
from tests.support.rulings import DUEL, DUEL_PAGE, TESTS, citations, filled, rulings

TEXT = DUEL_PAGE.read_text(encoding="utf-8")
LAST = 123


def test_all_rulings_are_on_the_page_in_their_order() -> None:
    assert list(rulings(TEXT)) == list(range(1, LAST + 1))


def test_every_ruling_has_a_test() -> None:
    tests = citations(DUEL)
    assert [number for number in rulings(TEXT) if number not in tests] == []


def test_the_page_names_the_tests_of_today() -> None:
    tests = citations(DUEL)
    assert filled(TEXT, tests) == TEXT, "run: python -m tests.support.rulings --write"
    assert set(tests) <= set(rulings(TEXT))


def test_every_switch_is_on_the_page_with_its_default() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \|", TEXT.partition("## Rule options")[2], re.MULTILINE)
    words = {True: "on", False: "off"}
    usual = Options()
    expected = [(field.name, getattr(usual, field.name)) for field in fields(Options)]
    assert listed == [(name, words.get(value, str(value))) for name, value in expected]


def test_every_switch_is_thrown_by_some_scenario() -> None:
    scenarios = "".join(path.read_text(encoding="utf-8") for path in sorted(DUEL.rglob("test_*.py")))
    assert [field.name for field in fields(Options) if f"{field.name}=" not in scenarios] == []


def test_every_ruling_cited_by_a_reason_exists() -> None:
    cited = set()
    for path in (TESTS.parent / "src" / "sixgun" / "duel").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        cited |= {int(number) for number in re.findall(r"reason\(\"\w+\", (\d+)", text)}
    assert len(cited) > 8
    assert cited <= set(rulings(TEXT))
