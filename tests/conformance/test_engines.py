"""The plain and the compiled engine are one engine. `SIXGUN_ENGINE` says which of them these tests run on."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from pathlib import Path

import pytest

from sixgun.bang import effect, game
from sixgun.bang.effect import HEART
from sixgun.bang.game_type import BANG
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bots.bang import beliefs
from sixgun.cardgame.motive import Motive
from sixgun.duel.options import Options as DuelOptions
from sixgun.duel.rules import hitting
from sixgun.duel.rules.setup import Setup as DuelSetup
from sixgun.kernel import chance
from sixgun.kernel.chance import Chance
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason
from sixgun.kernel.record import Answer
from sixgun.terminal.engine import engine
from tests.support.whole_games import digests

ROOT = Path(__file__).parents[2]


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    assert engine() == os.environ["SIXGUN_ENGINE"]
    plain = {str(module.__file__).endswith(".py") for module in (chance, effect, game, hitting, beliefs)}
    assert plain == {engine() == "plain"}


def test_a_process_of_its_own_runs_the_same_engine() -> None:
    command = [sys.executable, "-m", "sixgun", "--version"]
    shown = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["sixgun", "0.1.0", f"({engine()}", "engine)"]


@pytest.mark.parametrize(
    "value",
    [
        Outcome((0,), "law"),
        Reason("too_far", 86, (("distance", 2),)),
        Options(own_cards=False),
        DuelOptions(characters=6),
        Setup(4, b"key"),
        DuelSetup(b"key", DuelOptions()),
        HEART,
        BANG.facts("dynamite"),
        Motive("best_card", (("card", "beer"),)),
        Answer(1, 2, 3, "play bang"),
        NewsItem("draw", 1, cards=(1, 2)),
        Chance(bytes(32), 5),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_are_copied_and_go_to_other_processes(value: object) -> None:
    assert copy(value) == deepcopy(value) == pickle.loads(pickle.dumps(value)) == value


@pytest.mark.slow
@pytest.mark.skipif(engine() == "plain", reason="the plain engine is what the compiled one is compared with")
def test_both_engines_play_the_same_games_down_to_forks_and_worlds() -> None:
    command = [sys.executable, "-m", "tests.support.whole_games"]
    environment = {**os.environ, "SIXGUN_ENGINE": "plain", "PYTHONPATH": str(ROOT)}
    played = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert json.loads(played) == digests()
