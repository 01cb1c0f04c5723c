"""The lists of what a front end has to word are those of the rules, no more and no less."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import sixgun.duel
from sixgun.conformance.checks import random_move
from sixgun.conformance.random_setups import random_duel_setup
from sixgun.duel.announce import NEWS
from sixgun.duel.asks import ASKS, VERBS
from sixgun.duel.effect import Effect
from sixgun.duel.new_game import new_game
from sixgun.duel.reasons import REASONS
from sixgun.duel.rules.winning import REASONS as OUTCOMES

SOURCES = sorted(Path(sixgun.duel.__file__).parent.rglob("*.py"))


def first_words(function: str) -> Iterator[str]:
    """The first argument of every call of a function, where it is written out."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name == function:
                    yield str(node.args[0].value)


def test_every_kind_of_news_is_listed() -> None:
    assert set(first_words("tell")) == set(NEWS)


def test_every_reason_is_listed() -> None:
    assert set(first_words("reason")) == set(REASONS)


def test_random_games_know_no_other_words() -> None:
    kinds: set[str] = set()
    verbs: set[str] = set()
    news: set[str] = set()
    for n in range(12):
        game, chance = new_game(random_duel_setup(Random(n), f"words {n}"), collect_news=True), Random(n)
        while game.ask is not None:
            kinds.add(game.ask.kind)
            verbs.update(option.verb for option in game.ask.options())
            random_move(game, chance)
        news.update(item.kind for item in game.news or [])
        assert game.outcome is not None
        assert game.outcome.reason in OUTCOMES
    assert kinds <= set(ASKS)
    assert verbs <= set(VERBS)
    assert news <= set(NEWS)


@pytest.mark.plain("reads the texts of methods")
def test_there_are_nineteen_hooks_and_all_have_a_word_of_explanation() -> None:
    hooks = {name: hook for name, hook in vars(Effect).items() if callable(hook) and not name.startswith("_")}
    assert len(hooks) == 19
    assert all(hook.__doc__ for hook in hooks.values())
