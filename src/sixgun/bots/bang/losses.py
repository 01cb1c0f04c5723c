"""What a seat can gain or lose at one question: who is a foe, and the worth of their life points and cards."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from sixgun.bang.effect import Card, Effect
from sixgun.bang.faces import OUTLAW, SHERIFF, Face
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import View
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.enmity import CARE_BY_ROLE, LIFE_POINT_VALUES, REWARD, WIN_VALUE, enmities
from sixgun.bots.bang.opinions import CardOpinions, Traits, card_opinions, traits_of
from sixgun.bots.bang.temperament import Temperament

BEER_SHARE: Final = 0.13
"""The share of hand cards that are a Beer."""
MAX_GAIN_SHARE: Final = 1.3
"""The most that another player's lost card can be worth to me."""
REPLY_COST: Final = 0.7
"""What a player loses by having to answer with a card."""
NOTHING: Final[AbstractSet[str]] = frozenset()


class KnownEffects:
    """The cards of a game by their slugs, opinions of them, and the traits of the players met so far, by their
    characters."""

    __slots__ = ("kinds", "opinions", "traits")

    kinds: Mapping[str, Card]
    opinions: CardOpinions
    traits: dict[tuple[str, ...], Traits]

    def __init__(self, view: View) -> None:
        self.kinds = view.card_kinds
        self.opinions = card_opinions(tuple(self.kinds.values()))
        self.traits = {}


