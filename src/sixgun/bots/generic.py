"""The bots of a game that brings none: `random`, and `greenhorn` if its cards have facts."""

from __future__ import annotations

from typing import Any, Final

from sixgun.bots import BotLevels
from sixgun.bots.greenhorn import Greenhorn
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DISCARD, DRAW, HEAL, PLAIN, SHOT, TAKE, Facts
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice

HOSTILE: Final = frozenset({SHOT, CHALLENGE, TAKE, DISCARD, CONFINE})
"""What nobody wants done to them."""
VALUES: Final = {SHOT: 4.0, CHALLENGE: 4.0, TAKE: 5.0, DISCARD: 4.0, CONFINE: 4.0, HEAL: 5.0, DRAW: 5.0}
"""A rough worth of cards by what they do."""
PARRY_VALUE: Final = 5.0


class FactsGreenhorn(Greenhorn[Any, Any]):
    """Judges cards by their facts alone, and plays them as what they are."""

    replies = frozenset()

    def choose(self, view: Any, ask: Any) -> Choice:
        options: list[Choice] = ask.options()
        honest = [option for option in options if not self._is_pretence(view, option)]
        if honest and len(honest) < len(options):
            return self.chance.choice(honest)
        return super().choose(view, ask)

    def worth(self, view: Any, card: int) -> float:
        facts = self._facts(view, card)
        return PARRY_VALUE if facts.parries else VALUES.get(facts.act, 0.0) - facts.cost

    def is_peaceful(self, view: Any, option: Choice) -> bool:
        if option is PASS or option.card == NO_CARD or option.target not in (NOBODY, view.seat):
            return False
        facts = self._facts(view, option.card)
        return not facts.burden and facts.act not in HOSTILE

    def targets_foe(self, view: Any, option: Choice) -> bool:
        if option.card == NO_CARD or option.target == view.seat:
            return False
        facts = self._facts(view, option.card)
        return facts.act in HOSTILE and (option.target != NOBODY or facts.affects != "self")

    def _is_pretence(self, view: Any, option: Choice) -> bool:
        """Is a card played as something that it is not?"""
        return option.card != NO_CARD and option.what not in ("", view.face(option.card).slug)

    def _facts(self, view: Any, card: int) -> Facts:
        facts: Facts = view.facts_of(view.face(card).slug)
        return facts


def generic_levels(game_type: AnyGameType) -> BotLevels:
    """Return the bots that play this game knowing nothing but its options and its facts."""
    places = {"random": "sixgun.bots.random_bot:RandomBot"}
    if any(game_type.facts(slug) != PLAIN for slug in game_type.catalogue.effects):
        places["greenhorn"] = "sixgun.bots.generic:FactsGreenhorn"
    return BotLevels(places)
