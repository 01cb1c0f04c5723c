"""What each option of a question is worth to a gunslinger, and which one is best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.bang.asks import CardAsk
from sixgun.bots.bang import play_values, reply_values
from sixgun.bots.bang.assessment import Assessment
from sixgun.kernel.ask import PASS, Choice

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


def value_of(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Return the value of one option."""
    if option is PASS:
        return assessment.temperament.patience
    return WEIGHTS.get(ask.kind, reply_values.no_opinion)(assessment, ask, option)


def best_option(assessment: Assessment, ask: CardAsk, chance: Callable[[], float]) -> tuple[Choice, float]:
    """Return the best option and its value. Chance decides between options of about the same value."""
    options = ask.options()
    if ask.kind == "play":
        plain = play_values.obvious_play(assessment, options)
        if plain is not None:
            return plain, play_values.PUT_DOWN
    best, most = PASS, -1000.0
    assessment.read_table()
    patience, weigh = assessment.temperament.patience, WEIGHTS.get(ask.kind, reply_values.no_opinion)
    for option in options:
        value = (patience if option is PASS else weigh(assessment, ask, option)) + chance() / 1000
        if value > most:
            best, most = option, value
    return best, most
