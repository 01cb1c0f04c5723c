"""The stream of one seat: all that it may know at a question as plain data, and a view and a question made of it again.

A bot in a process of its own gets this and nothing else. What is read back has no game behind it: whoever looks for one
finds nothing there.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from typing import Any, Final

from sixgun.bang import asks
from sixgun.bang.asks import BangAsk
from sixgun.bang.effect import Card, Source
from sixgun.bang.faces import Face, face
from sixgun.bang.options import Options
from sixgun.bang.rules.shooting import Shot
from sixgun.bang.state import read_face
from sixgun.bang.table import CATALOGUE
from sixgun.bang.view import Glance, View
from sixgun.kernel.ask import Choice, choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.news import News

KINDS: Final[dict[str, type[BangAsk]]] = {
    kind.kind: kind
    for kind in (
        asks.Play, asks.Excess, asks.Dodge, asks.Answer, asks.Save, asks.Cost, asks.Pick, asks.Aim, asks.Name,
        asks.Become,
    )
}  # fmt: skip
FACTS: Final = (
    "turn", "number", "phase", "deck_count", "discard", "table", "fresh", "event", "next_event", "events_left",
    "marker", "sets", "bangs_played", "asked",
)  # fmt: skip
ASKED: Final = ("opponent", "may_pass", "hands", "deck", "seats", "words")
"""What single questions have besides their source and cards."""
SHOT: Final = ("target", "at", "checks", "needed", "replied", "tried")


def written(view: View, ask: BangAsk | None, since: int = 0) -> dict[str, Any]:
    """All that a seat may know now, with the news since the last time; through JSON and back it is the same."""
    seats = view.glance()
    cards = {card for seat in seats for card in (*seat.hand, *seat.in_play)} | {*view.discard, *view.table}
    spares = [view.player(seat.seat).spare for seat in seats]
    cards |= {card for spare in spares for card in spare} | set(ask.cards if ask else ())
    count = range(len(seats))
    return {
        "seat": view.seat,
        **{name: getattr(view, name) for name in FACTS},
        "options": view.options.to_data(),
        "seats": [
            [s.role, s.characters, s.life, s.max_life, s.out, s.hand_count, s.hand, s.in_play, spares[s.seat]]
            for s in seats
        ],
        "shown": [view.player(seat).role_shown for seat in count],
        "faces": {str(card): _face(view.face(card)) for card in sorted(cards) if view.knows(card)},
        "distances": [[view.distance(seat, other) if not seats[seat].out else 0 for other in count] for seat in count],
        "reach": [view.reach(seat) for seat in count],
        "since": since,
        "news": [_told(news) for news in view.news(since)],
        "ask": _ask(ask) if ask else None,
    }


def _face(shown: Face) -> list[str]:
    return [shown.text, shown.back]


def _told(news: News) -> list[Any]:
    return list(replace(news, faces=tuple(_face(shown) for shown in news.faces)))


def _ask(ask: BangAsk) -> dict[str, Any]:
    return {
        "kind": ask.kind,
        "source": ask.source,
        "cards": ask.cards,
        "options": [[option.verb, option.card, option.target, option.what] for option in ask.options()],
        "shot": [ask.shot.source, *[getattr(ask.shot, name) for name in SHOT]] if isinstance(ask, asks.Dodge) else None,
        **{name: getattr(ask, name) for name in ASKED if hasattr(ask, name)},
    }


def read_choice(parts: list[Any]) -> Choice:
    return choice(*parts)


class _Seat:
    """One player, from data: what SeatView tells."""

    def __init__(self, glance: Glance, role_shown: bool, spare: tuple[int, ...]) -> None:
        self.seat, self.role, self.characters = glance.seat, glance.role, glance.characters
        self.life, self.max_life, self.out = glance.life, glance.max_life, glance.out
        self.hand_count, self.hand, self.in_play = glance.hand_count, glance.hand, glance.in_play
        self.role_shown = role_shown
        self.spare = spare


class StreamView(View):
    """A view made of a seat's stream; `memory` are the news of the questions before."""

    __slots__ = ("_data", "_faces", "_glances", "_news", "_seats")

    def __init__(self, data: dict[str, Any], memory: list[News] | None = None) -> None:
        self.seat = data["seat"]
        self._data = data
        self._faces = {int(card): _read_face(shown) for card, shown in data["faces"].items()}
        self._glances = tuple(self._glance(seat, *row) for seat, row in enumerate(data["seats"]))
        shown = data["shown"]
        self._seats = [_Seat(g, shown[g.seat], tuple(data["seats"][g.seat][-1])) for g in self._glances]
        self._news = memory if memory is not None else []
        self._news[data["since"] :] = [_read_news(row) for row in data["news"]]

    def _glance(
        self, seat: int, role: str, characters: list[str], life: int, most: int, out: bool, count: int,
        hand: list[int], in_play: list[int], _spare: list[int],
    ) -> Glance:  # fmt: skip
        held = tuple(self._faces[card] for card in hand)
        shown = tuple(self._faces[card] for card in in_play)
        return Glance(
            seat, role, tuple(characters), life, most, out, count, tuple(hand), held, tuple(in_play), shown
        )  # fmt: skip

    def __getattribute__(self, name: str) -> Any:
        if name in FACTS:
            found = self._data[name]
            return tuple(found) if isinstance(found, list) else found
        return super().__getattribute__(name)

    @property
    def options(self) -> Options:
        return Options.from_data(self._data["options"])

    @property
    def seats(self) -> list[Any]:
        return self._seats

    def player(self, seat: int) -> Any:
        return self._seats[seat]

    @property
    def me(self) -> Any:
        return self._seats[self.seat]

    def look(self, seat: int) -> Glance:
        return self._glances[seat]

    def glance(self, mine: Glance | None = None) -> tuple[Glance, ...]:
        return self._glances

    def knows(self, card: int) -> bool:
        return card in self._faces

    def face(self, card: int) -> Face:
        if card not in self._faces:
            raise SixgunError("this card is hidden from this seat")
        return self._faces[card]

    def kind(self, card: int) -> Card:
        return CATALOGUE.cards[self.face(card).slug]

    def distance(self, viewer: int, seen: int) -> int:
        found: int = self._data["distances"][viewer][seen]
        return found

    def reach(self, seat: int) -> int:
        found: int = self._data["reach"][seat]
        return found

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[News]:
        return [news for news in self._news[since:] if kinds is None or news.kind in kinds]

    @property
    def news_count(self) -> int:
        return len(self._news)

    @property
    def ask(self) -> BangAsk | None:
        """The question, with its options and no game."""
        data = self._data["ask"]
        if data is None:
            return None
        ask = KINDS[data["kind"]].__new__(KINDS[data["kind"]])
        ask.seat = self.seat
        ask.source = _source(data["source"]) if data["source"] else None
        ask.cards = tuple(data["cards"])
        ask._options = [read_choice(parts) for parts in data["options"]]
        if isinstance(ask, asks.Dodge):
            source, *rest = data["shot"]
            ask.shot = Shot.__new__(Shot)
            ask.shot.source = _source(source)
            for name, value in zip(SHOT, rest):
                setattr(ask.shot, name, tuple(value) if isinstance(value, list) else value)
        for name in ASKED:
            if name in data:
                setattr(ask, name, tuple(data[name]) if isinstance(data[name], list) else data[name])
        return ask


def _read_face(shown: list[str]) -> Face:
    text, back = shown
    return read_face(text, back) if "-" in text else face(text, back=back)


def _source(parts: list[Any]) -> Source:
    by, what, cards, suits = parts
    return Source(by, what, tuple(cards), tuple(suits))


def _read_news(row: list[Any]) -> News:
    news = News(*row)
    faces = tuple(_read_face(shown) for shown in news.faces)
    return replace(news, cards=tuple(news.cards), faces=faces, backs=tuple(news.backs))
