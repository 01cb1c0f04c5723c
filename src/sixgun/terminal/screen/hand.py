"""Prints hands in the terminal, as far as the viewer knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console


def draw_hand(console: Console, game: str, view: Any, seat: int, name: str = "") -> None:
    """Print the hand of a seat, as far as the viewer knows it."""
    player, screen = view.player(seat), screen_of(game).player_screen
    cards = [screen.card_text(console, view, held) for held in player.hand]
    hidden = player.hand_count - len(cards)
    if hidden:
        cards.append(console.text("terminal-hidden-cards", count=hidden))
    line = ", ".join(cards) or console.text("terminal-no-cards")
    if seat == view.seat:
        console.print_text("terminal-your-hand", cards=line)
    else:
        console.print_text("terminal-hand-of", name=name, cards=line)


def draw_hands(console: Console, game: str, view: Any, names: Sequence[str]) -> None:
    """Print all hands of which the viewer knows at least one card."""
    for player in view.seats:
        if player.hand:
            draw_hand(console, game, view, player.seat, names[player.seat])
