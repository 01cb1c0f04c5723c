"""Fills in the texts of bots' motives, the same way for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixgun.cardgame.motive import Motive
from sixgun.wording.language import Language

NameFunction = Callable[[Language, str], str]


def motive_args(
    language: Language, motive: Motive, names: Sequence[str], entry_name: NameFunction, side_name: NameFunction
) -> dict[str, str | int]:
    """Return the arguments for a motive's text."""
    args: dict[str, str | int] = {}
    for name, value in motive.args:
        if name == "target":
            args[name] = names[int(value)]
        elif name in ("card", "who"):
            args[name] = entry_name(language, str(value))
        elif name == "role":
            args[name] = side_name(language, str(value))
        else:
            args[name] = value
    return args
