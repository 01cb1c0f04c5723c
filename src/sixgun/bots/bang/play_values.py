"""The value of each option in phase 2 to a gunslinger, in cards.

Options that are always good come first: drawing cards, then putting cards down, then robberies, then healing. The
others are compared by their gain. Effects are judged by their facts. The few opinions about single effects are in
opinions.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.bang.asks import PLAY, USE, CardAsk
from sixgun.bang.effect import BANG, GREEN, Card, Effect
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bots.bang.acts import lifts_bang_limit
from sixgun.bots.bang.assessment import Assessment
from sixgun.bots.bang.losses import REPLY_COST
from sixgun.bots.bang.opinions import NO_BANGS, PER_CARD, ability_value
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DISCARD, DRAW, EVERYBODY, HEAL, OTHERS, SELF, SHOT, TAKE
from sixgun.kernel.ask import NOBODY, Choice

DRAW_FIRST: Final = 100.0
PUT_DOWN: Final = 60.0
ROB_FIRST: Final = 30.0
HEAL_FIRST: Final = 20.0
NEVER: Final = -1.0
KEPT_BANG: Final = 0.3
"""The worth of keeping a BANG! to answer with, when there are others to shoot with."""
TURN: Final = 2.4
"""The worth of a turn."""
STORE: Final = 1.2
"""The worth of choosing first when everybody chooses a card."""
EXPLOSION_CHANCE: Final = 0.1
"""How often a draw! makes the Dynamite explode."""
UNKNOWN: Final = 1.0
"""The worth of an unseen card, or of a card with an unknown effect."""


def obvious_play(assessment: Assessment, options: list[Choice]) -> Choice | None:
    """Return an option that is good whoever the others are: a card that draws, or one to put down."""
    opinions = assessment.opinions
    for face in assessment.me.held:
        if face.slug in opinions.obvious:
            break
    else:
        return None
    found = None
    for option in options:
        if option.target == NOBODY and option.verb == PLAY and not option.what:
            slug = assessment.faces[option.card].slug
            if slug in opinions.drawing:
                return option
            if found is None and slug in opinions.obvious:
                found = option
    return found


def worth(assessment: Assessment, _ask: CardAsk, option: Choice) -> float:
    """Return the value of an option in phase 2."""
    if option.verb == USE:
        return _use(assessment, option)
    card, slug = option.card, option.what
    if slug:
        return effect_value(assessment, assessment.effect(slug), option, held_back(assessment, slug, card))
    face = assessment.faces[card]
    slug = face.slug
    kind = assessment.kinds[slug]
    cost = assessment.costs.get(card)
    if cost is None:
        # This is the first target of the card. Later ones use the cache.
        if slug in assessment.opinions.put_down:
            return _weapon(assessment, kind) if kind.weapon else _burden(assessment, kind) if kind.burden else PUT_DOWN
        price = assessment.price(kind.cost, card) if kind.cost else 0.0
        cost = assessment.costs[card] = price + held_back(assessment, slug, card)
    if slug == BANG:
        return assessment.shot(assessment.players[option.target], assessment.mine.missed_needed, face.suit) - cost
    return VALUES.get(kind.act, _unknown)(assessment, kind, option, cost)


def held_back(assessment: Assessment, slug: str, card: int) -> float:
    """Return what is lost with the card itself."""
    spent = assessment.spending_cost(card)
    if slug == BANG:
        # Other BANG! cards can wait for the next turn. The last one is kept for an answer if there is little to gain.
        return min(KEPT_BANG, spent)
    return 0.7 * spent


def effect_value(assessment: Assessment, kind: Effect, option: Choice, cost: float) -> float:
    """Return the value of an effect minus its cost. Effects that come first are placed above the rest."""
    return VALUES.get(kind.act, _unknown)(assessment, kind, option, cost)


def prefer_if_positive(tier: float, value: float) -> float:
    """Place a value in a tier above the rest, if it is positive."""
    return tier + value if value > 0 else value


def _unknown(assessment: Assessment, _kind: Effect, option: Choice, cost: float) -> float:
    """Return the value of an unknown effect: use it on foes if it is aimed, otherwise assume that it is useful."""
    return assessment.gain_share(option.target) - cost if option.target != NOBODY else UNKNOWN - cost


def _shot(assessment: Assessment, kind: Effect, option: Choice, cost: float) -> float:
    if kind.affects == OTHERS:
        return sum([assessment.shot(player) for player in assessment.others]) - cost
    if option.target == NOBODY:
        return _unknown(assessment, kind, option, cost)
    suit = assessment.face(option.card).suit if option.card >= 0 else ""
    worth = assessment.shot(assessment.players[option.target], assessment.missed_needed(kind), suit)
    # Some shots also draw cards. That is no reason to shoot at a friend.
    return (worth + UNKNOWN * kind.draws if worth >= 0 else worth) - cost


def _challenge(assessment: Assessment, kind: Effect, option: Choice, cost: float) -> float:
    if kind.affects == OTHERS:
        return sum([_raid(assessment, player) for player in assessment.others]) - cost
    if option.target == NOBODY:
        return _unknown(assessment, kind, option, cost)
    return _duel(assessment, assessment.players[option.target]) - cost


def _raid(assessment: Assessment, player: PlayerSummary) -> float:
    """Return the value of making a player discard a BANG! or lose a life point."""
    fails = assessment.chance_of_few_bangs(player, 0)
    return fails * assessment.loss(player) + (1.0 - fails) * assessment.foe(player.seat) * REPLY_COST


def _duel(assessment: Assessment, target: PlayerSummary) -> float:
    """Return the value of a duel. The target answers first, so I win if they do not have more BANG! cards than I."""
    shots = assessment.bangs() if assessment.event != NO_BANGS else 0
    wins = assessment.chance_of_few_bangs(target, shots)
    spent = KEPT_BANG * min(shots, 1 + target.hand_count // 3)
    won = assessment.loss(target)
    return (
        wins * (won * assessment.temperament.heat if won > 0 else won)
        + (1.0 - wins) * assessment.loss(assessment.me)
        - (1.0 - wins / 2) * spent
    )


def _confinement(assessment: Assessment, _kind: Effect, option: Choice, cost: float) -> float:
    target = _target(assessment, option)
    return 0.75 * TURN * assessment.gain_share(target.seat) * (1 + 0.1 * target.hand_count) - cost


def _healing(assessment: Assessment, kind: Effect, option: Choice, cost: float) -> float:
    """Return the value of life points for me, for the target or for everybody."""
    if assessment.alive < kind.min_players:
        return NEVER
    if kind.affects == EVERYBODY:
        gains = sum([assessment.gain(p) for p in assessment.others])
        return prefer_if_positive(HEAL_FIRST, assessment.gain(assessment.me) + gains - cost)
    target = _target(assessment, option)
    more = kind.heals > 1 and target.max_life - target.life > 1
    return prefer_if_positive(HEAL_FIRST, assessment.gain(target) * (1.8 if more else 1.0) - cost)


def _drawing(assessment: Assessment, kind: Effect, _option: Choice, cost: float) -> float:
    if kind.affects == EVERYBODY:
        return STORE - 0.8 * sum([assessment.gain_share(p.seat) for p in assessment.others]) - cost
    return DRAW_FIRST if not kind.cost else prefer_if_positive(HEAL_FIRST, PER_CARD * kind.draws - cost)


def _target(assessment: Assessment, option: Choice) -> PlayerSummary:
    return assessment.players[option.target] if option.target != NOBODY else assessment.me


def _has_cards(player: PlayerSummary) -> bool:
    return bool(player.hand_count or player.in_play)


def _best_in_play(assessment: Assessment, player: PlayerSummary) -> float:
    """Return the worth of the best card in front of a player to them."""
    return max([assessment.worth_in_play(face) for face in player.shown], default=0.0)


def _taking(assessment: Assessment, kind: Effect, option: Choice, cost: float) -> float:
    if option.target != NOBODY:
        # One that costs a card is compared with what that card could do.
        value = robbery(assessment, kind, assessment.players[option.target]) - cost
        return value if kind.cost else prefer_if_positive(ROB_FIRST, value)
    if kind.act == DISCARD and kind.affects == OTHERS:
        robbed = [p for p in assessment.others if _has_cards(p)]
        return sum([max(0.6, _best_in_play(assessment, p)) * assessment.gain_share(p.seat) for p in robbed]) - cost
    return _unknown(assessment, kind, option, cost)


def robbery(assessment: Assessment, kind: Effect, target: PlayerSummary) -> float:
    """Return the value of taking or discarding a player's best card."""
    gain = 0.9 if kind.act == TAKE else 0.0
    if target.seat == assessment.me.seat:
        return 1.2 if any(assessment.kinds[face.slug].burden for face in target.shown) else NEVER
    bond, in_play = assessment.gain_share(target.seat), assessment.opinions.in_play
    values = [gain + bond * in_play[face.slug] for face in target.shown]
    if target.hand_count:
        # The last cards of a hand are the best ones.
        values.append(gain + bond * (1.2 if target.hand_count < 3 else 1.0))
    return max(values, default=NEVER)


