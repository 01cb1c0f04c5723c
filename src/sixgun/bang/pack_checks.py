"""Checks of packs: everything that can be checked without playing. The first flaw is reported."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from inspect import isasyncgenfunction, iscoroutinefunction, isfunction, isgeneratorfunction, signature
from types import FunctionType, ModuleType
from typing import Any, Final, get_args

from sixgun.bang import effect as effects
from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.effect import Card, Character, Effect, Event
from sixgun.bang.faces import LOWEST, PLAYING, RANKS, ROLES, SUITS, Face
from sixgun.bang.old_packs import CARD_SET, OLD_CARD_SET
from sixgun.cardgame.facts import Act, Affects, Check, Symbol, SymbolKind

ROOTS: Final = (Effect, Card, Character, Event)
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 40
RESERVED: Final = frozenset({*ROLES, "all", "deck", "discard", "end", "hand", "out", "pass", "play", "shown", "table"})
"""Words that already mean something in a position or a choice."""
MOST_LIFE: Final = 9
ALIKE: Final = 0.85
"""How similar a name must be to a known one to count as a misspelling of it."""
CARD_SET_NAMES: Final = (CARD_SET, OLD_CARD_SET)
"""The names under which a pack may define its card set."""
COMPUTED: Final = frozenset(
    {
        "hooks", "has_condition", "has_kind_condition", "goes_to_target", "filters_targets", "filters_use_targets",
        "depends_on_cards_in_play_only", "has_play", "has_reply_effect",
    }
)  # fmt: skip
"""Facts that are computed from others, so packs do not set them."""
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "colour": get_args(effects.Colour),
    "aim": get_args(effects.Aim),
    "use_aim": get_args(effects.Aim),
    "act": get_args(Act),
    "affects": get_args(Affects),
    "life": tuple(range(1, MOST_LIFE + 1)),
}
TYPES: Final[dict[str, type]] = {"check": Check, "symbols": tuple}
"""The types of facts whose default is None."""
SYMBOLS: Final = get_args(SymbolKind)


class Flaw(Exception):
    """Something wrong with a pack, and the line of its source, or 0."""

    def __init__(self, cause: str, line: int = 0) -> None:
        super().__init__(cause)
        self.cause = cause
        self.line = line


class Reference:
    """What an effect may define, read from the source of `sixgun.bang.effect`.

    `hooks` has the first line of each hook, `card_hooks` those that only cards have, `facts` the default of each fact.
    `families` are `modify_`, `on_` and so on. A method that begins like this is meant to be a hook.
    """

    def __init__(self) -> None:
        tree = ast.parse((files("sixgun.bang") / "effect.py").read_text(encoding="utf-8"))
        bodies = {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}
        self.hooks: dict[str, str] = {}
        self.card_hooks: set[str] = set()
        self.facts: dict[str, Any] = {}
        for root in ROOTS:
            usual: Any = root()
            for node in bodies[root.__name__]:
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
                    names = [argument.arg for argument in node.args.args]
                    self.hooks[node.name] = _heading(node.name, names, isinstance(node, ast.AsyncFunctionDef))
                    if root is Card:
                        self.card_hooks.add(node.name)
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    if node.target.id not in COMPUTED:
                        self.facts[node.target.id] = getattr(usual, node.target.id)
        self.families = tuple(sorted({name[: name.index("_") + 1] for name in self.hooks if "_" in name}))


@cache
def reference() -> Reference:
    """Return what an effect may define. It is read when the first pack is checked."""
    return Reference()


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
        return next((self._lines[name] for name in names if name in self._lines), 0)

    def word(self, word: str, *otherwise: str) -> int:
        """The first line that contains a word. If none does, the line of the first of these names."""
        found = re.compile(rf"\b{re.escape(word)}\b")
        return next((n for n, line in enumerate(self._source, 1) if found.search(line)), self(*otherwise))

    def calls(self, function: str) -> dict[str, int]:
        """The strings that calls of a function or method have as first argument, and the first line of each."""
        found: dict[str, int] = {}
        for node in ast.walk(self._tree):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(word)), *_]
                ) if name == function:
                    found.setdefault(word, node.lineno)
                case _:
                    pass
        return found


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


def check_card_set(module: ModuleType, source: str, catalogue: Catalogue) -> CardSet:
    """Check the card set that a module defines and return it. Raises Flaw if something is wrong with it."""
    places = Places(source)
    found = getattr(module, CARD_SET, None)
    if not isinstance(found, CardSet):
        cause = f"it defines no card set: write {CARD_SET} = CardSet(slug, cards, deck, characters, events)"
        raise Flaw(cause, places(*CARD_SET_NAMES))
    printed = {**dict.fromkeys(catalogue.sets, "set"), **dict.fromkeys(catalogue.cards, "card")}
    printed |= {**dict.fromkeys(catalogue.characters, "character"), **dict.fromkeys(catalogue.events, "event")}
    _check_slug("set", found.slug, printed, places(*CARD_SET_NAMES))
    printed[found.slug] = "set"
    for family, kind in (("cards", Card), ("characters", Character), ("events", Event)):
        for effect in _listed(found, family, kind, places):
            name = type(effect).__name__
            _check_slug(kind.__name__.lower(), effect.slug, printed, places(f"{name}.slug", name))
            printed[effect.slug] = kind.__name__.lower()
            _check_class(type(effect), places)
    _check_deck(found, catalogue, places)
    return found


def _listed(card_set: CardSet, family: str, kind: type[Effect], places: Places) -> tuple[Effect, ...]:
    listed = getattr(card_set, family)
    if not isinstance(listed, tuple):
        cause = f"the set's {family} are not a tuple: write ({type(listed).__name__}(),) with a comma"
        raise Flaw(cause, places(*CARD_SET_NAMES))
    for thing in listed:
        if isinstance(thing, type):
            raise Flaw(
                f"the set's {family} list the class {thing.__name__}: write {thing.__name__}()", places(*CARD_SET_NAMES)
            )
        if not isinstance(thing, kind):
            name = type(thing).__name__
            raise Flaw(
                f"{name}, among the set's {family}, is not a subclass of {kind.__name__}", places(name, *CARD_SET_NAMES)
            )
    return listed


def _check_slug(kind: str, slug: Any, taken: dict[str, str], line: int) -> None:
    if not isinstance(slug, str) or not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        raise Flaw(f"the slug “{slug}” of a {kind} is not like snake_oil: use lower-case letters, digits and _", line)
    if slug in RESERVED:
        raise Flaw(f"the word “{slug}” is reserved: give the {kind} another slug", line)
    if slug in taken:
        raise Flaw(f"there is already a {taken[slug]} “{slug}”: give the {kind} another slug", line)


# Classes.


def _check_class(cls: type[Effect], places: Places) -> None:
    """Check each name that an effect defines: a hook, a fact, or a name of the pack's own."""
    for parent in cls.__mro__:
        if parent in ROOTS or parent is object or parent.__module__.startswith("sixgun."):
            continue
        for name, value in vars(parent).items():
            if not name.startswith("_") and name not in COMPUTED:
                line = places(f"{parent.__name__}.{name}", parent.__name__)
                if name in reference().hooks:
                    _check_hook(cls, name, value, line)
                elif name in reference().facts:
                    _check_fact(name, value, line)
                else:
                    _check_own(name, callable(value), line)


