"""What each option of phase 2 is worth to a gunslinger, in cards; to pass is worth nothing.

What is good in any case comes first: cards that draw, then what is put down, then robberies, then healing. Among the
rest the greatest gain counts.
"""

from __future__ import annotations

from typing import Final

from sixgun.bang.asks import PLAY, USE, CardAsk
from sixgun.bang.effect import BROWN, GREEN, NO_AIM
from sixgun.bang.view import PlayerSummary
from sixgun.bots.bang.assessment import SPENT, Assessment
from sixgun.bots.bang.cards import BLUE, BLUE_WORTH, RANGES
from sixgun.bots.bang.thumbs import BURDENS, DRAWING, ROBBING, SHOTS
from sixgun.kernel.ask import NOBODY, Choice

DRAW_FIRST: Final = 100.0
PUT_DOWN: Final = 60.0
ROB: Final = 30.0
HEAL: Final = 20.0
NEVER: Final = -1.0
DRAWN: Final = frozenset(DRAWING) - {"pony_express"}
"""Cards that draw as soon as they are played."""
FIRED: Final = frozenset(SHOTS) - {"duel"}
ROBBED: Final = frozenset(ROBBING)
STEALING: Final = frozenset({"panic", "rag_time", "conestoga"})
KEPT_BANG: Final = 0.3
"""What a BANG! is worth for answers, when there are others to shoot with."""
TURN: Final = 2.4
"""What a turn is worth."""
STORE: Final = 1.2
"""What the first choice in the General Store is worth."""
LIT: Final = 0.1
"""How often a draw! lights the Dynamite."""
STICKS: Final = 3
UNKNOWN: Final = 1.0
"""What a card is worth that nobody has looked at, or that does something unheard of."""


def without_a_doubt(r: Assessment, options: list[Choice]) -> Choice | None:
    """What is good whatever one thinks of the others: a card that draws, or one to be put down."""
    found = None
    for option in options:
        if option.target == NOBODY and option.verb == PLAY and not option.what:
            slug = r.faces[option.card].slug
            if slug in DRAWN:
                return option
            if found is None and slug not in RANGES and slug != "dynamite":
                kind = r.kinds.get(slug) or r.kind(option.card, slug)
                if kind.colour != BROWN and kind.aim == NO_AIM:
                    found = option
    return found


def worth(r: Assessment, _ask: CardAsk, option: Choice) -> float:
    """What an option of phase 2 is worth."""
    if option.verb == USE:
        return _use(r, option)
    card, slug = option.card, option.what
    if slug:
        return effect(r, slug, option, held_back(r, slug, card))
    face = r.faces[card]
    slug = face.slug
    cost = r.costs.get(card)
    if cost is None:
        # For the first target of the card; the others follow.
        if slug in RANGES:
            return _weapon(r, slug)
        if slug in DRAWN:
            return DRAW_FIRST
        if slug == "dynamite":
            return _dynamite(r)
        kind = r.kinds.get(slug) or r.kind(card, slug)
        if kind.colour != BROWN and kind.aim == NO_AIM:
            return PUT_DOWN
        price = r.price(kind.cost, card) if kind.cost else 0.0
        cost = r.costs[card] = price + held_back(r, slug, card)
    if slug == "bang":
        return r.shot(r.players[option.target], r.pierces, face.suit) - cost
    return effect(r, slug, option, cost)


def held_back(r: Assessment, slug: str, card: int) -> float:
    """What is lost with the card itself."""
    spent = r.spend(card)
    if slug == "bang":
        # The next one shoots in the next turn; the last one is kept for an answer if there is little to win.
        return min(KEPT_BANG, spent)
    return 0.7 * spent


def effect(r: Assessment, slug: str, option: Choice, cost: float) -> float:
    """What a card does, less what it costs; those that come first are put above the rest."""
    target = r.players[option.target] if option.target != NOBODY else r.me
    if slug in FIRED:
        suit = r.face(option.card).suit if option.card >= 0 else ""
        return _shot(r, slug, target, suit) - cost
    if slug in ROBBED:
        # One that takes another card is weighed against what that card could do.
        value = robbery(r, slug, target) - cost
        return value if slug == "rag_time" else above(ROB, value)
    match slug:
        case "duel":
            return _duel(r, target) - cost
        case "gatling" | "howitzer":
            return sum([r.shot(p) for p in r.others]) - cost
        case "indians":
            return sum([_raided(r, p) for p in r.others]) - cost
        case "brawl":
            return sum([max(0.6, _dearest(r, p)) * r.bond(p.seat) for p in r.others if _has_cards(p)]) - cost
        case "jail":
            return 0.75 * TURN * r.bond(target.seat) * (1 + 0.1 * target.hand_count) - cost
        case "beer":
            return above(HEAL, r.gain(r.me) - cost) if r.alive > 2 else NEVER
        case "canteen":
            return above(HEAL, r.gain(r.me) - cost)
        case "whisky":
            twice = r.me.max_life - r.me.life > 1
            return above(HEAL, r.gain(r.me) * (1.8 if twice else 1.0) - cost)
        case "tequila":
            return above(HEAL, r.gain(target) - cost)
        case "saloon":
            return above(HEAL, r.gain(r.me) + sum([r.gain(p) for p in r.others]) - cost)
        case "general_store":
            return STORE - 0.8 * sum([r.bond(p.seat) for p in r.others]) - cost
        case "pony_express":
            return DRAW_FIRST
    # A card of a pack: against foes, if it is aimed; else it will be good for something.
    return r.bond(option.target) - cost if option.target != NOBODY else UNKNOWN - cost


