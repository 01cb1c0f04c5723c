"""The plain and the compiled engine are one engine. `SIXGUN_ENGINE` says which of them these tests run on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.bang import effect, game
from sixgun.bots import search
from sixgun.duel.rules import hitting
from sixgun.kernel import chance
from sixgun.terminal.engine import engine
from tests.support.whole_games import digests

ROOT = Path(__file__).parents[2]


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    assert engine() == os.environ["SIXGUN_ENGINE"]
    plain = {str(module.__file__).endswith(".py") for module in (chance, effect, game, hitting, search)}
    assert plain == {engine() == "plain"}


def test_a_process_of_its_own_runs_the_same_engine() -> None:
    command = [sys.executable, "-m", "sixgun", "--version"]
    shown = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["sixgun", "0.1.0", f"({engine()}", "engine)"]


@pytest.mark.slow
@pytest.mark.skipif(engine() == "plain", reason="the plain engine is what the compiled one is compared with")
def test_both_engines_play_the_same_games_down_to_forks_and_worlds() -> None:
    command = [sys.executable, "-m", "tests.support.whole_games"]
    environment = {**os.environ, "SIXGUN_ENGINE": "plain", "PYTHONPATH": str(ROOT)}
    played = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert json.loads(played) == digests()
