"""The value of a gunslinger's answers to a hit or a duel in The Duel, and of the cards it gives up or picks."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.assessment import Assessment
from sixgun.bots.duel.opinions import HAND_CARDS_ROBBED, KEEPS_EQUIPMENT, STEPS_IN
from sixgun.bots.duel.play_values import removal_value, swap_value
from sixgun.bots.duel.win_chances import feature_weights
from sixgun.cardgame.facts import EVERYBODY, SHOT
from sixgun.duel.asks import USE, YES, Avoid, CardAsk, PickCard
from sixgun.duel.faces import BARREL, SIDES
from sixgun.kernel.ask import NO_CARD, Choice

FIRST: Final = 50.0
AVOIDING_HIT_SHARE: Final = 0.5
"""How much the hit of an avoiding card counts."""


def avoid(assessment: Assessment, ask: Avoid, option: Choice) -> float:
    """Use a reveal first, as it costs nothing. What is used up must be worth less than the life point."""
    character = assessment.characters[ask.hit.target]
    if option.verb == USE:
        if option.what != character.shield:
            return FIRST
        return assessment.loss(character) - assessment.equipment_value(character, option.what)
    slug, decks, foe = assessment.hand[option.card], assessment.decks, assessment.foe.front
    value = assessment.loss(character) - assessment.hand_value(slug)
    if not option.what and foe is not None and slug in decks.avoiders and decks.cards[slug].act == SHOT:
        value += AVOIDING_HIT_SHARE * assessment.shot(foe)
    return value


def answer(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Compare a hit card with a life point."""
    return assessment.loss(assessment.characters[ask.subject]) - assessment.hand_value(assessment.hand[option.card])


def give_up(assessment: Assessment, option: Choice) -> float:
    """Give up the poorest card."""
    return 10.0 - assessment.hand_value(assessment.hand[option.card])


def pick(assessment: Assessment, ask: PickCard, option: Choice) -> float:
    """Prefer the lucky card of a reveal, the best card of a choice, a card that helps the opponent."""
    what = ask.source.what if ask.source else ""
    if option.card == NO_CARD:
        return HAND_CARDS_ROBBED.get(what, 2) * assessment.card
    face = assessment.view.face(option.card)
    kind = assessment.view.effect_of(what)
    if option.card in assessment.view.on_table and kind.affects != EVERYBODY:
        mine = ask.source is not None and ask.source.by == assessment.seat
        lucky = kind.check.helps(face.symbol) if kind.check else face.symbol == BARREL
        return float(lucky == mine)
    bearer = next((character for character in assessment.characters.values() if option.card in character.gear), None)
    if bearer is None:
        return assessment.hand_value(face.slug)
    gain = assessment.hand_value(face.slug) if what in KEEPS_EQUIPMENT else 0.0
    value = removal_value(assessment, bearer, face.slug) + gain
    if bearer.seat != assessment.seat and assessment.decks.cards[face.slug].burden:
        return min(value, 0.0) - 0.1
    return value


def word(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Accept cards, step in for a friend who is worth more, and choose the side whose swap helps."""
    if option.what in SIDES:
        return swap_value(assessment, assessment.sides[SIDES.index(option.what)])
    if ask.source and ask.source.what == STEPS_IN and ask.subject in assessment.characters:
        helper = assessment.characters[ask.subject]
        others = [character for character in assessment.me.characters if character is not helper]
        saves = bool(others) and assessment.loss(others[0]) > assessment.loss(helper) + 0.05
        return float((option.what == YES) == saves)
    return float(option.what == YES)


def become(assessment: Assessment, option: Choice) -> float:
    """Prefer a character that is better in front than behind."""
    slug = assessment.view.face(option.card).slug
    weight = feature_weights()
    return weight.get(f"active_{slug}", 0.0) - weight.get(f"rear_{slug}", 0.0)
