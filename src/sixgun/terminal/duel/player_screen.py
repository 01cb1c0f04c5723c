"""The two players of The Duel as the terminal tells of them: who one is, and whom one may aim at."""

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
from sixgun.wording.duel import character_name, character_text, side_goal, side_name


def print_self(console: Console, view: View) -> None:
    """The side, its aim, and the characters with their texts."""
    language, me = console.language, view.me
    console.title(console.text("terminal-duel-you", side=side_name(language, me.side)))
    console.paragraph(side_goal(language, me.side))
    for character in me.characters:
        name = character_name(language, character.slug)
        console.title(console.text("terminal-your-character", character=name))
        console.paragraph(character_text(language, character.slug))
    if me.reserve:
        waiting = ", ".join(character_name(language, slug) for slug in me.reserve)
        console.paragraph(console.text("terminal-duel-waiting", names=waiting))


def seat_names(console: Console, _game: Game) -> list[str]:
    """What the players of a position are called: like their sides."""
    return [side_name(console.language, side) for side in SIDES]


def targets(view: View, card: int) -> list[int]:
    """Whom one may think of aiming a hand card at."""
    if view.kind(card).aim == NO_AIM:
        return [NOBODY]
    return [character.fighter for character in view.characters]


def others(view: View) -> list[int]:
    """Whom one may think of using an ability against."""
    return [character.fighter for character in view.characters]


def own_cards_in_play(view: View) -> list[int]:
    """The cards in play with the viewer's characters."""
    return [card for character in view.me.characters for card in character.in_play]


def usable(view: View) -> list[str]:
    """What the viewer has besides his hand: the abilities and the Equipment of his characters."""
    abilities = [character.slug for character in view.me.characters]
    return list(dict.fromkeys([*abilities, *(view.face(card).slug for card in own_cards_in_play(view))]))


def actions(view: View) -> dict[str, list[Choice]]:
    """What one does with no card of its own name: the free swap, and each reload."""
    cards = [*view.me.hand, *own_cards_in_play(view)]
    return {SWAP: [SWAPPING], RELOAD: [RELOADS[card] for card in cards if view.kind(card).reloads]}


def targets_by_number(_names: Sequence[str]) -> Sequence[str]:
    """Characters are typed by their own names."""
    return ()


def target_named(view: View, text: str) -> int:
    """The target that somebody types."""
    return fighter_named(view, text)


def may_interject_again(view: View) -> int:
    """Nobody interjects in The Duel."""
    return view.turn_number
