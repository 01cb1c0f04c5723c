"""A bot that estimates every player's role and values each option by the goal of its own role.

It does not look ahead beyond one option. The value of an option follows from probabilities that its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from sixgun.bang.asks import CardAsk
from sixgun.bang.view import View
from sixgun.bots.bang import play_values, reply_values
from sixgun.bots.bang.act_likelihoods import HIDDEN
from sixgun.bots.bang.assessment import Assessment
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.losses import KnownEffects
from sixgun.bots.bang.motives import motive_of
from sixgun.bots.bang.temperament import CAUTIOUS, GRUDGING, HOT_HEADED, STEADY, Temperament
from sixgun.bots.base import Bot, RoleBeliefs
from sixgun.cardgame.motive import Motive
from sixgun.kernel.ask import PASS, Choice


class Gunslinger(Bot[View, CardAsk]):
    """Values each option with the help of its beliefs, and chooses the best one."""

    reads_news = True
    temperament: ClassVar[Temperament] = STEADY

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.beliefs = Beliefs()
        self._known: KnownEffects | None = None
        self._last: tuple[Assessment, CardAsk, Choice, float] | None = None

    def choose(self, view: View, ask: CardAsk) -> Choice:
        known = self._known
        if known is None or known.kinds is not view.card_kinds:
            known = self._known = KnownEffects(view)
        assessment = Assessment(view, self.beliefs, self.temperament, known)
        options = ask.options()
        if ask.kind == "play":
            plain = play_values.obvious_play(assessment, options)
            if plain is not None:
                self._last = (assessment, ask, plain, play_values.PUT_DOWN)
                return plain
        best, most = PASS, -1000.0
        assessment.read_table()
        patience, chance, weigh = (
            self.temperament.patience,
            self.chance.random,
            WEIGHTS.get(ask.kind, reply_values.no_opinion),
        )
        for option in options:
            value = (patience if option is PASS else weigh(assessment, ask, option)) + chance() / 1000
            if value > most:
                best, most = option, value
        self._last = (assessment, ask, best, most)
        return best

    def weigh(self, assessment: Assessment, ask: CardAsk, option: Choice) -> float:
        """Return the value of an option. `choose` repeats this code inline for speed."""
        return (
            self.temperament.patience
            if option is PASS
            else WEIGHTS.get(ask.kind, reply_values.no_opinion)(assessment, ask, option)
        )

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what belongs to the table: the last question and the cards of the game."""
        return self.__dict__ | {"_last": None, "_known": None}

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


Weigh = Callable[[Assessment, CardAsk, Choice], float]
"""Returns the value of an option of a question, in cards."""

WEIGHTS: Final[dict[str, Weigh]] = {
    "play": play_values.worth,
    "excess": reply_values.excess,
    "cost": reply_values.give_up,
    "dodge": reply_values.dodge,
    "answer": reply_values.answer,
    "save": reply_values.save,
    "pick": reply_values.pick,
    "aim": reply_values.aim,
    "name": reply_values.word,
    "become": reply_values.become,
}
"""The function that values the options, by the kind of question."""


class CautiousGunslinger(Gunslinger):
    """Values its own life more."""

    temperament = CAUTIOUS


class HotHeadedGunslinger(Gunslinger):
    """Shoots first."""

    temperament = HOT_HEADED


class GrudgingGunslinger(Gunslinger):
    """Forgets no attack."""

    temperament = GRUDGING
