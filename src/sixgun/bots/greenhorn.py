"""A bot that has learnt the rules and little else: it looks after itself, and seldom raises its hand against others."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.bots.base import A, Bot, V
from sixgun.kernel.ask import PASS, Choice

DARES: Final = 0.4
"""How often he plays something against others when he could."""


class Greenhorn(Bot[V, A]):
    """Puts cards down, heals, defends himself; each game says what is peaceful there, and what is fair."""

    replies: ClassVar[frozenset[str]]
    """The questions at which he defends himself with the first thing that is offered."""

    worth: ClassVar[dict[str, float]]
    """What cards are worth to him, when he has to part with one."""

    def choose(self, view: V, ask: A) -> Choice:
        options = ask.options()
        if ask.kind in self.replies:
            return options[0]
        if ask.kind in ("excess", "cost"):
            return min(options, key=lambda option: self._price(view, option))
        if ask.kind != "play":
            return self.chance.choice(options)
        peaceful = [option for option in options if self.is_peaceful(view, option)]
        hostile = [option for option in options if self.is_fair(view, option)]
        if hostile and self.chance.random() < DARES:
            return self.chance.choice(hostile)
        return self.chance.choice(peaceful) if peaceful else PASS if PASS in options else options[0]

    def _price(self, view: V, option: Choice) -> float:
        return self.worth.get(view.face(option.card).slug, 0.0) if option.card >= 0 else 0.0

    def is_peaceful(self, view: V, option: Choice) -> bool:
        """A card for himself: to put down, to draw, or to heal a wound."""
        raise NotImplementedError

    def is_fair(self, view: V, option: Choice) -> bool:
        """A card against somebody who may be a foe."""
        raise NotImplementedError
