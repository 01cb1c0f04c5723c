"""Rules of thumb in figures: what cards and characters are worth, and what a play says about its player.

Whatever a pack brings and is not listed here counts for what the facts of its card say.
"""

from __future__ import annotations

from typing import Final

SHOTS: Final = (
    "bang", "duel", "punch", "springfield", "knife", "derringer", "pepperbox", "buffalo_rifle", "doc_holyday", "sniper",
)  # fmt: skip
"""What may cost one other player a life point."""
SHOTS_AT_ALL: Final = ("gatling", "indians", "howitzer")
AGAINST_ALL: Final = (*SHOTS_AT_ALL, "brawl")
ROBBING: Final = ("panic", "cat_balou", "rag_time", "can_can", "conestoga")
HOSTILE: Final = {**dict.fromkeys(SHOTS, 1.0), "jail": 0.7, **dict.fromkeys(ROBBING, 0.6)}
"""How much a card or an ability used against somebody says about its player."""
DRAWING: Final = ("stagecoach", "wells_fargo", "pony_express")
BURDENS: Final = ("jail", "dynamite")
"""Cards that nobody wants in front of him."""
HEARTS_HELP: Final = ("barrel", "jourdonnais", "jail", "vendetta")
"""What a draw! of hearts is good for."""
SUIT_WORDS: Final = {"spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}
"""The suits by the words with which one is named."""

WORTH: Final = {
    "beer": 6.0, "missed": 5.5, "dodge": 6.5, "bang": 5.0, "barrel": 7.0, "mustang": 5.0, "hideout": 5.0, "scope": 4.5,
    "binocular": 4.5, "wells_fargo": 8.0, "stagecoach": 7.0, "pony_express": 7.0, "gatling": 5.0, "howitzer": 5.0,
    "indians": 3.5, "duel": 3.5, "panic": 5.0, "cat_balou": 4.5, "jail": 3.5, "general_store": 4.0, "saloon": 3.0,
    "volcanic": 4.0, "schofield": 3.5, "remington": 4.0, "rev_carabine": 4.5, "winchester": 5.0, "dynamite": 1.0,
    "punch": 4.5, "springfield": 4.0, "rag_time": 4.0, "brawl": 3.5, "tequila": 3.5, "whisky": 4.5, "canteen": 5.0,
    "iron_plate": 5.5, "sombrero": 5.5, "ten_gallon_hat": 5.5, "bible": 6.5, "knife": 4.5, "derringer": 5.5,
    "pepperbox": 5.0, "buffalo_rifle": 5.5, "can_can": 5.0, "conestoga": 5.5,
}  # fmt: skip
"""What a card is worth in the hand; an unknown card is worth BLIND."""

BLIND: Final = 4.5

FAVOURITES: Final = (
    "willy_the_kid", "bart_cassidy", "kit_carlson", "suzy_lafayette", "black_jack", "jourdonnais", "slab_the_killer",
    "pixie_pete", "apache_kid", "belle_star", "elena_fuente", "pat_brennan", "claus_the_saint",
)  # fmt: skip
"""Characters that are gladly chosen, or copied."""
