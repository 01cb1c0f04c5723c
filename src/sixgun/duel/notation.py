"""Cards, characters and choices as text. The question decides how the text of a choice is read (docs/notation.md).

Examples:
`play colt-od > jango`, `use barrel`, `discard missed-ls as hit`, `take law`, `name yes`, `swap`, `reload water-ob`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

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
    slug_from_name,
    unknown_name,
    write_choice,
)
from sixgun.duel.asks import DISCARD, NAME, PLAY, RELOAD, SWAP, USE, VERBS, CardAsk
from sixgun.duel.faces import FIRST_CARD, LAW, OUTLAW, SIDES, side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.legal_plays import why_not
from sixgun.duel.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice, choice
from sixgun.kernel.errors import IllegalChoice, NotationError, quoted
from sixgun.kernel.reason import Reason

SIDE_NAMES: Final = {LAW: 0, OUTLAW: 1, "outlaws": 1, "1": 0, "2": 1}
_FORM: Final = choice_pattern(VERBS)


# Names.


def seat_named(table: Game | View, text: str) -> int:
    """Return the seat of a side (`law`, `outlaw`, 1, 2), or of a character in play whose name begins with this text."""
    word = slug_from_name(text)
    return SIDE_NAMES[word] if word in SIDE_NAMES else side_of(fighter_named(table, text))


def fighter_named(table: Game | View, text: str) -> int:
    """Return the character in play whose name begins with this text."""
    characters = _view(table, NOBODY).characters
    names = [character.slug for character in characters]
    return characters[index_of_name(text, names, [printed_name(name) for name in names])].fighter


# Choices to text.


def choice_text(table: Game | View, ask: Ask, wish: Choice) -> str:
    """Write a choice as `play colt-od > jango`."""
    return write_choice(table, ask, wish, called=lambda target: table.face(target).slug)


option_texts = partial(kernel.option_texts, choice_text)
"""The options of a question as texts. Cards with the same face are listed once."""


# Text to choices.


def parse_choice(table: Game | View, ask: Ask, text: str) -> Choice:
    """Return the option that a text means."""
    view = _view(table, ask.seat)
    words = _read(view, text)
    fitting = _fitting(view, ask, words)
    return matching_option(
        text,
        ask.options(),
        lambda option: option in fitting,
        lambda option: choice_text(view, ask, option),
        lambda: _reason(view, ask, _wish(view, ask, words)),
    )


def wished_choice(table: Game | View, ask: Ask, text: str) -> Choice:
    """Return the choice that a text describes, whether or not it is offered."""
    view = _view(table, ask.seat)
    try:
        return parse_choice(view, ask, text)
    except NotOffered:
        return _wish(view, ask, _read(view, text))


def answer_line(game: Game, line: str) -> None:
    """Answer with a line such as `Law: colt > Jango` or `colt > Jango`."""
    ask = game.ask
    if ask is None:
        raise IllegalChoice("the game is over: there is no question to answer")
    said = read_spoken_line(line)
    if said.name and seat_named(game, said.name) != ask.seat:
        raise NotOffered(f"the {SIDES[ask.seat]} is asked ({ask.kind}), not {quoted(said.name)}")
    game.answer(parse_choice(game, ask, said.text))


def _view(table: Game | View, seat: int) -> View:
    return table if isinstance(table, View) else View(table, seat)


def _read(view: View, text: str) -> ParsedChoice:
    short = in_short(text)
    found = _FORM.fullmatch(short)
    if found is None or not short:
        raise NotationError(
            f"{quoted(text)} is not a choice: write it like “play colt-od > jango”, “use barrel” or “pass”"
        )
    target = NOBODY if found["target"] is None else fighter_named(view, found["target"])
    verb = (found["verb"] or "").lower()
    return ParsedChoice(text, verb, slug_from_name(found["subject"]), slug_from_name(found["used_as"] or ""), target)


def _fitting(view: View, ask: Ask, words: ParsedChoice) -> list[Choice]:
    """Return the options that a text may mean. A card that could also be played as another is meant as itself."""
    found = [option for option in ask.options() if words.fit(view, option)]
    plain = [option for option in found if option.card != NO_CARD and option.verb == PLAY and not option.what]
    return plain if plain and not words.used_as else found


def _wish(view: View, ask: Ask, words: ParsedChoice) -> Choice:
    """Return the choice as written, offered or not. Cards of the other side are found only where the seat sees them."""
    if words.verb in (PASS.verb, SWAP):
        return choice(words.verb)
    assert isinstance(ask, CardAsk)
    game = ask.game
    verb = words.verb or ask.usual_verb
    if not words.subject:
        raise NotationError(f"{quoted(words.text)} does not say which card")
    if verb == NAME or words.subject in SIDES or (verb in (USE, RELOAD) and words.subject in game.catalogue.characters):
        return choice(verb, NO_CARD, words.target, words.subject)
    own = [card for character in view.me.characters for card in character.in_play] if verb == USE else []
    cards = [*own, *view.me.hand, *ask.cards, *(card for character in view.characters for card in character.in_play)]
    cards += [*reversed(view.discard), *view.on_table]
    wish = words.wish(view, verb, cards)
    if wish is not None:
        return wish
    named = [face for face in game.state.faces if words.subject in (face.text, face.slug)]
    if not named:
        raise unknown_name(
            "card", words.subject, [*(face.text for face in game.state.faces[FIRST_CARD:]), *game.catalogue.effects]
        )
    raise NotationError(f"the {SIDES[view.seat]} neither holds {words.subject} nor sees it on the table")


def _reason(view: View, ask: Ask, wish: Choice) -> Reason | None:
    assert isinstance(ask, CardAsk)
    if wish.verb in (PLAY, DISCARD) and wish.card not in view.me.hand:
        return None
    return why_not(ask.game, ask.seat, ask, wish)
