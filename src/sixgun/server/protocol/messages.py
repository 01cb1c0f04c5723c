"""The messages of a table: from the server to its clients, and back."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from sixgun.server.protocol.bang import View
from sixgun.server.protocol.duel import DuelView
from sixgun.server.protocol.generic import GenericView
from sixgun.server.protocol.parts import (
    NOBODY,
    CardId,
    ChatText,
    Code,
    LanguageCode,
    LineNumber,
    Number,
    Seat,
    Sentence,
    Slug,
    Target,
)
from sixgun.server.protocol.told import Clock, News, Option, Question

AnyView = View | DuelView | GenericView

# Server to client.


class Welcome(Struct, tag="welcome", tag_field="t", frozen=True, kw_only=True):
    """The first message: who the client is here. `seat` is NOBODY for a spectator."""

    version: int
    code: Code
    seat: Seat
    host: bool
    commitment: str
    """SHA-256 of the key of the deal, in hexadecimal; empty while no game has begun."""


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of the table before and beside the game. `bot` is its level, empty for a person; `away`: a bot plays."""

    name: str = ""
    bot: Slug = ""
    ready: bool = False
    online: bool = True
    away: bool = False
    wants: Slug = ""
    """After a game: `rematch`, `next`, or nothing yet."""
    hurry: Slug = ""
    """How fast this person wants to see the rest of a game that is left to bots: see `Hurry`."""


class Muted(Struct, frozen=True, kw_only=True):
    """Somebody whom the host has muted. `who` is as in their lines."""

    who: LineNumber
    name: str
    seat: Seat


class TableInfo(Struct, tag="table", tag_field="t", frozen=True, kw_only=True):
    """The table itself, whenever something about it changes. `status`: open, playing, over."""

    code: Code
    name: str
    game: Slug
    """Which game is played here: bang, duel, or another one of this server."""
    private: bool
    status: Slug
    sets: list[Slug]
    options: dict[str, bool | int]
    move_seconds: int
    reserve_seconds: int
    host: Seat
    seats: list[SeatInfo]
    spectators: int
    game_number: int
    """Which game of this table this is, from 1; 0 before the first."""
    hot_seat: bool = False
    """Two people at one device: see `HandOver`."""
    coach: bool = False
    """May those who sit here ask a coach? See `Advise`."""
    talk: Slug = "everybody"
    """Who may talk: everybody who has a name, or only those who are seated."""
    muted: list[Muted] = []


class Snapshot(Struct, tag="snapshot", tag_field="t", frozen=True, kw_only=True):
    """Where the game is: after `n` answers. `log` is everything told so far (the last 400 sentences)."""

    n: Number
    view: AnyView
    log: list[News]
    question: Question | None = None
    offers: list[Option] = []
    clock: Clock | None = None


class Step(Struct, tag="step", tag_field="t", frozen=True, kw_only=True):
    """Answer `n` has been given: what happened, and how the table is now. Steps come without gaps."""

    n: Number
    news: list[News]
    view: AnyView
    question: Question | None = None
    offers: list[Option] = []
    clock: Clock | None = None


class ClockMessage(Struct, tag="clock", tag_field="t", frozen=True, kw_only=True):
    """The clock has changed without an answer: a seat has gone to its reserve, or a bot has taken over."""

    clock: Clock


class Said(Struct, tag="said", tag_field="t", frozen=True, kw_only=True):
    """A line of chat, with `seat` NOBODY and a name for spectators.

    The last lines are sent again whenever a client connects: `n` grows from line to line. `who` stands for the author,
    at this table and nowhere else. `own`: the client wrote it.
    """

    seat: Seat
    name: str
    text: str
    n: LineNumber = 0
    who: LineNumber = 0
    own: bool = False


class HandOver(Struct, tag="hand_over", tag_field="t", frozen=True, kw_only=True):
    """At a hot seat: this seat is asked, and the device goes to its player. Until `take_device` has come back the
    client is told what a spectator is told, so that nobody sees both hands."""

    seat: Seat
    name: str


class WhyNot(Struct, tag="why_not", tag_field="t", frozen=True, kw_only=True):
    """The answer to `Why`: an empty sentence if it can be done."""

    card: CardId
    target: Target
    text: Sentence
    verb: Slug = ""


class Suspicion(Struct, frozen=True, kw_only=True):
    """What a coach suspects about a seat: how likely each role is, in percent."""

    seat: Seat
    odds: dict[Slug, int]


