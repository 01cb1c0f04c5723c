"""What each option of the play phase of The Duel is worth to a gunslinger; to pass is worth nothing.

What brings cards comes first, then Equipment, then what takes or heals; the rest counts by its gain.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.assessment import HITTERS, Assessment, Side, Stand
from sixgun.bots.duel.thumbs import BURDENS
from sixgun.duel.asks import RELOAD, SWAP, USE
from sixgun.duel.effect import RED
from sixgun.duel.sets import CATALOGUE
from sixgun.kernel.ask import NO_CARD, Choice

FIRST: Final = 30.0
GEAR: Final = 20.0
TAKE: Final = 10.0
NEVER: Final = -30.0
THREE: Final = 3
"""So many life points leaves Strong Ale."""
EXPECTED: Final = 0.7
"""So many hits the active character suffers before his player moves again."""
USEFUL: Final = {"bank": 0.2, "barrel": 0.2, "clock": 0.08, "gun_belt": 0.12, "hat": 0.15, "scope": 0.08}
"""How much more an Equipment is worth in front, where it acts."""
STILL: Final = 0.08
"""What a swap must bring at least."""
BLIND_SHARE: Final = 0.45
"""How much of a card's worth its use costs, when there are more than may be kept."""


def worth(r: Assessment, option: Choice) -> float:
    """What an option of the play phase is worth."""
    if option.verb == SWAP:
        return swapped(r, r.me) - STILL
    if option.verb == RELOAD:
        return _reloaded(r, option)
    if option.verb == USE:
        return _use(r, option)
    slug = r.hand[option.card]
    if option.what:  # any card as a Colt
        return effect(r, "colt", option.target) - spent(r, slug)
    return effect(r, slug, option.target) - spent(r, slug)


def spent(r: Assessment, slug: str) -> float:
    """What is lost with a card: less if it could not be kept anyway."""
    front = r.me.front
    limit = max(2, front.life) if front else 2
    return r.held(slug) * (BLIND_SHARE if len(r.hand) > limit else 0.8)


def above(tier: float, value: float) -> float:
    """What comes first if it is good at all."""
    return tier + value if value > 0 else value


def effect(r: Assessment, slug: str, target: int) -> float:
    """What a card does, without what it costs."""
    if slug in ("gatling", "indians"):
        return volley(r, slug)
    if slug in HITTERS:
        return _aimed(r, slug, r.stands[target])
    match slug:
        case "wagon":
            return FIRST + 2 * r.card
        case "beer":
            return above(TAKE, r.life * sum([stand.life < stand.max_life for stand in r.me.stands]))
        case "general_store":
            return 0.3 * r.card
        case "duel":
            return _duel(r, r.stands[target])
        case "strong_ale":
            return _ale(r, r.stands[target])
        case "water":
            return max([swapped(r, side) for side in r.sides if side.rear is not None], default=0.0)
        case "stealing" | "schoolmarm":
            return above(TAKE, robbery(r, slug))
    return above(GEAR, _gear(r, slug, r.stands[target]))


def _aimed(r: Assessment, slug: str, stand: Stand) -> float:
    if stand.seat == r.seat:
        return NEVER
    if slug == "fanning" and not stand.worn:
        return NEVER
    kind = CATALOGUE.cards[slug]
    bonus = {"remington": r.card, "peacemaker": r.card, "shotgun": r.card / 3}.get(slug, 0.0)
    front = r.me.front
    if slug == "schofield" and front is not None and front.life < front.max_life:
        bonus = r.life
    if slug == "carbine" and stand.worn:
        bonus = max(0.0, max([r.worn(stand, gear) for gear in stand.worn]))
    value = r.shot(stand, kind.any_card_avoids, kind.colour == RED, bonus)
    return value * len(stand.worn) if slug == "fanning" else value


def volley(r: Assessment, slug: str) -> float:
    """All but one's active character: what the others lose against what the own rearguard risks."""
    if slug == "gatling":
        value = sum([r.shot(stand) for stand in r.foe.stands])
        saved = any(gear in ("missed", "return_fire") for gear in r.hand.values())
    else:
        fails = r.lacks(HITTERS) if r.foe.count else 1.0
        value = sum([fails * r.loss(stand) + (1.0 - fails) * 0.8 * r.card for stand in r.foe.stands])
        saved = any(gear in HITTERS for gear in r.hand.values())
    if r.me.rear is not None:
        value -= min(r.card, r.loss(r.me.rear)) if saved else r.loss(r.me.rear)
    return value


