"""Explains why a bot of The Duel chose what it chose, in the first person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.cardgame.motive import Motive
from sixgun.wording.duel.names import entry_name, side_name
from sixgun.wording.language import Language
from sixgun.wording.motives import motive_args

TEXTS: Final = {
    "best_card": "motive-best-card",
    "burden": "motive-burden",
    "equip": "motive-equip",
    "in_front": "motive-in-front",
    "more_cards": "motive-more-cards",
    "nothing_better": "motive-nothing-better",
    "poorest_card": "motive-poorest-card",
    "save_life": "motive-save-life",
    "strike": "motive-strike",
    "too_dear": "motive-too-dear",
    "try_luck": "motive-reveal",
    "use_it": "motive-use-it",
}
"""The text of each motive."""


def motive_text(language: Language, motive: Motive, names: Sequence[str]) -> str:
    """Return a motive as the bot itself would say it."""
    return language.text(TEXTS[motive.slug], **motive_args(language, motive, names, entry_name, side_name))
