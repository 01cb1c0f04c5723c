"""Rule options: the switches and numbers that vary the rules. They come from a record or the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, ClassVar, Final, Self

from sixgun.kernel.errors import SetupError, quoted
from sixgun.kernel.value import Value

SWITCH: Final = {
    "on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False,
}  # fmt: skip
LONGEST_NUMBER: Final = 9

Bounds = Mapping[str, tuple[int, int]]
"""The lowest and highest value of each option that is a number."""


def option(default: bool, *, main: bool = False, needs_sets: tuple[str, ...] = (), min_players: int = 0) -> Any:
    """A switch with extra information. Forms show `main` switches first.

    The switch has no effect without all of `needs_sets`, or with fewer than `min_players`.
    """
    return field(default=default, metadata={"main": main, "needs_sets": needs_sets, "min_players": min_players})


@dataclass(frozen=True, slots=True)
class RuleOptions(Value):
    """The rule options of a game. Each game has its own subclass.

    Every field has a default, and only other values are stored. `bounds` has an entry for each field that is a number.
    """

    bounds: ClassVar[Bounds] = {}

    def to_data(self) -> dict[str, Any]:
        """The options that differ from their default."""
        usual = type(self)()
        return {name: value for name, value in asdict(self).items() if value != getattr(usual, name)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read options from a record's header. Raises SetupError if one is unknown or has a wrong value."""
        usual = cls()
        known = {field.name for field in fields(cls)}
        for name, value in data.items():
            if name not in known:
                raise SetupError(f"unknown rule option {quoted(name)}: there are {', '.join(sorted(known))}")
            if isinstance(getattr(usual, name), bool):
                if not isinstance(value, bool):
                    raise SetupError(f"rule option “{name}” must be on or off, not {quoted(value)}")
                continue
            least, most = cls.bounds[name]
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise SetupError(f"rule option “{name}” must be a number from {least} to {most}, not {quoted(value)}")
        return cls(**data)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read options as written on the command line: `this,that=off,number=15`."""
        usual = cls()
        data: dict[str, bool | int | str] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, _, value = part.partition("=")
            slug, word = name.strip().replace("-", "_"), value.strip().lower() or "on"
            if isinstance(getattr(usual, slug, None), bool):
                data[slug] = SWITCH.get(word, word)
            else:
                data[slug] = int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else word
        return cls.from_data(data)

    def text(self) -> str:
        """The options that differ from their default, in the form that `parse` reads."""
        return ",".join(_text(name, value) for name, value in self.to_data().items())


def _text(name: str, value: bool | int) -> str:
    return f"{name}={value}" if not isinstance(value, bool) else name if value else f"{name}=off"
