"""What the arena and the balance studies print and write, and what they refuse."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sixgun.arena.contest import ContestResult, run_contest
from sixgun.arena.document import Document, Figure, Section
from sixgun.arena.optional_imports import MODULES
from sixgun.arena.plots import Bar
from sixgun.arena.runs import Run
from tests.support.cli import Sixgun, child, sixgun
from tests.support.contests import ARENA, small

__all__ = ["sixgun"]  # a fixture


ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def result() -> ContestResult:
    return run_contest(small(), ["cowboy", "karma", "random"], 6, Run())


class Tags(HTMLParser):
    """Collects what a page would load, its ids, and the ids that it refers to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.refers: list[str] = re.findall(r"url\(#([^)]*)\)", page)
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("src", "href", "data", "srcset"):
                (self.refers if (value or "").startswith("#") else self.loads).append((value or "").lstrip("#"))


def self_contained(page: str) -> Tags:
    """Nothing of the page comes from elsewhere, and what it refers to is there once."""
    tags = Tags(page)
    assert tags.loads == []
    assert not {"script", "link", "img", "iframe", "object", "metadata"} & set(tags.names)
    for word in ("http:", "https:", "//", "@import", "file:"):
        assert word not in page
    assert len(set(tags.ids)) == len(tags.ids)
    assert set(tags.refers) <= set(tags.ids)
    return tags


def test_the_page_needs_nothing_from_elsewhere(sixgun: Sixgun) -> None:
    assert sixgun(*ARENA, "--out", "run").code == 0
    page = Path("run/report.html").read_text(encoding="utf-8")
    tags = self_contained(page)
    assert tags.names.count("svg") == tags.names.count("figure") == 3
    assert "<title>Arena: cowboy against random</title>" in page
    assert "sixgun arena --game bang --bots cowboy,random --players 5 --games 12 --seed 7" in page
    assert "light-dark(" in page and "currentColor" in page


def test_what_a_page_says_cannot_break_it() -> None:
    evil = "<b>&\"'</b>"
    document = Document(evil, {"Command": evil}, [Section(evil, evil, [], [Figure(evil, evil, [Bar(evil, 1, 0, 2)])])])
    assert evil not in document.page()
    self_contained(document.page())


def test_the_text_tells_every_edge_rating_and_time(sixgun: Sixgun, result: ContestResult) -> None:
    out = sixgun(*ARENA).out
    for text in ("cowboy against random", "Paired seats", "Sheriff", "Renegade", "Ratings", "cowboy, all", "p99"):
        assert text in out
    data = result.to_data()
    assert set(data["edges"]["karma"]) == {"sheriff", "deputy", "outlaw", "renegade", "all"}
    assert [row["bot"] for row in data["ratings"] if not row["side"]] == ["cowboy", "karma", "random"]


# The command line.


@pytest.mark.parametrize(
    ("args", "cause"),
    [
        ("--bots cowboy", "a contest needs two or more bots"),
        ("--bots cowboy,cowboy", "name each one once"),
        ("--bots cowboy,nobody", "unknown bot “nobody”"),
        ("--bots ,", "unknown bot “”"),
        ("--players 12", "12 players cannot play"),
        ("--games 0", "not a number from 1"),
        ("--jobs 0", "not a number from 1"),
        ("--budget -1", "not a number from 0"),
        ("--budget nan", "not a number from 0"),
        ("--options moon", "unknown rule option"),
        ("--sets moon", "unknown set"),
        ("--game poker", "unknown game “poker”"),
        ("--out file/sub", "cannot be written"),
        ("--pack missing.py", "missing.py"),
        ("--moon", "unrecognized arguments"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "balance"])
def test_bad_input_is_one_sentence(sixgun: Sixgun, command: str, args: str, cause: str) -> None:
    Path("file").write_text("")
    if command == "balance" and "--bots cowboy" in args and "nobody" not in args:
        cause = "2 bots for 5 seats" if "," in args else ""
    if cause:
        sixgun(command, *args.split()).refused(cause)


@pytest.mark.parametrize("module", ["openskill", "polars", "matplotlib"])
@pytest.mark.parametrize("command", ["arena", "balance"])
def test_a_missing_extra_is_one_sentence_with_the_way_to_get_it(
    sixgun: Sixgun, monkeypatch: pytest.MonkeyPatch, command: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    sixgun(command).refused(f"this needs {module}, which is not installed", "pip install 'sixgun[arena]'")


def test_ray_is_an_extra_of_its_own(sixgun: Sixgun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sixgun(*ARENA, "--ray").refused("this needs ray, which is not installed", "pip install 'sixgun[ray]'")


def test_no_other_command_loads_what_only_measuring_needs() -> None:
    code = "import sys; from sixgun.terminal.main import main; main(); print(*sorted(sys.modules))"
    out = subprocess.run(
        child("simulate", "--games", "1", code=code), capture_output=True, text=True, check=True
    ).stdout
    loaded = {name.partition(".")[0] for name in out.split()}
    assert not loaded & {"openskill", "polars", "matplotlib", "ray", "numpy"}
    assert "sixgun.arena.contest" not in out


def test_the_examples_in_the_documentation_run(sixgun: Sixgun) -> None:
    text = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    commands = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    commands = [words for words in commands if words[:1] == ["sixgun"] and "--ray" not in words]
    assert len(commands) >= 3
    for words in commands:
        words[words.index("--games") + 1] = "2"  # the same, only shorter
        assert sixgun(*words[1:]).code == 0, words


def test_the_extras_are_those_that_the_tests_are_locked_with() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    locked = (ROOT / "requirements" / "dev.lock").read_text()
    lean = (ROOT / "requirements" / "run.lock").read_text()
    assert set(extras) == set(MODULES)
    for name, needed in extras.items():
        assert [re.split("[<>=]", entry)[0] for entry in needed] == list(MODULES[name])
        assert all(f"\n{module}==" in locked for module in MODULES[name])
        assert not [module for module in MODULES[name] if f"\n{module}==" in lean]
