"""Facts: what is printed on a card, or follows from its text. What a card is worth is an opinion, and not here.

Facts are class attributes of effects, so a pack's cards have them like all others. `Facts` gathers those of one effect
in plain values, the same for every game: for the server, the client and everybody else who draws or describes cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Act = Literal["", "shot", "challenge", "take", "discard", "confine", "heal", "draw", "swap"]
"""What an effect does to its target, or to all it affects."""
SHOT: Final = "shot"
CHALLENGE: Final = "challenge"
"""Discard a BANG! card (in The Duel a hit card) or lose life."""
TAKE: Final = "take"
DISCARD: Final = "discard"
CONFINE: Final = "confine"
"""Keep a player from their turn."""
HEAL: Final = "heal"
DRAW: Final = "draw"
SWAP: Final = "swap"
"""Exchange the Active and the Rearguard Character of The Duel."""

Affects = Literal["self", "others", "everybody"]
"""Whom an effect acts on if it is not aimed: the player who has it, all others, or both."""
SELF: Final = "self"
OTHERS: Final = "others"
EVERYBODY: Final = "everybody"

Kind = Literal["", "card", "character", "event"]

SymbolKind = Literal[
    "hit", "miss", "life", "draw", "check", "take", "discard", "cost", "reach", "any", "all", "everybody", "far",
    "reveal", "swap", "reload", "always",
]  # fmt: skip


class Symbol(NamedTuple):
    """One symbol of a card's row, with what stands beside it: `2`, `+1`, `−3`, `∞`, or nothing."""

    kind: SymbolKind
    amount: str = ""

    @property
    def text(self) -> str:
        return f"{self.kind} {self.amount}" if self.amount else self.kind


Symbols = tuple[Symbol, ...]
"""What a card does without words, in the order in which it is read."""

MINUS: Final = "−"
"""The sign in front of what is lost; not the hyphen."""


@dataclass(frozen=True, slots=True)
class Check:
    """What a draw! looks for: a suit (in The Duel a reveal symbol), with any value unless `values` names some.

    `hurts`: finding it is bad luck, and anything else is good.
    """

    suit: str
    values: range = range(0)
    hurts: bool = False

    def helps(self, suit: str, value: int = 0) -> bool:
        """Is this card good luck for the player who draws it?"""
        return self.finds(suit, value) != self.hurts

    def finds(self, suit: str, value: int = 0) -> bool:
        """Is this what the check looks for?"""
        return suit == self.suit and (not self.values or value in self.values)

    def odds(self, cards: Iterable[tuple[str, int]]) -> float:
        """The chance that one of these cards (suit and value) helps."""
        lucky = [self.helps(suit, value) for suit, value in cards]
        return sum(lucky) / len(lucky)


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one card, character or event. A slug that nobody knows has plain ones.

    `aim` is whom it is aimed at when it takes effect, in the words of its game. `damage` are the life points that each
    hit of it costs, if it hits at all, and `parries_needed` how many effects that parry cancel a hit. `odds` are the
    chance that its draw! helps, 0 if it has none; `cover`: that draw! may cancel a shot. `burden`: nobody wants it in
    front of them. `used_up`: it leaves play when it is used.
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
"""The facts of something unknown."""
