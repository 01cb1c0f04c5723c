"""Why a choice does not answer a question. Options never depend on it: it is worked out when somebody asks why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.effect import GREEN, Card, Reason, reason
from sixgun.kernel.ask import NO_CARD, PASS, Choice

if TYPE_CHECKING:
    from sixgun.cardgame.asks import CardAsk

CHOICE: Final = 183
"""The ruling for questions whose source has none of its own."""


def why_not_asked(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a choice is none of those that a question asks for."""
    source = ask.source
    ruling: int = (source and ask.game.catalogue.effect(source.what).choice_ruling) or CHOICE
    return reason("must_choose", ruling) if wish is PASS else reason("not_asked", ruling)


def why_not_discard(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a player cannot do anything with a card in phase 2 but play or use it."""
    return reason("no_discarding", 5) if wish.verb == "discard" else why_not_asked(ask, wish)


def why_not_excess(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a player in phase 3 cannot do anything but discard a card."""
    if wish is PASS:
        return reason("too_many_cards", 4)
    return reason("phase_three", 4) if wish.verb == "play" else why_not_asked(ask, wish)


def why_no_miss(ask: CardAsk, wish: Choice, at: int) -> Reason:
    """Return why a hand card does not cancel a shot. `at` is the card in play it is aimed at, if any (171)."""
    if wish.verb != "play":
        return why_not_asked(ask, wish)
    if wish.what:
        return reason("not_that_card", 35)
    kind = ask.game.kind(wish.card)
    if kind.saves_life:
        return reason("only_when_dying", 48)
    if kind.parries_in_play or kind.cover:
        return why_not_in_front(kind)
    return reason("only_missed", 171 if at != NO_CARD else 180)


def why_no_answer(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a hand card cannot be discarded as a BANG! in a Duel or against Indians!."""
    if wish.verb != "play":
        return why_not_asked(ask, wish)
    if wish.what:
        return reason("not_that_card", 35)
    kind = ask.game.kind(wish.card)
    if kind.saves_life:
        return reason("only_when_dying", 48)
    parries = kind.parries_from_hand or kind.parries_in_play or kind.cover
    return reason("only_bang", 42 if parries else 180)


def why_no_rescue(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a hand card does not help against a lethal hit."""
    return reason("does_not_save", 45) if wish.verb == "play" else why_not_asked(ask, wish)


def why_not_in_front(kind: Card) -> Reason:
    """Return why a card cannot be used that a player does not have in front of them."""
    return reason("not_in_play", 95 if kind.colour == GREEN else 181)
