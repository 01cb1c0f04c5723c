"""The whole of a game in plain data: it can be copied, compared, and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sixgun.bang.faces import CHARACTER, EVENT, PLAYING, ROLE, Face, face, read_value
from sixgun.kernel.ask import NO_CARD
from sixgun.kernel.chance import Chance
from sixgun.kernel.data import frozen, plain
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.outcome import Outcome

SETUP: Final = "setup"
REVEAL: Final = "reveal"
START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
EXCESS: Final = "excess"
END: Final = "end"
ALL: Final = 255
PHASES: Final = (SETUP, REVEAL, START, DRAW, PLAY, EXCESS, END)

Marks = dict[tuple[str, int], int]
"""Notes of single effects: (name, seat) to a number. Public facts only."""


class Player:
    """One seat: who sits there, how he fares, and what he has. Read it anywhere; change it through `State.edit` only,
    for copies of a state share it. `hand` and `in_play` are replaced, never changed."""

    __slots__ = ("characters", "hand", "in_play", "life", "max_life", "out", "role", "spare")

    def __init__(self, role: int) -> None:
        self.role = role
        self.characters: tuple[str, ...] = ()
        self.spare: tuple[int, ...] = ()
        self.life = 0
        self.max_life = 0
        self.out = False
        self.hand: tuple[int, ...] = ()
        self.in_play: tuple[int, ...] = ()

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.role = self.role
        twin.characters = self.characters
        twin.spare = self.spare
        twin.life = self.life
        twin.max_life = self.max_life
        twin.out = self.out
        twin.hand = self.hand
        twin.in_play = self.in_play
        return twin


class State:
    """A game of BANG! at one moment. The tops of `deck` and `discard` are at their ends.

    `table` holds cards in limbo, `fallen` the eliminated seats with their killers. `busy` is a bit mask of the seats in
    the middle of an effect, `due` tells that somebody has fallen since the end was last judged. `fresh` are the cards
    put into play in this turn, `kept` the characters that survivors of the game before may keep. `own` is a bit mask of
    the players that no copy shares.
    """

    __slots__ = (
        "busy", "chance", "deck", "discard", "due", "event", "events", "extra", "faces", "fallen", "fresh",
        "game_marks", "kept", "marker", "number", "outcome", "own", "phase", "players", "seen", "skipped",
        "step_marks", "table", "turn", "turn_marks",
    )  # fmt: skip

    def __init__(self, faces: tuple[Face, ...], players: list[Player], chance: Chance) -> None:
        self.faces = faces
        self.seen = bytearray(len(faces))
        self.players = players
        self.own = ALL
        self.chance = chance
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.table: tuple[int, ...] = ()
        self.event = ""
        self.events: tuple[int, ...] = ()
        self.phase = SETUP
        self.turn = 0
        self.number = 1
        self.extra = False
        self.skipped = False
        self.marker = 0
        self.busy = 0
        self.due = False
        self.fresh: tuple[int, ...] = ()
        self.fallen: tuple[tuple[int, int], ...] = ()
        self.kept: tuple[tuple[int, str], ...] = ()
        self.step_marks: Marks = {}
        self.turn_marks: Marks = {}
        self.game_marks: Marks = {}
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """An independent copy; written out, because forks live on it."""
        twin = self.__class__.__new__(self.__class__)
        twin.faces = self.faces
        twin.seen = self.seen[:]
        twin.players = self.players[:]
        twin.own = self.own = 0
        twin.chance = self.chance.copy()
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.table = self.table
        twin.event = self.event
        twin.events = self.events
        twin.phase = self.phase
        twin.turn = self.turn
        twin.number = self.number
        twin.extra = self.extra
        twin.skipped = self.skipped
        twin.marker = self.marker
        twin.busy = self.busy
        twin.due = self.due
        twin.fresh = self.fresh
        twin.fallen = self.fallen
        twin.kept = self.kept
        twin.step_marks = self.step_marks.copy() if self.step_marks else {}
        twin.turn_marks = self.turn_marks.copy() if self.turn_marks else {}
        twin.game_marks = self.game_marks.copy() if self.game_marks else {}
        twin.outcome = self.outcome
        return twin

    def edit(self, seat: int) -> Player:
        """The player of a seat, to be changed at once: after the next copy of the state it may be another object."""
        if not self.own >> seat & 1:
            self.own |= 1 << seat
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def role(self, seat: int) -> str:
        return self.faces[self.players[seat].role].slug

    # As JSON.

    def to_data(self) -> dict[str, Any]:
        """All of it in lists, dictionaries, texts and numbers."""
        outcome = self.outcome
        return {
            "faces": {back: [f.text for f in self.faces if f.back == back] for back in BACKS},
            "seen": self.seen.hex(),
            "players": [{name: plain(getattr(player, name)) for name in Player.__slots__} for player in self.players],
            "chance": [self.chance.key.hex(), self.chance.position],
            **{name: plain(getattr(self, name)) for name in PLAIN},
            **{name: [[*key, n] for key, n in getattr(self, name).items()] for name in MARKS},
            "outcome": [list(outcome.winners), outcome.reason] if outcome else None,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> State:
        """The state that `to_data` wrote."""
        try:
            return _read(data)
        except (KeyError, TypeError, ValueError, AttributeError, SixgunError) as error:
            raise RecordError(f"a stored state cannot be read ({error})") from error


BACKS: Final = (PLAYING, ROLE, CHARACTER, EVENT)
MARKS: Final = ("step_marks", "turn_marks", "game_marks")
PLAIN: Final = (
    "deck", "discard", "table", "event", "events", "phase", "turn", "number", "extra", "skipped", "marker", "busy",
    "due", "fresh", "fallen", "kept",
)  # fmt: skip


def read_face(text: str, back: str = PLAYING) -> Face:
    """The face that a complete text names; whether a game has such a card is not checked here."""
    if back != PLAYING:
        return face(text, back=back)
    slug, _, value = text.rpartition("-")
    return face(slug, *read_value(value))


def _read(data: Mapping[str, Any]) -> State:
    faces = tuple(read_face(text, back) for back in BACKS for text in data["faces"][back])
    players = []
    for entry in data["players"]:
        player = Player(NO_CARD)
        for name in Player.__slots__:
            setattr(player, name, frozen(entry[name]))
        players.append(player)
    key, position = data["chance"]
    state = State(faces, players, Chance(bytes.fromhex(key), position))
    state.seen = bytearray.fromhex(data["seen"])
    for name in PLAIN:
        setattr(state, name, frozen(data[name]))
    state.deck, state.discard = list(state.deck), list(state.discard)
    for name in MARKS:
        setattr(state, name, {(slug, seat): n for slug, seat, n in data[name]})
    if data["outcome"] is not None:
        winners, reason = data["outcome"]
        state.outcome = Outcome(tuple(winners), reason)
    return state
