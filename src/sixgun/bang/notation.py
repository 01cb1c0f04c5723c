"""Cards, seats and choices as text. The question decides how the text of a choice is read (docs/notation.md)."""

from __future__ import annotations

from functools import partial
from typing import Final

from sixgun.bang.asks import AIM, DECK, HAND, NAME, PLAY, USE, CardAsk
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.faces import PLAYING
from sixgun.bang.game import Game
from sixgun.bang.rules.legal_plays import why_not, why_not_interject
from sixgun.bang.rules.setup import BASE
from sixgun.bang.view import View
from sixgun.cardgame import notation as kernel
from sixgun.cardgame.notation import (
    NotOffered,
    ParsedChoice,
    choice_pattern,
    in_short,
    index_of_name,
    matching_option,
    printed_name,
    read_spoken_line,
    reason_text,
    slug_from_name,
    unknown_name,
    write_choice,
)
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice, choice
from sixgun.kernel.errors import LONGEST_QUOTE, IllegalChoice, NotationError, quoted
from sixgun.kernel.reason import Reason

__all__ = ["NotOffered", "printed_name", "reason_text", "slug_from_name", "unknown_name"]
__all__ += ["answer_line", "choice_text", "option_texts", "parse_choice", "seat_named", "sets_named", "wished_choice"]

MISS: Final = "miss"
ALL_SETS: Final = "all"

_FORM: Final = choice_pattern(("play", "miss", "use", "take", "discard", "aim", "name", "pass"))


# Names.


def sets_named(text: str, catalogue: Catalogue) -> tuple[str, ...]:
    """Return the sets of a list like `dodge-city,high-noon`, in catalogue order. The base set is always included."""
    words = [slug_from_name(word).replace("-", "_") for word in text.split(",") if word.strip()]
    for word in words:
        if word != ALL_SETS and word not in catalogue.sets:
            error = unknown_name("set", word, [ALL_SETS, *catalogue.sets])
            raise NotationError(f"{error} (a set of a pack needs the pack: --pack FILE)")
    return tuple(slug for slug in catalogue.sets if slug == BASE or slug in words or ALL_SETS in words)


def seat_named(table: Game | View, text: str) -> int:
    """Return the seat with this number (from 1), or with a character whose name begins with this text."""
    players = _view(table, NOBODY).seats
    names = [player.characters[0] if player.characters else "" for player in players]
    word = slug_from_name(text)
    if word.isdigit():
        if len(word) < 10 and 1 <= int(word) <= len(names):
            return int(word) - 1
        raise NotationError(f"there is no seat {word[:LONGEST_QUOTE]}: write a number from 1 to {len(names)}")
    return index_of_name(text, names, [f"{printed_name(name)} ({seat})" for seat, name in enumerate(names, 1)])


# Choices to text.


def choice_text(table: Game | View, ask: Ask, wish: Choice) -> str:
    """Write a choice as `play bang-9d > 3`. Against a shot, the verb of a card is `miss`."""
    if wish is PASS:
        return wish.verb
    return write_choice(table, ask, wish, MISS if wish.verb == PLAY and ask.kind == "dodge" else "")


option_texts = partial(kernel.option_texts, choice_text)
"""The options of a question as texts. Cards with the same face are listed once."""


# Text to choices.


def parse_choice(table: Game | View, ask: Ask, text: str, seat: int = NOBODY) -> Choice:
    """Return the option that a text means. `seat` is the speaker, if they were not asked but have an open offer."""
    view = _view(table, ask.seat if seat == NOBODY else seat)
    options = ask.options() if seat in (NOBODY, ask.seat) else ask.game.offers(seat)
    words = _read(view, ask, text)
    return matching_option(
        text,
        options,
        lambda option: words.fit(view, option, (AIM,)),
        lambda option: choice_text(view, ask, option),
        lambda: _reason(view, ask, _wish(view, ask, words)),
    )


