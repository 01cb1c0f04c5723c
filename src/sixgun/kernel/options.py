"""Rule options: a frozen dataclass of switches and numbers for each game, read from a record or a command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, TypeVar

from sixgun.kernel.errors import SetupError

SWITCH: Final = {
    "on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False,
}  # fmt: skip

Bounds = Mapping[str, tuple[int, int]]
"""The least and the most of each option that is a number."""


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The switches of a game. Every field has a default; whatever is at its default is not written down."""

    def to_data(self) -> dict[str, Any]:
        """The options that are not at their default."""
        usual = type(self)()
        return {name: value for name, value in asdict(self).items() if value != getattr(usual, name)}


R = TypeVar("R", bound=RuleOptions)


def options_from(kind: type[R], data: Mapping[str, Any], bounds: Bounds) -> R:
    """Options from a record's header."""
    usual = kind()
    known = {field.name for field in fields(kind)}
    for name, value in data.items():
        if name not in known:
            raise SetupError(f"unknown rule option “{name}”: there are {', '.join(sorted(known))}")
        if isinstance(getattr(usual, name), bool):
            if not isinstance(value, bool):
                raise SetupError(f"rule option “{name}” is on or off, not “{value}”")
            continue
        least, most = bounds[name]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise SetupError(f"rule option “{name}” is a number from {least} to {most}, not “{value}”")
    return kind(**data)


def parse_options(kind: type[R], text: str, bounds: Bounds) -> R:
    """Options as on the command line: `this,that=off,number=15`."""
    usual = kind()
    data: dict[str, bool | int | str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        slug, word = name.strip().replace("-", "_"), value.strip().lower() or "on"
        if isinstance(getattr(usual, slug, None), bool):
            data[slug] = SWITCH.get(word, word)
        else:
            data[slug] = int(word) if word.isdecimal() else word
    return options_from(kind, data, bounds)
