"""The whole of a game in plain data: it can be copied, compared, and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sixgun.duel.faces import COMPANY, FIRST_CARD, LAW, OUTLAW, Face, face, read_marks
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.data import frozen, plain
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.outcome import Outcome

SETUP: Final = "setup"
START: Final = "start"
READY: Final = "ready"
DRAW: Final = "draw"
PLAY: Final = "play"
EXCESS: Final = "excess"
PHASES: Final = (SETUP, START, READY, DRAW, PLAY, EXCESS)

COMMON: Final = 2
"""The place of the common deck, after the own decks of the two seats."""
ALL: Final = (1 << FIRST_CARD + 2) - 1

Marks = dict[tuple[str, int], int]
"""Notes of single effects: (name, seat) to a number. Public facts only."""


class Player:
    """One side. `line` are its characters in play from left to right, `active` is the one with the token, `rear` the
    other one, or NOBODY if he is alone; `reserve` are those to come, the next one first.

    Read it anywhere; change it through `State.edit` only, for copies of a state share it.
    """

    __slots__ = ("active", "hand", "line", "rear", "reserve")

    def __init__(self) -> None:
        self.line: tuple[int, ...] = ()
        self.active = NOBODY
        self.rear = NOBODY
        self.reserve: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.line = self.line
        twin.active = self.active
        twin.rear = self.rear
        twin.reserve = self.reserve
        twin.hand = self.hand
        return twin


class Fighter:
    """One character: how he fares and what lies with him. Change it through `State.edit_fighter` only."""

    __slots__ = ("in_play", "life", "max_life", "out")

    def __init__(self) -> None:
        self.life = 0
        self.max_life = 0
        self.out = False
        self.in_play: tuple[int, ...] = ()

    def copy(self) -> Fighter:
        twin = Fighter.__new__(Fighter)
        twin.life = self.life
        twin.max_life = self.max_life
        twin.out = self.out
        twin.in_play = self.in_play
        return twin


class State:
    """A game of The Duel at one moment. The tops of the decks and of `discard` are at their ends.

    `decks` are the own decks of both seats and the common one. `table` holds cards in limbo. `awake` is a bit mask of
    the seats whose rearguard acts in the place of the active character, `pending` is what has been triggered and waits
    (108). `own` is a bit mask of the players and characters that no copy shares.
    """

    __slots__ = (
        "awake", "chance", "decks", "discard", "faces", "fighters", "number", "outcome", "own", "pending", "phase",
        "players", "seen", "table", "turn", "turn_marks",
    )  # fmt: skip

    def __init__(self, faces: tuple[Face, ...], chance: Chance) -> None:
        self.faces = faces
        self.seen = bytearray(len(faces))
        self.players = [Player(), Player()]
        self.fighters = [Fighter() for _ in range(FIRST_CARD)]
        self.own = ALL
        self.chance = chance
        self.decks: list[tuple[int, ...]] = [(), (), ()]
        self.discard: list[int] = []
        self.table: tuple[int, ...] = ()
        self.phase = SETUP
        self.turn = 0
        self.number = 1
        self.awake = 0
        self.pending: tuple[tuple[Any, ...], ...] = ()
        self.turn_marks: Marks = {}
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """An independent copy; written out, because forks live on it."""
        twin = self.__class__.__new__(self.__class__)
        twin.faces = self.faces
        twin.seen = self.seen[:]
        twin.players = self.players[:]
        twin.fighters = self.fighters[:]
        twin.own = self.own = 0
        twin.chance = self.chance.copy()
        twin.decks = self.decks[:]
        twin.discard = self.discard[:]
        twin.table = self.table
        twin.phase = self.phase
        twin.turn = self.turn
        twin.number = self.number
        twin.awake = self.awake
        twin.pending = self.pending
        twin.turn_marks = self.turn_marks.copy() if self.turn_marks else {}
        twin.outcome = self.outcome
        return twin

    def edit(self, seat: int) -> Player:
        """The player of a seat, to be changed at once: after the next copy of the state it may be another object."""
        if not self.own >> FIRST_CARD + seat & 1:
            self.own |= 1 << FIRST_CARD + seat
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def edit_fighter(self, fighter: int) -> Fighter:
        """A character, to be changed at once."""
        if not self.own >> fighter & 1:
            self.own |= 1 << fighter
            self.fighters[fighter] = self.fighters[fighter].copy()
        return self.fighters[fighter]

    # As JSON.

    def to_data(self) -> dict[str, Any]:
        """All of it in lists, dictionaries, texts and numbers."""
        outcome = self.outcome
        return {
            "faces": [shown.text for shown in self.faces],
            "seen": self.seen.hex(),
            "players": [{name: plain(getattr(player, name)) for name in Player.__slots__} for player in self.players],
            "fighters": {
                str(number): {name: plain(getattr(fighter, name)) for name in Fighter.__slots__}
                for number, fighter in enumerate(self.fighters)
                if fighter.max_life
            },
            "chance": [self.chance.key.hex(), self.chance.position],
            **{name: plain(getattr(self, name)) for name in PLAIN},
            "turn_marks": [[*key, n] for key, n in self.turn_marks.items()],
            "outcome": [list(outcome.winners), outcome.reason] if outcome else None,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> State:
        """The state that `to_data` wrote."""
        try:
            return _read(data)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, SixgunError) as error:
            raise RecordError(f"a stored state cannot be read ({error})") from error


PLAIN: Final = ("decks", "discard", "table", "phase", "turn", "number", "awake", "pending")


def read_face(text: str, place: int) -> Face:
    """The face that a complete text names; `place` is its id, which tells the side of a character."""
    slug, dash, marks = text.rpartition("-")
    if dash:
        return face(slug, *read_marks(marks))
    return face(text, LAW if place < COMPANY else OUTLAW)


def _read(data: Mapping[str, Any]) -> State:
    key, position = data["chance"]
    faces = tuple(read_face(text, place) for place, text in enumerate(data["faces"]))
    state = State(faces, Chance(bytes.fromhex(key), position))
    state.seen = bytearray.fromhex(data["seen"])
    for seat, entry in enumerate(data["players"]):
        for name in Player.__slots__:
            setattr(state.players[seat], name, frozen(entry[name]))
    for number, entry in data["fighters"].items():
        for name in Fighter.__slots__:
            setattr(state.fighters[int(number)], name, frozen(entry[name]))
    for name in PLAIN:
        setattr(state, name, frozen(data[name]))
    state.decks, state.discard = list(state.decks), list(state.discard)
    state.turn_marks = {(slug, number): n for slug, number, n in data["turn_marks"]}
    if data["outcome"] is not None:
        winners, reason = data["outcome"]
        state.outcome = Outcome(tuple(winners), reason)
    return state
