"""Moments of The Duel, found as those of BANG! are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.server import protocol
from tests.browser.scenes import Moment, Wanted, of_kind


def view_of(moment: Moment) -> protocol.DuelView:
    view = moment.match.audience(moment.seat, "en").presenter.view()
    assert isinstance(view, protocol.DuelView)
    return view


def worn(view: protocol.DuelView) -> int:
    """The equipment on the table."""
    return sum(len(who.equipment) for side in view.sides for who in side.characters)


def is_choosing_first(moment: Moment) -> bool:
    return of_kind(moment, "become") is not None


def begins(moment: Moment) -> bool:
    return of_kind(moment, "play") is not None and view_of(moment).turn_number == 1


def is_own_turn(moment: Moment) -> bool:
    """Equipment on both sides, a hit card in hand, and a swap to be made."""
    question = of_kind(moment, "play")
    if question is None:
        return False
    view = view_of(moment)
    verbs = {option.verb for option in question.options}
    dressed = all(any(who.equipment for who in side.characters) for side in view.sides)
    return dressed and worn(view) >= 3 and "swap" in verbs and len(view.sides[moment.seat].hand) >= 4


def is_hit(moment: Moment) -> bool:
    question = of_kind(moment, "avoid")
    return question is not None and len(question.options) >= 2 and worn(view_of(moment)) >= 2


def in_store(moment: Moment) -> bool:
    question = of_kind(moment, "pick")
    return question is not None and question.source == "general_store" and len(question.cards) >= 3


def has_lost_some(moment: Moment) -> bool:
    """One of the own characters is out, and another waits."""
    if of_kind(moment, "play") is None:
        return False
    side = view_of(moment).sides[moment.seat]
    return bool(side.out and side.waiting)


def has_many_cards(moment: Moment) -> bool:
    """And the start is over."""
    if of_kind(moment, "play") is None:
        return False
    view = view_of(moment)
    return view.turn_number > 2 and len(view.sides[moment.seat].hand) >= 7


def is_crowded(moment: Moment) -> bool:
    if of_kind(moment, "play") is None:
        return False
    view = view_of(moment)
    return worn(view) >= 8 and any(side.out for side in view.sides)


def is_alone(moment: Moment) -> bool:
    """One side is down to one character: cards may be reloaded."""
    return of_kind(moment, "play") is not None and view_of(moment).reload


def is_over(moment: Moment) -> bool:
    return moment.match.game.over


def is_watched(moment: Moment) -> bool:
    view = view_of(moment)
    return view.asked_kind == "avoid" and view.turn_number >= 5


def duel(name: str, test: Callable[[Moment], bool], watched: bool = False, seat: int | None = None) -> Wanted:
    return Wanted(f"duel {name}", test, 2, ("duel",), watched, seat, "duel")


BECOME: Final = duel("become", is_choosing_first)
START: Final = duel("start", begins)
TURN: Final = duel("turn", is_own_turn)
HIT: Final = duel("hit", is_hit)
STORE: Final = duel("store", in_store)
CROWDED: Final = duel("crowded", is_crowded)
CHARACTER_LIST: Final = duel("company", has_lost_some)
HAND: Final = duel("hand", has_many_cards)
ALONE: Final = duel("alone", is_alone)
OVER: Final = duel("over", is_over, seat=0)
WATCHED: Final = duel("watched", is_watched, watched=True)


def aimed_card(moment: Moment) -> int:
    """A hand card of the question that is aimed at somebody."""
    hand = {card.id for card in view_of(moment).sides[moment.seat].hand}
    return next(option.card for option in moment.question().options if option.card in hand and option.target >= 0)
