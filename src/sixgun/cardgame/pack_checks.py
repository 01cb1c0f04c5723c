"""Checks of packs that all games share: slugs, classes, hooks, facts and the deck. The first flaw is reported."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from inspect import isasyncgenfunction, iscoroutinefunction, isfunction, isgeneratorfunction, signature
from types import FunctionType
from typing import Any, Final, get_args

from sixgun.cardgame.facts import Act, Affects, Check, Symbol, SymbolKind

CARD_SET: Final = "CARD_SET"
"""The name of the variable in which a pack defines its card set."""
OLD_CARD_SET: Final = "BOX"
"""Its name in packs for version 0.1."""
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 40
RESERVED: Final = frozenset({"all", "deck", "discard", "end", "hand", "out", "pass", "play", "shown", "table"})
"""Words that already mean something in a position or a choice."""
ALIKE: Final = 0.85
"""How similar a name must be to a known one to count as a misspelling of it."""
SYMBOLS: Final = get_args(SymbolKind)
TYPES: Final[dict[str, type]] = {"check": Check, "symbols": tuple}
"""The types of facts whose default may be None."""
VALUES: Final[dict[str, tuple[Any, ...]]] = {"act": get_args(Act), "affects": get_args(Affects)}
"""The values of facts that all games share."""


class Flaw(Exception):
    """Something wrong with a pack, and the line of its source, or 0."""

    def __init__(self, cause: str, line: int = 0) -> None:
        super().__init__(cause)
        self.cause = cause
        self.line = line


class Places:
    """Finds the line of a name in a source: `CARD_SET`, `SnakeOil`, `SnakeOil.play`."""

    def __init__(self, source: str) -> None:
        self._source = source.splitlines()
        self._tree = tree = ast.parse(source)
        self._lines = dict(_assigned(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self._lines[node.name] = node.lineno
                self._lines.update({f"{node.name}.{name}": line for name, line in _assigned(node)})

    def __call__(self, *names: str) -> int:
        """The line of the first of these names that the source defines, or 0."""
        for name in names:
            if name in self._lines:
                return self._lines[name]
        return 0

    def card_set(self) -> int:
        """The line of the card set, or 0."""
        return self(CARD_SET, OLD_CARD_SET)

    def fact(self, effect: object, name: str) -> int:
        """The line of a fact or hook of an effect, or else that of its class."""
        return self(f"{type(effect).__name__}.{name}", type(effect).__name__)

    def word(self, word: str) -> int:
        """The first line that contains a word. If none does, the line of the card set."""
        found = re.compile(rf"\b{re.escape(word)}\b")
        for number, line in enumerate(self._source, 1):
            if found.search(line):
                return number
        return self.card_set()

    def calls(self, function: str) -> dict[str, int]:
        """The strings that calls of a function or method have as first argument, and the first line of each."""
        found: dict[str, int] = {}
        for word, node in self._calls(function):
            found.setdefault(word, node.lineno)
        return found

    def keywords(self, function: str, word: str) -> set[str]:
        """The names of the arguments of all calls of a function with this string as first argument."""
        calls = [node for found, node in self._calls(function) if found == word]
        return {item.arg for node in calls for item in node.keywords if item.arg}

    def _calls(self, function: str) -> Iterator[tuple[str, ast.Call]]:
        for node in ast.walk(self._tree):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(word)), *_]
                ) if name == function:
                    yield word, node
                case _:
                    pass


def _assigned(body: ast.Module | ast.ClassDef) -> Iterator[tuple[str, int]]:
    for node in body.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, node.lineno
            case ast.Assign():
                yield from ((target.id, node.lineno) for target in node.targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node.lineno
            case _:
                pass


class Reference:
    """What an effect of a game may define, read from the source of the module that defines `roots`, its base classes.

    `hooks` has the first line of each hook, `owners` the base class that has it, `facts` the default of each fact. The
    hooks of the first root are for all effects. `kinds` are further base classes, each with a module of its own.
    `families` are `modify_`, `on_` and so on. A method that begins like this is meant to be a hook. `computed` are the
    facts that follow from others, so packs do not set them. `values` are the values that a fact may have.
    """

    def __init__(
        self,
        roots: Sequence[type[Any]],
        computed: frozenset[str],
        values: Mapping[str, tuple[Any, ...]],
        kinds: Sequence[type[Any]] = (),
    ) -> None:
        self.roots = tuple(roots)
        self.computed = computed
        self.values = {**VALUES, **values}
        self.hooks: dict[str, str] = {}
        self.owners: dict[str, type] = {}
        self.facts: dict[str, Any] = {}
        for owner in (*roots, *kinds):
            usual: Any = owner()
            for node in _body(owner):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
                    names = [argument.arg for argument in node.args.args]
                    self.hooks[node.name] = _heading(node.name, names, isinstance(node, ast.AsyncFunctionDef))
                    self.owners.setdefault(node.name, owner)
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    if node.target.id not in computed:
                        self.facts.setdefault(node.target.id, getattr(usual, node.target.id))
        self.families = tuple(sorted({name[: name.index("_") + 1] for name in self.hooks if "_" in name}))

    def check_class(self, cls: type[Any], places: Places) -> None:
        """Check each name that an effect defines: a hook, a fact, or a name of the pack's own."""
        for parent in cls.__mro__:
            if parent in self.roots or parent is object or parent.__module__.startswith("sixgun."):
                continue
            for name, value in vars(parent).items():
                if not name.startswith("_") and name not in self.computed:
                    line = places(f"{parent.__name__}.{name}", parent.__name__)
                    if name in self.hooks:
                        self._check_hook(cls, name, value, line)
                    elif name in self.facts:
                        self._check_fact(name, value, line)
                    else:
                        self._check_own(name, callable(value), line)

    def _check_hook(self, cls: type[Any], name: str, value: Any, line: int) -> None:
        owner = self.owners[name]
        if not issubclass(cls, owner):
            kind = owner.__name__
            raise Flaw(f"{name} is a hook of {kind}, but {cls.__name__} is not a {kind}: derive it from {kind}", line)
        wanted = self.hooks[name]
        if not isfunction(value):
            raise Flaw(f"{name} of {cls.__name__} is not a plain method: write “{wanted}”", line)
        if isgeneratorfunction(value) or isasyncgenfunction(value):
            raise Flaw(f"{name} of {cls.__name__} yields: write “{wanted}” without yield", line)
        found = _heading(name, _parameters(value), iscoroutinefunction(value))
        if found != wanted:
            raise Flaw(f"the hook {name} of {cls.__name__} is “{found}” instead of “{wanted}”", line)

    def _check_fact(self, name: str, value: Any, line: int) -> None:
        usual = self.facts[name]
        if value is None and usual is None:
            return
        wanted: Any = TYPES.get(name, type(usual))
        if type(value) is not wanted:
            raise Flaw(f"the fact {name} is “{value}” instead of a value of type {wanted.__name__}", line)
        if name in self.values and value not in self.values[name]:
            known = ", ".join(filter(None, map(str, self.values[name])))
            raise Flaw(f"the fact {name} is “{value}”, but can be {known}", line)
        for item in value if name == "symbols" else ():
            if isinstance(item, Symbol) and item.kind not in SYMBOLS:
                raise Flaw(f"there is no symbol “{item.kind}”: there are {', '.join(SYMBOLS)}", line)
        if name == "symbols" and not all(isinstance(item, Symbol) for item in value):
            raise Flaw(f'the fact symbols is “{value}” instead of symbols: write (Symbol("life", "+1"), …)', line)

    def _check_own(self, name: str, method: bool, line: int) -> None:
        """Check that a name of the pack's own does not look like a misspelt hook or fact."""
        if method and name.startswith(self.families):
            near = get_close_matches(name, self.hooks, 1)
            hint = f"did you mean {near[0]}?" if near else "choose another name for a method of your own"
            raise Flaw(f"there is no hook {name}: {hint}", line)
        near = get_close_matches(name, self.hooks if method else self.facts, 1, ALIKE)
        if near:
            raise Flaw(f"there is no {'hook' if method else 'fact'} {name}: did you mean {near[0]}?", line)


