"""Rule options: where the rulebook is silent, or may be read in two ways. Each has a default and is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixgun.cardgame.options import Bounds, RuleOptions
from sixgun.duel.faces import CHARACTERS_PER_SIDE


@dataclass(frozen=True, slots=True)
class Options(RuleOptions):
    """The switches of a game; numbers in brackets are rulings of The Duel (docs/duel-rulings.md)."""

    bounds: ClassVar[Bounds] = {"characters": (4, CHARACTERS_PER_SIDE)}

    characters: int = 4
    """How many characters each side takes from its twelve (1)."""
    late_shuffle: bool = False
    """A deck that has run out is made anew when a card is wanted, not at once (12)."""
    early_abilities: bool = False
    """What may be used once in a turn may also be used before the Draw Phase (23)."""
    rear_sleeps: bool = False
    """A card that is always active does not wake the Rearguard Character whose life it takes (28)."""
    idle_cards: bool = False
    """A card whose effect can do nothing at all may be played (39)."""
    harding_counts: bool = False
    """BANG! cards that West Harding plays count for the character who follows him (44)."""
    answer_finds_another: bool = False
    """Sid Curry's answer to a character who has left play strikes the other side's Active Character (57)."""
    fanning_needs_equipment: bool = False
    """Fanning cannot be aimed at a character without Equipment (66)."""
    toco_in_duels: bool = True
    """Toco Ramirez may discard any card as a hit in a Duel and to Indians! (69)."""
    duel_harms_both: bool = False
    """Who loses his own Duel has lost the life point through the opponent (71)."""
    own_moves_count: bool = True
    """Clock and Jango also draw when their own player moves the opponent's token (76)."""
    bell_takes_ale: bool = True
    """Buffalo Bell may take points that Strong Ale takes from the other character (82)."""
    reveal_in_order: bool = False
    """Of two revealed cards the later lies on top of the discards, whichever was picked (93)."""
    owner_draws_first: bool = False
    """After an elimination the owner draws his two cards before Bill Tightman's player does (94)."""
    forced_discards_count: bool = False
    """Wild Bill also answers when the opponent makes his player discard a card of his own choice (96)."""
    tom_own_moves_only: bool = False
    """Tom Thorn shoots only when his own player's move, or Stampede, makes him the Active Character (104)."""
    shotgun_must: bool = False
    """The swap of an avoided Shotgun is compulsory."""
