"""The players of BANG! in the terminal: who the viewer is, and whom they can aim at."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bang.effect import NO_AIM
from sixgun.bang.game import Game
from sixgun.bang.notation import seat_named
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.terminal.screen.console import Console
from sixgun.wording.bang import character_name, character_text, event_name, event_text, face_text, role_goal, role_name


def print_self(console: Console, view: View) -> None:
    """Print the viewer's role and characters, and the event in force, with their texts."""
    language, me = console.language, view.me
    console.print_title(console.text("terminal-your-role", role=role_name(language, me.role)))
    console.print_paragraph(role_goal(language, me.role, len(view.seats)))
    for slug in me.characters:
        console.print_title(console.text("terminal-your-character", character=character_name(language, slug)))
        console.print_paragraph(character_text(language, slug))
    if view.event:
        console.print_title(console.text("terminal-event", event=event_name(language, view.event)))
        console.print_paragraph(event_text(language, view.event))


def seat_names(console: Console, game: Game) -> list[str]:
    """Name the players of a position after their characters."""
    players = View(game, NOBODY).seats
    return [character_name(console.language, player.characters[0]) for player in players]


def card_text(console: Console, view: View, card: int) -> str:
    return face_text(console.language, view.face(card))


def card_targets(view: View, card: int) -> list[int]:
    """Return the seats that a hand card could be aimed at, legal or not."""
    if view.kind(card).aim == NO_AIM:
        return [NOBODY]
    return ability_targets(view)


def ability_targets(view: View) -> list[int]:
    """Return the seats that an ability could be used against, legal or not."""
    return [player.seat for player in view.seats if not player.out and player.seat != view.seat]


def own_cards_in_play(view: View) -> tuple[int, ...]:
    """Return the viewer's cards in play."""
    return view.me.in_play


def usable(view: View) -> list[str]:
    """Return what the viewer could use besides the hand: abilities, cards in play, the event."""
    found = [*view.me.characters, *(view.face(card).slug for card in view.me.in_play), view.event]
    return [slug for slug in found if slug]


def actions(_view: View) -> dict[str, list[Choice]]:
    """Return nothing: every action in BANG! comes from a card or an ability."""
    return {}


def targets_by_number(names: Sequence[str]) -> Sequence[str]:
    """Return the names of the players in seat order."""
    return names


def target_named(view: View, text: str) -> int:
    """Return the target that was typed."""
    return seat_named(view, text)


def interjection_state(view: View) -> tuple[int, int]:
    """Return what must change before the player is asked again about an interjection."""
    return view.me.life, view.me.hand_count
