"""No old name of the rename table is left where it was: neither in code nor in documents.

An old name may be the name of something else today. Whether it is, the sources tell: `tests/support/source_names.py`
reads from them what each module, each class and each instance has.
"""

from __future__ import annotations

import builtins
import fnmatch
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from tests.support.source_names import (
    ROOT,
    SourceClass,
    source_classes,
    source_modules,
    tracked_files,
    tracked_texts,
    with_bases,
)

TABLE: Final = ROOT / "tools" / "dev" / "renames.tsv"
ROWS: Final = [line.split() for line in TABLE.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
MODULES: Final = {old: new for kind, old, new in ROWS if kind == "module"}
NAMES: Final = {old: new for kind, old, new in ROWS if kind == "name"}
MEMBERS: Final = {old: new for kind, old, new in ROWS if kind == "member"}
VARIABLES: Final = {old: new for kind, old, new in ROWS if kind == "variable"}
OLD_NAMES: Final = frozenset(old.rpartition(".")[2] for old in (*NAMES, *MEMBERS))
CODE_SPAN: Final = re.compile(r"`([^`\n]+)`")
FENCED: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
OLD_VERSIONS: Final = re.compile(r"^## From version .*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
"""Sections that name the old names on purpose."""
REFERENCE: Final = re.compile(r"(?:(?P<owner>\w+)\.)?(?P<name>[A-Za-z_]\w*)(?P<call>\(.*\))?")
PYTHON_FILE: Final = re.compile(r"[\w./*]*\w\.py\b")


def today(old_module: str) -> str:
    """The path that an old module has now."""
    name = old_module
    while name in MODULES and MODULES[name] != name and not MODULES[name].startswith(f"{name}."):
        name = MODULES[name]
    return name


@cache
def homes(old_module: str, new_name: str) -> list[str]:
    """The modules in which an old name could have stayed.

    They are the module itself and, if the new name was moved out of it or the module was split up, those of the same
    game or layer that define the new name.
    """
    modules = source_modules()
    place = today(old_module)
    own = [place] if place in modules else []
    if own and new_name in modules[place].defined | modules[place].imported.keys():
        return own
    layers = {".".join(path.split(".")[:2]) for path in (old_module, place)} | {"sixgun.cardgame"}
    moved = [name for name, module in modules.items() if new_name in module.defined]
    return own + [name for name in moved if ".".join(name.split(".")[:2]) in layers]


@cache
def current_classes(old_module: str, old_class: str) -> list[SourceClass]:
    """The class that an old class has become, wherever it is now, and all classes derived from it."""
    name, qualified = old_class, f"{old_module}.{old_class}"
    while qualified in NAMES and NAMES[qualified] != name:
        name = NAMES[qualified]
        qualified = f"{today(old_module)}.{name}"
    found = {source_modules()[home].qualified(name) for home in homes(old_module, name)}
    return [other for other in source_classes().values() if found & with_bases(other.name)]


def old_mentions(old: str) -> Iterator[re.Pattern[str]]:
    """How a text can name an old module: by its dotted path, by its file, or in an import from its package."""
    package, _, name = old.rpartition(".")
    yield re.compile(rf"(?<![\w.]){re.escape(old)}(?!\w)")
    yield re.compile(rf"from {re.escape(package)} import (?:\(\s*)?(?:\w+(?: as \w+)?,\s*)*{name}\b")
    path = f"{old.partition('.')[2].replace('.', '/')}.py"
    while "/" in path:
        if not any(f"/{file}".endswith(f"/{path}") for file in tracked_files()):
            yield re.compile(rf"(?<![\w/]){re.escape(path)}\b")
            yield re.compile(rf"sixgun/{re.escape(path)}\b")
        path = path.partition("/")[2]


@pytest.mark.parametrize("old", [old for old, new in MODULES.items() if not new.startswith(f"{old}.")])
def test_an_old_module_is_gone_and_nobody_names_it(old: str) -> None:
    assert old not in source_modules()
    mentions = list(old_mentions(old))
    texts = [(file, text) for file, text in tracked_texts().items() if old.rpartition(".")[2] in text]
    found = [file for file, text in texts if any(mention.search(text) for mention in mentions)]
    assert found == []


@pytest.mark.parametrize("old", NAMES)
def test_an_old_name_is_gone_from_its_module(old: str) -> None:
    path, _, name = old.rpartition(".")
    for home in homes(path, NAMES[old]):
        taken = any(new == name and home in homes(other.rpartition(".")[0], new) for other, new in NAMES.items())
        assert taken or name not in source_modules()[home].defined, f"{home} still has {name}"


@pytest.mark.parametrize("old", MEMBERS)
def test_an_old_member_is_gone_from_its_class_and_its_instances(old: str) -> None:
    owner, _, name = old.rpartition(".")
    path, _, class_name = owner.rpartition(".")
    classes = current_classes(path, class_name)
    assert classes, f"no class has taken the place of {owner}"
    for found in classes:
        assert name not in found.members or name in given_names(found), f"{found.name} still has {name}"


@cache
def renamed_classes() -> dict[str, list[SourceClass]]:
    """The classes of today by the old names of their owners in the rows of members."""
    owners = {old.rpartition(".")[0] for old in MEMBERS}
    return {owner: current_classes(owner.rpartition(".")[0], owner.rpartition(".")[2]) for owner in owners}


def given_names(found: SourceClass) -> set[str]:
    """The names that other members of a class were given by the table."""
    rows = ((old.rpartition(".")[0], new) for old, new in MEMBERS.items())
    return {new for owner, new in rows if any(found.name == other.name for other in renamed_classes()[owner])}


@pytest.mark.parametrize("old", VARIABLES)
def test_an_old_variable_is_gone(old: str) -> None:
    name, _, kind = old.partition(":")
    path, _, class_name = kind.rpartition(".")
    classes = {found.name for found in current_classes(path, class_name)} if kind else set()
    for module in source_modules().values():
        if module.name.startswith("sixgun."):
            in_reach = not module.name.startswith("sixgun.server")  # has its own chairs
            assert kind or not in_reach or name not in module.bound, f"{module.name} still has {name}"
            assert not classes & {other for variable, other in module.variables if variable == name}, module.name


FILES: Final = [f"/{name}" for name in tracked_files()]
DOCUMENTS: Final = [name for name in tracked_texts() if name.endswith(".md")]


@cache
def words_of_today() -> frozenset[str]:
    """All names and words of the sources of the program."""
    modules = [module for name, module in source_modules().items() if name.partition(".")[0] == "sixgun"]
    return frozenset().union(*(module.bound | module.strings | set(module.name.split(".")) for module in modules))


@cache
def callables_of_today() -> frozenset[str]:
    return frozenset(dir(builtins)).union(*(module.callables for module in source_modules().values()))


def is_of_today(owner: str | None, name: str, called: bool) -> bool:
    """Does what a document names so exist?"""
    if owner:
        word = owner.replace("_", "").lower()
        classes = source_classes()
        owners = [found for found in classes if found.rpartition(".")[2].lower() == word]
        related = {base for found in owners for base in with_bases(found)} & classes.keys()
        if owners:
            return any(name in classes[found].members for found in related)
    return name in (callables_of_today() if called else words_of_today())


@pytest.mark.parametrize("document", DOCUMENTS)
def test_documents_use_the_names_of_today(document: str) -> None:
    gone = []
    for span in CODE_SPAN.findall(OLD_VERSIONS.sub("", FENCED.sub("", tracked_texts()[document]))):
        found = REFERENCE.fullmatch(span)
        if found and found["name"] in OLD_NAMES and not is_of_today(found["owner"], found["name"], bool(found["call"])):
            gone.append(span)
    assert gone == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_named_in_documents_exist(document: str) -> None:
    spans = CODE_SPAN.findall(OLD_VERSIONS.sub("", FENCED.sub("", tracked_texts()[document])))
    named = [file for span in spans for file in PYTHON_FILE.findall(span)]
    assert [file for file in named if not fnmatch.filter(FILES, f"*/{file}")] == []