def above(tier: float, value: float) -> float:
    """What comes first if it is good at all."""
    return tier + value if value > 0 else value


def needed(r: Assessment, slug: str) -> int:
    """How many Missed! it takes to cancel a shot of mine."""
    return 2 if slug == "sniper" else r.pierces if slug == "bang" else 1


def _shot(r: Assessment, slug: str, target: PlayerSummary, suit: str) -> float:
    worth = r.shot(target, needed(r, slug), suit)
    # It draws a card besides, for which nobody shoots at a friend.
    return worth + UNKNOWN if slug == "derringer" and worth >= 0 else worth


def _raided(r: Assessment, player: PlayerSummary) -> float:
    fails = r.answers(player, 0)
    return fails * r.loss(player) + (1.0 - fails) * r.foe(player.seat) * SPENT


def _duel(r: Assessment, target: PlayerSummary) -> float:
    """He answers first: I win if he has no more BANG! cards than I."""
    shots = r.bangs() if r.event != "the_sermon" else 0
    wins = r.answers(target, shots)
    spent = KEPT_BANG * min(shots, 1 + target.hand_count // 3)
    won = r.loss(target)
    return (
        wins * (won * r.temperament.heat if won > 0 else won) + (1.0 - wins) * r.loss(r.me) - (1.0 - wins / 2) * spent
    )


def _has_cards(player: PlayerSummary) -> bool:
    return bool(player.hand_count or player.in_play)


def _dearest(r: Assessment, player: PlayerSummary) -> float:
    """What the best card in front of a player is worth to him."""
    return max([r.taken(face) for face in player.shown], default=0.0)


def robbery(r: Assessment, slug: str, target: PlayerSummary) -> float:
    """The best that taking one card of a player brings."""
    gain = 0.9 if slug in STEALING else 0.0
    if target.seat == r.me.seat:
        return 1.2 if any(face.slug in BURDENS for face in target.shown) else NEVER
    bond = r.bond(target.seat)
    values = [gain + bond * BLUE_WORTH.get(face.slug, BLUE) for face in target.shown]
    if target.hand_count:
        # The last cards of a hand are the dearest.
        values.append(gain + bond * (1.2 if target.hand_count < 3 else 1.0))
    return max(values)


def _weapon(r: Assessment, slug: str) -> float:
    shots = r.bangs()
    if slug == "volcanic" and (shots < 2 or "willy_the_kid" in r.me.characters):
        return NEVER
    return PUT_DOWN if r.better_by(slug, shots) > 0.02 else NEVER


def _dynamite(r: Assessment) -> float:
    """It comes round to me first: each has his chance, and three life points hurt as much as they hurt him."""
    seat, players = r.me.seat, r.players
    blasts = [_blast(r, player) for player in players[seat:] + players[:seat] if not player.out]
    chance, value = LIT, 0.0
    for blast in blasts * 2:
        value += chance * blast
        chance *= 1 - LIT
    return value - 0.3


def _blast(r: Assessment, player: PlayerSummary) -> float:
    if player.seat == r.me.seat:
        return -(STICKS * 2.0 if player.life > STICKS else 12.0)
    # Nobody is rewarded for it.
    return STICKS * 2.0 * r.foe(player.seat) if player.life > STICKS else r.death(player)


def _use(r: Assessment, option: Choice) -> float:
    """A green card in play, an ability, or what an event allows."""
    me = r.me
    if option.card in me.in_play and r.kind(option.card, r.face(option.card).slug).colour == GREEN:
        kept = 0.5 if option.what not in ("canteen", "pony_express") else 0.3
        return effect(r, option.what, option, kept)
    match option.what:
        case "sid_ketchum":
            return above(HEAL, r.gain(me) - r.price(2))
        case "chuck_wengam":
            return 2.1 + r.loss(me) if me.life > 2 else NEVER
        case "jose_delgado":
            return DRAW_FIRST / 2 if r.worths()[option.card] < 1.7 else NEVER
        case "uncle_will":
            return STORE - 0.8 * sum([r.bond(p.seat) for p in r.others]) - r.spend(option.card)
        case "doc_holyday":
            return r.shot(r.players[option.target]) - r.price(2)
        case "sniper":
            return r.shot(r.players[option.target], needed(r, "sniper")) - 2 * KEPT_BANG
        case "ricochet":
            spoils = [r.bond(p.seat) * r.taken(face) * (1 - r.cancels(p)) for p in r.others for face in p.shown]
            return max(spoils, default=NEVER) - r.spend(option.card)
    # An ability of a pack: against foes, or never, so that nobody uses it for ever.
    return r.bond(option.target) if option.target != NOBODY else NEVER
