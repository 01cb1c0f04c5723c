"""The same seed gives the same game everywhere, and nothing in the engine could prevent that."""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from sixgun.bang.sets import CATALOGUE
from sixgun.duel.sets import CATALOGUE as DUEL_CATALOGUE

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sixgun"
KERNEL = sorted((SOURCE / "kernel").rglob("*.py"))
SHARED = sorted((SOURCE / "cardgame").rglob("*.py"))
GAMES_OF = ("bang", "duel")
ENGINE = [*KERNEL, *SHARED, *(path for game in GAMES_OF for path in sorted((SOURCE / game).rglob("*.py")))]
RULES = [path for path in ENGINE if "rules" in path.parts or "sets" in path.parts]


def core(game: str) -> list[Path]:
    """The rules and the state of a game, and the kernel: they know no single card."""
    folder = SOURCE / game
    return [*KERNEL, *SHARED, *sorted((folder / "rules").rglob("*.py")), folder / "state.py", folder / "effect.py"]


CORE = core("bang")
CHANCE_AND_CLOCKS = {"random", "time", "datetime", "secrets", "uuid", "numpy"}
CONCURRENCY = {"asyncio", "concurrent", "multiprocessing", "threading"}

named = pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))

# Two processes.

BANG_GAMES = """
import hashlib
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.new_game import new_game
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.kernel.chance import Chance, key_from_seed

digest = hashlib.sha256()
ALL = tuple(CATALOGUE.sets)
for players in (3, 4, 5, 6, 7, 8):
    for options in (Options(), Options(two_characters=True, judge_at_once=True, draw_before_saving=True)):
        setup = Setup(players, key_from_seed(players), ("base",) if players == 4 else ALL, options)
        game, chance = new_game(setup, collect_news=True), Chance(key_from_seed("answers"))
        while game.ask is not None:
            offers = [(seat, wish) for seat in range(players) for wish in game.offers(seat)]
            if offers and chance.below(3) == 0:
                game.interject(*chance.pick(offers))
            else:
                game.answer(chance.pick(game.ask.options()))
            digest.update(repr((game.state.to_data(), game.ask and game.ask.options())).encode())
        digest.update(repr(game.news).encode())
        digest.update(repr([View(game, seat).to_data() for seat in range(players)]).encode())
        print(players, game.state.turn_number, game.outcome)
print(digest.hexdigest())
"""
DUEL_GAMES = """
import hashlib
from sixgun.duel.rules.setup import Setup
from sixgun.duel.new_game import new_game
from sixgun.duel.view import View
from sixgun.kernel.chance import Chance, key_from_seed

digest = hashlib.sha256()
for number in range(6):
    game, chance = new_game(Setup(key=key_from_seed(number)), collect_news=True), Chance(key_from_seed("answers"))
    while game.ask is not None:
        game.answer(chance.pick(game.ask.options()))
        digest.update(repr((game.state.to_data(), game.ask and game.ask.options())).encode())
    digest.update(repr((game.news, [View(game, seat).to_data() for seat in (0, 1)])).encode())
    print(number, game.state.turn_number, game.outcome)
print(digest.hexdigest())
"""


def played_with(hash_seed: str, games: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, "-c", games], env=environment, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    return run.stdout


@pytest.mark.parametrize(("games", "count"), [(BANG_GAMES, 12), (DUEL_GAMES, 6)], ids=GAMES_OF)
def test_processes_with_different_hash_seeds_play_the_same_games(games: str, count: int) -> None:
    one, other, third = (played_with(hash_seed, games) for hash_seed in ("0", "1", "4242"))
    assert one.count("Outcome") == count
    assert one == other == third


# The source.


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            assert node.module is not None
            yield node.module


@named
def test_the_engine_imports_the_standard_library_only_and_no_chance_clock_or_thread(path: Path) -> None:
    for module in imported(path):
        first = module.partition(".")[0]
        assert first not in CHANCE_AND_CLOCKS | CONCURRENCY
        assert first in sys.stdlib_module_names or first == "sixgun"
        if first == "sixgun":
            own = path.relative_to(SOURCE).parts[0]
            below = "kernel" if own == "kernel" else f"kernel|cardgame|{own}"
            assert re.fullmatch(rf"sixgun(\.({below}).*)?", module), f"{module} is not below it"


