"""The cards of Doubt, and which rank may be named after which."""

from __future__ import annotations

from typing import Final

from sixgun.cardgame.facts import Facts
from sixgun.cardgame.small_game import SmallCatalogue
from sixgun.cardgame.small_state import SmallFace, face

RANKS: Final = ("nine", "ten", "jack", "queen", "king", "ace")
SUITS: Final = ("s", "h", "d", "c")
DECK: Final[tuple[SmallFace, ...]] = tuple(face(f"{rank}-{suit}") for rank in RANKS for suit in SUITS)
CATALOGUE: Final = SmallCatalogue("doubt", {rank: Facts(kind="card") for rank in RANKS})


def ranks_after(rank: str) -> tuple[str, str]:
    """The ranks that may be named after this one: the same, and the next higher one (rule 2)."""
    return rank, RANKS[(RANKS.index(rank) + 1) % len(RANKS)]
