"""Why a card can or cannot be played, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.asks import PLAY
from sixgun.bang.effect import NO_AIM
from sixgun.bang.notation import seat_named, slugged
from sixgun.bang.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, choice
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.console import Console
from sixgun.terminal.lookup import CARD, find
from sixgun.wording.bang import choice_text, face_text, reason_text
from sixgun.wording.packs import Shelf


def print_why(console: Console, view: View, names: Sequence[str], wish: str) -> None:
    """Answer `why CARD` or `why CARD > SEAT` for the viewer's hand."""
    name, _, aim = wish.partition(">")
    if view.ask is None or view.ask.kind != "play":
        console.tell("terminal-why-when")
        return
    if not name.strip():
        console.tell("terminal-why-how")
        return
    card = hand_card(view, name, console.shelf)
    if card == NO_CARD:
        console.tell("terminal-why-not-held", card=name.strip())
        return
    target = seat_named(view, aim) if aim.strip() else NOBODY
    for line in explained(console, view, names, card, target):
        console.say(f"   {line}")


def hand_card(view: View, name: str, shelf: Shelf) -> int:
    """The first card of the viewer's hand with this notation, slug or name in any language."""
    word = slugged(name)
    try:
        thing = find(name, shelf)
        slug = thing.slug if thing.family == CARD else ""
    except SixgunError:
        slug = ""
    for card in view.me.hand:
        face = view.face(card)
        if word in (face.text, face.slug) or slug == face.slug:
            return card
    return NO_CARD


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


def _others(view: View) -> list[int]:
    return [player.seat for player in view.seats if not player.out and player.seat != view.seat]
