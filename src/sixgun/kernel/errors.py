"""The errors of Sixgun. If a user can cause one, its text says what is wrong and what to do next."""

from __future__ import annotations

from typing import Final

LONGEST_QUOTE: Final = 40


def quoted(value: object) -> str:
    """Quote what a user wrote for an error message.

    Long text is cut. Characters that could control a terminal are replaced.
    """
    if not isinstance(value, (str, int, float, type(None))):
        return f"a {type(value).__name__}"  # a list or object could be huge
    text = str(value)[: LONGEST_QUOTE + 1].strip()
    text = "".join(letter if letter.isprintable() else "·" for letter in text)
    return f"“{text}”" if len(text) <= LONGEST_QUOTE else f"“{text[:LONGEST_QUOTE]}…”"


class SixgunError(Exception):
    """A mistake by the caller or the user. Its text can be shown to the user unchanged."""


class IllegalChoice(SixgunError):
    """A choice that the pending question does not offer. The game has not changed."""


class NotationError(SixgunError):
    """A text (card, choice or position) that cannot be read. The message names the line, if there is one."""

    def __init__(self, cause: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {cause}" if line else cause)
        self.cause = cause
        self.line = line


class RecordError(SixgunError):
    """A record that is damaged, cut off or in another format."""


class SetupError(SixgunError):
    """A game that cannot be set up as requested."""
