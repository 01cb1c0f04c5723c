"""The bots of our games, and what they see in a process of their own, for tests of every level."""

from __future__ import annotations

from typing import Final

from sixgun.bots import BotLevels, bot_levels
from sixgun.bots.observation import ObservedView
from sixgun.bots.process import observed_view

BOTS: Final[dict[str, BotLevels]] = {game: bot_levels(game) for game in ("bang", "duel")}
OBSERVED_VIEWS: Final[dict[str, type[ObservedView]]] = {game: observed_view(game) for game in BOTS}
