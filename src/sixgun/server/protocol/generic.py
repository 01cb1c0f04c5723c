"""The table of a game without a table of its own, as one seat sees it: labelled figures and cards."""

from __future__ import annotations

from msgspec import Struct

from sixgun.server.protocol.parts import NOBODY, Card, Result, Seat, Sentence, Slug


class Figure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number or a word with its label. Without a `value` the label says it all, such as “has exchanged”."""

    label: str
    value: str = ""


class CardGroup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pile, or other cards that lie together. `cards` are those of the `count` cards that the client's seat knows.
    Their ids are -1: only hand cards can be told apart."""

    name: Slug
    label: str
    count: int
    cards: list[Card] = []


class GenericSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player. `hand` are the known hand cards (all of the client's own), `groups` the cards in front of them."""

    figures: list[Figure] = []
    hand_count: int = 0
    hand: list[Card] = []
    groups: list[CardGroup] = []


class GenericView(Struct, tag="generic", tag_field="game", frozen=True, kw_only=True, omit_defaults=True):
    """The whole table of any game. `figures` and `groups` belong to no player; `on_table` are the cards that the
    question offers to its seat."""

    seat: Seat = NOBODY
    turn: Seat
    turn_number: int
    phase: Slug
    phase_name: str
    on_table: list[Card] = []
    asked: Seat = NOBODY
    asked_kind: Slug = ""
    asked_text: Sentence = []
    figures: list[Figure] = []
    groups: list[CardGroup] = []
    seats: list[GenericSeat]
    result: Result | None = None
