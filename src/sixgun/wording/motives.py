"""What a bot's motive is about, in words: the same for all games, with each game's own names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixgun.cardgame.motive import Motive
from sixgun.wording.language import Language

Naming = Callable[[Language, str], str]


def motive_args(
    language: Language, motive: Motive, names: Sequence[str], entry_name: Naming, side_name: Naming
) -> dict[str, str | int]:
    """The arguments of a motive's text."""
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
