"""How a gunslinger is disposed: the same judgement, in other proportions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temperament:
    """`care` weighs one's own life, `heat` an attack and the doubt about strangers, `grudge` each attack suffered; one
    acts for a gain above `patience`."""

    name: str
    care: float = 1.0
    heat: float = 1.0
    grudge: float = 0.0
    patience: float = 0.02


STEADY: Final = Temperament("steady")
CAUTIOUS: Final = Temperament("cautious", care=1.5, heat=0.8, patience=0.35)
HOT_HEADED: Final = Temperament("hot_headed", care=0.7, heat=1.6)
GRUDGING: Final = Temperament("grudging", grudge=0.2)
