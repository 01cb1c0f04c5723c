"""How a seat reads the table at one question: who is a foe, whether a shot hits, what that is worth, and the cards."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from sixgun.bang.effect import Card
from sixgun.bang.faces import DIAMONDS, OUTLAW, SHERIFF, Face
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import PlayerSummary, View
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.cards import BARREL, BLUE, BLUE_WORTH, PARRIES, RANGES, STEADY, UNSTEADY, USUAL, WORTH, WORTHS
from sixgun.bots.bang.enmity import CARES, GAME, LOSSES, REWARD, enmities
from sixgun.bots.bang.temperament import Temperament

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
NOTHING: Final[AbstractSet[str]] = frozenset()


class Assessment:
    """All that the options of one question are weighed with.

    First I look at what is mine; `look_round` shows the others, without whom only the plainest choices are made. I
    listen, and weigh my hand, when that is first needed: most questions need only some of it. These are plain
    attributes that are empty until then, because they are read very often.
    """

    __slots__ = (
        "_bangs", "_beliefs", "_by_distance", "_least", "_worths", "alive", "care", "costs", "event", "faces",
        "foes", "kinds", "me", "others", "pierces", "players", "shots", "shown", "temperament", "view",
    )  # fmt: skip

    def __init__(self, view: View, beliefs: Beliefs, temperament: Temperament, kinds: dict[str, Card]) -> None:
        """`kinds`: the facts of cards by their names, as far as they have been looked up."""
        self.view = view
        self.temperament = temperament
        self.me = me = view.summary(view.seat)
        self.faces = dict(zip(me.hand, me.held))
        self.kinds = kinds
        self.players: tuple[PlayerSummary, ...] = ()
        self._beliefs = beliefs

    def look_round(self) -> None:
        """Look at the others, if that has not been done: `others` are those in play, `alive` counts them and me; `care`
        is how much my own life counts, `shown` are the names of the cards in front of me. `pierces` is how many Missed!
        cancel a BANG! of mine, `costs` what is lost with each card that is played, `shots` what a shot at each seat is
        worth, for ten times the Missed! that cancel it: both as far as that has been asked."""
        if self.players:
            return
        view, me = self.view, self.me
        self.players = players = view.summaries(me)
        self.others = [player for player in players if not player.out and player is not me]
        self.alive = len(self.others) + 1
        self.care = self.temperament.care * (CARES[me.role] if len(players) > len(PREY) else 1.0)
        self.event = view.event
        self.shown = {face.slug for face in me.shown} if me.shown else NOTHING
        self.foes: list[float] = []
        self._by_distance: list[tuple[int, float]] = []
        self._worths: dict[int, float] | None = None
        self.pierces = 2 if "slab_the_killer" in me.characters else 1
        self.costs: dict[int, float] = {}
        self._bangs = -1
        self.shots: dict[int, float] = {}

    def listen(self) -> list[float]:
        """Take in the news: for each seat how much I wish it ill, from now on in `foes`."""
        self._beliefs.listen(self.view, self.players)
        self.foes = enmities(self.players, self.me, self.others, self._beliefs, self.temperament)
        return self.foes

    @property
    def beliefs(self) -> Beliefs:
        """What I believe, after I have listened."""
        if not self.foes:
            self.listen()
        return self._beliefs

    def foe(self, seat: int) -> float:
        """How much I wish a seat ill."""
        return (self.foes or self.listen())[seat]

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

    def loss(self, player: PlayerSummary) -> float:
        """What it is worth to me that a player loses a life point: less than nothing for friends and myself."""
        seat, life = player.seat, player.life
        foe = (self.foes or self.listen())[seat]
        if life < 1:
            return 0.0
        if seat == self.me.seat:
            return -LOSSES[life] * self.care
        return foe * LOSSES[life] if life > 1 else self.death(player)

    def death(self, player: PlayerSummary) -> float:
        """What it is worth that another player loses his last life point: rewards, penalties, and the game itself."""
        me, foe = self.me, (self.foes or self.listen())[player.seat]
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
            deputy, outlaw, _ = self._beliefs.odds(self.players)[player.seat]
            worth += outlaw * REWARD
            if me.role == SHERIFF:
                worth -= deputy * (me.hand_count + len(me.in_play))
        return (1.0 - lives) * worth + lives * foe * SPENT

    def gain(self, player: PlayerSummary) -> float:
        """What it is worth to me that a player regains a life point."""
        if player.life >= player.max_life:
            return 0.0
        worth = LOSSES[player.life + 1]
        if player.life == 1:
            worth += 1.0
        return worth * self.care if player.seat == self.me.seat else -self.foe(player.seat) * worth

    def bond(self, seat: int) -> float:
        """How much of a card that a seat loses is my gain."""
        foe = (self.foes or self.listen())[seat]
        if foe < -1.0:
            return -1.0
        if foe > MOST:
            return MOST
        return foe

    # Hits.

    def cancels(self, player: PlayerSummary, needed: int = 1) -> float:
        """The chance that a player cancels a shot."""
        if not self.foes:
            self.listen()
        characters, held, event = player.characters, player.held, self.event
        unseen, unproven = player.hand_count - len(held), self._beliefs.unproven[player.seat]
        hidden = min(unseen, unproven)
        share, sure = MISSED_SHARE, 0
        if "elena_fuente" in characters:
            share, sure, hidden = 1.0, len(held), unseen
        elif "calamity_janet" in characters:
            share = JANETS_SHARE
            sure = sum([face.slug in ("missed", "dodge", "bang") for face in held])
        elif held:
            sure = sum([face.slug in HIDDEN_MISSED for face in held])
        barrels = 1 if "jourdonnais" in characters else 0
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

    def shot(self, player: PlayerSummary, needed: int = 1, suit: str = "") -> float:
        """What a shot at a player is worth."""
        if suit == DIAMONDS and "apache_kid" in player.characters:
            return 0.0
        key = player.seat + 10 * needed
        found = self.shots.get(key)
        if found is None:
            found = self.shots[key] = self._shooting(player, needed)
        return found

    def _shooting(self, player: PlayerSummary, needed: int) -> float:
        missed = self.cancels(player, needed)
        worth = (1.0 - missed) * self.loss(player)
        foe = self.foes[player.seat]  # to weigh the loss I have listened
        if missed < 1.0 or player.hand_count:
            worth += missed * foe * SPENT * needed
        if player.life > 1 and "bart_cassidy" in player.characters:
            worth -= (1.0 - missed) * foe
        if "el_gringo" in player.characters and player.life > 1 and self.me.hand_count > 1:
            worth -= (1.0 - missed) * 0.8
        return worth * self.temperament.heat if worth > 0 else worth

    def answers(self, player: PlayerSummary, rounds: int) -> float:
        """The chance that a player has no more than so many BANG! cards."""
        sure = sum([face.slug == "bang" for face in player.held])
        if not self.foes:
            self.listen()
        hidden = min(player.hand_count - len(player.hand), self._beliefs.unfired[player.seat])
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

    def worths(self) -> dict[int, float]:
        """What each of my hand cards is worth to me."""
        found = self._worths
        if found is None:
            found = {}
            counts: dict[str, int] = {}
            usual = self.alive > 2 and "calamity_janet" not in self.me.characters
            shown, steady = self.shown, USUAL if usual else STEADY
            for card, face in self.faces.items():
                slug = face.slug
                worth = steady.get(slug)
                if worth is None or slug in shown:
                    worth = self.worth(slug)
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
        surplus = me.hand_count - (10 if "sean_mallory" in me.characters else me.life)
        return sorted(worths.values())[min(surplus, len(worths)) - 1] if surplus > 0 and worths else 0.0

    def worth(self, slug: str) -> float:
        """What a card of this name is worth in my hand."""
        if slug in self.shown:
            return 0.1
        if slug not in UNSTEADY:
            return WORTHS.get(slug, WORTH)
        if slug in RANGES:
            return 0.15 + max(0.0, min(1.5, self.better_by(slug, 1)))
        if slug == "beer" and self.alive == 2:
            return 0.1
        return 1.5 if slug != "beer" and "calamity_janet" in self.me.characters else WORTHS[slug]

    def better_by(self, slug: str, shots: int) -> float:
        """How much better than mine a weapon is: the foes in its reach; many shots, if there are shots to fire."""
        mine = ""
        for face in self.me.shown:
            if face.slug in RANGES:
                mine = face.slug
                break
        if RANGES[slug] <= RANGES.get(mine, 1) and slug != "volcanic" and mine != "volcanic":
            return 0.0
        return self._merit(slug, shots) - self._merit(mine, shots)

    def _merit(self, slug: str, shots: int) -> float:
        reach = RANGES.get(slug, 1)
        near = sum([foe for far, foe in self._by_distance or self._measured() if far <= reach])
        return near * (min(3, max(1, shots)) if slug == "volcanic" else 1) + reach / 20

    def _measured(self) -> list[tuple[int, float]]:
        """How far away each of the others is, and how much of a foe."""
        seat, distance, foes = self.me.seat, self.view.distance, self.foes or self.listen()
        self._by_distance = [(distance(seat, p.seat), max(0.0, foes[p.seat])) for p in self.others]
        return self._by_distance

    def bangs(self) -> int:
        """The hand cards that I can use as a BANG!."""
        if self._bangs < 0:
            janet = "calamity_janet" in self.me.characters
            self._bangs = sum([face.slug == "bang" or (janet and face.slug == "missed") for face in self.me.held])
        return self._bangs

    def taken(self, face: Face) -> float:
        """What a card in front of a player is worth to him."""
        return BLUE_WORTH.get(face.slug, BLUE)

    def spend(self, card: int) -> float:
        """What I lose if I part with a hand card now: nothing, if I would have to discard it anyhow."""
        worth = (self._worths or self.worths()).get(card, WORTH)
        least = self._least
        return worth - least if worth > least else 0.0

    def price(self, count: int, besides: int = -1) -> float:
        """What my poorest cards are worth together."""
        worths = self.worths()
        poorest = sorted([worth for card, worth in worths.items() if card != besides])[:count]
        surplus = self.me.hand_count - self.me.life - 1
        return sum(poorest[max(0, surplus) :]) if surplus > 0 else sum(poorest)
