"""The whole of a game in plain data: it can be copied, compared, and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sixgun.bang.faces import CHARACTER, EVENT, PLAYING, ROLE, Face, face, read_value
from sixgun.kernel.ask import NO_CARD
from sixgun.kernel.chance import Chance
from sixgun.kernel.data import fill_slots, slots_data
from sixgun.kernel.state import Marks, TableState

SETUP: Final = "setup"
REVEAL: Final = "reveal"
START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
EXCESS: Final = "excess"
END: Final = "end"
ALL: Final = 255
NOTES: Final = ("sight",)
"""What a player holds besides what is saved."""
PHASES: Final = (SETUP, REVEAL, START, DRAW, PLAY, EXCESS, END)


class Player:
    """One seat: who sits there, how he fares, and what he has. Read it anywhere; change it through `State.edit` only,
    for copies of a state share it. `hand` and `in_play` are replaced, never changed. Who shows a card of a hand, or a
    role, edits the player too, before the next question. `sight` is what onlookers have seen of him as he is; it is no
    part of the game."""

    __slots__ = ("characters", "hand", "in_play", "life", "max_life", "out", "role", "sight", "spare")

    def __init__(self, role: int) -> None:
        self.sight: Any = None
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
        twin.sight = None
        twin.role = self.role
        twin.characters = self.characters
        twin.spare = self.spare
        twin.life = self.life
        twin.max_life = self.max_life
        twin.out = self.out
        twin.hand = self.hand
        twin.in_play = self.in_play
        return twin


class State(TableState):
    """A game of BANG! at one moment. The tops of `deck` and `discard` are at their ends.

    `table` holds cards in limbo, `fallen` the eliminated seats with their killers. `busy` is a bit mask of the seats in
    the middle of an effect, `due` tells that somebody has fallen since the end was last judged. `fresh` are the cards
    put into play in this turn, `kept` the characters that survivors of the game before may keep. `own` is a bit mask of
    the players that no copy shares, and of whom no sight is kept.
    """

    __slots__ = (
        "busy", "deck", "due", "event", "events", "extra", "fallen", "fresh", "game_marks", "kept", "marker", "own",
        "skipped", "step_marks",
    )  # fmt: skip

    plain_fields = (
        "deck", "discard", "table", "event", "events", "phase", "turn", "number", "extra", "skipped", "marker", "busy",
        "due", "fresh", "fallen", "kept",
    )  # fmt: skip
    marks_fields = ("step_marks", "turn_marks", "game_marks")

    faces: tuple[Face, ...]
    players: list[Player]

    def __init__(self, faces: tuple[Face, ...], players: list[Player], chance: Chance) -> None:
        super().__init__(faces, players, chance, SETUP)
        self.own = ALL
        self.deck: list[int] = []
        self.event = ""
        self.events: tuple[int, ...] = ()
        self.extra = False
        self.skipped = False
        self.marker = 0
        self.busy = 0
        self.due = False
        self.fresh: tuple[int, ...] = ()
        self.fallen: tuple[tuple[int, int], ...] = ()
        self.kept: tuple[tuple[int, str], ...] = ()
        self.step_marks: Marks = {}
        self.game_marks: Marks = {}

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

    def cards_data(self) -> dict[str, Any]:
        return {
            "faces": {back: [f.text for f in self.faces if f.back == back] for back in BACKS},
            "seen": self.seen.hex(),
            "players": [slots_data(player, NOTES) for player in self.players],
        }

    @classmethod
    def dealt(cls, data: Mapping[str, Any], chance: Chance) -> Self:
        players = []
        for entry in data["players"]:
            player = Player(NO_CARD)
            fill_slots(player, entry, NOTES)
            players.append(player)
        faces = tuple(read_face(text, back) for back in BACKS for text in data["faces"][back])
        return cls(faces, players, chance)


BACKS: Final = (PLAYING, ROLE, CHARACTER, EVENT)


def read_face(text: str, back: str = PLAYING) -> Face:
    """The face that a complete text names; whether a game has such a card is not checked here."""
    if back != PLAYING:
        return face(text, back=back)
    slug, _, value = text.rpartition("-")
    return face(slug, *read_value(value))
