"""Why a choice does not answer a question. Options never depend on it: it is worked out when somebody asks why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.effect import Reason, reason
from sixgun.kernel.ask import NOBODY, PASS, Choice

if TYPE_CHECKING:
    from sixgun.cardgame.asks import CardAsk

SETUP: Final = 2
"""The ruling for the choice of the Active Character."""
BETWEEN_CARDS: Final = 19
"""The ruling for questions whose source has none of its own."""


def why_not_asked(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a choice is none of those that a question asks for."""
    source = ask.source
    ruling: int = (source and ask.game.catalogue.effect(source.what).choice_ruling) or BETWEEN_CARDS
    if ask.kind == "become":
        ruling = SETUP
    return reason("must_choose", ruling) if wish is PASS else reason("not_asked", ruling)


def why_not_yet(ask: CardAsk, wish: Choice) -> Reason:
    """Return why nothing but an ability is used before the Draw Phase."""
    return reason("own_play_phase", 19) if wish.verb == "play" else why_not_asked(ask, wish)


def why_not_discard(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a player cannot do anything with a card in the play phase but play, use or reload it."""
    return reason("no_discarding", 21) if wish.verb == "discard" else why_not_asked(ask, wish)


def why_not_excess(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a player in the discard phase cannot do anything but discard a card."""
    if wish is PASS:
        return reason("too_many_cards", 21)
    return reason("own_play_phase", 19) if wish.verb == "play" else why_not_asked(ask, wish)


def why_no_shelter(ask: CardAsk, wish: Choice) -> Reason:
    """Return why a hand card does not avoid a hit."""
    if wish.verb != "play":
        return why_not_asked(ask, wish)
    if wish.what:
        return reason("not_that_card", 46)
    kind = ask.game.kind(wish.card)
    if kind.parries_in_play or kind.cover:
        return reason("not_in_play", 24)
    return reason("only_avoid", 40 if kind.heals else 47)


def why_no_hit_card(ask: CardAsk, wish: Choice, opponent: int) -> Reason:
    """Return why a hand card is not discarded as a hit card, in a Duel with `opponent` or against Indians!."""
    if wish.verb == "play":
        return reason("own_play_phase", 19)
    if wish.verb != "discard":
        return why_not_asked(ask, wish)
    return reason("not_that_card", 46) if wish.what else reason("only_hit", 68 if opponent == NOBODY else 70)