class Advice(Struct, tag="advice", tag_field="t", frozen=True, kw_only=True):
    """The answer to `Advise` in a game: after `n` answers a gunslinger in the client's seat would choose `option` (a
    place in the question; -1 if somebody else is asked), for the reason in `text` (it may be empty).
    """

    n: Number
    option: int
    text: Sentence
    suspicions: list[Suspicion]


class Moment(Struct, frozen=True, kw_only=True):
    """What a coach suspected about the seats after `n` answers."""

    n: Number
    suspicions: list[Suspicion]


class Hindsight(Struct, tag="hindsight", tag_field="t", frozen=True, kw_only=True):
    """The answer to `Advise` after a game of `n` answers: the suspicions over time, one entry for each change."""

    n: Number
    moments: list[Moment]


class Refused(Struct, tag="refused", tag_field="t", frozen=True, kw_only=True):
    """Something could not be done; nothing has changed. `code`: stale, not_yours, not_offered, not_now, too_fast,
    bad, version."""

    code: Slug
    text: str


class DealProof(Struct, tag="deal_proof", tag_field="t", frozen=True, kw_only=True):
    """After a game: the key of the deal, so that anybody can check it against the hash shown at the start.

    `id` is that of the result, which stays at /game/{id}. `names` are the players, including those who have left since.
    """

    key: str
    commitment: str
    id: str = ""
    names: list[str] = []


class Pong(Struct, tag="pong", tag_field="t", frozen=True, kw_only=True):
    n: Number


ServerMessage = (
    Welcome | TableInfo | Snapshot | Step | ClockMessage | Said | HandOver | WhyNot | Advice | Hindsight | Refused
    | DealProof | Pong
)  # fmt: skip

# Client to server.


class Answer(Struct, tag="answer", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answer the question with this number by the place of an option. An old number is refused."""

    question: Number
    option: Annotated[int, Meta(ge=0, le=999)]


class Interject(Struct, tag="interject", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take up one of the offers of the last step; `after` is its number."""

    after: Number
    offer: Annotated[int, Meta(ge=0, le=99)]


class Why(Struct, tag="why", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why does this hand card not answer the question, or why can this card in play not be used (at this target: a
    seat, in The Duel the id of a character)? With a `verb` and the card -1: why is it impossible to `pass` (end the
    turn) or to `swap`?
    """

    card: CardId
    target: Target = NOBODY
    verb: Literal["", "pass", "swap"] = ""


class Advise(Struct, tag="advise", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask the coach of the client's seat, at a table that has one.

    An `advice` comes back, after the game a `hindsight`.
    """


class TakeDevice(Struct, tag="take_device", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """At a hot seat: the player of this seat has the device now. A `welcome` and a `snapshot` of that seat follow."""

    seat: Seat


class Say(Struct, tag="say", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    text: ChatText


class Mute(Struct, tag="mute", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: mute somebody (`who` as in their lines) at this table, or let them talk again."""

    who: LineNumber
    muted: bool


class Ready(Struct, tag="ready", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    ready: bool


class SetBot(Struct, tag="set_bot", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: put a bot of this level on a free seat (NOBODY: on all), or take it away (an empty level)."""

    seat: Seat = NOBODY
    bot: Slug


class Kick(Struct, tag="kick", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: ask a player to leave before the game."""

    seat: Seat


class Begin(Struct, tag="begin", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: deal, as soon as all seats are taken and everybody is ready."""


class PlayAgain(Struct, tag="play_again", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After a game: `rematch` (everything is dealt again) or `next` (the rulebook's next game: survivors may keep their
    character, the Sheriff passes on, as the table's options say). In The Duel both mean the same: the sides change. It
    begins when all people at the table want one.
    """

    want: Annotated[str, Meta(pattern="^(rematch|next)$")]


class Hurry(Struct, tag="hurry", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For those who are out of a game in which only bots are left: how fast the rest shall go.

    `fast`: four times as fast. `end`: to the end at once. Empty: as usual. The slowest wish of those who are connected
    counts.
    """

    pace: Annotated[str, Meta(pattern="^(fast|end)?$")]


class SetLanguage(Struct, tag="set_language", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Use another language for everything told from now on. A snapshot follows."""

    language: LanguageCode


class Leave(Struct, tag="leave", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Give up the seat. In a game a bot takes it over."""


class Ping(Struct, tag="ping", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    n: Number


ClientMessage = (
    Answer | Interject | Why | Advise | TakeDevice | Say | Mute | Ready | SetBot | Kick | Begin | PlayAgain | Hurry
    | SetLanguage | Leave | Ping
)  # fmt: skip

MOST_BYTES: Final = 2048
"""A longer frame from a client ends the connection."""

encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(ClientMessage)
