"""The two players of The Duel as the terminal tells of them: who one is, whom one may aim at, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.duel.effect import NO_AIM
from sixgun.duel.faces import SIDES
from sixgun.duel.game import Game
from sixgun.duel.notation import fighter_named
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.outcome import Outcome
from sixgun.terminal.console import Console
from sixgun.wording.duel import character_name, character_text, side_goal, side_name


def print_self(console: Console, view: View) -> None:
    """The side, its aim, and the characters with their texts."""
    words, me = console.language, view.me
    console.title(console.text("terminal-duel-you", side=side_name(words, me.side)))
    console.paragraph(side_goal(words, me.side))
    for character in me.characters:
        name = character_name(words, character.slug)
        console.title(console.text("terminal-your-character", character=name))
        console.paragraph(character_text(words, character.slug))
    if me.reserve:
        waiting = ", ".join(character_name(words, slug) for slug in me.reserve)
        console.paragraph(console.text("terminal-duel-waiting", names=waiting))


def print_ending(console: Console, _game: Game, outcome: Outcome, names: Sequence[str]) -> None:
    """Who had which side, and who has won."""
    for seat, name in enumerate(names):
        won = "yes" if seat in outcome.winners else "no"
        console.tell("terminal-final-role", name=name, role=side_name(console.language, SIDES[seat]), won=won)


def seat_names(console: Console, _game: Game) -> list[str]:
    """What the players of a position are called: like their sides."""
    return [side_name(console.language, side) for side in SIDES]


def targets(view: View, card: int) -> list[int]:
    """Whom one may think of aiming a hand card at."""
    if view.kind(card).aim == NO_AIM:
        return [NOBODY]
    return [character.fighter for character in view.characters]


def target_named(view: View, text: str) -> int:
    """The target that somebody types."""
    return fighter_named(view, text)


def may_interject_again(view: View) -> int:
    """Nobody interjects in The Duel."""
    return view.number
