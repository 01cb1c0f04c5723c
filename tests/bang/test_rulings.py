"""The page of rulings is complete, up to date, and every ruling is tested."""

from __future__ import annotations

import re
from dataclasses import fields

from sixgun.bang.options import DEFAULT, Options
from tests.support.rulings import LAST, PAGE, TESTS, citations, cited_in, filled, rulings

TEXT = PAGE.read_text(encoding="utf-8")


def test_all_rulings_are_on_the_page_in_their_order() -> None:
    assert list(rulings(TEXT)) == list(range(1, LAST + 1))


def test_every_ruling_has_a_test() -> None:
    tests = citations()
    assert [number for number in rulings(TEXT) if number not in tests] == []


def test_no_test_cites_an_unknown_ruling() -> None:
    known = rulings(TEXT)
    assert {number: names for number, names in citations().items() if number not in known} == {}


def test_the_page_names_the_tests_of_today() -> None:
    assert filled(TEXT, citations()) == TEXT, "run: python -m tests.support.rulings --write"


def test_every_switch_is_on_the_page_with_its_default() -> None:
    switches = TEXT.partition("## Rule options")[2].partition("## Editions")[0]
    assert re.findall(r"^\| `(\w+)` \|", switches, re.MULTILINE) == [field.name for field in fields(Options)]
    assert [field.name for field in fields(Options) if getattr(DEFAULT, field.name) is True] == ["own_cards"]
    assert DEFAULT.event_cards == 12


def test_every_option_that_a_ruling_names_exists_and_leads_back_to_it() -> None:
    switches = dict(re.findall(r"^\| `(\w+)` \|.*\| ([\w, ]+) \|$", TEXT, re.MULTILINE))
    for number, text in rulings(TEXT).items():
        for note in re.findall(r"\*Options? ([^*]+)\*", text):
            for option in re.findall(r"`(\w+)`", note):
                assert str(number) in switches[option].split(", "), f"ruling {number} and option {option}"
    for option in re.findall(r"`(\w+)", TEXT.partition("## Editions")[2]):
        assert option in switches


def test_every_switch_is_thrown_by_some_test() -> None:
    folders = (TESTS / "bang" / "rules", TESTS / "bang" / "sets")
    scenarios = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    assert [field.name for field in fields(Options) if f"{field.name}=" not in scenarios] == []


def test_every_ruling_cited_by_a_reason_or_a_comment_of_the_game_exists() -> None:
    known = rulings(TEXT)
    cited = set()
    for path in (TESTS.parent / "src" / "sixgun" / "bang").rglob("*.py"):
        cited |= {int(number) for number in re.findall(r"reason\(\"\w+\", (\d+)", path.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= set(known)


def test_citations_are_found_behind_and_below_the_first_line() -> None:
    source = '''
def test_one() -> None:  # ruling 15
    pass

def test_two() -> None:
    # ruling 3, 20
    """With a docstring."""

def test_three(
    argument: int,
) -> None:  # rulings 7
    print("# ruling 8")

def helper() -> None:  # ruling 9
    pass
'''
    assert list(cited_in(source)) == [("test_one", 15), ("test_two", 3), ("test_two", 20), ("test_three", 7)]


def test_a_filled_page_stays_as_it_is() -> None:
    page = "| 4 | A limit. | |\n| 5 | A choice. | `test_old` |\n"
    once = filled(page, {4: ["test_a", "test_b"]})
    assert once == "| 4 | A limit. | `test_a`<br>`test_b` |\n| 5 | A choice. | |\n"
    assert filled(once, {4: ["test_a", "test_b"]}) == once
    assert rulings(once) == {4: "A limit.", 5: "A choice."}
