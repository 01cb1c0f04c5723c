"""What can go wrong. An error that a user can cause says in one sentence what is wrong and how to go on."""

from __future__ import annotations

from typing import Final

LONGEST_QUOTE: Final = 40


def quoted(value: object) -> str:
    """What somebody has written, in quotation marks: cut if it is long, without letters that a terminal would obey."""
    if not isinstance(value, (str, int, float, type(None))):
        return f"a {type(value).__name__}"  # it may hold anything, as deep as it likes
    text = str(value)[: LONGEST_QUOTE + 1].strip()
    text = "".join(letter if letter.isprintable() else "·" for letter in text)
    return f"“{text}”" if len(text) <= LONGEST_QUOTE else f"“{text[:LONGEST_QUOTE]}…”"


class SixgunError(Exception):
    """A mistake of the caller or the user; its text is fit to be shown as it stands."""


class IllegalChoice(SixgunError):
    """A choice that the pending question does not offer; nothing has changed."""


class NotationError(SixgunError):
    """A text (card, choice, position) that cannot be read; names the line where there is one."""

    def __init__(self, cause: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {cause}" if line else cause)
        self.cause = cause
        self.line = line


class RecordError(SixgunError):
    """A record that is damaged, cut off or made by another format."""


class SetupError(SixgunError):
    """A game that cannot be set up as asked for."""
