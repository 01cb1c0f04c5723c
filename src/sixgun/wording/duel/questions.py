"""Questions, options and refusals of The Duel in sentences. The asked seat is “you”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.cardgame.facts import EVERYBODY
from sixgun.duel.asks import (
    DISCARD,
    NAME,
    PLAY,
    RELOAD,
    SWAP,
    TAKE,
    USE,
    YES,
    CardAsk,
    PayCard,
    PickCard,
    PickCharacter,
    PickWord,
)
from sixgun.duel.effect import BLUE
from sixgun.duel.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice
from sixgun.kernel.reason import Reason
from sixgun.wording.duel.names import character_name, character_text, entry_name, short_face_text
from sixgun.wording.language import Language, MissingText, first_existing_key, text_key

OTHER_SOURCES: Final = ("setup",)
"""Sources of questions that are not a card or a character."""


def ask_text(language: Language, view: View, ask: CardAsk, _names: Sequence[str]) -> str:
    """Return the question as put to the asked seat. `view` is the view of that seat."""
    what = ask.source.what if ask.source else ""
    me = view.player(ask.seat)
    return language.text(
        _ask_key(language, view, ask, what),
        source=entry_name(language, what) if what and what not in OTHER_SOURCES else "",
        character=character_name(language, view.character(ask.subject).slug) if ask.subject != NOBODY else "",
        hand=me.hand_count,
        limit=view.hand_limit(ask.seat),
        cards=view.facts_of(what).draws,
    )


def _ask_key(language: Language, view: View, ask: CardAsk, what: str) -> str:
    """Return the key for the source of the question, or else the one for all questions of its kind."""
    if isinstance(ask, PayCard) and ask.may_pass:
        what = "extra"
    elif isinstance(ask, PickWord):
        what = "side" if YES not in ask.words else "draw" if view.facts_of(what).draws else what
    elif isinstance(ask, PickCard) and is_reveal(view, ask):
        what = "reveal"
    return first_existing_key(language, text_key("duel-ask", ask.kind, what), text_key("duel-ask", ask.kind))


def is_reveal(view: View, ask: PickCard) -> bool:
    """Is this the choice between two revealed cards? They lie on the table, as do cards that everybody picks from."""
    what = view.facts_of(ask.source.what if ask.source else "")
    return bool(ask.cards) and set(ask.cards) <= set(view.on_table) and what.affects != EVERYBODY


def choice_text(language: Language, view: View, ask: CardAsk | None, option: Choice, _names: Sequence[str]) -> str:
    """Return an option as it reads in a menu."""
    face = view.face(option.card) if option.card != NO_CARD else None
    me = view.me
    bearers = [character.slug for character in view.characters if option.card in character.in_play]
    other = me.rear if me.rear != NOBODY else me.active
    return language.text(
        _choice_key(language, view, ask, option),
        card=short_face_text(language, face) if face else "",
        target=character_name(language, view.character(option.target).slug) if option.target != NOBODY else "",
        thing=entry_name(language, option.what) if option.verb in (PLAY, USE) and _is_entry(language, option) else "",
        text=character_text(language, face.slug) if face and isinstance(ask, PickCharacter) else "",
        bearer=character_name(language, bearers[0]) if bearers else "",
        back=option.what if option.verb == TAKE and option.what else "none",
        character=character_name(language, view.character(other).slug) if option.verb == SWAP else "",
    )


def _is_entry(language: Language, option: Choice) -> bool:
    """Does the choice name a card or a character, rather than what a card is used as?"""
    return language.has(text_key("duel-card", option.what)) or language.has(text_key("duel-character", option.what))


def _choice_key(language: Language, view: View, ask: CardAsk | None, option: Choice) -> str:
    """Return the key for what is chosen, or else the one for all options of this kind."""
    kind = ask.kind if ask else "none"
    if option is PASS:
        return first_existing_key(language, text_key("duel-choice-pass", kind), "duel-choice-pass")
    if option.verb == PLAY:
        return f"duel-choice-play{_play_suffix(view, kind, option)}"
    if option.verb == USE:
        own = text_key("duel-choice-use", option.what)
        return first_existing_key(language, f"{own}-at" if option.target != NOBODY else own, own, "duel-choice-use")
    if option.verb == TAKE:
        return f"duel-choice-take{_take_suffix(view, ask, option)}"
    if option.verb == NAME:
        return text_key("duel-choice-name", option.what)
    if option.verb == RELOAD:
        return first_existing_key(language, text_key("duel-choice-reload", option.what), "duel-choice-reload")
    if option.verb in (DISCARD, SWAP):
        return f"duel-choice-{option.verb}"
    raise MissingText(f"the choice {option!r} has no wording")


def _play_suffix(view: View, kind: str, option: Choice) -> str:
    """Return the end of the key for playing a card: against a hit, at a target, as something else."""
    if kind == "avoid":
        return "-avoid-as" if option.what else "-avoid"
    if option.what:
        return "-as"
    if option.target == NOBODY:
        return ""
    return "-put" if view.kind(option.card).colour == BLUE else "-at"


def _take_suffix(view: View, ask: CardAsk | None, option: Choice) -> str:
    """Return the end of the key for taking a card, by where it comes from."""
    if option.card == NO_CARD:
        return "-back"
    if isinstance(ask, PickCharacter):
        return "-become"
    return "-play" if any(option.card in character.in_play for character in view.characters) else ""


def reason_text(language: Language, view: View, reason: Reason, wish: Choice, _names: Sequence[str]) -> str:
    """Return why the viewer cannot use a card as they wished, or cannot swap or pass."""
    named = wish.what if _is_entry(language, wish) else ""
    slug = named or (view.face(wish.card).slug if wish.card != NO_CARD else "")
    known = wish.target != NOBODY and view.knows(wish.target)
    return language.text(
        text_key("duel-reason", reason.slug),
        card=entry_name(language, slug) if slug else "",
        target=character_name(language, view.character(wish.target).slug) if known else "",
        **dict(reason.args),
    )
