"""The table of The Duel as one seat sees it.

Seat 0 is the Law, seat 1 the Outlaws.

A character is a card with an id of its own, from 0 to 23. The `target` of an option, of a news item and of a `why` is
such an id. The two characters of a side keep their lanes; the token tells which one is active.
"""

from __future__ import annotations

from msgspec import Struct

from sixgun.server.protocol.parts import NOBODY, Card, CardId, Result, Seat, Sentence, Slug


class Equipment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in play with a character.

    `always`: it acts in the rearguard too. `reload`: it has the reload symbol. `asleep`: it does not act now.
    """

    id: CardId
    face: str
    always: bool = False
    reload: bool = False
    asleep: bool = False


class DuelCharacter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A character in play.

    `active`: it has the token. `lone`: it is the only one left, active and rearguard at once. `asleep`: its ability
    does not act now. `always`: the ability acts in the rearguard too. `used`: what it may do once in a turn has been
    done.
    """

    id: CardId
    slug: Slug
    life: int
    max_life: int
    active: bool = False
    lone: bool = False
    asleep: bool = False
    always: bool = False
    used: bool = False
    equipment: list[Equipment] = []


class DuelSide(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player.

    `characters` are their lanes from left to right as they see them; before the first turn there are none. `reserve`
    counts those to come. `waiting` are their slugs in alphabetical order, only for the player. `out` are the eliminated
    ones in their order. `hand` are the known hand cards (all of the client's own), `backs` the backs of all hand cards.
    `deck` is what is left of the deck that they draw from; with `common` that is the one that both may come to share.
    """

    side: Slug
    characters: list[DuelCharacter] = []
    reserve: int = 0
    waiting: list[Slug] = []
    out: list[Slug] = []
    hand_count: int = 0
    hand: list[Card] = []
    backs: list[Slug] = []
    deck: int = 0
    common: bool = False


class DuelView(Struct, tag="duel", tag_field="game", frozen=True, kw_only=True, omit_defaults=True):
    """The whole table of The Duel.

    `sides` are ordered by seat. `discard` is the top of the shared pile. `on_table` are cards in the open middle (the
    General Store, cards of a reveal). `common_back` is the back on top of the common deck. `reload`: cards may be
    reloaded from now on. `hand_limit` is that of the client's seat. `bangs_played`, `bang_limit` (99: no limit) and
    `may_swap` are about the player whose turn it is.
    """

    seat: Seat = NOBODY
    turn: Seat
    turn_number: int
    phase: Slug
    discards: int = 0
    discard: Card | None = None
    on_table: list[Card] = []
    common_back: Slug = ""
    asked: Seat = NOBODY
    asked_kind: Slug = ""
    asked_text: Sentence = []
    hand_limit: int = 0
    bangs_played: int = 0
    bang_limit: int = 1
    may_swap: bool = False
    reload: bool = False
    sides: list[DuelSide]
    result: Result | None = None
