"""Rule options, where the rulebook is silent or ambiguous. Each has a default and is stored in the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixgun.cardgame.options import Bounds, RuleOptions
from sixgun.duel.faces import CHARACTERS_PER_SIDE


@dataclass(frozen=True, slots=True)
class Options(RuleOptions):
    """The rule options of a game. Numbers in brackets are rulings of The Duel (docs/duel-rulings.md)."""

    bounds: ClassVar[Bounds] = {"characters": (4, CHARACTERS_PER_SIDE)}

    characters: int = 4
    """How many characters each side takes from its twelve (1)."""
    late_shuffle: bool = False
    """Reshuffle an empty deck when a card is needed, not at once (12)."""
    early_abilities: bool = False
    """Abilities that can be used once in a turn can also be used before the Draw Phase (23)."""
    rear_sleeps: bool = False
    """A card that is always active does not wake a Rearguard Character who loses life points to it (28)."""
    idle_cards: bool = False
    """A card may be played even if its effect can do nothing at all (39)."""
    harding_counts: bool = False
    """BANG! cards that West Harding plays count for the character who comes after him (44)."""
    answer_finds_another: bool = False
    """If the shooter has left play, Sid Curry hits the other side's Active Character instead (57)."""
    fanning_needs_equipment: bool = False
    """A character without Equipment cannot be the target of Fanning (66)."""
    toco_in_duels: bool = True
    """Toco Ramirez may discard any card as a hit in a Duel or against Indians! (69)."""
    duel_harms_both: bool = False
    """The opponent counts as the cause when a player loses a Duel they began themselves (71)."""
    own_moves_count: bool = True
    """Clock and Jango also draw when their own player moves the opponent's token (76)."""
    bell_takes_ale: bool = True
    """Buffalo Bell may lose the life points that the other character would lose to Strong Ale (82)."""
    reveal_in_order: bool = False
    """Of two revealed cards, the second is discarded on top, whichever was picked (93)."""
    owner_draws_first: bool = False
    """After an elimination, the owner draws their two cards before Bill Tightman's player does (94)."""
    forced_discards_count: bool = False
    """Wild Bill also reacts when the opponent makes his player discard a card of their own choice (96)."""
    tom_own_moves_only: bool = False
    """Tom Thorn shoots only when his own player or Stampede makes him the Active Character (104)."""
    shotgun_must: bool = False
    """After an avoided Shotgun, its player must swap."""
