"""How a side assesses the table of The Duel at one question: what everything is worth, and how likely a hit is.

Worth is measured with the fitted figures of win_chances.py. It is what a card, a life point or an Equipment adds to the
log-odds of winning.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sixgun.bots.duel.deck_figures import deck_figures
from sixgun.bots.duel.opinions import (
    AVOIDS_WITH_HITS,
    DRAWS_WHEN_AVOIDED,
    HARDER_TO_AVOID,
    ROUGH_UNSEEN,
    consolation,
    value_by_facts,
)
from sixgun.bots.duel.win_chances import feature_weights
from sixgun.cardgame.facts import SHOT
from sixgun.duel.effect import Character
from sixgun.duel.faces import BARREL, SIDES
from sixgun.kernel.ask import NOBODY

WIN_VALUE: Final = 8.0
"""The worth of winning the game."""
NEWCOMER_LIFE: Final = 4.1
"""How many life points the next character of the reserve brings."""
CARDS_FOR_FALLEN: Final = 2
"""How many cards the owner of a fallen character draws."""
FITTED_SHARE: Final = 0.04
"""How much of a fitted weight one point of a rough value is, for cards of packs. They have no fitted weights."""
USUAL_GEAR: Final = {"active": 0.215, "rear": 0.132}
"""The mean weight of the printed Equipment that helps. Equipment of packs counts as much."""
USUAL_BURDEN: Final = {"active": -0.078, "rear": -0.128}
"""The mean weight of the printed Equipment that harms."""


class CharacterSummary:
    """One character in play.

    `shield` is the slug of an Equipment that is used up to avoid a hit, or empty. `covers` counts the Equipment that
    may avoid a hit by a reveal.
    """

    __slots__ = ("active", "covers", "fighter", "gear", "kind", "life", "max_life", "seat", "shield", "slug", "worn")

    def __init__(self, view: Any, seat: int, fighter: int, active: bool) -> None:
        character = view.character(fighter)
        self.fighter = fighter
        self.seat = seat
        self.active = active
        self.kind: Character = character.kind
        self.slug: str = character.slug
        self.life: int = character.life
        self.max_life: int = character.max_life
        self.gear: dict[int, str] = {}
        self.shield = ""
        self.covers = 0
        for card in character.in_play:
            slug = view.face(card).slug
            kind = view.kind(card)
            self.gear[card] = slug
            self.covers += kind.cover
            if kind.parries_in_play:
                self.shield = slug
        self.worn = tuple(self.gear.values())


class Side:
    """One side: its characters in play, and the sizes of its hand and reserve."""

    __slots__ = ("characters", "count", "front", "rear", "reserve", "seat")

    def __init__(self, view: Any, seat: int) -> None:
        player = view.player(seat)
        self.seat = seat
        self.reserve: int = player.reserve_count
        self.count: int = player.hand_count
        active, rear = player.active, player.rear
        self.front = CharacterSummary(view, seat, active, True) if active != NOBODY else None
        self.rear = CharacterSummary(view, seat, rear, False) if rear != NOBODY else None
        self.characters = [character for character in (self.front, self.rear) if character is not None]


class Assessment:
    """Everything needed to value the options of one question.

    A view that was sent to this process shows players and characters as other objects than a `View` does.
    """

    def __init__(self, view: Any) -> None:
        self.view = view
        self.decks = deck_figures(view.catalogue)
        self.seat: int = view.seat
        self.sides = [Side(view, seat) for seat in range(2)]
        self.me, self.foe = self.sides[self.seat], self.sides[1 - self.seat]
        self.characters = {character.fighter: character for side in self.sides for character in side.characters}
        self.hand: dict[int, str] = {card: view.face(card).slug for card in view.me.hand}
        weight = feature_weights()
        self.life = (weight["active_life"] + weight["rear_life"]) / 2
        self.card = weight["hand"]
        self._unseen: dict[str, Counter[str]] | None = None

    # What things are worth.

    def hand_value(self, slug: str) -> float:
        """Return the worth of a card in a hand."""
        weight = feature_weights().get(f"hand_{slug}")
        if weight is None:
            weight = FITTED_SHARE * (value_by_facts(self.decks.cards[slug]) - ROUGH_UNSEEN)
        return max(0.02, self.card + weight)

    def equipment_value(self, character: CharacterSummary, slug: str) -> float:
        """Return the worth of an Equipment to its character's side. It mixes both places, because characters swap."""
        front, rear = self._gear_weight("active", slug), self._gear_weight("rear", slug)
        return 0.6 * front + 0.4 * rear if character.active else 0.4 * front + 0.6 * rear

    def _gear_weight(self, place: str, slug: str) -> float:
        weight = feature_weights().get(f"{place}_{slug}")
        if weight is None:
            weight = (USUAL_BURDEN if self.decks.cards[slug].burden else USUAL_GEAR)[place]
        return weight

    def front_bonus(self, slug: str) -> float:
        """Return how much more a character or an Equipment is worth in front than behind."""
        weight = feature_weights()
        return weight.get(f"active_{slug}", 0.0) - weight.get(f"rear_{slug}", 0.0)

    def cheapest(self) -> float:
        """Return the worth of the poorest card in my hand."""
        return min([self.hand_value(slug) for slug in self.hand.values()], default=0.0)

    def loss(self, character: CharacterSummary, points: int = 1) -> float:
        """Return what it costs a side if this character loses life points."""
        side, weight = self.sides[character.seat], feature_weights()
        if character.life > points:
            last = -weight[f"{'active' if character.active else 'rear'}_last"] if character.life == points + 1 else 0.0
            return points * (self.life - consolation(self, character.slug)) + max(0.0, last)
        if len(side.characters) == 1:
            return WIN_VALUE
        cost = (
            character.life * self.life
            + sum([self.equipment_value(character, slug) for slug in character.worn])
            - CARDS_FOR_FALLEN * self.card
        )
        if side.reserve:
            return cost + weight["reserve"] - NEWCOMER_LIFE * self.life
        return cost - weight["alone"]

    # What is not seen.

    @property
    def unseen(self) -> dict[str, Counter[str]]:
        """The cards that may be in the opponent's hand or in a deck, by back."""
        if self._unseen is None:
            view = self.view
            shown = [view.face(card) for card in (*view.discard, *view.on_table, *self.hand, *self.known_hand)]
            shown += [view.face(card) for character in self.characters.values() for card in character.gear]
            left = {side: self.decks.counts[side].copy() for side in SIDES}
            for face in shown:
                left[face.back][face.slug] -= 1
            self._unseen = left
        return self._unseen

    @property
    def known_hand(self) -> tuple[int, ...]:
        """The opponent's hand cards that I have seen."""
        hand: tuple[int, ...] = self.view.player(1 - self.seat).hand
        return hand

    def share(self, back: str, wanted: frozenset[str]) -> float:
        """Return the share of these cards among the unseen cards with this back."""
        left = self.unseen[back]
        total = sum(left.values())
        return sum([left[slug] for slug in wanted]) / total if total > 0 else 0.0

    def chance_without(self, wanted: frozenset[str]) -> float:
        """Return the probability that the opponent holds none of these cards."""
        chance = 1.0
        hidden = list(self.view.player(1 - self.seat).hand_backs)
        for card in self.known_hand:
            face = self.view.face(card)
            if face.slug in wanted:
                return 0.0
            hidden.remove(face.back)
        for back in hidden:
            chance *= 1.0 - self.share(back, wanted)
        return chance

    def barrel_chance(self, seat: int) -> float:
        """Return how often a card of a side's deck shows a barrel."""
        side = SIDES[seat]
        return self.decks.symbols[side, BARREL] / self.decks.sizes[side]

    # Hits.

    def hit_chance(self, character: CharacterSummary, any_card: bool = False, cost: int = 0) -> float:
        """Return the probability that my hit is not avoided."""
        side = self.sides[character.seat]
        chance = 1.0
        if side.count > cost:
            avoiders = self.decks.avoiders
            wanted = avoiders | self.decks.hitters if character.slug == AVOIDS_WITH_HITS else avoiders
            chance = 0.05 if any_card else self.chance_without(wanted)
        for _ in range(character.covers):
            chance *= 1.0 - self.barrel_chance(character.seat)
        if character.kind.cover:
            chance *= 1.0 - self.barrel_chance(1 - character.seat)
        return 0.0 if character.shield else chance

    def shot(self, character: CharacterSummary, any_card: bool = False, red: bool = False, bonus: float = 0.0) -> float:
        """Return the worth of my hit at an opponent's character. `bonus` is what I get if it is avoided."""
        front = self.me.front
        harder = red and front is not None and front.slug == HARDER_TO_AVOID
        chance = self.hit_chance(character, any_card, int(harder))
        if front is not None and front.slug == DRAWS_WHEN_AVOIDED:
            bonus += self.card
        avoided = bonus + (2 if harder else 1) * 0.8 * self.card
        if character.shield:
            avoided = bonus + self.equipment_value(character, character.shield)
        if character.kind.cover and character.kind.act == SHOT:
            avoided -= self.life / 2  # they shoot back if they avoid it by a reveal
        return chance * self.loss(character) + (1.0 - chance) * avoided
