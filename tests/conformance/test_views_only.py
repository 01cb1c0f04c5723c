"""Nobody above the engine reads the state of a game: they ask the view of a seat, so that they know no more than it.

Nor do they look anything up in a game as the rules do: the player of a seat, a role, a face.

The syntax trees of bots, arena, wording, server and terminal are read. An exception that is no longer needed fails.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixgun

SOURCE = Path(sixgun.__file__).parent
ABOVE = ("arena", "bots", "server", "terminal", "wording")
FILES = sorted(path for layer in ABOVE for path in (SOURCE / layer).rglob("*.py"))

STATES = {"state", "base"}
"""The attributes of a game that are states: the current one, and the one when the step began."""
PARTS = {"CardState", "Fighter", "Player", "SmallPlayer", "SmallState", "State"}
"""Classes that states are made of."""
LOOK_UPS = {"bearer", "character", "face", "fighter", "index", "kind", "lone", "player", "rear", "role", "suit"}
"""What rules look up in a game. A view has most of these too, for what its seat may know."""
GAMES = {"clone", "game", "world"}
"""What variables with a game are called."""
INSIDE = {"_game", "_state"}
"""Where a view has its game. Only the object that these belong to may look there."""
OTHER_STATES = {"app": "what a web application keeps", "row": "a column of the database"}
"""Names of things with a `state` that is not a game's."""

EXCEPTIONS = {
    "bots/bang/win_chances.py": "judges imagined games, in which a bot has dealt the hidden cards itself",
    "bots/bang/legend.py": "compares the roles of an imagined game with what the bot believes",
    "bots/duel/win_chances.py": "judges imagined games, in which a bot has dealt the hidden cards itself",
}


def last_name(node: ast.expr) -> str:
    """The last part of a dotted name, or an empty text."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def states_read(text: str) -> Iterator[str]:
    """Each place that reads or writes a state, looks things up in a game, or imports the classes of states.

    A method may be called `state`.
    """
    tree = ast.parse(text)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = last_name(node.value)
            state = node.attr in STATES and owner not in OTHER_STATES and id(node) not in called
            inside = node.attr in INSIDE and owner != "self"
            if state or inside or (node.attr in LOOK_UPS and owner in GAMES):
                yield f"line {node.lineno}: {owner}.{node.attr}"
        elif isinstance(node, ast.Call) and last_name(node.func) in ("getattr", "setattr", "attrgetter"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and argument.value in STATES | INSIDE:
                    yield f"line {node.lineno}: {argument.value}"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sixgun."):
            if (node.module or "").rpartition(".")[2] in ("state", "small_state"):
                yield from (f"line {node.lineno}: {alias.name}" for alias in node.names if alias.name in PARTS)


def read_in(path: Path) -> list[str]:
    return list(states_read(path.read_text(encoding="utf-8")))


def test_nobody_above_the_engine_reads_a_state() -> None:
    assert len(FILES) > 100
    found = {path.relative_to(SOURCE).as_posix(): read_in(path) for path in FILES}
    assert {name: places for name, places in found.items() if places and name not in EXCEPTIONS} == {}


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_an_exception_is_still_needed(name: str) -> None:
    assert read_in(SOURCE / name)


@pytest.mark.parametrize(
    "text",
    [
        "game.state",
        "self.game.state.discard",
        "world().state",
        "game.base",
        "self.game.player(seat).out",
        "world.role(seat)",
        "game.state = other",
        "view._game",
        "self.view._state",
        "getattr(game, 'state')",
        "attrgetter('state')",
        "from sixgun.bang.state import State",
    ],
)
def test_a_state_is_found_wherever_it_is_read(text: str) -> None:
    assert len(list(states_read(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "self.state()",
        "view.player(seat).out",
        "app.state",
        "socket.app.state.rooms",
        "row.state.get('host')",
        "self._game",
        "from sixgun.bang.state import read_face",
    ],
)
def test_what_is_called_like_a_state_is_left_alone(text: str) -> None:
    assert list(states_read(text)) == []
