"""Explains why a bot of BANG! chose what it chose, in the first person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.cardgame.motive import Motive
from sixgun.wording.bang.names import entry_name, role_name
from sixgun.wording.language import Language
from sixgun.wording.motives import motive_args

TEXTS: Final = {
    "against_all": "motive-against-all",
    "attack": "motive-attack",
    "balance": "motive-balance",
    "be_prepared": "motive-be-prepared",
    "best_card": "motive-best-card",
    "better_weapon": "motive-better-weapon",
    "choose_player": "motive-choose-player",
    "duel": "motive-duel",
    "good_riddance": "motive-good-riddance",
    "heal": "motive-heal",
    "help_friend": "motive-help-friend",
    "hunter": "motive-hunter",
    "jail": "motive-jail",
    "last_two": "motive-last-two",
    "light_it": "motive-light-it",
    "luckier_card": "motive-luckier-card",
    "more_cards": "motive-more-cards",
    "must_play": "motive-must-play",
    "nothing_better": "motive-nothing-better",
    "poorest_card": "motive-poorest-card",
    "prey": "motive-prey",
    "relieve": "motive-relieve",
    "rob": "motive-rob",
    "save_life": "motive-save-life",
    "shoot": "motive-shoot",
    "shoot_sheriff": "motive-shoot-sheriff",
    "spare_friend": "motive-spare-friend",
    "stay_alive": "motive-stay-alive",
    "too_dear": "motive-too-dear",
    "too_few": "motive-too-few",
    "try_luck": "motive-try-luck",
    "use_it": "motive-use-it",
}
"""The text of each motive."""


def motive_text(language: Language, motive: Motive, names: Sequence[str]) -> str:
    """Return a motive as the bot itself would say it."""
    return language.text(TEXTS[motive.slug], **motive_args(language, motive, names, entry_name, role_name))
