"""The players of BANG! as the terminal tells of them: who one is, and whom one may aim at."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.effect import NO_AIM
from sixgun.bang.game import Game
from sixgun.bang.notation import seat_named
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.terminal.screen.console import Console
from sixgun.wording.bang import character_name, character_text, event_name, event_text, role_goal, role_name


def print_self(console: Console, view: View) -> None:
    """Role, characters and the event that is on, with their texts."""
    language, me = console.language, view.me
    console.title(console.text("terminal-your-role", role=role_name(language, me.role)))
    console.paragraph(role_goal(language, me.role, len(view.seats)))
    for slug in me.characters:
        console.title(console.text("terminal-your-character", character=character_name(language, slug)))
        console.paragraph(character_text(language, slug))
    if view.event:
        console.title(console.text("terminal-event", event=event_name(language, view.event)))
        console.paragraph(event_text(language, view.event))


def seat_names(console: Console, game: Game) -> list[str]:
    """What the players of a position are called: like their characters."""
    return [character_name(console.language, player.characters[0]) for player in game.state.players]


def targets(view: View, card: int) -> list[int]:
    """Whom one may think of aiming a hand card at."""
    if view.kind(card).aim == NO_AIM:
        return [NOBODY]
    return others(view)


def others(view: View) -> list[int]:
    """Whom one may think of using an ability against."""
    return [player.seat for player in view.seats if not player.out and player.seat != view.seat]


def own_cards_in_play(view: View) -> tuple[int, ...]:
    """The cards in play before the viewer."""
    return view.me.in_play


def usable(view: View) -> list[str]:
    """What the viewer has besides his hand: his abilities, his cards in play, the event."""
    found = [*view.me.characters, *(view.face(card).slug for card in view.me.in_play), view.event]
    return [slug for slug in found if slug]


def actions(_view: View) -> dict[str, list[Choice]]:
    """Everything that one does in BANG! has a card or an ability."""
    return {}


def targets_by_number(names: Sequence[str]) -> Sequence[str]:
    """The seats, by the names of those who sit there."""
    return names


def target_named(view: View, text: str) -> int:
    """The target that somebody types."""
    return seat_named(view, text)


def may_interject_again(view: View) -> tuple[int, int]:
    """What must change before somebody is asked anew whether he interjects."""
    return view.me.life, view.me.hand_count
