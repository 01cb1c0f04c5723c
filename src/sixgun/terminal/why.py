"""Explains in sentences why a card can or cannot be played, something used, or a question passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.cardgame.notation import slug_from_name
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice, choice
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.card_lookup import find_entry
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console
from sixgun.wording.games import wording_of

PLAY: Final = "play"
"""The kind of question in which cards are played, and can be aimed."""
USE: Final = "use"
NEEDS_TARGET: Final = "needs_target"
"""The reason that only says that a target is missing."""
PASSIVE: Final = "acts_by_itself"
"""The reason for something that acts by itself and is never used."""
UNASKED: Final = ("not_asked", "must_choose")
"""The reasons that only say that a question is about something else."""


def print_why(console: Console, game: str, view: Any, names: Sequence[str], typed: str) -> None:
    """Answer `why NAME` or `why NAME > TARGET` about the viewer's hand, cards in play, abilities, and passing."""
    name, _, aim = typed.partition(">")
    if not name.strip():
        console.print_text("terminal-why-how", game=game)
        return
    players = screen_of(game).player_screen
    word = slug_from_name(name)
    ending = (PASS.verb, slug_from_name(console.text("terminal-why-end")))
    if wishes := [PASS] if word in ending else players.actions(view).get(word):
        _print_lines(console, explain_actions(console, game, view, names, wishes))
        return
    slug = slug_of(console, game, name)
    card = find_card(view, view.me.hand, name, slug)
    in_play = find_card(view, players.own_cards_in_play(view), name, slug)
    used = view.face(in_play).slug if in_play != NO_CARD else slug
    target = players.target_named(view, aim) if aim.strip() else NOBODY
    if card != NO_CARD:
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
    """Explain what can be done with a hand card now, and why the rest is not legal. One target, if given."""
    language, ask, wording = console.language, view.ask, wording_of(game)
    options = [o for o in ask.options() if o.card == card and target in (NOBODY, o.target)]
    lines = [
        console.text("terminal-why-offered", choice=wording.choice_text(language, view, ask, option, names))
        for option in options
    ]
    card_name = wording.face_text(language, view.face(card))
    seen: dict[str, None] = {}
    for wish in refused_wishes(game, view, card, target):
        reason = view.why_not(wish)
        if reason is not None:
            seen[wording.reason_text(language, view, reason, wish, names)] = None
    lines += [console.text("terminal-why-refused", card=card_name, reason=text) for text in seen]
    return lines or [console.text("terminal-not-offered", text=card_name)]


def refused_wishes(game: str, view: Any, card: int, target: int = NOBODY) -> list[Choice]:
    """Return what the viewer could mean with a hand card that is not offered: to play it at a target, or to answer."""
    reached = {option.target for option in view.ask.options() if option.card == card}
    if view.ask.kind != PLAY:
        return [] if reached else [view.choice_of(card)]
    aims = [target] if target != NOBODY else screen_of(game).player_screen.card_targets(view, card)
    return [view.choice_of(card, aim) for aim in aims if aim not in reached]


def explain_actions(
    console: Console, game: str, view: Any, names: Sequence[str], wishes: Sequence[Choice]
) -> list[str]:
    """Explain which of these choices are offered, and why the others are not."""
    language, ask, wording = console.language, view.ask, wording_of(game)
    lines = []
    for wish in wishes:
        reason = view.why_not(wish)
        if reason is not None:
            lines.append(wording.reason_text(language, view, reason, wish, names))
        elif wish in ask.options():
            text = wording.choice_text(language, view, ask, wish, names)
            lines.append(console.text("terminal-why-offered", choice=text))
        else:
            lines.append(console.text("terminal-not-offered", text=wish.verb))
    return list(dict.fromkeys(lines))


def refusals_to_show(console: Console, game: str, view: Any, names: Sequence[str]) -> list[str]:
    """Explain everything that the viewer may think of at this question and that is not legal."""
    language, wording = console.language, wording_of(game)
    lines = []
    for card in view.me.hand:
        if any(not _is_unasked(view, wish) for wish in refused_wishes(game, view, card)):
            lines += explain_card(console, game, view, names, card)
    for slug in unusable_now(game, view):
        lines += explain_use(console, game, view, names, slug)
    if PASS not in view.ask.options() and not _is_unasked(view, PASS):
        lines.append(wording.reason_text(language, view, view.why_not(PASS), PASS, names))
    return lines


def _is_unasked(view: Any, wish: Choice) -> bool:
    """Does nothing forbid this choice but that the question is about something else?"""
    reason = view.why_not(wish)
    return reason is None or reason.slug in UNASKED


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
