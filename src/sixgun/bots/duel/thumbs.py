"""Rules of thumb for The Duel in figures: what cards are worth, and which nobody wants."""

from __future__ import annotations

from typing import Final

BURDENS: Final = frozenset({"dynamite", "rattlesnake", "stampede"})
"""Equipment that nobody wants with his own characters."""
WORTH: Final = {
    "missed": 6.0, "return_fire": 7.0, "colt": 4.5, "fanning": 3.5, "carbine": 5.0, "peacemaker": 5.0,
    "remington": 5.0, "schofield": 5.0, "shotgun": 4.5, "winchester": 5.0, "bank": 5.0, "barrel": 6.0, "clock": 3.5,
    "dynamite": 3.0, "gun_belt": 4.5, "hat": 5.5, "rattlesnake": 4.5, "scope": 3.5, "stampede": 3.0, "beer": 5.5,
    "derringer": 4.0, "duel": 4.0, "gatling": 5.0, "general_store": 4.0, "indians": 4.5, "knife": 5.0,
    "schoolmarm": 4.5, "stealing": 5.0, "strong_ale": 4.0, "wagon": 6.5, "water": 2.5,
}  # fmt: skip
"""What a card is worth in the hand, or in play with one's own."""
BLIND: Final = 4.5
"""What a card is worth that one does not see."""
