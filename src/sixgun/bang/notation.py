"""Cards, seats and choices as text. A choice is read relative to the question that it answers (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final
from unicodedata import normalize

from sixgun.bang.asks import AIM, DECK, DISCARD, HAND, NAME, PLAY, TAKE, USE, BangAsk
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Reason
from sixgun.bang.faces import PLAYING
from sixgun.bang.game import Game
from sixgun.bang.rules.allowed import why_not
from sixgun.bang.rules.setup import BASE
from sixgun.bang.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice, choice
from sixgun.kernel.errors import IllegalChoice, NotationError

MISS: Final = "miss"
ALL_SETS: Final = "all"
LISTED: Final = 12
"""So many possibilities are listed in an error."""
MANY: Final = 30
"""More names than this are not listed."""

# The verb that goes without saying in each kind of question.
USUAL: Final = {"excess": DISCARD, "cost": DISCARD, "pick": TAKE, "become": TAKE, "name": NAME, "aim": AIM}

_SMALL: Final = ("the", "of")
_FORM: Final = re.compile(
    r"(?:(?P<verb>play|miss|use|take|discard|aim|name|pass)\b(?!-))?\s*"
    r"(?P<subject>[^>]*?)(?:(?:^|\s+)as\s+(?P<used_as>[^>]+?))?\s*(?:>\s*(?P<target>.*))?",
    re.IGNORECASE,
)
_SPEAKER: Final = re.compile(r"(?P<name>[^:>]+?)(?P<interjects>\s+interjects)?\s*:\s*(?P<rest>.*)", re.IGNORECASE)


class NotOffered(NotationError, IllegalChoice):
    """A choice that can be read but is not offered; `reason` tells why where the rules have a reason."""

    def __init__(self, cause: str, reason: Reason | None = None) -> None:
        super().__init__(cause)
        self.reason = reason


class Ambiguous(NotationError):
    """A text that may mean several of the options, which are `texts`."""

    def __init__(self, cause: str, texts: list[str]) -> None:
        super().__init__(cause)
        self.texts = texts


# Names.


def slugged(text: str) -> str:
    """A printed name as a slug: `Willy the Kid` as `willy_the_kid`, `BANG!-9d` as `bang-9d`."""
    plain = "".join(letter for letter in normalize("NFKD", text.lower()) if letter.isascii())
    return re.sub(r"[^a-z0-9-]+", "_", re.sub(r"[!?.'\"]", "", plain)).strip("_")


def printed_name(slug: str) -> str:
    """A slug as a printed English name."""
    first, *rest = slug.split("_")
    return " ".join([first.capitalize(), *(word if word in _SMALL else word.capitalize() for word in rest)])


def unknown(what: str, text: str, known: Iterable[str], line: int = 0) -> NotationError:
    """The error for a word that is not in the list, with the nearest words that are."""
    names = list(dict.fromkeys(known))
    near = get_close_matches(slugged(text), names, n=3, cutoff=0.5)
    if near:
        hint = f"did you mean {' or '.join(near)}?"
    else:
        hint = f"there are {', '.join(names)}" if len(names) <= MANY else f"write it like {names[0]}"
    return NotationError(f"unknown {what} “{text}”: {hint}", line)


def sets_named(text: str, catalogue: Catalogue) -> tuple[str, ...]:
    """The boxes of a list like `dodge-city,high-noon`, in the order of the shelf; the base game is always one."""
    words = [slugged(word).replace("-", "_") for word in text.split(",") if word.strip()]
    for word in words:
        if word not in (ALL_SETS, *catalogue.boxes):
            raise unknown("set", word, [ALL_SETS, *catalogue.boxes])
    return tuple(slug for slug in catalogue.boxes if slug in (BASE, *words) or ALL_SETS in words)


def seat_named(table: Game | View, text: str) -> int:
    """The seat with this number (from 1), or whose character's name begins like this."""
    players = _view(table, NOBODY).seats
    names = [player.characters[0] if player.characters else "" for player in players]
    word = slugged(text)
    if word.isdigit():
        if 1 <= int(word) <= len(names):
            return int(word) - 1
        raise NotationError(f"there is no seat {word}: the table has 1 to {len(names)}")
    found = [seat for seat, name in enumerate(names) if name == word]
    found = found or [seat for seat, name in enumerate(names) if word and name.startswith(word)]
    if len(found) == 1:
        return found[0]
    sitting = ", ".join(f"{printed_name(names[seat])} ({seat + 1})" for seat in found or range(len(names)))
    raise NotationError(f"“{text.strip()}” may be {sitting}" if found else f"“{text.strip()}” is none of {sitting}")


