"""How a seat reads the table at one question: what is at stake (losses.py), whether a shot hits (hits.py), and what its
own cards are worth."""

from __future__ import annotations

from typing import Final

from sixgun.bang.effect import BANG, MISSED, Card
from sixgun.bots.bang.acts import lifts_bang_limit
from sixgun.bots.bang.hits import Hits
from sixgun.bots.bang.opinions import HAND, UNSEEN, hand_value

NO_FIGURES: Final[dict[str, float]] = {}


class Assessment(Hits):
    """All that the options of one question are weighed with.

    `costs` is what is lost with each card that is played, as far as that has been asked.
    """

    __slots__ = ()

    def worths(self) -> dict[int, float]:
        """What each of my hand cards is worth to me."""
        found = self._worths
        if found is None:
            found = {}
            counts: dict[str, int] = {}
            usual = self.alive > 2 and not self.mine.bang_is_missed
            shown, kinds, figures = self.shown, self.kinds, HAND if usual else NO_FIGURES
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
            self._least = self._least_kept(found)
        return found

    def _least_kept(self, worths: dict[int, float]) -> float:
        """What the best of the cards is worth that I shall have to discard anyhow."""
        me = self.me
        surplus = me.hand_count - (self.mine.hand_limit or me.life)
        return sorted(worths.values())[min(surplus, len(worths)) - 1] if surplus > 0 and worths else 0.0

    def worth(self, kind: Card) -> float:
        """What a card is worth in my hand."""
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
        """How much better than mine a weapon is: the foes in its reach; many shots, if there are shots to fire."""
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
        """How far away each of the others is, and how much of a foe."""
        seat, distance, foes = self.me.seat, self.view.distance, self.foes or self.listen()
        self._by_distance = [(distance(seat, p.seat), max(0.0, foes[p.seat])) for p in self.others]
        return self._by_distance

    def bangs(self) -> int:
        """The hand cards that I can use as a BANG!."""
        if self._bangs < 0:
            either = self.mine.bang_is_missed
            self._bangs = sum([face.slug == BANG or (either and face.slug == MISSED) for face in self.me.held])
        return self._bangs

    def spend(self, card: int) -> float:
        """What I lose if I part with a hand card now: nothing, if I would have to discard it anyhow."""
        worth = (self._worths or self.worths()).get(card, UNSEEN)
        least = self._least
        return worth - least if worth > least else 0.0

    def price(self, count: int, besides: int = -1) -> float:
        """What my poorest cards are worth together."""
        worths = self.worths()
        poorest = sorted([worth for card, worth in worths.items() if card != besides])[:count]
        surplus = self.me.hand_count - self.me.life - 1
        return sum(poorest[max(0, surplus) :]) if surplus > 0 else sum(poorest)
