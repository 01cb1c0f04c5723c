"""Reads the lines of a position text one by one. Whether they make up a possible game is checked in reading.py.

Each side has a line (`> law   hand: …   reserve: …   out: …`). The lines of its characters follow from left to right,
with life points and Equipment (`Jango 2/3   play: hat-lh`). The first one has the token, unless `*` marks another.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from sixgun.cardgame import position as kernel
from sixgun.cardgame.notation import printed_name, slug_from_name, unknown_name
from sixgun.cardgame.position import LONGEST_NUMBER, NamedCard
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.faces import CHARACTERS_PER_SIDE, LAW, OUTLAW, SIDES
from sixgun.duel.notation import SIDE_NAMES
from sixgun.duel.options import Options
from sixgun.duel.state import DRAW, EXCESS, PLAY, READY, START
from sixgun.kernel.ask import NOBODY

PHASES: Final = (START, READY, DRAW, PLAY, EXCESS)
TOKEN: Final = "*"
END_OF_DECK: Final = "end"
DECKS: Final = ("law_deck", "outlaw_deck", "common_deck")
"""The labels of the decks, in the order of `State.decks`."""
DISCARD: Final = "discard"
MOST_IN_PLAY: Final = 2

_PARTS: Final = ("hand", "play", "reserve", "out")
_SECTIONS: Final = re.compile(rf"\b({'|'.join(_PARTS)})\s*:", re.IGNORECASE)
_LIFE: Final = re.compile(rf"(?P<life>\d{{1,{LONGEST_NUMBER}}})(?:/(?P<most>\d{{1,{LONGEST_NUMBER}}}))?")


@dataclass
class CharacterLine:
    """The line of a character, as written."""

    line: int
    slug: str
    life: int
    most: int
    token: bool = False
    play: list[NamedCard] = field(default_factory=list)

    @property
    def name(self) -> str:
        return printed_name(self.slug)


@dataclass
class SideLine:
    """The line of a side, as written, with the lines of its characters."""

    line: int
    seat: int
    characters: list[CharacterLine] = field(default_factory=list)
    hand: list[NamedCard] = field(default_factory=list)
    reserve: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)

    @property
    def company(self) -> list[str]:
        return [*self.out, *(character.slug for character in self.characters), *self.reserve]


class Lines(kernel.Lines[Options]):
    """What the lines of a position say, with defaults for what they leave out."""

    card_example = "colt-od"
    mark_example = "“turn swap of 1 = 1”"

    def __init__(self, text: str, catalogue: Catalogue) -> None:
        super().__init__(Options(), PHASES, PLAY)
        self.catalogue = catalogue
        self.sides: dict[int, SideLine] = {}
        self.side: SideLine | None = None
        self.turn = NOBODY
        self.piles: dict[str, list[NamedCard]] = {label: [] for label in (*DECKS, DISCARD)}
        self.named: list[str] = []
        self.closed: list[str] = []
        self.number = 1
        self.bangs = 0
        piles: dict[str, kernel.Reader] = {label: partial(self._pile, label) for label in self.piles}
        facts: dict[str, kernel.Reader] = {
            "turn": self._turn, "bangs": self._bangs,
        }  # fmt: skip
        self.read(text, {**piles, **facts}, self._plain, (*_PARTS, *SIDE_NAMES), (*facts, "marks"))

    def _plain(self, line: str) -> None:
        """Read the line of a side or a character."""
        head, *sections = _SECTIONS.split(line)
        marked, token = head.startswith(">"), TOKEN in head
        words = head.lstrip("> ").replace(TOKEN, " ").split()
        pairs = [(label.lower(), text) for label, text in zip(sections[::2], sections[1::2], strict=True)]
        name = words[0].lower() if len(words) == 1 else ""
        if name.rstrip(":") in SIDE_NAMES:
            if name.endswith(":"):
                self.fail(f"a side is written without a colon: “{name[:-1]}”, then “hand:” and the rest")
            if token:
                self.fail(f"“{TOKEN}” marks the character with the token: write it before a character, not a side")
            self._side(SIDE_NAMES[name], pairs, marked)
        elif marked:
            self.fail(f"“>” marks the side that has the turn: write it before {LAW} or {OUTLAW}")
        else:
            self._character(words, pairs, token)

    def _side(self, seat: int, pairs: list[tuple[str, str]], marked: bool) -> None:
        if seat in self.sides:
            self.fail(f"the {SIDES[seat]} has two lines: write all of it in one")
        if marked and self.turn != NOBODY:
            self.fail("both sides are marked with “>”: only one has the turn")
        if marked:
            self.turn = seat
        self.side = self.sides[seat] = SideLine(self.line, seat)
        for label, text in pairs:
            if label == "hand":
                self.side.hand += self.cards(text)
            elif label == "play":
                self.fail("Equipment belongs to a character: write “play:” in the line of the character")
            else:
                names = self.side.reserve if label == "reserve" else self.side.out
                for card in self.cards(text):
                    self._joins(card.text)
                    names.append(card.text)

    def _joins(self, slug: str) -> None:
        """Fail unless this is a character of the side that has not been named yet."""
        assert self.side is not None
        first = self.side.seat * CHARACTERS_PER_SIDE
        company = [shown.slug for shown in self.catalogue.faces[first : first + CHARACTERS_PER_SIDE]]
        if slug not in company:
            if slug in self.catalogue.characters:
                self.fail(f"{printed_name(slug)} does not fight for the {SIDES[self.side.seat]}: name somebody else")
            raise unknown_name("character", slug, company, self.line)
        if slug in self.side.company:
            self.fail(f"{printed_name(slug)} is named twice: name each character once")

    def _character(self, words: list[str], pairs: list[tuple[str, str]], token: bool) -> None:
        side = self.side
        if side is None:
            self.fail(f"a side comes first: write a line “{LAW}” or “{OUTLAW}”, then its characters")
        if not words and pairs:
            where = "a character" if pairs[0][0] == "play" else f"the {SIDES[side.seat]}"
            self.fail(f"“{pairs[0][0]}:” has nobody before it: write it in the line of {where}, after the name")
        if len(side.characters) == MOST_IN_PLAY:
            self.fail(
                f"the {SIDES[side.seat]} has more than {MOST_IN_PLAY} characters in play: put the others in “reserve:”"
            )
        life = _LIFE.fullmatch(words[-1]) if words else None
        slug = slug_from_name("_".join(words[:-1] if life else words))
        self._joins(slug)
        most = self.catalogue.characters[slug].life
        entry = CharacterLine(self.line, slug, most, most, token)
        if life is not None:
            entry.life = int(life["life"])
            if life["most"] and int(life["most"]) != most:
                self.fail(f"{entry.name} has at most {most} life points")
            if not 1 <= entry.life <= most:
                self.fail(f"{entry.name} has 1 to {most} life points, not {entry.life}; name the dead after “out:”")
        for label, text in pairs:
            if label != "play":
                self.fail(f"“{label}:” is in the line of a character: write it in the line of the {SIDES[side.seat]}")
            entry.play += self.cards(text)
        side.characters.append(entry)

    def _pile(self, label: str, rest: str) -> None:
        if label in self.closed:
            self.fail(f"the {label} was already closed with “{END_OF_DECK}”: write “{END_OF_DECK}” after its last card")
        self.named.append(label)
        words = rest.split()
        if label != DISCARD and words and words[-1].lower() == END_OF_DECK:
            self.closed.append(label)
            rest = " ".join(words[:-1])
        self.piles[label] += self.cards(rest)

    def _turn(self, rest: str) -> None:
        self.number = self.whole(rest, 1)

    def _bangs(self, rest: str) -> None:
        self.bangs = self.whole(rest, 0)
