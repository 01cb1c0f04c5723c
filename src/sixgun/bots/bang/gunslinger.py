"""A bot that estimates every player's role and values each option by the goal of its own role.

It does not look ahead beyond one option. The value of an option follows from probabilities that its seat may know.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from sixgun.bang.asks import CardAsk
from sixgun.bang.view import View
from sixgun.bots.bang.act_likelihoods import HIDDEN
from sixgun.bots.bang.assessment import Assessment
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.losses import KnownEffects
from sixgun.bots.bang.motives import motive_of
from sixgun.bots.bang.option_values import best_option
from sixgun.bots.bang.temperament import CAUTIOUS, GRUDGING, HOT_HEADED, STEADY, Temperament
from sixgun.bots.base import Bot, RoleBeliefs
from sixgun.cardgame.motive import Motive
from sixgun.kernel.ask import Choice


class Gunslinger(Bot[View, CardAsk]):
    """Values each option with the help of its beliefs, and chooses the best one."""

    reads_news = True
    temperament: ClassVar[Temperament] = STEADY

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.beliefs = Beliefs()
        self._view: View | None = None
        self._known: KnownEffects | None = None
        self._last: tuple[Assessment, CardAsk, Choice, float] | None = None

    def choose(self, view: View, ask: CardAsk) -> Choice:
        if self._view is not view or self._known is None:
            self._view = view
            if self._known is None or self._known.kinds is not view.card_kinds:
                self._known = KnownEffects(view)
        assessment = Assessment(view, self.beliefs, self.temperament, self._known)
        best, value = best_option(assessment, ask, self.chance.random)
        self._last = (assessment, ask, best, value)
        return best

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what belongs to the table: the view, the last question and the cards of the game."""
        return self.__dict__ | {"_view": None, "_last": None, "_known": None}

    def role_beliefs(self, view: View) -> RoleBeliefs:
        players = view.summaries()
        self.beliefs.listen(view, players)
        odds = self.beliefs.odds(players)
        return {player.seat: dict(zip(HIDDEN, odds[player.seat])) for player in players if not player.role}

    def why(self) -> Motive | None:
        if self._last is None:
            return None
        self._last[0].read_table()
        return motive_of(*self._last)


class CautiousGunslinger(Gunslinger):
    """Values its own life more."""

    temperament = CAUTIOUS


class HotHeadedGunslinger(Gunslinger):
    """Shoots first."""

    temperament = HOT_HEADED


class GrudgingGunslinger(Gunslinger):
    """Forgets no attack."""

    temperament = GRUDGING
