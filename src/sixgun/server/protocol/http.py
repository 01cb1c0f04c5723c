"""Bodies of requests and answers over HTTP, as JSON. Errors are a `Problem` with 4xx or 5xx."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from sixgun.server.protocol.messages import AnyView, SeatInfo
from sixgun.server.protocol.parts import Act, Affects, Code, GameId, GameName, PlayerName, Slug, TableName
from sixgun.server.protocol.told import News


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/guest: a name; the answer sets the session cookie. Again with a cookie: change the name."""

    name: PlayerName


class Problem(Struct, frozen=True, kw_only=True):
    """Every error over HTTP: a sentence, and a slug for clients that say it in their own words: bad, no_guest, foreign,
    unknown, full, not_now, too_large, too_fast, failed."""

    error: str
    code: Slug


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
    game: Slug = "bang"


class Notice(Struct, frozen=True, kw_only=True):
    """A table of this guest was closed.

    `why`: idle (nobody had been there for long), limit (they opened another one and had as many as one person may
    have), room (the server needed room).
    """

    id: int
    code: Code
    name: str
    why: Slug


class Seen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/guest/notices: the notices up to this one have been seen and are not sent again."""

    last: Annotated[int, Meta(ge=0, le=9007199254740991)]


class Guest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GET /api/guest, POST /api/guest.

    `tables` are the codes of tables where this guest has a seat, the newest first. `own` are those that are open or
    running, as the lobby shows them. `notices`: what happened to their tables in their absence. `token` is only sent to
    a program that comes with the header `X-Sixgun-Bot: 1`; it goes into `Authorization: Bearer …`.
    """

    name: str
    tables: list[Code]
    token: str = ""
    own: list[TableLine] = []
    notices: list[Notice] = []


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: the creator sits down on the first seat. `bots`: how many other seats bots take; `level`:
    theirs; `begin`: deal at once (only if all other seats are bots, or with `hot_seat`). `hot_seat` (The Duel only):
    the creator's device serves both players, `partner` is what the second one is called. `coach`: those who sit there
    may ask one. `talk`: may everybody with a name talk at the table, or only those who are seated? Left out, everybody
    may at a private table and only the seated at a public one."""

    name: TableName
    game: GameName = "bang"
    players: Annotated[int, Meta(ge=2, le=8)]
    sets: Annotated[list[Slug], Meta(max_length=32)] = []
    """The first box of the game if left out."""
    options: dict[Annotated[str, Meta(max_length=40)], bool | int] = {}
    bots: Annotated[int, Meta(ge=0, le=7)] = 0
    level: Slug = ""
    """The usual level of the game if left out."""
    move_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    private: bool = False
    begin: bool = False
    hot_seat: bool = False
    partner: Annotated[str, Meta(max_length=20)] = ""
    coach: bool = False
    talk: Annotated[str, Meta(pattern="^(|everybody|seated)$")] = ""


class JoinLink(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/link and GET /api/games/{id}/link: the address of the table or the result for other
    people, as the QR code shows it.
    """

    link: str


class DealCheck(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/deal?game_number=n (without it: the last one), and GET /api/games/{id}/deal: the hash of
    the key of a deal. Once the game is over also the key in hexadecimal and the set-up that the deal follows from (the
    record's header as JSON)."""

    code: Code
    game_number: int
    over: bool
    commitment: str
    key: str
    setup: str


class GameResult(Struct, frozen=True, kw_only=True):
    """GET /api/games/{id}?lang=xx: a finished game as everybody may know it, for as long as the server has its
    database. `table` and `code` are those of its table then, `game_number` which of its games it was, `finished` when
    it ended (seconds since 1970). `seats` are those who played, with the names that they had. `log` is the whole game
    in short: only turning points have a sentence. `key` and `commitment` are those of the deal."""

    id: GameId
    game: Slug
    table: str
    code: Code
    game_number: int
    finished: float
    sets: list[Slug]
    seats: list[SeatInfo]
    view: AnyView
    log: list[News]
    key: str
    commitment: str


class ResultLine(Struct, frozen=True, kw_only=True):
    """One line of GET /api/tables/{code}/results: the finished games of a table, the last one first."""

    id: GameId
    game_number: int
    finished: float


class Facts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card, character or event, or follows from its text. `icon`: a drawing, or none. `act`: what
    it does to those whom it is aimed at (`aim`) or whom it affects, with how many cards and life points; `damage` and
    `parries_needed` matter if it hits. `odds`: the chance that its draw! helps, 0 if it has none; `cover`: that draw!
    may cancel a shot. `burden`: nobody wants it in front of them. `used_up`: it leaves play when it is used. `symbols`:
    its row, each a kind and perhaps an amount, such as `life +1`."""

    icon: str = ""
    act: Act = ""
    aim: Slug = "none"
    affects: Affects = "self"
    cost: int = 0
    heals: int = 0
    draws: int = 0
    damage: int = 1
    parries_needed: int = 1
    min_players: int = 2
    parries: bool = False
    reply_only: bool = False
    saves_life: bool = False
    odds: float = 0.0
    cover: bool = False
    burden: bool = False
    used_up: bool = False
    symbols: list[str] = []


class CatalogueEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of GET /api/catalogue?lang=xx. `kind`: card, character, event, role, in The Duel also side. For cards:
    colour (brown, blue, green, red), reach of a weapon, the faces in the box. `short`: a shorter name. In The Duel
    `side` is that of a character (law, outlaw); `always` and `reload` are the marks, `hits` and `avoids` the circled
    symbols of a card."""

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
    side: Slug = ""
    always: bool = False
    reload: bool = False
    hits: bool = False
    avoids: bool = False
    facts: Facts = field(default_factory=Facts)


class SetText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A set that can be played with. `pack`: it comes from a pack that the host of the server has added."""

    slug: Slug
    name: str
    most_players: int
    fewest_players: int
    pack: bool = False


class OptionText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule option that is on or off. `main`: it is one of the first to be asked about. It changes nothing without
    all the sets in `needs_sets`, nor with fewer than `min_players`."""

    slug: str
    text: str
    default: bool
    main: bool = False
    needs_sets: list[Slug] = []
    min_players: int = 0


class NumberOption(Struct, frozen=True, kw_only=True):
    """A rule option that is a number from `least` to `most`."""

    slug: str
    text: str
    default: int
    least: int
    most: int


class GameText(Struct, frozen=True, kw_only=True):
    """A game that can be played on this server, and how many usually play it."""

    slug: GameName
    name: str
    default_players: int


class Catalogue(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GET /api/catalogue?lang=xx&game=bang: everything that has a name in a game, in words: for previews, the gallery
    and the form of a new table."""

    game: Slug
    name: str
    """What the game is called."""

    entries: list[CatalogueEntry]
    sets: list[SetText]
    options: list[OptionText]
    bots: list[Slug]
    summary: list[str]
    """The summary card: lines of text."""

    roles: dict[int, dict[Slug, int]] = {}
    """How many players have each role, by the number of players."""

    numbers: list[NumberOption] = []
    corners: dict[str, str] = {}
    """What is shown for what a card has in its corner, where that is not the same: `h` may be ♥."""

    games: list[GameText] = []
    """All games of this server."""
