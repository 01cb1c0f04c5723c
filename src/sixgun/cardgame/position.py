"""The lines of a position text, as far as all games share them.

A line has a label, as in `phase: play`, or belongs to the game, such as the line of a seat. `#` begins a comment.
Errors name the number of the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Final, Generic, NoReturn, TypeVar

from sixgun.cardgame.notation import slug_from_name, unknown_name
from sixgun.cardgame.options import RuleOptions
from sixgun.kernel.ask import NO_CARD, NOBODY
from sixgun.kernel.chance import KEY_BYTES, key_from_seed
from sixgun.kernel.errors import NotationError, SixgunError, quoted
from sixgun.kernel.hidden_cards import PUBLIC

SEED: Final = "0"
WIDTH: Final = 110
"""How long the lines of a pile are when written."""
ALL: Final = "all"
"""The word for a card that everybody knows."""

LARGEST_TEXT: Final = 1 << 20
LONGEST_LINE: Final = 10_000
MOST_CARDS: Final = 1000
"""More cards than any game has."""
MOST_ENTRIES: Final = 1000
"""More marks than any game has."""
LONGEST_NUMBER: Final = 9
"""In digits."""

_PIECE: Final = re.compile(r"[\s,]+|[()]|[^\s,()]+")
KNOWN: Final = re.compile(r"(?P<name>[^()]+)(?:\((?P<seats>[^()]*)\))?")
"""A card, and in brackets the further seats that know it."""
_LABEL: Final = re.compile(r"(?P<label>[A-Za-z_]+)\s*:\s*(?P<rest>.*)")
_MARK: Final = re.compile(
    r"(?P<span>turn|game)\s+(?P<slug>\w+)(?:\s+of\s+(?P<seat>[1-9]\d?))?\s*=\s*(?P<number>-?\d{1,10})"
)


@dataclass
class NamedCard:
    """A card as written. `seats` are the further seats that know it, if any are named. `id` is set when it is dealt."""

    text: str
    seats: str | None
    line: int
    id: int = NO_CARD


Reader = Callable[[str], None]
O = TypeVar("O", bound=RuleOptions)  # noqa: E741


class Lines(Generic[O]):
    """The contents of the lines that all games share. What a text leaves out has its default.

    `card_example` and `mark_example` are examples of a card and of marks, for error messages. `at` maps each label to
    its first line.
    """

    card_example: str
    mark_example = "“turn name of 3 = 1” or “game name = 1”"

    def __init__(self, options: O, phases: Sequence[str], phase: str) -> None:
        self.line = 0
        self.at: dict[str, int] = {}
        self.options = options
        self.phases = phases
        self.phase = phase
        self._options_text = ""
        self._cards = 0
        self.key = key_from_seed(SEED)
        self.position: int | None = None
        self.marks: dict[str, dict[tuple[str, int], int]] = {"turn": {}, "game": {}}
        self.then: list[tuple[int, str]] = []

    def fail(self, cause: str) -> NoReturn:
        """Raise NotationError for the current line."""
        raise NotationError(cause, self.line)

    def read(
        self,
        text: str,
        readers: Mapping[str, Reader],
        plain: Reader,
        own: tuple[str, ...] = (),
        once: tuple[str, ...] = (),
    ) -> None:
        """Pass each line to the reader of its label, or to `plain` if it has none.

        Lines with a label in `own`, such as `hand: …`, go to `plain` too. Labels in `once` must not be repeated.
        """
        common: dict[str, Reader] = {
            "phase": self._phase, "options": self._options, "key": self._key, "seed": self._seed,
            "marks": self._marks, "then": self._then,
        }  # fmt: skip
        known = {**readers, **common}
        if len(text) > LARGEST_TEXT:
            raise NotationError(f"this is not a position: it has more than {LARGEST_TEXT} characters")
        for self.line, whole in enumerate(text.splitlines(), 1):
            if len(whole) > LONGEST_LINE:
                self.fail(f"the line has {len(whole)} characters, but the limit is {LONGEST_LINE}")
            line = whole.partition("#")[0].strip()
            if not line:
                continue
            found = _LABEL.fullmatch(line)
            label = found["label"].lower() if found else ""
            if found is None or label in own:
                plain(line)
            elif label not in known:
                raise unknown_name("line", label, known, self.line)
            elif label in self.at and (label in ("phase", "key", "seed") or label in once):
                self.fail(f"there is a second line “{label}”: write it once")
            else:
                self.at.setdefault(label, self.line)
                known[label](found["rest"].strip())

    def cards(self, text: str) -> list[NamedCard]:
        """Read a list of cards."""
        found: list[NamedCard] = []
        for word in listed_cards(text):
            self._cards += 1
            if self._cards > MOST_CARDS:
                self.fail(f"there are more than {MOST_CARDS} cards: no game has that many")
            parts = KNOWN.fullmatch(word)
            if parts is None:
                how = f"write it like {self.card_example}, or {self.card_example}(1,3) if seats 1 and 3 know it too"
                self.fail(f"{quoted(word)} is not a card: {how}")
            found.append(NamedCard(slug_from_name(parts["name"]), parts["seats"], self.line))
        return found

    def whole(self, rest: str, least: int) -> int:
        """Read a whole number."""
        if not rest.isdecimal() or len(rest) > LONGEST_NUMBER or int(rest) < least:
            self.fail(f"{quoted(rest)} is not a whole number from {least} up, with at most {LONGEST_NUMBER} digits")
        return int(rest)

    def answer(self, answer_line: Callable[[str], None]) -> None:
        """Give the answers of the `then:` lines to a game that has been set up at the position."""
        for number, line in self.then:
            try:
                answer_line(line)
            except SixgunError as error:
                raise NotationError(str(error), number) from error

    def _phase(self, rest: str) -> None:
        if rest.lower() not in self.phases:
            raise unknown_name("phase", rest, self.phases, self.line)
        self.phase = rest.lower()

    def _options(self, rest: str) -> None:
        try:
            self._options_text = f"{self._options_text},{rest}"
            if len(self._options_text) > LONGEST_LINE:
                self.fail("there are too many options: name each one once")
            self.options = self.options.parse(self._options_text)
        except SixgunError as error:
            self.fail(str(error))

    def _key(self, rest: str) -> None:
        self._chance(rest)

    def _seed(self, rest: str) -> None:
        self._chance(rest, seed=True)

    def _chance(self, rest: str, *, seed: bool = False) -> None:
        if not rest:
            self.fail("a value is missing: a seed is a word or number, a key 64 hexadecimal digits; “at 12” may follow")
        start, *end = rest.rsplit(None, 2)
        at = len(end) == 2 and end[0] == "at" and end[1].isdecimal()
        self.position = self.whole(end[1], 0) if at else None
        text = start if at else rest
        if seed:
            self.key = key_from_seed(text)
        elif re.fullmatch(f"[0-9a-fA-F]{{{2 * KEY_BYTES}}}", text):
            self.key = bytes.fromhex(text)
        else:
            digits = 2 * KEY_BYTES
            self.fail(f"{quoted(text)} is not a key: a key has {digits} hexadecimal digits; for a word use “seed:”")

    def _marks(self, rest: str) -> None:
        for part in filter(None, rest.split(",")):
            found = _MARK.fullmatch(part.strip())
            if found is None:
                self.fail(f"{quoted(part)} is not of the form {self.mark_example}")
            seat = int(found["seat"]) - 1 if found["seat"] else NOBODY
            self.marks[found["span"]][found["slug"], seat] = int(found["number"])
            if sum(map(len, self.marks.values())) > MOST_ENTRIES:
                self.fail(f"there are more than {MOST_ENTRIES} marks: no game has that many")

    def _then(self, rest: str) -> None:
        self.then.append((self.line, rest))


def listed_cards(text: str) -> list[str]:
    """Split a list of cards at commas and spaces, but not inside brackets: `this-9d(1, 3)` is one card."""
    words: list[list[str]] = [[]]
    inside = False
    pieces: list[str] = _PIECE.findall(text)
    for piece in reversed(pieces):
        if piece in "()":
            inside = piece == ")"
        if inside or not (piece[0] == "," or piece[0].isspace()):
            words[-1].append(piece)
        else:
            words.append([])
    return ["".join(reversed(word)) for word in reversed(words) if word]


def mask_of(text: str | None, line: int, seats: int) -> int:
    """The bit mask of the seats that a text in brackets names."""
    mask = 0
    for word in (text or "").replace(",", " ").split():
        if word.lower() == ALL:
            return PUBLIC
        if not word.isdecimal() or len(word) > LONGEST_NUMBER or not 1 <= int(word) <= seats:
            raise NotationError(f"{quoted(word)} in brackets is not a seat: write a seat's number or “all”", line)
        mask |= 1 << int(word) - 1
    return mask


def known_text(mask: int, usual: int) -> str:
    """In brackets, the seats that know a card in addition to the usual ones."""
    if mask == usual:
        return ""
    seats = [str(seat + 1) for seat in range(8) if (mask & ~usual) >> seat & 1]
    return f"({ALL if mask == PUBLIC else ','.join(seats)})"


def card_text(state: Any, card: int, usual: int) -> str:
    """A card, with the seats that know it in addition to the usual ones."""
    text: str = state.faces[card].text
    return text + known_text(state.seen[card], usual)


def pile_lines(label: str, words: list[str]) -> list[str]:
    """A pile as lines of limited length, each with the label."""
    return wrap(
        " ".join(words),
        WIDTH,
        initial_indent=f"{label}: ",
        subsequent_indent=f"{label}: ",
        break_on_hyphens=False,
        break_long_words=False,
    )


def mark_text(span: str, name: str, seat: int, number: int) -> str:
    """A mark of an effect, as in `turn name of 3 = 1`."""
    return f"{span} {name}{f' of {seat + 1}' if seat != NOBODY else ''} = {number}"
