"""The state of a small card game: hands, cards in front of players, named piles, and public numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Self

from sixgun.cardgame.state import CardState, Marks
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.hidden_cards import stable_order
from sixgun.kernel.json_data import attributes_to_data, fill_attributes
from sixgun.kernel.value import Value

SAVED: Final = ("hand", "in_play")
"""What is saved of a player."""
PLAY: Final = "play"
"""The phase of a game that has only one."""


@dataclass(frozen=True, slots=True)
class SmallFace(Value):
    """What a card shows: its name and what is printed in its corner, written `queen-h`. All backs look the same."""

    text: str
    order: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "order", stable_order(self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return face, (self.text,)

    @property
    def slug(self) -> str:
        """The name of the card."""
        return self.text.partition("-")[0]

    @property
    def back(self) -> str:
        return ""


@cache
def face(text: str) -> SmallFace:
    """The one face with this text."""
    return SmallFace(text)


class SmallPlayer:
    """One player: the hand, and the cards that lie in front of them."""

    __slots__ = SAVED

    def __init__(self, hand: tuple[int, ...] = (), in_play: tuple[int, ...] = ()) -> None:
        self.hand = hand
        self.in_play = in_play

    def copy(self) -> SmallPlayer:
        return SmallPlayer(self.hand, self.in_play)


class SmallState(CardState):
    """A small game at one moment. `piles` are lists of cards by name, with the top at the end.

    `marks` are public numbers by (name, seat); NOBODY stands for the whole table.
    """

    __slots__ = ("marks", "piles")

    plain_fields = ("discard", "on_table", "phase", "turn", "turn_number")
    marks_fields = ("turn_marks", "marks")

    def __init__(self, faces: tuple[SmallFace, ...], players: int, chance: Chance, phase: str = PLAY) -> None:
        super().__init__(faces, [SmallPlayer() for _ in range(players)], chance, phase)
        self.piles: dict[str, list[int]] = {}
        self.marks: Marks = {}

    def copy(self) -> Self:
        clone = self.__class__.__new__(self.__class__)
        clone.faces = self.faces
        clone.seen = self.seen[:]
        clone.players = [player.copy() for player in self.players]
        clone.chance = self.chance.copy()
        clone.discard = self.discard[:]
        clone.on_table = self.on_table
        clone.phase = self.phase
        clone.turn = self.turn
        clone.turn_number = self.turn_number
        clone.turn_marks = self.turn_marks.copy()
        clone.outcome = self.outcome
        clone.piles = {name: cards[:] for name, cards in self.piles.items()}
        clone.marks = self.marks.copy()
        return clone

    # What lies where.

    def places(self) -> list[list[int]]:
        """All places with the cards in them. Each card is in one of them."""
        held = [[*player.hand, *player.in_play] for player in self.players]
        return [*held, *self.piles.values(), self.discard, [*self.on_table]]

    def mark(self, name: str, seat: int = NOBODY) -> int:
        """A public number, 0 if nobody has noted it."""
        return self.marks.get((name, seat), 0)

    def give(self, seat: int, cards: Iterable[int]) -> None:
        """Put cards into a hand. The player sees them."""
        player = self.players[seat]
        for card in cards:
            player.hand = (*player.hand, card)
            self.seen[card] |= 1 << seat

    def take_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        player = self.players[seat]
        player.hand = tuple(held for held in player.hand if held != card)

    # As JSON.

    def cards_data(self) -> dict[str, Any]:
        return {
            "faces": [shown.text for shown in self.faces],
            "seen": self.seen.hex(),
            "players": [attributes_to_data(player, SAVED) for player in self.players],
            "piles": {name: list(cards) for name, cards in self.piles.items()},
        }

    @classmethod
    def dealt(cls, data: Mapping[str, Any], chance: Chance) -> Self:
        state = cls(tuple(face(text) for text in data["faces"]), len(data["players"]), chance)
        for player, entry in zip(state.players, data["players"]):
            fill_attributes(player, SAVED, entry)
        state.piles = {name: list(cards) for name, cards in data["piles"].items()}
        return state