class Losses:
    """The first part of an assessment: the players, and the worth of losses and gains.

    At first it only has what belongs to the seat itself. That is enough for obvious choices; for the rest, `read_table`
    adds the other players. The news is read and the hand is valued on first use, because most questions need only some
    of it. The results are plain attributes, empty until then, because they are read very often.
    """

    __slots__ = (
        "_bangs", "_beliefs", "_by_distance", "_least", "_worths", "alive", "care", "costs", "event", "faces", "foes",
        "kinds", "known_traits", "me", "mine", "opinions", "others", "players", "shots", "shown", "temperament", "view",
    )  # fmt: skip

    view: View
    temperament: Temperament
    me: PlayerSummary
    faces: dict[int, Face]
    kinds: Mapping[str, Card]
    opinions: CardOpinions
    known_traits: dict[tuple[str, ...], Traits]
    players: tuple[PlayerSummary, ...]
    others: list[PlayerSummary]
    alive: int
    care: float
    event: str
    shown: AbstractSet[str]
    foes: list[float]
    mine: Traits
    shots: dict[int, float]
    costs: dict[int, float]
    _beliefs: Beliefs
    _by_distance: list[tuple[int, float]]
    _worths: dict[int, float] | None
    _least: float
    _bangs: int

    def __init__(self, view: View, beliefs: Beliefs, temperament: Temperament, known: KnownEffects) -> None:
        self.view = view
        self.temperament = temperament
        self.me = me = view.summary(view.seat)
        self.faces = dict(zip(me.hand, me.held))
        self.kinds = known.kinds
        self.opinions = known.opinions
        self.known_traits = known.traits
        self.players = ()
        self._beliefs = beliefs

    def read_table(self) -> None:
        """Look at the other players, once.

        `others` are those still in the game, `alive` counts them and me. `care` is how much my own life counts. `shown`
        are the slugs of the cards in front of me, `mine` are my traits.
        """
        if self.players:
            return
        view, me = self.view, self.me
        self.players = players = view.summaries(me)
        self.others = [player for player in players if not player.out and player is not me]
        self.alive = len(self.others) + 1
        self.care = self.temperament.care * (CARE_BY_ROLE[me.role] if len(players) > len(PREY) else 1.0)
        self.event = view.event
        self.shown = {face.slug for face in me.shown} if me.shown else NOTHING
        self.foes = []
        self.mine = self.known_traits.get(me.characters) or self.traits(me)
        # Caches of the other parts of an assessment.
        self.shots = {}
        self.costs = {}
        self._by_distance = []
        self._worths = None
        self._bangs = -1

    def listen(self) -> list[float]:
        """Read the news and fill `foes`: how hostile I am to each seat."""
        self._beliefs.listen(self.view, self.players)
        self.foes = enmities(self.players, self.me, self.others, self._beliefs, self.temperament)
        return self.foes

    @property
    def beliefs(self) -> Beliefs:
        """My beliefs, after reading the news."""
        if not self.foes:
            self.listen()
        return self._beliefs

    def foe(self, seat: int) -> float:
        """Return how hostile I am to a seat."""
        return (self.foes or self.listen())[seat]

    # Facts.

    def face(self, card: int) -> Face:
        """Return the face of a card, usually one in my hand."""
        return self.faces.get(card) or self.view.face(card)

    def effect(self, slug: str) -> Effect:
        """Return a card, character or event by its slug."""
        return self.kinds.get(slug) or self.view.effect_of(slug)

    def traits(self, player: PlayerSummary) -> Traits:
        """Return the traits of a player. They are cached in `known_traits`."""
        characters = player.characters
        found = self.known_traits.get(characters)
        if found is None:
            found = traits_of(tuple([self.view.effect_of(slug) for slug in characters]))
            self.known_traits[characters] = found
        return found

    # Life points.

    def loss(self, player: PlayerSummary) -> float:
        """Return the worth to me of a player losing a life point: below 0 for friends and myself."""
        seat, life = player.seat, player.life
        if seat == self.me.seat:
            if not self.foes:
                self._beliefs.listen(self.view, self.players)  # my own life does not depend on who is a foe
            return -LIFE_POINT_VALUES[life] * self.care if life > 0 else 0.0
        foe = (self.foes or self.listen())[seat]
        if life < 1:
            return 0.0
        return foe * LIFE_POINT_VALUES[life] if life > 1 else self.death(player)

    def death(self, player: PlayerSummary) -> float:
        """Return the worth of another player losing their last life point: rewards, penalties, the game itself."""
        me, foe = self.me, (self.foes or self.listen())[player.seat]
        unseen = player.hand_count - len(player.hand)
        survives = 1.0 - (1.0 - BEER_SHARE) ** unseen if self.alive > 2 else 0.0
        if self.alive > 2 and any(self.kinds[face.slug].saves_life for face in player.held):
            survives = 1.0
        worth = foe * LIFE_POINT_VALUES[1]
        if self.alive == 2:
            worth = WIN_VALUE
        elif len(self.players) == len(PREY):
            worth = WIN_VALUE if PREY[me.role] == player.role else worth + REWARD
        elif player.role == SHERIFF:
            worth = WIN_VALUE if me.role == OUTLAW else -WIN_VALUE
        else:
            deputy, outlaw, _ = self._beliefs.odds(self.players)[player.seat]
            worth += outlaw * REWARD
            if me.role == SHERIFF:
                worth -= deputy * (me.hand_count + len(me.in_play))
        return (1.0 - survives) * worth + survives * foe * REPLY_COST

    def gain(self, player: PlayerSummary) -> float:
        """Return the worth to me of a player regaining a life point."""
        if player.life >= player.max_life:
            return 0.0
        worth = LIFE_POINT_VALUES[player.life + 1]
        if player.life == 1:
            worth += 1.0
        return worth * self.care if player.seat == self.me.seat else -self.foe(player.seat) * worth

    # Cards of others.

    def gain_share(self, seat: int) -> float:
        """Return what share of a lost card of this seat is my gain."""
        foe = (self.foes or self.listen())[seat]
        if foe < -1.0:
            return -1.0
        if foe > MAX_GAIN_SHARE:
            return MAX_GAIN_SHARE
        return foe

    def worth_in_play(self, face: Face) -> float:
        """Return the worth of a card in play to its owner."""
        return self.opinions.in_play[face.slug]
