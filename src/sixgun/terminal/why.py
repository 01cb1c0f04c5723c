"""Explains in sentences why a card can or cannot be played, or something used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.cardgame.notation import slug_from_name
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice, choice
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.card_lookup import find_entry
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console
from sixgun.wording.games import wording_of

PLAY: Final = "play"
"""The kind of question in which cards are played, and the verb for playing one."""
USE: Final = "use"
NEEDS_TARGET: Final = "needs_target"
"""The reason that only says that a target is missing."""
PASSIVE: Final = "acts_by_itself"
"""The reason for something that acts by itself and is never used."""


def print_why(console: Console, game: str, view: Any, names: Sequence[str], typed: str) -> None:
    """Answer `why NAME` or `why NAME > TARGET` about the viewer's hand, cards in play and abilities."""
    name, _, aim = typed.partition(">")
    if not name.strip():
        console.print_text("terminal-why-how", game=game)
        return
    players = screen_of(game).player_screen
    if view.ask is not None and (wishes := players.actions(view).get(slug_from_name(name))):
        _print_lines(console, explain_actions(console, game, view, names, wishes))
        return
    slug = slug_of(console, game, name)
    card = find_card(view, view.me.hand, name, slug)
    in_play = find_card(view, players.own_cards_in_play(view), name, slug)
    used = view.face(in_play).slug if in_play != NO_CARD else slug
    target = players.target_named(view, aim) if aim.strip() else NOBODY
    if view.ask is None or (card != NO_CARD and view.ask.kind != PLAY):
        console.print_text("terminal-why-when", game=game)
    elif card != NO_CARD:
        _print_lines(console, explain_card(console, game, view, names, card, target))
    elif used in players.usable(view):
        _print_lines(console, explain_use(console, game, view, names, used, target))
    else:
        console.print_text("terminal-why-not-held", card=name.strip())


def slug_of(console: Console, game: str, name: str) -> str:
    """Return the slug of the entry with this name in any language, or an empty text."""
    try:
        return find_entry(name, screen_of(game).card_lookup, console.library).slug
    except SixgunError:
        return ""


def find_card(view: Any, cards: Sequence[int], name: str, slug: str) -> int:
    """Return the first of these cards with this notation or slug, or NO_CARD."""
    word = slug_from_name(name)
    for card in cards:
        face = view.face(card)
        if word in (face.text, face.slug) or slug == face.slug:
            return card
    return NO_CARD


def unusable_now(game: str, view: Any) -> list[str]:
    """Return what the viewer could use besides the hand, but not now."""
    reasons = {slug: view.why_not(choice(USE, what=slug)) for slug in screen_of(game).player_screen.usable(view)}
    return [slug for slug, reason in reasons.items() if reason is not None and reason.slug != PASSIVE]


def _print_lines(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print_line(f"   {line}")


def explain_card(
    console: Console, game: str, view: Any, names: Sequence[str], card: int, target: int = NOBODY
) -> list[str]:
    """Explain what can be done with a hand card while playing, and why the rest is not legal. One target, if given."""
    language, ask, wording = console.language, view.ask, wording_of(game)
    options = [o for o in ask.options() if o.card == card and target in (NOBODY, o.target)]
    lines = [
        console.text("terminal-why-offered", choice=wording.choice_text(language, view, ask, option, names))
        for option in options
    ]
    reached = {option.target for option in options}
    seen: list[str] = []
    for aim in [target] if target != NOBODY else screen_of(game).player_screen.card_targets(view, card):
        wish = choice(PLAY, card, aim)
        reason = view.why_not(wish) if aim not in reached else None
        if reason is not None:
            text = wording.reason_text(language, view, reason, wish, names)
            if text not in seen:
                seen.append(text)
    card_name = wording.face_text(language, view.face(card))
    return lines + [console.text("terminal-why-refused", card=card_name, reason=text) for text in seen]


def explain_actions(
    console: Console, game: str, view: Any, names: Sequence[str], wishes: Sequence[Choice]
) -> list[str]:
    """Explain which of these choices are offered, and why the others are not."""
    language, ask, wording = console.language, view.ask, wording_of(game)
    lines = []
    for wish in wishes:
        reason = view.why_not(wish)
        if reason is None:
            text = wording.choice_text(language, view, ask, wish, names)
            lines.append(console.text("terminal-why-offered", choice=text))
        else:
            lines.append(wording.reason_text(language, view, reason, wish, names))
    return list(dict.fromkeys(lines))


def explain_use(
    console: Console, game: str, view: Any, names: Sequence[str], slug: str, target: int = NOBODY
) -> list[str]:
    """Explain how an ability, a card in play or the event can be used now, or why not."""
    language, ask, wording = console.language, view.ask, wording_of(game)
    options = [o for o in ask.options() if (o.verb, o.what) == (USE, slug) and target in (NOBODY, o.target)]
    if options:
        texts = [wording.choice_text(language, view, ask, option, names) for option in options]
        return [console.text("terminal-why-offered", choice=text) for text in texts]
    wishes = [choice(USE, NO_CARD, target, slug)]
    reason = view.why_not(wishes[0])
    if reason is not None and reason.slug == NEEDS_TARGET:
        wishes = [choice(USE, NO_CARD, other, slug) for other in screen_of(game).player_screen.ability_targets(view)]
    refusals = [(wish, reason) for wish in wishes if (reason := view.why_not(wish)) is not None]
    reasons = dict.fromkeys(wording.reason_text(language, view, reason, wish, names) for wish, reason in refusals)
    return [
        console.text("terminal-why-refused", card=wording.entry_name(language, slug), reason=text) for text in reasons
    ]
