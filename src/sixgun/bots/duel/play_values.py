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


def worth(r: Assessment, option: Choice) -> float:
    """Return the value of an option in the play phase."""
    if option.verb == SWAP:
        return swap_value(r, r.me) - MIN_SWAP_GAIN
    if option.verb == RELOAD:
        return _reload_value(r, option)
    if option.verb == USE:
        return _use(r, option)
    slug = r.hand[option.card]
    kind = r.decks.plain if option.what else r.decks.cards[slug]  # any card may be played as the plain BANG! card
    return effect_value(r, kind, option.target) - spending_cost(r, slug)


def spending_cost(r: Assessment, slug: str) -> float:
    """Return what is lost with a card: less if it could not be kept anyway."""
    front = r.me.front
    limit = max(2, front.life) if front else 2
    return r.hand_value(slug) * (SURPLUS_SHARE if len(r.hand) > limit else 0.8)


def prefer_if_positive(tier: float, value: float) -> float:
    """Place a value in a tier above the rest, if it is positive."""
    return tier + value if value > 0 else value


def effect_value(r: Assessment, kind: Card, target: int) -> float:
    """Return the value of a card's effect, without its cost."""
    if kind.colour == BLUE:
        return prefer_if_positive(GEAR_FIRST, _gear(r, kind, r.characters[target]))
    if kind.affects == OTHERS:
        return volley(r, kind)
    if kind.hits:
        return _aimed(r, kind, r.characters[target])
    match kind.act:
        case "draw" if kind.affects == EVERYBODY:
            return 0.3 * r.card
        case "draw":
            return FIRST + (kind.draws - 1) * r.card
        case "heal":
            if target in r.characters:
                return prefer_if_positive(TAKE_FIRST, _healed(r, kind, r.characters[target]))
            return prefer_if_positive(
                TAKE_FIRST, r.life * sum([character.life < character.max_life for character in r.me.characters])
            )
        case "challenge":
            return _duel(r, r.characters[target])
        case "swap":
            return max([swap_value(r, side) for side in r.sides if side.rear is not None], default=0.0)
        case "take":
            return prefer_if_positive(TAKE_FIRST, robbery(r, kind))
    if kind.slug == SETS_LIFE_TO_THREE:
        return _ale(r, r.characters[target])
    return value_of_facts(r, kind, r.characters.get(target))


def value_of_facts(r: Assessment, kind: Card, character: CharacterSummary | None) -> float:
    """Return the value of a card whose act says too little, as cards of packs can have: what it heals and draws."""
    mine = character is None or character.seat == r.seat
    hurt = [c for c in (r.me.characters if character is None else [character]) if c.life < c.max_life]
    value = kind.draws * r.card + (kind.heals * r.life if mine and hurt else 0.0)
    if kind.act == DISCARD:
        value += max([removal_value(r, c, gear) for c in r.foe.characters for gear in c.worn], default=r.card)
    elif not mine and not kind.heals:
        value += r.life
    return value


def _aimed(r: Assessment, kind: Card, character: CharacterSummary) -> float:
    if character.seat == r.seat:
        return NEVER
    many = kind.slug == ONCE_PER_EQUIPMENT
    if many and not character.worn:
        return NEVER
    value = r.shot(character, kind.any_card_avoids, kind.colour == RED, avoided_bonus(r, kind, character))
    return value * len(character.worn) if many else value


def volley(r: Assessment, kind: Card) -> float:
    """Return the value of a hit at all but my Active Character: the opponent's loss minus my rear character's risk."""
    if kind.act == SHOT:
        value = sum([r.shot(character) for character in r.foe.characters])
        saved = any(slug in r.decks.avoiders for slug in r.hand.values())
    else:
        fails = r.chance_without(r.decks.hitters) if r.foe.count else 1.0
        value = sum([fails * r.loss(character) + (1.0 - fails) * 0.8 * r.card for character in r.foe.characters])
        saved = any(slug in r.decks.hitters for slug in r.hand.values())
    if r.me.rear is not None:
        value -= min(r.card, r.loss(r.me.rear)) if saved else r.loss(r.me.rear)
    return value


def _duel(r: Assessment, character: CharacterSummary) -> float:
    """Return the value of a duel. The target answers first, and the side with more hit cards wins."""
    mine = sum([slug in r.decks.hitters for slug in r.hand.values()])
    lacks = r.chance_without(r.decks.hitters) if r.foe.count else 1.0
    wins = min(1.0, lacks + (1.0 - lacks) * 0.3 * mine)
    front = r.me.front
    risk = r.loss(front) if front is not None else 0.0
    return wins * r.loss(character) - (1.0 - wins) * risk - (1.0 - lacks) * 0.1 * mine


