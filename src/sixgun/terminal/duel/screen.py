"""The Duel in the terminal."""

from __future__ import annotations

from typing import Final

from sixgun.terminal.duel import card_lookup, player_screen
from sixgun.terminal.duel.table import draw_table
from sixgun.terminal.games import GameScreen

SCREEN: Final = GameScreen(draw_table, player_screen, card_lookup)