@named
def test_the_engine_does_not_depend_on_identities_or_the_order_of_sets(path: Path) -> None:
    tree = parsed(path)
    hashes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
    allowed = {id(inner) for node in hashes for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in allowed:
            assert name_of(node.func) not in ("id", "hash"), f"line {node.lineno}"
        for over in gone_through(node):
            assert not is_set(over), f"line {over.lineno}"


def gone_through(node: ast.AST) -> list[ast.expr]:
    """What this piece of code goes through in the order it has."""
    if isinstance(node, (ast.For, ast.comprehension)):
        return [node.iter]
    in_order = ("enumerate", "iter", "list", "map", "next", "tuple", "zip")
    return node.args if isinstance(node, ast.Call) and name_of(node.func) in in_order else []


def is_set(over: ast.expr) -> bool:
    """Is this a set, or does it call a function of the engine that returns one?"""
    if isinstance(over, ast.BinOp):
        return is_set(over.left) or is_set(over.right)
    called = isinstance(over, ast.Call) and name_of(over.func) in {"set", "frozenset", *returning_sets()}
    return called or isinstance(over, (ast.Set, ast.SetComp))


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


@cache
def returning_sets() -> set[str]:
    """The functions of the engine that return a set, as their annotations say."""
    functions = [node for path in ENGINE for node in ast.walk(parsed(path)) if isinstance(node, ast.FunctionDef)]
    return {f.name for f in functions if f.returns and re.match(r"(frozen)?set\b", ast.unparse(f.returns))}


@pytest.mark.parametrize(
    "text",
    ["for x in {1, 2}: pass", "[x for x in set(y)]", "tuple({1} | y)", "next(iter(frozenset(y)))", "list(reach(game))"],
)
def test_the_order_of_a_set_is_noticed(text: str) -> None:
    assert any(is_set(over) for node in ast.walk(ast.parse(text)) for over in gone_through(node))


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_rule_needs_to_be_cleaned_up_when_a_fork_is_dropped(path: Path) -> None:
    """A dropped fork closes its coroutine, and that would run a `finally` or leave a `with`."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, (ast.With, ast.AsyncWith)) or (isinstance(node, ast.Try) and node.finalbody):
            assert not any(isinstance(inner, ast.Await) for inner in ast.walk(node)), f"line {node.lineno}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_rule_stops_a_dropped_fork_from_closing(path: Path) -> None:
    """Closing a coroutine raises GeneratorExit where it waits, and rules must let it pass."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ExceptHandler):
            caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            names = {name_of(one) if one else "everything" for one in caught}
            assert names.isdisjoint({"everything", "BaseException", "GeneratorExit"}), f"line {node.lineno}"


# The core names no card, character or event.


def words_of_code(path: Path) -> Iterator[tuple[int, str]]:
    """Names and texts of a module without comments and docstrings; with their lines."""
    docstrings = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docstrings.add(node.lineno)
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        text = token.type == tokenize.STRING and token.start[0] not in docstrings
        if text or token.type == tokenize.NAME:
            yield token.start[0], token.string


def named_in(files: list[Path], words: re.Pattern[str]) -> list[str]:
    """Where these words stand in the code."""
    found = ((path, line, word) for path in files for line, word in words_of_code(path))
    return [f"{path.relative_to(SOURCE)}:{line}: {word}" for path, line, word in found if words.search(word.lower())]


def any_of(slugs: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])({'|'.join(sorted(slugs))})s?(?![a-z])")


def test_the_core_has_none_of_the_names_that_the_issue_greps_for() -> None:
    assert named_in(CORE, re.compile("willy|jourdonnais|dynamite|barrel|jail")) == []


def test_the_core_names_no_card_character_or_event_but_words_of_the_rules() -> None:
    """BANG! and Missed! are words of the rules: a shot, a limit, a symbol; to dodge is what a target does."""
    assert named_in(CORE, any_of(set(CATALOGUE.effects) - {"bang", "missed", "dodge"})) == []


def test_the_core_of_the_duel_names_no_card_and_no_character() -> None:
    """Its own name is a card's too."""
    assert named_in(core("duel"), any_of(set(DUEL_CATALOGUE.effects) - {"duel"})) == []


def test_the_core_names_no_set() -> None:
    set_names = re.compile(rf"(?<![a-z])({'|'.join(slug for slug in CATALOGUE.sets if slug != 'base')})(?![a-z])")
    assert [word for path in CORE for _, word in words_of_code(path) if set_names.search(word.lower())] == []
