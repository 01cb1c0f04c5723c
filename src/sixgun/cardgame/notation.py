"""The notation of names and choices that all games share.

A choice is a verb, a subject, what the subject counts as, and a target: `play SUBJECT as WHAT > TARGET`. Each game adds
its own verbs and its names for targets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, Protocol
from unicodedata import normalize

from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, Choice, choice
from sixgun.kernel.errors import IllegalChoice, NotationError, quoted
from sixgun.kernel.reason import Reason
from sixgun.kernel.value import Value

LISTED: Final = 12
"""How many options an error lists at most."""
MANY: Final = 30
"""Longer lists of names are left out of errors."""
LONGEST_NAME: Final = 60
"""How many characters of a name are compared."""
LONGEST_CHOICE: Final = 200
"""How many characters a choice has at most."""

_SMALL: Final = ("the", "of")
_TWIN: Final = re.compile(r"\s+twin\s+(\d+)\s*$", re.IGNORECASE)
_SPEAKER: Final = re.compile(r"(?P<name>[^:>]+?)(?P<interjects>\s+interjects)?\s*:\s*(?P<rest>.*)", re.IGNORECASE)


class NotOffered(NotationError, IllegalChoice):
    """A choice that can be read but is not offered. `reason` says why, if the rules give a reason."""

    def __init__(self, cause: str, reason: Reason | None = None) -> None:
        super().__init__(cause)
        self.reason = reason


class Ambiguous(NotationError):
    """A text that could mean several options. `texts` lists them."""

    def __init__(self, cause: str, texts: list[str]) -> None:
        super().__init__(cause)
        self.texts = texts


# Names.


def slug_from_name(text: str) -> str:
    """Convert a printed name to a slug: `Two of a Kind` to `two_of_a_kind`, `This!-9d` to `this-9d`."""
    plain = "".join(letter for letter in normalize("NFKD", text.lower()) if letter.isascii())
    return re.sub(r"[^a-z0-9-]+", "_", re.sub(r"[!?.'\"]", "", plain)).strip("_")


def printed_name(slug: str) -> str:
    """Convert a slug to a printed English name."""
    first, *rest = slug.split("_")
    return " ".join([first.capitalize(), *(word if word in _SMALL else word.capitalize() for word in rest)])


def unknown_name(what: str, text: str, known: Iterable[str], line: int = 0) -> NotationError:
    """The error for a name that is not among the known ones. It suggests the closest of them."""
    names = list(dict.fromkeys(known))
    near = get_close_matches(slug_from_name(text[:LONGEST_NAME]), names, n=3, cutoff=0.5)
    if near:
        hint = f"did you mean {' or '.join(near)}?"
    else:
        hint = f"there are {', '.join(names)}" if len(names) <= MANY else f"write it like {names[0]}"
    return NotationError(f"unknown {what} {quoted(text)}: {hint}", line)


def index_of_name(text: str, names: Sequence[str], labels: Sequence[str]) -> int:
    """The index of the name that a text gives in full or abbreviates. `labels` are the names for error messages."""
    word = slug_from_name(text)
    found = [place for place, name in enumerate(names) if name == word]
    found = found or [place for place, name in enumerate(names) if word and name.startswith(word)]
    if len(found) == 1:
        return found[0]
    these = ", ".join(labels[place] for place in found or range(len(names)))
    raise NotationError(f"{quoted(text)} {'may be' if found else 'is none of'} {these}")


def listed(texts: list[str]) -> str:
    """Join texts for an error message, but not too many of them."""
    more = f" and {len(texts) - LISTED} more" if len(texts) > LISTED else ""
    return ", ".join(texts[:LISTED]) + more


def reason_text(no: Reason) -> str:
    """A short form of a reason: `too far: distance 2, reach 1; ruling 92`."""
    figures = ", ".join(f"{name} {value}" for name, value in no.args)
    return f"{no.slug.replace('_', ' ')}{': ' + figures if figures else ''}; ruling {no.ruling}"


# Choices.


class Faces(Protocol):
    """A game or a view: something that knows what a card shows and who has it in play."""

    def face(self, card: int) -> Any:
        """What a card shows."""

    def bearer(self, card: int) -> int:
        """The target that has this card in play, or NOBODY."""


def names_of(shown: Any) -> tuple[str, str, str]:
    """The names of a card: `this-9d`, `this`, and what is printed in its corner, `9d`."""
    text, slug = shown.text, shown.slug
    return text, slug, text.removeprefix(f"{slug}-")


def numbered(target: int) -> str:
    """The number of a target, counted from 1."""
    return str(target + 1)


def ambiguous_owner(table: Faces, ask: Ask, wish: Choice) -> int:
    """Who has the card of an option in play, if the text must say so; else NOBODY.

    The text must say so if a card with the same face elsewhere can be chosen too. Cards with the same face in the same
    place are interchangeable.
    """
    bearer = table.bearer(wish.card) if wish.card != NO_CARD else NOBODY
    options = ask.options() if bearer != NOBODY else []
    if wish not in options:
        return NOBODY
    shown = table.face(wish.card)
    for other in options:
        if other.card != NO_CARD and (other.verb, other.what, other.target) == (wish.verb, wish.what, wish.target):
            if table.face(other.card).text == shown.text and table.bearer(other.card) != bearer:
                return bearer
    return NOBODY


def write_choice(table: Faces, ask: Ask, wish: Choice, verb: str = "", called: Callable[[int], str] = numbered) -> str:
    """Write a choice as text.

    `verb` replaces the verb of the choice. `called` gives the name of a target. If a card in play could be mistaken for
    another one, the text names its owner as the target.
    """
    words = [verb or wish.verb]
    if wish.card == NO_CARD:
        words += [wish.what] if wish.what else []
    else:
        shown = table.face(wish.card)
        words.append(shown.text)
        if wish.what and wish.what != shown.slug:
            words += ["as", wish.what]
    target = wish.target if wish.target != NOBODY else ambiguous_owner(table, ask, wish)
    if target != NOBODY:
        words += [">", called(target)]
    return " ".join(words)


@dataclass(frozen=True, slots=True)
class ParsedChoice(Value):
    """The parts of a written choice. Parts that were left out are empty."""

    text: str
    verb: str
    subject: str
    used_as: str
    target: int

    def fit(self, table: Faces, option: Choice, bare: Sequence[str] = ()) -> bool:
        """Does this text fit an option? The verbs in `bare` may be left out, even without a subject."""
        if self.verb and self.verb != option.verb:
            return False
        shown = table.face(option.card) if option.card != NO_CARD else None
        if self.target not in (NOBODY, option.target):
            if option.target != NOBODY or shown is None or table.bearer(option.card) != self.target:
                return False
        if self.used_as and self.used_as != (option.what or (shown.slug if shown else "")):
            return False
        if not self.subject:
            return bool(self.verb) or option.verb in bare
        return self.subject in (names_of(shown) if shown else (option.what,))

    def wish(self, table: Faces, verb: str, cards: Iterable[int]) -> Choice | None:
        """The choice of the first of these cards that fits the text, whether it is offered or not."""
        for card in cards:
            shown = table.face(card)
            if self.subject in names_of(shown):
                return choice(verb, card, self.target, self.used_as if self.used_as != shown.slug else "")
        return None


def option_texts(
    write: Callable[[Any, Ask, Choice], str], table: Faces, ask: Ask, options: Iterable[Choice] | None = None
) -> list[str]:
    """The options of a question as texts. Options with the same text are listed once."""
    offered = ask.options() if options is None else options
    return list(dict.fromkeys(write(table, ask, option) for option in offered))


def choice_pattern(verbs: Iterable[str]) -> re.Pattern[str]:
    """The pattern of a choice with these verbs. Its groups are verb, subject, used_as and target."""
    return re.compile(
        rf"(?:(?P<verb>{'|'.join(verbs)})\b(?!-))?\s*"
        r"(?P<subject>[^>]*?)(?:(?:^|\s+)as\s+(?P<used_as>[^>]+?))?\s*(?:>\s*(?P<target>.*?))?"
        r"(?:\s+twin\s+\d+)?",
        re.IGNORECASE,
    )


def in_short(text: str) -> str:
    """A choice with single spaces. Raises NotationError if it is too long."""
    words = " ".join(text[: LONGEST_CHOICE + 1].split())
    if len(text.strip()) > LONGEST_CHOICE:
        raise NotationError(f"{quoted(text)} is not a choice: it has more than {LONGEST_CHOICE} characters")
    return words


def matching_option(
    text: str,
    options: Sequence[Choice],
    fits: Callable[[Choice], bool],
    write: Callable[[Choice], str],
    why_not: Callable[[], Reason | None],
) -> Choice:
    """The option that a text means: the one with exactly this text, else the only one that fits.

    If no option fits, `why_not` gives the reason. It raises NotationError if the text does not describe a choice.
    """
    alike: dict[str, list[Choice]] = {}
    for option in filter(fits, options):
        alike.setdefault(write(option), []).append(option)
    texts = list(alike)
    words = " ".join(_TWIN.sub("", text).lower().split())
    if len(texts) == 1 or words in alike:
        return _twin(text, words if words in alike else texts[0], alike)
    if texts:
        raise Ambiguous(f"{quoted(text)} may mean {listed(texts)}", texts)
    possible = list(dict.fromkeys(map(write, options)))
    now = f"possible now: {listed(possible)}" if possible else "nothing can be interjected now"
    try:
        no = why_not()
    except NotationError as error:
        raise NotationError(f"{error.cause}; {now}") from None
    because = f" ({reason_text(no)})" if no else ""
    raise NotOffered(f"{quoted(text)} is not offered{because}; {now}", no)


def _twin(text: str, words: str, alike: dict[str, list[Choice]]) -> Choice:
    """One of the options with the text `words`: the first, or number N (from 0) if `text` ends with `twin N`."""
    found = _TWIN.search(text)
    count = int(found[1]) if found else 0
    if count >= len(alike[words]):
        raise NotationError(f"{quoted(text)} counts too far: “{words}” has twins 0 to {len(alike[words]) - 1}")
    return alike[words][count]


@dataclass(frozen=True, slots=True)
class SpokenLine(Value):
    """A line with a choice: `2: CHOICE`, `2 interjects: CHOICE`, or only the choice. `#` begins a comment."""

    name: str
    interjects: bool
    text: str


def read_spoken_line(line: str) -> SpokenLine:
    """Split a line into the name of the player, if it has one, and the choice."""
    text = in_short(line.partition("#")[0])
    found = _SPEAKER.fullmatch(text)
    if found is None:
        return SpokenLine("", False, text)
    return SpokenLine(found["name"], bool(found["interjects"]), found["rest"])