# Choices to text.


def choice_text(table: Game | View, ask: Ask, wish: Choice) -> str:
    """A choice as `play bang-9d > 3`; in a shot's question the verb of a card is `miss`."""
    if wish is PASS:
        return wish.verb
    verb = MISS if wish.verb == PLAY and ask.kind == "dodge" else wish.verb
    words = [verb]
    if wish.card == NO_CARD:
        words += [wish.what] if wish.what else []
    else:
        shown = table.face(wish.card)
        words.append(shown.text)
        if wish.what and wish.what != shown.slug:
            words += ["as", wish.what]
    if wish.target != NOBODY:
        words += [">", str(wish.target + 1)]
    return " ".join(words)


def option_texts(table: Game | View, ask: Ask, options: Iterable[Choice] | None = None) -> list[str]:
    """The options of a question as texts; cards with the same face are listed once."""
    offered = ask.options() if options is None else options
    return list(dict.fromkeys(choice_text(table, ask, option) for option in offered))


# Text to choices.


@dataclass(frozen=True, slots=True)
class _Words:
    """A choice as it was written: what is left out is empty."""

    text: str
    verb: str
    subject: str
    used_as: str
    target: int

    def fit(self, view: View, option: Choice) -> bool:
        """May this option be meant?"""
        if self.verb and self.verb != option.verb:
            return False
        if self.target not in (NOBODY, option.target):
            return False
        shown = view.face(option.card) if option.card != NO_CARD else None
        if self.used_as and self.used_as != (option.what or (shown.slug if shown else "")):
            return False
        if not self.subject:
            return bool(self.verb) or option.verb == AIM
        return self.subject in ((shown.text, shown.slug) if shown else (option.what,))


def parse_choice(table: Game | View, ask: Ask, text: str, seat: int = NOBODY) -> Choice:
    """The option that a text means. `seat` is who speaks, if he was not asked and takes up a standing offer."""
    view = _view(table, ask.seat if seat == NOBODY else seat)
    options = ask.options() if seat in (NOBODY, ask.seat) else ask.game.offers(seat)
    words = _read(view, ask, text)
    fitting = [option for option in options if words.fit(view, option)]
    texts = option_texts(view, ask, fitting)
    if len(texts) == 1:
        return fitting[0]  # cards with the same face are interchangeable
    if texts:
        raise Ambiguous(f"“{text.strip()}” may mean {_listed(texts)}", texts)
    possible = option_texts(view, ask, options)
    now = f"possible now: {_listed(possible)}" if possible else "nothing can be interjected now"
    try:
        wish = _wish(view, ask, words)
    except NotationError as error:
        raise NotationError(f"{error.cause}; {now}") from None
    no = _reason(view, ask, wish)
    because = f" ({reason_text(no)})" if no else ""
    raise NotOffered(f"“{text.strip()}” is not offered{because}; {now}", no)


def wished_choice(table: Game | View, ask: Ask, text: str) -> Choice:
    """The choice that a text describes, whether or not it is offered."""
    view = _view(table, ask.seat)
    try:
        return parse_choice(view, ask, text)
    except NotOffered:
        return _wish(view, ask, _read(view, ask, text))


