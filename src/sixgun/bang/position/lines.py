"""Reads the lines of a position text one by one. Whether they make up a possible game is checked in reading.py."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.faces import ROLES, SHERIFF
from sixgun.bang.notation import printed_name, sets_named, slug_from_name, unknown_name
from sixgun.bang.options import Options
from sixgun.bang.state import DRAW, END, EXCESS, PLAY, REVEAL, START
from sixgun.cardgame import position as kernel
from sixgun.cardgame.position import KNOWN, LONGEST_NUMBER, MOST_ENTRIES, NamedCard, listed_cards
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import NotationError, quoted

PHASES: Final = (REVEAL, START, DRAW, PLAY, EXCESS, END)
OUT: Final = "out"
SHOWN: Final = "shown"
GHOST: Final = "ghost"
EXTRA: Final = "extra"
ALSO: Final = "+"
END_OF_DECK: Final = "end"

PLACES: Final = ("hand", "play", "spare")
MOST_SEATS: Final = 8
MOST_WORDS: Final = 12
"""The largest number of words in a name."""

_CARDS: Final = re.compile(rf"\b({'|'.join(PLACES)})\s*:", re.IGNORECASE)
_LIFE: Final = re.compile(rf"(?P<life>\d{{1,{LONGEST_NUMBER}}})(?:/(?P<most>\d{{1,{LONGEST_NUMBER}}}))?")
_FALLEN: Final = re.compile(r"(?P<seat>\d{1,2})(?:\s+by\s+(?P<killer>\d{1,2}))?")
_TURN: Final = re.compile(rf"(?P<number>\S+?)(?P<extra>\s+{EXTRA})?", re.IGNORECASE)


def by_value(card: NamedCard) -> bool:
    """Does the text give only the suit and value, as in `5s`?"""
    return "-" not in card.text


@dataclass
class SeatLine:
    """The line of a seat, as written."""

    line: int
    characters: tuple[str, ...]
    role: str
    shown: bool = False
    known: str | None = None
    life: int = 0
    most: int = 0
    out: bool = False
    ghost: bool = False
    hand: list[NamedCard] = field(default_factory=list)
    play: list[NamedCard] = field(default_factory=list)
    spare: list[NamedCard] = field(default_factory=list)

    @property
    def name(self) -> str:
        return printed_name(self.characters[0])


class Lines(kernel.Lines[Options]):
    """What the lines of a position say, with defaults for what they leave out."""

    card_example = "bang-9d"

    def __init__(self, text: str, catalogue: Catalogue) -> None:
        super().__init__(Options(), PHASES, PLAY)
        self.catalogue = catalogue
        self.seats: list[SeatLine] = []
        self.turn = NOBODY
        self.piles: dict[str, list[NamedCard]] = {"deck": [], "discard": [], "table": [], "fresh": []}
        self.only = False
        self.sets: tuple[str, ...] = ()
        self.event = ""
        self.events: list[NamedCard] = []
        self.number = 1
        self.extra = False
        self.marker = NOBODY
        self.bangs = 0
        self.fallen: list[tuple[int, int]] = []
        self.fallen_line = 0
        self._read(text)

    def _read(self, text: str) -> None:
        piles: dict[str, kernel.Reader] = {label: partial(self._pile, label) for label in self.piles}
        readers: dict[str, kernel.Reader] = {
            "turn": self._turn, "bangs": self._bangs,
            "fallen": self._fallen, "sets": self._sets, "event": self._event, "events": self._events,
            "marker": self._marker,
        }  # fmt: skip
        self.read(text, {**piles, **readers}, self._seat, PLACES)

    def _seat(self, line: str) -> None:
        if len(self.seats) == MOST_SEATS:
            self.fail(f"there are more than {MOST_SEATS} seats: write {MOST_SEATS} at most")
        head, *sections = _CARDS.split(line)
        words = head.split()
        if words and words[0].startswith(">"):
            if self.turn != NOBODY:
                self.fail("two seats are marked with “>”: only one player has the turn")
            self.turn = len(self.seats)
            words = " ".join(words).lstrip("> ").split()
        slugs, count = self._characters(words)
        name = printed_name(slugs[0])
        if len(words) == count:
            self.fail(f"{name} has no role: write one of {', '.join(ROLES)} after the name")
        role = KNOWN.fullmatch(words[count])
        if role is None or slug_from_name(role["name"]) not in ROLES:
            raise unknown_name("role", words[count], ROLES, self.line)
        if slug_from_name(role["name"]) == SHERIFF and any(seat.role == SHERIFF for seat in self.seats):
            self.fail("there are two Sheriffs: give this role to one seat only")
        seat = SeatLine(self.line, slugs, slug_from_name(role["name"]), known=role["seats"])
        seat.most = seat.life = self.catalogue.characters[slugs[0]].life + (seat.role == SHERIFF)
        for word in words[count + 1 :]:
            self._fact(seat, word)
        places = {"hand": seat.hand, "play": seat.play, "spare": seat.spare}
        for label, cards in zip(sections[::2], sections[1::2], strict=True):
            places[label.lower()].extend(self.cards(cards))
        for card in (*seat.hand, *seat.play):
            if by_value(card):
                self.fail(f"{quoted(card.text)} is not a whole card: in hand and in play write it like bang-9d")
        for card in seat.spare:
            if card.text not in self.catalogue.characters:
                raise unknown_name("character", card.text, self.catalogue.characters, self.line)
        if seat.out and (seat.hand or seat.play):
            self.fail(f"{name} is out and cannot have cards: remove the cards, or give {name} life points")
        self.seats.append(seat)

    def _characters(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        """Return the characters at the start of the line, joined by “+”, and the number of words they take."""
        slug, count = self._character(words)
        if slug in [seat.characters[0] for seat in self.seats]:
            self.fail(f"{printed_name(slug)} is at the table twice: give each seat its own character")
        slugs = [slug]
        while words[count : count + 1] == [ALSO]:
            if len(slugs) == MOST_SEATS:
                self.fail(f"{printed_name(slugs[0])} has more than {MOST_SEATS} characters: write fewer")
            slug, more = self._character(words[count + 1 :])
            slugs.append(slug)
            count += 1 + more
        return tuple(slugs), count

    def _character(self, words: list[str]) -> tuple[str, int]:
        """Return the character at the start of the line, and the number of words in its name."""
        for count in range(min(len(words), MOST_WORDS), 0, -1):
            slug = slug_from_name("_".join(words[:count]))
            if slug in self.catalogue.characters and ALSO not in words[:count]:
                return slug, count
        name = []
        for word in words:
            plain = slug_from_name(word.partition("(")[0])
            if plain in ROLES or plain in (OUT, SHOWN) or word[0].isdigit() or word == ALSO:
                break
            name.append(word)
        if not name:
            self.fail("this line names no character: begin it like “Willy the Kid sheriff 5/5”")
        raise unknown_name("character", " ".join(name), self.catalogue.characters, self.line)

    def _fact(self, seat: SeatLine, word: str) -> None:
        """Read a word after the role: life points, `out`, `ghost` or `shown`."""
        life = _LIFE.fullmatch(word)
        if word.lower() in (OUT, GHOST):
            seat.out, seat.ghost, seat.life = word.lower() == OUT, word.lower() == GHOST, 0
        elif word.lower() == SHOWN:
            seat.shown = True
        elif word.lower() in PLACES:
            self.fail(f"“{word}” lacks its colon: write “{word.lower()}:” before the cards")
        elif life is None:
            self.fail(f"{quoted(word)} after the role is neither life (3 or 3/4) nor “shown”, “out” or “ghost”")
        else:
            seat.life = int(life["life"])
            if not 1 <= seat.life <= seat.most:
                self.fail(
                    f"{seat.name} has 1 to {seat.most} life points, not {seat.life}; write “out” for a dead player"
                )
            if life["most"] and int(life["most"]) != seat.most:
                whose = f"the most life points of {seat.name} as {seat.role}"
                self.fail(f"{whose} are {seat.most}, not {life['most']}: write {seat.life}/{seat.most}")

    def _pile(self, label: str, rest: str) -> None:
        if label == "deck":
            if self.only:
                self.fail("the deck was already closed with “end”: write “end” after its last card")
            words = rest.split()
            if words and words[-1].lower() == END_OF_DECK:
                self.only = True
                rest = " ".join(words[:-1])
        self.piles[label] += self.cards(rest)

    def _turn(self, rest: str) -> None:
        found = _TURN.fullmatch(rest)
        self.number = self.whole(found["number"] if found else rest, 1)
        self.extra = bool(found and found["extra"])

    def _bangs(self, rest: str) -> None:
        self.bangs = self.whole(rest, 0)

    def _fallen(self, rest: str) -> None:
        self.fallen_line = self.line
        for part in filter(None, rest.split(",")):
            found = _FALLEN.fullmatch(part.strip())
            if found is None:
                self.fail(f"{quoted(part)} cannot be read: write “3 by 1” if seat 1 eliminated seat 3")
            if len(self.fallen) == MOST_ENTRIES:
                self.fail(f"there are more than {MOST_ENTRIES} eliminations: write fewer")
            self.fallen.append((int(found["seat"]) - 1, int(found["killer"]) - 1 if found["killer"] else NOBODY))

    # The sets, the events and the seat that turns them up.

    def _sets(self, rest: str) -> None:
        try:
            self.sets = sets_named(",".join(listed_cards(rest)), self.catalogue)
        except NotationError as error:
            self.fail(error.cause)

    def _event(self, rest: str) -> None:
        self.event = self._event_named(rest)

    def _event_named(self, text: str) -> str:
        slug = slug_from_name(text)
        if slug not in self.catalogue.events:
            raise unknown_name("event", text, self.catalogue.events, self.line)
        if slug == self.event or slug in [card.text for card in self.events]:
            self.fail(f"the event {printed_name(slug)} is named twice: write it under “event” or under “events”")
        return slug

    def _events(self, rest: str) -> None:
        for card in self.cards(rest):
            card.text = self._event_named(card.text)
            self.events.append(card)

    def _marker(self, rest: str) -> None:
        self.marker = self.whole(rest, 1) - 1
