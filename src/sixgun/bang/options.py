"""Rule options: where the rulebooks leave a choice, or differ. Each has a default and is part of the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from sixgun.kernel.errors import SetupError


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of a game; numbers in brackets are rulings (docs/rulings.md)."""

    simplified: bool = False
    """The first game without the cards that bear a book."""
    two_characters: bool = False
    """Everybody gets two characters and keeps one."""
    keep_characters: bool = False
    """In a next game those who lived to see the end may keep their character (79)."""
    pass_sheriff: bool = False
    """In a next game the Sheriff's star goes to the next seat, the other roles are dealt at random (79)."""
    judge_at_once: bool = False
    """Victory is judged at the first decisive elimination, not after the whole card (44)."""
    draw_before_saving: bool = False
    """Who draws for a lost life point draws before he must save himself from a lethal hit (57)."""
    duel_reward: bool = False
    """Who wins a Duel that the other one began counts as his killer (61)."""
    own_cards: bool = True
    """A card that takes or discards another may be aimed at one's own cards in play (88)."""
    penalty_first: bool = False
    """A Sheriff who kills his Deputy discards before he inherits (66)."""

    def to_data(self) -> dict[str, Any]:
        """The options that are not at their default."""
        return {name: value for name, value in asdict(self).items() if value != getattr(DEFAULT, name)}


DEFAULT = Options()


def options_from(data: Mapping[str, Any]) -> Options:
    """Options from a record's header."""
    known = {field.name for field in fields(Options)}
    for name, value in data.items():
        if name not in known:
            raise SetupError(f"unknown rule option “{name}”: there are {', '.join(sorted(known))}")
        if not isinstance(value, bool):
            raise SetupError(f"rule option “{name}” is on or off, not “{value}”")
    return Options(**data)


def parse_options(text: str) -> Options:
    """Options as on the command line: `simplified,own_cards=off`."""
    values = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
    data: dict[str, bool] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        word = value.strip().lower() or "on"
        if word not in values:
            raise SetupError(f"rule option “{name.strip()}” is on or off, not “{value.strip()}”")
        data[name.strip().replace("-", "_")] = values[word]
    return options_from(data)