def _check_hook(cls: type[Effect], name: str, value: Any, line: int) -> None:
    if name in reference().card_hooks and not issubclass(cls, Card):
        raise Flaw(f"{name} is a hook of cards, but {cls.__name__} is not a card", line)
    wanted = reference().hooks[name]
    if not isfunction(value):
        raise Flaw(f"{name} of {cls.__name__} is not a plain method: write “{wanted}”", line)
    if isgeneratorfunction(value) or isasyncgenfunction(value):
        raise Flaw(f"{name} of {cls.__name__} yields: write “{wanted}” without yield", line)
    found = _heading(name, _parameters(value), iscoroutinefunction(value))
    if found != wanted:
        raise Flaw(f"the hook {name} of {cls.__name__} is “{found}” instead of “{wanted}”", line)


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


def _check_fact(name: str, value: Any, line: int) -> None:
    usual = reference().facts[name]
    if value is None and usual is None:
        return
    wanted: Any = TYPES.get(name, type(usual))
    if type(value) is not wanted:
        raise Flaw(f"the fact {name} is “{value}” instead of a value of type {wanted.__name__}", line)
    if name in VALUES and value not in VALUES[name]:
        raise Flaw(f"the fact {name} is “{value}”, but can be {', '.join(filter(None, map(str, VALUES[name])))}", line)
    if name == "symbols" and not all(isinstance(item, Symbol) and item.kind in SYMBOLS for item in value):
        raise Flaw(f'the fact symbols is “{value}” instead of symbols: write (Symbol("life", "+1"), …)', line)


def _check_own(name: str, method: bool, line: int) -> None:
    """Check that a name of the pack's own does not look like a misspelt hook or fact."""
    known = reference()
    if method and name.startswith(known.families):
        near = get_close_matches(name, known.hooks, 1)
        hint = f"did you mean {near[0]}?" if near else "choose another name for a method of your own"
        raise Flaw(f"there is no hook {name}: {hint}", line)
    near = get_close_matches(name, known.hooks if method else known.facts, 1, ALIKE)
    if near:
        raise Flaw(f"there is no {'hook' if method else 'fact'} {name}: did you mean {near[0]}?", line)


# The deck.


def _check_deck(card_set: CardSet, catalogue: Catalogue, places: Places) -> None:
    """Check that every face belongs to a card and has a suit and a value, and that every card is in the deck."""
    known = {*catalogue.cards, *(card.slug for card in card_set.cards)}
    unchecked: Any = card_set
    deck = unchecked.deck
    if not isinstance(deck, tuple):
        raise Flaw("the set's deck is not a tuple of faces: write (face(slug, suit, rank), …)", places(*CARD_SET_NAMES))
    for shown in deck:
        if not isinstance(shown, Face) or shown.back != PLAYING:
            cause = f"“{shown}” in the deck is not the face of a playing card: write face(slug, suit, rank)"
            raise Flaw(cause, places(*CARD_SET_NAMES))
        if shown.slug not in known:
            cause = f"the deck has a card “{shown.slug}” that is not among the cards"
            raise Flaw(cause, places.word(shown.slug, *CARD_SET_NAMES))
        if shown.suit not in SUITS or not LOWEST <= shown.rank < LOWEST + len(RANKS):
            cause = f"a card “{shown.slug}” in the deck has no suit, or no value from 2 to 14 (the ace)"
            raise Flaw(cause, places.word(shown.slug, *CARD_SET_NAMES))
    for card in card_set.cards:
        if card.slug not in [shown.slug for shown in deck]:
            cause = f"the card “{card.slug}” is not in the deck: give it a suit and a value there"
            raise Flaw(cause, places(type(card).__name__, *CARD_SET_NAMES))