def _body(cls: type[Any]) -> list[ast.stmt]:
    """The statements of a class, from the source of its module."""
    package, _, module = cls.__module__.rpartition(".")
    tree = ast.parse((files(package) / f"{module}.py").read_text(encoding="utf-8"))
    return next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)


def _heading(name: str, parameters: list[str], waits: bool) -> str:
    """The first line of a function: `async def play(self, game, source, target)`."""
    return f"{'async ' if waits else ''}def {name}({', '.join(parameters)})"


def _parameters(function: FunctionType) -> list[str]:
    """The parameters of a function as in its first line, without types and defaults."""
    stars = {"VAR_POSITIONAL": "*", "VAR_KEYWORD": "**"}
    parameters = signature(function).parameters.values()
    words = [stars.get(parameter.kind.name, "") + parameter.name for parameter in parameters]
    for nth, parameter in enumerate(parameters):
        if parameter.kind.name == "KEYWORD_ONLY":
            words.insert(nth, "*")
            break
    return words


# The parts of a card set.


def check_slugs(
    card_set: Any, families: Mapping[str, type], catalogue: Any, reserved: Iterable[str], places: Places
) -> None:
    """Check that everything in a set is what it is listed as, and that all slugs are new. `families` are its lists."""
    words = {*RESERVED, *reserved}
    taken = dict.fromkeys(catalogue.sets, "set")
    for slug, effect in catalogue.effects.items():
        taken[slug] = _kind_of(effect)
    _check_slug("set", card_set.slug, taken, words, places.card_set())
    taken[card_set.slug] = "set"
    for family, kind in families.items():
        name = kind.__name__.lower()
        for effect in _listed(card_set, family, kind, places):
            _check_slug(name, effect.slug, taken, words, places.fact(effect, "slug"))
            taken[effect.slug] = name


