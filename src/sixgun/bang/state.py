"""The whole state of a game as plain data, which can be copied, compared and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from sixgun.bang.faces import CHARACTER, EVENT, PLAYING, ROLE, Face, face, read_value
from sixgun.cardgame.state import CardState, Marks
from sixgun.kernel.ask import NO_CARD
from sixgun.kernel.chance import Chance
from sixgun.kernel.json_data import attributes_to_data, fill_attributes

SETUP: Final = "setup"
REVEAL: Final = "reveal"
START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
EXCESS: Final = "excess"
END: Final = "end"
ALL: Final = 255
SAVED: Final[tuple[str, ...]] = ("characters", "hand", "in_play", "life", "max_life", "out", "role", "spare")
"""What is saved of a player."""
PHASES: Final = (SETUP, REVEAL, START, DRAW, PLAY, EXCESS, END)


class Player:
    """One player: the role, the characters, life points and cards.

    Copies of a state share their players, so change a player only through `State.edit`, also to add a card to `hand` or
    to remove one. `in_play` is replaced, never changed in place. Rules that show a hand card or a role must call
    `State.edit` too, before the next question. `version` counts these calls, so that what a view has worked out about
    the player can be kept until then. It is not saved.
    """

    __slots__ = ("characters", "hand", "in_play", "life", "max_life", "out", "role", "spare", "version")

    def __init__(self, role: int) -> None:
        self.version = 0
        self.role = role
        self.characters: tuple[str, ...] = ()
        self.spare: tuple[int, ...] = ()
        self.life = 0
        self.max_life = 0
        self.out = False
        self.hand: list[int] = []
        self.in_play: tuple[int, ...] = ()

    def copy(self) -> Player:
        clone = Player.__new__(Player)
        clone.version = self.version
        clone.role = self.role
        clone.characters = self.characters
        clone.spare = self.spare
        clone.life = self.life
        clone.max_life = self.max_life
        clone.out = self.out
        clone.hand = self.hand[:]
        clone.in_play = self.in_play
        return clone


class State(CardState):
    """A game of BANG! at one moment. The tops of `deck` and `discard` are at their ends.

    `on_table` are the cards in the middle of the table. `fallen` lists eliminated seats with their killers. `busy` is a
    bit mask of the seats in the middle of an effect. `judgement_due` is set after an elimination, until the rules have
    checked whether the game is over. `placed_this_turn` are the cards put into play this turn. `kept` are the
    characters that survivors of the previous game may keep. `unshared` is a bit mask of the players that no other copy
    of the state shares.
    """

    __slots__ = (
        "busy",
        "deck",
        "event",
        "events",
        "extra",
        "fallen",
        "game_marks",
        "judgement_due",
        "kept",
        "marker",
        "placed_this_turn",
        "skipped",
        "step_marks",
        "unshared",
    )  # fmt: skip

    plain_fields = (
        "deck", "discard", "on_table", "event", "events", "phase", "turn", "turn_number", "extra", "skipped",
        "marker", "busy", "judgement_due", "placed_this_turn", "fallen", "kept",
    )  # fmt: skip
    marks_fields = ("step_marks", "turn_marks", "game_marks")
    stored_as = {**CardState.stored_as, "judgement_due": "due", "placed_this_turn": "fresh"}  # noqa: RUF012

    faces: tuple[Face, ...]
    players: list[Player]

    def __init__(self, faces: tuple[Face, ...], players: list[Player], chance: Chance) -> None:
        super().__init__(faces, players, chance, SETUP)
        self.unshared = ALL
        self.deck: list[int] = []
        self.event = ""
        self.events: tuple[int, ...] = ()
        self.extra = False
        self.skipped = False
        self.marker = 0
        self.busy = 0
        self.judgement_due = False
        self.placed_this_turn: tuple[int, ...] = ()
        self.fallen: tuple[tuple[int, int], ...] = ()
        self.kept: tuple[tuple[int, str], ...] = ()
        self.step_marks: Marks = {}
        self.game_marks: Marks = {}

    def copy(self) -> Self:
        """An independent copy. Written out by hand, because forks need it to be fast."""
        clone = self.__class__.__new__(self.__class__)
        clone.faces = self.faces
        clone.seen = self.seen[:]
        clone.players = self.players[:]
        clone.unshared = self.unshared = 0
        clone.chance = self.chance.copy()
        clone.deck = self.deck[:]
        clone.discard = self.discard[:]
        clone.on_table = self.on_table
        clone.event = self.event
        clone.events = self.events
        clone.phase = self.phase
        clone.turn = self.turn
        clone.turn_number = self.turn_number
        clone.extra = self.extra
        clone.skipped = self.skipped
        clone.marker = self.marker
        clone.busy = self.busy
        clone.judgement_due = self.judgement_due
        clone.placed_this_turn = self.placed_this_turn
        clone.fallen = self.fallen
        clone.kept = self.kept
        clone.step_marks = self.step_marks.copy() if self.step_marks else {}
        clone.turn_marks = self.turn_marks.copy() if self.turn_marks else {}
        clone.game_marks = self.game_marks.copy() if self.game_marks else {}
        clone.outcome = self.outcome
        return clone

    def edit(self, seat: int) -> Player:
        """The player of a seat, ready to be changed. After the next copy of the state, call this again."""
        if self.unshared != ALL and not self.unshared >> seat & 1:  # the comparison spares playouts the shift
            self.unshared |= 1 << seat
            self.players[seat] = self.players[seat].copy()
        player = self.players[seat]
        player.version += 1
        return player

    def role(self, seat: int) -> str:
        return self.faces[self.players[seat].role].slug

    # As JSON.

    def cards_data(self) -> dict[str, Any]:
        return {
            "faces": {back: [f.text for f in self.faces if f.back == back] for back in BACKS},
            "seen": self.seen.hex(),
            "players": [attributes_to_data(player, SAVED) for player in self.players],
        }

    @classmethod
    def dealt(cls, data: Mapping[str, Any], chance: Chance) -> Self:
        players = []
        for entry in data["players"]:
            player = Player(NO_CARD)
            fill_attributes(player, [name for name in SAVED if name != "hand"], entry)
            player.hand = list(entry["hand"])
            players.append(player)
        faces = tuple(read_face(text, back) for back in BACKS for text in data["faces"][back])
        return cls(faces, players, chance)


BACKS: Final = (PLAYING, ROLE, CHARACTER, EVENT)


def read_face(text: str, back: str = PLAYING) -> Face:
    """The face that a complete text names. Does not check whether any game has such a card."""
    if back != PLAYING:
        return face(text, back=back)
    slug, _, value = text.rpartition("-")
    return face(slug, *read_value(value))
