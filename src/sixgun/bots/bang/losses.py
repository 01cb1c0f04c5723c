"""What is at stake for a seat at one question: who is a foe, and what their life points and cards are worth to it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from sixgun.bang.effect import Effect
from sixgun.bang.faces import OUTLAW, SHERIFF, Face
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import PlayerSummary, View
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.enmity import CARES, GAME, LOSSES, REWARD, enmities
from sixgun.bots.bang.opinions import IN_PLAY, Traits, in_play_value, traits_of
from sixgun.bots.bang.temperament import Temperament

BEER_SHARE: Final = 0.13
"""How many of the cards that somebody holds are a Beer."""
MOST: Final = 1.3
"""The most that a card of somebody else may be worth to me."""
SPENT: Final = 0.7
"""What somebody loses who has to answer with a card."""
NOTHING: Final[AbstractSet[str]] = frozenset()


class KnownEffects:
    """The cards of a game by their slugs, and the traits of players by their characters, as far as a bot met them."""

    __slots__ = ("kinds", "traits")

    def __init__(self, view: View) -> None:
        self.kinds = view.card_kinds
        self.traits: dict[tuple[str, ...], Traits] = {}


class Losses:
    """The first part of an assessment: the players, and what losses and gains are worth.

    A seat first sees only what is its own; `look_round` shows the others, without whom only the plainest choices are
    made. It reads the news, and weighs its hand, when that is first needed: most questions need only some of it. These
    are plain attributes that are empty until then, because they are read very often.
    """

    __slots__ = (
        "_bangs", "_beliefs", "_by_distance", "_least", "_worths", "alive", "care", "costs", "event", "faces", "foes",
        "kinds", "known_traits", "me", "mine", "others", "players", "shots", "shown", "temperament", "view",
    )  # fmt: skip

    def __init__(self, view: View, beliefs: Beliefs, temperament: Temperament, known: KnownEffects) -> None:
        self.view = view
        self.temperament = temperament
        self.me = me = view.summary(view.seat)
        self.faces = dict(zip(me.hand, me.held))
        self.kinds = known.kinds
        self.known_traits = known.traits
        self.players: tuple[PlayerSummary, ...] = ()
        self._beliefs = beliefs

    def look_round(self) -> None:
        """Look at the others, if that has not been done.

        `others` are those in play, `alive` counts them and me; `care` is how much my own life counts, `shown` are the
        slugs of the cards in front of me, `mine` are my traits. `kinds` are all cards of the game by their slugs.
        """
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
        self.mine = self.known_traits.get(me.characters) or self.traits(me)
        # What the other parts of an assessment work out once.
        self.shots: dict[int, float] = {}
        self.costs: dict[int, float] = {}
        self._by_distance: list[tuple[int, float]] = []
        self._worths: dict[int, float] | None = None
        self._bangs = -1

    def listen(self) -> list[float]:
        """Read the news: for each seat how much I wish it ill, from now on in `foes`."""
        self._beliefs.listen(self.view, self.players)
        self.foes = enmities(self.players, self.me, self.others, self._beliefs, self.temperament)
        return self.foes

    @property
    def beliefs(self) -> Beliefs:
        """What I believe, after reading the news."""
        if not self.foes:
            self.listen()
        return self._beliefs

    def foe(self, seat: int) -> float:
        """How much I wish a seat ill."""
        return (self.foes or self.listen())[seat]

    # Facts.

    def face(self, card: int) -> Face:
        """What a card shows: mostly one of my hand."""
        return self.faces.get(card) or self.view.face(card)

    def effect(self, slug: str) -> Effect:
        """The facts of a card, character or event."""
        return self.kinds.get(slug) or self.view.effect_of(slug)

    def traits(self, player: PlayerSummary) -> Traits:
        """What the characters of a player change; `known_traits` has those that were looked up before."""
        characters = player.characters
        found = self.known_traits.get(characters)
        if found is None:
            found = traits_of(tuple([self.view.effect_of(slug) for slug in characters]))
            self.known_traits[characters] = found
        return found

    # Life points.

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
        """What it is worth that another player loses their last life point: rewards, penalties, and the game itself."""
        me, foe = self.me, (self.foes or self.listen())[player.seat]
        unseen = player.hand_count - len(player.hand)
        lives = 1.0 - (1.0 - BEER_SHARE) ** unseen if self.alive > 2 else 0.0
        if self.alive > 2 and any(self.kinds[face.slug].saves_life for face in player.held):
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

    # Cards of others.

    def bond(self, seat: int) -> float:
        """How much of a card that a seat loses is my gain."""
        foe = (self.foes or self.listen())[seat]
        if foe < -1.0:
            return -1.0
        if foe > MOST:
            return MOST
        return foe

    def taken(self, face: Face) -> float:
        """What a card in play is worth to its owner."""
        found = IN_PLAY.get(face.slug)
        return in_play_value(self.kinds[face.slug]) if found is None else found
