"""Moments of a game that need luck, made without it: bots play in this process until the moment has come, and the page
is told of it by a table that stands still.

The messages are those of the real server: they come from the same `Match` and `Words`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import WebSocketRoute

from sixgun.cardgame.header import PlayerInfo
from sixgun.games import GAME_TYPES
from sixgun.kernel.chance import key_from_seed
from sixgun.server import protocol
from sixgun.server.protocol import (
    NOBODY,
    Clock,
    DealProof,
    Option,
    Pong,
    Question,
    Said,
    SeatInfo,
    TableInfo,
    Welcome,
    WhyNot,
    encoder,
)
from sixgun.server.table.match import Match
from sixgun.server.table.results import id_of
from tests.browser.windows import ANY_TABLE, Visit

CODE: Final = "K7QX"
NAMES: Final = ("Wei", "Juniper", "Odile", "Sam", "Cactus", "Marisol", "Old Bartholomew", "Bo")
LEVEL: Final = "cowboy"
MOST_GAMES: Final = 60


@dataclass(frozen=True)
class Moment:
    """A game at the question that is wanted, as one seat sees it (NOBODY: a spectator)."""

    match: Match
    seat: int

    def question(self) -> Question:
        found = self.match.audience(self.seat, "en").questions.question(self.match.n)
        assert found is not None
        return found

    def view(self) -> protocol.View:
        view = self.match.audience(self.seat, "en").presenter.view()
        assert isinstance(view, protocol.View)
        return view


@dataclass(frozen=True)
class Wanted:
    """Which moment is looked for: in games with these sets and seats, the first that passes the test."""

    name: str
    test: Callable[[Moment], bool] = field(hash=False)
    players: int = 7
    sets: tuple[str, ...] = ("base",)
    watched: bool = False
    seat: int | None = None
    """Whose eyes it is seen with, if not those of the one who is asked."""
    game: str = "bang"

    @cache  # noqa: B019 - as many as there are scenes
    def found(self) -> Moment:
        for n in count():
            assert n < MOST_GAMES, f"no game came to the moment “{self.name}”"
            game_type = GAME_TYPES[self.game]
            setup = game_type.setup(self.players, key_from_seed(f"{self.name} {n}"), self.sets, game_type.options())
            seats = tuple(PlayerInfo(name, LEVEL) for name in NAMES[: self.players])
            match = Match(game_type.header(setup, seats), 1)
            while True:
                ask = match.game.ask
                moment = Moment(match, ask.seat if ask is not None and not self.watched else NOBODY)
                if self.test(moment):
                    return moment
                if ask is None:
                    break
                match.apply(
                    ask.seat, match.bot(ask.seat, LEVEL).choose(match.game_type.view(match.game, ask.seat), ask)
                )
        raise AssertionError


# What makes a moment.


def shots(question: Question) -> dict[int, set[int]]:
    """The hand cards that may be shot with, each with its targets."""
    found: dict[int, set[int]] = {}
    for option in question.options:
        if option.card >= 0 and option.target != NOBODY:
            found.setdefault(option.card, set()).add(option.target)
    return found


def of_kind(moment: Moment, kind: str) -> Question | None:
    if moment.seat == NOBODY:
        return None
    question = moment.question()
    return question if question.kind == kind and not question.forced else None


def begins(moment: Moment) -> bool:
    return of_kind(moment, "play") is not None and moment.view().round == 1


def is_own_turn(moment: Moment) -> bool:
    """Two can be shot at, somebody cannot, and there is something on the table."""
    question = of_kind(moment, "play")
    if question is None:
        return False
    view = moment.view()
    living = sum(not seat.out for seat in view.seats)
    bangs = {card.id for card in view.seats[view.seat].hand if card.face.startswith("bang-")}
    aims = [seats for card, seats in shots(question).items() if card in bangs]
    lying = sum(len(seat.in_play) for seat in view.seats)
    return lying >= 5 and len(view.seats[view.seat].hand) >= 4 and any(2 <= len(seats) < living - 1 for seats in aims)


def is_shot_at(moment: Moment) -> bool:
    question = of_kind(moment, "dodge")
    return question is not None and question.by >= 0 and len(question.options) >= 3 and moment.view().round >= 2


def in_store(moment: Moment) -> bool:
    question = of_kind(moment, "pick")
    return question is not None and question.source == "general_store" and len(question.cards) >= 5


def in_event(moment: Moment) -> bool:
    if of_kind(moment, "play") is None:
        return False
    view = moment.view()
    return bool(view.event and view.next_event and view.round >= 3)


def is_crowded(moment: Moment) -> bool:
    if of_kind(moment, "play") is None:
        return False
    seats = moment.view().seats
    return max(len(seat.in_play) for seat in seats) >= 5 and sum(seat.out for seat in seats) >= 2


def is_over(moment: Moment) -> bool:
    return moment.match.game.over


def is_watched(moment: Moment) -> bool:
    view = moment.view()
    return view.round >= 2 and view.asked_kind == "dodge" and any(seat.out for seat in view.seats)


START: Final = Wanted("start", begins)
LESSON: Final = Wanted("lesson", begins, players=5)
TURN: Final = Wanted("turn", is_own_turn)
SHOT: Final = Wanted("shot", is_shot_at)
STORE: Final = Wanted("store", in_store)
EVENT: Final = Wanted("event", in_event, players=5, sets=("base", "high_noon"))
CROWDED: Final = Wanted("crowded", is_crowded, players=8, sets=("base", "dodge_city"))
OVER: Final = Wanted("over", is_over, seat=0)
WATCHED: Final = Wanted("watched", is_watched, players=5, watched=True)


# The table that stands still.


class Still:
    """Answers the page's websocket: where the game is, why a card cannot be played, that it is there, nothing else."""

    def __init__(self, moment: Moment, sets: tuple[str, ...], seat: int | None = None) -> None:
        self.moment = moment
        self.sets = sets
        self.seat = moment.seat if seat is None else seat
        self.language = "en"
        self.said: list[dict[str, Any]] = []
        """What the page has sent."""

    def __call__(self, line: WebSocketRoute) -> None:
        self.language = parse_qs(urlsplit(line.url).query).get("lang", ["en"])[0]
        line.on_message(lambda text: self.hear(line, msgspec.json.decode(text)))
        match = self.moment.match
        tell(line, Welcome(version=1, code=CODE, seat=self.seat, host=True, commitment=match.commitment))
        tell(line, self.info())
        self.snapshot(line)
        tell(line, Said(seat=1, name=NAMES[1], text="Good luck, everybody!"))
        if match.game.over:
            key = match.header.setup.key.hex()
            tell(line, DealProof(key=key, commitment=match.commitment, id=id_of(match), names=match.names))

    def info(self) -> TableInfo:
        match = self.moment.match
        names = match.names
        return TableInfo(
            code=CODE,
            name="Saloon",
            game=match.game_type.name,
            private=True,
            status="over" if match.game.over else "playing",
            sets=list(self.sets),
            options={},
            move_seconds=60,
            reserve_seconds=180,
            host=max(0, self.seat),
            seats=[SeatInfo(name=name, bot="" if at == self.seat else LEVEL) for at, name in enumerate(names)],
            spectators=0,
            game_number=1,
        )

    def snapshot(self, line: WebSocketRoute) -> None:
        asked = self.moment.match.game.ask
        clock = Clock(seat=asked.seat, move_ms=47_000, reserve_ms=180_000) if asked else None
        tell(line, self.moment.match.snapshot(self.seat, self.language, clock))

    def hear(self, line: WebSocketRoute, message: dict[str, Any]) -> None:
        self.said.append(message)
        if message["t"] == "set_language":
            self.language = message["language"]
            self.snapshot(line)
        elif message["t"] == "ping":  # unanswered, the page would take the line for broken
            tell(line, Pong(n=message["n"]))
        elif message["t"] == "why" and self.seat != NOBODY:
            card, target = message["card"], message.get("target", NOBODY)
            verb = message.get("verb", "")
            text = self.moment.match.why_not(self.seat, self.language, card, target, verb)
            tell(line, WhyNot(card=card, target=target, verb=verb, text=text))


def tell(line: WebSocketRoute, message: protocol.ServerMessage) -> None:
    line.send(encoder.encode(message).decode())


def prepare(visit: Visit, wanted: Wanted) -> Moment:
    """Whatever table this window goes to: there it is this moment."""
    moment = wanted.found()
    visit.page.route_web_socket(ANY_TABLE, Still(moment, wanted.sets, wanted.seat))
    return moment


def stage(visit: Visit, wanted: Wanted) -> Moment:
    """Show a moment in this window."""
    moment = prepare(visit, wanted)
    visit.open(f"/t/{CODE}")
    return moment


def aimed(moment: Moment) -> Option:
    """An option of the question that shoots with a hand card, with a BANG! if there is one."""
    hand = {card.id: card.face for card in moment.view().seats[moment.seat].hand}
    wide = shots(moment.question())
    options = [option for option in moment.question().options if option.card in hand and option.target != NOBODY]
    return max(options, key=lambda option: (hand[option.card].startswith("bang-"), len(wide[option.card])))
