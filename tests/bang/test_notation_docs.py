"""The examples of docs/notation.md, and the choices and marks that it lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.bang.notation import answer_line
from sixgun.bang.position import parse_position
from sixgun.bang.sets.base.deck import DECK
from tests.support.table import table

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"
EXAMPLES = re.findall(r"^```(\w+)\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
CHOICES = """
    > {who}   sheriff 3   hand: bang-2c bang-4c beer-6h barrel-qs
      Rose Doolan       outlaw   1/4    hand: bang-3c missed-6s play: barrel-ks scope-as
      Sid Ketchum       renegade
      Slab the Killer   outlaw
    {more}
"""


def test_the_documentation_has_examples_of_all_kinds() -> None:
    assert {kind for kind, _ in EXAMPLES} == {"cards", "position", "play"}


def test_the_cards_of_the_documentation_exist() -> None:
    words = " ".join(text for kind, text in EXAMPLES if kind == "cards").split()
    assert set(words) <= {face.text for face in DECK}
    assert words


def test_the_marks_of_the_documentation_can_be_read() -> None:
    marks = re.findall(r"`((?:turn|game) [a-z_]+(?: of \d)? = \d+)`", DOCS.read_text(encoding="utf-8"))
    four = CHOICES.format(who="Willy the Kid", more="sets: all")
    state = parse_position(f"{four}marks: {', '.join(marks)}").state
    assert len(state.turn_marks) + len(state.game_marks) == len(marks) > 10


@pytest.mark.parametrize(
    ("who", "more", "lines"),
    [
        ("Willy the Kid", "event: ricochet", ["use bang-2c as ricochet", "take scope-as"]),
        ("Willy the Kid", "event: sniper", ["use sniper > 2", "discard bang-2c", "discard bang-4c"]),
        ("Doc Holyday", "", ["use doc_holyday > 2", "discard bang-2c", "discard beer-6h"]),
        ("José Delgado", "", ["use barrel-qs as jose_delgado"]),
        ("Uncle Will", "", ["use beer-6h as uncle_will"]),
        ("Claus the Saint", "phase: draw\ndeck: bang-9d", ["take bang-9d > 2"]),
        ("Jesse Jones", "event: abandoned_mine\nphase: draw\ndiscard: bang-9d", ["take deck", "play bang-9d > 2"]),
        ("Willy the Kid", "event: peyote\nphase: draw\ndeck: 2h 3h", ["name red", "name stop"]),
        ("Willy the Kid", "event: peyote\nphase: draw\ndeck: 2h 3h", ["name black", "pass"]),
        ("Willy the Kid", "event: hard_liquor\nphase: draw", ["name drink"]),
        ("Willy the Kid", "event: hard_liquor\nphase: draw", ["name draw"]),
        ("Willy the Kid", "event: handcuffs\nphase: draw", ["name clubs"]),
        ("Willy the Kid", "events: the_daltons\nphase: reveal", ["Rose: take scope-as"]),
        ("Willy the Kid", "", ["bang-2c > 2", "Rose: pass", "Rose: pass", "Rose: take scope-as", "Rose: pass"]),
    ],
)
def test_the_choices_of_the_documentation_are_offered(who: str, more: str, lines: list[str]) -> None:
    table(CHOICES.format(who=who, more=more.replace("\n", "\n    "))).play(*lines)


def test_a_second_character_is_taken_by_its_name() -> None:
    text = CHOICES.format(who="Willy the Kid", more="event: new_identity\n    phase: start")
    t = table(text.replace("beer-6h barrel-qs", "spare: el_gringo")).play("take el_gringo")
    assert t.asked == "El Gringo"


def test_the_positions_of_the_documentation_can_be_played_on_as_it_says() -> None:
    game = None
    for kind, text in EXAMPLES:
        if kind == "position":
            game = parse_position(text)
        elif kind == "play":
            assert game is not None
            for line in text.splitlines():
                answer_line(game, line)
