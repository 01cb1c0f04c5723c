"""`sixgun texts`, and a language of three texts in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.cli import Sixgun
from tests.support.cli import sixgun as sixgun  # the fixture
from tests.support.third_language import GERMAN, add_language
from tests.support.third_language import language_folder as language_folder  # the fixture


def test_every_language_gets_a_line(sixgun: Sixgun, language_folder: Path) -> None:
    complete = sixgun("texts")
    assert complete.code == 0
    assert [line.partition(":")[0] for line in complete.out.splitlines()] == ["English (en)", "Français (fr)"]


def test_a_language_that_lacks_texts_is_reported_with_exit_code_1(sixgun: Sixgun, language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN + "card-bear = Bär\nterminal-your-role = { $rolle }\n")
    assert sixgun("texts").code == 1
    run = sixgun("texts", "de")
    assert run.code == 1
    assert run.out.startswith("Deutsch (de): 5 of ")
    lines = run.out.splitlines()
    assert lines[lines.index("Not in English, so it is never shown:") + 1] == "  first.ftl: card-bear"
    assert "  first.ftl: terminal-your-role has $rolle; English has $role" in lines
    assert "  cards.ftl: card-beer.text" in lines
    assert "  cards.ftl: card-beer" not in lines
    assert "Inconnu en anglais, donc jamais affiché" in sixgun("texts", "de", "--lang", "fr").out


def test_a_complete_language_has_one_line_and_exit_code_0(sixgun: Sixgun) -> None:
    run = sixgun("texts", "fr")
    assert (run.code, run.out.count("\n")) == (0, 1)


def test_an_unknown_language_is_refused(sixgun: Sixgun) -> None:
    sixgun("texts", "xx").refused("unknown language “xx”: there are en, fr")


def test_three_texts_of_a_new_language_are_seen_in_the_terminal(
    sixgun: Sixgun, language_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_language(language_folder, "de", GERMAN)
    assert "de, en, fr" in sixgun("cards", "--help").out
    beer = sixgun("cards", "bier", "--lang", "de").out
    assert beer.startswith("Bier ")
    assert "Regain 1 life point" in beer
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    played = sixgun("play", "--players", "4", "--seed", "3", said="1\n" * 40 + "quit\n").out
    assert "Wähle eine Karte!" in played
    assert "life" in played
