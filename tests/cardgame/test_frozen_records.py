"""Records that an earlier version wrote are read, played again to the same end, and gone on with.

`tests/data/v1` was made by `python -m tests.support.frozen_make` and is not made again.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.cardgame.playback import Playback, verify
from sixgun.games import game_type_in
from sixgun.kernel.record import Record, read_record
from sixgun.wording.pack_library import open_pack_library
from tests.support.cli import FIRST, Sixgun
from tests.support.cli import sixgun as sixgun  # the fixture

FOLDER = Path(__file__).parents[1] / "data" / "v1"
PACK = FOLDER / "frontier_town.py"
RECORDS = sorted((FOLDER / "records").glob("*.jsonl"))
FINISHED = [path for path in RECORDS if "unfinished" not in path.stem]
UNFINISHED = [path for path in RECORDS if "unfinished" in path.stem]


def played_again(record: Record) -> Playback[Any]:
    packs = open_pack_library([PACK]).packs
    return verify(game_type_in(record.header), record, packs)


def names(path: Path) -> str:
    return path.stem


def test_the_records_are_of_both_games_with_a_pack_and_interjections() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS}
    assert {read_record(path).header["game"] for path in RECORDS} == {"bang", "duel"}
    assert any('"interjection":true' in text for text in texts.values())
    assert '"packs":[{' in texts["pack"]
    assert len(FINISHED) == 8
    assert len(UNFINISHED) == 2


@pytest.mark.parametrize("path", FINISHED, ids=names)
def test_a_finished_game_comes_to_the_same_end_by_the_same_positions(path: Path) -> None:
    record = read_record(path)
    playback = played_again(record)
    assert record.ending is not None
    assert playback.game.outcome == record.ending.outcome
    assert playback.at == record.count
    assert not playback.notes


@pytest.mark.parametrize("path", UNFINISHED, ids=names)
def test_an_unfinished_game_goes_on_to_its_end(path: Path) -> None:
    record = read_record(path)
    playback = played_again(record)
    game, chance = playback.game, Random(path.stem)
    assert record.ending is None
    while game.ask is not None:
        game.answer(chance.choice(game.ask.options()))
    assert game.outcome is not None


@pytest.mark.parametrize("path", [FINISHED[0], *UNFINISHED], ids=names)
def test_the_command_line_replays_it(sixgun: Sixgun, path: Path) -> None:
    run = sixgun("replay", path, "--verify")
    assert run.code == 0, run.err


@pytest.mark.parametrize("path", UNFINISHED, ids=names)
def test_the_command_line_resumes_it_and_plays_it_to_its_end(sixgun: Sixgun, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    run = sixgun("play", "--resume", copy, said=FIRST)
    assert run.code == 0, run.err
    assert copy.read_bytes().startswith(path.read_bytes())
    assert read_record(copy).ending is not None
