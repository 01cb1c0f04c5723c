"""The two players of The Duel in the terminal: who the viewer is, and whom they can aim at."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.duel.asks import RELOAD, RELOADS, SWAP, SWAPPING
from sixgun.duel.effect import NO_AIM
from sixgun.duel.faces import SIDES
from sixgun.duel.game import Game
from sixgun.duel.notation import fighter_named
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.terminal.screen.console import Console
from sixgun.wording.duel import character_name, character_text, face_text, side_goal, side_name


def print_self(console: Console, view: View) -> None:
    """Print the viewer's side, its goal, and the characters with their texts."""
    language, me = console.language, view.me
    console.print_title(console.text("terminal-duel-you", side=side_name(language, me.side)))
    console.print_paragraph(side_goal(language, me.side))
    for character in me.characters:
        name = character_name(language, character.slug)
        console.print_title(console.text("terminal-your-character", character=name))
        console.print_paragraph(character_text(language, character.slug))
    if me.reserve:
        waiting = ", ".join(character_name(language, slug) for slug in me.reserve)
        console.print_paragraph(console.text("terminal-duel-waiting", names=waiting))


def seat_names(console: Console, _game: Game) -> list[str]:
    """Name the players of a position after their sides."""
    return [side_name(console.language, side) for side in SIDES]


def card_text(console: Console, view: View, card: int) -> str:
    """Return the name and the symbol of a card, with marks if it is always active or can be reloaded."""
    kind = view.kind(card)
    facts = {"terminal-duel-always": kind.always, "terminal-duel-reload": kind.reloads}
    marks = ", ".join(console.text(key) for key, fact in facts.items() if fact)
    return face_text(console.language, view.face(card)) + (f" [{marks}]" if marks else "")


def card_targets(view: View, card: int) -> list[int]:
    """Return the characters that a hand card could be aimed at, legal or not."""
    if view.kind(card).aim == NO_AIM:
        return [NOBODY]
    return [character.fighter for character in view.characters]


def ability_targets(view: View) -> list[int]:
    """Return the characters that an ability could be used against, legal or not."""
    return [character.fighter for character in view.characters]


def own_cards_in_play(view: View) -> list[int]:
    """Return the cards in play with the viewer's characters."""
    return [card for character in view.me.characters for card in character.in_play]


def usable(view: View) -> list[str]:
    """Return what the viewer could use besides the hand: abilities and Equipment of their characters."""
    abilities = [character.slug for character in view.me.characters]
    return list(dict.fromkeys([*abilities, *(view.face(card).slug for card in own_cards_in_play(view))]))


def actions(view: View) -> dict[str, list[Choice]]:
    """Return the actions that have no card of their own name: the free swap and the reloads."""
    cards = [*view.me.hand, *own_cards_in_play(view)]
    return {SWAP: [SWAPPING], RELOAD: [RELOADS[card] for card in cards if view.kind(card).reloads]}


def targets_by_number(_names: Sequence[str]) -> Sequence[str]:
    """Return nothing: characters are typed by their names."""
    return ()


def target_named(view: View, text: str) -> int:
    """Return the target that was typed."""
    return fighter_named(view, text)


def interjection_state(view: View) -> int:
    """Return the turn. Nobody interjects in The Duel."""
    return view.turn_number