def wished_choice(table: Game | View, ask: Ask, text: str) -> Choice:
    """Return the choice that a text describes, whether or not it is offered."""
    view = _view(table, ask.seat)
    try:
        return parse_choice(view, ask, text)
    except NotOffered:
        return _wish(view, ask, _read(view, ask, text))


def answer_line(game: Game, line: str) -> None:
    """Answer with a line such as `Willy: bang-2c > 3`, `bang-2c > 3` or `Sid interjects: use sid_ketchum`."""
    ask = game.ask
    if ask is None:
        raise IllegalChoice("the game is over: there is no question to answer")
    said = read_spoken_line(line)
    if not said.name:
        game.answer(parse_choice(game, ask, said.text))
        return
    seat = seat_named(game, said.name)
    if said.interjects:
        game.interject(seat, parse_choice(game, ask, said.text, seat))
        return
    if seat != ask.seat:
        raise NotOffered(f"seat {ask.seat + 1} is asked ({ask.kind}), not seat {seat + 1}")
    game.answer(parse_choice(game, ask, said.text))


def _view(table: Game | View, seat: int) -> View:
    return table if isinstance(table, View) else View(table, seat)


def _usual_verb(ask: Ask) -> str:
    """Return the verb that can be left out at a question."""
    assert isinstance(ask, CardAsk)
    return ask.usual_verb


def _read(view: View, ask: Ask, text: str) -> ParsedChoice:
    short = in_short(text)
    found = _FORM.fullmatch(short)
    if found is None or not short:
        raise NotationError(f"{quoted(text)} is not a choice: write it like “play bang-9d > 3”, “use barrel” or “pass”")
    verb, subject, target = (found["verb"] or "").lower(), found["subject"], found["target"]
    if target is None and subject and (verb or _usual_verb(ask)) == AIM:
        subject, target = "", subject
    seat = NOBODY if target is None else seat_named(view, target)
    return ParsedChoice(
        text, PLAY if verb == MISS else verb, slug_from_name(subject), slug_from_name(found["used_as"] or ""), seat
    )


def _wish(view: View, ask: Ask, words: ParsedChoice) -> Choice:
    """Return the choice as written, offered or not. Cards of other players are found only where the seat sees them."""
    if words.verb == PASS.verb:
        return PASS
    assert isinstance(ask, CardAsk)
    game = ask.game
    verb = words.verb or ask.usual_verb
    if verb == AIM and words.target != NOBODY:
        return choice(AIM, target=words.target)
    if not words.subject:
        raise NotationError(f"{quoted(words.text)} does not say which {'seat' if verb == AIM else 'card'}")
    if verb == NAME or words.subject in (HAND, DECK) or (verb == USE and words.subject in game.catalogue.effects):
        return choice(verb, NO_CARD, words.target, words.subject)
    cards = [*view.me.hand, *view.me.in_play, *ask.cards]
    cards += [card for player in view.seats for card in player.in_play]
    cards += [*reversed(view.discard), *view.on_table]
    wish = words.wish(view, verb, cards)
    if wish is not None:
        return wish
    named = [face for face in game.state.faces if words.subject in (face.text, face.slug)]
    if not named:
        known = [face.text for face in game.state.faces if face.back == PLAYING]
        raise unknown_name("card", words.subject, [*known, *game.catalogue.effects])
    raise NotationError(f"seat {view.seat + 1} neither holds {words.subject} nor sees it on the table")


def _reason(view: View, ask: Ask, wish: Choice) -> Reason | None:
    assert isinstance(ask, CardAsk)
    if view.seat != ask.seat:
        return why_not_interject(ask.game, view.seat, ask, wish) if wish.verb == USE else None
    if wish.verb in (PLAY, ask.usual_verb):
        if wish.card not in view.me.hand or (wish.what and wish.what not in ask.game.catalogue.cards):
            return None
    elif wish is not PASS and wish.verb != USE:
        return None
    return why_not(ask.game, ask.seat, ask, wish)
