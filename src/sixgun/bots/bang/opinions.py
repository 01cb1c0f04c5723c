"""What the bots of BANG! think of single cards, characters and events. No other code of the bots names one.

The figures for cards are in `data/card_values.json`. `hand` and `in_play` are the worth of a card to a gunslinger, in
cards (1 is an ordinary one). `rough` is its worth to the simpler bots, from 0 to 10. Cards without figures, such as
cards from packs, are judged by their facts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from sixgun.bang.effect import BROWN, NO_AIM, Card, Effect
from sixgun.bang.faces import DIAMONDS
from sixgun.bots.bang.acts import draws_cards, is_aimed, is_burden, is_put_down, lifts_bang_limit
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DISCARD, DRAW, HEAL, SHOT, TAKE
from sixgun.kernel.ask import Choice

if TYPE_CHECKING:
    from sixgun.bots.bang.assessment import Assessment
    from sixgun.bots.bang.cowboy import Cowboy

# Cards.

_FIGURES: Final[dict[str, dict[str, float]]] = json.loads(
    files(__package__).joinpath("data/card_values.json").read_text("utf-8")
)
HAND: Final = {slug: row["hand"] for slug, row in _FIGURES.items() if "hand" in row}
"""The worth of a card in the hand, while more than two players are left and no character changes it."""
IN_PLAY: Final = {slug: row["in_play"] for slug, row in _FIGURES.items() if "in_play" in row}
"""The worth of a card in play to its owner."""
ROUGH: Final = {slug: row["rough"] for slug, row in _FIGURES.items()}

UNSEEN: Final = 0.9
"""The worth of an unseen card."""
ROUGH_UNSEEN: Final = 4.5
PER_LIFE: Final = 1.4
PER_CARD: Final = 0.9
PER_COST: Final = 0.6
"""The worth of each card that has to be discarded as a cost."""
PARRY: Final = 1.4
BLUE: Final = 1.1
"""The worth of any other card that is put into play."""
MIN_VALUE: Final = 0.1
ACT_VALUES: Final = {SHOT: 0.9, CHALLENGE: 0.8, TAKE: 1.2, DISCARD: 1.0, CONFINE: 0.9}


def hand_value(kind: Card) -> float:
    """Return the worth of a card in a gunslinger's hand."""
    found = HAND.get(kind.slug)
    return value_by_facts(kind) if found is None else found


def in_play_value(kind: Card) -> float:
    """Return the worth of a card in play to its owner."""
    found = IN_PLAY.get(kind.slug)
    if found is not None:
        return found
    if kind.burden:
        return -2.5 if kind.act == CONFINE else -1.0
    return 0.6 + 0.2 * kind.reach if kind.weapon else BLUE


def rough_value(effect: Effect) -> float:
    """Return the worth of a card to the simpler bots, in the hand or in play."""
    found = ROUGH.get(effect.slug)
    if found is not None:
        return found
    return 2.5 + 2.2 * value_by_facts(effect) if isinstance(effect, Card) else 0.0


def value_by_facts(kind: Card) -> float:
    """Return the worth of a card in the hand that has no figure."""
    if kind.parries_from_hand or kind.parries_in_play:
        value = PARRY
    elif kind.weapon:
        value = 0.6 + 0.1 * kind.reach
    elif kind.burden and kind.aim == NO_AIM:
        value = 0.2
    elif kind.act == HEAL:
        value = PER_LIFE * kind.heals
    elif kind.act == DRAW:
        value = PER_CARD * kind.draws
    else:
        value = ACT_VALUES.get(kind.act, UNSEEN if kind.colour == BROWN else BLUE)
    return max(MIN_VALUE, value - PER_COST * kind.cost)


class CardOpinions:
    """What a gunslinger thinks of the cards of a game, by their slugs.

    - `hand`: the worth of a card in the hand, while more than two players are left and no character changes it. It has
      no weapons, because their worth depends on the table.
    - `in_play`: the worth of a card in play to its owner.
    - `put_down`: cards that are placed in front of their own player.
    - `drawing`: cards that draw for nothing. `obvious`: these, and those to put down whoever the others are.
    - `parrying`, `covering`: cards in play that work as a Missed!, or have a draw! that may cancel a shot.
    """

    __slots__ = ("covering", "drawing", "hand", "in_play", "obvious", "parrying", "put_down")

    def __init__(self, kinds: Sequence[Card]) -> None:
        self.hand = {
            kind.slug: hand_value(kind)
            for kind in kinds
            if kind.slug in HAND or not (kind.weapon or kind.min_players > 3)
        }
        self.in_play = {kind.slug: in_play_value(kind) for kind in kinds}
        self.put_down = {kind.slug for kind in kinds if is_put_down(kind)}
        self.drawing = {kind.slug for kind in kinds if kind.colour == BROWN and draws_cards(kind) and not kind.cost}
        calm = {kind.slug for kind in kinds if not kind.weapon and not kind.burden}
        self.obvious = self.drawing | (self.put_down & calm)
        self.parrying = {kind.slug for kind in kinds if kind.parries_in_play}
        self.covering = {kind.slug for kind in kinds if kind.cover and not kind.parries_in_play}


@lru_cache(maxsize=64)
def card_opinions(kinds: tuple[Card, ...]) -> CardOpinions:
    """Return what a gunslinger thinks of these cards."""
    return CardOpinions(kinds)


# Acts.

HOSTILITY: Final = {SHOT: 1.0, CHALLENGE: 1.0, CONFINE: 0.7, TAKE: 0.6, DISCARD: 0.6}


def hostility(effect: Effect) -> float:
    """Return how hostile the use of an effect against a player is."""
    return HOSTILITY.get(effect.act, 0.0) if is_aimed(effect) else 0.0


