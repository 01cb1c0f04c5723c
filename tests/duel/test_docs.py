"""What docs/duel.md shows can be read and played."""

from __future__ import annotations

import re

from sixgun.duel.asks import VERBS
from tests.support.duel_table import duel, table
from tests.support.rulings import DUEL_PAGE

PAGE = (DUEL_PAGE.parent / "duel.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_position_and_the_lines_of_the_page_can_be_played() -> None:
    t = table(block("duel-position"))
    t.play(*block("duel-play").splitlines())
    assert (t.law.rear, t["Dalon"].life, t["Sid"].life) == ("Jango", 5, 4)


def test_the_page_shows_what_can_be_noted_and_how_a_deck_runs_out() -> None:
    for text in ("marks: turn swap of 1 = 1", "turn pearl_hat of 2 = 1", "law_deck: end"):
        assert f"`{text}`" in PAGE
    t = duel("> lb | Jango | Wild Bill", "| Pearl Hat | Slim Poet", "marks: turn swap of 1 = 1")
    assert "swap" not in t.options
    t = duel("| Jango | Wild Bill", "> os | Pearl Hat | Slim Poet", "marks: turn pearl_hat of 2 = 1; discard: beer-ob")
    assert "use pearl_hat" not in t.options
    t = duel("lb | Jango | Wild Bill", "| Pearl Hat | Slim Poet", "law_deck: end; common_deck:; discard: ld")
    assert (t.turn, t.law.deck, len(t.common), len(t.discard)) == ("law", [], 38, 1)


def test_the_page_tells_when_somebody_is_asked_and_how_a_may_is_answered() -> None:
    t = duel("> carbine-lh colt-ld | Jango | Wild Bill", "beer-ob | Slim Poet 2/4 | Tom Thorn").play("carbine")
    assert (t.kind, t.options) == ("avoid", ["pass"])
    t.play("pass")
    assert (t.kind, t.options) == ("pick", ["take law", "pass"])
    t = duel("> carbine-lh | Jango | Wild Bill", "| West Harding | Tom Thorn").play("carbine")
    assert (t.kind, t["West"].life) == ("play", 3)
    t = duel("> | Jango | Wild Bill", "| West Harding play: stampede-lb | Slim Poet")
    t.play("pass")
    assert (t.kind, t.options) == ("name", ["name yes", "name no"])


def test_the_page_shows_every_verb() -> None:
    table_of_choices = PAGE.partition("| Text | Meaning |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+)", table_of_choices)) == set(VERBS)
