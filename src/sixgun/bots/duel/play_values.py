"""The value of each option in the play phase of The Duel to a gunslinger.

Drawing cards comes first, then Equipment, then taking and healing. The others are compared by their gain.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.assessment import Assessment, CharacterSummary, Side
from sixgun.bots.duel.opinions import (
    DRAWS_ON_SWAP,
    EQUIPMENT_ONLY,
    IN_FRONT,
    ONCE_PER_EQUIPMENT,
    REPLAYS_DISCARD,
    SETS_LIFE_TO_THREE,
    SHOOTS_ON_ENTRY,
    avoided_bonus,
)
from sixgun.cardgame.facts import DISCARD, DRAW, EVERYBODY, OTHERS, SHOT
from sixgun.duel.asks import RELOAD, SWAP, USE
from sixgun.duel.effect import BLUE, RED, Card
from sixgun.kernel.ask import NO_CARD, Choice

FIRST: Final = 30.0
GEAR_FIRST: Final = 20.0
TAKE_FIRST: Final = 10.0
NEVER: Final = -30.0
ALE_LIFE: Final = 3
"""How many life points Strong Ale leaves."""
EXPECTED_HITS: Final = 0.7
"""How many hits the Active Character takes before their player's next turn."""
MIN_SWAP_GAIN: Final = 0.08
"""The smallest gain that a swap is made for."""
SURPLUS_SHARE: Final = 0.45
"""The share of a card's worth that playing it costs, when the hand is above its limit."""


def worth(assessment: Assessment, option: Choice) -> float:
    """Return the value of an option in the play phase."""
    if option.verb == SWAP:
        return swap_value(assessment, assessment.me) - MIN_SWAP_GAIN
    if option.verb == RELOAD:
        return _reload_value(assessment, option)
    if option.verb == USE:
        return _use(assessment, option)
    slug = assessment.hand[option.card]
    # Any card may be played as the plain BANG! card.
    kind = assessment.decks.plain if option.what else assessment.decks.cards[slug]
    return effect_value(assessment, kind, option.target) - spending_cost(assessment, slug)


def spending_cost(assessment: Assessment, slug: str) -> float:
    """Return what is lost with a card: less if it could not be kept anyway."""
    front = assessment.me.front
    limit = max(2, front.life) if front else 2
    return assessment.hand_value(slug) * (SURPLUS_SHARE if len(assessment.hand) > limit else 0.8)


def prefer_if_positive(tier: float, value: float) -> float:
    """Place a value in a tier above the rest, if it is positive."""
    return tier + value if value > 0 else value


def effect_value(assessment: Assessment, kind: Card, target: int) -> float:
    """Return the value of a card's effect, without its cost."""
    if kind.colour == BLUE:
        return prefer_if_positive(GEAR_FIRST, _gear(assessment, kind, assessment.characters[target]))
    if kind.affects == OTHERS:
        return volley(assessment, kind)
    if kind.hits:
        return _aimed(assessment, kind, assessment.characters[target])
    match kind.act:
        case "draw" if kind.affects == EVERYBODY:
            return 0.3 * assessment.card
        case "draw":
            return FIRST + (kind.draws - 1) * assessment.card
        case "heal":
            if target in assessment.characters:
                return prefer_if_positive(TAKE_FIRST, _healed(assessment, kind, assessment.characters[target]))
            return prefer_if_positive(
                TAKE_FIRST,
                assessment.life * sum([character.life < character.max_life for character in assessment.me.characters]),
            )
        case "challenge":
            return _duel(assessment, assessment.characters[target])
        case "swap":
            swaps = [swap_value(assessment, side) for side in assessment.sides if side.rear is not None]
            return max(swaps, default=0.0)
        case "take":
            return prefer_if_positive(TAKE_FIRST, robbery(assessment, kind))
    if kind.slug == SETS_LIFE_TO_THREE:
        return _ale(assessment, assessment.characters[target])
    return value_of_facts(assessment, kind, assessment.characters.get(target))


def value_of_facts(assessment: Assessment, kind: Card, character: CharacterSummary | None) -> float:
    """Return the value of a card whose act says too little, as cards of packs can have: what it heals and draws."""
    mine = character is None or character.seat == assessment.seat
    hurt = [c for c in (assessment.me.characters if character is None else [character]) if c.life < c.max_life]
    value = kind.draws * assessment.card + (kind.heals * assessment.life if mine and hurt else 0.0)
    if kind.act == DISCARD:
        robbed = [removal_value(assessment, c, gear) for c in assessment.foe.characters for gear in c.worn]
        value += max(robbed, default=assessment.card)
    elif not mine and not kind.heals:
        value += assessment.life
    return value


def _aimed(assessment: Assessment, kind: Card, character: CharacterSummary) -> float:
    if character.seat == assessment.seat:
        return NEVER
    many = kind.slug == ONCE_PER_EQUIPMENT
    if many and not character.worn:
        return NEVER
    bonus = avoided_bonus(assessment, kind, character)
    value = assessment.shot(character, kind.any_card_avoids, kind.colour == RED, bonus)
    return value * len(character.worn) if many else value


def volley(assessment: Assessment, kind: Card) -> float:
    """Return the value of a hit at all but my Active Character: the opponent's loss minus my rear character's risk."""
    if kind.act == SHOT:
        value = sum([assessment.shot(character) for character in assessment.foe.characters])
        saved = any(slug in assessment.decks.avoiders for slug in assessment.hand.values())
    else:
        fails = assessment.chance_without(assessment.decks.hitters) if assessment.foe.count else 1.0
        losses = [assessment.loss(character) for character in assessment.foe.characters]
        value = sum([fails * loss + (1.0 - fails) * 0.8 * assessment.card for loss in losses])
        saved = any(slug in assessment.decks.hitters for slug in assessment.hand.values())
    if assessment.me.rear is not None:
        loss = assessment.loss(assessment.me.rear)
        value -= min(assessment.card, loss) if saved else loss
    return value


