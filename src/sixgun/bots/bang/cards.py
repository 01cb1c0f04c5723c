"""What cards are worth to a gunslinger, in cards: 1 is an ordinary one."""

from __future__ import annotations

from typing import Final

from sixgun.bang.card_kinds import Weapon
from sixgun.bang.sets.base.cards import CARDS

WORTH: Final = 0.9
"""An unknown card."""
WORTHS: Final = {
    "bang": 1.0, "missed": 1.3, "dodge": 1.6, "beer": 1.5, "barrel": 1.8, "mustang": 1.4, "hideout": 1.4, "scope": 1.0,
    "binocular": 1.0, "wells_fargo": 2.6, "stagecoach": 1.9, "pony_express": 2.0, "gatling": 1.2, "howitzer": 1.2,
    "indians": 0.8, "duel": 0.8, "panic": 1.2, "cat_balou": 1.0, "jail": 0.9, "general_store": 0.6, "saloon": 0.5,
    "volcanic": 0.8, "schofield": 0.7, "remington": 0.9, "rev_carabine": 1.0, "winchester": 1.1, "dynamite": 0.2,
    "punch": 0.8, "springfield": 0.7, "rag_time": 0.8, "brawl": 0.7, "tequila": 0.7, "whisky": 1.1, "canteen": 1.4,
    "iron_plate": 1.4, "sombrero": 1.4, "ten_gallon_hat": 1.4, "bible": 1.7, "knife": 0.9, "derringer": 1.4,
    "pepperbox": 1.0, "buffalo_rifle": 1.2, "can_can": 1.1, "conestoga": 1.4,
}  # fmt: skip
"""What a card is worth in the hand."""
BLUE: Final = 1.1
"""Any other card in front of a player."""
BLUE_WORTH: Final = {
    "barrel": 1.9, "mustang": 1.4, "hideout": 1.4, "scope": 1.1, "binocular": 1.1, "volcanic": 1.2, "schofield": 0.9,
    "remington": 1.2, "rev_carabine": 1.4, "winchester": 1.6, "jail": -2.5, "dynamite": -1.0, "canteen": 1.4,
    "bible": 1.6, "pony_express": 2.0, "howitzer": 1.5, "buffalo_rifle": 1.3, "conestoga": 1.3,
}  # fmt: skip
"""What a card is worth to the player in front of whom it lies."""
RANGES: Final = {card.slug: card.reach for card in CARDS if isinstance(card, Weapon)}
UNSTEADY: Final = frozenset({*RANGES, "beer", "bang", "missed"})
"""Cards whose worth depends on the table."""
STEADY: Final = {slug: worth for slug, worth in WORTHS.items() if slug not in UNSTEADY}
USUAL: Final = {slug: worth for slug, worth in WORTHS.items() if slug not in RANGES}
"""What cards are worth while more than two are in play, to anybody but Calamity Janet."""
PARRIES: Final = frozenset({"iron_plate", "sombrero", "ten_gallon_hat", "bible"})
BARREL: Final = "barrel"
