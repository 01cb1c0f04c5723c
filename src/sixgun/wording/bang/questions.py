"""Questions, options and refusals of BANG! in sentences. The asked seat is “you”."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.asks import (
    AIM,
    DECK,
    DISCARD,
    HAND,
    NAME,
    PLAY,
    TAKE,
    USE,
    AnswerWithBang,
    CardAsk,
    Dodge,
    PickCard,
    PickCharacter,
    PickWord,
)
from sixgun.bang.rules.setup import KEEP, NEW
from sixgun.bang.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice
from sixgun.kernel.reason import Reason
from sixgun.wording.bang.names import character_name, character_text, entry_name, face_text, faces_text
from sixgun.wording.language import Language, MissingText, first_existing_key, text_key
from sixgun.wording.pronouns import who_and_whom

CHECK = "check"
"""Part of the keys for picking one of several cards of a draw!, whatever the draw! is for."""
OWN_PASS = ("pick", "cost", "aim", "dodge")
"""Questions in which the text for passing may depend on the source of the question."""
OTHER_SOURCES = ("estate", "setup")
"""Sources of questions that are not a card, a character or an event."""


def ask_text(language: Language, view: View, ask: CardAsk, names: Sequence[str]) -> str:
    """Return the question as put to the asked seat. `view` is the view of that seat."""
    source = ask.source
    me = view.player(ask.seat)
    by = source.by if source else NOBODY
    other = by
    if isinstance(ask, AnswerWithBang) and ask.opponent != NOBODY:
        other = ask.opponent
    elif isinstance(ask, PickCard):
        other = _owner(view, ask)
    return language.text(
        _ask_key(language, view, ask),
        **who_and_whom(view.seat, names, ask.seat, other),
        source=entry_name(language, source.what) if source and source.what not in OTHER_SOURCES else "",
        needed=ask.shot.needed if isinstance(ask, Dodge) else 0,
        points=1 - me.life,
        life=me.life,
        hand=me.hand_count,
        cards=faces_text(language, [view.face(card) for card in ask.cards]),
        card=face_text(language, view.face(ask.shot.at)) if isinstance(ask, Dodge) and ask.shot.at != NO_CARD else "",
    )


def _ask_key(language: Language, view: View, ask: CardAsk) -> str:
    """Return the key for the source of the question, or else the one for all questions of its kind."""
    what = ask.source.what if ask.source else ""
    if isinstance(ask, PickCard):
        what = _pick_source(language, view, ask)
    elif isinstance(ask, PickWord) and ask.words == (KEEP, NEW):
        what = "character"
    return first_existing_key(language, text_key("ask", ask.kind, what), text_key("ask", ask.kind))


def _pick_source(language: Language, view: View, ask: PickCard) -> str:
    """Return what a card is picked for. Cards of a draw!, which any effect may ask for, lie on the table."""
    what = ask.source.what if ask.source else ""
    if not language.has(text_key("ask", ask.kind, what)) and set(ask.cards) <= set(view.on_table) and not ask.hands:
        return CHECK
    return what


def _owner(view: View, ask: PickCard) -> int:
    """Return the seat whose hand or cards in play are offered."""
    if ask.hands:
        return ask.hands[0] if len(ask.hands) == 1 else NOBODY
    return next((owner_of(view, card) for card in ask.cards), NOBODY)


def owner_of(view: View, card: int) -> int:
    """Return the seat that holds a card or has it in play, or NOBODY."""
    for player in view.seats:
        if card in player.in_play or card in player.hand:
            return player.seat
    return NOBODY


def choice_text(language: Language, view: View, ask: CardAsk | None, option: Choice, names: Sequence[str]) -> str:
    """Return an option as it reads in a menu. Without an ask it is an interjection."""
    target = option.target
    if target == NOBODY and option.card != NO_CARD and isinstance(ask, PickCard):
        target = owner_of(view, option.card)
    face = view.face(option.card) if option.card != NO_CARD else None
    return language.text(
        _choice_key(language, view, ask, option),
        **who_and_whom(view.seat, names, view.seat, target),
        card=face_text(language, face) if face else "",
        what=option.what or (face.slug if face else "none"),
        converted="yes" if option.verb == PLAY and option.what else "no",
        thing=_option_subject(language, ask, option),
        text=character_text(language, face.slug) if face and isinstance(ask, PickCharacter) else "",
        place=option.what if option.what in (HAND, DECK) else "card",
        word=option.what.replace("_", " ") if option.verb == NAME else "none",
        source=ask.source.what if ask and ask.source else "none",
    )


def _option_subject(language: Language, ask: CardAsk | None, option: Choice) -> str:
    """Return the name of what a card is played as, of what is used, or of the character to keep."""
    if option.verb in (PLAY, USE) and option.what:
        return entry_name(language, option.what)
    if isinstance(ask, PickWord) and ask.source and ask.words == (KEEP, NEW):
        return character_name(language, ask.source.what)
    return ""


def _choice_key(language: Language, view: View, ask: CardAsk | None, option: Choice) -> str:
    """Return the key for the source of the question, or else the one for all options of this kind."""
    kind = ask.kind if ask else "none"
    source = ask.source.what if ask and ask.source else kind
    if isinstance(ask, PickCard):
        source = _pick_source(language, view, ask)
    if option is PASS:
        # Leaving the game and ending a turn read the same, whatever the source.
        own = source if kind in OWN_PASS else kind
        return first_existing_key(language, text_key("choice-pass", own), text_key("choice-pass", kind))
    keys = {
        PLAY: (text_key("choice-play", kind),),
        USE: (text_key("choice-use", option.what), "choice-use"),
        TAKE: (text_key("choice-take", source if isinstance(ask, PickCard) else kind), "choice-take"),
        DISCARD: ("choice-discard",),
        AIM: (text_key("choice-aim", source), "choice-aim"),
        NAME: (text_key("choice-name", option.what), "choice-name"),
    }
    if option.verb not in keys:
        raise MissingText(f"the choice {option!r} has no wording")
    return first_existing_key(language, *keys[option.verb])


def reason_text(language: Language, view: View, reason: Reason, wish: Choice, names: Sequence[str]) -> str:
    """Return why the viewer cannot do what they wished with a card or an ability, or cannot pass."""
    named = wish.what if wish.verb in (PLAY, USE) else ""
    slug = named or (view.face(wish.card).slug if wish.card != NO_CARD else "")
    return language.text(
        text_key("reason", reason.slug),
        **who_and_whom(view.seat, names, view.seat, wish.target),
        card=entry_name(language, slug) if slug else "",
        **dict(reason.args),
    )