# Characters.

FAVOURITES: Final = frozenset({
    "willy_the_kid", "bart_cassidy", "kit_carlson", "suzy_lafayette", "black_jack", "jourdonnais", "slab_the_killer",
    "pixie_pete", "apache_kid", "belle_star", "elena_fuente", "pat_brennan", "claus_the_saint",
})  # fmt: skip
"""Characters that bots like to choose, or to copy."""
DRAWS_INSTEAD: Final = "pat_brennan"
"""May take a card in play instead of drawing two cards."""

MISSED_SHARE: Final = 0.25
"""The share of hand cards that are a Missed!."""
BANG_SHARE: Final = 0.19
EITHER_SHARE: Final = 0.45
"""The share of hand cards that are a Missed! or a BANG!."""
HEARTS_SHARE: Final = 0.25
IMMUNE_SUIT: Final = DIAMONDS
"""The suit that some characters are immune to."""


class Traits:
    """What a player's characters change about a fight, as a gunslinger sees it.

    - `missed_share`, `bang_share`: the share of their hand cards that work as a Missed! or a BANG!.
    - `any_card_parries`: any card works as a Missed!. `bang_is_missed`: BANG! and Missed! are interchangeable.
    - `covers`: how many draws! they have against a shot, not counting their cards. `heart_chance`: how often one helps.
    - `hit_draws`: they draw a card when they are hit. `hit_takes`: they take a card of the shooter.
    - `reply_draws`: they draw a card when they reply out of turn.
    - `is_immune`: cards of `IMMUNE_SUIT` do not affect them.
    - `ignores_cards`: cards in front of other players do not work in their turn.
    - `missed_needed`: how many Missed! it takes to cancel their BANG!.
    - `lifts_bang_limit`: they may play any number of BANG! cards.
    - `hand_limit`: how many cards they keep, 0 for the usual limit.
    """

    __slots__ = (
        "any_card_parries", "bang_is_missed", "bang_share", "covers", "hand_limit", "heart_chance", "hit_draws",
        "hit_takes", "ignores_cards", "is_immune", "lifts_bang_limit", "missed_needed", "missed_share", "reply_draws",
    )  # fmt: skip

    def __init__(self, effects: Sequence[Effect]) -> None:
        slugs = {effect.slug for effect in effects}
        self.any_card_parries = "elena_fuente" in slugs
        self.bang_is_missed = "calamity_janet" in slugs
        self.missed_share = 1.0 if self.any_card_parries else EITHER_SHARE if self.bang_is_missed else MISSED_SHARE
        self.bang_share = EITHER_SHARE if self.bang_is_missed else BANG_SHARE
        self.covers = sum([effect.cover for effect in effects])
        self.heart_chance = 0.44 if "lucky_duke" in slugs else HEARTS_SHARE
        self.hit_draws = "bart_cassidy" in slugs
        self.hit_takes = "el_gringo" in slugs
        self.reply_draws = "molly_stark" in slugs
        self.is_immune = "apache_kid" in slugs
        self.ignores_cards = "belle_star" in slugs
        self.missed_needed = max([effect.missed_needed for effect in effects], default=1)
        self.lifts_bang_limit = any(lifts_bang_limit(effect) for effect in effects)
        self.hand_limit = 10 if "sean_mallory" in slugs else 0


@lru_cache(maxsize=1024)
def traits_of(characters: tuple[Effect, ...]) -> Traits:
    """Return what these characters of one player change together."""
    return Traits(characters)


# Events.

NO_CARDS_IN_PLAY: Final = "lasso"
"""Cards in play do nothing."""
NO_BANGS: Final = "the_sermon"
"""Nobody can use a BANG! in their own turn."""
HEART_CHANCES: Final = {"blessing": 1.0, "curse": 0.0}
"""How often a draw! is a heart while an event changes all suits."""

# Abilities in phase 2. All others are judged by their facts.


def ability_value(assessment: Assessment, option: Choice, never: float, kept_bang: float) -> float | None:
    """Return the worth of using an ability or event to a gunslinger, or None without an opinion.

    `kept_bang` is the worth of keeping a BANG! to answer with.
    """
    me = assessment.me
    match option.what:
        case "chuck_wengam":
            return 2.1 + assessment.loss(me) if me.life > 2 else never
        case "jose_delgado":
            return 50.0 if assessment.worths()[option.card] < 1.7 else never
        case "sniper":
            return assessment.shot(assessment.players[option.target], 2) - 2 * kept_bang
        case "ricochet":
            spoils = [
                assessment.gain_share(p.seat) * assessment.worth_in_play(face) * (1 - assessment.cancel_chance(p))
                for p in assessment.others
                for face in p.shown
            ]
            return max(spoils, default=never) - assessment.spending_cost(option.card)
    return None


def rough_ability_value(bot: Cowboy, view: Any, option: Choice, never: float) -> float | None:
    """Return the same for a cowboy. Its view is a stand-in that keeps what it has looked up."""
    me = view.me
    match option.what:
        case "sid_ketchum":
            # Trade cards for life when life is low, or when the cards would be discarded anyway.
            return 5.0 if me.life == 1 or me.hand_count >= me.life + 2 else never
        case "chuck_wengam":
            return 6.0 if me.life > 2 and me.hand_count < 3 else never
        case "jose_delgado":
            return 2 * ROUGH_UNSEEN - bot.worth(view, option.card)
        case "uncle_will":
            return 4.0 - bot.worth(view, option.card)
        case "ricochet":
            spoils = [card for p in view.seats if bot.enmity(view, p.seat) > 0 for card in p.in_play]
            return 2.0 if view.bangs_played and any(not is_burden(view.kind(c)) for c in spoils) else never
    return None
