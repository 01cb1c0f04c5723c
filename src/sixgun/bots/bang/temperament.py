"""Temperaments of gunslingers: the same judgement with other weights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temperament:
    """The weights of one temperament.

    `care` is for the bot's own life, `heat` for attacks and for distrust of strangers, `grudge` for each attack
    suffered. The bot only acts for a gain above `patience`.
    """

    name: str
    care: float = 1.0
    heat: float = 1.0
    grudge: float = 0.0
    patience: float = 0.02


STEADY: Final = Temperament("steady")
CAUTIOUS: Final = Temperament("cautious", care=1.5, heat=0.8, patience=0.35)
HOT_HEADED: Final = Temperament("hot_headed", care=0.7, heat=1.6)
GRUDGING: Final = Temperament("grudging", grudge=0.2)
