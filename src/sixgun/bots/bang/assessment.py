"""How a seat assesses the table at one question: life points and losses (losses.py), shots (hits.py), its own cards."""

from __future__ import annotations

from typing import Final

from sixgun.bang.effect import BANG, MISSED, Card
from sixgun.bots.bang.acts import lifts_bang_limit
from sixgun.bots.bang.hits import Hits
from sixgun.bots.bang.opinions import UNSEEN, hand_value

NO_FIGURES: Final[dict[str, float]] = {}


class Assessment(Hits):
    """Everything needed to value the options of one question.

    `costs` caches what is lost by playing a card.
    """

    __slots__ = ()

    def worths(self) -> dict[int, float]:
        """Return the worth of each of my hand cards to me."""
        found = self._worths
        if found is None:
            found = {}
            counts: dict[str, int] = {}
            usual = self.alive > 2 and not self.mine.bang_is_missed
            shown, kinds, figures = self.shown, self.kinds, self.opinions.hand if usual else NO_FIGURES
            for card, face in self.faces.items():
                slug = face.slug
                worth = figures.get(slug)
                if worth is None or slug in shown:
                    worth = self.worth(kinds[slug])
                if slug in counts:
                    worth -= 0.2 * counts[slug]
                    counts[slug] += 1
                else:
                    counts[slug] = 1
                found[card] = worth
            self._worths = found
            # `_least` is the worth of the best card that I will have to discard anyway.
            surplus = self.me.hand_count - (self.mine.hand_limit or self.me.life)
            self._least = sorted(found.values())[min(surplus, len(found)) - 1] if surplus > 0 and found else 0.0
        return found

    def worth(self, kind: Card) -> float:
        """Return the worth of a card in my hand."""
        if kind.slug in self.shown:
            return 0.1
        if kind.weapon:
            return 0.15 + max(0.0, min(1.5, self.better_by(kind, 1)))
        if kind.min_players > self.alive:
            return 0.1
        if kind.slug in (BANG, MISSED) and self.mine.bang_is_missed:
            return 1.5
        return hand_value(kind)

    def better_by(self, weapon: Card, shots: int) -> float:
        """Return how much better a weapon is than mine: by the foes in reach, and by the shots I have."""
        mine = None
        for face in self.me.shown:
            kind = self.kinds[face.slug]
            if kind.weapon:
                mine = kind
                break
        reach = mine.reach if mine else 1
        if weapon.reach <= reach and not lifts_bang_limit(weapon) and not (mine and lifts_bang_limit(mine)):
            return 0.0
        return self._merit(weapon, shots) - self._merit(mine, shots)

    def _merit(self, weapon: Card | None, shots: int) -> float:
        reach = weapon.reach if weapon else 1
        near = sum([foe for far, foe in self._by_distance or self._measured() if far <= reach])
        return near * (min(3, max(1, shots)) if weapon and lifts_bang_limit(weapon) else 1) + reach / 20

    def _measured(self) -> list[tuple[int, float]]:
        """Return the distance to each other player, and how hostile I am to them."""
        seat, distance, foes = self.me.seat, self.view.distance, self.foes or self.listen()
        self._by_distance = [(distance(seat, p.seat), max(0.0, foes[p.seat])) for p in self.others]
        return self._by_distance

    def bangs(self) -> int:
        """Return how many hand cards I can use as a BANG!."""
        if self._bangs < 0:
            either = self.mine.bang_is_missed
            self._bangs = sum([face.slug == BANG or (either and face.slug == MISSED) for face in self.me.held])
        return self._bangs

    def spending_cost(self, card: int) -> float:
        """Return what I lose by giving up a hand card now: nothing if I would have to discard it anyway."""
        worth = (self._worths or self.worths()).get(card, UNSEEN)
        least = self._least
        return worth - least if worth > least else 0.0

    def price(self, count: int, besides: int = -1) -> float:
        """Return the worth of my poorest cards together."""
        worths = self.worths()
        poorest = sorted([worth for card, worth in worths.items() if card != besides])[:count]
        surplus = self.me.hand_count - self.me.life - 1
        return sum(poorest[max(0, surplus) :]) if surplus > 0 else sum(poorest)
