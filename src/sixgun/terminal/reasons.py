"""Why a card can or cannot be played, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.kernel.ask import NO_CARD, NOBODY, choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.notation import slugged
from sixgun.terminal.console import Console
from sixgun.terminal.games import drawing_of
from sixgun.terminal.lookup import CARD, find
from sixgun.wording.games import wording_of

PLAY: Final = "play"
"""The kind of the question in which cards are played, and the verb of playing one."""


def print_why(console: Console, game: str, view: Any, names: Sequence[str], wish: str) -> None:
    """Answer `why CARD` or `why CARD > SEAT` for the viewer's hand."""
    name, _, aim = wish.partition(">")
    if view.ask is None or view.ask.kind != PLAY:
        console.tell("terminal-why-when")
        return
    if not name.strip():
        console.tell("terminal-why-how")
        return
    card = hand_card(console, game, view, name)
    if card == NO_CARD:
        console.tell("terminal-why-not-held", card=name.strip())
        return
    target = drawing_of(game).target_named(view, aim) if aim.strip() else NOBODY
    for line in explained(console, game, view, names, card, target):
        console.say(f"   {line}")


def hand_card(console: Console, game: str, view: Any, name: str) -> int:
    """The first card of the viewer's hand with this notation, slug or name in any language."""
    word = slugged(name)
    try:
        thing = find(name, drawing_of(game), console.shelf)
        slug = thing.slug if thing.family == CARD else ""
    except SixgunError:
        slug = ""
    hand: tuple[int, ...] = view.me.hand
    for card in hand:
        face = view.face(card)
        if word in (face.text, face.slug) or slug == face.slug:
            return card
    return NO_CARD


def explained(
    console: Console, game: str, view: Any, names: Sequence[str], card: int, target: int = NOBODY
) -> list[str]:
    """What may be done with a hand card in the phase of playing, and why not the rest; one target only, if named."""
    words, ask, wording = console.language, view.ask, wording_of(game)
    options = [o for o in ask.options() if o.card == card and target in (NOBODY, o.target)]
    lines = [
        console.text("terminal-why-offered", choice=wording.choice_text(words, view, ask, option, names))
        for option in options
    ]
    reached = {option.target for option in options}
    seen: list[str] = []
    for aim in [target] if target != NOBODY else drawing_of(game).targets(view, card):
        wish = choice(PLAY, card, aim)
        no = view.why_not(wish) if aim not in reached else None
        if no is not None:
            text = wording.reason_text(words, view, no, wish, names)
            if text not in seen:
                seen.append(text)
    card_name = wording.face_text(words, view.face(card))
    return lines + [console.text("terminal-why-refused", card=card_name, reason=text) for text in seen]
