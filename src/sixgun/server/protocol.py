"""What travels between a table and its clients: every message, with its bounds.

One websocket per client and table, JSON text frames, each a tagged object (`"t"` names the message). The server tells a
client only what its seat may know. `docs/protocol.md` explains the order of messages; `web/src/protocol.ts` is made
from this module.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

VERSION: Final = 1
NOBODY: Final = -1
"""No seat: an onlooker, or nobody in particular."""

Seat = Annotated[int, Meta(ge=-1, le=7)]
CardId = Annotated[int, Meta(ge=-1, le=1023)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Slug = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]*$")]
Code = Annotated[str, Meta(min_length=4, max_length=4, pattern="^[A-Z0-9]{4}$")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=20)]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
LanguageCode = Annotated[str, Meta(min_length=2, max_length=2, pattern="^[a-z]{2}$")]
Milliseconds = Annotated[int, Meta(ge=0, le=86_400_000)]


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a sentence: plain words, or a player (`seat`), or a thing that can be pointed at (`card`: a face such
    as `bang-9d`; `thing`: the slug of a card, character or event)."""

    text: str
    seat: Seat = NOBODY
    card: str = ""
    thing: str = ""


Sentence = list[Part]


class Card(Struct, frozen=True):
    """A card that the client may know, where it lies now."""

    id: CardId
    face: str


# The table as one seat sees it.


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player as the client's seat sees him. `role` is empty while it is hidden; `hand` are the known hand cards
    (all of one's own); `distance` and `in_reach` are from the client's seat; `fresh` are cards in play that came in
    this turn; `ghost` is somebody who is out and back for this turn."""

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
    fresh: list[CardId] = []
    distance: int = 0
    in_reach: bool = False
    reach: int = 1


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended: the winning seats, and a sentence."""

    winners: list[Seat]
    reason: Slug
    text: Sentence


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole table. `seat` is the client's own, NOBODY for an onlooker; `table` are cards in the open middle (the
    General Store, cards of a draw!); `round` counts the Sheriff's turns; `hand_limit` and `bang_limit` are one's
    own."""

    seat: Seat = NOBODY
    turn: Seat
    number: int
    round: int
    phase: Slug
    deck: int
    discards: int
    discard: Card | None = None
    table: list[Card] = []
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


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer. `doubtful` is a sentence to confirm before an answer that is surely a slip (a Beer at full life)."""

    text: Sentence
    verb: Slug
    card: CardId = -1
    target: Seat = NOBODY
    what: Slug = ""
    doubtful: Sentence = []


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question to the client's seat: `number` goes back with the answer; `options` are answered by their place.

    `kind`: play, excess, dodge, answer, save, cost, pick, aim, name, become. `forced`: there is one option, and the
    server gives it after a pause. `by` and `source` tell who and what asks; `cards` are the cards on offer."""

    number: Number
    kind: Slug
    text: Sentence
    hint: Sentence = []
    options: list[Option]
    forced: bool = False
    by: Seat = NOBODY
    source: Slug = ""
    cards: list[Card] = []
    needed: int = 0


class News(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, as this seat may know it, with its sentence. The kinds are those of the engine's news.
    `good`: did a draw! help its owner?"""

    kind: Slug
    seat: Seat = NOBODY
    target: Seat = NOBODY
    amount: int = 0
    what: Slug = ""
    cards: list[Card] = []
    text: Sentence
    good: bool | None = None


class Clock(Struct, frozen=True, kw_only=True):
    """The clock of the seat that is asked: what is left of this move and of its reserve when the message was sent."""

    seat: Seat
    move_ms: Milliseconds
    reserve_ms: Milliseconds


# Server to client.


class Welcome(Struct, tag="welcome", tag_field="t", frozen=True, kw_only=True):
    """The first message: who one is here. `seat` is NOBODY for an onlooker."""

    version: int
    code: Code
    seat: Seat
    host: bool
    commitment: str
    """SHA-256 of the key of the deal, in hexadecimal; empty while no game has begun."""


