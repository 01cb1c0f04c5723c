"""The whole state of a game as plain data, which can be copied, compared and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sixgun.cardgame.state import CardState
from sixgun.duel.faces import CHARACTERS_PER_SIDE, FIRST_CARD, LAW, OUTLAW, Face, face, read_marks
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.json_data import attributes_to_data, fill_attributes

SETUP: Final = "setup"
START: Final = "start"
READY: Final = "ready"
DRAW: Final = "draw"
PLAY: Final = "play"
EXCESS: Final = "excess"
PHASES: Final = (SETUP, START, READY, DRAW, PLAY, EXCESS)

COMMON: Final = 2
"""The index of the common deck in `State.decks`, after the decks of the two seats."""
SAVED: Final[tuple[str, ...]] = ("active", "hand", "line", "rear", "reserve")
"""What is saved of a player."""
SAVED_OF_FIGHTERS: Final[tuple[str, ...]] = ("in_play", "life", "max_life", "out")
"""What is saved of a character."""
ALL: Final = (1 << FIRST_CARD + 2) - 1


class Player:
    """One side of the game.

    `line` are its characters in play, from left to right. `active` is the one with the token. `rear` is the other one,
    or NOBODY if there is only one. `reserve` are the characters to come, the next one first.

    Copies of a state share their players, so change a player only through `State.edit`.
    """

    __slots__ = ("active", "hand", "line", "rear", "reserve")

    def __init__(self) -> None:
        self.line: tuple[int, ...] = ()
        self.active = NOBODY
        self.rear = NOBODY
        self.reserve: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()

    def copy(self) -> Player:
        clone = Player.__new__(Player)
        clone.line = self.line
        clone.active = self.active
        clone.rear = self.rear
        clone.reserve = self.reserve
        clone.hand = self.hand
        return clone


class Fighter:
    """One character: their life points and Equipment. Change a fighter only through `State.edit_fighter`."""

    __slots__ = ("in_play", "life", "max_life", "out")

    def __init__(self) -> None:
        self.life = 0
        self.max_life = 0
        self.out = False
        self.in_play: tuple[int, ...] = ()

    def copy(self) -> Fighter:
        clone = Fighter.__new__(Fighter)
        clone.life = self.life
        clone.max_life = self.max_life
        clone.out = self.out
        clone.in_play = self.in_play
        return clone


class State(CardState):
    """A game of The Duel at one moment. The tops of the decks and of `discard` are at their ends.

    `decks` are the decks of both seats and the common deck. `on_table` are the cards in the middle of the table.
    `awake` is a bit mask of the seats whose Rearguard Character acts in place of the Active one. `pending` are
    triggered effects that wait (108). `unshared` is a bit mask of the players and characters that no other copy shares.
    """

    __slots__ = ("awake", "decks", "fighters", "pending", "unshared")

    plain_fields = ("decks", "discard", "on_table", "phase", "turn", "turn_number", "awake", "pending")

    faces: tuple[Face, ...]
    players: list[Player]

    def __init__(self, faces: tuple[Face, ...], chance: Chance) -> None:
        super().__init__(faces, [Player(), Player()], chance, SETUP)
        self.fighters = [Fighter() for _ in range(FIRST_CARD)]
        self.unshared = ALL
        self.decks: list[tuple[int, ...]] = [(), (), ()]
        self.awake = 0
        self.pending: tuple[tuple[Any, ...], ...] = ()

    @property
    def bearers(self) -> list[Any]:
        return self.fighters

    def copy(self) -> Self:
        """An independent copy. Written out by hand, because forks need it to be fast."""
        clone = self.__class__.__new__(self.__class__)
        clone.faces = self.faces
        clone.seen = self.seen[:]
        clone.players = self.players[:]
        clone.fighters = self.fighters[:]
        clone.unshared = self.unshared = 0
        clone.chance = self.chance.copy()
        clone.decks = self.decks[:]
        clone.discard = self.discard[:]
        clone.on_table = self.on_table
        clone.phase = self.phase
        clone.turn = self.turn
        clone.turn_number = self.turn_number
        clone.awake = self.awake
        clone.pending = self.pending
        clone.turn_marks = self.turn_marks.copy() if self.turn_marks else {}
        clone.outcome = self.outcome
        return clone

    def edit(self, seat: int) -> Player:
        """The player of a seat, ready to be changed. After the next copy of the state, call this again."""
        if not self.unshared >> FIRST_CARD + seat & 1:
            self.unshared |= 1 << FIRST_CARD + seat
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def edit_fighter(self, fighter: int) -> Fighter:
        """A character, ready to be changed. After the next copy of the state, call this again."""
        if not self.unshared >> fighter & 1:
            self.unshared |= 1 << fighter
            self.fighters[fighter] = self.fighters[fighter].copy()
        return self.fighters[fighter]

    # As JSON.

    def cards_data(self) -> dict[str, Any]:
        fighters = enumerate(self.fighters)
        return {
            "faces": [shown.text for shown in self.faces],
            "seen": self.seen.hex(),
            "players": [attributes_to_data(player, SAVED) for player in self.players],
            "fighters": {
                str(number): attributes_to_data(fighter, SAVED_OF_FIGHTERS)
                for number, fighter in fighters
                if fighter.max_life
            },
        }

    @classmethod
    def dealt(cls, data: Mapping[str, Any], chance: Chance) -> Self:
        state = cls(tuple(read_face(text, place) for place, text in enumerate(data["faces"])), chance)
        for seat, entry in enumerate(data["players"]):
            fill_attributes(state.players[seat], SAVED, entry)
        for number, entry in data["fighters"].items():
            fill_attributes(state.fighters[int(number)], SAVED_OF_FIGHTERS, entry)
        return state


def read_face(text: str, place: int) -> Face:
    """The face that a complete text names. `place` is the id of the card, which gives the side of a character."""
    slug, dash, marks = text.rpartition("-")
    if dash:
        return face(slug, *read_marks(marks))
    return face(text, LAW if place < CHARACTERS_PER_SIDE else OUTLAW)
