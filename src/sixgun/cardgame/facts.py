"""Facts: what is printed on a card, or follows from its text. How much a card is worth is an opinion, not a fact.

Facts are class attributes of effects, so cards from packs have them too. `Facts` collects the facts of one effect as
plain values, in the same form for every game. The server, the client and bots use it to draw, describe and judge cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from sixgun.kernel.value import Value

Act = Literal["", "shot", "challenge", "take", "discard", "confine", "heal", "draw", "swap"]
"""What an effect does to its target, or to everyone it affects."""
SHOT: Final = "shot"
CHALLENGE: Final = "challenge"
"""The target discards a BANG! card (a hit card in The Duel) or loses life."""
TAKE: Final = "take"
DISCARD: Final = "discard"
CONFINE: Final = "confine"
"""The target may lose their turn."""
HEAL: Final = "heal"
DRAW: Final = "draw"
SWAP: Final = "swap"
"""Swap the Active and the Rearguard Character. Only in The Duel."""

Affects = Literal["self", "others", "everybody"]
"""Whom an effect acts on if it has no target: the player who has it, all others, or everybody."""
SELF: Final = "self"
OTHERS: Final = "others"
EVERYBODY: Final = "everybody"

Kind = Literal["", "card", "character", "event"]

SymbolKind = Literal[
    "hit", "miss", "life", "draw", "check", "take", "discard", "cost", "reach", "any", "all", "everybody", "far",
    "reveal", "swap", "reload", "always",
]  # fmt: skip


class Symbol(NamedTuple):
    """One symbol in a card's row, with the amount beside it: `2`, `+1`, `−3`, `∞`, or nothing."""

    kind: SymbolKind
    amount: str = ""

    @property
    def text(self) -> str:
        return f"{self.kind} {self.amount}" if self.amount else self.kind


Symbols = tuple[Symbol, ...]
"""What a card does, in symbols. The order is the reading order."""

MINUS: Final = "−"
"""The sign in front of a loss. It is a true minus, not a hyphen."""


@dataclass(frozen=True, slots=True)
class Check(Value):
    """What a draw! looks for: a suit (a reveal symbol in The Duel), and one of `values` unless that is empty.

    If `hurts` is set, finding it is bad luck and anything else is good luck.
    """

    suit: str
    values: range = range(0)
    hurts: bool = False

    def helps(self, suit: str, value: int = 0) -> bool:
        """Is this card good luck for the player who turns it up?"""
        return self.finds(suit, value) != self.hurts

    def finds(self, suit: str, value: int = 0) -> bool:
        """Is this what the check looks for?"""
        return suit == self.suit and (not self.values or value in self.values)

    def odds(self, cards: Iterable[tuple[str, int]]) -> float:
        """The probability that a random one of these cards (suit and value) helps."""
        lucky = [self.helps(suit, value) for suit, value in cards]
        return sum(lucky) / len(lucky)


@dataclass(frozen=True, slots=True)
class Facts(Value):
    """The facts of one card, character or event. An unknown slug has the defaults.

    `aim` says whom it can target, in the terms of its game. Each hit costs `damage` life points, and it takes
    `parries_needed` parrying effects to cancel it. `odds` is the probability that its draw! helps, or 0 without a
    draw!. `cover` means that this draw! can cancel a shot. `burden` means that nobody wants it in front of them.
    `used_up` means that it leaves play when it is used.
    """

    kind: Kind = ""
    icon: str = ""
    colour: str = ""
    life: int = 0
    act: Act = ""
    aim: str = "none"
    affects: Affects = "self"
    cost: int = 0
    heals: int = 0
    draws: int = 0
    damage: int = 1
    parries_needed: int = 1
    min_players: int = 2
    reach: int = 0
    hits: bool = False
    parries: bool = False
    reply_only: bool = False
    saves_life: bool = False
    odds: float = 0.0
    cover: bool = False
    burden: bool = False
    used_up: bool = False
    always: bool = False
    reloads: bool = False
    symbols: Symbols = ()


PLAIN: Final = Facts()
"""The facts of an unknown slug."""
