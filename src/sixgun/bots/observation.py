"""All that one seat may know at a question, as plain data, and a view and a question built from that data.

A bot in its own process gets this and nothing else. There is no game behind the view. This module has what all games
share; each game adds the rest in its own module.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, ClassVar, Final

from sixgun.cardgame.asks import CardAsk
from sixgun.cardgame.options import RuleOptions
from sixgun.kernel.ask import NO_CARD, Ask, Choice, choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.json_data import attributes_of, attributes_to_data, frozen
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome

TABLE_FIELDS: Final = ("turn", "turn_number", "phase", "discard", "on_table", "asked", "bangs_played")
"""The attributes of every view that describe the table."""


class ObservedView:
    """A view built from a seat's data. `news` has what was heard up to the last question.

    A game's class lists it before the game's own view among its bases, so it replaces everything that reads the game.
    """

    table_fields: ClassVar[tuple[str, ...]] = TABLE_FIELDS
    """The attributes that describe the table."""
    seat_fields: ClassVar[tuple[str, ...]] = ()
    """The attributes that describe each player."""
    ask_classes: ClassVar[Mapping[str, type[CardAsk]]]
    """The classes of questions, by kind."""
    source_class: ClassVar[type[Any]]
    """The class of what causes a question."""
    attack_class: ClassVar[type[object]]
    """The class of an attack that a seat is asked about."""
    options_class: ClassVar[type[RuleOptions]]
    catalogue: ClassVar[Any]

    seat: int

    def __init_subclass__(cls) -> None:
        for name in cls.table_fields:
            setattr(cls, name, _table_field(name))

    def __init__(self, data: dict[str, Any], news: list[NewsItem] | None = None) -> None:
        self.seat = data["seat"]
        self._table = {name: frozen(value) for name, value in data["facts"].items()}
        self._options = self.options_class.from_data(data["options"])
        self._faces = {int(card): self.read_face(*face) for card, face in data["faces"].items()}
        self._seats = [
            SimpleNamespace(seat=seat, **{name: frozen(value) for name, value in row.items()})
            for seat, row in enumerate(data["seats"])
        ]
        self._news = news if news is not None else []
        self._news[data["since"] :] = [self._read_news(row) for row in data["news"]]
        self._ask = self._read_ask(data["ask"]) if data["ask"] else None
        self._offers = [read_choice(parts) for parts in data["offers"]]

    # What each game defines.

    @staticmethod
    def read_face(text: str, back: str) -> Any:
        """Return the face with this text and back."""
        raise NotImplementedError

    @staticmethod
    def visible_cards(view: Any) -> set[int]:
        """Return the cards of all players that this seat may see."""
        raise NotImplementedError

    @staticmethod
    def extra_data(view: Any) -> dict[str, Any]:
        """Return the data that only this game has."""
        raise NotImplementedError

    # Writing.

    @classmethod
    def observed_data(cls, view: Any, since: int = 0) -> dict[str, Any]:
        """Return all that a seat may know now, with the news from `since` on. It survives a round trip through JSON."""
        ask = view.ask
        cards = {*cls.visible_cards(view), *view.discard, *view.on_table, *(ask.cards if ask else ())}
        return {
            "seat": view.seat,
            "facts": {name: getattr(view, name) for name in cls.table_fields},
            "options": view.options.to_data(),
            "seats": [{name: getattr(seat, name) for name in cls.seat_fields} for seat in view.seats],
            "faces": {str(card): _face(view.face(card)) for card in sorted(cards) if view.knows(card)},
            "since": since,
            "news": [list(replace(news, faces=tuple(map(_face, news.faces)))) for news in view.news(since)],
            "ask": cls._ask_data(ask) if ask else None,
            "offers": [choice_data(offer) for offer in view.offers()],
            **cls.extra_data(view),
        }

    @classmethod
    def _ask_data(cls, ask: CardAsk) -> dict[str, Any]:
        """Return a question as data, without its game."""
        about = {name: getattr(ask, name) for name in _own_fields(cls.ask_classes[ask.kind])}
        return {
            "kind": ask.kind,
            "options": [choice_data(option) for option in ask.options()],
            "about": {name: cls._about_data(found) for name, found in about.items()},
        }

    @classmethod
    def _about_data(cls, found: Any) -> Any:
        """Return one attribute of a question as data. A source becomes its parts by their names."""
        if isinstance(found, cls.source_class):
            return attributes_to_data(found, attributes_of(cls.source_class))
        if isinstance(found, cls.attack_class):
            parts = attributes_to_data(found, attributes_of(cls.attack_class))
            return {name: cls._about_data(part) for name, part in parts.items()}
        return found

    # Reading.

    def _read_ask(self, data: dict[str, Any]) -> Any:
        kind = self.ask_classes[data["kind"]]
        ask = kind.__new__(kind)
        ask.seat = self.seat
        ask._options = [read_choice(parts) for parts in data["options"]]
        for name, found in data["about"].items():
            setattr(ask, name, self._read_about(name, found))
        return ask

    def _read_about(self, name: str, found: Any) -> Any:
        if name == "source" and found is not None:
            return self.source_class(**{part: frozen(value) for part, value in found.items()})
        if isinstance(found, dict):
            attack = self.attack_class.__new__(self.attack_class)
            for part, value in found.items():
                setattr(attack, part, self._read_about(part, value))
            return attack
        return frozen(found)

    def _read_news(self, row: list[Any]) -> NewsItem:
        news = NewsItem(*frozen(row))
        return replace(news, faces=tuple(self.read_face(*face) for face in news.faces))

    # What every view offers.

    @property
    def options(self) -> Any:
        return self._options

    @property
    def seats(self) -> list[Any]:
        return self._seats

    def player(self, seat: int) -> Any:
        return self._seats[seat]

    @property
    def me(self) -> Any:
        return self._seats[self.seat]

    @property
    def outcome(self) -> Outcome | None:
        """None: while a seat is asked, the game is not over."""
        return None

    @property
    def discard_top(self) -> int:
        discard: tuple[int, ...] = self._table["discard"]
        return discard[-1] if discard else NO_CARD

    @property
    def discard_count(self) -> int:
        return len(self._table["discard"])

    def knows(self, card: int) -> bool:
        return card in self._faces

    def face(self, card: int) -> Any:
        if card not in self._faces:
            raise SixgunError("this card is hidden from this seat")
        return self._faces[card]

    def kind(self, card: int) -> Any:
        return self.catalogue.cards[self.face(card).slug]

    def effect_of(self, slug: str) -> Any:
        return self.catalogue.effect(slug)

    def facts_of(self, slug: str) -> Any:
        return self.catalogue.facts(slug)

    @property
    def ask(self) -> Any:
        """The question with its options, without a game."""
        return self._ask

    def offers(self) -> list[Choice]:
        return self._offers

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[NewsItem]:
        return [news for news in self._news[since:] if kinds is None or news.kind in kinds]

    @property
    def news_count(self) -> int:
        return len(self._news)


def _table_field(name: str) -> property:
    """Return a property that reads the data with this name."""
    return property(lambda view: view._table[name])


def _own_fields(kind: type[CardAsk]) -> list[str]:
    """Return the attributes that this class of questions adds to those of every question."""
    common = attributes_of(Ask)
    return [name for name in attributes_of(kind) if name not in common]


def _face(face: Any) -> list[str]:
    return [face.text, face.back]


def choice_data(option: Choice) -> list[Any]:
    """Return the parts of a choice."""
    return [option.verb, option.card, option.target, option.what]


def read_choice(parts: list[Any]) -> Choice:
    """Return the choice with these parts."""
    return choice(*parts)
