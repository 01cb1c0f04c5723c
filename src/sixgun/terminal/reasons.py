"""Why a card can or cannot be played, or something used, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.asks import PLAY, USE
from sixgun.bang.effect import NO_AIM
from sixgun.bang.notation import seat_named, slugged
from sixgun.bang.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, choice
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.console import Console
from sixgun.terminal.lookup import ROLE, find
from sixgun.wording.bang import choice_text, face_text, reason_text, thing_name
from sixgun.wording.packs import Shelf

NEEDS_TARGET: Final = "needs_target"
"""The reason that says only that somebody must be named."""
PASSIVE: Final = "acts_by_itself"
"""The reason that nothing is ever to be used."""


def print_why(console: Console, view: View, names: Sequence[str], wish: str) -> None:
    """Answer `why NAME` or `why NAME > SEAT` for the viewer's hand, for what lies before him and what he can do."""
    name, _, aim = wish.partition(">")
    if not name.strip():
        console.tell("terminal-why-how")
        return
    slug = slug_of(name, console.shelf)
    card = named_card(view, view.me.hand, name, slug)
    used = view.face(laid).slug if (laid := named_card(view, view.me.in_play, name, slug)) != NO_CARD else slug
    target = seat_named(view, aim) if aim.strip() else NOBODY
    if view.ask is None or (card != NO_CARD and view.ask.kind != "play"):
        console.tell("terminal-why-when")
    elif card != NO_CARD:
        _say(console, explained(console, view, names, card, target))
    elif used in usable(view):
        _say(console, use_explained(console, view, names, used, target))
    else:
        console.tell("terminal-why-not-held", card=name.strip())


def slug_of(name: str, shelf: Shelf) -> str:
    """The slug of the card, character or event with this name in any language; empty if there is none."""
    try:
        thing = find(name, shelf)
    except SixgunError:
        return ""
    return thing.slug if thing.family != ROLE else ""


def named_card(view: View, cards: Sequence[int], name: str, slug: str) -> int:
    """The first of some cards with this notation or slug."""
    word = slugged(name)
    for card in cards:
        face = view.face(card)
        if word in (face.text, face.slug) or slug == face.slug:
            return card
    return NO_CARD


def usable(view: View) -> list[str]:
    """What the viewer has besides his hand: his abilities, his cards in play, the event."""
    found = [*view.me.characters, *(view.face(card).slug for card in view.me.in_play), view.event]
    return [slug for slug in found if slug]


def refused(view: View) -> list[str]:
    """Those of these that are there to be used, but not now."""
    noes = {slug: view.why_not(choice(USE, what=slug)) for slug in usable(view)}
    return [slug for slug, no in noes.items() if no is not None and no.slug != PASSIVE]


def _say(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.say(f"   {line}")


def explained(console: Console, view: View, names: Sequence[str], card: int, target: int = NOBODY) -> list[str]:
    """What may be done with a hand card in phase 2, and why not the rest; one target only, if it is named."""
    words, ask = console.language, view.ask
    assert ask is not None
    options = [o for o in ask.options() if o.card == card and target in (NOBODY, o.target)]
    lines = [
        console.text("terminal-why-offered", choice=choice_text(words, view, ask, option, names)) for option in options
    ]
    reached = {option.target for option in options}
    targets = [target] if target != NOBODY or view.kind(card).aim == NO_AIM else _others(view)
    seen: list[str] = []
    for seat in targets:
        wish = choice(PLAY, card, seat)
        no = view.why_not(wish) if seat not in reached else None
        if no is not None:
            text = reason_text(words, view, no, wish, names)
            if text not in seen:
                seen.append(text)
    card_name = face_text(words, view.face(card))
    return lines + [console.text("terminal-why-refused", card=card_name, reason=text) for text in seen]


def use_explained(console: Console, view: View, names: Sequence[str], slug: str, target: int = NOBODY) -> list[str]:
    """How an ability, a card in play or the event may be used now, and why not otherwise."""
    words, ask = console.language, view.ask
    assert ask is not None
    options = [o for o in ask.options() if (o.verb, o.what) == (USE, slug) and target in (NOBODY, o.target)]
    if options:
        texts = [choice_text(words, view, ask, option, names) for option in options]
        return [console.text("terminal-why-offered", choice=text) for text in texts]
    wishes = [choice(USE, NO_CARD, target, slug)]
    no = view.why_not(wishes[0])
    if no is not None and no.slug == NEEDS_TARGET:
        wishes = [choice(USE, NO_CARD, seat, slug) for seat in _others(view)]
    refusals = [(wish, no) for wish in wishes if (no := view.why_not(wish)) is not None]
    reasons = dict.fromkeys(reason_text(words, view, no, wish, names) for wish, no in refusals)
    return [console.text("terminal-why-refused", card=thing_name(words, slug), reason=text) for text in reasons]


def _others(view: View) -> list[int]:
    return [player.seat for player in view.seats if not player.out and player.seat != view.seat]
