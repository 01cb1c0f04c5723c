"""A bot that knows the rules and little else. It looks after itself and seldom attacks others."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.bots.base import A, Bot, V
from sixgun.kernel.ask import PASS, Choice

ATTACK_CHANCE: Final = 0.4
"""How often it plays something against others when it can."""


class Greenhorn(Bot[V, A]):
    """Puts cards down, heals and defends itself. Each game says what is peaceful and what is aimed at a foe."""

    replies: ClassVar[frozenset[str]]
    """The questions at which it defends itself with the first option."""

    def choose(self, view: V, ask: A) -> Choice:
        options = ask.options()
        if ask.kind in self.replies:
            return options[0]
        if ask.kind in ("excess", "cost"):
            return min(options, key=lambda option: self._price(view, option))
        if ask.kind != "play":
            return self.chance.choice(options)
        peaceful = [option for option in options if self.is_peaceful(view, option)]
        hostile = [option for option in options if self.targets_foe(view, option)]
        if hostile and self.chance.random() < ATTACK_CHANCE:
            return self.chance.choice(hostile)
        return self.chance.choice(peaceful) if peaceful else PASS if PASS in options else options[0]

    def _price(self, view: V, option: Choice) -> float:
        return self.worth(view, option.card) if option.card >= 0 else 0.0

    def worth(self, view: V, card: int) -> float:
        """Return the worth of a card, to decide which one to give up."""
        raise NotImplementedError

    def is_peaceful(self, view: V, option: Choice) -> bool:
        """Is this a card for itself, to put down, to draw or to heal?"""
        raise NotImplementedError

    def targets_foe(self, view: V, option: Choice) -> bool:
        """Is this a card played against a possible foe?"""
        raise NotImplementedError
