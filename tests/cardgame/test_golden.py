"""Seeded games are played as they were written down; `python -m tests.support.golden_make` writes them again."""

from __future__ import annotations

import re

import pytest

from sixgun.duel.asks import ASKS as DUEL_ASKS
from tests.support.golden_make import DUELS, FOLDER, SETUPS, game_type_of, written

SMALL = 500_000


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_played_as_it_was_written_down(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    today = written(name).splitlines()
    for number, (old, new) in enumerate(zip(expected, today), 1):
        assert new == old, f"{name}.txt differs from line {number} on; if meant: python -m tests.support.golden_make"
    assert len(today) == len(expected)


def test_the_transcripts_are_those_of_the_list_and_small_enough_to_review() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert [path.stem for path in files] == sorted(SETUPS)
    assert sum(path.stat().st_size for path in files) < SMALL


@pytest.mark.parametrize("name", SETUPS)
def test_the_positions_of_a_transcript_can_be_set_up_as_they_stand(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    positions = re.findall(r"^turn \d+\n((?:\| .*\n)+)", text, re.MULTILINE)
    assert len(positions) > 3
    for block in positions:
        lines = block.replace("| ", "", 1).replace("\n| ", "\n")
        game_type = game_type_of(name)
        assert game_type.position_text(game_type.parse_position(lines)) == lines


def test_the_transcripts_show_every_kind_of_question_but_the_next_games() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt")))
    kinds = set(re.findall(r"^  \d (\w+): ", text, re.MULTILINE))
    assert kinds >= {"play", "excess", "dodge", "answer", "save", "pick", "become", "cost", "aim", "name"}


def test_the_transcripts_of_the_duel_show_every_kind_of_question() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in DUELS)
    kinds = set(re.findall(r"^  \d (\w+): ", text, re.MULTILINE))
    assert kinds == set(DUEL_ASKS)
