"""What the bots of The Duel think of single cards and characters. No other code of the bots names one.

The figures for cards are in `data/card_values.json`. `rough` is the worth of a card to the simpler bots, from 0 to 10.
`in_front` is how much more an Equipment is worth with the Active Character, where it acts. Gunslingers use the fitted
figures of win_chances.py. Cards without figures are judged by their facts.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sixgun.cardgame.facts import DRAW, HEAL
from sixgun.duel.effect import BLUE, Card

if TYPE_CHECKING:
    from sixgun.bots.duel.assessment import Assessment, CharacterSummary

# Cards.

_FIGURES: Final[dict[str, dict[str, float]]] = json.loads(
    files(__package__).joinpath("data/card_values.json").read_text("utf-8")
)
ROUGH: Final = {slug: row["rough"] for slug, row in _FIGURES.items()}
IN_FRONT: Final = {slug: row["in_front"] for slug, row in _FIGURES.items() if "in_front" in row}

ROUGH_UNSEEN: Final = 4.5
"""The worth of an unseen card."""


def rough_value(kind: Card) -> float:
    """Return the worth of a card to the simpler bots, in the hand or with their own characters."""
    found = ROUGH.get(kind.slug)
    return value_by_facts(kind) if found is None else found


def value_by_facts(kind: Card) -> float:
    """Return the worth of a card that has no figure."""
    if kind.parries_from_hand or kind.parries_in_play:
        return 6.0
    if kind.burden:
        return 3.5
    if kind.act == HEAL:
        return 4.5 + kind.heals
    if kind.act == DRAW:
        return 3.5 + kind.draws
    return 5.0 if kind.colour == BLUE or kind.hits else ROUGH_UNSEEN


ONCE_PER_EQUIPMENT: Final = "fanning"
"""Hits once for each Equipment of the target."""
SETS_LIFE_TO_THREE: Final = "strong_ale"
EQUIPMENT_ONLY: Final = "schoolmarm"
"""Takes no hand card."""
KEEPS_EQUIPMENT: Final = frozenset({"schoolmarm", "bull_anderson"})
"""Effects that put the Equipment they take into the hand."""


def avoided_bonus(assessment: Assessment, kind: Card, target: CharacterSummary) -> float:
    """Return what a hit card brings a gunslinger when its hit is avoided."""
    match kind.slug:
        case "peacemaker":
            return assessment.card
        case "shotgun":
            return assessment.card / 3
        case "carbine" if target.worn:
            return max(0.0, max([assessment.equipment_value(target, gear) for gear in target.worn]))
    front = assessment.me.front
    if kind.heals and front is not None and front.life < front.max_life:
        return kind.heals * assessment.life
    return kind.draws * assessment.card


# Characters.

AVOIDS_WITH_HITS: Final = "annie_oakey"
"""Hit cards avoid hits too."""
HARDER_TO_AVOID: Final = "tex_killer"
"""Their BANG! cards cost one more card to avoid."""
DRAWS_WHEN_AVOIDED: Final = "wyatt_earp"
SHOOTS_ON_ENTRY: Final = "tom_thorn"
"""Shoots when they move to the front."""
STEPS_IN: Final = "buffalo_bell"
"""May take a hit instead of their friend."""
REPLAYS_DISCARD: Final = "pearl_hat"
"""Plays the top card of the discards."""
DRAWS_ON_SWAP: Final = frozenset({"clock", "jango"})
"""Draw a card when the opponent swaps, while they are in front: a character and an Equipment."""
HAND_CARDS_ROBBED: Final = {"slim_poet": 1}
"""How many hand cards a robbery takes, if it is not two."""


def consolation(assessment: Assessment, slug: str) -> float:
    """Return what a side gains when this character loses a life point and survives."""
    match slug:
        case "dalon_ranger" | "slim_poet":
            return assessment.card
        case "alan_pinkertoon":
            return assessment.life / 2
    return 0.0
