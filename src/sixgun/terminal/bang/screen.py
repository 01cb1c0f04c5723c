"""BANG! in the terminal."""

from __future__ import annotations

from typing import Final

from sixgun.terminal.bang import card_lookup, player_screen
from sixgun.terminal.bang.table import draw_table
from sixgun.terminal.games import GameScreen

SCREEN: Final = GameScreen(draw_table, player_screen, card_lookup)
