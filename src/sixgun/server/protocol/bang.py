"""The table of BANG! as one seat sees it."""

from __future__ import annotations

from msgspec import Struct

from sixgun.server.protocol.parts import NOBODY, Card, CardId, Result, Seat, Sentence, Slug


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player as the client's seat sees them.

    `role` is empty while it is hidden. `hand` are the hand cards that this seat knows: all of its own. `distance` and
    `in_reach` are from the client's seat. `placed_this_turn` are cards in play that came this turn. `ghost` is somebody
    who is out and back for this turn.
    """

    role: Slug = ""
    role_shown: bool = False
    characters: list[Slug] = []
    life: int
    max_life: int
    out: bool = False
    out_round: int = 0
    killer: Seat = NOBODY
    ghost: bool = False
    hand_count: int
    hand: list[Card] = []
    in_play: list[Card] = []
    placed_this_turn: list[CardId] = []
    distance: int = 0
    in_reach: bool = False
    reach: int = 1


class View(Struct, tag="bang", tag_field="game", frozen=True, kw_only=True, omit_defaults=True):
    """The whole table in BANG!

    `seat` is the client's own, NOBODY for a spectator. `on_table` are cards in the open middle (the General Store,
    cards of a draw!). `round` counts the Sheriff's turns. `hand_limit` and `bang_limit` are those of the client's seat.
    """

    seat: Seat = NOBODY
    turn: Seat
    turn_number: int
    round: int
    phase: Slug
    deck: int
    discards: int
    discard: Card | None = None
    on_table: list[Card] = []
    event: Slug = ""
    next_event: Slug = ""
    events_left: int = 0
    asked: Seat = NOBODY
    asked_kind: Slug = ""
    asked_text: Sentence = []
    hand_limit: int = 0
    bangs_played: int = 0
    bang_limit: int = 1
    seats: list[SeatView]
    result: Result | None = None
