"""How a seat reads the table at one question: who is a foe, whether a shot hits, what that is worth, and the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from sixgun.bang.effect import Card
from sixgun.bang.faces import DIAMONDS, OUTLAW, SHERIFF, Face
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import Glance, View
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.cards import BARREL, BLUE_WORTH, PARRIES, RANGES, WORTH, WORTHS
from sixgun.bots.bang.stakes import CARES, GAME, LOSSES, REWARD, enmities
from sixgun.bots.bang.temper import Temper

MISSED_SHARE: Final = 0.25
"""How many of the cards that somebody holds are a Missed!."""
JANETS_SHARE: Final = 0.45
BANG_SHARE: Final = 0.19
BEER_SHARE: Final = 0.13
HEARTS_SHARE: Final = 0.25
MOST: Final = 1.3
"""The most that a card of somebody else may be worth to me."""
SPENT: Final = 0.7
"""What somebody loses who has to answer with a card."""
HIDDEN_MISSED: Final = ("missed", "dodge")


T = TypeVar("T")


class Once(Generic[T]):
    """Something that is worked out when it is first asked for. (The standard library's takes a lock each time.)"""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work
        self.name = work.__name__

    def __get__(self, reading: Any, _: type) -> T:
        found = reading.__dict__[self.name] = self.work(reading)
        return found


class Reading:
    """All that the options of one question are weighed with. Most questions need only some of it."""

    def __init__(self, view: View, beliefs: Beliefs, temper: Temper, kinds: dict[str, Card]) -> None:
        """`kinds`: the facts of cards by their names, as far as they have been looked up."""
        self.view = view
        self.temper = temper
        self.me = me = view.look(view.seat)
        self.faces = dict(zip(me.hand, me.held))
        self.kinds = kinds
        self._beliefs = beliefs
        self._cancels: dict[tuple[int, int], float] = {}
        self._shots: dict[tuple[int, int, bool], float] = {}

    @Once
    def players(self) -> tuple[Glance, ...]:
        """All players, of whom I have looked at myself already."""
        look, me, count = self.view.look, self.me, len(self._beliefs.logs)
        if not count:
            return self.view.glance()
        return tuple([look(seat) if seat != me.seat else me for seat in range(count)])

    @Once
    def foes_by_distance(self) -> list[tuple[int, float]]:
        """How far away each of the others is, and how much of a foe."""
        seat, distance, foes = self.me.seat, self.view.distance, self.foes
        return [(distance(seat, player.seat), max(0.0, foes[player.seat])) for player in self.others]

    @Once
    def my_weapon(self) -> str:
        """The weapon in front of me, if there is one."""
        return next((face.slug for face in self.me.shown if face.slug in RANGES), "")

    @Once
    def shown(self) -> set[str]:
        """The names of the cards in front of me."""
        return {face.slug for face in self.me.shown}

    @Once
    def beliefs(self) -> Beliefs:
        """What I believe, after I have listened."""
        self._beliefs.listen(self.view, self.players)
        return self._beliefs

    @Once
    def others(self) -> list[Glance]:
        """The others in play."""
        seat = self.view.seat
        return [player for player in self.players if not player.out and player.seat != seat]

    @Once
    def alive(self) -> int:
        return len(self.others) + 1

    @Once
    def foes(self) -> list[float]:
        """How much I wish each seat ill."""
        return enmities(self.players, self.me, self.others, self.beliefs, self.temper)

    @Once
    def care(self) -> float:
        """How much my own life counts."""
        return self.temper.care * (CARES[self.me.role] if len(self.players) > len(PREY) else 1.0)

    @Once
    def event(self) -> str:
        return self.view.event

    def face(self, card: int) -> Face:
        """What a card shows: mostly one of my hand."""
        return self.faces.get(card) or self.view.face(card)

    def kind(self, card: int, slug: str) -> Card:
        """The facts of a card with this name."""
        found = self.kinds.get(slug)
        if found is None:
            found = self.kinds[slug] = self.view.kind(card)
        return found

    # Losses.

    def loss(self, player: Glance) -> float:
        """What it is worth to me that a player loses a life point: less than nothing for friends and myself."""
        foe, life = self.foes[player.seat], player.life
        if life < 1:
            return 0.0
        if player.seat == self.me.seat:
            return -LOSSES[life] * self.care
        return foe * LOSSES[life] if life > 1 else self._death(player, foe)

    def _death(self, player: Glance, foe: float) -> float:
        """The last life point: rewards, penalties, and the game itself."""
        me = self.me
        unseen = player.hand_count - len(player.hand)
        lives = 1.0 - (1.0 - BEER_SHARE) ** unseen if self.alive > 2 else 0.0
        if self.alive > 2 and any(face.slug == "beer" for face in player.held):
            lives = 1.0
        worth = foe * LOSSES[1]
        if self.alive == 2:
            worth = GAME
        elif len(self.players) == len(PREY):
            worth = GAME if PREY[me.role] == player.role else worth + REWARD
        elif player.role == SHERIFF:
            worth = GAME if me.role == OUTLAW else -GAME
        else:
            deputy, outlaw, _ = self.beliefs.odds(self.players)[player.seat]
            worth += outlaw * REWARD
            if me.role == SHERIFF:
                worth -= deputy * (me.hand_count + len(me.in_play))
        return (1.0 - lives) * worth + lives * foe * SPENT

    def gain(self, player: Glance) -> float:
        """What it is worth to me that a player regains a life point."""
        if player.life >= player.max_life:
            return 0.0
        worth = LOSSES[player.life + 1]
        if player.life == 1:
            worth += 1.0
        return worth * self.care if player.seat == self.me.seat else -self.foes[player.seat] * worth

    def bond(self, seat: int) -> float:
        """How much of a card that a seat loses is my gain."""
        foe = self.foes[seat]
        return -1.0 if foe < -1.0 else min(foe, MOST)

    # Hits.

    def cancels(self, player: Glance, needed: int = 1) -> float:
        """The chance that a player cancels a shot."""
        key = (player.seat, needed)
        found = self._cancels.get(key)
        if found is None:
            found = self._cancels[key] = self._cancelling(player, needed)
        return found

    def _cancelling(self, player: Glance, needed: int) -> float:
        characters, held, event = player.characters, player.held, self.event
        unseen = player.hand_count - len(held)
        hidden = min(unseen, self.beliefs.unproven[player.seat])
        share, sure = MISSED_SHARE, 0
        if "elena_fuente" in characters:
            share, sure, hidden = 1.0, len(held), unseen
        elif "calamity_janet" in characters:
            share = JANETS_SHARE
            sure = sum([face.slug in ("missed", "dodge", "bang") for face in held])
        elif held:
            sure = sum([face.slug in HIDDEN_MISSED for face in held])
        barrels = int("jourdonnais" in characters)
        if player.shown and "belle_star" not in self.me.characters and event != "lasso":
            for face in player.shown:
                slug = face.slug
                if slug in PARRIES:
                    sure += 1
                elif slug == BARREL:
                    barrels += 1
        hides = 0.0
        if barrels:
            heart = 0.44 if "lucky_duke" in characters else HEARTS_SHARE
            if event in ("blessing", "curse"):
                heart = float(event == "blessing")
            hides = 1.0 - (1.0 - heart) ** barrels
        none = (1.0 - share) ** hidden
        if sure >= needed:
            return 0.98
        if needed - sure == 1:
            return 1.0 - none * (1.0 - hides)
        one = hidden * share * (1.0 - share) ** (hidden - 1) if hidden else 0.0
        return 1.0 - none - one * (1.0 - hides)

    def shot(self, player: Glance, needed: int = 1, suit: str = "") -> float:
        """What a shot at a player is worth."""
        key = (player.seat, needed, suit == DIAMONDS)
        found = self._shots.get(key)
        if found is None:
            found = self._shots[key] = self._shooting(player, needed, suit)
        return found

    def _shooting(self, player: Glance, needed: int, suit: str) -> float:
        if suit == DIAMONDS and "apache_kid" in player.characters:
            return 0.0
        missed = self.cancels(player, needed)
        worth = (1.0 - missed) * self.loss(player)
        foe = self.foes[player.seat]
        if missed < 1.0 or player.hand_count:
            worth += missed * foe * SPENT * needed
        if player.life > 1 and "bart_cassidy" in player.characters:
            worth -= (1.0 - missed) * foe
        if "el_gringo" in player.characters and player.life > 1 and self.me.hand_count > 1:
            worth -= (1.0 - missed) * 0.8
        return worth * self.temper.heat if worth > 0 else worth

    def answers(self, player: Glance, rounds: int) -> float:
        """The chance that a player has no more than so many BANG! cards."""
        sure = sum([face.slug == "bang" for face in player.held])
        hidden = min(player.hand_count - len(player.hand), self.beliefs.unfired[player.seat])
        share = JANETS_SHARE if "calamity_janet" in player.characters else BANG_SHARE
        left = rounds - sure
        if left < 0:
            return 0.0
        chance = term = (1.0 - share) ** hidden
        for count in range(1, min(left, hidden) + 1):
            term *= (hidden - count + 1) / count * share / (1.0 - share)
            chance += term
        return chance

    # Cards.

    @Once
    def worths(self) -> dict[int, float]:
        """What each of my hand cards is worth to me."""
        found: dict[int, float] = {}
        counts: dict[str, int] = {}
        for card, face in self.faces.items():
            slug = face.slug
            more = counts.get(slug, 0)
            counts[slug] = more + 1
            found[card] = self.worth(slug) - 0.2 * more
        return found

    @Once
    def surplus_worth(self) -> float:
        """What the best of the cards is worth that I shall have to discard anyhow."""
        me = self.me
        surplus = me.hand_count - (10 if "sean_mallory" in me.characters else me.life)
        return sorted(self.worths.values())[min(surplus, len(self.worths)) - 1] if surplus > 0 else 0.0

    def worth(self, slug: str) -> float:
        """What a card of this name is worth in my hand."""
        if slug in self.shown:
            return 0.1
        if slug in RANGES:
            return 0.15 + max(0.0, min(1.5, self.better_by(slug, 1)))
        if slug == "beer" and self.alive == 2:
            return 0.1
        if slug in ("bang", "missed") and "calamity_janet" in self.me.characters:
            return 1.5
        return WORTHS.get(slug, WORTH)

    def better_by(self, slug: str, shots: int) -> float:
        """How much better than mine a weapon is: the foes in its reach; many shots, if there are shots to fire."""
        mine = self.my_weapon
        if RANGES[slug] <= RANGES.get(mine, 1) and slug != "volcanic" and mine != "volcanic":
            return 0.0
        return self._merit(slug, shots) - self._merit(mine, shots)

    def _merit(self, slug: str, shots: int) -> float:
        reach = RANGES.get(slug, 1)
        near = sum([foe for far, foe in self.foes_by_distance if far <= reach])
        return near * (min(3, max(1, shots)) if slug == "volcanic" else 1) + reach / 20

    def taken(self, face: Face) -> float:
        """What a card in front of a player is worth to him."""
        return BLUE_WORTH.get(face.slug, 1.1)

    def spend(self, card: int) -> float:
        """What I lose if I part with a hand card now: nothing, if I would have to discard it anyhow."""
        worth, least = self.worths.get(card, WORTH), self.surplus_worth
        return worth - least if worth > least else 0.0

    def price(self, count: int, besides: int = -1) -> float:
        """What my poorest cards are worth together."""
        worths = self.worths
        poorest = sorted([worth for card, worth in worths.items() if card != besides])[:count]
        surplus = self.me.hand_count - self.me.life - 1
        return sum(poorest[max(0, surplus) :]) if surplus > 0 else sum(poorest)
