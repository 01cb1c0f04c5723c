"""What docs/duel.md shows can be read and played."""

from __future__ import annotations

import re

from sixgun.duel.asks import VERBS
from tests.duel.table import table
from tests.rulings import DUEL_PAGE

PAGE = (DUEL_PAGE.parent / "duel.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_position_and_the_lines_of_the_page_can_be_played() -> None:
    t = table(block("duel-position"))
    t.play(*block("duel-play").splitlines())
    assert (t.law.rear, t["Dalon"].life, t["Sid"].life) == ("Jango", 5, 4)


def test_the_page_shows_every_verb() -> None:
    table_of_choices = PAGE.partition("| Text | Meaning |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+)", table_of_choices)) == set(VERBS)
