"""Why a gunslinger of The Duel did what he did, from the same figures with which he weighed it."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.assessment import HITTERS, Assessment
from sixgun.bots.duel.thumbs import BURDENS
from sixgun.cardgame.motive import Motive, motive
from sixgun.duel.asks import RELOAD, SWAP, USE, Avoid, CardAsk
from sixgun.duel.sets import CATALOGUE
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice

DRAWING: Final = frozenset({"wagon", "general_store"})


def motive_of(r: Assessment, ask: CardAsk, wish: Choice) -> Motive:
    """Why this choice was made."""
    match ask.kind:
        case "play" | "ready":
            return _playing(r, wish)
        case "avoid":
            assert isinstance(ask, Avoid)
            return _suffering(r, ask.hit.target, wish)
        case "answer":
            return _suffering(r, ask.subject, wish)
        case "excess" | "cost" if wish.card in r.hand:
            return motive("poorest_card", card=r.hand[wish.card])
        case "pick" if wish.card not in (NO_CARD, *r.view.on_table):
            return motive("best_card", card=r.view.face(wish.card).slug)
        case "become":
            return motive("in_front", who=r.view.face(wish.card).slug)
    return motive("nothing_better")


def _playing(r: Assessment, wish: Choice) -> Motive:
    if wish is PASS:
        return motive("nothing_better")
    if wish.verb == SWAP:
        assert r.me.rear is not None
        return motive("in_front", who=r.me.rear.slug)
    if wish.verb == RELOAD:
        return motive("more_cards")
    slug = wish.what or r.hand[wish.card]
    if slug in DRAWING:
        return motive("more_cards")
    stand = r.stands.get(wish.target) if wish.target != NOBODY else None
    if stand is None or wish.verb == USE:
        return motive("use_it", card=slug)
    if slug in HITTERS:
        chance = r.strikes(stand, CATALOGUE.cards[slug].any_card_avoids)
        return motive("strike", who=stand.slug, life=stand.life, hit=round(100 * chance))
    if slug in BURDENS:
        return motive("burden", who=stand.slug, card=slug)
    return motive("equip" if stand.seat == r.seat else "use_it", who=stand.slug, card=slug)


def _suffering(r: Assessment, fighter: int, wish: Choice) -> Motive:
    """At a hit, or at something that is answered with a hit card."""
    life = r.stands[fighter].life
    if wish is PASS:
        return motive("too_dear", life=life)
    return motive("try_luck") if wish.verb == USE and wish.what != "hat" else motive("save_life", life=life)
