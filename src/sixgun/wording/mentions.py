"""Mentions: parts of a text that name a seat, a card or another entry, so that a front end can link them.

A mention is a reference and a text between characters of the private use area, which no keyboard types. The reference
is the number of a seat, the slug of an entry, or a face such as `bang-9d`. In nested mentions the outer one counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

BEGIN: Final = "\ue000"
MIDDLE: Final = "\ue001"
END: Final = "\ue002"
_MARKS: Final = re.compile(f"{BEGIN}[^{MIDDLE}]*{MIDDLE}|{END}")
_SPLIT_AT_MARKS: Final = re.compile(f"({BEGIN}[^{MIDDLE}]*{MIDDLE}|{END})")


def mention(reference: str, text: str) -> str:
    """Wrap a text as a mention."""
    return f"{BEGIN}{reference}{MIDDLE}{text}{END}"


def without_mentions(text: str) -> str:
    """Return the plain text, with all mentions unwrapped."""
    return _MARKS.sub("", text) if BEGIN in text else text


def split_mentions(text: str) -> Iterator[tuple[str, str]]:
    """Split a text into pairs of reference and text. Plain text has an empty reference."""
    depth = 0
    reference = part = ""
    for token in _SPLIT_AT_MARKS.split(text):
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