def _duel(assessment: Assessment, character: CharacterSummary) -> float:
    """Return the value of a duel. The target answers first, and the side with more hit cards wins."""
    mine = sum([slug in assessment.decks.hitters for slug in assessment.hand.values()])
    lacks = assessment.chance_without(assessment.decks.hitters) if assessment.foe.count else 1.0
    wins = min(1.0, lacks + (1.0 - lacks) * 0.3 * mine)
    front = assessment.me.front
    risk = assessment.loss(front) if front is not None else 0.0
    return wins * assessment.loss(character) - (1.0 - wins) * risk - (1.0 - lacks) * 0.1 * mine


def _healed(assessment: Assessment, kind: Card, character: CharacterSummary) -> float:
    """Return the value of healing one character. The opponent's are never healed."""
    points = min(kind.heals, character.max_life - character.life)
    return assessment.life * points if character.seat == assessment.seat else NEVER


def _ale(assessment: Assessment, character: CharacterSummary) -> float:
    change = (min(ALE_LIFE, character.max_life) if character.life < ALE_LIFE else ALE_LIFE) - character.life
    value = change * assessment.life
    return prefer_if_positive(TAKE_FIRST, value) if character.seat == assessment.seat else -value


def robbery(assessment: Assessment, kind: Card) -> float:
    """Return the value of taking the best card. The card itself is chosen afterwards."""
    takes = assessment.card if kind.slug == EQUIPMENT_ONLY else 0.0
    found = [0.0]
    for character in (assessment.foe.front, *assessment.me.characters):
        if character is not None:
            found += [removal_value(assessment, character, gear) + takes for gear in character.worn]
    if kind.slug != EQUIPMENT_ONLY and assessment.foe.count:
        found.append(2 * assessment.card)
    return max(found)


def removal_value(assessment: Assessment, character: CharacterSummary, slug: str) -> float:
    """Return the worth to me of an Equipment being removed."""
    value = assessment.equipment_value(character, slug)
    return value if character.seat != assessment.seat else -value


def _gear(assessment: Assessment, kind: Card, character: CharacterSummary) -> float:
    """Return the value of Equipment: good ones are for my own characters, burdens for the opponent."""
    if kind.slug in character.worn:
        return NEVER
    own = character.seat == assessment.seat
    if kind.burden and kind.damage > 1:
        return 0.2 if not own or character.life > kind.damage else NEVER
    if kind.burden == own:
        return NEVER
    # Equipment works in every turn from now on.
    return abs(assessment.equipment_value(character, kind.slug)) + 0.1


def swap_value(assessment: Assessment, side: Side) -> float:
    """Return the worth to me of a side's characters swapping places."""
    front, rear = side.front, side.rear
    if front is None or rear is None:
        return NEVER
    value, lifters = 0.0, assessment.decks.lifters
    for character, sign in ((front, -1.0), (rear, 1.0)):
        value += sign * assessment.front_bonus(character.slug) / 2
        value += sign * sum([IN_FRONT.get(slug, 0.0) for slug in character.worn])
    if side.seat == assessment.seat and lifters.isdisjoint(front.worn) and not lifters.isdisjoint(rear.worn):
        red = sum([assessment.decks.cards[slug].colour == RED for slug in assessment.hand.values()])
        value += 0.15 * max(0, red - 1)
    # The front takes the hits, mostly in the opponent's next turn or the rest of mine.
    safer = assessment.loss(front) - assessment.loss(rear)
    value += EXPECTED_HITS * safer * (1.0 - 0.3 * bool(rear.shield or rear.covers))
    if side.seat != assessment.seat:
        return -value
    if rear.slug == SHOOTS_ON_ENTRY and assessment.foe.characters:
        value += assessment.shot(assessment.foe.rear or assessment.foe.characters[0])
    if assessment.foe.front is not None and not DRAWS_ON_SWAP.isdisjoint(
        (assessment.foe.front.slug, *assessment.foe.front.worn)
    ):
        value -= assessment.card
    return value


def _reload_value(assessment: Assessment, option: Choice) -> float:
    """Return the value of replacing a card with another."""
    if option.card == NO_CARD:
        return assessment.card - assessment.cheapest()
    if option.card in assessment.hand:
        return 0.9 * assessment.card - assessment.hand_value(assessment.hand[option.card])
    front = assessment.me.front
    assert front is not None
    return assessment.card - assessment.equipment_value(front, front.gear[option.card])


def _use(assessment: Assessment, option: Choice) -> float:
    """Return the value of using an ability in the play phase."""
    kind = assessment.view.effect_of(option.what)
    if kind.slug == REPLAYS_DISCARD:
        replayed = assessment.view.face(assessment.view.discard_top).slug
        return effect_value(assessment, assessment.decks.cards[replayed], option.target) - assessment.cheapest()
    if kind.act == DRAW:
        if kind.cost:
            return 1.2 * assessment.card - assessment.cheapest()
        if option.card == NO_CARD:
            return FIRST
        front = assessment.me.front
        if front is None or option.card not in front.gear:
            return NEVER
        gain: float = kind.draws * assessment.card
        return gain - assessment.equipment_value(front, front.gear[option.card])
    return 0.1