def reason_text(no: Reason) -> str:
    """A reason in short: `out of reach: distance 2, reach 1; ruling 92`."""
    figures = ", ".join(f"{name} {value}" for name, value in no.args)
    return f"{no.slug.replace('_', ' ')}{': ' + figures if figures else ''}; ruling {no.ruling}"


def answer_line(game: Game, line: str) -> None:
    """Answer as a line says it: `Willy: bang-2c > 3`, or only the choice; `Sid interjects: use sid_ketchum`."""
    ask = game.ask
    if ask is None:
        raise IllegalChoice("the game is over: there is no question to answer")
    spoken = _SPEAKER.fullmatch(line.strip())
    if spoken is None:
        game.answer(parse_choice(game, ask, line))
        return
    seat = seat_named(game, spoken["name"])
    if spoken["interjects"]:
        game.interject(seat, parse_choice(game, ask, spoken["rest"], seat))
        return
    if seat != ask.seat:
        raise NotOffered(f"seat {ask.seat + 1} is asked ({ask.kind}), not seat {seat + 1}")
    game.answer(parse_choice(game, ask, spoken["rest"]))


def _view(table: Game | View, seat: int) -> View:
    return table if isinstance(table, View) else View(table, seat)


def _listed(texts: list[str]) -> str:
    more = f" and {len(texts) - LISTED} more" if len(texts) > LISTED else ""
    return ", ".join(texts[:LISTED]) + more


def _read(view: View, ask: Ask, text: str) -> _Words:
    found = _FORM.fullmatch(text.strip())
    if found is None or not text.strip():
        raise NotationError(f"“{text.strip()}” is no choice: write it like “play bang-9d > 3”, “use barrel” or “pass”")
    verb, subject, target = (found["verb"] or "").lower(), found["subject"], found["target"]
    if target is None and subject and (verb or USUAL.get(ask.kind)) == AIM:
        subject, target = "", subject
    seat = NOBODY if target is None else seat_named(view, target)
    return _Words(text, PLAY if verb == MISS else verb, slugged(subject), slugged(found["used_as"] or ""), seat)


def _wish(view: View, ask: Ask, words: _Words) -> Choice:
    """The choice as it is written, offered or not; the cards of others are looked for only where the seat sees them."""
    if words.verb == PASS.verb:
        return PASS
    assert isinstance(ask, BangAsk)
    game = ask.game
    verb = words.verb or USUAL.get(ask.kind, PLAY)
    if verb == AIM and words.target != NOBODY:
        return choice(AIM, target=words.target)
    if not words.subject:
        raise NotationError(f"“{words.text.strip()}” does not say which {'seat' if verb == AIM else 'card'}")
    if verb == NAME or words.subject in (HAND, DECK) or (verb == USE and words.subject in game.catalogue.effects):
        return choice(verb, NO_CARD, words.target, words.subject)
    cards = [*view.me.hand, *view.me.in_play, *ask.cards]
    cards += [card for player in view.seats for card in player.in_play]
    cards += [*reversed(view.discard), *view.table]
    for card in cards:
        shown = view.face(card)
        if words.subject in (shown.text, shown.slug):
            return choice(verb, card, words.target, words.used_as if words.used_as != shown.slug else "")
    named = [face for face in game.state.faces if words.subject in (face.text, face.slug)]
    if not named:
        known = [face.text for face in game.state.faces if face.back == PLAYING]
        raise unknown("card", words.subject, [*known, *game.catalogue.effects])
    raise NotationError(f"seat {view.seat + 1} neither holds {words.subject} nor sees it on the table")


def _reason(view: View, ask: Ask, wish: Choice) -> Reason | None:
    assert isinstance(ask, BangAsk)
    if view.seat != ask.seat:
        return None
    if wish.verb != USE:
        if ask.kind != "play" or wish.verb != PLAY or wish.card not in view.me.hand:
            return None
        if wish.what and wish.what not in ask.game.catalogue.cards:
            return None
    return why_not(ask.game, ask.seat, ask, wish)
