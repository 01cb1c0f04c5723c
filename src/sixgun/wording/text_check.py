"""Compares the texts of a language with the English ones: what is missing, superfluous, wrong or not readable."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sixgun.wording.language_codes import ENGLISH, read_file, text_files


@dataclass(frozen=True)
class Text:
    """A text or an attribute (`key.attribute`) as it is in a file."""

    key: str
    file: str
    variables: frozenset[str]
    references: frozenset[str]


@dataclass
class TextFiles:
    """All texts of a language by key, and what in its files cannot be used."""

    texts: dict[str, Text] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    unreadable: list[str] = field(default_factory=list)
    """Places with what is wrong there."""


@dataclass(frozen=True)
class Comparison:
    """How a language differs from English. Each list is in the order of the files."""

    translated: int
    total: int
    missing: list[Text]
    superfluous: list[Text]
    wrong_variables: list[tuple[Text, frozenset[str]]]
    """Texts with the variables that they should have."""
    lost_references: list[tuple[Text, str]]
    """Texts with a name in them that the language does not define."""
    unreadable: list[str]

    @property
    def is_complete(self) -> bool:
        """Is there nothing to report?"""
        wrong = self.superfluous or self.wrong_variables or self.lost_references or self.unreadable
        return not (self.missing or wrong)


def compare_with_english(code: str) -> Comparison:
    """Compare the texts of a language with the English ones."""
    english, own = read_texts(ENGLISH), read_texts(code)
    shared = [text for text in own.texts.values() if text.key in english.texts]
    names = own.texts.keys() | own.terms
    return Comparison(
        translated=len(shared),
        total=len(english.texts),
        missing=[text for text in english.texts.values() if text.key not in own.texts],
        superfluous=[text for text in own.texts.values() if text.key not in english.texts],
        wrong_variables=[
            (text, english.texts[text.key].variables)
            for text in shared
            if text.variables != english.texts[text.key].variables
        ],
        lost_references=[(text, name) for text in own.texts.values() for name in sorted(text.references - names)],
        unreadable=own.unreadable,
    )


def read_texts(code: str) -> TextFiles:
    """Read all texts of a language. What cannot be read is noted, and the rest is read on."""
    found = TextFiles()
    for path in text_files(code):
        source = read_file(path)
        for entry in FluentParser().parse(source).body:
            place = f"{path.name}, line {source.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}"
            if isinstance(entry, ftl.Junk):
                found.unreadable.append(f"{place}: {entry.annotations[0].message}")
            elif isinstance(entry, ftl.Term):
                found.terms.add(f"-{entry.id.name}")
            elif isinstance(entry, ftl.Message):
                for text in _texts_of(entry, path.name):
                    if text.key in found.texts:
                        found.unreadable.append(f"{place}: “{text.key}” is already in {found.texts[text.key].file}")
                    found.texts.setdefault(text.key, text)
    return found


def texts_in(source: str, file: str) -> list[Text]:
    """All texts of a file that can be read."""
    entries = FluentParser().parse(source).body
    return [text for entry in entries if isinstance(entry, ftl.Message) for text in _texts_of(entry, file)]


def wrong_variables(text: Text, known: Set[str]) -> str:
    """Say which variables of a text nobody fills in, and which it can have; nothing if all are known."""
    unknown = ", ".join(f"${name}" for name in sorted(text.variables - known))
    if not unknown:
        return ""
    can = f"can have {', '.join(f'${name}' for name in sorted(known))}" if known else "cannot have any"
    return f"has the variable {unknown}: it {can}"


def _texts_of(message: ftl.Message, file: str) -> list[Text]:
    """The text of a message and those of its attributes."""
    patterns = {f"{message.id.name}.{part.id.name}": part.value for part in message.attributes}
    if message.value:
        patterns = {message.id.name: message.value, **patterns}
    found = []
    for key, pattern in patterns.items():
        names = _Names()
        names.visit(pattern)
        found.append(Text(key, file, frozenset(names.variables), frozenset(names.references)))
    return found


class _Names(Visitor):
    """Collects the variables of a pattern, and the other texts that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)
