"""Marks in a text: what a stretch of it is about, so that a front end can let people point at it.

A marked stretch is a reference and a text between characters of the private use area, which no keyboard types. The
reference is the number of a seat, the slug of a thing, or a face such as `bang-9d`. Marks may lie inside each other:
the outer one counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

BEGIN: Final = "\ue000"
MIDDLE: Final = "\ue001"
END: Final = "\ue002"
_REFERENCES: Final = re.compile(f"{BEGIN}[^{MIDDLE}]*{MIDDLE}|{END}")
_TOKENS: Final = re.compile(f"({BEGIN}[^{MIDDLE}]*{MIDDLE}|{END})")


def mention(reference: str, text: str) -> str:
    """A text that is about something."""
    return f"{BEGIN}{reference}{MIDDLE}{text}{END}"


def plain(text: str) -> str:
    """The text without its marks."""
    return _REFERENCES.sub("", text) if BEGIN in text else text


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """The text in pieces: reference (empty for plain part) and part."""
    depth = 0
    reference = part = ""
    for token in _TOKENS.split(text):
        if token.startswith(BEGIN):
            depth += 1
            if depth == 1:
                if part:
                    yield "", part
                reference, part = token[1:-1], ""
        elif token == END:
            depth -= 1
            if depth == 0:
                yield reference, part
                reference = part = ""
        else:
            part += token
    if part:
        yield reference, part