def _duel(r: Assessment, stand: Stand) -> float:
    """He answers first; who has more hit cards wins."""
    mine = sum([slug in HITTERS for slug in r.hand.values()])
    lacks = r.lacks(HITTERS) if r.foe.count else 1.0
    wins = min(1.0, lacks + (1.0 - lacks) * 0.3 * mine)
    front = r.me.front
    risk = r.loss(front) if front is not None else 0.0
    return wins * r.loss(stand) - (1.0 - wins) * risk - (1.0 - lacks) * 0.1 * mine


def _ale(r: Assessment, stand: Stand) -> float:
    change = (min(THREE, stand.max_life) if stand.life < THREE else THREE) - stand.life
    value = change * r.life
    return above(TAKE, value) if stand.seat == r.seat else -value


def robbery(r: Assessment, slug: str) -> float:
    """The best that taking a card brings; the card itself is chosen afterwards."""
    takes = r.card if slug == "schoolmarm" else 0.0
    found = [0.0]
    for stand in (r.foe.front, *r.me.stands):
        if stand is not None:
            found += [taken(r, stand, gear) + takes for gear in stand.worn]
    if slug == "stealing" and r.foe.count:
        found.append(2 * r.card)
    return max(found)


def taken(r: Assessment, stand: Stand, slug: str) -> float:
    """What it is worth to me that an Equipment is gone."""
    value = r.worn(stand, slug)
    return value if stand.seat != r.seat else -value


def _gear(r: Assessment, slug: str, stand: Stand) -> float:
    """Good Equipment goes to one's own, burdens to the other side."""
    if slug in stand.worn:
        return NEVER
    own = stand.seat == r.seat
    if slug == "dynamite":
        return 0.2 if not own or stand.life > THREE else NEVER
    if (slug in BURDENS) == own:
        return NEVER
    # What lies on the table works in every turn from now on.
    return abs(r.worn(stand, slug)) + 0.1


def swapped(r: Assessment, side: Side) -> float:
    """What it is worth to me that the characters of a side change places."""
    front, rear = side.front, side.rear
    if front is None or rear is None:
        return NEVER
    value = 0.0
    for stand, sign in ((front, -1.0), (rear, 1.0)):
        value += sign * r.stood(stand.slug) / 2
        value += sign * sum([USEFUL.get(slug, 0.0) for slug in stand.worn])
    if side.seat == r.seat and "gun_belt" in rear.worn and "gun_belt" not in front.worn:
        value += 0.15 * max(0, sum([CATALOGUE.cards[slug].colour == RED for slug in r.hand.values()]) - 1)
    # The front suffers the hits: mostly of the opponent's next turn, or of what is left of mine.
    value += EXPECTED * (r.loss(front) - r.loss(rear)) * (1.0 - 0.3 * ("hat" in rear.worn or "barrel" in rear.worn))
    if side.seat != r.seat:
        return -value
    if rear.slug == "tom_thorn" and r.foe.stands:
        value += r.shot(r.foe.rear or r.foe.stands[0])
    if r.foe.front is not None and ("clock" in r.foe.front.worn or r.foe.front.slug == "jango"):
        value -= r.card
    return value


def _reloaded(r: Assessment, option: Choice) -> float:
    """A card that is of little use makes room for another."""
    if option.card == NO_CARD:
        return r.card - r.cheapest()
    if option.card in r.hand:
        return 0.9 * r.card - r.held(r.hand[option.card])
    front = r.me.front
    assert front is not None
    return r.card - r.worn(front, front.gear[option.card])


def _use(r: Assessment, option: Choice) -> float:
    """Abilities of the play phase."""
    match option.what:
        case "babe_leroy":
            return FIRST
        case "cattle_katie":
            front = r.me.front
            return 2 * r.card - r.worn(front, front.gear[option.card]) if front and option.card in front.gear else NEVER
        case "pearl_hat":
            return effect(r, r.view.face(r.view.discard[-1]).slug, option.target) - r.cheapest()
        case "soundance_kid":
            return 1.2 * r.card - r.cheapest()
    return 0.1
