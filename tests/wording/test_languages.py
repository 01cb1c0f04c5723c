"""Languages are found by their folders, and what one of them lacks is said in English."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.kernel.errors import SixgunError
from sixgun.wording import MissingText, best_language, language, languages
from sixgun.wording.language import language_name
from sixgun.wording.pack_library import open_pack_library
from sixgun.wording.text_check import compare_with_english
from tests.support.texts import COMPLETE
from tests.support.third_language import GERMAN, add_language, forget_languages
from tests.support.third_language import language_folder as language_folder  # the fixture

PACK = Path(__file__).parents[2] / "examples" / "frontier_town.py"


def test_a_folder_with_texts_is_a_language(language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN)
    (language_folder / "it").mkdir()
    assert languages() == ("de", "en", "fr")
    assert language_name("de") == "Deutsch"
    assert [language_name(code) for code in COMPLETE] == ["English", "Français"]


def test_a_language_without_a_name_is_called_by_its_code(language_folder: Path) -> None:
    add_language(language_folder, "pt-BR", "card-beer = Cerveja\n")
    assert language_name("pt-BR") == "pt-BR"


@pytest.mark.parametrize("folder", ["german", "DE", "de_AT", "d"])
def test_a_folder_that_is_not_named_after_a_language_is_refused(language_folder: Path, folder: str) -> None:
    add_language(language_folder, folder, GERMAN)
    with pytest.raises(SixgunError, match=f"{folder} is not named after a language: rename it like “de”"):
        languages()


def test_every_missing_text_is_english(language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN)
    german, english = language("de"), language("en")
    assert german.text("card-beer") == "Bier"
    assert german.text("card-beer.text") == english.text("card-beer.text")
    assert german.has_part("card-beer.text") and not german.has_part("card-beer.nonsense")
    assert german.text("terminal-next-event", event="Blessing", left=1) == "Next event: Blessing, the last one"
    assert german.has("card-bang") and not german.has_own("card-bang") and not german.has("card-nonsense")
    with pytest.raises(MissingText, match="card-nonsense"):
        german.text("card-nonsense")


def test_each_text_follows_the_plural_rules_of_the_language_that_it_is_in(language_folder: Path) -> None:
    """Lithuanian says “21 card” where English says “21 cards”."""
    add_language(language_folder, "lt", "terminal-report-games = { $games ->\n    [one] vienas\n   *[other] daug\n}\n")
    lithuanian = language("lt")
    assert [lithuanian.text("terminal-report-games", games=count) for count in (1, 2, 21)] == [
        "vienas",
        "daug",
        "vienas",
    ]
    assert lithuanian.text("terminal-hidden-cards", count=21) == "21 hidden cards"


def test_a_language_without_known_plural_rules_takes_the_english_ones(
    language_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    add_language(language_folder, "tlh", "terminal-report-games = { $games ->\n    [one] wa’\n   *[other] law’\n}\n")
    assert [language("tlh").text("terminal-report-games", games=count) for count in (1, 2)] == ["wa’", "law’"]


@pytest.mark.parametrize("text", ["Bier für { $nobody }", "{ card-bier }", "{ -bier }"])
def test_a_text_that_cannot_be_filled_in_is_english(language_folder: Path, text: str) -> None:
    add_language(language_folder, "de", f"card-beer = {text}\n")
    assert language("de").text("card-beer") == "Beer"


def test_the_texts_of_a_pack_are_english_in_a_language_that_it_does_not_have(language_folder: Path) -> None:
    add_language(language_folder, "de", "card-beer = Bier\n")
    german = open_pack_library([PACK]).language("de")
    assert (german.text("card-beer"), german.text("card-snake-oil")) == ("Bier", "Snake Oil")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ([], "en"),
        (["fr"], "fr"),
        (["fr-CH"], "fr"),
        (["fr_CA.UTF-8"], "fr"),
        (["ca@valencia", "FR"], "fr"),
        (["fil", "fro"], "en"),
        (["pt"], "pt-BR"),
        (["pt-PT"], "pt-BR"),
        (["zh-Hant-TW"], "zh-Hant"),
        (["zh-Hans-CN"], "zh-Hant"),
        (["", "C", "../../etc", "-".join(["x"] * 9999)], "en"),
    ],
)
def test_the_best_language_is_the_first_wanted_one_that_there_is(
    language_folder: Path, wanted: list[str], found: str
) -> None:
    for code in ("pt-BR", "zh-Hant"):
        add_language(language_folder, code, "card-beer = 1\n")
    assert best_language(wanted) == found


# What is reported.


def test_a_complete_language_has_nothing_to_report(language_folder: Path) -> None:
    for code in COMPLETE:
        compared = compare_with_english(code)
        assert compared.is_complete
        assert compared.translated == compared.total > 1500


def test_missing_and_superfluous_texts_are_found_with_their_files(language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN + "card-bear = Bär\n")
    compared = compare_with_english("de")
    assert not compared.is_complete
    assert compared.translated == 4
    assert [(text.file, text.key) for text in compared.superfluous] == [("first.ftl", "card-bear")]
    missing = {text.key: text.file for text in compared.missing}
    assert missing["card-beer.text"] == missing["card-bang"] == "cards.ftl"
    assert len(missing) == compared.total - compared.translated


def test_other_variables_than_in_english_are_found(language_folder: Path) -> None:
    add_language(language_folder, "de", "terminal-your-role = Du bist { $rolle }\nterminal-asked = { $name }?\n")
    (one,) = compare_with_english("de").wrong_variables
    assert one[0].key == "terminal-your-role"
    assert (*one[0].variables, *one[1]) == ("rolle", "role")


def test_references_to_texts_that_are_not_there_are_found(language_folder: Path) -> None:
    add_language(language_folder, "de", "-bier = Bier\ncard-beer = { -bier }\ncard-saloon = { card-bang } { -rum }\n")
    lost = compare_with_english("de").lost_references
    assert [(text.key, name) for text, name in lost] == [("card-saloon", "-rum"), ("card-saloon", "card-bang")]


def test_what_cannot_be_read_is_found_with_its_line(language_folder: Path) -> None:
    path = add_language(language_folder, "de", "card-beer = Bier\ncard-bang { Peng }\ncard-beer = Helles\n")
    compared = compare_with_english("de")
    assert [text.partition(":")[0] for text in compared.unreadable] == ["first.ftl, line 2", "first.ftl, line 3"]
    assert "“card-beer” is already in first.ftl" in compared.unreadable[1]
    path.write_text("card-beer = Bier\n", encoding="utf-8")
    forget_languages()
    assert compare_with_english("de").unreadable == []


def test_a_file_that_is_not_utf_8_is_named(language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN)
    (language_folder / "de" / "odd.ftl").write_bytes("card-missed = Daneben für immer\n".encode("latin-1"))
    forget_languages()
    with pytest.raises(SixgunError, match=r"odd\.ftl is not UTF-8 text: save it as UTF-8"):
        language("de")
    with pytest.raises(SixgunError, match=r"odd\.ftl is not UTF-8 text: save it as UTF-8"):
        compare_with_english("de")