def _weapon(assessment: Assessment, kind: Card) -> float:
    shots = assessment.bangs()
    if lifts_bang_limit(kind) and (shots < 2 or assessment.mine.lifts_bang_limit):
        return NEVER
    return PUT_DOWN if assessment.better_by(kind, shots) > 0.02 else NEVER


def _burden(assessment: Assessment, kind: Card) -> float:
    """Return the value of a burden that is passed round. It threatens me first, then everybody in turn."""
    seat, players = assessment.me.seat, assessment.players
    blasts = [_blast(assessment, player, kind.damage) for player in players[seat:] + players[:seat] if not player.out]
    chance, value = EXPLOSION_CHANCE, 0.0
    for blast in blasts * 2:
        value += chance * blast
        chance *= 1 - EXPLOSION_CHANCE
    return value - 0.3


def _blast(assessment: Assessment, player: PlayerSummary, damage: int) -> float:
    if player.seat == assessment.me.seat:
        return -(damage * 2.0 if player.life > damage else 12.0)
    # There is no reward for it.
    return damage * 2.0 * assessment.foe(player.seat) if player.life > damage else assessment.death(player)


def _use(assessment: Assessment, option: Choice) -> float:
    """Return the value of using a green card in play, an ability or an event."""
    green = assessment.kinds.get(option.what)
    if green is not None and green.colour == GREEN and option.card in assessment.me.in_play:
        return effect_value(assessment, green, option, 0.3 if green.act in (HEAL, DRAW) else 0.5)
    value = ability_value(assessment, option, NEVER, KEPT_BANG)
    return _ability(assessment, assessment.effect(option.what), option) if value is None else value


def _ability(assessment: Assessment, kind: Effect, option: Choice) -> float:
    """Return the value of an ability that no opinion names: its act minus its cost."""
    paid = option.card in assessment.faces
    cost = assessment.spending_cost(option.card) if paid else assessment.price(kind.cost)
    if option.target == NOBODY and kind.act != HEAL and not paid and not kind.cost:
        return NEVER  # its cost is unknown, and so is when to stop
    if kind.act == DRAW and kind.affects == SELF:
        return PER_CARD * kind.draws - cost
    return effect_value(assessment, kind, option, cost)


EffectValue = Callable[[Assessment, Effect, Choice, float], float]
"""Returns the value of an effect minus its cost."""

VALUES: Final[dict[str, EffectValue]] = {
    SHOT: _shot,
    CHALLENGE: _challenge,
    TAKE: _taking,
    DISCARD: _taking,
    CONFINE: _confinement,
    HEAL: _healing,
    DRAW: _drawing,
}
"""The function that values an effect, by its act."""
