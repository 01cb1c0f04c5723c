"""What the commands load. A light command starts quickly only if it leaves out what it does not use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from sixgun.games import GAME_TYPES
from sixgun.terminal.arguments import PLAYERS, SET_NAMES
from sixgun.terminal.main import COMMANDS
from tests.support.cli import POSITION, seat_at

LISTED: Final = """
import sys
before = set(sys.modules)
from sixgun.terminal.start import start
start()
print(*sorted(set(sys.modules) - before), file=sys.stderr)
"""

SERVER: Final = ("sixgun.server", "litestar", "uvicorn", "sqlalchemy", "structlog", "asyncio")
PROCESSES: Final = ("multiprocessing", "concurrent", "subprocess")
STRONG_BOTS: Final = ("sixgun.bots.bang.gunslinger", "sixgun.bots.bang.legend", "sixgun.bots.search")
ALWAYS: Final = (*SERVER, *PROCESSES, "sixgun.conformance", "polars")
GAMES: Final = (
    "sixgun.cardgame",
    "sixgun.bang",
    "sixgun.duel",
    "sixgun.bots",
    "sixgun.arena",
    "sixgun.wording",
    "fluent",
)

UNUSED: Final = {
    "--version": (*GAMES, "sixgun.terminal.commands", "dataclasses", "json", "pathlib"),
    "--help": (*GAMES, "sixgun.terminal.commands", "dataclasses", "json", "pathlib"),
    "serve --help": ("sixgun.cardgame", "sixgun.bang", "sixgun.duel", "sixgun.bots", "sixgun.arena", "fluent"),
    "cards Bang": ("sixgun.duel", "sixgun.wording.duel", "sixgun.terminal.duel", "sixgun.bots", "sixgun.arena"),
    "cards --game duel": ("sixgun.bang", "sixgun.wording.bang", "sixgun.terminal.bang", "sixgun.bots", "sixgun.arena"),
    "simulate --games 1": ("sixgun.duel", "sixgun.wording.duel", "sixgun.terminal.duel", "sixgun.bots.bang."),
    "simulate --games 1 --bots cowboy": ("sixgun.duel", "sixgun.bots.duel", *STRONG_BOTS),
    "simulate --games 1 --game duel": ("sixgun.bang", "sixgun.wording.bang", "sixgun.bots.bang", "sixgun.bots.duel."),
    "show position.txt": ("sixgun.duel", "sixgun.wording.duel", "sixgun.bots", "sixgun.arena"),
    "replay game.jsonl": ("sixgun.duel", "sixgun.wording.duel", "sixgun.bots", "sixgun.arena"),
    "play": ("sixgun.duel", "sixgun.wording.duel", "sixgun.bots.duel", *STRONG_BOTS, "readline"),
    "play --game duel --bots random": ("sixgun.bang", "sixgun.wording.bang", "sixgun.bots.bang", "sixgun.bots.duel."),
}
"""For each command, packages that it does not use. The input is empty, so a game ends at its first question.

A dot at the end stands for the modules in a package: the package itself lists the levels, and is loaded.
"""


@pytest.mark.parametrize("command", UNUSED)
def test_a_command_loads_nothing_that_it_does_not_use(tmp_path: Path, command: str) -> None:
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    seat_at(str(tmp_path / "game.jsonl"))
    run = subprocess.run(
        [sys.executable, "-c", LISTED, *command.split()],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout
    modules = run.stderr.splitlines()[-1].split()
    assert "sixgun.terminal.main" in modules
    unused = (*UNUSED[command], *ALWAYS)
    assert [
        name for name in modules if any(name == one or name.startswith(f"{one.rstrip('.')}.") for one in unused)
    ] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_loads_no_other_command(tmp_path: Path, command: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", LISTED, command, "--help"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    loaded = {name for name in run.stderr.split() if name.startswith("sixgun.terminal.commands.")}
    allowed = {"sixgun.terminal.commands.show"} if command == "replay" else set()
    assert loaded - allowed == {f"sixgun.terminal.commands.{command}"}


def test_the_arguments_describe_the_game() -> None:
    """Their help is written out, so that it does not load BANG!."""
    bang = GAME_TYPES["bang"]
    assert SET_NAMES.replace("-", "_").split(", ") == list(bang.sets[1:])
    assert f"default: {bang.default_players}; {GAME_TYPES['duel'].default_players} in" in PLAYERS
