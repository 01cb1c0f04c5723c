"""The choices of small games as text: `VERB SUBJECT as WHAT > TARGET`. Targets are numbers of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sixgun.cardgame.notation import (
    NotOffered,
    ParsedChoice,
    choice_pattern,
    in_short,
    matching_option,
    read_spoken_line,
    slug_from_name,
    unknown_name,
    write_choice,
)
from sixgun.cardgame.position import LONGEST_NUMBER
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice, choice
from sixgun.kernel.errors import IllegalChoice, NotationError, quoted
from sixgun.kernel.reason import Reason

if TYPE_CHECKING:
    from sixgun.cardgame.small_game import SmallGame, SmallGameType

EXAMPLE: Final = "write it as the list of choices does"


def choice_text(table: Any, ask: Ask, wish: Choice) -> str:
    """Write a choice as `play queen-h as king > 2`."""
    return write_choice(table, ask, wish)


def parse_choice(
    game_type: SmallGameType[Any, Any], table: Any, ask: Ask, text: str, options: list[Choice] | None = None
) -> Choice:
    """Return the option that a text means: one of the question, or one of `options`."""
    words = _read(game_type, text)
    offered = ask.options() if options is None else options
    found = [option for option in offered if words.fit(table, option, game_type.verbs)]
    # A card that could also be played as another one is meant as itself.
    plain = [option for option in found if option.card != NO_CARD and not option.what]
    fitting = plain if plain and not words.used_as else found
    return matching_option(
        text,
        offered,
        lambda option: option in fitting,
        lambda option: choice_text(table, ask, option),
        lambda: _reason(game_type, ask, words),
    )


def wished_choice(game_type: SmallGameType[Any, Any], table: Any, ask: Ask, text: str) -> Choice:
    """Return the choice that a text describes, whether or not it is offered."""
    try:
        return parse_choice(game_type, table, ask, text)
    except NotOffered:
        return _wish(game_type, ask, _read(game_type, text))


def answer_line(game: SmallGame[Any], line: str) -> None:
    """Answer with a line such as `2: play queen-h` or `1 interjects: exchange`."""
    ask, game_type = game.ask, game.type
    if ask is None:
        raise IllegalChoice("the game is over: there is no question to answer")
    said = read_spoken_line(line)
    seat = _seat(said.name, game.seat_count) if said.name else ask.seat
    small: Any = game_type
    if said.interjects:
        game.interject(seat, parse_choice(small, game, ask, said.text, game.offers(seat)))
    elif seat != ask.seat:
        raise NotOffered(f"seat {ask.seat + 1} is asked ({ask.kind}), not {quoted(said.name)}")
    else:
        game.answer(parse_choice(small, game, ask, said.text))


def _seat(text: str, seats: int) -> int:
    word = text.strip()
    if not word.isdecimal() or len(word) > LONGEST_NUMBER or not 1 <= int(word) <= seats:
        raise NotationError(f"{quoted(text)} is not a seat: write a number from 1 to {seats}")
    return int(word) - 1


def _read(game_type: SmallGameType[Any, Any], text: str) -> ParsedChoice:
    short = in_short(text)
    found = choice_pattern([*game_type.verbs, PASS.verb]).fullmatch(short)
    if found is None or not short:
        raise NotationError(f"{quoted(text)} is not a choice: {EXAMPLE}")
    target = NOBODY if found["target"] is None else _seat(found["target"], game_type.player_counts[-1])
    verb = (found["verb"] or "").lower()
    return ParsedChoice(text, verb, slug_from_name(found["subject"]), slug_from_name(found["used_as"] or ""), target)


def _wish(game_type: SmallGameType[Any, Any], ask: Ask, words: ParsedChoice) -> Choice:
    """Return the choice as written, with a card that the asked seat holds or sees on the table."""
    verb = words.verb or ask.options()[0].verb
    game: Any = ask.game
    view: Any = game_type.view(game, ask.seat)
    cards = [*view.me.hand, *view.discard, *(card for player in game.state.players for card in player.in_play)]
    wish = words.wish(view, verb, [card for card in cards if view.knows(card)])
    if wish is not None:
        return wish
    if words.subject and any(words.subject in (shown.text, shown.slug) for shown in game_type.deck()):
        raise NotationError(f"you neither hold {words.subject} nor see it on the table")
    known = [option.what for option in ask.options() if option.what and option.card == NO_CARD]
    if words.subject and known and words.subject not in known:
        raise unknown_name("choice", words.subject, known)
    return choice(verb, NO_CARD, words.target, words.subject)


def _reason(game_type: SmallGameType[Any, Any], ask: Ask, words: ParsedChoice) -> Reason | None:
    game: Any = ask.game
    reason: Reason | None = game.why_not(ask, _wish(game_type, ask, words))
    return reason