class Place(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of the table before and beside the game. `bot` is its level, empty for a person; `away`: a bot plays."""

    name: str = ""
    bot: Slug = ""
    ready: bool = False
    online: bool = True
    away: bool = False
    wants: Slug = ""
    """After a game: `rematch`, `next`, or nothing yet."""


class TableInfo(Struct, tag="table", tag_field="t", frozen=True, kw_only=True):
    """The table itself, whenever something about it changes. `status`: open, playing, over."""

    code: Code
    name: str
    private: bool
    status: Slug
    sets: list[Slug]
    options: dict[str, bool]
    move_seconds: int
    reserve_seconds: int
    host: Seat
    places: list[Place]
    onlookers: int
    game: int
    """Which game of this table this is, from 1; 0 before the first."""


class Snapshot(Struct, tag="snapshot", tag_field="t", frozen=True, kw_only=True):
    """Where the game is: after `n` answers. `log` is everything told so far (the last 400 sentences)."""

    n: Number
    view: View
    log: list[News]
    question: Question | None = None
    offers: list[Option] = []
    clock: Clock | None = None


class Step(Struct, tag="step", tag_field="t", frozen=True, kw_only=True):
    """Answer `n` has been given: what happened, and how the table is now. Steps come without gaps."""

    n: Number
    news: list[News]
    view: View
    question: Question | None = None
    offers: list[Option] = []
    clock: Clock | None = None


class ClockMessage(Struct, tag="clock", tag_field="t", frozen=True, kw_only=True):
    """The clock has changed without an answer: a seat has gone to its reserve, or a bot has taken over."""

    clock: Clock


class Said(Struct, tag="said", tag_field="t", frozen=True, kw_only=True):
    """A line of chat; `seat` NOBODY and a name for onlookers."""

    seat: Seat
    name: str
    text: str


class WhyNot(Struct, tag="why_not", tag_field="t", frozen=True, kw_only=True):
    """The answer to `Why`: an empty sentence if it can be done."""

    card: CardId
    target: Seat
    text: Sentence


class Refused(Struct, tag="refused", tag_field="t", frozen=True, kw_only=True):
    """Something could not be done; nothing has changed. `code`: stale, not_yours, not_offered, not_now, too_fast,
    bad."""

    code: Slug
    text: str


class Deal(Struct, tag="deal", tag_field="t", frozen=True, kw_only=True):
    """After a game: the key of the deal, so that anybody can check it against the hash of the beginning."""

    key: str
    commitment: str


class Pong(Struct, tag="pong", tag_field="t", frozen=True, kw_only=True):
    n: Number


ServerMessage = (
    Welcome | TableInfo | Snapshot | Step | ClockMessage | Said | WhyNot | Refused | Deal | Pong
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
    """Why can this card of the hand not be played, or this one in play not used (at this seat)?"""

    card: CardId
    target: Seat = NOBODY


class Say(Struct, tag="say", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    text: ChatText


class Ready(Struct, tag="ready", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    ready: bool


class Fill(Struct, tag="fill", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: put a bot of this level on a free seat (NOBODY: on all), or take it away (an empty level)."""

    seat: Seat = NOBODY
    bot: Slug


class Kick(Struct, tag="kick", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: ask a player to leave before the game."""

    seat: Seat


class Begin(Struct, tag="begin", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Host: deal, as soon as all seats are taken and everybody is ready."""


class Again(Struct, tag="again", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After a game: `rematch` (all anew) or `next` (the rulebook's next game: survivors may keep their character, the
    Sheriff passes on, as the table's options say). It begins when all people at the table want one."""

    want: Annotated[str, Meta(pattern="^(rematch|next)$")]


class Speak(Struct, tag="speak", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another language for everything told from now on; a snapshot follows."""

    language: LanguageCode


class Leave(Struct, tag="leave", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Give up one's seat; in a game a bot takes it over."""


class Ping(Struct, tag="ping", tag_field="t", frozen=True, kw_only=True, forbid_unknown_fields=True):
    n: Number


ClientMessage = Answer | Interject | Why | Say | Ready | Fill | Kick | Begin | Again | Speak | Leave | Ping

MOST_BYTES: Final = 2048
"""A longer frame from a client ends the connection."""

encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(ClientMessage)

# HTTP, JSON bodies. Errors are a `Problem` with 4xx or 5xx.


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/guest: a name; the answer sets the session cookie. Again with a cookie: change the name."""

    name: PlayerName


class Problem(Struct, frozen=True, kw_only=True):
    """Every error over HTTP: a sentence, and a slug for clients that say it in their own words: bad, no_guest, foreign,
    unknown, full, not_now, too_large, too_fast, failed."""

    error: str
    code: Slug


class Guest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GET /api/guest, POST /api/guest. `tables` are the codes of tables where this guest has a seat. `token` is told
    only to a program that comes in with the header `X-Sixgun-Bot: 1`; it goes into `Authorization: Bearer …`."""

    name: str
    tables: list[Code]
    token: str = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: the creator sits down on the first seat. `bots`: how many other seats bots take; `level`:
    theirs; `begin`: deal at once (only if all other seats are bots)."""

    name: TableName
    players: Annotated[int, Meta(ge=2, le=8)]
    sets: Annotated[list[Slug], Meta(min_length=1, max_length=8)] = field(default_factory=lambda: ["base"])
    options: dict[Annotated[str, Meta(max_length=40)], bool] = {}
    bots: Annotated[int, Meta(ge=0, le=7)] = 0
    level: Slug = "cowboy"
    move_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    private: bool = False
    begin: bool = False


class TableLine(Struct, frozen=True, kw_only=True):
    """One line of GET /api/tables (open and running public tables), and the answer to POST /api/tables and joining."""

    code: Code
    name: str
    sets: list[Slug]
    players: int
    taken: int
    bots: int
    move_seconds: int
    status: Slug
    round: int = 0


class JoinLink(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/link: the address by which others get to the table, as the QR code shows it."""

    link: str


class DealCheck(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/deal?game=n (without `game`: the last one): the hash of the key of its deal. Once the game
    is over also the key in hexadecimal and the set-up that the deal follows from (the record's header as JSON)."""

    code: Code
    game: int
    over: bool
    commitment: str
    key: str
    setup: str


class CardText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing of GET /api/things?lang=xx in words. `kind`: card, character, event, role. For cards: colour (brown,
    blue, green), reach of a weapon, the faces in the box. `short`: a shorter name."""

    slug: Slug
    kind: Slug
    set: Slug
    name: str
    text: str
    short: str = ""
    colour: Slug = ""
    reach: int = 0
    life: int = 0
    faces: list[str] = []
    rulings: list[str] = []


class SetText(Struct, frozen=True, kw_only=True):
    slug: Slug
    name: str
    most_players: int
    fewest_players: int


class OptionText(Struct, frozen=True, kw_only=True):
    slug: str
    text: str
    default: bool


class Things(Struct, frozen=True, kw_only=True):
    """GET /api/things?lang=xx: everything that has a name, for previews, gallery and the form of a new table."""

    things: list[CardText]
    sets: list[SetText]
    options: list[OptionText]
    bots: list[Slug]
    summary: list[str]
    """The summary card: lines of text."""