def _healed(r: Assessment, kind: Card, character: CharacterSummary) -> float:
    """Return the value of healing one character. The opponent's are never healed."""
    points = min(kind.heals, character.max_life - character.life)
    return r.life * points if character.seat == r.seat else NEVER


def _ale(r: Assessment, character: CharacterSummary) -> float:
    change = (min(ALE_LIFE, character.max_life) if character.life < ALE_LIFE else ALE_LIFE) - character.life
    value = change * r.life
    return prefer_if_positive(TAKE_FIRST, value) if character.seat == r.seat else -value


def robbery(r: Assessment, kind: Card) -> float:
    """Return the value of taking the best card. The card itself is chosen afterwards."""
    takes = r.card if kind.slug == EQUIPMENT_ONLY else 0.0
    found = [0.0]
    for character in (r.foe.front, *r.me.characters):
        if character is not None:
            found += [removal_value(r, character, gear) + takes for gear in character.worn]
    if kind.slug != EQUIPMENT_ONLY and r.foe.count:
        found.append(2 * r.card)
    return max(found)


def removal_value(r: Assessment, character: CharacterSummary, slug: str) -> float:
    """Return the worth to me of an Equipment being removed."""
    value = r.equipment_value(character, slug)
    return value if character.seat != r.seat else -value


def _gear(r: Assessment, kind: Card, character: CharacterSummary) -> float:
    """Return the value of Equipment: good ones are for my own characters, burdens for the opponent."""
    if kind.slug in character.worn:
        return NEVER
    own = character.seat == r.seat
    if kind.burden and kind.damage > 1:
        return 0.2 if not own or character.life > kind.damage else NEVER
    if kind.burden == own:
        return NEVER
    # Equipment works in every turn from now on.
    return abs(r.equipment_value(character, kind.slug)) + 0.1


def swap_value(r: Assessment, side: Side) -> float:
    """Return the worth to me of a side's characters swapping places."""
    front, rear = side.front, side.rear
    if front is None or rear is None:
        return NEVER
    value, lifters = 0.0, r.decks.lifters
    for character, sign in ((front, -1.0), (rear, 1.0)):
        value += sign * r.front_bonus(character.slug) / 2
        value += sign * sum([IN_FRONT.get(slug, 0.0) for slug in character.worn])
    if side.seat == r.seat and lifters.isdisjoint(front.worn) and not lifters.isdisjoint(rear.worn):
        value += 0.15 * max(0, sum([r.decks.cards[slug].colour == RED for slug in r.hand.values()]) - 1)
    # The front takes the hits, mostly in the opponent's next turn or the rest of mine.
    value += EXPECTED_HITS * (r.loss(front) - r.loss(rear)) * (1.0 - 0.3 * bool(rear.shield or rear.covers))
    if side.seat != r.seat:
        return -value
    if rear.slug == SHOOTS_ON_ENTRY and r.foe.characters:
        value += r.shot(r.foe.rear or r.foe.characters[0])
    if r.foe.front is not None and not DRAWS_ON_SWAP.isdisjoint((r.foe.front.slug, *r.foe.front.worn)):
        value -= r.card
    return value


def _reload_value(r: Assessment, option: Choice) -> float:
    """Return the value of replacing a card with another."""
    if option.card == NO_CARD:
        return r.card - r.cheapest()
    if option.card in r.hand:
        return 0.9 * r.card - r.hand_value(r.hand[option.card])
    front = r.me.front
    assert front is not None
    return r.card - r.equipment_value(front, front.gear[option.card])


def _use(r: Assessment, option: Choice) -> float:
    """Return the value of using an ability in the play phase."""
    kind = r.view.effect_of(option.what)
    if kind.slug == REPLAYS_DISCARD:
        return effect_value(r, r.decks.cards[r.view.face(r.view.discard[-1]).slug], option.target) - r.cheapest()
    if kind.act == DRAW:
        if kind.cost:
            return 1.2 * r.card - r.cheapest()
        if option.card == NO_CARD:
            return FIRST
        front = r.me.front
        given = front is not None and option.card in front.gear
        return kind.draws * r.card - r.equipment_value(front, front.gear[option.card]) if front and given else NEVER
    return 0.1