def _kind_of(effect: Any) -> str:
    """What an effect is, from its base class: `card`, `character` or `event`."""
    names = [base.__name__.lower() for base in type(effect).__mro__]
    return next(name for name in ("card", "character", "event", "effect") if name in names)


def _listed(card_set: Any, family: str, kind: type, places: Places) -> tuple[Any, ...]:
    listed = getattr(card_set, family)
    if not isinstance(listed, tuple):
        cause = f"the set's {family} are not a tuple: write ({type(listed).__name__}(),) with a comma"
        raise Flaw(cause, places.card_set())
    for thing in listed:
        if isinstance(thing, type):
            cause = f"the set's {family} list the class {thing.__name__}: write {thing.__name__}()"
            raise Flaw(cause, places.card_set())
        if not isinstance(thing, kind):
            name = type(thing).__name__
            cause = f"{name}, among the set's {family}, is not a subclass of {kind.__name__}"
            raise Flaw(cause, places(name) or places.card_set())
    return listed


def _check_slug(kind: str, slug: Any, taken: Mapping[str, str], words: set[str], line: int) -> None:
    if not isinstance(slug, str) or not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        raise Flaw(f"the slug “{slug}” of a {kind} is not like snake_oil: use lower-case letters, digits and _", line)
    if slug in words:
        raise Flaw(f"the word “{slug}” is reserved: give the {kind} another slug", line)
    if slug in taken:
        raise Flaw(f"there is already a {taken[slug]} “{slug}”: give the {kind} another slug", line)


def check_deck(card_set: Any, catalogue: Any, face_class: type, example: str, marks: str, places: Places) -> None:
    """Check that the deck has faces only, that every face belongs to a card, and that every card is in the deck.

    `example` is how a face is written in the deck, `marks` what it has besides its name.
    """
    deck = card_set.deck
    if not isinstance(deck, tuple):
        raise Flaw(f"the set's deck is not a tuple of faces: write ({example}, …)", places.card_set())
    known = {*catalogue.cards, *[card.slug for card in card_set.cards]}
    for shown in deck:
        if not isinstance(shown, face_class):
            cause = f"“{shown}” in the deck is not the face of a playing card: write {example}"
            raise Flaw(cause, places.card_set())
        slug: str = getattr(shown, "slug", "")
        if slug not in known:
            raise Flaw(f"the deck has a card “{slug}” that is not among the cards", places.word(slug))
    slugs = {shown.slug for shown in deck}
    for card in card_set.cards:
        if card.slug not in slugs:
            cause = f"the card “{card.slug}” is not in the deck: give it {marks} there"
            raise Flaw(cause, places(type(card).__name__))
